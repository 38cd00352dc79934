package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Derive returns the answer of derive(): the first MaxNodes nodes, and the number
// of the others.
func Derive(d *core.Derivation) *Properties {
	v := derivation{Derivation: d, units: newUnits(d.Text), rules: map[string]any{}}
	shown := min(d.Len(), MaxNodes)
	answer := Object("valid incomplete end nodes omitted path expected rules firstBad",
		d.Valid, d.Incomplete, v.units.at(uint32(len(d.Derivation.Text()))), v.nodes(shown),
		d.Len()-shown, v.path(d.OpenRules()), v.expected(), v.rules)
	Put(answer, "tooLong", d.TooLong)
	if d.FirstBad >= 0 {
		Put(answer, "firstBad", v.units.at(uint32(d.FirstBad)))
	}
	return answer
}

// derivation is a core.Derivation with the rules named in its answer.
type derivation struct {
	*core.Derivation
	units units
	rules map[string]any
}

func (v *derivation) nodes(shown int) []any {
	list := make([]any, shown)
	for i := range list {
		n := v.Node(i)
		node := v.units.span(n.Span)
		Put(node, "rule depth open parent", v.rule(n.Rule), n.Depth, n.Open)
		if n.Parent >= 0 {
			Put(node, "parent", n.Parent)
		}
		list[i] = node
	}
	return list
}

// rule returns the name of a production, or null for none, and adds the
// production to the rules of the answer.
func (v *derivation) rule(r *syntax.Rule) any {
	if r != nil && v.rules[r.Name] == nil {
		v.rules[r.Name] = Object("section abnf", r.Section, core.ABNF(r))
	}
	return name(r)
}

func (v *derivation) path(rules []*syntax.Rule) []any {
	list := make([]any, len(rules))
	for i, r := range rules {
		list[i] = v.rule(r)
	}
	return list
}

func (v *derivation) expected() []any {
	list := []any{}
	for _, e := range v.Expected() {
		list = append(list, Object("path abnf rule characters",
			v.path(e.Path), e.ABNF, v.rule(e.Rule), characters(e.First.Has)))
	}
	return list
}

// characters returns the ASCII characters in a set, in order.
func characters(has func(byte) bool) string {
	var all []byte
	for c := range byte(128) {
		if has(c) {
			all = append(all, c)
		}
	}
	return string(all)
}
