package rfc3986

import "uriplayground/core/syntax"

// Classes of characters, each by the rule of Appendix A that they are from. "%"
// belongs to none of them: a pct-encoded triplet is checked where it occurs.
const (
	alpha syntax.Class = 1 << iota
	digit
	hexdig
	unreserved
	genDelims
	subDelims
	schemeChar
	userinfoChar
	regNameChar
	queryChar // also of a fragment, and with "?" of a path
)

var classes = buildClasses()

func buildClasses() *syntax.ClassTable {
	t := new(syntax.ClassTable)
	for class, rule := range []*syntax.Rule{
		RuleALPHA, RuleDIGIT, RuleHEXDIG, RuleUnreserved, RuleGenDelims, RuleSubDelims,
		RuleScheme, RuleUserinfo, RuleRegName, RuleQuery,
	} {
		chars := alphabet(rule)
		for c := range t {
			if chars.Has(byte(c)) {
				t[c] |= 1 << class
			}
		}
	}
	return t
}

// ClassOf returns the production of RFC 3986 §2 that lists the character:
// RuleALPHA, RuleDIGIT, RuleUnreserved, RuleGenDelims or RuleSubDelims;
// RulePctEncoded for "%". It is nil for a character that no URI may contain.
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
