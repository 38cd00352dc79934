package rfc1808

import (
	"strconv"
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// MaxFaults is the number of faults that Validate lists at most. A text of millions of faults
// would only fill the memory.
const MaxFaults = 10_000

// SyntaxError is the error of a text that is not a URL (RFC 1808 §2.2).
type SyntaxError struct {
	Text       string         // as it was given
	Faults     []syntax.Fault // all of them, by position
	FirstBad   int            // byte offset of the leftmost character after which nothing can follow; -1 if Incomplete
	Incomplete bool           // more characters could make it a URL
}

// Error names the first fault: its code, the byte offset, the rule and section.
func (e *SyntaxError) Error() string {
	f := e.Faults[0]
	return "rfc1808: " + f.Code.String() + " at byte " + strconv.Itoa(int(f.Start)) +
		" (" + f.Rule.Name + ", section " + f.Rule.Section + ")"
}

// Parse splits s and validates it (RFC 1808 §2.2). The error is a *SyntaxError. A
// valid text costs no allocation.
func Parse(s string) (URL, error) {
	u := Split(s)
	faults := Validate(u)
	if len(s) > len(u.text) {
		faults = append(faults, syntax.Fault{Rule: RuleURL, Span: span(0, uint32(len(u.text))), Code: syntax.TooLong})
	}
	if faults == nil {
		return u, nil
	}
	e := &SyntaxError{Text: s, Faults: faults}
	e.FirstBad, e.Incomplete = firstBad(u.text, faults[0])
	return u, e
}

// firstBad returns where the text with this first fault goes wrong, or -1 if more
// characters could mend it: only the escape at its end can be unfinished.
func firstBad(text string, f syntax.Fault) (offset int, incomplete bool) {
	at := int(f.Start)
	if f.Code == syntax.PercentEncoding {
		if at = at + syntax.BrokenTriplet(text[at:]); at == len(text) {
			return -1, true
		}
	}
	return at, false
}

// Validate returns every fault in the order of the text; nil for a URL of RFC 1808
// §2.2. After MaxFaults of them comes one last fault for the rest.
//
//	absoluteURL = generic-RL | ( scheme ":" *( uchar | reserved ) )
//
// So an absolute URL may have any of these characters after its scheme, in any order.
func Validate(u URL) []syntax.Fault {
	var faults []syntax.Fault
	for i, part := range u.spans() {
		rule := partRules[i]
		if rule == RulePath && u.emptyFirstSegment() {
			at := u.pathStart + 1
			faults = append(faults, syntax.Fault{Rule: RuleFsegment, Span: span(at, at+1), Code: syntax.Empty})
		}
		faults = characters(faults, rule, u.text[:part.End], int(part.Start))
	}
	return faults
}

var partRules = [...]*syntax.Rule{RuleScheme, RuleNetLoc, RulePath, RuleParams, RuleQuery, RuleFragment}

func (u *URL) spans() [len(partRules)]syntax.Span {
	return [...]syntax.Span{u.schemeSpan(), u.netLocSpan(), u.pathSpan(), u.paramsSpan(), u.querySpan(), u.fragmentSpan()}
}

// emptyFirstSegment reports whether a relative URL lacks the first segment that its
// path must have: one after a net_loc can begin with "//".
//
//	path        = fsegment *( "/" segment )
//	fsegment    = 1*pchar
func (u *URL) emptyFirstSegment() bool {
	path := u.pathSpan().In(u.text)
	return !u.hasScheme && len(path) > 1 && path[0] == '/' && path[1] == '/'
}

// characters adds the characters of a part that are neither uchar nor reserved.
func characters(faults []syntax.Fault, rule *syntax.Rule, text string, i int) []syntax.Fault {
	for i = classes.SkipTriplets(text, i, urlChar); i < len(text); i = classes.SkipTriplets(text, i, urlChar) {
		code, width := why(text[i:])
		at := rule
		if code == syntax.PercentEncoding {
			at, width = RuleEscape, syntax.BrokenTriplet(text[i:])
		}
		f := syntax.Fault{Rule: at, Span: span(uint32(i), uint32(i+width)), Code: code}
		if len(faults) >= MaxFaults {
			if len(faults) == MaxFaults {
				f.Code, f.Level, f.End = syntax.MoreFaults, syntax.Info, uint32(len(text))
				faults = append(faults, f)
			}
			return faults
		}
		faults = append(faults, f)
		i += width
	}
	return faults
}

// why says for what reason the character at the start of s is not allowed, and how
// many bytes it takes.
func why(s string) (code syntax.Code, width int) {
	switch c := s[0]; {
	case c >= utf8.RuneSelf:
		return syntax.Wide(s)
	case c < ' ' || c == 0x7F:
		return syntax.ControlCharacter, 1
	case c == ' ':
		return syntax.Space, 1
	case c == '%':
		return syntax.PercentEncoding, 1
	case classes.Is(c, national):
		return syntax.NationalCharacter, 1
	}
	return syntax.PunctuationCharacter, 1
}
