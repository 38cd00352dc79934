package page

import "unicode/utf8"

// hidden is the characters above ASCII of which nothing is seen, or which reorder
// their neighbours, as first and last of each range: those that are ignorable by
// default (Default_Ignorable_Code_Point), controls and formats but for the signs
// that Arabic puts before numbers, spaces and separators, surrogates, and a few
// blanks that Unicode classes otherwise. Noncharacters are told by their number.
var hidden = [...][2]rune{
	{0x80, 0xA0}, {0xAD, 0xAD}, {0x34F, 0x34F}, {0x61C, 0x61C}, {0x115F, 0x1160}, {0x1680, 0x1680}, {0x17B4, 0x17B5},
	{0x180B, 0x180F}, {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F}, {0x2800, 0x2800}, {0x3000, 0x3000},
	{0x3164, 0x3164}, {surrogate, surrogateEnd - 1}, {0xFDD0, 0xFDEF}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0},
	{0xFFF0, 0xFFFB}, {0x13430, 0x1343F}, {0x16FE4, 0x16FE4}, {0x1BCA0, 0x1BCA3}, {0x1D159, 0x1D159}, {0x1D173, 0x1D17A},
	{0xE0000, 0xE0FFF},
}

const (
	surrogate    = 0xD800
	surrogateEnd = 0xE000
)

// IsHidden reports whether a character shows nothing or reorders its neighbours.
func IsHidden(r rune) bool {
	if r < hidden[0][0] || r&0xFFFE == 0xFFFE { // a noncharacter
		return r >= hidden[0][0]
	}
	low, high := 0, len(hidden)
	for low < high {
		if middle := (low + high) / 2; r > hidden[middle][1] {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low < len(hidden) && r >= hidden[low][0]
}

// Visible returns text as it can be shown: control characters become their pictures,
// others that show nothing or change the direction of their neighbours become their
// numbers, and bytes that encode nothing become U+FFFD. It is meant for display only.
func Visible(text string) string { return visible(text, false) }

// VisibleSentence returns what Visible does for a text with words of ours in it: their no-break
// spaces stay.
func VisibleSentence(text string) string { return visible(text, true) }

func visible(text string, sentence bool) string {
	if IsPlain(text) {
		return text
	}
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); {
		r, width := Character(text[i:])
		i += width
		switch {
		case r < ' ':
			r += '\u2400' // control pictures
		case r == 0x7F:
			r = '\u2421'
		case sentence && (r == 0xA0 || r == 0x202F):
		case IsHidden(r):
			out = append(out, "⟨"+CodePoint(r)+"⟩"...)
			continue
		}
		out = utf8.AppendRune(out, r)
	}
	return string(out)
}

// Character returns the first character of a text, which is not empty, and its length in
// bytes. A lone surrogate of JavaScript is three bytes (WTF-8).
func Character(text string) (r rune, width int) {
	if r, width = utf8.DecodeRuneInString(text); r != utf8.RuneError || width > 1 || len(text) < 3 {
		return r, width
	}
	if text[0] == 0xED && text[1]&0xE0 == 0xA0 && text[2]&0xC0 == 0x80 {
		return surrogate | rune(text[1]&0x1F)<<6 | rune(text[2]&0x3F), 3
	}
	return r, width
}

// IsPlain reports whether a text consists of printable ASCII characters.
func IsPlain(text string) bool {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c >= 0x7F {
			return false
		}
	}
	return true
}

// CodePoint returns the notation "U+0020".
func CodePoint(r rune) string { return "U+" + Hex(r) }

// Hex returns a number in at least four hexadecimal digits.
func Hex(r rune) string {
	const hex = "0123456789ABCDEF"
	digits := ""
	for n := uint32(r); n > 0 || len(digits) < 4; n >>= 4 {
		digits = string(hex[n&15]) + digits
	}
	return digits
}
