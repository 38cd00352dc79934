package locales

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// frenchSpaces puts the no-break spaces of French punctuation: a narrow one
// before "?", "!" and ";", a full one before ":" and inside quotation marks.
func frenchSpaces() *strings.Replacer {
	return strings.NewReplacer(
		"« ", "«\u00a0", "«\u00a0", "«\u00a0", " »", "\u00a0»", " :", "\u00a0:",
		" ?", "\u202f?", " !", "\u202f!", " ;", "\u202f;",
		"\u00a0?", "\u202f?", "\u00a0!", "\u202f!", "\u00a0;", "\u202f;",
	)
}

// typeset applies French typography to a text as typed on a keyboard. It leaves what is
// between back-quotes alone: that is the text of a URI.
func typeset(spaces *strings.Replacer, text string) string {
	pieces := strings.Split(text, "`")
	for i := 0; i < len(pieces); i += 2 {
		pieces[i] = numbers(spaces.Replace(apostrophes(pieces[i])))
	}
	return strings.Join(pieces, "`")
}

// numbers keeps the digits of a number together, by narrow spaces, and a number and its
// percent sign.
func numbers(text string) string {
	const digits = "0123456789"
	words := strings.Split(text, " ")
	out := words[0]
	for i, next := range words[1:] {
		space, before := " ", words[i]
		isNumber := strings.TrimRight(before, digits) != before
		switch {
		case isNumber && len(next)-len(strings.TrimLeft(next, digits)) == 3:
			space = "\u202f"
		case (isNumber || strings.HasSuffix(before, "}")) && strings.TrimRight(next, ").,") == "%":
			space = "\u00a0"
		}
		out += space + next
	}
	return out
}

// apostrophes curves the apostrophes between two letters.
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
