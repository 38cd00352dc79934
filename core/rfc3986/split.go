package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// Split divides s into components as the regular expression of Appendix B
// does, and the authority into userinfo, host and port. It never fails: text
// that is no URI-reference gets the components it would have if its faults were
// mended. A text longer than syntax.MaxText bytes is cut there.
//
//	^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
func Split(s string) Reference {
	if len(s) > syntax.MaxText {
		s = s[:syntax.MaxText]
	}
	r := Reference{text: s}
	i := r.splitScheme()
	i = r.splitAuthority(i)
	r.splitRest(i)
	return r
}

// splitScheme is (([^:/?#]+):)? and returns the index behind it.
func (r *Reference) splitScheme() int {
	i := 0
	for i < len(r.text) && !isDelimiter(r.text[i]) {
		i++
	}
	if i == 0 || i == len(r.text) || r.text[i] != ':' {
		return 0
	}
	r.schemeEnd = uint32(i)
	r.defined |= hasScheme
	return i + 1
}

// isDelimiter tells whether c ends a scheme in the expression of Appendix B.
func isDelimiter(c byte) bool { return c == ':' || c == '/' || c == '?' || c == '#' }

// splitAuthority is (//([^/?#]*))? at i and returns the index behind it.
func (r *Reference) splitAuthority(i int) int {
	if !strings.HasPrefix(r.text[i:], "//") {
		r.authStart, r.hostStart, r.hostEnd, r.authEnd = uint32(i), uint32(i), uint32(i), uint32(i)
		return i
	}
	r.defined |= hasAuthority
	start := i + 2
	for i = start; i < len(r.text); i++ {
		if c := r.text[i]; c == '/' || c == '?' || c == '#' {
			break
		}
	}
	r.authStart, r.authEnd = uint32(start), uint32(i)
	r.splitHost()
	return i
}

// splitHost divides the authority, RFC 3986 §3.2:
//
//	authority = [ userinfo "@" ] host [ ":" port ]
//
// Of several "@" the first one counts, because no userinfo holds an "@"; of
// several ":" behind it the last one.
func (r *Reference) splitHost() {
	authority := r.text[r.authStart:r.authEnd]
	r.hostStart, r.hostEnd = r.authStart, r.authEnd
	host := 0
	if at := strings.IndexByte(authority, '@'); at >= 0 {
		r.defined |= hasUserinfo
		host = at + 1
		r.hostStart = r.authStart + uint32(host)
	}
	if colon := portColon(authority[host:]); colon >= 0 {
		r.defined |= hasPort
		r.hostEnd = r.hostStart + uint32(colon)
	}
}

// portColon is the index of the ":" between host and port, or -1. The colons
// inside the brackets of an IP-literal do not count.
func portColon(s string) int {
	literal := 0
	if s != "" && s[0] == '[' {
		literal = strings.LastIndexByte(s, ']')
		if literal < 0 {
			return -1
		}
	}
	if colon := strings.LastIndexByte(s[literal:], ':'); colon >= 0 {
		return literal + colon
	}
	return -1
}

// splitRest is ([^?#]*)(\?([^#]*))?(#(.*))? at i.
func (r *Reference) splitRest(i int) {
	r.pathStart = uint32(i)
	for i < len(r.text) && r.text[i] != '?' && r.text[i] != '#' {
		i++
	}
	r.pathEnd = uint32(i)
	if i < len(r.text) && r.text[i] == '?' {
		r.defined |= hasQuery
		for i < len(r.text) && r.text[i] != '#' {
			i++
		}
	}
	r.queryEnd = uint32(i)
	if i < len(r.text) {
		r.defined |= hasFragment
	}
}
