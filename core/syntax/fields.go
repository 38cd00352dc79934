package syntax

import "math/bits"

// Field is a run of characters of one class, and what may follow it. A grammar
// whose parts stand one behind the other, each with a delimiter before it, is a
// table of fields; field 0 is none.
type Field struct {
	Class      Run      // of all characters; 0 for a field that Read leaves to its caller
	Some       bool     // at least one character
	Letter     bool     // that begins with a letter
	Unfinished bool     // the text cannot end in it
	On         [3]byte  // what ends it,
	Next       [3]uint8 // and the field that follows
}

// Fields is such a grammar.
type Fields struct {
	Tables [2]Lanes
	Rows   [32]Field
}

// How a text goes on where Read stops.
const (
	Stopped = iota // nothing allows the byte there, or the text is over
	Open           // the text is over in something that has to be finished
	Broken         // a digit of an escape would have to stand there
)

// Read reads one field after the other from byte i on, as long as the field
// and the text go on. It returns the
// field in which it stops, the indices where that starts and where it stops, and
// how the text goes on.
//
// Under wasm a jump or a call takes as long as the reading of some bytes: so it is
// one function, reads eight bytes at once and jumps as little as it can.
func (g *Fields) Read(s string, i int, f uint8) (start, at int, field, end uint8) {
	last := uint64(0)
	if len(s) >= 8 {
		last = Word(s, len(s)-8)
	} else {
		last = LastWord(s)
	}
	for {
		row := &g.Rows[f&31]
		start = i
		if row.Class == 0 || row.Letter && i < len(s) && s[i]|0x20-'a' >= 26 {
			break
		}
		t, lane, stops := &g.Tables[row.Class>>7], row.Class&63, uint64(0)
		for carry := uint64(0); ; i += 8 {
			w := RestWord(last, len(s)-i)
			if i+8 <= len(s) {
				w = Word(s, i)
			}
			m := t.of4(w>>32)<<4 + t.of4(w)
			// Bit k is set if byte k has to be a digit, because a "%" stands before it.
			lacking := m&0xFF<<1 | m&0xFF<<2 | carry
			if stops = m>>lane&0xFF | m>>laneNonHex&lacking; stops != 0 {
				break
			}
			carry = lacking >> 8
		}
		if i += bits.TrailingZeros64(stops); i > 0 && s[i-1] == '%' || i > 1 && s[i-2] == '%' {
			end = Broken
			break
		}
		none := row.Some && i == start
		if i == len(s) {
			if row.Unfinished || none {
				end = Open
			}
			break
		}
		c, next := s[i], row.Next[0]
		if c != row.On[0] {
			if next = row.Next[1]; c != row.On[1] {
				if next = row.Next[2]; c != row.On[2] {
					break
				}
			}
		}
		if next == 0 || none {
			break
		}
		f = next
		i++
	}
	return start, i, f, end
}
