package rfc3986

import (
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// maxDecode is the length of the longest text whose decoded form fits a Span,
// since U+FFFD in place of a byte takes three.
const maxDecode = syntax.MaxText / 3

// Decode decodes text for display (RFC 3986 §2.4, §2.5): each triplet, or run of
// triplets, that stands for a character of UTF-8 becomes that character, except
// where that would say something else than text does. Octets that cannot be
// shown become or stay triplets. So Text is valid UTF-8 without control
// characters, and it is for reading only: it is no URI.
//
// Nothing is decoded twice: no triplet appears that was not there, so that
// decoding Text again changes nothing.
func Decode(text string) Decoded {
	d := decoder{text: text[:min(len(text), maxDecode)], stray: -3}
	for d.at < len(d.text) {
		d.next()
	}
	return Decoded{Text: string(d.out), Runs: d.runs}
}

type decoder struct {
	text  string
	at    int
	out   []byte
	stray int // index in out of the last "%" that began no triplet
	runs  []DecodedRun
}

func (d *decoder) next() {
	octet, ok := syntax.Triplet(d.text, d.at)
	switch {
	case ok:
		d.triplet(octet)
	case d.text[d.at] == '%':
		d.stray = len(d.out)
		d.copy(1, Malformed)
	default:
		d.character()
	}
}

// RFC 3986 §2.1
//
//	pct-encoded = "%" HEXDIG HEXDIG
func (d *decoder) triplet(c byte) {
	switch {
	case c >= utf8.RuneSelf:
		d.wide()
	case c == '%' || d.completes(c):
		d.copy(3, KeptPercent)
	case classes.Is(c, genDelims|subDelims):
		d.copy(3, KeptReserved)
	case isControl(rune(c)):
		d.copy(3, KeptControl)
	default:
		d.write([]byte{c}, 3, FromTriplets)
	}
}

// completes tells whether c could complete a triplet that begins with a "%"
// that was none: "%%341" must not become "%41".
func (d *decoder) completes(c byte) bool {
	return len(d.out)-d.stray <= 2 && classes.Is(c, hexdig)
}

// RFC 3986 §2.5: triplets for the octets of a character beyond U+007F
func (d *decoder) wide() {
	var octets [utf8.UTFMax]byte
	n := syntax.Triplets(d.text, d.at, octets[:])
	switch r, width := utf8.DecodeRune(octets[:n]); {
	case r == utf8.RuneError && width == 1:
		d.copy(3, KeptInvalidUTF8)
	case isControl(r):
		d.copy(3*width, KeptControl)
	default:
		d.write(octets[:width], 3*width, FromTriplets)
	}
}

// character takes a character that is not encoded. One that cannot be shown is
// replaced.
func (d *decoder) character() {
	r, width := utf8.DecodeRuneInString(d.text[d.at:])
	switch {
	case syntax.IsSurrogate(d.text[d.at:]):
		d.write([]byte(replacement), 3, ReplacedInvalidUTF8)
	case r == utf8.RuneError && width == 1:
		d.write([]byte(replacement), 1, ReplacedInvalidUTF8)
	case isControl(r):
		d.write([]byte(replacement), width, ReplacedControl)
	default:
		d.copy(width, AsIs)
	}
}

const replacement = string(utf8.RuneError)

func (d *decoder) copy(n int, how Decoding) {
	from := len(d.out)
	d.out = append(d.out, d.text[d.at:d.at+n]...)
	d.record(from, n, how)
}

func (d *decoder) write(shown []byte, n int, how Decoding) {
	from := len(d.out)
	d.out = append(d.out, shown...)
	d.record(from, n, how)
}

// record says how the next n bytes of text came to be out[from:].
func (d *decoder) record(from, n int, how Decoding) {
	end := uint32(d.at + n)
	if last := len(d.runs) - 1; last >= 0 && d.runs[last].How == how {
		d.runs[last].Source.End, d.runs[last].Shown.End = end, uint32(len(d.out))
	} else {
		d.runs = append(d.runs, DecodedRun{
			Source: syntax.Span{Start: uint32(d.at), End: end},
			Shown:  syntax.Span{Start: uint32(from), End: uint32(len(d.out))},
			How:    how,
		})
	}
	d.at += n
}
