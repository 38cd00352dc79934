package rfc3986

import "uriplayground/core/syntax"

// The subexpressions of the regular expression in Appendix B, in the order of
// their opening parentheses.
var (
	RuleGroup1 = keyed("B", "group-1", "(([^:/?#]+):)?")
	RuleGroup2 = keyed("B", "group-2", "([^:/?#]+)")
	RuleGroup3 = keyed("B", "group-3", "(//([^/?#]*))?")
	RuleGroup4 = keyed("B", "group-4", "([^/?#]*)")
	RuleGroup5 = keyed("B", "group-5", "([^?#]*)")
	RuleGroup6 = keyed("B", "group-6", `(\?([^#]*))?`)
	RuleGroup7 = keyed("B", "group-7", "([^#]*)")
	RuleGroup8 = keyed("B", "group-8", "(#(.*))?")
	RuleGroup9 = keyed("B", "group-9", "(.*)")
)

// GroupCount is the number of groups.
const GroupCount = 9

func groupRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleGroup1, RuleGroup2, RuleGroup3, RuleGroup4, RuleGroup5, RuleGroup6, RuleGroup7, RuleGroup8, RuleGroup9,
	}
}

// Groups is what the subexpressions $1 to $9 of Appendix B match: $1 is at
// index 0. scheme = $2, authority = $4, path = $5, query = $7, fragment = $9.
// A group that takes no part in the match is not defined.
func (r Reference) Groups() [GroupCount]syntax.Part {
	return [GroupCount]syntax.Part{
		r.group(RuleGroup1, hasScheme, r.schemeSpan(), "", ":"),
		r.group(RuleGroup2, hasScheme, r.schemeSpan(), "", ""),
		r.group(RuleGroup3, hasAuthority, r.authoritySpan(), "//", ""),
		r.group(RuleGroup4, hasAuthority, r.authoritySpan(), "", ""),
		{Rule: RuleGroup5, Span: r.pathSpan(), Defined: true},
		r.group(RuleGroup6, hasQuery, r.querySpan(), "?", ""),
		r.group(RuleGroup7, hasQuery, r.querySpan(), "", ""),
		r.group(RuleGroup8, hasFragment, r.fragmentSpan(), "#", ""),
		r.group(RuleGroup9, hasFragment, r.fragmentSpan(), "", ""),
	}
}

// group is a component with the delimiters before and behind it. If it is not
// defined, the span is empty and lies where the component would stand.
func (r *Reference) group(rule *syntax.Rule, d defined, s syntax.Span, before, behind string) syntax.Part {
	if r.has(d) {
		s.Start -= uint32(len(before))
		s.End += uint32(len(behind))
	}
	return syntax.Part{Rule: rule, Span: s, Defined: r.has(d)}
}
