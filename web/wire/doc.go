// Package wire turns what core returns into the values of the JavaScript API:
// map[string]any, []any, string, bool, int and nil for null, under the names
// that playground.d.ts declares; and those values into JSON and back.
//
// Offsets are bytes in core and UTF-16 code units here. A lone surrogate is
// held in Go as its three bytes (WTF-8) and is one unit.
//
// What core answers grows with its input in lists of small objects, which cost
// JavaScript far more than the text they come from. So the lists have caps, and
// each says in its last element that it was cut.
package wire

import "uriplayground/core/syntax"

const (
	// MaxFaults is the number of faults of one text that are listed; one more
	// with the code more-faults spans the rest.
	MaxFaults = 1_000
	// MaxTraceUnits is the length of all buffers of a trace together, in
	// UTF-16 code units. Their sum grows with the square of the path.
	MaxTraceUnits = 4_000_000
	// MaxRuns is the number of runs of a provenance or a decoded text, of
	// changes by normalization, of URIs in a text, and of double encodings.
	MaxRuns = 10_000
	// MaxNodes is the number of nodes of a derivation.
	MaxNodes = 10_000
)

// Message puts a fault of text into a sentence.
type Message func(f syntax.Fault, text string) string

// Words is the text that a word list has for a key: "rule." and the key of a
// rule, or "decoding." and the name of a core.Decoding.
type Words func(key string) string

// reason says what a rule does, or why it holds.
func (w Words) reason(r *syntax.Rule) string { return w("rule." + r.Key) }

// cited is a rule with its place in the RFC and the reason.
func (w Words) cited(r *syntax.Rule) map[string]any {
	return Object("rule section reason", r.Key, r.Section, w.reason(r))
}

// name is what the rule is called by its RFC; null where there is no rule.
func name(r *syntax.Rule) any {
	if r == nil {
		return nil
	}
	return r.Name
}
