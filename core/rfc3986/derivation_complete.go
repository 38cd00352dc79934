package rfc3986

import "strings"

// completion is what can be put behind text to make it a URI-reference, if
// there is a continuation that does; "" if it is one already. There are three
// ways to be unfinished, and more than one at a time: within a pct-encoded,
// within an IP-literal, and within what only can be userinfo, before its "@".
func completion(text string) string {
	r := Split(text)
	rest := tripletCompletion(text)
	host := r.hostSpan().In(text)
	switch {
	case !r.has(hasAuthority):
	case strings.HasPrefix(host, "["):
		if literalBody(host) == host[1:] {
			rest = literalCompletion(host[1:]) + "]"
		}
	case !r.has(hasUserinfo) && !isHostPort(r.authoritySpan().In(text)):
		rest += "@"
	}
	return rest
}

// RFC 3986 §2.1: what is missing of the pct-encoded at the end of text
//
//	pct-encoded = "%" HEXDIG HEXDIG
func tripletCompletion(text string) string { return "00"[:tripletLack(text)] }

// tripletLack is the number of HEXDIG that the "%" at the end of text lacks.
func tripletLack(text string) int {
	for lack := 2; lack > 0; lack-- {
		if at := len(text) + lack - 3; at >= 0 && text[at] == '%' {
			return lack
		}
	}
	return 0
}

// RFC 3986 §3.2.2: what is missing of the text between the brackets of an
// IP-literal.
func literalCompletion(inner string) string {
	if inner != "" && (inner[0] == 'v' || inner[0] == 'V') {
		return "0.0"[ipvFutureSeen(inner):]
	}
	var v ipv6
	v.scan(inner)
	return v.completion()
}

// ipvFutureSeen is how much of "0.0" may be left out behind inner.
//
//	IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
func ipvFutureSeen(inner string) int {
	dot := strings.IndexByte(inner, '.')
	switch {
	case len(inner) == 1:
		return 0
	case dot < 0:
		return 1
	case dot == len(inner)-1:
		return 2
	}
	return 3
}

// completion makes an IPv6address of what was read: eight groups, unless there
// is a "::" or nothing but the beginning of one.
func (v *ipv6) completion() string {
	switch {
	case v.complete():
		return ""
	case v.is4:
		return v.octets.completion()
	case v.double:
		return "0" // behind a single ":"
	case v.groups == 0 && v.colon:
		return ":"
	case v.groups == 0 && v.digits == 0:
		return "::"
	case v.colon:
		return "0" + strings.Repeat(":0", 7-v.groups)
	}
	return strings.Repeat(":0", 7-v.groups)
}

// completion makes an IPv4address of what was read.
func (v *ipv4) completion() string {
	const octets = "0.0.0.0"
	rest := octets[2*v.dots:]
	if v.digits > 0 {
		rest = rest[1:]
	}
	return rest
}
