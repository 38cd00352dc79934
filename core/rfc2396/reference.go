// Package rfc2396 is RFC 2396, "Uniform Resource Identifiers (URI): Generic Syntax"
// (August 1998): how a reference is split (§4.3, Appendix B), what it may contain
// (Appendix A), and how it is resolved (§5.2).
package rfc2396

import (
	"strings"

	"uriplayground/core/syntax"
)

// Reference is a text split into the components of a URI-reference (RFC 2396 §4).
// It is a value: it keeps the text and offsets into it. The zero Reference is the
// empty one.
type Reference struct {
	text         string
	schemeEnd    uint32 // at ":"
	authStart    uint32 // after "//"
	pathStart    uint32
	pathEnd      uint32 // at "?" or "#", or len(text)
	queryEnd     uint32 // at "#", or len(text)
	hasScheme    bool
	hasAuthority bool
	hasQuery     bool
}

// Split divides s as the regular expression of Appendix B does. It never fails. A
// text longer than syntax.MaxText bytes is cut there.
//
//	^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
func Split(s string) (r Reference) {
	s = s[:min(len(s), syntax.MaxText)]
	r.text = s
	r.queryEnd = uint32(upTo(s, 0, '#', '#', '#'))
	at := 0
	if i := upTo(s, 0, '/', '?', '#'); i > 0 {
		if n := strings.IndexByte(s[:i], ':'); n > 0 {
			r.hasScheme, r.schemeEnd, at = true, uint32(n), n+1
		}
	}
	r.authStart, r.pathStart = uint32(at), uint32(at)
	if strings.HasPrefix(s[at:], "//") {
		r.hasAuthority, r.authStart = true, uint32(at+2)
		r.pathStart = uint32(upTo(s, at+2, '/', '?', '#'))
	}
	r.pathEnd = uint32(upTo(s, int(r.pathStart), '?', '#', '#'))
	r.hasQuery = r.pathEnd < r.queryEnd
	return r
}

// upTo returns the index of the first of the characters at or after i; len(s) if there is
// none.
func upTo(s string, i int, a, b, c byte) int {
	for i < len(s) && s[i] != a && s[i] != b && s[i] != c {
		i++
	}
	return i
}

func span(start, end uint32) syntax.Span { return syntax.Span{Start: start, End: end} }

func (r *Reference) schemeSpan() syntax.Span    { return span(0, r.schemeEnd) }
func (r *Reference) authoritySpan() syntax.Span { return span(r.authStart, r.pathStart) }
func (r *Reference) pathSpan() syntax.Span      { return span(r.pathStart, r.pathEnd) }
func (r *Reference) hasFragment() bool          { return int(r.queryEnd) < len(r.text) }
func (r *Reference) path() string               { return r.pathSpan().In(r.text) }

func (r *Reference) querySpan() syntax.Span {
	return span(min(r.pathEnd+1, r.queryEnd), r.queryEnd)
}

func (r *Reference) fragmentSpan() syntax.Span {
	end := uint32(len(r.text))
	return span(min(r.queryEnd+1, end), end)
}

// String returns the text that was split, byte for byte.
func (r Reference) String() string { return r.text }

// HasScheme reports whether the scheme is defined (RFC 2396 §3.1).
func (r Reference) HasScheme() bool { return r.hasScheme }

// Kind returns RuleAbsoluteURI, RuleNetPath, RuleAbsPath, RuleRelPath (RFC 2396 §3 and
// §5) or RuleSameDocument (§4.2).
func (r Reference) Kind() *syntax.Rule {
	switch {
	case r.hasScheme:
		return RuleAbsoluteURI
	case r.hasAuthority:
		return RuleNetPath
	case strings.HasPrefix(r.path(), "/"):
		return RuleAbsPath
	case r.isCurrentDocument():
		return RuleSameDocument
	}
	return RuleRelPath
}

// isCurrentDocument returns the condition of step 2 of §5.2.
func (r *Reference) isCurrentDocument() bool {
	return r.pathStart == r.pathEnd && !r.hasScheme && !r.hasAuthority && !r.hasQuery
}

// Opaque reports whether the URI has an opaque_part in the place of a hierarchical
// one (RFC 2396 §3).
func (r Reference) Opaque() bool {
	return r.hasScheme && !r.hasAuthority && !strings.HasPrefix(r.path(), "/")
}

// Parts returns every component in the order of the text (RFC 2396 §3); those of the
// authority are defined where it is a server.
func (r Reference) Parts() []syntax.Part {
	s := r.server()
	return []syntax.Part{
		{Rule: RuleScheme, Span: r.schemeSpan(), Defined: r.hasScheme},
		{Rule: RuleAuthority, Span: r.authoritySpan(), Defined: r.hasAuthority},
		{Rule: RuleUserinfo, Span: s.userinfo, Defined: s.hasUserinfo},
		{Rule: RuleHost, Span: s.host, Defined: s.kind != nil},
		{Rule: RulePort, Span: s.port, Defined: s.hasPort},
		{Rule: RulePath, Span: r.pathSpan(), Defined: true},
		{Rule: RuleQuery, Span: r.querySpan(), Defined: r.hasQuery},
		{Rule: RuleFragment, Span: r.fragmentSpan(), Defined: r.hasFragment()},
	}
}

// HostKind returns RuleHostname or RuleIPv4address of a server, RuleRegName of another
// authority (RFC 2396 §3.2); nil where there is none, or it is empty.
func (r Reference) HostKind() *syntax.Rule {
	if s := r.server(); s.kind != nil {
		return s.kind
	}
	if r.authoritySpan().Empty() {
		return nil
	}
	return RuleRegName
}
