package rfc3986

import "uriplayground/core/syntax"

// Decoded is a text decoded for display (RFC 3986 §2.4).
type Decoded struct {
	Text string // to be read; it is no URI
	// Runs cover the source and Text without a gap, in order. Neighbours
	// differ in How.
	Runs []DecodedRun
}

// DecodedRun is how a stretch of the source is shown (RFC 3986 §2.4 and
// §2.5).
type DecodedRun struct {
	Source syntax.Span // bytes of the source
	Shown  syntax.Span // bytes of Decoded.Text
	How    Decoding    // and why
}

// Decoding is how a stretch of text is shown, and why (RFC 3986 §2.4 and
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
	// KeptInvalidUTF8 stays encoded: the octets are no character of UTF-8 (§2.5).
	KeptInvalidUTF8
	// KeptControl stays encoded: a character that is not seen, or that changes
	// the order in which others are shown.
	KeptControl
	// Malformed is a "%" that begins no triplet (§2.1).
	Malformed
	// ReplacedInvalidUTF8 was not encoded, is no character of UTF-8 and is shown
	// as U+FFFD. As a triplet it would look as if it had been encoded.
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

// String is the name of the decoding in word lists, in kebab case.
func (h Decoding) String() string { return decodingNames[h] }

// Decodings is all of them, in the order of their declaration (RFC 3986 §2.4
// and §2.5).
func Decodings() []Decoding {
	all := make([]Decoding, decodingCount)
	for i := range all {
		all[i] = Decoding(i)
	}
	return all
}

// controls is the characters that Decode does not show, as ranges: U+0000–U+001F
// and U+007F–U+009F (Cc), and of the formatting characters (Cf) and separators
// (Zl, Zp) those that are invisible or turn the direction of text.
var controls = [...][2]rune{
	{0x00, 0x1F}, {0x7F, 0x9F},
	{0xAD, 0xAD}, {0x061C, 0x061C}, {0x180E, 0x180E},
	{0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},
	{0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB},
	{0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE007F},
}

func isControl(r rune) bool {
	for _, c := range controls {
		if r <= c[1] {
			return r >= c[0]
		}
	}
	return false
}
