package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// Character classes of RFC 1738 §5. "%" belongs to uchar and xchar in an
// escape only, which is checked where it is.
const (
	alpha syntax.Class = 1 << iota
	digit
	safe
	extra
	national
	punctuation
	reserved
	unreserved
	pct // "%"
	alphadigit
	schemeChar  // lowalpha | digit | "+" | "-" | "."; in either case
	hostChar    // alphadigit | "-" | "."
	groupChar   // alpha | digit | "-" | "." | "+" | "_"
	uchar       // unreserved | escape
	xchar       // unreserved | reserved | escape
	userChar    // uchar | ";" | "?" | "&" | "="
	fpathChar   // uchar | "?" | ":" | "@" | "&" | "="; or "/"
	hpathChar   // uchar | ";" | ":" | "@" | "&" | "="; or "/"
	searchChar  // the same without "/"
	articleChar // uchar | ";" | "/" | "?" | ":" | "&" | "="
	fieldChar   // uchar | "?" | ":" | "@" | "&"
)

const (
	// lowalpha, hialpha
	letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	// digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
	digits = "0123456789"
	// safe = "$" | "-" | "_" | "." | "+"
	safeChars = "$-_.+"
	// extra = "!" | "*" | "'" | "(" | ")" | ","
	extraChars = "!*'(),"
	// national = "{" | "}" | "|" | "\" | "^" | "~" | "[" | "]" | "`"
	nationalChars = "{}|\\^~[]`"
	// punctuation = "<" | ">" | "#" | "%" | <">
	punctuationChars = "<>#%\""
	// reserved = ";" | "/" | "?" | ":" | "@" | "&" | "="
	reservedChars = ";/?:@&="
	// unreserved = alpha | digit | safe | extra
	unreservedChars = letters + digits + safeChars + extraChars
)

var classes = buildClasses()

func buildClasses() *syntax.ClassTable {
	t := new(syntax.ClassTable)
	t.Add(alpha|alphadigit|schemeChar|hostChar|groupChar, letters)
	t.Add(digit|alphadigit|schemeChar|hostChar|groupChar, digits)
	t.Add(safe, safeChars)
	t.Add(extra, extraChars)
	t.Add(national, nationalChars)
	t.Add(punctuation, punctuationChars)
	t.Add(reserved, reservedChars)
	t.Add(pct, "%")
	t.Add(schemeChar, "+-.")
	t.Add(hostChar, "-.")
	t.Add(groupChar, "-.+_")
	t.Add(unreserved|uchar|xchar|userChar|fpathChar|hpathChar|searchChar|articleChar|fieldChar, unreservedChars)
	t.Add(xchar, reservedChars)
	t.Add(userChar, ";?&=")
	t.Add(fpathChar, "?:@&=/")
	t.Add(hpathChar, ";:@&=/")
	t.Add(searchChar, ";:@&=")
	t.Add(articleChar, ";/?:&=")
	t.Add(fieldChar, "?:@&")
	return t
}

// Classes of characters (§2.2 and §5).
var (
	RuleLowalpha    = rule("5", "lowalpha")
	RuleHialpha     = rule("5", "hialpha")
	RuleDigit       = rule("5", "digit")
	RuleSafe        = rule("5", "safe")
	RuleExtra       = rule("5", "extra")
	RuleNational    = rule("5", "national")
	RulePunctuation = rule("5", "punctuation")
	RuleReserved    = rule("2.2", "reserved")
)

func classRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleLowalpha, RuleHialpha, RuleDigit, RuleSafe, RuleExtra, RuleNational, RulePunctuation, RuleReserved,
	}
}

// ClassOf returns the class that the BNF puts c into (RFC 1738 §5); nil for a
// character that it does not have: controls, the space, and anything outside of
// US-ASCII.
func ClassOf(c byte) *syntax.Rule {
	for _, row := range [...]struct {
		class syntax.Class
		rule  *syntax.Rule
	}{
		{digit, RuleDigit}, {safe, RuleSafe}, {extra, RuleExtra},
		{national, RuleNational}, {punctuation, RulePunctuation}, {reserved, RuleReserved},
	} {
		if classes.Is(c, row.class) {
			return row.rule
		}
	}
	switch {
	case !classes.Is(c, alpha):
		return nil
	case c >= 'a':
		return RuleLowalpha
	}
	return RuleHialpha
}

// Why says for what reason of §2.2 a character has to be encoded: that it has
// no graphic in US-ASCII, that it is unsafe, and why, or that schemes may
// reserve it. NoFault says that it is always allowed.
func Why(c byte) syntax.Code {
	if classes.Is(c, unreserved) {
		return syntax.NoFault
	}
	code, _ := why(string([]byte{c}))
	if code == syntax.InvalidUTF8 {
		return syntax.NonASCII // an octet, here
	}
	return code
}

// findOctet returns the index of the first of octets at or after i, encoded or
// not, and the length of how it is written; len(s) if there is none.
func findOctet(s string, i int, octets string) (at, width int) {
	for i < len(s) {
		c, width := syntax.OctetAt(s, i)
		if strings.IndexByte(octets, c) >= 0 {
			return i, width
		}
		i += width
	}
	return len(s), 0
}
