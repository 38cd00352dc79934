package swar

// ByteFlags say what a byte is, in answer to eight questions: a word has a lane of
// eight bits for each, and bit k of a lane belongs to byte k of the text. The
// table has the flags of each byte as the first of eight.
type ByteFlags [256]uint64

// Of4 returns the flags of the lower four bytes of w; each sum shifts those of the
// later bytes by one. Twice four make eight:
//
//	t.Of4(w>>32)<<4 + t.Of4(w)
//
// That is written out where it is needed, since it would be too long to be inlined.
func (t *ByteFlags) Of4(w uint64) uint64 {
	return ((t[w>>24&0xFF]<<1+t[w>>16&0xFF])<<1+t[w>>8&0xFF])<<1 + t[w&0xFF]
}

// First4 returns what Of4 does, for the first four bytes of s.
func (t *ByteFlags) First4(s string) uint64 {
	return ((t[s[3]]<<1+t[s[2]])<<1+t[s[1]])<<1 + t[s[0]]
}

// LackingDigits has bit k set if byte k of eight has to be a digit of a triplet,
// because a "%" comes before it; percent is the lane of "%". Bits 8 and 9 are
// those of the next eight bytes; carry is theirs, shifted down, from the bytes
// before.
func LackingDigits(percent, carry uint64) uint64 { return percent<<1 | percent<<2 | carry }

// Bit returns 1 if it is set.
func Bit(set bool) uint64 {
	if set {
		return 1
	}
	return 0
}
