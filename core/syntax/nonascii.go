package syntax

import "unicode/utf8"

// Wide says why the character at the start of s, which begins with a byte
// beyond U+007F, is none that a URI may contain, and how many bytes it takes.
func Wide(s string) (code Code, width int) {
	r, width := utf8.DecodeRuneInString(s)
	switch {
	case r != utf8.RuneError || width > 1:
		return NonASCII, width
	case IsSurrogate(s):
		return LoneSurrogate, 3
	}
	return InvalidUTF8, 1
}

// IsSurrogate reports whether s begins with half of a UTF-16 pair in the three
// bytes that UTF-8 would give it (WTF-8).
func IsSurrogate(s string) bool {
	return len(s) >= 3 && s[0] == 0xED && s[1] >= 0xA0 && s[1] <= 0xBF && s[2] >= 0x80 && s[2] <= 0xBF
}
