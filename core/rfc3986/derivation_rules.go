package rfc3986

import "uriplayground/core/syntax"

// The other productions of the grammar (Appendix A), cited where the RFC
// explains them. Together with those that components are named after they are
// what a derivation is made of.
var (
	RuleAbsoluteURI  = rule("4.3", "absolute-URI")
	RuleHierPart     = rule("3", "hier-part")
	RuleRelativePart = rule("4.2", "relative-part")
	RuleLS32         = rule("3.2.2", "ls32")
	RuleH16          = rule("3.2.2", "h16")
	RuleDecOctet     = rule("3.2.2", "dec-octet")
	RuleSegmentNZ    = rule("3.3", "segment-nz")
	RuleSegmentNZNC  = rule("3.3", "segment-nz-nc")
	RulePchar        = rule("3.3", "pchar")
	RuleReserved     = rule("2.2", "reserved")
	RuleGenDelims    = rule("2.2", "gen-delims")
	RuleSubDelims    = rule("2.2", "sub-delims")
	RuleUnreserved   = rule("2.3", "unreserved")
)

// Core rules of ABNF, which §1.3 takes over from RFC 2234 (now RFC 5234,
// Appendix B.1).
var (
	RuleALPHA  = rule("1.3", "ALPHA")
	RuleDIGIT  = rule("1.3", "DIGIT")
	RuleHEXDIG = rule("1.3", "HEXDIG")
)

func derivationRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleAbsoluteURI, RuleHierPart, RuleRelativePart, RuleLS32, RuleH16,
		RuleDecOctet, RuleSegmentNZ, RuleSegmentNZNC, RulePchar, RuleReserved,
		RuleGenDelims, RuleSubDelims, RuleUnreserved,
		RuleALPHA, RuleDIGIT, RuleHEXDIG,
	}
}
