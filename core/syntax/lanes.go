package syntax

import "math/bits"

// Lanes tell of each byte what it is, for eight bytes of text at once: a word
// has a lane of eight bits for each of eight questions, and bit k of a lane
// belongs to byte k of the text. They are read without branches. The lowest lane
// has "%", the highest what is no hexadecimal digit, and those between have the
// bytes that are not of a class.
type Lanes [256]uint64

const laneNonHex = 56 // a shift by it leaves nothing else

// Run is a class of which a run of characters is read at once: its lane, a
// multiple of 8, and in the top bit its table.
type Run uint8

// NewLanes is the table of the classes. Those that take in "%" mean escapes.
func NewLanes(t *ClassTable, classes ...Class) (l Lanes) {
	for c, set := range t {
		for i, class := range classes {
			if set&class == 0 {
				l[c] |= 1 << (8 + 8*i)
			}
		}
		if HexDigit(byte(c)) < 0 {
			l[c] |= 1 << laneNonHex
		}
	}
	l['%'] |= 1
	return l
}

// of4 is the lanes of the lower four bytes of w; each sum shifts those of the
// bytes behind by one. Twice four make eight.
func (t *Lanes) of4(w uint64) uint64 {
	return ((t[w>>24&0xFF]<<1+t[w>>16&0xFF])<<1+t[w>>8&0xFF])<<1 + t[w&0xFF]
}

// Run is the index of the first byte of s at or behind i that is not of the
// class with the lane, or is no digit of an escape where one has to stand; len(s)
// if there is none. Its loop is that of Fields.Read.
func (t *Lanes) Run(s string, i int, class Run) int {
	last := uint64(0)
	if len(s) >= 8 {
		last = Word(s, len(s)-8)
	} else {
		last = LastWord(s)
	}
	for carry := uint64(0); ; i += 8 {
		w := RestWord(last, len(s)-i)
		if i+8 <= len(s) {
			w = Word(s, i)
		}
		m := t.of4(w>>32)<<4 + t.of4(w)
		lacking := m&0xFF<<1 | m&0xFF<<2 | carry
		if stops := m>>(class&63)&0xFF | m>>laneNonHex&lacking; stops != 0 {
			return i + bits.TrailingZeros64(stops)
		}
		carry = lacking >> 8
	}
}
