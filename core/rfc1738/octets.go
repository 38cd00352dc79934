package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// findOctet is the index of the first of octets at or behind i, encoded or
// not, and the length of how it is written; len(s) if there is none.
func findOctet(s string, i int, octets string) (at, width int) {
	for i < len(s) {
		c, width := syntax.OctetAt(s, i)
		if strings.IndexByte(octets, c) >= 0 {
			return i, width
		}
		i += width
	}
	return len(s), 0
}
