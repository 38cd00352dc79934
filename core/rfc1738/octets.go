package rfc1738

import "strings"

// octets is what s stands for: each escape is decoded (§2.2). A broken one
// stays as it is.
func octets(s string) string {
	at := strings.IndexByte(s, '%')
	if at < 0 {
		return s
	}
	out := append(make([]byte, 0, len(s)), s[:at]...)
	for at < len(s) {
		c, width := octet(s, at)
		out = append(out, c)
		at += width
	}
	return string(out)
}

// octet is the octet that stands at i, and the length of how it is written.
func octet(s string, i int) (c byte, width int) {
	if isEscape(s, i) {
		return hexValue(s[i+1])<<4 | hexValue(s[i+2]), len("%hh")
	}
	return s[i], 1
}

// hexValue is the value of the hexadecimal digit c.
func hexValue(c byte) byte {
	if c > '9' {
		return c&^0x20 - 'A' + 10
	}
	return c - '0'
}

// findOctet is the index of the first of octets at or behind i, encoded or
// not, and the length of how it is written; len(s) if there is none.
func findOctet(s string, i int, octets string) (at, width int) {
	for i < len(s) {
		c, width := octet(s, i)
		if strings.IndexByte(octets, c) >= 0 {
			return i, width
		}
		i += width
	}
	return len(s), 0
}
