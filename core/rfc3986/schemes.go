package rfc3986

// DefaultPort is the port that the definition of the scheme gives (§6.2.3);
// empty if it gives none, or the scheme is not known here.
func DefaultPort(scheme string) string { return rulesOfScheme(scheme).port }

// KnownSchemes is the schemes that something here depends on, in lower case.
func KnownSchemes() []string {
	var names []string
	for i := range schemes {
		names = append(names, schemes[i].name)
	}
	return append(names, opaqueSchemes[:]...)
}

// KnownScheme tells whether the scheme is one of KnownSchemes.
func KnownScheme(scheme string) bool {
	return rulesOfScheme(scheme) != noRules || isOpaqueScheme(scheme)
}

// Hidden tells whether a character is not seen, or turns the direction of the
// text around it; see Decode.
func Hidden(r rune) bool { return isControl(r) }
