package rfc3986

import "uriplayground/core/syntax"

func rule(section, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: name}
}

func keyed(section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key}
}

func concerning(component, section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key, Component: component}
}

func condition(component, section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key, Component: component, Condition: true}
}

func assignment(component, section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key, Component: component, Assigns: true}
}

// Productions of the grammar (Appendix A), cited where the RFC explains them.
var (
	RuleURIReference = rule("4.1", "URI-reference")
	RuleURI          = rule("3", "URI")
	RuleRelativeRef  = rule("4.2", "relative-ref")
	RulePctEncoded   = rule("2.1", "pct-encoded")
	RuleScheme       = rule("3.1", "scheme")
	RuleAuthority    = rule("3.2", "authority")
	RuleUserinfo     = rule("3.2.1", "userinfo")
	RuleHost         = rule("3.2.2", "host")
	RuleIPLiteral    = rule("3.2.2", "IP-literal")
	RuleIPvFuture    = rule("3.2.2", "IPvFuture")
	RuleIPv6address  = rule("3.2.2", "IPv6address")
	RuleIPv4address  = rule("3.2.2", "IPv4address")
	RuleRegName      = rule("3.2.2", "reg-name")
	RulePort         = rule("3.2.3", "port")
	RulePath         = rule("3.3", "path")
	RulePathAbempty  = rule("3.3", "path-abempty")
	RulePathAbsolute = rule("3.3", "path-absolute")
	RulePathNoscheme = rule("3.3", "path-noscheme")
	RulePathRootless = rule("3.3", "path-rootless")
	RulePathEmpty    = rule("3.3", "path-empty")
	RuleSegment      = rule("3.3", "segment")
	RuleQuery        = rule("3.4", "query")
	RuleFragment     = rule("3.5", "fragment")
)

// Kinds of a URI-reference (§3, §4.2, §4.4).
var (
	RuleNetworkPath  = rule("4.2", "network-path")
	RuleAbsolutePath = rule("4.2", "absolute-path")
	RuleRelativePath = rule("4.2", "relative-path")
	RuleSameDocument = rule("4.4", "same-document")
)

// RuleBase is what §5.1 asks of a base URI: a scheme, and no fragment.
var RuleBase = rule("5.1", "base-URI")

// Lines of the pseudocode of §5.2.2.
//
// A condition is recorded with From = the component it looks at and Yes = it
// held. An assignment is recorded with From = the value and Yes = the value is
// defined; where the value is made by remove_dot_segments, From points into
// TextTarget, and where it is made by merge, into TextPath.
var (
	RuleParse           = keyed("5.2.2", "t-parse", `(R.scheme, R.authority, R.path, R.query, R.fragment) = parse(R);`)
	RuleIfNonStrict     = condition("scheme", "5.2.2", "t-if-non-strict", `if ((not strict) and (R.scheme == Base.scheme)) then`)
	RuleUndefineScheme  = concerning("scheme", "5.2.2", "t-undefine", `undefine(R.scheme);`)
	RuleIfScheme        = condition("scheme", "5.2.2", "t-if-scheme", `if defined(R.scheme) then`)
	RuleSchemeScheme    = assignment("scheme", "5.2.2", "t-scheme-scheme", `T.scheme    = R.scheme;`)
	RuleSchemeAuthority = assignment("authority", "5.2.2", "t-scheme-authority", `T.authority = R.authority;`)
	RuleSchemePath      = assignment("path", "5.2.2", "t-scheme-path", `T.path      = remove_dot_segments(R.path);`)
	RuleSchemeQuery     = assignment("query", "5.2.2", "t-scheme-query", `T.query     = R.query;`)
	RuleIfAuthority     = condition("authority", "5.2.2", "t-if-authority", `if defined(R.authority) then`)
	RuleAuthAuthority   = assignment("authority", "5.2.2", "t-authority-authority", `T.authority = R.authority;`)
	RuleAuthPath        = assignment("path", "5.2.2", "t-authority-path", `T.path      = remove_dot_segments(R.path);`)
	RuleAuthQuery       = assignment("query", "5.2.2", "t-authority-query", `T.query     = R.query;`)
	RuleIfPathEmpty     = condition("path", "5.2.2", "t-if-path-empty", `if (R.path == "") then`)
	RuleEmptyPath       = assignment("path", "5.2.2", "t-empty-path", `T.path = Base.path;`)
	RuleIfQuery         = condition("query", "5.2.2", "t-if-query", `if defined(R.query) then`)
	RuleEmptyQueryRef   = assignment("query", "5.2.2", "t-empty-query-r", `T.query = R.query;`)
	RuleEmptyQueryBase  = assignment("query", "5.2.2", "t-empty-query-base", `T.query = Base.query;`)
	RuleIfPathSlash     = condition("path", "5.2.2", "t-if-path-slash", `if (R.path starts-with "/") then`)
	RuleSlashPath       = assignment("path", "5.2.2", "t-slash-path", `T.path = remove_dot_segments(R.path);`)
	RuleMergePath       = concerning("path", "5.2.2", "t-merge", `T.path = merge(Base.path, R.path);`)
	RuleMergedPath      = assignment("path", "5.2.2", "t-merged-path", `T.path = remove_dot_segments(T.path);`)
	RulePathQuery       = assignment("query", "5.2.2", "t-path-query", `T.query = R.query;`)
	RuleBaseAuthority   = assignment("authority", "5.2.2", "t-base-authority", `T.authority = Base.authority;`)
	RuleBaseScheme      = assignment("scheme", "5.2.2", "t-base-scheme", `T.scheme = Base.scheme;`)
	RuleFragmentRef     = assignment("fragment", "5.2.2", "t-fragment", `T.fragment = R.fragment;`)
)

// Sentences of §5.2.3. RuleMergeIf is a condition: From = the base's path. The
// others put a piece together with From = where it comes from and To = where it
// goes in TextPath; From is empty where the RFC adds "/".
var (
	RuleMergeIf    = condition("path", "5.2.3", "m-if", `If the base URI has a defined authority component and an empty path, then`)
	RuleMergeSlash = concerning("path", "5.2.3", "m-slash", `"/" concatenated with`)
	RuleMergeBase  = concerning("path", "5.2.3", "m-base", `all but the last segment of the base URI's path`)
	RuleMergeRef   = concerning("path", "5.2.3", "m-ref", `the reference's path component`)
	// RuleMerge4789 is the condition that erratum 4789 adds; see Options.
	RuleMerge4789 = condition("path", "5.2.3", "m-erratum-4789", `or if the base URI's path ends with "/..", then`)
)

// Steps of §5.2.4. From is what the step takes from the input buffer, To what
// it leaves there; see syntax.Step for the output buffer.
var (
	RuleDots1  = concerning("path", "5.2.4", "1", "1")
	RuleDots2A = concerning("path", "5.2.4", "2A", "2A")
	RuleDots2B = concerning("path", "5.2.4", "2B", "2B")
	RuleDots2C = concerning("path", "5.2.4", "2C", "2C")
	RuleDots2D = concerning("path", "5.2.4", "2D", "2D")
	RuleDots2E = concerning("path", "5.2.4", "2E", "2E")
	// RuleDots4547 moves a ".." that has no segment to remove to the output
	// buffer, where 2A, 2C and 2D would drop it; see Options.
	RuleDots4547 = concerning("path", "5.2.4", "erratum-4547", "erratum 4547")
)

// Lines of the pseudocode of §5.3. From is the source of the characters, empty
// for those the RFC adds, and To their place in TextTarget. For
// RuleAppendPath From is the same as To: the steps of §5.2.4 give the source.
var (
	RuleAppendScheme    = concerning("scheme", "5.3", "r-scheme", `append scheme to result;`)
	RuleAppendColon     = keyed("5.3", "r-colon", `append ":" to result;`)
	RuleAppendSlashes   = keyed("5.3", "r-slashes", `append "//" to result;`)
	RuleAppendAuthority = concerning("authority", "5.3", "r-authority", `append authority to result;`)
	RuleAppendPath      = concerning("path", "5.3", "r-path", `append path to result;`)
	RuleAppendQuestion  = keyed("5.3", "r-question", `append "?" to result;`)
	RuleAppendQuery     = concerning("query", "5.3", "r-query", `append query to result;`)
	RuleAppendHash      = keyed("5.3", "r-hash", `append "#" to result;`)
	RuleAppendFragment  = concerning("fragment", "5.3", "r-fragment", `append fragment to result;`)
	// RuleGuard is not in the RFC's pseudocode: without an authority a path
	// must not begin with "//" (§3.3), so "/." goes before it.
	RuleGuard = keyed("3.3", "r-guard", `append "/." to result;`)
)
