package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// spaces is the white space that is ignored inside a URI.
const spaces = " \t\r\n\v\f"

func isSpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// skipSpace is the index of the first byte at or behind i that is no white
// space; end if there is none before.
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

// onlyLineBreaks tells whether all white space in the first n bytes of the span
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

// without is the text of a span without the gaps, which lie in it in order.
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
