package view

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// FaultMessage puts a fault of text into a sentence. It names the characters,
// the component, and what to write instead where that is simple.
func FaultMessage(w i18n.Words, f syntax.Fault, text string) string {
	chars := f.Span.In(text)
	if f.Code == syntax.AuthorityInvented {
		return w.Get(faultKey(w, f), "literal", page.Clip(text[:f.Start]+text[f.End:], 200))
	}
	return w.Get(faultKey(w, f),
		"char", charName(w, chars),
		"text", page.Clip(chars, 60),
		"part", w.Get("in."+f.Rule.Key),
		"fix", page.Clip(encoded(chars), 60),
		"n", strconv.Itoa(f.Len()),
	)
}

// faultKey is the key of the words for a fault. Where an older document has another
// reason for it, the key ends in the number of that document.
func faultKey(w i18n.Words, f syntax.Fault) string {
	key := "fault." + f.Code.String()
	if f.Rule.Plain && isEncodable(f.Code) {
		return "fault.not-encodable"
	}
	if f.Rule.RFC == currentRFC {
		return key
	}
	if own := key + "." + strconv.Itoa(int(f.Rule.RFC)); w.Has(own) {
		return own
	}
	return key
}

// isEncodable reports whether the words for a fault say how the character is written
// as data, which is no advice where a percent-encoding is not allowed either.
func isEncodable(code syntax.Code) bool {
	switch code {
	case syntax.Character, syntax.ControlCharacter, syntax.Space, syntax.NonASCII, syntax.InvalidUTF8, syntax.BracketOutsideHost, syntax.PercentEncoding,
		syntax.ReservedCharacter, syntax.UnsafeDelimiter, syntax.UnsafeFragment, syntax.UnsafeGateway, syntax.NationalCharacter, syntax.PunctuationCharacter:
		return true
	}
	return false
}

// currentRFC is the document whose words are the general ones.
const currentRFC = 3986

// charName is the characters in quotes, with the code point of a single one
// that is not plain to see.
func charName(w i18n.Words, chars string) string {
	quoted := w.Get("quote", "text", page.Clip(chars, 24))
	r, width := utf8.DecodeRuneInString(chars)
	if width == len(chars) && r != utf8.RuneError && (r <= ' ' || r >= 0x7F) {
		return quoted + " (" + page.CodePoint(r) + ")"
	}
	return quoted
}

// encoded is every byte of chars percent-encoded.
func encoded(chars string) string {
	chars, _ = page.Head(chars, 24)
	out := ""
	for i := range len(chars) {
		out += model.Percent(chars[i])
	}
	return out
}

// CutMessage says what a reader has cut.
func CutMessage(w i18n.Words, c links.Cut) string {
	return w.Get("cut."+c.Name, "n", strconv.Itoa(c.Count), "line", strconv.Itoa(c.Line))
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
	says := page.Clip(f.Says, valueBytes)
	if r, width := utf8.DecodeRuneInString(f.Says); f.Code == links.HiddenCharacters && width == len(f.Says) {
		says = page.CodePoint(r)
	}
	if f.Code == links.NotResolved {
		says = w.Get("unresolved." + f.Says)
	}
	key := "find." + f.Code.String() + ".why"
	if f.Case != "" {
		key = "find.why." + f.Case
	}
	return w.Get(key, "text", page.Clip(f.In(ref), 60), "says", says, "scripts", scripts)
}

// fix is the correction of a fault where it is plain what to do.
func (v *view) fix(text uint8, source string, f syntax.Fault) page.Fix {
	chars, code := f.Span.In(source), f.Code
	if f.Rule.Plain && isEncodable(code) { // as with any other character there
		code = map[string]syntax.Code{"scheme": syntax.SchemeCharacter, "port": syntax.PortCharacter}[f.Rule.Key]
	}
	switch code {
	case syntax.Character, syntax.ControlCharacter, syntax.Space, syntax.NonASCII, syntax.InvalidUTF8, syntax.BracketOutsideHost:
		return v.replacement("fix.encode", text, f.Span, encoded(chars))
	case syntax.PercentEncoding:
		return v.replacement("fix.encode", text, f.Span, "%25"+chars[1:])
	case syntax.PortCharacter:
		return v.replacement("fix.remove", text, f.Span, "")
	case syntax.BaseWithoutScheme:
		if i := strings.IndexByte(source, '/'); i >= 0 && len(source) <= suspectBytes { // else a scheme may be being typed
			return v.rewrite(text, source, wholeBase(source))
		}
	case syntax.ColonFirstSegment, syntax.SchemeStart, syntax.SchemeCharacter:
		if text == core.TextRef {
			return v.before("fix.dot", text, source, "./")
		}
	}
	return page.Fix{}
}

// wholeBase is a base without a scheme as a whole address, on a host for examples.
func wholeBase(source string) string {
	switch {
	case strings.HasPrefix(source, "//"):
		return "https:" + source
	case source[0] == '/':
		return "https://example.com" + source
	}
	return "https://example.com/" + source
}

// before puts a prefix before a text that begins with a character.
func (v *view) before(key string, text uint8, source, prefix string) page.Fix {
	r, width := utf8.DecodeRuneInString(source)
	if r == utf8.RuneError {
		return page.Fix{}
	}
	return v.replacement(key, text, syntax.Span{Start: 0, End: uint32(width)}, prefix+source[:width])
}

func (v *view) replacement(key string, text uint8, span syntax.Span, with string) page.Fix {
	return page.Fix{Text: v.words.Get(key, "with", with), Point: model.Point{Text: text, Span: span}.String(), With: with}
}

// older is the link to a rule of a document before RFC 3986. RFC 1630 has no
// numbered sections, so that its rules name their page.
func older(rule *syntax.Rule) page.Link {
	link := page.Link{Text: "RFC " + strconv.Itoa(int(rule.RFC)) + " ", URL: "https://www.rfc-editor.org/rfc/rfc" + strconv.Itoa(int(rule.RFC))}
	switch s := rule.Section; {
	case s[0] == 'p':
		link.Text += s
		link.URL += "#page-" + s[len("p. "):]
	case s[0] >= 'A':
		link.Text += s
		link.URL += "#appendix-" + s
	default:
		link.Text += "§" + s
		link.URL += "#section-" + s
	}
	return link
}
