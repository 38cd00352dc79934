package rfc1630

import "uriplayground/core/syntax"

// Character classes of both BNFs. "%" belongs to none of them: an escape is
// checked where it stands.
const (
	alpha syntax.Class = 1 << iota
	digit
	hex
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
	pct // "%"
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
	// hex                    digit | a | b | c | d | e | f | A | B | C | D | E | F
	t.Add(hex, digits+"abcdefABCDEF")
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
	t.Add(pct, "%")
	// alphanum2              alpha | digit | - | _ | . | +
	t.Add(userChar, letters+digits+"-_.+")
	return t
}

// ClassOf is the production of the generic BNF that the character stands in:
// RuleAlpha, RuleDigit, RuleSafe, RuleExtra, RuleReserved, RuleNational or
// RulePunctuation; RuleEscape for "%". It is nil for a character that stands in
// none: "+", which xpalpha and search name by itself, "`", and what is no
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

// isEscape tells whether s holds an escape at i.
//
//	escape                 % hex hex
func isEscape(s string, i int) bool {
	return i+2 < len(s) && s[i] == '%' && classes.Is(s[i+1], hex) && classes.Is(s[i+2], hex)
}

// skip is the index of the first byte at or behind i that is neither of the
// class nor part of an escape; len(s) if there is none.
func skip(s string, i int, class syntax.Class) int {
	for {
		i = skipPlain(s, i, class)
		if !isEscape(s, i) {
			return i
		}
		i += 3
	}
}

// skipPlain is skip for classes that hold no escapes.
func skipPlain(s string, i int, class syntax.Class) int {
	for i < len(s) && classes.Is(s[i], class) {
		i++
	}
	return i
}
