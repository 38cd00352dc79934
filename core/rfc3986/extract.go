package rfc3986

import (
	"iter"
	"strings"

	"uriplayground/core/syntax"
)

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
}

// Extract finds the URIs in a text, in its order (RFC 3986 Appendix C).
//
// Inside angle brackets and double quotes white space is ignored and the rest
// taken as it stands, if it looks like a URI: it has a scheme, or the prefix
// "URL:". Elsewhere a URI ends before the first character that no URI has
// there, and before punctuation. A scheme without "//" counts there only if it
// is a well-known one. Looking like a URI is all that is asked for; Parse says
// whether it is valid. Text behind the first syntax.MaxText bytes is not read.
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
// times: what stands between delimiters ends at the next one, and if it is no
// URI its words are looked at once more.
type extractor struct {
	text string
	i    int // what stands before was looked at
	word int // the end of the word at i, if behind i
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

// looksRight tells whether what stood between delimiters is meant as a URI. A
// line of prose may have a colon behind its first word; it has spaces, too.
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

// Faults is a warning for each hyphen of which nobody can know whether it
// belongs to the URI (RFC 3986 Appendix C).
func (e *Extraction) Faults() (faults []syntax.Fault) {
	for _, s := range e.Hyphens {
		faults = append(faults, syntax.Fault{Rule: RuleHyphen, Code: syntax.HyphenAtLineBreak, Level: syntax.Warning, Span: s})
	}
	return faults
}
