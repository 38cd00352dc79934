package rfc2396

import "uriplayground/core/syntax"

// Character classes. "%" belongs to none but delims: an escape is checked where it is.
const (
	alpha syntax.Class = 1 << iota
	digit
	mark
	reserved
	delims
	unwise
	schemeChar
	authorityChar  // reg_name, which holds the characters of server
	userinfoChar   // userinfo
	pathChar       // path_segments
	relSegmentChar // rel_segment
)

// uric is the class of that name, without escaped.
const uric = alpha | digit | mark | reserved

var classes = buildClasses()

func buildClasses() *syntax.ClassTable {
	const (
		alphanum = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
		// mark          = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")"
		marks      = "-_.!~*'()"
		unreserved = alphanum + marks
	)
	t := new(syntax.ClassTable)
	t.Add(alpha, alphanum[:52])
	t.Add(digit, alphanum[52:])
	t.Add(mark, marks)
	// reserved      = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" | "$" | ","
	t.Add(reserved, ";/?:@&=+$,")
	// delims        = "<" | ">" | "#" | "%" | <">
	t.Add(delims, "<>#%\"")
	// unwise        = "{" | "}" | "|" | "\" | "^" | "[" | "]" | "`"
	t.Add(unwise, "{}|\\^[]`")
	// scheme        = alpha *( alpha | digit | "+" | "-" | "." )
	t.Add(schemeChar, alphanum+"+-.")
	// reg_name      = 1*( unreserved | escaped | "$" | "," | ";" | ":" | "@" | "&" | "=" | "+" )
	t.Add(authorityChar, unreserved+"$,;:@&=+")
	// userinfo      = *( unreserved | escaped | ";" | ":" | "&" | "=" | "+" | "$" | "," )
	t.Add(userinfoChar, unreserved+";:&=+$,")
	// path_segments = segment *( "/" segment )
	// segment       = *pchar *( ";" param )
	// pchar         = unreserved | escaped | ":" | "@" | "&" | "=" | "+" | "$" | ","
	t.Add(pathChar, unreserved+":@&=+$,;/")
	// rel_segment   = 1*( unreserved | escaped | ";" | "@" | "&" | "=" | "+" | "$" | "," )
	t.Add(relSegmentChar, unreserved+";@&=+$,")
	return t
}

// ClassOf returns the production that lists the character (RFC 2396 §2); nil for one that
// none lists.
func ClassOf(c byte) *syntax.Rule {
	switch set := classes[c]; {
	case set&alpha != 0:
		return RuleAlpha
	case set&digit != 0:
		return RuleDigit
	case set&mark != 0:
		return RuleMark
	case set&reserved != 0:
		return RuleReserved
	case set&delims != 0:
		return RuleDelims
	case set&unwise != 0:
		return RuleUnwise
	}
	return nil
}
