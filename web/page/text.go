package page

import (
	"strings"
	"unicode/utf8"
)

// Visible is text as it can be shown: control characters and those that would
// change the direction of their neighbours become signs, and bytes that encode
// nothing become U+FFFD. It is meant for display only.
func Visible(text string) string {
	if IsPlain(text) {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); {
		r, width := utf8.DecodeRuneInString(text[i:])
		switch {
		case r < ' ':
			b.WriteRune('\u2400' + r) // control pictures
		case r == 0x7F:
			b.WriteRune('\u2421')
		case IsHidden(r):
			b.WriteString("⟨" + CodePoint(r) + "⟩")
		default:
			b.WriteRune(r)
		}
		i += width
	}
	return b.String()
}

// IsPlain reports whether a text is printable ASCII, and so shown as it is.
func IsPlain(text string) bool {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c >= 0x7F {
			return false
		}
	}
	return true
}

// hidden is the characters beyond ASCII that show nothing or reorder their
// neighbours, as ranges: those that the core takes for hidden.
var hidden = [...][2]rune{
	{0x80, 0x9F}, {0xAD, 0xAD}, {0x034F, 0x034F}, {0x061C, 0x061C}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F},
	{0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F}, {0x2800, 0x2800}, {0x3164, 0x3164}, {0xFE00, 0xFE0F},
	{0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
}

// IsHidden reports whether a character shows nothing or reorders its neighbours.
func IsHidden(r rune) bool {
	for _, h := range hidden {
		if r <= h[1] {
			return r >= h[0]
		}
	}
	return false
}

// CodePoint is the notation "U+0020".
func CodePoint(r rune) string {
	const hex = "0123456789ABCDEF"
	digits := ""
	for n := uint32(r); n > 0 || len(digits) < 4; n >>= 4 {
		digits = string(hex[n&15]) + digits
	}
	return "U+" + digits
}

// Head is the first n bytes of text, or a few less so as not to cut a
// character, and whether that is less than all.
func Head(text string, n int) (shown string, cut bool) {
	if len(text) <= n {
		return text, false
	}
	for n > 0 && !utf8.RuneStart(text[n]) {
		n--
	}
	return text[:n], true
}

// Clip is text for a cell: visible, and cut with an ellipsis after n bytes.
func Clip(text string, n int) string {
	shown, cut := Head(text, n)
	if cut {
		return Visible(shown) + "…"
	}
	return Visible(shown)
}

// CharNumber is the number of the character at a byte offset, from 1.
func CharNumber(text string, offset uint32) int { return Count(text[:offset]) + 1 }

// Count is how many characters there are; it passes over ASCII eight at a time.
func Count(text string) int {
	i := 0
	for ; i+8 <= len(text); i += 8 {
		if s := text[i : i+8]; s[0]|s[1]|s[2]|s[3]|s[4]|s[5]|s[6]|s[7] >= utf8.RuneSelf {
			break
		}
	}
	return i + utf8.RuneCountInString(text[i:])
}

// Tail is the last n bytes of text, or a few less so as not to cut a character.
func Tail(text string, n int) string {
	start := max(0, len(text)-n)
	for start < len(text) && !utf8.RuneStart(text[start]) {
		start++
	}
	return text[start:]
}
