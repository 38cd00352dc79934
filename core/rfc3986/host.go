package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// literalBody returns what follows the "[" of s, up to the first "]" or the end.
func literalBody(s string) string {
	body, _, _ := strings.Cut(s[len("["):], "]")
	return body
}

// isLiteralBody reports whether s matches
//
//	IPv6address / IPvFuture
func isLiteralBody(s string) bool {
	if s != "" && s[0]|0x20 == 'v' {
		return isIPvFuture(s)
	}
	return isIPv6address(s)
}

// isIPvFuture reports whether s, which begins with "v", matches
//
//	IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
func isIPvFuture(s string) bool {
	dot := classes.Skip(s, 1, hexdig)
	return dot > 1 && dot+1 < len(s) && s[dot] == '.' && classes.Skip(s, dot+1, userinfoChar) == len(s)
}

// isIPv6address reports whether s matches
//
//	IPv6address =                            6( h16 ":" ) ls32
//	            /                       "::" 5( h16 ":" ) ls32
//	            / [               h16 ] "::" 4( h16 ":" ) ls32
//	            / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
//	            / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
//	            / [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
//	            / [ *4( h16 ":" ) h16 ] "::"              ls32
//	            / [ *5( h16 ":" ) h16 ] "::"              h16
//	            / [ *6( h16 ":" ) h16 ] "::"
//	ls32        = ( h16 ":" h16 ) / IPv4address
//	h16         = 1*4HEXDIG
//
// In other words: eight groups of 16 bits, or at most seven and one "::", where
// an IPv4address may be the last two.
func isIPv6address(s string) bool {
	groups, double := 0, false
	if strings.HasPrefix(s, "::") {
		double, s = true, s[2:]
	}
	for ; s != "" || groups == 0 && !double; groups++ {
		n := classes.Skip(s, 0, hexdig)
		if n == 0 || n > 4 {
			return false
		}
		rest := s[n:]
		if strings.HasPrefix(rest, ".") {
			if !isIPv4address(s) {
				return false
			}
			groups += 2
			break
		}
		if s = strings.TrimPrefix(rest, ":"); rest != "" && s == "" || len(s) == len(rest) && s != "" {
			return false // a ":" at the end, or something else
		}
		if strings.HasPrefix(s, ":") {
			if double {
				return false
			}
			double, s = true, s[1:]
		}
	}
	return groups == 8 && !double || groups < 8 && double
}

// isIPv4address reports whether s matches
//
//	IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
//	dec-octet   = DIGIT                 ; 0-9
//	            / %x31-39 DIGIT         ; 10-99
//	            / "1" 2DIGIT            ; 100-199
//	            / "2" %x30-34 DIGIT     ; 200-249
//	            / "25" %x30-35          ; 250-255
func isIPv4address(s string) bool {
	for octets := 1; ; octets++ {
		n, value := 0, 0
		for ; n < len(s) && n < 4 && classes.Is(s[n], digit); n++ {
			value = 10*value + int(s[n]-'0')
		}
		if n == 0 || value > 255 || n > 1 && s[0] == '0' {
			return false
		}
		if octets == 4 {
			return n == len(s)
		}
		if n == len(s) || s[n] != '.' {
			return false
		}
		s = s[n+1:]
	}
}

// HostKind returns the rule of §3.2.2 that the host falls under: RuleIPv6address,
// RuleIPvFuture, RuleIPv4address or RuleRegName; nil without an authority. It
// goes by the first character inside the brackets and by "first match wins",
// so that a faulty host has a kind, too.
func (r Reference) HostKind() *syntax.Rule {
	host, ok := r.Host()
	switch {
	case !ok:
		return nil
	case strings.HasPrefix(host, "[v") || strings.HasPrefix(host, "[V"):
		return RuleIPvFuture
	case strings.HasPrefix(host, "["):
		return RuleIPv6address
	case isIPv4address(host):
		return RuleIPv4address
	}
	return RuleRegName
}
