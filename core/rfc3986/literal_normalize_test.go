package rfc3986_test

import (
	"strings"

	"uriplayground/core/rfc3986"
)

// This file is RFC 3986 §6.2.2 and §6.2.3 sentence by sentence, on strings, to
// compare the fast code with. It splits by Appendix B and removes dot segments
// by the letter of §5.2.4.

// literalNormalize returns text after the rungs of a level, one after the other.
func literalNormalize(text string, level rfc3986.Level) fiveComponents {
	c := literalSplit(text)
	all := level >= rfc3986.LevelSyntax
	if all || level == rfc3986.LevelCase {
		c = normalizeCase(c)
	}
	if all || level == rfc3986.LevelPercent {
		c = normalizePercent(c)
	}
	if all { // a letter that was encoded is a letter now
		c = normalizeCase(c)
	}
	if all || level == rfc3986.LevelDot {
		c = normalizeDots(c)
	}
	if level == rfc3986.LevelScheme {
		c = normalizeByScheme(c)
	}
	if all || level == rfc3986.LevelDot {
		c = guardedURI(c)
	}
	return c
}

// normalizeCase follows §6.2.2.1: "the hexadecimal digits within a percent-encoding
// triplet […] should be normalized to use uppercase letters for the digits
// A-F", "the scheme and host are case-insensitive and therefore should be
// normalized to lowercase".
func normalizeCase(c fiveComponents) fiveComponents {
	c.scheme.text = eachTriplet(c.scheme.text, lowerASCII, asIs)
	c.authority = inAuthority(c.authority,
		func(userinfo string) string { return eachTriplet(userinfo, asIs, strings.ToUpper) },
		func(host string) string { return eachTriplet(host, lowerASCII, strings.ToUpper) })
	return inRest(c, func(s string) string { return eachTriplet(s, asIs, strings.ToUpper) })
}

// normalizePercent follows §6.2.2.2: "decoding any percent-encoded octet that
// corresponds to an unreserved character". An IP-literal has no such octets.
func normalizePercent(c fiveComponents) fiveComponents {
	c.authority = inAuthority(c.authority, decodeUnreserved, func(host string) string {
		if strings.HasPrefix(host, "[") {
			return host
		}
		return decodeUnreserved(host)
	})
	return inRest(c, decodeUnreserved)
}

// normalizeDots follows §6.2.2.3: "applying the remove_dot_segments algorithm to the
// path". It is for URIs (§5.2.1).
func normalizeDots(c fiveComponents) fiveComponents {
	if c.scheme.defined {
		c.path = removeDotSegments(c.path)
	}
	return c
}

// guardedURI returns what guarded does, for a URI.
func guardedURI(c fiveComponents) fiveComponents {
	if c.scheme.defined {
		return c.guarded()
	}
	return c
}

// normalizeByScheme follows §6.2.3.
func normalizeByScheme(c fiveComponents) fiveComponents {
	if !c.scheme.defined {
		return c
	}
	scheme := lowerASCII(c.scheme.text)
	port, known := map[string]string{
		"ftp": "21", "telnet": "23", "gopher": "70", "http": "80", "nntp": "119", "wais": "210", "https": "443",
		"prospero": "1525", "ws": "80", "wss": "443",
	}[scheme]
	if known {
		c.authority.text = dropPort(c.authority.text, port)
	}
	switch scheme {
	case "http", "https", "ws", "wss", "ftp":
		if c.authority.defined && c.path == "" {
			c.path = "/"
		}
	case "file":
		if c.authority == (optional{"localhost", true}) {
			c.authority.text = ""
		}
		if !c.authority.defined && (c.path == "" || strings.HasPrefix(c.path, "/")) {
			c.authority.defined = true
		}
	case "mailto":
		if !c.authority.defined {
			c.path = lowerDomains(c.path)
		}
	case "urn":
		if nid, nss, found := strings.Cut(c.path, ":"); found && !c.authority.defined {
			c.path = eachTriplet(nid, lowerASCII, asIs) + ":" + nss
		}
	}
	return c
}

// dropPort takes an empty or default port away, but not where more of the
// authority would become the port.
func dropPort(authority, port string) string {
	for _, end := range []string{":", ":" + port} {
		rest, found := strings.CutSuffix(authority, end)
		_, _, was := cutAuthority(authority)
		_, _, is := cutAuthority(rest)
		if found && was == end && is == "" {
			return rest
		}
	}
	return authority
}

func lowerDomains(path string) string {
	addresses := strings.Split(path, ",")
	for i, a := range addresses {
		if at := strings.LastIndexByte(a, '@'); at >= 0 {
			addresses[i] = a[:at] + eachTriplet(a[at:], lowerASCII, asIs)
		}
	}
	return strings.Join(addresses, ",")
}

// cutAuthority cuts an authority into userinfo with "@", host, and port with
// ":", any of which may be empty.
func cutAuthority(s string) (userinfo, host, port string) {
	at := strings.IndexByte(s, '@') + 1
	userinfo, host = s[:at], s[at:]
	inside := 0
	if strings.HasPrefix(host, "[") {
		inside = strings.LastIndexByte(host, ']')
		if inside < 0 {
			return userinfo, host, ""
		}
	}
	if colon := strings.LastIndexByte(host[inside:], ':'); colon >= 0 {
		return userinfo, host[:inside+colon], host[inside+colon:]
	}
	return userinfo, host, ""
}

func inAuthority(a optional, userinfo, host func(string) string) optional {
	if !a.defined {
		return a
	}
	u, h, port := cutAuthority(a.text)
	return optional{userinfo(u) + host(h) + port, true}
}

func inRest(c fiveComponents, change func(string) string) fiveComponents {
	c.path, c.query.text, c.fragment.text = change(c.path), change(c.query.text), change(c.fragment.text)
	return c
}

func asIs(s string) string { return s }

// lowerASCII does what strings.ToLower does, for the letters of US-ASCII.
func lowerASCII(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c - 'A' + 'a'
		}
	}
	return string(b)
}

// eachTriplet changes the triplets of s by one function and what lies between
// them by another.
func eachTriplet(s string, between, triplet func(string) string) string {
	var b strings.Builder
	for s != "" {
		at, size := nextTriplet(s)
		b.WriteString(between(s[:at]))
		b.WriteString(triplet(s[at : at+size]))
		s = s[at+size:]
	}
	return b.String()
}

// decodeUnreserved decodes the triplets of unreserved characters, but none that
// follows a "%" so closely that the two would make a triplet that was not there.
func decodeUnreserved(s string) string {
	const unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
	var b strings.Builder
	for s != "" {
		at, size := nextTriplet(s)
		before, t := s[:at], s[at:at+size]
		b.WriteString(before)
		if size > 0 && strings.IndexByte(unreserved, value(t)) >= 0 && !endsInHalf(before) {
			t = string(rune(value(t)))
		}
		b.WriteString(t)
		s = s[at+size:]
	}
	return b.String()
}

// nextTriplet returns where the first triplet of s lies; the end of s and no bytes
// if there is none.
func nextTriplet(s string) (at, size int) {
	for at := range len(s) - min(len(s), 2) {
		if s[at] == '%' && hexValue(s[at+1]) >= 0 && hexValue(s[at+2]) >= 0 {
			return at, 3
		}
	}
	return len(s), 0
}

// endsInHalf reports whether s ends in "%" or "%" and a hexadecimal digit.
func endsInHalf(s string) bool {
	if s != "" && hexValue(s[len(s)-1]) >= 0 {
		s = s[:len(s)-1]
	}
	return strings.HasSuffix(s, "%")
}

func value(triplet string) byte { return byte(hexValue(triplet[1])<<4 | hexValue(triplet[2])) }

func hexValue(c byte) int {
	return strings.IndexByte("0123456789ABCDEF", strings.ToUpper(string(rune(c)))[0])
}
