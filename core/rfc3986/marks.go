package rfc3986

import "math/bits"

// Marks tell what a byte is, for eight bytes of text at once: each of the eight
// kinds of mark has a byte of a word, and bit k of that belongs to byte k of the
// text. They are computed without branches, so that text in which every byte is
// special takes no longer than other text.
const (
	markQuery    = 8 * iota // "?"
	markFragment            // "#"
	markSlash               // "/"
	markDot                 // "."
	markAt                  // "@"
	markPct                 // "%"
	markBad                 // all but pchar, "/", "?", "#" and "%"
	markNonHex              // all but HEXDIG
)

// Sets of marks.
const (
	tailEnds      = 0xFF<<markQuery | 0xFF<<markFragment
	authorityEnds = 0xFF<<markSlash | tailEnds
)

// marks is the marks of each byte as the first of eight.
var marks = buildMarks()

func buildMarks() (t [256]uint64) {
	for i := range t {
		c := byte(i)
		t[c] = bit(c == '?')<<markQuery | bit(c == '#')<<markFragment | bit(c == '/')<<markSlash |
			bit(c == '.')<<markDot | bit(c == '@')<<markAt | bit(c == '%')<<markPct |
			bit(!classes.Is(c, hexdig))<<markNonHex | bit(!classes.Is(c, queryChar) && c != '#' && c != '%')<<markBad
	}
	return t
}

func bit(set bool) uint64 {
	if set {
		return 1
	}
	return 0
}

// marksOf is the marks of the first four bytes of s; each sum shifts those of the
// bytes behind by one. Twice four make eight. That is written out where it is
// needed, since it would be too long to be inlined.
func marksOf(s string) uint64 {
	return ((marks[s[3]]<<1+marks[s[2]])<<1+marks[s[1]])<<1 + marks[s[0]]
}

// marksOf4 is the marks of the lower four bytes of w.
func marksOf4(w uint64) uint64 {
	return ((marks[w>>24&0xFF]<<1+marks[w>>16&0xFF])<<1+marks[w>>8&0xFF])<<1 + marks[w&0xFF]
}

// lackingDigits has bit k set if byte k of eight with the marks m has to be a
// HEXDIG, because a "%" stands before it. Bits 8 and 9 are those of the next
// eight bytes; carry is theirs, shifted down, from the bytes before.
func lackingDigits(m, carry uint64) uint64 {
	pct := m >> markPct & 0xFF
	return pct<<1 | pct<<2 | carry
}

// firstMark is the index of the first byte with any of the marks m; m ≠ 0.
func firstMark(m uint64) int {
	m |= m >> 32
	m |= m >> 16
	m |= m >> 8
	return bits.TrailingZeros64(m)
}

// find is the index of the first byte at or behind i with a mark of kinds;
// len(s) if there is none.
func find(s string, i int, kinds uint64) int {
	for ; i < len(s); i += 8 {
		var w uint64
		if i+8 <= len(s) {
			w = word(s, i)
		} else {
			w = restWord(lastWord(s), len(s)-i)
		}
		if m := (marksOf4(w>>32)<<4 + marksOf4(w)) & kinds; m != 0 {
			return min(i+firstMark(m), len(s))
		}
	}
	return len(s)
}
