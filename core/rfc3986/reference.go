package rfc3986

import "uriplayground/core/syntax"

// Kinds of a URI-reference (§3, §4.2, §4.4).
var (
	RuleNetworkPath  = rule("4.2", "network-path")
	RuleAbsolutePath = rule("4.2", "absolute-path")
	RuleRelativePath = rule("4.2", "relative-path")
	RuleSameDocument = rule("4.4", "same-document")
)

func kindRules() []*syntax.Rule {
	return []*syntax.Rule{RuleNetworkPath, RuleAbsolutePath, RuleRelativePath, RuleSameDocument}
}

// Kind returns what the reference is, judged by its components alone: RuleURI (§3,
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

// SameDocument reports whether ref is a same-document reference (RFC 3986 §4.4):
// its target is, aside from the fragment, identical to base. They are compared
// as text, without normalization. It holds for an empty reference and for a
// fragment whatever the base is, even where there is none (§5.1).
func SameDocument(base, ref Reference) bool {
	if ref.Kind() == RuleSameDocument {
		return true
	}
	target := AppendResolve(nil, base, ref.withoutFragment(), Options{})
	return string(target) == base.text[:base.queryEnd]
}

// withoutFragment returns the reference without its fragment and "#".
func (r Reference) withoutFragment() Reference {
	r.text = r.text[:r.queryEnd]
	r.defined &^= hasFragment
	return r
}
