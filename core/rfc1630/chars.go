package rfc1630

import "uriplayground/core/syntax"

// Character classes of both BNFs. "%" belongs to none of them: an escape is
// checked where it is.
const (
	alpha syntax.Class = 1 << iota
	digit
	safe
	extra
	reserved
	national
	punctuation
	xalpha      // xalpha of the generic BNF, but for escape
	xpalpha     // xpalpha of it, and xalpha and xpalpha of the other BNF
	partChar    // xpalpha, for parts that a slash ends
	pathChar    // xpalpha | /
	partialChar // pathChar and the reserved characters that some scheme takes
	userChar    // alphanum2
	alphanum
)

const (
	letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	digits  = "0123456789"
	// safe                   $ | - | _ | @ | . | &
	//
	// The other BNF adds + | -
	safeChars = "$-_@.&"
	// extra                  ! | * | " |  ' | ( | ) | ,
	extraChars = "!*\"'(),"
	// reserved               = | ; | / | # | ? | : | space
	reservedChars = "=;/#?: "
	// national               { | } | vline | [ | ] | \ | ^ | ~
	nationalChars = "{}|[]\\^~"
	// punctuation            < | >
	punctuationChars = "<>"

	// xalpha                 alpha | digit | safe | extra | escape
	xalphaChars = letters + digits + safeChars + extraChars
)

var classes = buildClasses()

func buildClasses() *syntax.ClassTable {
	t := new(syntax.ClassTable)
	t.Add(alpha|alphanum, letters)
	t.Add(digit|alphanum, digits)
	t.Add(safe, safeChars)
	t.Add(extra, extraChars)
	t.Add(reserved, reservedChars)
	t.Add(national, nationalChars)
	t.Add(punctuation, punctuationChars)
	t.Add(xalpha, xalphaChars)
	// xpalpha                xalpha | +
	t.Add(xpalpha|partChar, xalphaChars+"+")
	t.Add(pathChar, xalphaChars+"+/")
	t.Add(partialChar, xalphaChars+"+/:;=")
	// alphanum2              alpha | digit | - | _ | . | +
	t.Add(userChar, letters+digits+"-_.+")
	return t
}

// ClassOf returns the production of the generic BNF that lists the character:
// RuleAlpha, RuleDigit, RuleSafe, RuleExtra, RuleReserved, RuleNational or
// RulePunctuation; RuleEscape for "%". It is nil for a character that none
// lists: "+", which xpalpha and search name by itself, "`", and what is not
// printable ASCII.
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
	case set&reserved != 0:
		return RuleReserved
	case set&national != 0:
		return RuleNational
	case set&punctuation != 0:
		return RulePunctuation
	case c == '%':
		return RuleEscape
	}
	return nil
}
