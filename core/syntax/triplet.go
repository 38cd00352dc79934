package syntax

import "strings"

// All three documents encode an octet in the same way, as a triplet:
//
//	escape      = "%" hex hex       RFC 1630, RFC 1738 §5
//	pct-encoded = "%" HEXDIG HEXDIG RFC 3986 §2.1

// HexDigit returns the value of the hexadecimal digit c; -1 for another character.
func HexDigit(c byte) int {
	switch lower := c | 0x20; {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= lower && lower <= 'f':
		return int(lower-'a') + 10
	}
	return -1
}

// Triplet returns the octet that the triplet at index i of s stands for. Without a
// triplet there ok is false.
func Triplet(s string, i int) (octet byte, ok bool) {
	if i+2 >= len(s) || s[i] != '%' {
		return 0, false
	}
	value := HexDigit(s[i+1])<<4 | HexDigit(s[i+2])
	return byte(value), value >= 0
}

// Triplets puts into octets what the triplets in a row from index i of s stand for,
// as many as there is room for, and returns how many they are.
func Triplets(s string, i int, octets []byte) (n int) {
	for ; n < len(octets); n++ {
		octet, ok := Triplet(s, i+3*n)
		if !ok {
			break
		}
		octets[n] = octet
	}
	return n
}

// IsTriplet reports whether there is a triplet at index i of s.
func IsTriplet(s string, i int) bool {
	_, ok := Triplet(s, i)
	return ok
}

// BrokenTriplet returns the length, in bytes, of the "%" at the start of s, which
// begins no triplet, and of the hexadecimal digit after it, if there is one.
func BrokenTriplet(s string) int {
	if len(s) > 1 && HexDigit(s[1]) >= 0 {
		return 2
	}
	return 1
}

// OctetAt returns the octet at index i of s, encoded or not, and the length, in
// bytes, of how it is written.
func OctetAt(s string, i int) (octet byte, width int) {
	if octet, ok := Triplet(s, i); ok {
		return octet, len("%hh")
	}
	return s[i], 1
}

// Octets returns what s stands for: each triplet is decoded, once. What begins none
// stays as it is.
func Octets(s string) string {
	at := strings.IndexByte(s, '%')
	if at < 0 {
		return s
	}
	out := append(make([]byte, 0, len(s)), s[:at]...)
	for at < len(s) {
		octet, width := OctetAt(s, at)
		out = append(out, octet)
		at += width
	}
	return string(out)
}

// Skip returns the index of the first byte of s at or after i that belongs to no
// class of set; len(s) if there is none.
func (t *ClassTable) Skip(s string, i int, set Class) int {
	for i < len(s) && t.Is(s[i], set) {
		i++
	}
	return i
}

// SkipTriplets skips what Skip does, and triplets as well.
func (t *ClassTable) SkipTriplets(s string, i int, set Class) int {
	for {
		i = t.Skip(s, i, set)
		if !IsTriplet(s, i) {
			return i
		}
		i += len("%hh")
	}
}
