package rfc1738

import "uriplayground/core/syntax"

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

// ClassOf is the class that the BNF puts c into (RFC 1738 §5); nil for a
// character that it does not have: controls, the space, and what is no
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
// reserve it. NoFault says that it may always stand.
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
