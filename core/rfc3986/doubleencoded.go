package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// DoubleEncoded is a heuristic: the spans of text that look as if they had been
// percent-encoded more than once, against RFC 3986 §2.4. Such a span is "%25"
// with two HEXDIG behind it, or more of "25" between; each digit may be encoded,
// too. Two times encoded data and once encoded data that holds a "%" itself look
// the same, so it is a reason to ask and not a fault. Spans are bytes of the
// text, of which no more than the first syntax.MaxText are read.
func DoubleEncoded(text string) []syntax.Span {
	text = text[:min(len(text), syntax.MaxText)]
	var spans []syntax.Span
	for i := 0; ; {
		n := strings.IndexByte(text[i:], '%')
		if n < 0 {
			return spans
		}
		i += n + 1
		if end := doubleEnd(text, i); end > i {
			spans = append(spans, syntax.Span{Start: uint32(i - 1), End: uint32(end)})
			i = end
		}
	}
}

// doubleEnd is the end of the double encoding whose "%" stands before text[i];
// i if there is none.
func doubleEnd(text string, i int) int {
	if !strings.HasPrefix(text[i:], "25") {
		return i
	}
	for at, end := i+len("25"), i; ; at = end {
		high, next := hexDigit(text, at)
		low, next := hexDigit(text, next)
		if high == 0 || low == 0 {
			return end
		}
		end = next
		if high != '2' || low != '5' {
			return end
		}
	}
}

// hexDigit is the HEXDIG at i, which may be encoded, as "%34" for "4", and what
// stands behind it; 0 if there is none.
func hexDigit(text string, i int) (c byte, end int) {
	c, ok := syntax.Triplet(text, i)
	end = i + len("%34")
	if !ok && i < len(text) {
		c, end = text[i], i+1
	}
	if !classes.Is(c, hexdig) {
		c = 0
	}
	return c, end
}
