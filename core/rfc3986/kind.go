package rfc3986

import "uriplayground/core/syntax"

// Kind is what the reference is, judged by its components alone: RuleURI (§3,
// also without a fragment), RuleNetworkPath, RuleAbsolutePath, RuleRelativePath
// (§4.2) or RuleSameDocument (§4.4: empty, or a fragment and nothing else).
func (r Reference) Kind() *syntax.Rule {
	path := r.Path()
	switch {
	case r.has(hasScheme):
		return RuleURI
	case r.has(hasAuthority):
		return RuleNetworkPath
	case path != "" && path[0] == '/':
		return RuleAbsolutePath
	case path == "" && !r.has(hasQuery):
		return RuleSameDocument
	}
	return RuleRelativePath
}

// PathKind is the rule of §3.3 that the path has to follow.
func (r Reference) PathKind() *syntax.Rule {
	path := r.Path()
	switch {
	case r.has(hasAuthority):
		return RulePathAbempty // begins with "/" or is empty
	case path == "":
		return RulePathEmpty // zero characters
	case path[0] == '/':
		return RulePathAbsolute // begins with "/" but not "//"
	case r.has(hasScheme):
		return RulePathRootless // begins with a segment
	}
	return RulePathNoscheme // begins with a non-colon segment
}
