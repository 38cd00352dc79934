package rfc3986

import "math/bits"

// Text is read eight bytes at a time, as one word with the first byte lowest.
// Behind the end of the text a word holds slashes: no name, triplet or port
// goes on behind a "/", and where one is allowed a few more do no harm.
const (
	eachByte = 0x0101010101010101
	topBits  = 0x80 * eachByte
	slashes  = '/' * eachByte
)

// text is what may be read so.
type text interface{ string | []byte }

// word is the bytes s[i:i+8]. The compiler makes one load of it; encoding/binary
// would be as fast, and brings reflect into the program.
func word[T text](s T, i int) uint64 {
	b := s[i : i+8]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// putWord makes w the bytes s[i:i+8], in one store.
func putWord(s []byte, i int, w uint64) {
	b := s[i : i+8]
	b[0], b[1], b[2], b[3] = byte(w), byte(w>>8), byte(w>>16), byte(w>>24)
	b[4], b[5], b[6], b[7] = byte(w>>32), byte(w>>40), byte(w>>48), byte(w>>56)
}

// zeroBytes has the top bit of each byte set that is zero in w.
func zeroBytes(w uint64) uint64 {
	return ^(w&^topBits + 0x7F*eachByte | w) & topBits
}

// slashesAt has the top bit of each byte of s[i:i+8] set that is a "/". Behind the
// end of s there is none.
func slashesAt(s []byte, i int) uint64 {
	if len(s) < 8 {
		w := uint64(0)
		for k, c := range s {
			w |= uint64(c) << (8 * k)
		}
		return zeroBytes(w ^ slashes)
	}
	at := min(i, len(s)-8)
	return zeroBytes(word(s, at)^slashes) >> (8 * (i - at) & 63)
}

// countSlashes is how many "/" there are in s.
func countSlashes[T text](s T) (n int) {
	i := 0
	for ; i+8 <= len(s); i += 8 {
		n += bits.OnesCount64(zeroBytes(word(s, i) ^ slashes))
	}
	for ; i < len(s); i++ {
		if s[i] == '/' {
			n++
		}
	}
	return n
}

// lastWord is the last eight bytes of s; of a shorter text all, in the highest.
func lastWord(s string) (w uint64) {
	if len(s) >= 8 {
		return word(s, len(s)-8)
	}
	for i := range len(s) {
		w = w>>8 | uint64(s[i])<<56
	}
	return w
}

// restWord is the word of the last n bytes of the text with this lastWord;
// 0 < n < 8.
func restWord(last uint64, n int) uint64 {
	return last>>((64-8*n)&63) | slashes<<(8*n&63)
}

// nameStops has in stops the top bit set of each byte of w that is none of
//
//	ALPHA / DIGIT / "-" / "."
//
// of which most schemes and hosts are made, and in capitals of each that is an
// upper-case letter. It computes with x, w without its
// top bits: as x+(0x80-c) stays within the byte, its top bit tells whether x ≥ c.
func nameStops(w uint64) (stops, capitals uint64) {
	x := w &^ topBits
	lower := x | 0x20*eachByte
	letters := (lower + (0x80-'a')*eachByte) &^ (lower + (0x80-'z'-1)*eachByte)
	digits := (x + (0x80-'0')*eachByte) &^ (x + (0x80-'9'-1)*eachByte)
	others := (x + (0x80-'-')*eachByte) &^ (x + (0x80-'.'-1)*eachByte)
	return (^(letters | digits | others) | w) & topBits, letters &^ (w << 2) &^ w & topBits
}

// before has all bits set up to the lowest one of m; all, if m is 0.
func before(m uint64) uint64 { return m ^ (m - 1) }

// hasZero is zeroBytes, but only its lowest bit is exact: behind a byte that is
// zero, one that is 1 may have the bit set, too.
func hasZero(w uint64) uint64 {
	return (w - eachByte) &^ w & topBits
}
