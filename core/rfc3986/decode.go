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
// characters, and it is for reading only: it is not a URI.
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
	case Hidden(rune(c)):
		d.copy(3, KeptControl)
	default:
		d.write([]byte{c}, 3, FromTriplets)
	}
}

// completes reports whether c could complete a triplet that begins with a "%"
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
	case Hidden(r):
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
	case Hidden(r):
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

// Decoded is a text decoded for display (RFC 3986 §2.4).
type Decoded struct {
	Text string // to be read; it is not a URI
	// Runs cover the source and Text without a gap, in order. Neighbours
	// differ in How.
	Runs []DecodedRun
}

// DecodedRun is a stretch of the source as it is shown (RFC 3986 §2.4 and
// §2.5).
type DecodedRun struct {
	Source syntax.Span // bytes of the source
	Shown  syntax.Span // bytes of Decoded.Text
	How    Decoding    // and why
}

// Decoding is the way in which a stretch of text is shown, with the reason (RFC 3986 §2.4 and
// §2.5).
type Decoding uint8

const (
	// AsIs: it was not encoded.
	AsIs Decoding = iota
	// FromTriplets: it was encoded and is decoded.
	FromTriplets
	// KeptReserved stays encoded: decoded, it might be a delimiter (§2.2).
	KeptReserved
	// KeptPercent stays encoded: decoded, it would be "%" and begin a triplet,
	// or complete one; that would decode the text twice (§2.4).
	KeptPercent
	// KeptInvalidUTF8 stays encoded: the octets are not valid UTF-8 (§2.5).
	KeptInvalidUTF8
	// KeptControl stays encoded: a character that is not seen, or that changes
	// the order in which others are shown.
	KeptControl
	// Malformed is a "%" that begins no triplet (§2.1).
	Malformed
	// ReplacedInvalidUTF8 was not encoded, is not valid UTF-8 and is shown as
	// U+FFFD. As a triplet it would look as if it had been encoded.
	ReplacedInvalidUTF8
	// ReplacedControl was not encoded, cannot be seen and is shown as U+FFFD.
	ReplacedControl

	decodingCount
)

var decodingNames = [decodingCount]string{
	AsIs:                "as-is",
	FromTriplets:        "decoded",
	KeptReserved:        "kept-reserved",
	KeptPercent:         "kept-percent",
	KeptInvalidUTF8:     "kept-invalid-utf-8",
	KeptControl:         "kept-control",
	Malformed:           "malformed",
	ReplacedInvalidUTF8: "replaced-invalid-utf-8",
	ReplacedControl:     "replaced-control",
}

// String returns the name of the decoding in word lists, in kebab case.
func (h Decoding) String() string { return decodingNames[h] }

// Decodings returns all of them, in the order of their declaration (RFC 3986 §2.4
// and §2.5).
func Decodings() []Decoding {
	all := make([]Decoding, decodingCount)
	for i := range all {
		all[i] = Decoding(i)
	}
	return all
}

// controls is the characters that Decode does not show, as ranges: U+0000–U+001F
// and U+007F–U+009F (Cc); those that Unicode says to ignore where they cannot be
// shown (Default_Ignorable_Code_Point), such as fillers, joiners and variation
// selectors; the separators of lines and paragraphs, other formats, and a few blanks,
// such as the empty pattern of Braille. They are invisible or turn the direction of text.
var controls = [...][2]rune{
	{0x00, 0x1F}, {0x7F, 0x9F},
	{0xAD, 0xAD}, {0x034F, 0x034F}, {0x061C, 0x061C}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F},
	{0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F}, {0x2800, 0x2800}, {0x3164, 0x3164},
	{0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB},
	{0x13430, 0x1343F}, {0x16FE4, 0x16FE4}, {0x1BCA0, 0x1BCA3}, {0x1D159, 0x1D159}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
}

// Hidden reports whether a character is not seen, or turns the direction of the
// text around it (RFC 3986 §7.6); see Decode.
func Hidden(r rune) bool {
	for _, c := range controls {
		if r <= c[1] {
			return r >= c[0]
		}
	}
	return false
}
