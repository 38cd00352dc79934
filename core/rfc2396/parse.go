package rfc2396

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// MaxFaults is the number of faults that Validate lists at most. A text of millions of faults
// would only fill the memory.
const MaxFaults = 10_000

// SyntaxError is the error of a text that is not a URI-reference (RFC 2396 §4).
type SyntaxError struct {
	Text       string         // as it was given
	Faults     []syntax.Fault // all of them, by position
	FirstBad   int            // byte offset of the leftmost character after which nothing can follow; -1 if Incomplete
	Incomplete bool           // more characters could make it a URI-reference
}

// Error names the first fault: its code, the byte offset, the rule and section.
func (e *SyntaxError) Error() string {
	f := e.Faults[0]
	return "rfc2396: " + f.Code.String() + " at byte " + strconv.Itoa(int(f.Start)) +
		" (" + f.Rule.Name + ", section " + f.Rule.Section + ")"
}

// Parse splits s and validates it (RFC 2396 Appendix A). The error is a *SyntaxError.
// A text without faults costs no allocation; faults that are no errors are in Validate.
func Parse(s string) (Reference, error) {
	r := Split(s)
	faults := Validate(r)
	if len(s) > len(r.text) {
		faults = append(faults, syntax.Fault{Rule: RuleURIReference, Span: span(0, uint32(len(r.text))), Code: syntax.TooLong})
	}
	if !hasError(faults) {
		return r, nil
	}
	e := &SyntaxError{Text: s, Faults: faults}
	e.FirstBad, e.Incomplete = r.firstBad(faults)
	return r, e
}

// hasError reports whether one of the faults is an error.
func hasError(faults []syntax.Fault) bool {
	for i := range faults {
		if faults[i].Level == syntax.Error {
			return true
		}
	}
	return false
}

// Validate returns every fault in the order of the text; nil for a URI-reference
// (RFC 2396 Appendix A). After MaxFaults of them comes one last fault for the rest.
func Validate(r Reference) []syntax.Fault {
	v := validator{text: r.text}
	v.scheme(&r)
	v.characters(RuleAuthority, r.authoritySpan(), authorityChar)
	v.path(&r)
	v.characters(RuleQuery, r.querySpan(), uric)
	v.characters(RuleFragment, r.fragmentSpan(), uric)
	return v.faults
}

type validator struct {
	text   string
	faults []syntax.Fault
}

func (v *validator) add(rule *syntax.Rule, code syntax.Code, start, end int) {
	f := syntax.Fault{Rule: rule, Code: code, Span: span(uint32(start), uint32(end))}
	switch {
	case len(v.faults) > MaxFaults:
		return
	case len(v.faults) == MaxFaults:
		f.Code, f.Level, f.End = syntax.MoreFaults, syntax.Info, uint32(len(v.text))
	}
	v.faults = append(v.faults, f)
}

// scheme        = alpha *( alpha | digit | "+" | "-" | "." )
func (v *validator) scheme(r *Reference) {
	if !r.hasScheme {
		return
	}
	start := 0
	if c := v.text[0]; !classes.Is(c, alpha) && classes.Is(c, schemeChar) {
		v.add(RuleScheme, syntax.SchemeStart, 0, 1)
		start = 1
	}
	for i := classes.Skip(v.text, start, schemeChar); i < int(r.schemeEnd) && len(v.faults) <= MaxFaults; i = classes.Skip(v.text, i, schemeChar) {
		code, width := why(v.text[i:])
		if v.text[i] < utf8.RuneSelf {
			code = syntax.SchemeCharacter
		}
		v.add(RuleScheme, code, i, i+width)
		i += width
	}
}

// path reads the rest of a hierarchical reference, or of an opaque one.
//
//	hier_part     = ( net_path | abs_path ) [ "?" query ]
//	opaque_part   = uric_no_slash *uric
//	rel_path      = rel_segment [ abs_path ]
func (v *validator) path(r *Reference) {
	s := r.pathSpan()
	switch {
	case r.Opaque():
		if s.Empty() && !r.hasQuery {
			v.empty(RuleOpaquePart, s)
		}
		v.characters(RuleOpaquePart, s, uric)
		return
	case r.Kind() == RuleRelPath && s.Empty():
		// relativeURI has a path, although Appendix C resolves "?y".
		v.empty(RuleRelSegment, s)
		v.faults[len(v.faults)-1].Level = syntax.Warning
	case r.Kind() == RuleRelPath:
		first := s
		if i := strings.IndexByte(r.path(), '/'); i >= 0 {
			first.End = s.Start + uint32(i)
		}
		v.characters(RuleRelSegment, first, relSegmentChar)
		s.Start = first.End
	}
	v.characters(RulePath, s, pathChar)
}

// empty reports a component that must not be empty, at the character that is there instead.
func (v *validator) empty(rule *syntax.Rule, s syntax.Span) {
	v.add(rule, syntax.Empty, int(s.Start), min(int(s.Start)+1, len(v.text)))
}

// characters reports every character that neither is of the class nor part of an
// escape.
func (v *validator) characters(rule *syntax.Rule, s syntax.Span, class syntax.Class) {
	text := v.text[:s.End]
	for i := classes.SkipTriplets(text, int(s.Start), class); i < len(text) && len(v.faults) <= MaxFaults; i = classes.SkipTriplets(text, i, class) {
		code, width := why(text[i:])
		at := rule
		switch {
		case code == syntax.PercentEncoding:
			at, width = RuleEscaped, syntax.BrokenTriplet(text[i:])
		case text[i] == ':' && rule == RuleRelSegment:
			code = syntax.ColonFirstSegment
		}
		v.add(at, code, i, i+width)
		i += width
	}
}

// why says why the character at the start of s is not allowed, and how many bytes it
// takes.
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
	}
	return syntax.Character, 1
}

// firstBad returns where a text with these faults goes wrong, or -1 if more characters
// could mend it: an escape at its end, or an opaque_part that is still empty.
func (r *Reference) firstBad(faults []syntax.Fault) (offset int, incomplete bool) {
	for _, f := range faults {
		at := int(f.Start)
		switch {
		case f.Level != syntax.Error:
			continue
		case f.Code == syntax.PercentEncoding:
			at += syntax.BrokenTriplet(r.text[at:])
		case at < int(r.schemeEnd): // without its colon it is the first segment of a path
			at = classes.SkipTriplets(r.text, 0, relSegmentChar)
			if at < int(r.schemeEnd) && r.text[at] == '%' {
				at += syntax.BrokenTriplet(r.text[at:])
			}
		}
		if at == len(r.text) {
			return -1, true
		}
		return at, false
	}
	return -1, false
}
