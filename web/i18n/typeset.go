package i18n

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// What French sets apart by a space that no line is broken at: a narrow one
// before "?", "!" and ";", a wide one before ":" and inside the quotation marks.
var frenchSpaces = strings.NewReplacer(
	"« ", "«\u00a0", "«\u00a0", "«\u00a0", " »", "\u00a0»", " :", "\u00a0:",
	" ?", "\u202f?", " !", "\u202f!", " ;", "\u202f;",
	"\u00a0?", "\u202f?", "\u00a0!", "\u202f!", "\u00a0;", "\u202f;",
)

// typeset sets words as they are printed in French, so that they can be written
// as they are typed. What stands between back-quotes is the text of a URI.
func typeset(words map[string]string) map[string]string {
	for key, text := range words {
		pieces := strings.Split(text, "`")
		for i := 0; i < len(pieces); i += 2 {
			pieces[i] = frenchSpaces.Replace(apostrophes(pieces[i]))
		}
		words[key] = strings.Join(pieces, "`")
	}
	return words
}

// apostrophes makes those between two letters curved.
func apostrophes(text string) string {
	pieces := strings.Split(text, "'")
	out := pieces[0]
	for _, next := range pieces[1:] {
		before, _ := utf8.DecodeLastRuneInString(out)
		after, _ := utf8.DecodeRuneInString(next)
		mark := "'"
		if unicode.IsLetter(before) && (unicode.IsLetter(after) || after == '«' || after == '{') {
			mark = "’"
		}
		out += mark + next
	}
	return out
}
