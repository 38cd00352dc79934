package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// DoubleEncoded is a heuristic: the spans of text that look as if they had been
// percent-encoded more than once, against RFC 3986 §2.4. Such a span is "%25"
// with two HEXDIG behind it, or more of "25" between. Two times encoded data and
// once encoded data that holds a "%" itself look the same, so it is a reason to
// ask and not a fault.
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
	end := i
	for strings.HasPrefix(text[i:], "25") && classes.Skip(text[:min(i+4, len(text))], i+2, hexdig) == i+4 {
		i += 2
		end = i + 2
	}
	return end
}
