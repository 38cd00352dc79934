package rfc1738

import "uriplayground/core/syntax"

// Character classes of RFC 1738 §5. "%" belongs to uchar and xchar in an
// escape only, which is checked where it stands.
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
