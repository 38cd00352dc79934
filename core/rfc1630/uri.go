// Package rfc1630 is RFC 1630, "Universal Resource Identifiers in WWW" (June
// 1994): its two grammars, the partial form, and the comparison of URIs.
//
// The document prints a generic BNF (page 22) and a BNF for specific schemes
// (page 24). A URI whose scheme the second one knows is validated by that one,
// and what the generic one says otherwise is a note. Read literally, both fail
// on the document's own examples; docs/decisions.md says how each production is
// read instead, and what was decided where the document is silent.
//
// RFC 1630 has no numbered sections; rules cite its pages.
package rfc1630

import "uriplayground/core/syntax"

// URI is a text split at the level on which specific schemes are not
// considered (RFC 1630, BNF): fragmentaddress, or a partial form, which lacks
// the scheme. It is a value: it keeps the text and offsets into it. The zero
// URI is the void partial form.
type URI struct {
	text      string
	schemeEnd uint32 // at ":"; the path begins after it, or with the text
	pathEnd   uint32 // at "?" or "#", or len(text)
	searchEnd uint32 // at "#", or len(text)
	defined   defined
}

// defined is the set of parts whose delimiter occurs in the text.
type defined uint8

const (
	hasPrefix defined = 1 << iota // "url:"
	hasScheme
	hasSearch
	hasFragment
)

func (u *URI) has(d defined) bool { return u.defined&d != 0 }

// Split divides s as the generic BNF does. It never fails: text that is not a URI
// gets the parts it would have if its faults were mended. A text longer than
// syntax.MaxText bytes is cut there.
//
//	fragmentaddress        uri [ # fragmentid ]
//	uri                    scheme :  path [ ? search ]
//	prefixedurl            u r l : url
func Split(s string) (u URI) {
	s = s[:min(len(s), syntax.MaxText)]
	u.text = s
	u.splitScheme()
	i := indexTail(s, u.pathStart(), true)
	u.pathEnd = uint32(i)
	if i < len(s) && s[i] == '?' {
		u.defined |= hasSearch
		i = indexTail(s, i, false)
	}
	u.searchEnd = uint32(i)
	if i < len(s) {
		u.defined |= hasFragment
	}
	return u
}

// indexTail returns the index of the first "#" at or after i, or, if search is to be
// found, too, of the first "?" before it; len(s) if there is none.
func indexTail(s string, i int, search bool) int {
	for ; i < len(s); i++ {
		if c := s[i]; c == '#' || c == '?' && search {
			break
		}
	}
	return i
}

// splitScheme finds the scheme. A text with a partial form after "url:" has the
// scheme "url".
//
// A partial form can be distinguished from an absolute form in that the
// latter must have a colon and that colon must occur before any slash
// characters. (Page 10)
func (u *URI) splitScheme() {
	colon := schemeColon(u.text, 0)
	if colon < 0 {
		return
	}
	u.defined |= hasScheme
	u.schemeEnd = uint32(colon)
	if u.text[:colon] != "url" {
		return
	}
	if next := schemeColon(u.text, colon+1); next >= 0 {
		u.defined |= hasPrefix
		u.schemeEnd = uint32(next)
	}
}

// schemeColon returns the index of the first ":" at or after i; -1 if there is none
// before a slash, or before the path ends.
func schemeColon(s string, i int) int {
	for ; i < len(s); i++ {
		switch s[i] {
		case ':':
			return i
		case '/', '?', '#':
			return -1
		}
	}
	return -1
}

// String returns the text that was split, byte for byte.
func (u URI) String() string { return u.text }

// Kind returns RulePrefixedURL, RuleURI (also with a fragment-id) or RulePartial
// (RFC 1630, BNF).
func (u URI) Kind() *syntax.Rule {
	switch {
	case u.has(hasPrefix):
		return RulePrefixedURL
	case u.has(hasScheme):
		return RuleURI
	}
	return RulePartial
}

// schemeStart returns the index after "url:", or 0.
func (u *URI) schemeStart() uint32 {
	if u.has(hasPrefix) {
		return uint32(len("url:"))
	}
	return 0
}

func (u *URI) pathStart() int {
	if u.has(hasScheme) {
		return int(u.schemeEnd) + 1
	}
	return 0
}

func (u *URI) scheme() string { return u.text[u.schemeStart():u.schemeEnd] }

func (u *URI) schemeSpan() syntax.Span { return syntax.Span{Start: u.schemeStart(), End: u.schemeEnd} }
func (u *URI) pathSpan() syntax.Span {
	return syntax.Span{Start: uint32(u.pathStart()), End: u.pathEnd}
}

func (u *URI) searchSpan() syntax.Span {
	if !u.has(hasSearch) {
		return syntax.Span{Start: u.pathEnd, End: u.pathEnd}
	}
	return syntax.Span{Start: u.pathEnd + 1, End: u.searchEnd}
}

func (u *URI) fragmentSpan() syntax.Span {
	end := uint32(len(u.text))
	if !u.has(hasFragment) {
		return syntax.Span{Start: end, End: end}
	}
	return syntax.Span{Start: u.searchEnd + 1, End: end}
}

// Parts returns the parts of the generic BNF in the order of the text, also undefined
// ones, and after the path those of its parts that say where to connect to:
// login, user, password, hostport, host and port, as far as the scheme has them.
func (u URI) Parts() []syntax.Part {
	parts := []syntax.Part{
		{Rule: RuleScheme, Span: u.schemeSpan(), Defined: u.has(hasScheme)},
		{Rule: RulePath, Span: u.pathSpan(), Defined: true},
	}
	for _, p := range u.Named() {
		switch p.Rule {
		case RuleLogin, RuleUser, RulePassword, RuleHostport, RuleHost, RulePort:
			parts = append(parts, p)
		}
	}
	return append(parts,
		syntax.Part{Rule: RuleSearch, Span: u.searchSpan(), Defined: u.has(hasSearch)},
		syntax.Part{Rule: RuleFragmentID, Span: u.fragmentSpan(), Defined: u.has(hasFragment)})
}
