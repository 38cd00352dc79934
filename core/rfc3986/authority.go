package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// splitAuthority continues split with an authority that is not just a name, RFC 3986
// §3.2:
//
//	authority = [ userinfo "@" ] host [ ":" port ]
//
// s[i] is the first byte after the name that it begins with. It returns the
// index after the authority, and whether the text up to there is wrong.
func (r *Reference) splitAuthority(i int, wrong uint64) (end int, stillWrong uint64) {
	if end = r.readAuthority(i); end >= 0 {
		return end, wrong
	}
	if end = strings.IndexAny(r.text[i:], "/?#"); end < 0 {
		end = len(r.text) - i
	}
	end += i
	r.authEnd = uint32(end)
	r.splitHost()
	return end, 1
}

// splitHost divides an authority that does not match its rule. Of several "@"
// the first one counts, because no userinfo holds an "@"; of several ":" after
// it the last one.
func (r *Reference) splitHost() {
	authority := r.text[r.authStart:r.authEnd]
	r.hostStart, r.hostEnd = r.authStart, r.authEnd
	r.defined &^= hasUserinfo | hasPort
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

// portColon returns the index of the ":" between host and port, or -1. The colons
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

// The functions below read valid text. They return the index after it, or -1 if it
// is not valid; splitHost then overwrites what they set.

// readAuthority reads an authority that is not just the name before s[i].
func (r *Reference) readAuthority(i int) int {
	s := r.text
	if s[i] == '[' && i == int(r.authStart) {
		return r.readPort(r.readLiteral(i))
	}
	if s[i] != ':' {
		i = r.readData(i, regNameChar)
	}
	if end := r.readPort(i); end >= 0 {
		return end
	}
	i = r.readData(i, userinfoChar)
	if i == len(s) || s[i] != '@' {
		return -1
	}
	i++
	r.defined |= hasUserinfo
	r.hostStart = uint32(i)
	if i < len(s) && s[i] == '[' {
		return r.readPort(r.readLiteral(i))
	}
	return r.readPort(r.readData(i, regNameChar))
}

// readData reads characters of the class and pct-encoded from i on.
func (r *Reference) readData(i int, class syntax.Class) int {
	for s := r.text; i < len(s); {
		switch {
		case classes.Is(s[i], class):
			i++
		case syntax.IsTriplet(s, i):
			i += len("%hh")
		default:
			return i
		}
	}
	return i
}

// readLiteral reads the IP-literal at i:
//
//	IP-literal = "[" ( IPv6address / IPvFuture  ) "]"
func (r *Reference) readLiteral(i int) int {
	inner := literalBody(r.text[i:])
	end := i + len("[") + len(inner)
	if end == len(r.text) || !isLiteralBody(inner) {
		return -1
	}
	return end + len("]")
}

// readPort reads the port that may follow the host, which ends at i, to the end
// of the authority. If i is -1, so is the result.
func (r *Reference) readPort(i int) int {
	s := r.text
	if i < 0 {
		return -1
	}
	r.hostEnd = uint32(i)
	port := defined(0)
	if i < len(s) && s[i] == ':' {
		port = hasPort
		for i++; i < len(s) && s[i]-'0' <= 9; i++ {
		}
	}
	if i < len(s) && s[i] != '/' && s[i] != '?' && s[i] != '#' {
		return -1
	}
	r.defined |= port
	return i
}
