package swar

import "math/bits"

// IsHostnumber reports whether s is four runs of digits with "." between them, as
// both older documents define a hostnumber.
func IsHostnumber(s string) bool {
	last, dots, carry, wrong := LastWord(s), 0, uint64(0x80), uint64(0)
	for i := 0; i < len(s); i += 8 {
		w := RestWord(last, len(s)-i) | '0'*EachByte<<(8*uint(len(s)-i))
		if i+8 <= len(s) {
			w = Word(s, i)
		}
		stops, marks := NameMarks(w)
		dots += bits.OnesCount64(marks)
		wrong |= stops | w&(marks>>7|0x40*EachByte) // letters, and "-", whose lowest bit is set
		wrong |= (marks<<8 | carry) & marks
		carry = marks >> 56
	}
	return wrong == 0 && dots == 3 && s[len(s)-1] != '.'
}
