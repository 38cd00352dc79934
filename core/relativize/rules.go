package relativize

import (
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

func rule(section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key}
}

// Kinds of a candidate that §4.2 and §4.4 describe without a name of their own.
// The other kinds are those of Reference.Kind.
var (
	RuleFragmentOnly = rule("4.4", "fragment-only", `include only the number sign ("#") separator followed by a fragment identifier`)
	RuleQueryOnly    = rule("5.2.2", "query-only", `(R.path == "") and defined(R.query)`)
)

// Reasons why a candidate resolves to the target. They cite what resolution
// does with it.
var (
	RuleRelSame     = rule("4.4", "rel-same", "aside from its fragment component (if any), identical to the base URI")
	RuleRelQuery    = rule("5.2.2", "rel-query", "T.path = Base.path; T.query = R.query;")
	RuleRelSegments = rule("5.2.3", "rel-segments", "all but the last segment of the base URI's path")
	RuleRelDot      = rule("3.3", "rel-dot", `The path segments "." and "..", also known as dot-segments, are defined for relative reference within the path name hierarchy`)
	RuleRelUp       = rule("3.3", "rel-up", `to indicate relative position within the hierarchical tree of names`)
	RuleRelDotSlash = rule("4.2", "rel-dot-slash", `must be preceded by a dot-segment (e.g., "./this:that")`)
	RuleRelRoot     = rule("4.2", "rel-root", "begins with a single slash character")
	RuleRelNetwork  = rule("4.2", "rel-network", "begins with two slash characters")
	RuleRelURI      = rule("5.2.2", "rel-uri", "T.scheme = R.scheme;")
)

// Reasons why a candidate does not resolve to the target. They cite the line
// that would make something else of it.
var (
	RuleRelScheme       = rule("5.2.2", "rel-scheme", "T.scheme = Base.scheme;")
	RuleRelAuthority    = rule("5.2.2", "rel-authority", "T.authority = Base.authority;")
	RuleRelNoAuthority  = rule("4.2", "rel-no-authority", "T.authority = R.authority;")
	RuleRelPath         = rule("5.2.2", "rel-path", "T.path = Base.path;")
	RuleRelBaseQuery    = rule("5.2.2", "rel-base-query", "T.query = Base.query;")
	RuleRelNoQuery      = rule("5.2.2", "rel-no-query", "T.query = R.query;")
	RuleRelFragment     = rule("5.2.2", "rel-fragment", "T.fragment = R.fragment;")
	RuleRelColon        = rule("4.2", "rel-colon", "would be mistaken for a scheme name")
	RuleRelEmptySegment = rule("3.3", "rel-empty-segment", "segment-nz = 1*pchar")
	RuleRelOutside      = rule("5.2.4", "rel-outside", `remove the last segment and its preceding "/" (if any)`)
	RuleRelRootless     = rule("3.3", "rel-rootless", `path-absolute ; begins with "/" but not "//"`)
	RuleRelDots         = rule("5.2.4", "rel-dots", "remove_dot_segments")
)

// RuleRelTarget is what makes a text a target: it is a URI (§3), which has a
// scheme.
var RuleRelTarget = rule("3", "rel-target", "The scheme and path components are required")

// CandidateKinds returns the kinds of candidates (RFC 3986 §4.2 and §4.4). If
// two are equally long, the one whose kind comes first here is better: it
// keeps more of the base.
func CandidateKinds() []*syntax.Rule {
	return []*syntax.Rule{
		rfc3986.RuleSameDocument, RuleFragmentOnly, RuleQueryOnly, rfc3986.RuleRelativePath,
		rfc3986.RuleAbsolutePath, rfc3986.RuleNetworkPath, rfc3986.RuleURI,
	}
}

// Rules returns every rule of the package, in the order of their declaration.
func Rules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleFragmentOnly, RuleQueryOnly,
		RuleRelSame, RuleRelQuery, RuleRelSegments, RuleRelDot, RuleRelUp, RuleRelDotSlash,
		RuleRelRoot, RuleRelNetwork, RuleRelURI,
		RuleRelScheme, RuleRelAuthority, RuleRelNoAuthority, RuleRelPath, RuleRelBaseQuery, RuleRelNoQuery,
		RuleRelFragment, RuleRelColon, RuleRelEmptySegment, RuleRelOutside, RuleRelRootless, RuleRelDots,
		RuleRelTarget,
	}
}
