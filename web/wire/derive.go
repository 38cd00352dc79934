package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Derive is the answer of derive(): the first MaxNodes nodes, and the number of
// the others.
func Derive(d *core.Derivation) map[string]any {
	v := derivation{Derivation: d, units: newUnits(d.Text), rules: map[string]any{}}
	shown := min(d.Len(), MaxNodes)
	answer := map[string]any{
		"valid": d.Valid, "incomplete": d.Incomplete, "firstBad": nil,
		"end":      v.units.at(uint32(len(d.Derivation.Text()))),
		"nodes":    v.nodes(shown),
		"omitted":  d.Len() - shown,
		"path":     v.path(d.OpenRules()),
		"expected": v.expected(),
		"rules":    v.rules,
	}
	if d.FirstBad >= 0 {
		answer["firstBad"] = v.units.at(uint32(d.FirstBad))
	}
	return answer
}

// derivation is a core.Derivation with the rules that its answer names.
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
		node["rule"], node["depth"], node["open"], node["parent"] = v.rule(n.Rule), n.Depth, n.Open, nil
		if n.Parent >= 0 {
			node["parent"] = n.Parent
		}
		list[i] = node
	}
	return list
}

// rule is the name of a production, which is then explained among the rules;
// null where there is none.
func (v *derivation) rule(r *syntax.Rule) any {
	if r != nil && v.rules[r.Name] == nil {
		v.rules[r.Name] = map[string]any{"section": r.Section, "abnf": core.ABNF(r)}
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
		list = append(list, map[string]any{
			"path": v.path(e.Path), "abnf": e.ABNF, "rule": v.rule(e.Rule), "characters": characters(e.First.Has),
		})
	}
	return list
}

// characters is the ASCII characters in a set, in their order.
func characters(has func(byte) bool) string {
	var all []byte
	for c := range byte(128) {
		if has(c) {
			all = append(all, c)
		}
	}
	return string(all)
}
