package rfc1738

import (
	"iter"
	"strings"

	"uriplayground/core/syntax"
)

// fields is the span of each fieldspec without its ";". The first ";" stands
// at start.
func fields(text string, start int) iter.Seq[syntax.Span] {
	return split(text, syntax.Span{Start: uint32(start) + 1, End: uint32(len(text))}, ';')
}

// split is what stands between the delimiters in a span; there is one at least.
func split(text string, s syntax.Span, delimiter byte) iter.Seq[syntax.Span] {
	return func(yield func(syntax.Span) bool) {
		for {
			n := strings.IndexByte(s.In(text), delimiter)
			if n < 0 {
				yield(s)
				return
			}
			if !yield(syntax.Span{Start: s.Start, End: s.Start + uint32(n)}) {
				return
			}
			s.Start += uint32(n) + 1
		}
	}
}
