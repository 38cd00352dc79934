package play

import (
	"strconv"
	"unicode/utf8"

	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
)

// FaultMessage puts a fault of text into a sentence. It names the characters,
// the component, and what to write instead where that is simple.
func FaultMessage(w i18n.Words, f syntax.Fault, text string) string {
	chars := f.Span.In(text)
	return w.Get(faultKey(w, f),
		"char", charName(w, chars),
		"text", clip(chars, 60),
		"part", w.Get("in."+f.Rule.Key),
		"fix", clip(encoded(chars), 60),
		"n", strconv.Itoa(f.Len()),
	)
}

// faultKey names the words for a fault. Where an older document has another
// reason for it, they have the number of that behind them.
func faultKey(w i18n.Words, f syntax.Fault) string {
	key := "fault." + f.Code.String()
	if f.Rule.RFC == currentRFC {
		return key
	}
	if own := key + "." + strconv.Itoa(int(f.Rule.RFC)); w.Has(own) {
		return own
	}
	return key
}

// currentRFC is the document whose words are the general ones.
const currentRFC = 3986

// charName is the characters in quotes, with the code point of a single one
// that is not plain to see.
func charName(w i18n.Words, chars string) string {
	quoted := w.Get("quote", "text", clip(chars, 24))
	r, width := utf8.DecodeRuneInString(chars)
	if width == len(chars) && r != utf8.RuneError && (r <= ' ' || r >= 0x7F) {
		return quoted + " (" + codePoint(r) + ")"
	}
	return quoted
}

// encoded is every byte of chars percent-encoded.
func encoded(chars string) string {
	chars, _ = head(chars, 24)
	out := ""
	for i := range len(chars) {
		out += percent(chars[i])
	}
	return out
}
