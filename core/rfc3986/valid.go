package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// Valid tells whether the reference matches URI-reference (RFC 3986 §4.1,
// Appendix A). It allocates nothing; Validate says what is wrong.
func (r Reference) Valid() bool {
	again := Reference{text: r.text}
	return again.split(false) == nil
}

// isScheme tells whether s matches
//
//	scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
func isScheme(s string) bool {
	return s != "" && classes.Is(s[0], alpha) && classes.Skip(s, 1, schemeChar) == len(s)
}

// colonFirst is the index of the first ":" in the first segment of a
// relative-path reference, which path-noscheme forbids (§3.3, §4.2), or -1.
func (r *Reference) colonFirst() int {
	path := r.pathSpan().In(r.text)
	if r.has(hasScheme|hasAuthority) || path == "" || path[0] == '/' {
		return -1
	}
	// Split would have taken text before a ":" for a scheme, so the colon
	// comes first or not at all.
	if path[0] == ':' {
		return int(r.pathStart)
	}
	return -1
}

// HostKind is the rule of §3.2.2 that the host falls under: RuleIPv6address,
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
