package rfc1808

import "uriplayground/core/syntax"

// Character classes of §2.2. "%" belongs to none but punctuation: an escape is
// checked where it is.
const (
	alpha syntax.Class = 1 << iota
	digit
	safe
	extra
	national
	reserved
	punctuation
	schemeChar
)

// urlChar is uchar | reserved, without escape.
const urlChar = alpha | digit | safe | extra | reserved

var classes = buildClasses()

func buildClasses() *syntax.ClassTable {
	const (
		letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
		digits  = "0123456789"
	)
	t := new(syntax.ClassTable)
	t.Add(alpha, letters)
	t.Add(digit, digits)
	// safe        = "$" | "-" | "_" | "." | "+"
	t.Add(safe, "$-_.+")
	// extra       = "!" | "*" | "'" | "(" | ")" | ","
	t.Add(extra, "!*'(),")
	// national    = "{" | "}" | "|" | "\" | "^" | "~" | "[" | "]" | "`"
	t.Add(national, "{}|\\^~[]`")
	// reserved    = ";" | "/" | "?" | ":" | "@" | "&" | "="
	t.Add(reserved, ";/?:@&=")
	// punctuation = "<" | ">" | "#" | "%" | <">
	t.Add(punctuation, "<>#%\"")
	// scheme      = 1*( alpha | digit | "+" | "-" | "." )
	t.Add(schemeChar, letters+digits+"+-.")
	return t
}

// ClassOf returns the production that lists the character (RFC 1808 §2.2); nil for one
// that none lists.
func ClassOf(c byte) *syntax.Rule {
	switch set := classes[c]; {
	case set&alpha != 0:
		return RuleAlpha
	case set&digit != 0:
		return RuleDigit
	case set&safe != 0:
		return RuleSafe
	case set&extra != 0:
		return RuleExtra
	case set&national != 0:
		return RuleNational
	case set&reserved != 0:
		return RuleReserved
	case set&punctuation != 0:
		return RulePunctuation
	}
	return nil
}
