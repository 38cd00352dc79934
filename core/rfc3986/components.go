package rfc3986

import "uriplayground/core/syntax"

// Reference is a text split into the components of a URI-reference (RFC 3986
// §4.1). It is a value: it keeps the text and offsets into it. The zero
// Reference is the empty reference.
type Reference struct {
	text      string
	schemeEnd uint32 // index of ":" if has(hasScheme)
	authStart uint32 // after "//"
	hostStart uint32 // after "@", or authStart
	hostEnd   uint32 // at ":" before the port, or authEnd
	authEnd   uint32
	pathStart uint32
	pathEnd   uint32
	queryEnd  uint32 // at "#", or len(text)
	defined   defined
}

// defined is the set of components whose delimiter occurs in the text, and what
// else split finds on its way.
type defined uint16

const (
	hasScheme defined = 1 << iota
	hasAuthority
	hasUserinfo
	hasPort
	hasQuery
	hasFragment

	// These are not components. They say that there may be a "%" after the scheme,
	// a dot segment in the path, a capital letter in the scheme or the host, so that
	// normalization and resolution need not look for them where none is set.
	hasPct
	hasDots
	hasCapital
)

func (r *Reference) has(d defined) bool { return r.defined&d != 0 }

// get returns the text of a part, if it is defined.
func (r *Reference) get(s syntax.Span, d defined) (string, bool) {
	if !r.has(d) {
		return "", false
	}
	return s.In(r.text), true
}

// behindScheme returns the index after the scheme and its ":"; 0 if there is none.
func (r *Reference) behindScheme() int {
	if !r.has(hasScheme) {
		return 0
	}
	return int(r.schemeEnd) + len(":")
}

func (r *Reference) schemeSpan() syntax.Span { return syntax.Span{Start: 0, End: r.schemeEnd} }
func (r *Reference) authoritySpan() syntax.Span {
	return syntax.Span{Start: r.authStart, End: r.authEnd}
}
func (r *Reference) hostSpan() syntax.Span { return syntax.Span{Start: r.hostStart, End: r.hostEnd} }
func (r *Reference) pathSpan() syntax.Span { return syntax.Span{Start: r.pathStart, End: r.pathEnd} }

func (r *Reference) userinfoSpan() syntax.Span {
	if !r.has(hasUserinfo) {
		return syntax.Span{Start: r.authStart, End: r.authStart}
	}
	return syntax.Span{Start: r.authStart, End: r.hostStart - 1}
}

func (r *Reference) portSpan() syntax.Span {
	if !r.has(hasPort) {
		return syntax.Span{Start: r.authEnd, End: r.authEnd}
	}
	return syntax.Span{Start: r.hostEnd + 1, End: r.authEnd}
}

func (r *Reference) querySpan() syntax.Span {
	if !r.has(hasQuery) {
		return syntax.Span{Start: r.pathEnd, End: r.pathEnd}
	}
	return syntax.Span{Start: r.pathEnd + 1, End: r.queryEnd}
}

func (r *Reference) fragmentSpan() syntax.Span {
	end := uint32(len(r.text))
	if !r.has(hasFragment) {
		return syntax.Span{Start: end, End: end}
	}
	return syntax.Span{Start: r.queryEnd + 1, End: end}
}

// path returns what Path does, without a copy of the Reference, which takes long under wasm.
func (r *Reference) path() string { return r.text[r.pathStart:r.pathEnd] }

// String returns the text that was split, byte for byte.
func (r Reference) String() string { return r.text }

// Scheme returns the scheme without its ":", and whether it is defined (§3.1).
func (r Reference) Scheme() (string, bool) { return r.get(r.schemeSpan(), hasScheme) }

// Authority returns the authority without its "//", and whether it is defined (§3.2).
func (r Reference) Authority() (string, bool) { return r.get(r.authoritySpan(), hasAuthority) }

// Userinfo returns the userinfo without its "@", and whether it is defined (§3.2.1).
func (r Reference) Userinfo() (string, bool) { return r.get(r.userinfoSpan(), hasUserinfo) }

// Host returns the host, with the brackets of an IP-literal; it is defined where the
// authority is (§3.2.2).
func (r Reference) Host() (string, bool) { return r.get(r.hostSpan(), hasAuthority) }

// Port returns the port without its ":", and whether it is defined (§3.2.3).
func (r Reference) Port() (string, bool) { return r.get(r.portSpan(), hasPort) }

// Path returns the path, which is always defined and may be empty (§3.3).
func (r Reference) Path() string { return r.pathSpan().In(r.text) }

// BeforePath returns scheme and authority (§3.1, §3.2), as far as they are defined, with their delimiters.
func (r Reference) BeforePath() string { return r.text[:r.pathStart] }

// Query returns the query without its "?", and whether it is defined (§3.4).
func (r Reference) Query() (string, bool) { return r.get(r.querySpan(), hasQuery) }

// Fragment returns the fragment without its "#", and whether it is defined (§3.5).
func (r Reference) Fragment() (string, bool) { return r.get(r.fragmentSpan(), hasFragment) }

// Indexes into the array that Reference.Parts returns.
const (
	PartScheme = iota
	PartAuthority
	PartUserinfo
	PartHost
	PartPort
	PartPath
	PartQuery
	PartFragment
	PartCount
)

// Parts returns every component with its span, in the order of the text (RFC 3986
// §3); the authority comes before its parts.
func (r Reference) Parts() [PartCount]syntax.Part {
	return [PartCount]syntax.Part{
		PartScheme:    {Rule: RuleScheme, Span: r.schemeSpan(), Defined: r.has(hasScheme)},
		PartAuthority: {Rule: RuleAuthority, Span: r.authoritySpan(), Defined: r.has(hasAuthority)},
		PartUserinfo:  {Rule: RuleUserinfo, Span: r.userinfoSpan(), Defined: r.has(hasUserinfo)},
		PartHost:      {Rule: RuleHost, Span: r.hostSpan(), Defined: r.has(hasAuthority)},
		PartPort:      {Rule: RulePort, Span: r.portSpan(), Defined: r.has(hasPort)},
		PartPath:      {Rule: RulePath, Span: r.pathSpan(), Defined: true},
		PartQuery:     {Rule: RuleQuery, Span: r.querySpan(), Defined: r.has(hasQuery)},
		PartFragment:  {Rule: RuleFragment, Span: r.fragmentSpan(), Defined: r.has(hasFragment)},
	}
}
