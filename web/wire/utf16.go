package wire

import (
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// units converts byte offsets of a text to UTF-16 code units. It is built in one
// pass; a conversion reads at most stride bytes.
type units struct {
	text  string
	marks []mark // nil for ASCII, where every byte is a unit
}

// mark k is the first character boundary at or after byte k*stride.
type mark struct{ at, unit uint32 }

const stride = 256

func newUnits(text string) units {
	u := units{text: text}
	i := asciiLen(text)
	if i == len(text) {
		return u
	}
	u.marks = make([]mark, 0, len(text)/stride+1)
	for at, unit := 0, 0; ; {
		if at >= len(u.marks)*stride {
			u.marks = append(u.marks, mark{uint32(at), uint32(unit)})
		}
		if at == len(text) {
			return u
		}
		bytes, n := character(text[at:])
		at, unit = at+bytes, unit+n
	}
}

// at converts an offset; one within a character becomes that of its start.
func (u *units) at(offset uint32) int {
	if u.marks == nil {
		return int(offset)
	}
	m := u.marks[offset/stride]
	if m.at > offset {
		m = u.marks[offset/stride-1]
	}
	for m.at < offset {
		bytes, n := character(u.text[m.at:])
		if m.at += uint32(bytes); m.at > offset {
			break
		}
		m.unit += uint32(n)
	}
	return int(m.unit)
}

// span returns the start and end of s in units.
func (u *units) span(s syntax.Span) *Properties {
	return Object("start end", u.at(s.Start), u.at(s.End))
}

// len returns the length of the span in units.
func (u *units) len(s syntax.Span) int { return u.at(s.End) - u.at(s.Start) }

func asciiLen(text string) int {
	i := 0
	for i < len(text) && text[i] < utf8.RuneSelf {
		i++
	}
	return i
}

// character returns the length in bytes and units of the character at the start
// of s. An invalid byte is one unit, because JavaScript gets U+FFFD for it.
func character(s string) (bytes, units int) {
	if s[0] < utf8.RuneSelf {
		return 1, 1
	}
	r, width := utf8.DecodeRuneInString(s)
	switch {
	case r > 0xFFFF:
		return width, 2
	case width == 1 && syntax.IsSurrogate(s):
		return 3, 1
	}
	return width, 1
}

// firstOfSurrogate is the first byte of a lone surrogate, and of some characters.
const firstOfSurrogate = 0xED

// ByteOffset returns the byte of a text before which a number of UTF-16 code units end.
func ByteOffset(text string, unit int) int {
	at := 0
	for unit > 0 && at < len(text) {
		bytes, n := character(text[at:])
		at, unit = at+bytes, unit-n
	}
	return at
}
