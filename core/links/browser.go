package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
)

// Browsers follow the URL Standard, which reads some references another way than
// RFC 3986. Where another host comes of that, a link may be meant to deceive.

// outerSpace is what the URL Standard removes around a reference (§4.4, "C0 control
// or space").
const outerSpace = "\x00\x01\x02\x03\x04\x05\x06\a\b\t\n\v\f\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f "

// dropped is what it removes within one.
const dropped = "\t\n\r"

func isDropped(c byte) bool { return c == '\t' || c == '\n' || c == '\r' }

// isSpecial reports whether the scheme is special to the URL Standard (§4.2): in its
// URLs a backslash is a slash. No scheme stands for that of the web.
func isSpecial(scheme string) bool {
	switch strings.ToLower(scheme) {
	case "", "http", "https", "ws", "wss", "ftp", "file":
		return true
	}
	return false
}

// cutScheme divides a reference after the colon of its scheme; without a scheme all
// of it is the rest.
func cutScheme(ref string) (scheme, rest string) {
	n := strings.IndexByte(ref, ':')
	if n <= 0 || !isLetter(ref[0]) {
		return "", ref
	}
	for i := range n {
		if !rfc3986.IsSchemeChar(ref[i]) {
			return "", ref
		}
	}
	return ref[:n], ref[n+1:]
}

// faultyScheme reports whether what the components have for a scheme is none.
func (c *checker) faultyScheme() bool {
	scheme, _ := cutScheme(c.Ref)
	return scheme != c.scheme
}

// InBrowser returns a reference as browsers read it, under a base of that scheme: what they
// remove is removed, and a backslash that they read as a slash is one.
func InBrowser(ref, scheme string) string {
	ref = core.Stripped(ref)
	if strings.IndexByte(ref, '\\') < 0 {
		return ref
	}
	if own, _ := cutScheme(ref); own != "" {
		scheme = own
	}
	if isSpecial(scheme) {
		return core.Slashed(ref)
	}
	return ref
}

// asBrowsersRead returns the reference as browsers read it, in characters of a URI: what a URI does
// not have is percent-encoded.
func (c *checker) asBrowsersRead(ref string) string {
	ref = InBrowser(ref, c.scope.scheme)
	if scheme, _ := cutScheme(ref); scheme == "" {
		ref = asPath(ref)
	}
	return encoded(ref)
}

// asPath returns the reference so that a colon in its first segment is no end of a scheme
// (§4.2).
func asPath(ref string) string {
	if strings.Contains(until(ref, "/?#"), ":") {
		return "./" + ref
	}
	return ref
}

// fixAsBrowsersRead proposes what browsers read in the reference, if that is valid.
func (c *checker) fixAsBrowsersRead(f *Finding) {
	if c.detail {
		f.fixIfValid(c.asBrowsersRead(c.Ref))
	}
}

// fixIfValid says what to write instead if it is valid.
func (f *Finding) fixIfValid(ref string) {
	if a := core.Parse(ref, core.RFC3986); a.Valid {
		f.fix(ref)
	}
}

// hostInBrowser returns the host that browsers read in a reference, as it is written, and
// the text up to it; no host where they read none. scheme is that of the base.
func hostInBrowser(ref, scheme string) (host, before string, has bool) {
	ref = core.Stripped(ref)
	own, rest := cutScheme(ref)
	same := own == "" || strings.EqualFold(own, scheme) && !strings.HasPrefix(rest, "//")
	if own != "" {
		scheme = own
	}
	special, file := isSpecial(scheme), strings.EqualFold(scheme, "file")
	slashes := "/"
	if special {
		slashes = `/\`
	}
	n := len(rest) - len(strings.TrimLeft(rest, slashes))
	switch {
	case n < 2 && (same || file || !special):
		return "", "", false
	case file || !special:
		n = 2
	}
	authority := until(rest[n:], slashes+"?#")
	start := len(ref) - len(rest) + n
	host, at := hostOf(authority)
	return host, ref[:min(len(ref), start+at+len(host)+1)], true
}

// hostOf returns the host in an authority, after the last "@" and before the port, and
// where it begins.
func hostOf(authority string) (host string, at int) {
	at = strings.LastIndexByte(authority, '@') + 1
	host = authority[at:]
	if colon := strings.LastIndexByte(host, ':'); colon > strings.LastIndexByte(host, ']') {
		host = host[:colon]
	}
	return host, at
}

// otherHost finds a host that browsers read where the RFC reads another one, or none.
// Where a scheme without its slashes stands before it, everybody reads it there.
func (c *checker) otherHost(ref string) {
	host, before, has := hostInBrowser(ref, c.scope.scheme)
	own, has3986 := hostByRFC(ref)
	if !has || host == "" || has3986 && own == host || host[0] != '[' && strings.ContainsAny(host, refused) {
		return // none, the same, or one that browsers refuse
	}
	backslash := strings.IndexByte(before, '\\') >= 0
	if scheme, rest := cutScheme(ref); scheme != "" && own == "" && !backslash && rest == core.Stripped(rest) {
		return // see SchemeSlashes
	}
	code := BrowserHost
	if backslash {
		code = BackslashAuthority
	}
	at := c.whole()
	if i := strings.IndexByte(c.Ref, '\\'); backslash {
		at = span(i, i+1)
	}
	f := c.add(code, at)
	f.Meaning = host
	if !c.detail {
		return
	}
	scheme, rest := cutScheme(c.asBrowsersRead(ref))
	if scheme != "" {
		scheme += ":"
	}
	if isASCII(host) && strings.IndexByte(host, '%') < 0 { // else browsers change it further
		f.fixIfValid(scheme + "//" + strings.TrimLeft(rest, "/"))
	}
}

// refused is characters for which browsers refuse a host (URL Standard §3.1), but for those that
// end it.
const refused = ":[]<>^|" + outerSpace

// hostByRFC returns the host of a reference by RFC 3986.
func hostByRFC(ref string) (host string, has bool) {
	authority, has := rfc3986.Split(ref).Authority()
	host, _ = hostOf(authority)
	return host, has
}
