package rfc3986

// DefaultPort returns the port that the definition of the scheme gives (§6.2.3);
// empty if it gives none, or the scheme is not known here.
func DefaultPort(scheme string) string { return schemeNamed(scheme).port }

// KnownScheme reports whether the scheme is one that something here depends on
// (RFC 3986 §3.1).
func KnownScheme(scheme string) bool {
	return schemeNamed(scheme) != noRules || isOpaqueScheme(scheme)
}

// IsSchemeChar reports whether a scheme may have the character after its first one: one of ALPHA /
// DIGIT / "+" / "-" / "." (§3.1).
func IsSchemeChar(c byte) bool { return classes.Is(c, schemeChar) }

// isScheme reports whether s matches
//
//	scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
func isScheme(s string) bool {
	return s != "" && classes.Is(s[0], alpha) && classes.Skip(s, 1, schemeChar) == len(s)
}
