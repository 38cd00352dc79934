package model

import (
	"strings"

	"uriplayground/core/syntax"
)

const hexDigits = "0123456789ABCDEF"

// plainInLink is what a fragment may hold (RFC 3986 §3.5) without "%", and
// without "&", which separates the fields.
const plainInLink = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*+,;=:@/?"

func escape(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for i := range len(s) {
		if c := s[i]; strings.IndexByte(plainInLink, c) >= 0 {
			b.WriteByte(c)
		} else {
			b.WriteString(Percent(c))
		}
	}
	return b.String()
}

// Percent returns the percent-encoding of a byte (RFC 3986 §2.1).
func Percent(c byte) string {
	return string([]byte{'%', hexDigits[c>>4], hexDigits[c&15]})
}

// textInto reads a text into a field of the state.
func (d *permalinkReader) textInto(field *string, value string) bool {
	*field = d.unescape(value)
	return true
}

// unescape leaves a "%" that begins no triplet as it is, and notes the damage.
func (d *permalinkReader) unescape(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		octet, width := syntax.OctetAt(s, i)
		d.damaged = d.damaged || s[i] == '%' && width == 1
		b.WriteByte(octet)
		i += width
	}
	return b.String()
}
