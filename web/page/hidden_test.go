package page_test

import (
	"testing"
	"unicode"
	"unicode/utf8"

	"uriplayground/web/page"
)

// hides returns what IsHidden has to say, by the tables of Unicode. The blank of Braille,
// the filler of Khitan and the null notehead are letters and symbols by their class.
func hides(r rune) bool {
	switch {
	case r < 0x80 || unicode.Is(unicode.Prepended_Concatenation_Mark, r):
		return false
	case r == 0x2800, r == 0x16FE4, r == 0x1D159:
		return true
	}
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Cs, unicode.Z,
		unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector, unicode.Noncharacter_Code_Point)
}

// Every character of Unicode that is not seen has a stand-in, and no other.
func TestHiddenCharacters(t *testing.T) {
	count := 0
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if hides(r) {
			count++
		}
		if got := page.IsHidden(r); got != hides(r) {
			t.Errorf("%U: hidden is %t", r, got)
		}
	}
	if count < 4000 {
		t.Errorf("only %d characters", count)
	}
}

// What is shown of a text contains nothing that cannot be seen, nor anything that XML
// does not allow, and is the same when it is shown again.
func TestVisible(t *testing.T) {
	for text, want := range map[string]string{
		"a b":                                   "a b",
		"\x00\t\n\r\x1b\x7f":                    "␀␉␊␍␛␡",
		"\u3164\u2800\u034f\ufe0f\U000e0041":    "⟨U+3164⟩⟨U+2800⟩⟨U+034F⟩⟨U+FE0F⟩⟨U+E0041⟩",
		"\u115f\u17b4\uffa0\U000e0101":          "⟨U+115F⟩⟨U+17B4⟩⟨U+FFA0⟩⟨U+E0101⟩",
		"\u202e\u2066\ufeff\u00ad\u0085\u00a0é": "⟨U+202E⟩⟨U+2066⟩⟨U+FEFF⟩⟨U+00AD⟩⟨U+0085⟩⟨U+00A0⟩é",
		"\ufffe\uffff\U0010ffff\ufdd0":          "⟨U+FFFE⟩⟨U+FFFF⟩⟨U+10FFFF⟩⟨U+FDD0⟩",
		"\xed\xa0\xbd\xed\xbf\xbf\xed\x9f\xbf":  "⟨U+D83D⟩⟨U+DFFF⟩\ud7ff",
		"\xff\xed\xa0\xc3\xa9":                  "\ufffd\ufffd\ufffdé",
		"\u0600٣\U0001f600":                     "\u0600٣\U0001f600",
	} {
		if got := page.Visible(text); got != want || page.Visible(got) != got {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
	if got := page.VisibleSentence("URI\u00a0: «\u202f\u200b\u3000»"); got != "URI\u00a0: «\u202f⟨U+200B⟩⟨U+3000⟩»" {
		t.Errorf("a sentence: %q", got)
	}
	for r := rune(0); r <= unicode.MaxRune; r++ {
		for _, c := range page.Visible(string(utf8.AppendRune(nil, r))) {
			if page.IsHidden(c) || c < ' ' || c == 0x7F {
				t.Fatalf("%U shows %U", r, c)
			}
		}
	}
}
