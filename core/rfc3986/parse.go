package rfc3986

import (
	"strconv"

	"uriplayground/core/syntax"
)

// Parse splits s and validates it as a URI-reference (RFC 3986 §4.1). The
// Reference is the same as that of Split, even beside an error. The error is a
// *SyntaxError. A valid text costs no allocation.
func Parse(s string) (r Reference, err error) {
	r.text = s
	err = r.split(true)
	return r, err
}

// SyntaxError is the error of a text that is not a URI-reference (RFC 3986
// §4.1).
type SyntaxError struct {
	Text       string         // as it was given
	Faults     []syntax.Fault // all of them, by position
	FirstBad   int            // byte offset as given by FirstBad; -1 if Incomplete
	Incomplete bool           // more characters could make it a URI-reference
}

// errInvalid takes the place of the error where only its presence matters.
var errInvalid error = &SyntaxError{FirstBad: -1}

func newSyntaxError(r Reference, s string) *SyntaxError {
	e := &SyntaxError{Text: s, Faults: Validate(r)}
	e.FirstBad, e.Incomplete = FirstBad(r.text)
	if len(s) > len(r.text) {
		e.Faults = append(e.Faults, syntax.Fault{Rule: RuleURIReference, Span: syntax.Span{End: uint32(len(r.text))}, Code: syntax.TooLong})
	}
	return e
}

// FirstBad returns the byte offset of the leftmost character of s after which no
// continuation can match URI-reference (RFC 3986 Appendix A): what comes before
// it is the longest viable prefix. It is -1 for a valid text and for a proper
// prefix of one; incomplete distinguishes the two.
func FirstBad(s string) (offset int, incomplete bool) {
	n, whole := uriReference().Prefix(s)
	if n < len(s) {
		return n, false
	}
	return -1, !whole
}

// Error names the first fault: its code, the byte offset, the rule and section.
func (e *SyntaxError) Error() string {
	f := e.Faults[0]
	return "rfc3986: " + f.Code.String() + " at byte " + strconv.Itoa(int(f.Start)) +
		" (" + f.Rule.Name + ", section " + f.Rule.Section + ")"
}

// Valid reports whether the reference matches URI-reference (RFC 3986 §4.1,
// Appendix A). It allocates nothing; Validate says what is wrong.
func (r Reference) Valid() bool {
	again := Reference{text: r.text}
	return again.split(false) == nil
}
