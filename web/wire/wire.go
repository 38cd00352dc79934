// Package wire turns what core returns into the values of the JavaScript API:
// map[string]any, []any, string, bool, int and nil for null, under the names
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
func (w Words) cited(r *syntax.Rule) map[string]any {
	return Object("rule section reason", r.Key, r.Section, w.reason(r))
}

// name returns the rule's name in its RFC, or null for no rule.
func name(r *syntax.Rule) any {
	if r == nil {
		return nil
	}
	return r.Name
}

// Object returns an object with the values under names, which are separated by
// spaces ("start end"); names without a value get null. A call compiles to a
// fraction of the code of a map literal, and there are many.
func Object(names string, values ...any) map[string]any {
	object := map[string]any{}
	Put(object, names, values...)
	return object
}

// Put sets the values under names in an object, as Object does.
func Put(object map[string]any, names string, values ...any) {
	for more := true; more; {
		var name string
		name, names, more = strings.Cut(names, " ")
		object[name] = nil
		if len(values) > 0 {
			object[name], values = values[0], values[1:]
		}
	}
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
		f.(map[string]any)["in"] = in
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

func fault(f syntax.Fault, text string, u *units, m Message) map[string]any {
	return Object("code rule section level start end message",
		f.Code.String(), f.Rule.Key, f.Rule.Section, f.Level.String(), u.at(f.Start), u.at(f.End),
		m(f, text))
}
