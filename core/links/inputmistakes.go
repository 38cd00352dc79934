package links

import (
	"strings"

	"uriplayground/core"
)

// InputMistake is a mistake that people make when they type or paste a reference by itself, outside
// of the page that it belongs to. What is wrong with a link of a page, findings say.
type InputMistake uint8

// The mistakes.
const (
	NoInputMistake   InputMistake = iota
	PastedMarkup                  // an element or attribute, with the reference in it
	PastedMarkdown                // a link of Markdown
	PastedBrackets                // <…> or <URL:…>, as Appendix C delimits URIs in text
	PastedQuotes                  // quotation marks
	CharacterRef                  // "&amp;", as HTML writes "&"
	MailAddress                   // an address without "mailto:"
	NameCutShort                  // "#" or "?" in the name of a file
	RepeatedScheme                // the scheme of the base, and a path relative to it
	SchemeInCapitals              // which is the same, but not as it is written by convention
	inputMistakeCount
)

// String returns the mistake as keys of words have it.
func (m InputMistake) String() string {
	return [inputMistakeCount]string{"none", "markup", "markdown", "brackets", "quotes", "character-ref", "mail", "name", "scheme", "capitals"}[m]
}

// FixInput returns the first mistake in a text that is meant as a reference, and what was
// meant. The base may be empty. What it returns has that mistake no more.
func FixInput(base, text string) (mistake InputMistake, meant string) {
	if len(text) > longest {
		return NoInputMistake, ""
	}
	inner := strings.Trim(text, outerSpace)
	for mistake, find := range inputMistakes {
		if find == nil {
			continue
		}
		if meant := find(base, inner); meant != "" && meant != inner {
			return InputMistake(mistake), meant
		}
	}
	return NoInputMistake, ""
}

// inputMistakes is what was meant, for each mistake; empty where it was not made.
var inputMistakes = [inputMistakeCount]func(base, text string) string{
	PastedMarkup:     attributeOf,
	PastedMarkdown:   destinationOf,
	PastedBrackets:   bracketed,
	PastedQuotes:     quoted,
	CharacterRef:     decoded,
	MailAddress:      addressed,
	NameCutShort:     wholeName,
	RepeatedScheme:   withoutScheme,
	SchemeInCapitals: inSmallLetters,
}

// attributeOf returns the value of the first attribute of HTML that holds a reference.
func attributeOf(_, text string) string {
	if end := strings.IndexAny(text, "=>"); end < 0 || text[end] != '=' || strings.Contains(text[:end], ":") {
		return ""
	}
	for _, name := range []string{"href", "src", "action", "cite", "data", "poster"} {
		before, after, found := strings.Cut(text, name+"=")
		if !found || before != "" && !strings.HasSuffix(before, " ") {
			continue
		}
		value := until(after, " >")
		if after != "" && (after[0] == '"' || after[0] == '\'') {
			value, _, found = strings.Cut(after[1:], after[:1])
		}
		if found && (before == "" || strings.HasPrefix(before, "<")) {
			return decoded("", strings.Trim(value, outerSpace))
		}
	}
	return ""
}

// destinationOf returns where a link or an image of Markdown leads.
func destinationOf(_, text string) string {
	text = strings.TrimPrefix(text, "!")
	label, rest, found := strings.Cut(text, "](")
	inside, closed := strings.CutSuffix(rest, ")")
	if !found || !closed || !strings.HasPrefix(label, "[") {
		return ""
	}
	if link, _, found := strings.Cut(strings.TrimPrefix(inside, "<"), ">"); found && inside[0] == '<' {
		return link
	}
	return until(strings.TrimLeft(inside, outerSpace), " ")
}

// bracketed returns what angle brackets hold, without "URL:" (RFC 3986 Appendix C).
func bracketed(_, text string) string {
	inside, open := strings.CutPrefix(text, "<")
	inside, closed := strings.CutSuffix(inside, ">")
	if !open || !closed || strings.ContainsAny(inside, "<>") {
		return ""
	}
	if len(inside) > 4 && strings.EqualFold(inside[:4], "URL:") {
		inside = inside[4:]
	}
	return strings.Trim(inside, outerSpace)
}

// quotes is pairs of quotation marks, and the apostrophes of code.
var quotes = [...]string{`""`, "''", "``", "“”", "‘’", "„“", "«»", "‹›"}

// quoted returns what quotation marks hold.
func quoted(_, text string) string {
	for _, pair := range quotes {
		open := pair[:len(pair)/2]
		inside, opened := strings.CutPrefix(text, open)
		inside, closed := strings.CutSuffix(inside, pair[len(open):])
		if opened && closed && !strings.Contains(inside, open) {
			return strings.Trim(inside, outerSpace)
		}
	}
	return ""
}

// decoded returns the text with "&" for "&amp;".
func decoded(_, text string) string { return strings.ReplaceAll(text, "&amp;", "&") }

// addressed returns an address of mail as a URI (RFC 6068).
func addressed(_, text string) string {
	a := core.Parse(text, core.RFC3986)
	user, host, found := strings.Cut(text, "@")
	if dot := strings.LastIndexByte(host, '.'); !found || user == "" || dot <= 0 || dot+2 >= len(host) || !a.Valid ||
		strings.ContainsAny(text, "/?#:%") || strings.Contains(host, "@") || !isLetter(host[len(host)-1]) {
		return ""
	}
	return "mailto:" + text
}

// wholeName returns a reference to a file in whose name a "?" or "#" ends the path: what
// follows it ends as files do, and the path does not.
func wholeName(_, text string) string {
	a := core.Parse(text, core.RFC3986)
	path := a.Part("path").Span
	rest := text[path.End:]
	last := a.LastSegment().In(text)
	if path.Empty() || last == "" || rest == "" || strings.Contains(last, ".") || strings.ContainsAny(rest, "=&") || !endsAsFile(rest) {
		return ""
	}
	meant := text[:path.End] + strings.ReplaceAll(strings.ReplaceAll(rest, "?", "%3F"), "#", "%23")
	if b := core.Parse(meant, core.RFC3986); b.Part("scheme") != a.Part("scheme") || len(b.Faults) > len(a.Faults) {
		return "" // a colon in the rest
	}
	return meant
}

// endsAsFile reports whether a text ends in a dot and a few letters, after a name.
func endsAsFile(text string) bool {
	dot := strings.LastIndexByte(text, '.')
	if dot < 1 || len(text)-dot < 3 || len(text)-dot > 6 {
		return false
	}
	for i := dot + 1; i < len(text); i++ {
		if !isLetter(text[i]) {
			return false
		}
	}
	return true
}

// withoutScheme returns the path of a reference that repeats the scheme of its base, which
// RFC 3986 does not read as relative (§5.2.2).
func withoutScheme(base, text string) string {
	a, b := core.Parse(text, core.RFC3986), core.Parse(base, core.RFC3986)
	scheme := a.Part("scheme").In(text)
	if scheme == "" || a.Part("authority").Defined || !b.Part("authority").Defined || a.PathKind.Name != "path-rootless" || !strings.EqualFold(scheme, b.Part("scheme").In(base)) {
		return ""
	}
	return asPath(text[len(scheme)+1:])
}

// inSmallLetters returns a URI with its scheme in small letters (RFC 3986 §3.1).
func inSmallLetters(_, text string) string {
	a := core.Parse(text, core.RFC3986)
	scheme := a.Part("scheme")
	if !knownScheme(scheme.In(text)) {
		return ""
	}
	return strings.ToLower(scheme.In(text)) + text[scheme.End:]
}
