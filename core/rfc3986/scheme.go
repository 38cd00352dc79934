package rfc3986

import "strings"

// DefaultPort is the port that the definition of the scheme gives (§6.2.3);
// empty if it gives none, or the scheme is not known here.
func DefaultPort(scheme string) string {
	for i := range schemes {
		if strings.EqualFold(schemes[i].name, scheme) {
			return schemes[i].port
		}
	}
	return ""
}

// KnownScheme reports whether the scheme is one that something here depends on
// (RFC 3986 §3.1).
func KnownScheme(scheme string) bool {
	for i := range schemes {
		if strings.EqualFold(schemes[i].name, scheme) {
			return true
		}
	}
	return isOpaqueScheme(scheme)
}

// isScheme reports whether s matches
//
//	scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
func isScheme(s string) bool {
	return s != "" && classes.Is(s[0], alpha) && classes.Skip(s, 1, schemeChar) == len(s)
}
