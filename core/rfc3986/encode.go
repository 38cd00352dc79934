package rfc3986

import (
	"slices"
	"strings"

	"uriplayground/core/syntax"
)

// EncodeParts returns the components that data can be percent-encoded for (RFC
// 3986 §2.1): those whose ABNF line leads to pct-encoded. RuleUnreserved at
// the end is for data within any of them: nothing stays that could be a
// delimiter there.
func EncodeParts() []*syntax.Rule {
	return []*syntax.Rule{
		RuleUserinfo, RuleHost, RuleRegName, RulePath, RuleSegment, RuleSegmentNZ,
		RuleSegmentNZNC, RuleQuery, RuleFragment, RuleUnreserved,
	}
}

// AppendEncode appends data to dst, percent-encoded for a component: octets that
// the component may hold stay, all others become triplets with upper-case
// digits (RFC 3986 §2.1, §2.4). Data is octets; text is encoded from UTF-8
// (§2.5). A "%" is data, too, and becomes "%25": what is encoded already must
// not be given.
//
// For the path "/" stays, since it separates the segments; for a segment it is
// encoded. A host is read as a reg-name. The rules segment-nz and
// segment-nz-nc have no text for empty data. For a rule that is not one of
// EncodeParts, only unreserved characters stay.
func AppendEncode(dst []byte, data string, part *syntax.Rule) []byte {
	stays := alphabet(encodedAs(part))
	for i := range len(data) {
		if c := data[i]; stays.Has(c) {
			dst = append(dst, c)
		} else {
			dst = appendTriplet(dst, c)
		}
	}
	return dst
}

// encodedAs returns the rule whose characters stay as they are. An empty path does
// not say what a path may hold.
func encodedAs(part *syntax.Rule) *syntax.Rule {
	switch {
	case part == RuleHost:
		return RuleRegName
	case part == RulePath:
		return RulePathAbempty
	case slices.Contains(EncodeParts(), part):
		return part
	}
	return RuleUnreserved
}

// RFC 3986 §2.1
//
//	pct-encoded = "%" HEXDIG HEXDIG
func appendTriplet(dst []byte, c byte) []byte {
	const upper = "0123456789ABCDEF"
	return append(dst, '%', upper[c>>4], upper[c&0xF])
}

// DoubleEncoded returns a heuristic: the spans of text that look as if they had been
// percent-encoded more than once, against RFC 3986 §2.4. Such a span is "%25"
// with two HEXDIG after it, or more of "25" between; each digit may be encoded,
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

// doubleEnd returns the end of the double encoding whose "%" comes before text[i];
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

// hexDigit returns the HEXDIG at i, which may be encoded, as "%34" for "4", and the
// index after it; c is 0 if there is none.
func hexDigit(text string, i int) (c byte, end int) {
	if i < len(text) {
		octet, width := syntax.OctetAt(text, i)
		if syntax.HexDigit(octet) >= 0 {
			return octet, i + width
		}
	}
	return 0, i
}
