package rfc3986

import "uriplayground/core/syntax"

// ClassOf is the production of RFC 3986 §2 that the character stands in:
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
