// Package rfc1808 is RFC 1808, "Relative Uniform Resource Locators" (June 1995):
// how a URL is parsed (§2.4) and a relative one resolved (§4). Parameters stand
// outside of the path, and a component is empty or not; nothing is undefined.
package rfc1808

import (
	"strings"

	"uriplayground/core/syntax"
)

// URL is a text split into the components of RFC 1808 §2.1. It is a value: it
// keeps the text and offsets into it. The zero URL is the empty one.
type URL struct {
	text          string
	schemeEnd     uint32 // at ":" if hasScheme
	netLocStart   uint32 // after "//" if hasNetLoc
	pathStart     uint32 // with the "/" that may precede the path
	pathEnd       uint32 // at ";"
	paramsEnd     uint32 // at "?"
	fragmentStart uint32 // at "#"; len(text) if there is none
	hasScheme     bool
	hasNetLoc     bool
}

// Split parses s by the rules of RFC 1808 §2.4, in their order. It never fails. A
// text longer than syntax.MaxText bytes is cut there.
func Split(s string) (u URL) {
	s = s[:min(len(s), syntax.MaxText)]
	u.text = s
	u.fragmentStart = index(s, 0, len(s), '#') // §2.4.1
	end := int(u.fragmentStart)
	if n := schemeLen(s[:end]); n > 0 { // §2.4.2
		u.hasScheme, u.schemeEnd = true, uint32(n)
	}
	at := u.behindScheme()
	u.pathStart = uint32(at)
	if strings.HasPrefix(s[at:end], "//") { // §2.4.3
		u.hasNetLoc, u.netLocStart = true, uint32(at+2)
		u.pathStart = index(s, at+2, end, '/')
	}
	u.paramsEnd = index(s, int(u.pathStart), end, '?')            // §2.4.4
	u.pathEnd = index(s, int(u.pathStart), int(u.paramsEnd), ';') // §2.4.5
	return u
}

// index returns where c is first in s[start:end]; end if it is not.
func index(s string, start, end int, c byte) uint32 {
	if n := strings.IndexByte(s[start:end], c); n >= 0 {
		return uint32(start + n)
	}
	return uint32(end)
}

// schemeLen returns the length of the scheme: there is one if a ":" comes after the
// first character and before any that is not allowed in a scheme.
func schemeLen(s string) int {
	n := classes.Skip(s, 0, schemeChar)
	if n > 0 && n < len(s) && s[n] == ':' {
		return n
	}
	return 0
}

func (u *URL) behindScheme() int {
	if u.hasScheme {
		return int(u.schemeEnd) + 1
	}
	return 0
}

func span(start, end uint32) syntax.Span { return syntax.Span{Start: start, End: end} }

func (u *URL) schemeSpan() syntax.Span { return span(0, u.schemeEnd) }
func (u *URL) pathSpan() syntax.Span   { return span(u.pathStart, u.pathEnd) }

func (u *URL) netLocSpan() syntax.Span {
	if !u.hasNetLoc {
		return span(u.pathStart, u.pathStart)
	}
	return span(u.netLocStart, u.pathStart)
}

// behind returns the span after a separator at start, if it is there.
func behind(start, end uint32) syntax.Span { return span(min(start+1, end), end) }

func (u *URL) paramsSpan() syntax.Span { return behind(u.pathEnd, u.paramsEnd) }
func (u *URL) querySpan() syntax.Span  { return behind(u.paramsEnd, u.fragmentStart) }
func (u *URL) fragmentSpan() syntax.Span {
	return behind(u.fragmentStart, uint32(len(u.text)))
}

// String returns the text that was split, byte for byte.
func (u URL) String() string { return u.text }

// HasScheme reports whether the URL starts with a scheme name (RFC 1808 §2.4.2).
func (u URL) HasScheme() bool { return u.hasScheme }

// Scheme returns the scheme without its ":"; "" if there is none (RFC 1808 §2.4.2).
func (u URL) Scheme() string { return u.schemeSpan().In(u.text) }

// Kind returns RuleAbsoluteURL, RuleNetPath, RuleAbsPath or RuleRelPath (RFC 1808 §2.2).
func (u URL) Kind() *syntax.Rule {
	switch {
	case u.hasScheme:
		return RuleAbsoluteURL
	case u.hasNetLoc:
		return RuleNetPath
	case strings.HasPrefix(u.text, "/"):
		return RuleAbsPath
	}
	return RuleRelPath
}

// Parts returns the components in the order of the text (RFC 1808 §2.1). One whose
// separator is not there is not defined; to the document it is empty.
func (u URL) Parts() []syntax.Part {
	return []syntax.Part{
		{Rule: RuleScheme, Span: u.schemeSpan(), Defined: u.hasScheme},
		{Rule: RuleNetLoc, Span: u.netLocSpan(), Defined: u.hasNetLoc},
		{Rule: RulePath, Span: u.pathSpan(), Defined: true},
		{Rule: RuleParams, Span: u.paramsSpan(), Defined: u.pathEnd < u.paramsEnd},
		{Rule: RuleQuery, Span: u.querySpan(), Defined: u.paramsEnd < u.fragmentStart},
		{Rule: RuleFragment, Span: u.fragmentSpan(), Defined: int(u.fragmentStart) < len(u.text)},
	}
}
