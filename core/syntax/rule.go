// Package syntax is the vocabulary that every dialect shares: spans, parts,
// rules, faults, steps and traces. It holds no grammar and imports nothing of
// this module.
//
// Everything here points into a text by byte offset and never copies from it.
package syntax

// MaxText is the length in bytes of the longest text whose offsets fit a Span.
const MaxText = 1<<32 - 2

// Span is the half-open range of bytes [Start, End) of a text.
// Start ≤ End holds for every span this module makes.
type Span struct {
	Start, End uint32 // byte offsets; End is exclusive
}

// Len returns the number of bytes in the span.
func (s Span) Len() int { return int(s.End - s.Start) }

// Empty reports whether the span contains no byte.
func (s Span) Empty() bool { return s.Start == s.End }

// In returns the part of text that the span covers. It shares text's memory.
func (s Span) In(text string) string { return text[s.Start:s.End] }

// Part is one component of a text. A component that is not defined has no
// delimiter in the text (RFC 3986 §5.3); a defined one may still be empty.
// The span of an undefined part is empty and lies where it would be.
type Part struct {
	Rule *Rule // the production that names it
	Span
	Defined bool // it is there, even if empty
}

// State names the three states of a component, which RFC 3986 §5.3 keeps apart:
// "undefined", "empty" or "present".
func (p Part) State() string {
	switch {
	case !p.Defined:
		return "undefined"
	case p.Empty():
		return "empty"
	}
	return "present"
}

// Rule cites the sentence, production or pseudocode line of an RFC by which
// something was decided. Rules are static: there is one variable for each, so
// that two rules are the same when their addresses are.
type Rule struct {
	RFC     uint16 // number of the document; 3986 for instance
	Section string // "5.2.4"; "A" for an appendix
	Name    string // the RFC's own words: "path-abempty", "2E", "T.scheme = R.scheme"
	Key     string // names the rule in word lists and tests; unique in its dialect

	Plain bool // of a production: nothing in it can be percent-encoded

	// Facts of a line of an algorithm.
	Component string // the component of the target that the line is about; "" for none or several
	Condition bool   // the line asks a question, which Step.Yes answers
	Assigns   bool   // the line gives Component its final value
	Op        Op     // what the line does
	// Decides is the components of the target that are decided once the line has run, of a
	// condition if it holds. What only goes on with what was decided decides nothing.
	Decides Components
}

// Doing sets r.Op to op and returns r.
func Doing(op Op, r *Rule) *Rule {
	r.Op = op
	return r
}

// Deciding sets r.Decides to c and returns r, so that a table of rules has one line for each.
func Deciding(c Components, r *Rule) *Rule {
	r.Decides = c
	return r
}
