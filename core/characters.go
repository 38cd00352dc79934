package core

import (
	"uriplayground/core/chars"
	"uriplayground/core/rfc1630"
	"uriplayground/core/rfc1738"
	"uriplayground/core/rfc1808"
	"uriplayground/core/rfc2396"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Character is a printable ASCII character (RFC 3986 §2, RFC 1738 §2.2, RFC
// 1630): what the character table advises, and what it is in each dialect.
type Character struct {
	Char     byte              // in ASCII
	Key      string            // names the character in word lists
	Encoding string            // in percent
	Row      int               // of the table, from 0; -1 if it has none
	Advice   chars.Advice      // of the table, if it has a Row
	Classes  [5]CharacterClass // by Dialect; the URL Standard has sets instead
}

// CharacterClass is the class of a character in a dialect, in the words of
// its document (RFC 3986 §2, RFC 1738 §2.2, RFC 1630); "" if it belongs to
// none.
type CharacterClass struct {
	Name   string          // as the document has it
	Status CharacterStatus // how it is allowed there
}

// CharacterStatus is the status of a character in a URI (RFC 3986 §2).
type CharacterStatus uint8

const (
	// MustEncode: never as it is.
	MustEncode CharacterStatus = iota
	// Delimits: as it is where it has a meaning of its own; as data perhaps encoded.
	Delimits
	// StandsFree: as it is anywhere.
	StandsFree
)

var statusNames = [...]string{MustEncode: "encode", Delimits: "reserved", StandsFree: "free"}

// String returns the name of the status at public surfaces.
func (s CharacterStatus) String() string { return statusNames[s] }

// TableCharacters returns the characters of the table, in its order.
func TableCharacters() []Character {
	all := make([]Character, chars.Rows)
	for i := range all {
		all[i] = CharacterOf(chars.At(i).Char)
	}
	return all
}

// PrintableCharacters returns every printable ASCII character, the space included,
// in the order of their codes (RFC 3986 §2, RFC 1738 §2.2, RFC 1630).
func PrintableCharacters() []Character {
	var all []Character
	for c := byte(' '); c < 0x7F; c++ {
		all = append(all, CharacterOf(c))
	}
	return all
}

// CharacterOf looks up one ASCII character (RFC 3986 §2, RFC 1738 §2.2, RFC
// 1630).
func CharacterOf(c byte) Character {
	v := Character{Char: c, Row: chars.Index(c), Advice: chars.AdviceFor(c), Key: chars.Key(c), Encoding: chars.Encoding(c)}
	v.Classes[RFC3986] = class3986(c)
	v.Classes[RFC1738] = class1738(c)
	v.Classes[RFC1630] = class1630(c)
	v.Classes[RFC1808] = class1808(c)
	v.Classes[RFC2396] = class2396(c)
	return v
}

func class3986(c byte) CharacterClass {
	rule := rfc3986.ClassOf(c)
	switch rule {
	case nil:
		return CharacterClass{}
	case rfc3986.RuleALPHA, rfc3986.RuleDIGIT, rfc3986.RuleUnreserved:
		return CharacterClass{rule.Name, StandsFree}
	case rfc3986.RulePctEncoded:
		return CharacterClass{rule.Name, MustEncode}
	}
	return CharacterClass{rule.Name, Delimits}
}

func class1738(c byte) CharacterClass {
	rule := rfc1738.ClassOf(c)
	switch rule {
	case nil:
		return CharacterClass{}
	case rfc1738.RuleReserved:
		return CharacterClass{rule.Name, Delimits}
	case rfc1738.RuleNational, rfc1738.RulePunctuation:
		return CharacterClass{rule.Name, MustEncode}
	}
	return CharacterClass{rule.Name, StandsFree}
}

// class1630 counts as reserved, besides the class of that name, "*" and "!", and
// "+", which the productions xpalpha and search name separately (page 7).
func class1630(c byte) CharacterClass {
	rule := rfc1630.ClassOf(c)
	switch {
	case c == '+':
		return CharacterClass{rfc1630.RuleXPAlpha.Name, Delimits}
	case rule == nil:
		return CharacterClass{}
	case c == '*' || c == '!' || rule == rfc1630.RuleReserved && c != ' ':
		return CharacterClass{rule.Name, Delimits}
	case rule == rfc1630.RuleAlpha || rule == rfc1630.RuleDigit || rule == rfc1630.RuleSafe || rule == rfc1630.RuleExtra:
		return CharacterClass{rule.Name, StandsFree}
	}
	return CharacterClass{rule.Name, MustEncode}
}

func class1808(c byte) CharacterClass {
	rule := rfc1808.ClassOf(c)
	switch rule {
	case nil:
		return CharacterClass{}
	case rfc1808.RuleReserved:
		return CharacterClass{rule.Name, Delimits}
	case rfc1808.RuleNational, rfc1808.RulePunctuation:
		return CharacterClass{rule.Name, MustEncode}
	}
	return CharacterClass{rule.Name, StandsFree}
}

func class2396(c byte) CharacterClass {
	rule := rfc2396.ClassOf(c)
	switch rule {
	case nil:
		return CharacterClass{}
	case rfc2396.RuleReserved:
		return CharacterClass{rule.Name, Delimits}
	case rfc2396.RuleDelims, rfc2396.RuleUnwise:
		return CharacterClass{rule.Name, MustEncode}
	}
	return CharacterClass{rule.Name, StandsFree}
}

// Purpose is the kind of text that a text is to become (RFC 3986 §3.3); see Safe.
type Purpose = chars.Purpose

// SafeChoice is the treatment of a character by Safe, with its reason (RFC 3986 §2.1 and
// §3.3).
type SafeChoice = chars.Choice

// PurposeNamed returns the purpose of that name ("segment" or "filename"), and
// whether there is one.
func PurposeNamed(name string) (Purpose, bool) { return chars.PurposeNamed(name) }

// Safe makes of any text a path segment or a file name that is safe in a URL,
// and says for each character whether it is kept, encoded, replaced or
// removed (RFC 3986 §2.1 and §3.3). See chars.Safe.
func Safe(text string, p Purpose) (result string, choices []SafeChoice) { return chars.Safe(text, p) }

// SafeReasons returns every reason of a SafeChoice, by its name in word lists.
func SafeReasons() []chars.Reason { return chars.Reasons() }

// CharacterRule returns what a document says first of its classes of characters.
func CharacterRule(d Dialect) *syntax.Rule {
	return [...]*syntax.Rule{
		RFC3986: rfc3986.RuleUnreserved, RFC1738: rfc1738.RuleReserved, RFC1630: rfc1630.RuleReserved,
		RFC1808: rfc1808.RuleReserved, RFC2396: rfc2396.RuleReserved,
	}[d]
}

// WhyEncoded returns the fault of a character that is not allowed anywhere in a URL
// of RFC 1738, with the reason of §2.2, and whether there is one. The other documents
// give no reasons.
func WhyEncoded(c byte, d Dialect) (f syntax.Fault, ok bool) {
	if d != RFC1738 || class1738(c).Status != MustEncode {
		return f, false
	}
	return syntax.Fault{Rule: rfc1738.RuleReserved, Span: syntax.Span{Start: 0, End: 1}, Code: rfc1738.Why(c)}, true
}

// Decoded is a text decoded for display (RFC 3986 §2.4).
type Decoded = rfc3986.Decoded

// DecodedRun is a stretch of a text as it is shown (RFC 3986 §2.4 and §2.5).
type DecodedRun = rfc3986.DecodedRun

// Decoding is the way in which a stretch of text is shown, with the reason (RFC 3986 §2.4 and
// §2.5).
type Decoding = rfc3986.Decoding

// EncodeParts returns the components that Encode knows, by the names of the
// grammar (RFC 3986 §2.1).
func EncodeParts() []*syntax.Rule { return rfc3986.EncodeParts() }

// Encode percent-encodes data for the component that the grammar calls part
// (RFC 3986 §2.1), and reports whether there is such a component with
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

// Decodings returns every Decoding, each with a name for word lists (RFC 3986 §2.4
// and §2.5).
func Decodings() []Decoding { return rfc3986.Decodings() }

// DoubleEncoded returns a heuristic: the spans of text that look as if they had been
// percent-encoded more than once (RFC 3986 §2.4). See rfc3986.DoubleEncoded.
func DoubleEncoded(text string) []syntax.Span { return rfc3986.DoubleEncoded(text) }
