package rfc3986

import (
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// MaxFaults is the number of faults that Validate lists at most. A text of millions of faults
// would only fill the memory.
const MaxFaults = 10_000

// Validate walks the components as §3 defines them and returns every fault in
// the order of the text; nil for a valid URI-reference. Each character that is
// not allowed where it is is a fault of its own. After MaxFaults of them comes
// one last fault, more-faults, for the rest of the text.
func Validate(r Reference) []syntax.Fault {
	if r.Valid() {
		return nil
	}
	v := validator{text: r.text}
	v.scheme(&r)
	v.authority(&r)
	v.path(&r)
	if r.has(hasQuery) {
		v.component(RuleQuery, r.querySpan(), syntax.NoFault)
	}
	if r.has(hasFragment) {
		v.component(RuleFragment, r.fragmentSpan(), syntax.NoFault)
	}
	syntax.SortFaults(v.faults)
	return v.faults
}

type validator struct {
	text   string
	faults []syntax.Fault
	full   bool // MaxFaults are listed
}

func (v *validator) add(rule *syntax.Rule, code syntax.Code, start, end int) {
	f := syntax.Fault{Rule: rule, Code: code, Span: syntax.Span{Start: uint32(start), End: uint32(end)}}
	switch {
	case v.full:
		return
	case len(v.faults) == MaxFaults:
		v.full = true
		f.Code, f.Level, f.End = syntax.MoreFaults, syntax.Info, uint32(len(v.text))
	}
	v.faults = append(v.faults, f)
}

func (v *validator) scheme(r *Reference) {
	if !r.has(hasScheme) {
		return
	}
	scheme := r.schemeSpan()
	if c := v.text[0]; !classes.Is(c, alpha) && classes.Is(c, schemeChar) {
		v.add(RuleScheme, syntax.SchemeStart, 0, 1)
		scheme.Start = 1
	}
	v.component(RuleScheme, scheme, syntax.SchemeCharacter)
}

func (v *validator) authority(r *Reference) {
	if r.has(hasUserinfo) {
		v.component(RuleUserinfo, r.userinfoSpan(), syntax.NoFault)
	}
	if r.has(hasAuthority) {
		v.host(r.hostSpan())
	}
	if r.has(hasPort) {
		v.component(RulePort, r.portSpan(), syntax.PortCharacter)
	}
}

func (v *validator) host(s syntax.Span) {
	host := s.In(v.text)
	if host == "" || host[0] != '[' {
		v.component(RuleRegName, s, syntax.NoFault)
		return
	}
	start, end := int(s.Start), int(s.End)
	inner := literalBody(host)
	behind := start + 1 + len(inner) // the "]", if there is one
	v.literal(inner, start+1)
	if behind == end {
		v.add(RuleIPLiteral, syntax.IPLiteralOpen, start, end)
		return
	}
	if behind+1 < end {
		v.add(RuleIPLiteral, syntax.IPLiteralTail, behind+1, end)
	}
}

// literal validates the text between the brackets of an IP-literal, which
// begins at start. The fault is the first byte that is not allowed there, or the
// whole of it when it ends too early.
func (v *validator) literal(inner string, start int) {
	rule, code := RuleIPv6address, syntax.IPv6Address
	if inner != "" && (inner[0] == 'v' || inner[0] == 'V') {
		rule, code = RuleIPvFuture, syntax.IPvFuture
	}
	switch n, whole := ipLiteral().Prefix("[" + inner + "]"); {
	case whole:
	case n > len(inner):
		v.add(rule, code, start, start+len(inner))
	default:
		bad := n - len("[")
		_, width := character(inner[bad:])
		v.add(rule, code, start+bad, start+bad+width)
	}
}

func (v *validator) path(r *Reference) {
	if i := r.colonFirst(); i >= 0 {
		v.add(RulePathNoscheme, syntax.ColonFirstSegment, i, i+1)
	}
	v.component(r.PathKind(), r.pathSpan(), syntax.NoFault)
}

// component reports every character of the span that neither occurs in texts of
// the rule nor is part of a pct-encoded. Rules without pct-encoded have a code for
// all ASCII characters that may not come there.
func (v *validator) component(rule *syntax.Rule, s syntax.Span, own syntax.Code) {
	text, may := v.text[:s.End], alphabet(rule)
	for i := int(s.Start); i < len(text) && !v.full; {
		if may.Has(text[i]) {
			i++
			continue
		}
		code, width := character(text[i:])
		at := rule
		switch {
		case own != syntax.NoFault:
			if text[i] < utf8.RuneSelf {
				code = own
			}
		case syntax.IsTriplet(text, i):
			i += len("%hh")
			continue
		case text[i] == '%':
			at, width = RulePctEncoded, syntax.BrokenTriplet(text[i:])
		case text[i] == ':' && rule == RuleRegName:
			code = syntax.ColonInHost
		}
		v.add(at, code, i, i+width)
		i += width
	}
}

// character says why the character at the start of s is not allowed in
// a component, and how many bytes it takes.
func character(s string) (code syntax.Code, width int) {
	switch c := s[0]; {
	case c < ' ' || c == 0x7F:
		return syntax.ControlCharacter, 1
	case c == ' ':
		return syntax.Space, 1
	case c == '%':
		return syntax.PercentEncoding, 1
	case c == '[' || c == ']':
		return syntax.BracketOutsideHost, 1
	case c < utf8.RuneSelf:
		return syntax.Character, 1
	}
	return syntax.Wide(s)
}
