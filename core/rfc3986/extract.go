package rfc3986

import (
	"iter"
	"strings"

	"uriplayground/core/syntax"
)

// What Appendix C says of URIs in a text. The first three are the delimiters.
var (
	RuleAngleBrackets = keyed("C", "c-angle", "angle brackets <http://example.com/>")
	RuleDoubleQuotes  = keyed("C", "c-quotes", `double-quotes "http://example.com/"`)
	RuleWhitespace    = keyed("C", "c-whitespace", "or just by using whitespace")

	RuleURLPrefix   = keyed("C", "c-prefix", `The prefix "URL:" (with or without a trailing space) was formerly recommended`)
	RuleIgnored     = keyed("C", "c-ignored", "The whitespace should be ignored when the URI is extracted.")
	RuleHyphen      = keyed("C", "c-hyphen", "should be aware that the hyphen may or may not actually be part of the URI")
	RulePunctuation = keyed("C", "c-punctuation", "punctuation marks that might be mistaken for part of the URI")
)

func extractRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleAngleBrackets, RuleDoubleQuotes, RuleWhitespace,
		RuleURLPrefix, RuleIgnored, RuleHyphen, RulePunctuation, RuleCutShort,
	}
}

// opaqueSchemes are the schemes in the documents whose URIs need no "//". In
// others the "//" is what distinguishes a URI from a word with a colon after it.
var opaqueSchemes = [...]string{"mailto", "news", "urn", "tel", "mid", "cid", "file"}

// Extraction is a URI found in a text (RFC 3986 Appendix C). Spans are bytes
// of that text.
type Extraction struct {
	syntax.Span              // from the first character of the URI to the last
	Outer       syntax.Span  // the same with delimiters and prefix
	Delimiter   *syntax.Rule // RuleAngleBrackets, RuleDoubleQuotes or RuleWhitespace
	URI         string       // without what was removed; shares the text's memory if nothing was
	Prefix      syntax.Span  // "URL:", without the space that may follow; empty if it is not there

	Ignored     []syntax.Span // the white space inside, which is not in URI
	Hyphens     []syntax.Span // hyphens before a line break, which are in URI
	Unhyphened  string        // the URI without Hyphens; empty if there are none
	Punctuation syntax.Span   // what follows the URI and was not taken for part of it

	Ends syntax.Span // the character before which the URI ends, if it may belong to it; else empty
	Rest syntax.Span // what follows the URI and may belong to it, from that character on or before; empty without Ends
}

// Extract finds the URIs in a text, in its order (RFC 3986 Appendix C).
//
// Inside angle brackets and double quotes white space is ignored and the rest
// taken as it is, if it looks like a URI: it has a scheme, or the prefix
// "URL:". Elsewhere a URI ends before the first character that no URI has
// there, and before punctuation. A scheme without "//" counts there only if it
// is a well-known one. Looking like a URI is all that is asked for; Parse says
// whether it is valid. Text after the first syntax.MaxText bytes is not read.
func Extract(text string) iter.Seq[Extraction] {
	text = text[:min(len(text), syntax.MaxText)]
	return func(yield func(Extraction) bool) {
		x := extractor{text: text}
		for x.i < len(text) {
			if e, ok := x.next(); ok && !yield(e) {
				return
			}
		}
	}
}

// extractor reads a text from left to right. No byte is read more than a few
// times: what is between delimiters ends at the next one, and if it is not a URI
// its words are looked at once more.
type extractor struct {
	text string
	i    int // what comes before was looked at
	word int // the end of the word at i, if after i
}

// next looks at what begins at i, and goes on.
func (x *extractor) next() (e Extraction, ok bool) {
	switch c := x.text[x.i]; {
	case c == '<':
		return x.wrapped("<>", RuleAngleBrackets)
	case c == '"':
		return x.wrapped(`"`, RuleDoubleQuotes)
	case isURIChar(c):
		return x.inWord()
	}
	x.i++
	return e, false
}

// wrapped looks at a text in delimiters, the opening one of which is at i. The
// last of the delimiters closes it.
func (x *extractor) wrapped(delimiters string, rule *syntax.Rule) (e Extraction, ok bool) {
	start := x.i + 1
	x.i = start
	n := strings.IndexAny(x.text[start:], delimiters)
	if n < 0 || x.text[start+n] != delimiters[len(delimiters)-1] {
		return e, false
	}
	end := start + n
	e = Extraction{Delimiter: rule, Outer: syntax.Span{Start: uint32(start - 1), End: uint32(end + 1)}}
	e.unwrap(x.text, start, end)
	e.join(x.text)
	if !e.looksRight(x.text) {
		return e, false
	}
	e.joinUnhyphened(x.text)
	x.i = end + 1
	return e, true
}

// unwrap finds the prefix and the URI in text[start:end].
func (e *Extraction) unwrap(text string, start, end int) {
	start = skipSpace(text, start, end)
	if hasURLPrefix(text[start:end]) {
		e.Prefix = syntax.Span{Start: uint32(start), End: uint32(start + len("URL:"))}
		start = skipSpace(text, start+len("URL:"), end)
	}
	for end > start && isSpace(text[end-1]) {
		end--
	}
	e.Span = syntax.Span{Start: uint32(start), End: uint32(end)}
}

func hasURLPrefix(s string) bool {
	return len(s) >= len("URL:") && strings.EqualFold(s[:len("URL:")], "URL:")
}

// looksRight reports whether what is between delimiters is meant as a URI. A
// line of prose may have a colon after its first word; it has spaces, too.
func (e *Extraction) looksRight(text string) bool {
	r := Split(e.URI)
	switch {
	case e.URI == "" || strings.ContainsAny(e.URI, `<>"`):
		return false
	case !e.Prefix.Empty():
		return true
	case !r.has(hasScheme) || !isScheme(e.URI[:r.schemeEnd]) || int(r.schemeEnd)+1 == len(e.URI):
		return false
	case !e.onlyLineBreaks(text, strings.IndexByte(e.In(text), ':')):
		return false // words before the scheme
	case e.Delimiter == RuleDoubleQuotes && !e.onlyLineBreaks(text, e.Len()):
		return false
	}
	return r.has(hasAuthority) || isOpaqueScheme(e.URI[:r.schemeEnd]) || len(e.Ignored) == 0 && r.Valid()
}

func isOpaqueScheme(scheme string) bool {
	for _, s := range opaqueSchemes {
		if strings.EqualFold(s, scheme) {
			return true
		}
	}
	return false
}

// Faults returns a warning for each hyphen of which nobody can know whether it
// belongs to the URI, and one for a character before which the URI ends and that may
// belong to it (RFC 3986 Appendix C).
func (e *Extraction) Faults() (faults []syntax.Fault) {
	for _, s := range e.Hyphens {
		faults = append(faults, syntax.Fault{Rule: RuleHyphen, Code: syntax.HyphenAtLineBreak, Level: syntax.Warning, Span: s})
	}
	if !e.Ends.Empty() {
		faults = append(faults, syntax.Fault{Rule: RuleCutShort, Code: syntax.CutShort, Level: syntax.Warning, Span: e.Ends})
	}
	return faults
}

// spaces is the white space that is ignored inside a URI.
const spaces = " \t\r\n\v\f"

func isSpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// skipSpace returns the index of the first byte at or after i that is not white
// space; end if there is none before that.
func skipSpace(text string, i, end int) int {
	for i < end && isSpace(text[i]) {
		i++
	}
	return i
}

// join takes the white space out of the span: "the whitespace should be ignored
// when the URI is extracted".
func (e *Extraction) join(text string) {
	e.URI = e.In(text)
	for i, end := int(e.Start), int(e.End); i < end; {
		n := strings.IndexAny(text[i:end], spaces)
		if n < 0 {
			break
		}
		start := i + n
		i = skipSpace(text, start, end)
		e.ignore(text, syntax.Span{Start: uint32(start), End: uint32(i)})
	}
	if len(e.Ignored) > 0 {
		e.URI = without(text, e.Span, e.Ignored)
	}
}

// ignore notes white space, and the hyphen before it if it breaks a line.
func (e *Extraction) ignore(text string, s syntax.Span) {
	e.Ignored = append(e.Ignored, s)
	if text[s.Start-1] == '-' && breaksLine(s.In(text)) {
		e.Hyphens = append(e.Hyphens, syntax.Span{Start: s.Start - 1, End: s.Start})
	}
}

func breaksLine(space string) bool { return strings.ContainsAny(space, "\r\n") }

// onlyLineBreaks reports whether all white space in the first n bytes of the span
// breaks a line.
func (e *Extraction) onlyLineBreaks(text string, n int) bool {
	for _, s := range e.Ignored {
		if int(s.Start-e.Start) < n && !breaksLine(s.In(text)) {
			return false
		}
	}
	return true
}

// joinUnhyphened makes the other reading: no hyphen before a line break belongs
// to the URI. Where there are several, each could be meant on its own.
func (e *Extraction) joinUnhyphened(text string) {
	if len(e.Hyphens) == 0 {
		return
	}
	var gaps []syntax.Span
	hyphens := e.Hyphens
	for _, s := range e.Ignored {
		if len(hyphens) > 0 && hyphens[0].End == s.Start {
			s.Start, hyphens = hyphens[0].Start, hyphens[1:]
		}
		gaps = append(gaps, s)
	}
	e.Unhyphened = without(text, e.Span, gaps)
}

// without returns the text of a span without the gaps, which lie in it in order.
func without(text string, s syntax.Span, gaps []syntax.Span) string {
	var b strings.Builder
	b.Grow(s.Len())
	for _, gap := range gaps {
		b.WriteString(text[s.Start:gap.Start])
		s.Start = gap.End
	}
	b.WriteString(s.In(text))
	return b.String()
}
