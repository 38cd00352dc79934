package rfc3986

import "uriplayground/core/syntax"

// Rules is every rule of the package, in the order of their declaration.
func Rules() []*syntax.Rule {
	var all []*syntax.Rule
	for _, list := range [][]*syntax.Rule{
		grammarRules(), derivationRules(), transformRules(), mergeRules(), DotRules(), recomposeRules(), normalizeRules(),
		suffixRules(), establishRules(), groupRules(), extractRules(),
	} {
		all = append(all, list...)
	}
	return all
}

func grammarRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleURIReference, RuleURI, RuleRelativeRef, RulePctEncoded, RuleScheme,
		RuleAuthority, RuleUserinfo, RuleHost, RuleIPLiteral, RuleIPvFuture,
		RuleIPv6address, RuleIPv4address, RuleRegName, RulePort, RulePath,
		RulePathAbempty, RulePathAbsolute, RulePathNoscheme, RulePathRootless,
		RulePathEmpty, RuleSegment, RuleQuery, RuleFragment,
		RuleNetworkPath, RuleAbsolutePath, RuleRelativePath, RuleSameDocument,
		RuleBase,
	}
}

func transformRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleParse, RuleIfNonStrict, RuleUndefineScheme,
		RuleIfScheme, RuleSchemeScheme, RuleSchemeAuthority, RuleSchemePath, RuleSchemeQuery,
		RuleIfAuthority, RuleAuthAuthority, RuleAuthPath, RuleAuthQuery,
		RuleIfPathEmpty, RuleEmptyPath, RuleIfQuery, RuleEmptyQueryRef, RuleEmptyQueryBase,
		RuleIfPathSlash, RuleSlashPath, RuleMergePath, RuleMergedPath, RulePathQuery,
		RuleBaseAuthority, RuleBaseScheme, RuleFragmentRef,
	}
}

func mergeRules() []*syntax.Rule {
	return []*syntax.Rule{RuleMergeIf, RuleMerge4789, RuleMergeSlash, RuleMergeBase, RuleMergeRef}
}

// DotRules is the steps of §5.2.4, with that of erratum 4547 at the end.
func DotRules() []*syntax.Rule {
	return []*syntax.Rule{RuleDots1, RuleDots2A, RuleDots2B, RuleDots2C, RuleDots2D, RuleDots2E, RuleDots4547}
}

func recomposeRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleAppendScheme, RuleAppendColon, RuleAppendSlashes, RuleAppendAuthority,
		RuleGuard, RuleAppendPath, RuleAppendQuestion, RuleAppendQuery,
		RuleAppendHash, RuleAppendFragment,
	}
}
