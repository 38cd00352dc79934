package swar

import (
	"math/bits"

	"uriplayground/core/syntax"
)

// ClassLanes are flags that ask for classes: the lowest lane has "%", the highest
// what is not a hexadecimal digit, and those between have the bytes that are not
// of a class.
type ClassLanes struct{ ByteFlags }

const laneNonHex = 56 // a shift by it leaves nothing else

// Run is a class of which a run of characters is read at once: its lane, a
// multiple of 8, and in the top bit its table.
type Run uint8

// NewClassLanes returns the table of the classes. Those that take in "%" mean escapes.
func NewClassLanes(t *syntax.ClassTable, classes ...syntax.Class) (l ClassLanes) {
	for c, set := range t {
		for i, class := range classes {
			if set&class == 0 {
				l.ByteFlags[c] |= 1 << (8 + 8*i)
			}
		}
		if syntax.HexDigit(byte(c)) < 0 {
			l.ByteFlags[c] |= 1 << laneNonHex
		}
	}
	l.ByteFlags['%'] |= 1
	return l
}

// Run returns the index of the first byte of s at or after i that is not of the
// class with the lane, or is not a digit of an escape where one has to come; len(s)
// if there is none. Its loop is that of RunTable.Read.
func (t *ClassLanes) Run(s string, i int, class Run) int {
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
		m := t.Of4(w>>32)<<4 + t.Of4(w)
		lacking := LackingDigits(m&0xFF, carry)
		if stops := m>>(class&63)&0xFF | m>>laneNonHex&lacking; stops != 0 {
			return i + bits.TrailingZeros64(stops)
		}
		carry = lacking >> 8
	}
}
