package rfc1630

import (
	"strconv"

	"uriplayground/core/syntax"
)

// MaxFaults is the number of faults that Validate lists at most. A text of millions of faults
// would only fill the memory.
const MaxFaults = 10_000

// Parse splits s and validates it as a fragmentaddress, by the BNF of its
// scheme if there is one, or as a partial form. The URI is the same as that of
// Split, even beside an error. The error is a *SyntaxError. A valid text costs
// no allocation.
func Parse(s string) (URI, error) {
	u := Split(s)
	p := parser{u: u}
	p.text()
	if p.faults == nil && len(s) == len(u.text) {
		return u, nil
	}
	e := &SyntaxError{Text: s, Faults: p.sorted()}
	e.FirstBad, e.Incomplete = FirstBad(u.text)
	if len(s) > len(u.text) {
		whole := syntax.Span{Start: 0, End: uint32(len(u.text))}
		e.Faults = append(e.Faults, syntax.Fault{Rule: RuleURI, Span: whole, Code: syntax.TooLong})
	}
	return u, e
}

// SyntaxError is the error of a text that no BNF of RFC 1630 describes.
type SyntaxError struct {
	Text       string         // as it was given
	Faults     []syntax.Fault // all of them, by position
	FirstBad   int            // byte offset as given by FirstBad; -1 if Incomplete
	Incomplete bool           // more characters could make it a URI or a partial form
}

// Error names the first fault: its code, the byte offset, the rule and page.
func (e *SyntaxError) Error() string {
	f := e.Faults[0]
	return "rfc1630: " + f.Code.String() + " at byte " + strconv.Itoa(int(f.Start)) +
		" (" + f.Rule.Name + ", " + f.Rule.Section + ")"
}

// Validate returns every fault in the order of the text (RFC 1630, BNF); nil
// for a valid URI or partial form. Each character out of place is a fault of
// its own. After MaxFaults of them comes one last fault,
// more-faults, for the rest of the text.
func Validate(u URI) []syntax.Fault {
	p := parser{u: u}
	p.text()
	return p.sorted()
}

// sorted returns the faults by their place.
func (p *parser) sorted() []syntax.Fault {
	syntax.SortFaults(p.faults)
	return p.faults
}

// Valid reports whether the text is a URI or a partial form (RFC 1630, BNF). It
// allocates nothing if it is.
func (u URI) Valid() bool { return Validate(u) == nil }

// Named returns the parts that the BNF of the scheme names, in the order of the
// text. It is nil where there is no such BNF.
func (u URI) Named() []syntax.Part {
	p := parser{u: u, named: true}
	p.text()
	return p.parts
}
