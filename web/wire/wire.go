// Package wire turns what core returns into the values of the JavaScript API:
// *Properties, map[string]any, []any, string, bool, int and nil for null, under the names
// that playground.d.ts declares; and those values into JSON and back.
//
// Offsets are bytes in core and UTF-16 code units here. In Go a lone surrogate
// is its three bytes (WTF-8) and counts as one unit.
//
// Results of core grow with their input as lists of small objects, which cost
// JavaScript far more than the text they come from. So lists have limits, and
// the last element of a truncated list says so.
package wire

import (
	"strings"

	"uriplayground/core/syntax"
)

const (
	// MaxFaults is the largest number of faults listed for a text; one more,
	// with the code more-faults, spans the rest.
	MaxFaults = 1_000
	// MaxTraceUnits is the largest total length of the buffers of a trace, in
	// UTF-16 code units. It grows with the square of the path's length.
	MaxTraceUnits = 4_000_000
	// MaxRuns is the largest number of runs of a provenance or a decoded text,
	// of changes by normalization, of URIs in a text, and of double encodings.
	MaxRuns = 10_000
	// MaxNodes is the largest number of nodes of a derivation.
	MaxNodes = 10_000
)

// Message returns the sentence for a fault of text.
type Message func(f syntax.Fault, text string) string

// Words returns the text for a key of web/locales, such as "rule." and the key of a
// rule.
type Words func(key string) string

// reason returns what a rule does, or why it holds.
func (w Words) reason(r *syntax.Rule) string { return w("rule." + r.Key) }

// cited returns an object with a rule, its section and its reason.
func (w Words) cited(r *syntax.Rule) *Properties {
	return Object("rule section reason", r.Key, r.Section, w.reason(r))
}

// name returns the rule's name in its RFC, or null for no rule.
func name(r *syntax.Rule) any {
	if r == nil {
		return nil
	}
	return r.Name
}

// Properties is an object. It is no map, which would take longer to make and to read than all the rest
// of an answer: answers are many objects of few names.
type Properties struct {
	names  string // in their order, separated by spaces
	values []any  // the names after these have null
}

// Object returns an object with the values under names, which are separated by
// spaces ("start end"); names without a value get null. It copies the values, so that they are on the stack
// of the many who call it, which is less code.
func Object(names string, values ...any) *Properties {
	return &Properties{names, append([]any(nil), values...)}
}

// Put sets the values under names in an object, as Object does.
func Put(object *Properties, names string, values ...any) {
	for more := true; more; {
		var name string
		name, names, more = strings.Cut(names, " ")
		var value any
		if len(values) > 0 {
			value, values = values[0], values[1:]
		}
		object.set(name, value)
	}
}

func (p *Properties) set(name string, value any) {
	i, ok := p.find(name)
	if !ok {
		p.names += " " + name
	}
	for len(p.values) <= i {
		p.values = append(p.values, nil)
	}
	p.values[i] = value
}

// find returns the number of a name, or that of the next one.
func (p *Properties) find(name string) (i int, ok bool) {
	rest, more := p.names, true
	for ; more; i++ {
		var at string
		if at, rest, more = strings.Cut(rest, " "); at == name {
			return i, true
		}
	}
	return i, false
}

// value returns the value of a name by its number.
func (p *Properties) value(i int) any {
	if i < len(p.values) {
		return p.values[i]
	}
	return nil
}

// Get returns the value under a name.
func (p *Properties) Get(name string) any {
	i, _ := p.find(name)
	return p.value(i)
}

// Map returns the object for syscall/js, which knows maps. What is in it is no object itself.
func (p *Properties) Map() map[string]any {
	object := map[string]any{}
	i := 0
	for name := range strings.SplitSeq(p.names, " ") {
		object[name] = p.value(i)
		i++
	}
	return object
}

// faults lists the first MaxFaults faults of a text.
func faults(all []syntax.Fault, text string, u *units, m Message) []any {
	all = capped(all, MaxFaults)
	list := make([]any, len(all))
	for i, f := range all {
		list[i] = fault(f, text, u, m)
	}
	return list
}

// faultsIn lists faults with the name of the text they are in.
func faultsIn(in any, all []syntax.Fault, text string, u *units, m Message) []any {
	list := faults(all, text, u, m)
	for _, f := range list {
		Put(f.(*Properties), "in", in)
	}
	return list
}

// capped replaces all faults after the first most by a single one, which cites
// the rule of the first one replaced.
func capped(all []syntax.Fault, most int) []syntax.Fault {
	if len(all) <= most {
		return all
	}
	rest := all[most:]
	more := syntax.Fault{Rule: rest[0].Rule, Span: rest[0].Span, Code: syntax.MoreFaults, Level: syntax.Info}
	for _, f := range rest {
		more.Start, more.End = min(more.Start, f.Start), max(more.End, f.End)
	}
	return append(all[:most:most], more)
}

func fault(f syntax.Fault, text string, u *units, m Message) *Properties {
	return Object("code rule section level start end message",
		f.Code.String(), f.Rule.Key, f.Rule.Section, f.Level.String(), u.at(f.Start), u.at(f.End),
		m(f, text))
}
