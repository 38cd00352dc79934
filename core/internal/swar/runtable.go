package swar

import "math/bits"

// Field is a run of characters of one class, and what may follow it. A grammar
// whose parts follow one another, each after a delimiter, is a table of fields;
// field 0 means none.
type Field struct {
	Class      Run      // of all characters; 0 for a field that Read leaves to its caller
	Some       bool     // at least one character
	Letter     bool     // that begins with a letter
	Unfinished bool     // the text cannot end in it
	On         [3]byte  // what ends it,
	Next       [3]uint8 // and the field that follows
	Else       uint8    // the field that it is instead, from its start on, if anything else ends it
}

// after returns the field that follows c; 0 if c does not end this one.
func (f *Field) after(c byte) uint8 {
	for i, on := range f.On {
		if c == on {
			return f.Next[i]
		}
	}
	return 0
}

// RunTable is such a grammar. The classes of a field and of the next are in the
// same table.
type RunTable struct {
	Tables [2]ClassLanes // of the characters
	Rows   [32]Field     // one for each field
}

// How a text goes on where Read stops.
const (
	Stopped = iota // nothing allows the byte there, or the text is over
	Open           // the text is over in something that has to be finished
	Broken         // a digit of an escape is missing there
)

// Read reads one field after the other from byte i on, as long as the field
// and the text go on. It returns the
// field in which it stops, the indices where that starts and where it stops, and
// how the text goes on.
//
// Under wasm a jump or a call takes as long as the reading of some bytes: so it is
// one function, reads eight bytes at once and jumps as little as it can.
func (g *RunTable) Read(s string, i int, f uint8) (start, at int, field, end uint8) {
	last := LastWord(s)
	row := &g.Rows[f&31]
	start = i
	if row.Class == 0 || row.Letter && i < len(s) && s[i]|0x20-'a' >= 26 {
		return start, i, f, Stopped
	}
	t, lane := &g.Tables[row.Class>>7], row.Class&63
	for lacking := uint64(0); ; i += 8 {
		w := RestWord(last, len(s)-i)
		if i+8 <= len(s) {
			w = Word(s, i)
		}
		m := t.Of4(w>>32)<<4 + t.Of4(w)
		// Bit k is set if byte k has to be a digit, because it follows a "%".
		lacking = LackingDigits(m&0xFF, lacking)
		// RunTable that begin in the word are read in it, since their classes are other
		// lanes of the same table.
		for within := uint64(0xFF); ; {
			stops := (m>>lane | m>>laneNonHex&lacking) & within
			if stops == 0 {
				break
			}
			k := bits.TrailingZeros64(stops)
			at = i + k
			if lacking>>(k&63)&1 != 0 {
				return start, at, f, Broken
			}
			if at >= len(s) {
				if row.Unfinished || row.Some && at == start {
					end = Open
				}
				return start, at, f, end
			}
			next := row.after(s[at])
			if next == 0 || row.Some && at == start {
				if row.Else == 0 {
					return start, at, f, Stopped
				}
				f = row.Else
				row = &g.Rows[f&31]
				lane = row.Class & 63
				continue
			}
			f, start = next, at+1
			row = &g.Rows[f&31]
			if row.Class == 0 || row.Letter && start < len(s) && s[start]|0x20-'a' >= 26 {
				return start, start, f, Stopped
			}
			lane = row.Class & 63
			within = 0xFE << (k & 63) & 0xFF
		}
		lacking >>= 8
	}
}
