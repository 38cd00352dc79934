package render

import (
	"strconv"
	"unicode/utf8"

	"uriplayground/core/links"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/timeline"
)

// FaultMessage puts a fault of text into a sentence. It names the characters,
// the component, and what to write instead where that is simple.
func FaultMessage(w i18n.Words, f syntax.Fault, text string) string {
	chars := f.Span.In(text)
	if f.Code == syntax.AuthorityInvented {
		return w.Get(faultKey(w, f), "literal", page.Clip(text[:f.Start]+text[f.End:], 200))
	}
	return w.Get(faultKey(w, f),
		"char", CharName(w, chars),
		"text", page.Clip(chars, 60),
		"part", w.Get("in."+f.Rule.Key),
		"fix", page.Clip(Encoded(chars), 60),
		"n", strconv.Itoa(f.Len()),
	)
}

// faultKey returns the key of the words for a fault. Where an older document has another
// reason for it, the key ends in the number of that document.
func faultKey(w i18n.Words, f syntax.Fault) string {
	key := "fault." + f.Code.String()
	if f.Rule.Plain && IsEncodable(f.Code) {
		return "fault.not-encodable"
	}
	if f.Rule.RFC == timeline.CurrentRFC {
		return key
	}
	if own := key + "." + strconv.Itoa(int(f.Rule.RFC)); w.Has(own) {
		return own
	}
	return key
}

// IsEncodable reports whether the words for a fault say how the character is written
// as data, which is no advice where a percent-encoding is not allowed either.
func IsEncodable(code syntax.Code) bool {
	switch code {
	case syntax.Character, syntax.ControlCharacter, syntax.Space, syntax.NonASCII, syntax.InvalidUTF8, syntax.BracketOutsideHost, syntax.PercentEncoding,
		syntax.ReservedCharacter, syntax.UnsafeDelimiter, syntax.UnsafeFragment, syntax.UnsafeGateway, syntax.NationalCharacter, syntax.PunctuationCharacter:
		return true
	}
	return false
}

// CharName returns the characters in quotes, with the code point of a single one
// that is not plain to see.
func CharName(w i18n.Words, chars string) string {
	quoted := w.Get("quote", "text", page.Clip(chars, 24))
	r, width := utf8.DecodeRuneInString(chars)
	if width == len(chars) && r != utf8.RuneError && (r <= ' ' || r >= 0x7F) {
		return quoted + " (" + page.CodePoint(r) + ")"
	}
	return quoted
}

// Encoded returns every byte of chars percent-encoded.
func Encoded(chars string) string {
	chars, _ = page.Head(chars, 24)
	out := ""
	for i := range len(chars) {
		out += model.Percent(chars[i])
	}
	return out
}

// OmissionMessage returns the sentence about what a reader ignored.
func OmissionMessage(w i18n.Words, c links.Omission) string {
	return w.Get("cut."+c.Name, "n", strconv.Itoa(c.Count), "line", strconv.Itoa(c.Line))
}

// ReadAsMessage returns the format as which a source was read, and how that was recognized.
func ReadAsMessage(w i18n.Words, read model.ReadAs) string {
	return w.Get("readas."+read.By, "format", w.Get("format."+read.Format), "sign", page.Clip(read.Sign, ValueBytes))
}

// UnreadMessage returns the sentence about what is not read of a source of a format.
func UnreadMessage(w i18n.Words, format string) string {
	if key := "unread." + format; w.Has(key) {
		return w.Get(key)
	}
	return w.Get("unread.xml") // each of the others is a vocabulary of XML
}

// LinkMessage puts a finding about a reference into a sentence.
func LinkMessage(w i18n.Words, f links.Finding, ref string) string {
	scripts := ""
	for _, s := range f.Scripts {
		if scripts != "" {
			scripts += ", "
		}
		scripts += w.Get("script." + s)
	}
	says := page.Clip(f.Meaning, ValueBytes)
	if r, width := utf8.DecodeRuneInString(f.Meaning); f.Code == links.HiddenCharacters && width == len(f.Meaning) {
		says = page.CodePoint(r)
	}
	if f.Code == links.NotResolved {
		says = w.Get("unresolved." + f.Meaning)
	}
	key := "find." + f.Code.String() + ".why"
	if f.Case != "" {
		key = "find.why." + f.Case
	}
	return w.Get(key, "text", page.Clip(f.In(ref), 60), "says", says, "scripts", scripts)
}
