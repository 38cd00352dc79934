package syntax

import "unicode/utf8"

// OddCharacter says why the character at the start of s can stand in no
// component of any dialect, and how many bytes it takes: a control character, a
// space, or what is not ASCII. For all others the code is Character.
func OddCharacter(s string) (code Code, width int) {
	switch c := s[0]; {
	case c < ' ' || c == 0x7F:
		return ControlCharacter, 1
	case c == ' ':
		return Space, 1
	case c < utf8.RuneSelf:
		return Character, 1
	}
	r, width := utf8.DecodeRuneInString(s)
	switch {
	case r != utf8.RuneError || width > 1:
		return NonASCII, width
	case IsSurrogate(s):
		return LoneSurrogate, 3
	}
	return InvalidUTF8, 1
}

// IsSurrogate tells whether s begins with half of a UTF-16 pair in the three
// bytes that UTF-8 would give it (WTF-8).
func IsSurrogate(s string) bool {
	return len(s) >= 3 && s[0] == 0xED && s[1] >= 0xA0 && s[1] <= 0xBF && s[2] >= 0x80 && s[2] <= 0xBF
}
