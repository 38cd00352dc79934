package rfc3986

import "uriplayground/core/syntax"

// Character classes of RFC 3986, Appendix A. "%" belongs to none of them: a
// pct-encoded triplet is checked where it occurs.
const (
	alpha syntax.Class = 1 << iota
	digit
	hexdig
	unreserved
	genDelims
	subDelims
	schemeChar    // scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
	userinfoChar  // userinfo = *( unreserved / pct-encoded / sub-delims / ":" )
	regNameChar   // reg-name = *( unreserved / pct-encoded / sub-delims )
	segmentNCChar // segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
	pathChar      // pchar / "/"
	queryChar     // query, fragment = *( pchar / "/" / "?" )
)

const (
	// ALPHA =  %x41-5A / %x61-7A
	letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	// DIGIT =  %x30-39
	digits = "0123456789"
	// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
	unreservedChars = letters + digits + "-._~"
	// gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"
	genDelimChars = ":/?#[]@"
	// sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
	subDelimChars = "!$&'()*+,;="
)

var classes = buildClasses()

func buildClasses() *syntax.ClassTable {
	t := new(syntax.ClassTable)
	t.Add(alpha, letters)
	t.Add(digit, digits)
	t.Add(hexdig, digits+"ABCDEFabcdef")
	t.Add(unreserved, unreservedChars)
	t.Add(genDelims, genDelimChars)
	t.Add(subDelims, subDelimChars)
	t.Add(schemeChar, letters+digits+"+-.")
	t.Add(userinfoChar, unreservedChars+subDelimChars+":")
	t.Add(regNameChar, unreservedChars+subDelimChars)
	t.Add(segmentNCChar, unreservedChars+subDelimChars+"@")
	// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
	t.Add(pathChar, unreservedChars+subDelimChars+":@"+"/")
	t.Add(queryChar, unreservedChars+subDelimChars+":@"+"/?")
	return t
}

// ClassOf is the production of RFC 3986 §2 that lists the character:
// RuleALPHA, RuleDIGIT, RuleUnreserved, RuleGenDelims or RuleSubDelims;
// RulePctEncoded for "%". It is nil for a character that no URI may hold.
func ClassOf(c byte) *syntax.Rule {
	switch set := classes[c]; {
	case set&alpha != 0:
		return RuleALPHA
	case set&digit != 0:
		return RuleDIGIT
	case set&unreserved != 0:
		return RuleUnreserved
	case set&genDelims != 0:
		return RuleGenDelims
	case set&subDelims != 0:
		return RuleSubDelims
	case c == '%':
		return RulePctEncoded
	}
	return nil
}

// isLetter reports whether c is ALPHA.
func isLetter(c byte) bool { return c|0x20-'a' < 26 }
