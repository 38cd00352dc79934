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
	// MaxRuns is the number of runs of a provenance.
	MaxRuns = 10_000
)

// Message puts a fault of text into a sentence.
type Message func(f syntax.Fault, text string) string

// name is what the rule is called by its RFC; null where there is no rule.
func name(r *syntax.Rule) any {
	if r == nil {
		return nil
	}
	return r.Name
}
