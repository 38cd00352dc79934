package swar

// Masks: the lowest bit of each byte, and the highest.
const (
	EachByte = 0x0101010101010101
	TopBits  = 0x80 * EachByte
)

// Text is a text to be read.
type Text interface{ string | []byte }

// Word returns the bytes s[i:i+8]. The compiler makes one load of it; encoding/binary
// would be as fast, and brings reflect into the program.
func Word[T Text](s T, i int) uint64 {
	b := s[i : i+8]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// LastWord returns the last eight bytes of s; of a shorter text all, in the highest.
func LastWord(s string) (w uint64) {
	if len(s) >= 8 {
		return Word(s, len(s)-8)
	}
	for i := range len(s) {
		w = w>>8 | uint64(s[i])<<56
	}
	return w
}

// RestWord returns the last n bytes, less than eight, of a text with this LastWord;
// after them it holds zeros.
func RestWord(last uint64, n int) uint64 { return last >> (64 - 8*uint(n)) }

// FilledWord returns RestWord with the bytes of fill after them; 0 < n < 8.
func FilledWord(last uint64, n int, fill uint64) uint64 {
	return last>>((64-8*n)&63) | fill<<(8*n&63)
}

// ZeroBytes has the top bit set of each byte that is zero in w.
func ZeroBytes(w uint64) uint64 { return ^(w&^TopBits + 0x7F*EachByte | w) & TopBits }

// UpTo has all bits set up to the lowest one of m; all, if m is 0.
func UpTo(m uint64) uint64 { return m ^ (m - 1) }
