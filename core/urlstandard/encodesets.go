package urlstandard

import (
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// The percent-encode sets (URL Standard §1.3), of which those that the parser uses, and
// classes of single bytes. Bytes beyond U+007F are in every set.
const (
	c0Control syntax.Class = 1 << iota
	fragmentSet
	querySet
	specialQuerySet
	pathSet
	userinfoSet
	forbiddenHost
	forbiddenDomain
	urlCodePoint
	schemeChar
	digit
	alpha
	upper
	tabOrNewline
	plainDomain      // a lower-case letter, digit, "-" or "_": stands for itself in a domain
	delimiter        // ends an authority or a segment
	specialDelimiter // in a special URL
	pathStop         // ends a run of path characters that stay as they are, in a special URL
)

var classes = buildClasses()

func buildClasses() *syntax.ClassTable {
	const (
		lower  = "abcdefghijklmnopqrstuvwxyz"
		upperC = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
		digits = "0123456789"
	)
	t := new(syntax.ClassTable)
	const all = c0Control | fragmentSet | querySet | specialQuerySet | pathSet | userinfoSet | pathStop
	for c := range 256 {
		if c < 0x20 || c > 0x7E {
			t.Add(all, string([]byte{byte(c)}))
		}
		if c < 0x20 || c == 0x7F {
			t.Add(forbiddenDomain, string([]byte{byte(c)}))
		}
	}
	t.Add(fragmentSet, " \"<>`")
	const query = " \"#<>"
	t.Add(querySet|specialQuerySet|pathSet|userinfoSet|pathStop, query)
	t.Add(specialQuerySet, "'")
	t.Add(pathSet|userinfoSet|pathStop, "?^`{}")
	t.Add(userinfoSet, "/:;=@[\\]|")
	t.Add(forbiddenHost|forbiddenDomain, "\x00\t\n\r #/:<>?@[\\]^|")
	t.Add(forbiddenDomain, "%")
	t.Add(urlCodePoint, lower+upperC+digits+"!$&'()*+,-./:;=?@_~")
	t.Add(schemeChar, lower+upperC+digits+"+-.")
	t.Add(digit, digits)
	t.Add(alpha, lower+upperC)
	t.Add(upper, upperC)
	t.Add(tabOrNewline, "\t\n\r")
	t.Add(plainDomain, lower+digits+"-_")
	t.Add(pathStop, "\\%.")
	t.Add(delimiter|specialDelimiter, "/?#")
	t.Add(specialDelimiter, "\\")
	return t
}

// skipUntil returns the index of the first byte of s at or after i that is in the set; len(s)
// if there is none.
func skipUntil(s string, i int, set syntax.Class) int {
	for t := classes; i < len(s) && !t.Is(s[i], set); i++ {
	}
	return i
}

const upperHex = "0123456789ABCDEF"

// appendEncoded appends the UTF-8 percent-encoding of a string (URL Standard §1.3). What is not a
// scalar value, a lone surrogate or a byte that encodes nothing, becomes U+FFFD.
func appendEncoded(dst []byte, s string, set syntax.Class) []byte {
	for at := 0; at < len(s); {
		end := skipUntil(s, at, set)
		dst = append(dst, s[at:end]...)
		if end == len(s) {
			break
		}
		text, width := scalar(s[end:])
		for i := range len(text) {
			dst = append(dst, '%', upperHex[text[i]>>4], upperHex[text[i]&15])
		}
		at = end + width
	}
	return dst
}

// scalar returns the UTF-8 of the scalar value at the start of s, and how many bytes of s it
// takes.
func scalar(s string) (text string, width int) {
	if s[0] < utf8.RuneSelf {
		return s[:1], 1
	}
	r, width := utf8.DecodeRuneInString(s)
	switch {
	case r != utf8.RuneError || width > 1:
		return s[:width], width
	case syntax.IsSurrogate(s):
		return "\uFFFD", 3
	}
	return "\uFFFD", 1
}

// isURLCodePoint reports whether the scalar value that begins s is a URL code point
// (URL Standard §4.3).
func isURLCodePoint(s string) bool {
	if s[0] < utf8.RuneSelf {
		return classes.Is(s[0], urlCodePoint)
	}
	text, _ := scalar(s)
	r, _ := utf8.DecodeRuneInString(text)
	return r >= 0xA0 && r&0xFFFE != 0xFFFE && (r < 0xFDD0 || r > 0xFDEF)
}

// percentDecoded returns the percent-decoding of s (URL Standard §1.3).
func percentDecoded(s string) string { return syntax.Octets(s) }
