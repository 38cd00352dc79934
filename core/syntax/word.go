package syntax

// Text is read eight bytes at a time, as one word with the first byte lowest.
const (
	EachByte = 0x0101010101010101
	TopBits  = 0x80 * EachByte
)

// Word is the bytes s[i:i+8]. The compiler makes one load of it.
func Word(s string, i int) uint64 {
	b := s[i : i+8]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// LastWord is the last eight bytes of s; of a shorter text all, in the highest.
func LastWord(s string) (w uint64) {
	if len(s) >= 8 {
		return Word(s, len(s)-8)
	}
	for i := range len(s) {
		w = w>>8 | uint64(s[i])<<56
	}
	return w
}

// RestWord is the last n bytes, less than eight, of a text with this LastWord;
// behind them it holds zeros.
func RestWord(last uint64, n int) uint64 { return last >> (64 - 8*uint(n)) }

// NameMarks has the top bit set in stops of each byte of w that is none of
//
//	ALPHA / DIGIT / "-" / "."
//
// of which most schemes and hosts are made, and in marks of each that is "-" or
// ".". It computes with x, w without its top bits: as x+(0x80-c) stays within
// the byte, its top bit tells whether x ≥ c.
func NameMarks(w uint64) (stops, marks uint64) {
	x := w &^ TopBits
	lower := x | 0x20*EachByte
	names := (lower + (0x80-'a')*EachByte) &^ (lower + (0x80-'z'-1)*EachByte)
	names |= (x + (0x80-'0')*EachByte) &^ (x + (0x80-'9'-1)*EachByte)
	marks = (x + (0x80-'-')*EachByte) &^ (x + (0x80-'.'-1)*EachByte) &^ w & TopBits
	return ^(names&^w | marks) & TopBits, marks
}
