package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// FirstBad is the byte offset of the leftmost character of s after which no
// continuation can match URI-reference (RFC 3986 Appendix A). It is -1 for a
// valid text and for a proper prefix of one; incomplete tells the two apart.
func FirstBad(s string) (offset int, incomplete bool) {
	p := prefix{s: s}
	p.reference()
	switch {
	case p.bad:
		return p.i, false
	case p.i < len(s):
		return p.i, false
	}
	return -1, p.open
}

// prefix reads as much of s as some URI-reference begins with. It stops at the
// byte i where nothing can follow, and sets bad when that byte was already
// looked at as part of something larger.
type prefix struct {
	s    string
	i    int
	bad  bool // s[i] ends every hope
	open bool // s ended inside something that has to be finished
}

// done tells whether reading is over.
func (p *prefix) done() bool { return p.bad || p.i == len(p.s) }

// at tells whether c comes next.
func (p *prefix) at(c byte) bool { return !p.done() && p.s[p.i] == c }

// take reads characters of the class and pct-encoded triplets.
func (p *prefix) take(class syntax.Class) {
	p.i = classes.SkipTriplets(p.s, p.i, class)
	if p.at('%') {
		p.triplet()
	}
}

// triplet reads a "%" that skip could not: broken, or cut off by the end.
func (p *prefix) triplet() {
	for p.i++; p.i < len(p.s); p.i++ {
		if !classes.Is(p.s[p.i], hexdig) {
			p.bad = true
			return
		}
	}
	p.open = true
}

func (p *prefix) takePlain(class syntax.Class) { p.i = classes.Skip(p.s, p.i, class) }

func (p *prefix) reference() {
	p.take(segmentNCChar) // a scheme, or the first segment of path-noscheme
	start := p.i
	if p.at(':') {
		if !isScheme(p.s[:p.i]) {
			p.bad = true
			return
		}
		p.i++
		start = 0
	}
	if (start == 0) && !p.bad && strings.HasPrefix(p.s[p.i:], "//") {
		p.i += 2
		p.authority()
		if p.done() || !isDelimiter(p.s[p.i]) || p.at(':') {
			return
		}
	}
	p.tail()
}

func (p *prefix) tail() {
	if p.done() {
		return
	}
	p.take(pathChar)
	if p.at('?') {
		p.i++
		p.take(queryChar)
	}
	if p.at('#') {
		p.i++
		p.take(queryChar)
	}
}

// authority reads [ userinfo "@" ] host [ ":" port ]. Until an "@" or the end
// of the authority decides it, text may be userinfo or host and port.
func (p *prefix) authority() {
	if p.at('[') {
		p.literal()
		return
	}
	start := p.i
	p.take(userinfoChar)
	switch {
	case p.bad || p.open:
	case p.at('@'):
		p.i++
		p.hostPort()
	case !isHostPort(p.s[start:p.i]):
		p.open = p.i == len(p.s) // "a:b" can still become userinfo
		p.bad = !p.open
	}
}

func (p *prefix) hostPort() {
	if p.at('[') {
		p.literal()
		return
	}
	p.take(regNameChar)
	p.port()
}

func (p *prefix) port() {
	if p.at(':') {
		p.i++
		p.takePlain(digit)
	}
}

// isHostPort tells whether s, which holds only userinfo characters, matches
// reg-name [ ":" port ].
func isHostPort(s string) bool {
	colon := strings.IndexByte(s, ':')
	return colon < 0 || classes.Skip(s, colon+1, digit) == len(s)
}

// literal reads an IP-literal and the port behind it.
func (p *prefix) literal() {
	inner := literalBody(p.s[p.i:])
	bad, complete := scanLiteral(inner)
	start := p.i + 1
	p.i = start + len(inner)
	switch {
	case bad >= 0:
		p.i, p.bad = start+bad, true
	case p.i == len(p.s):
		p.open = true
	case !complete:
		p.bad = true // the "]" comes too early
	default:
		p.i++
		p.port()
	}
}
