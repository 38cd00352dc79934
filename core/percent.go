package core

import (
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Decoded is a text decoded for display (RFC 3986 §2.4).
type Decoded = rfc3986.Decoded

// DecodedRun is how a stretch of a text is shown (RFC 3986 §2.4 and §2.5).
type DecodedRun = rfc3986.DecodedRun

// Decoding is how a stretch of text is shown, and why (RFC 3986 §2.4 and
// §2.5).
type Decoding = rfc3986.Decoding

// EncodeParts is the components that Encode knows, by the names of the
// grammar (RFC 3986 §2.1).
func EncodeParts() []*syntax.Rule { return rfc3986.EncodeParts() }

// Encode percent-encodes data for the component that the grammar calls part
// (RFC 3986 §2.1), and tells whether there is such a component with
// percent-encoding; if not, the text is "". See rfc3986.AppendEncode.
func Encode(data, part string) (text string, ok bool) {
	for _, rule := range rfc3986.EncodeParts() {
		if rule.Name == part {
			return string(rfc3986.AppendEncode(nil, data, rule)), true
		}
	}
	return "", false
}

// Decode decodes text for display, once (RFC 3986 §2.4). See rfc3986.Decode.
func Decode(text string) Decoded { return rfc3986.Decode(text) }

// Decodings is every Decoding, each with a name for word lists (RFC 3986 §2.4
// and §2.5).
func Decodings() []Decoding { return rfc3986.Decodings() }

// DoubleEncoded is a heuristic: the spans of text that look as if they had been
// percent-encoded more than once (RFC 3986 §2.4). See rfc3986.DoubleEncoded.
func DoubleEncoded(text string) []syntax.Span { return rfc3986.DoubleEncoded(text) }
