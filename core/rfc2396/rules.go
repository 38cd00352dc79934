package rfc2396

import "uriplayground/core/syntax"

// keyed makes the rule of a sentence or production. Keys begin with the RFC's
// number, since other RFCs use the same names.
func keyed(section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 2396, Section: section, Name: name, Key: "2396-" + key}
}

func production(section, name string) *syntax.Rule { return keyed(section, name, name) }

func plain(section, name string) *syntax.Rule {
	r := production(section, name)
	r.Plain = true
	return r
}

func condition(section, key, name string) *syntax.Rule {
	r := keyed(section, key, name)
	r.Condition = true
	return r
}

func concerning(component, section, key, name string) *syntax.Rule {
	r := keyed(section, key, name)
	r.Component = component
	return r
}

// Productions, by the section that defines them.
var (
	RuleURIReference = production("4", "URI-reference")
	RuleAbsoluteURI  = production("3", "absoluteURI")
	RuleOpaquePart   = production("3", "opaque_part")
	RuleNetPath      = production("3", "net_path")
	RuleAbsPath      = production("3", "abs_path")
	RuleRelPath      = production("5", "rel_path")
	RuleRelSegment   = production("5", "rel_segment")
	RuleScheme       = plain("3.1", "scheme")
	RuleAuthority    = production("3.2", "authority")
	RuleRegName      = production("3.2.1", "reg_name")
	RuleUserinfo     = production("3.2.2", "userinfo")
	RuleHost         = production("3.2.2", "host")
	RuleHostname     = production("3.2.2", "hostname")
	RuleIPv4address  = production("3.2.2", "IPv4address")
	RulePort         = plain("3.2.2", "port")
	RulePath         = production("3.3", "path")
	RuleQuery        = production("3.4", "query")
	RuleFragment     = production("4.1", "fragment")
	RuleEscaped      = production("2.4.1", "escaped")
	RuleAlpha        = production("1.6", "alpha")
	RuleDigit        = production("1.6", "digit")
	RuleMark         = production("2.3", "mark")
	RuleReserved     = production("2.2", "reserved")
	RuleDelims       = production("2.4.3", "delims")
	RuleUnwise       = production("2.4.3", "unwise")
)

// What the text says of references.
var (
	RuleSameDocument = keyed("4.2", "same-document", `A URI reference that does not contain a URI is a reference to the current document.`)
	RuleHierarchical = keyed("5", "hierarchical", `Some URI schemes do not allow a hierarchical syntax matching the <hier_part> syntax, and thus cannot use relative references.`)
)

// Steps of §5.2.
//
// A condition is recorded with From = what it looks at and Yes = it holds. Step 6
// is recorded as package oldermerge says. A step that inherits has From = what is
// inherited. The lines of step 7 are recorded with Push, From = where the characters
// come from, empty for the separators, and To = their place in TextTarget; From of
// the merged path is a span of TextPath.
var (
	RuleStep1        = keyed("5.2", "step-1", `The URI reference is parsed into the potential four components and fragment identifier, as described in Section 4.3.`)
	RuleStep2        = syntax.Deciding(syntax.AllComponents, condition("5.2", "step-2", `If the path component is empty and the scheme, authority, and query components are undefined, then it is a reference to the current document and we are done.`))
	RuleStep3        = syntax.Deciding(syntax.Scheme|syntax.Authority|syntax.Path, condition("5.2", "step-3", `If the scheme component is defined, [...] the reference is interpreted as an absolute URI and we are done.`))
	RuleStep3Ignored = syntax.Deciding(syntax.Scheme|syntax.Authority|syntax.Path, condition("5.2", "step-3-ignored", `For backwards compatibility, an implementation may work around such references by removing the scheme if it matches that of the base URI`))
	RuleStep3Inherit = syntax.Deciding(syntax.Scheme|syntax.Authority|syntax.Path, concerning("scheme", "5.2", "step-3-inherit", `Otherwise, the reference URI's scheme is inherited from the base URI's scheme component.`))
	RuleStep4        = syntax.Deciding(syntax.Authority|syntax.Path, condition("5.2", "step-4", `If the authority component is defined, then the reference is a network-path and we skip to step 7.`))
	RuleStep4Inherit = syntax.Deciding(syntax.Authority|syntax.Path, concerning("authority", "5.2", "step-4-inherit", `Otherwise, the reference URI's authority is inherited from the base URI's authority component`))
	RuleStep5        = syntax.Deciding(syntax.Path, condition("5.2", "step-5", `If the path component begins with a slash character ("/"), then the reference is an absolute-path and we skip to step 7.`))
	RuleStep6        = syntax.Deciding(syntax.Path, keyed("5.2", "step-6", `If this step is reached, then we are resolving a relative-path reference.`))
	RuleStep6a       = syntax.Deciding(syntax.Path, keyed("5.2", "step-6a", `All but the last segment of the base URI's path component is copied to the buffer.`))
	RuleStep6b       = keyed("5.2", "step-6b", `The reference's path component is appended to the buffer string.`)
	RuleStep6c       = syntax.Deciding(syntax.Path, keyed("5.2", "step-6c", `All occurrences of "./", where "." is a complete path segment, are removed from the buffer string.`))
	RuleStep6d       = syntax.Deciding(syntax.Path, keyed("5.2", "step-6d", `If the buffer string ends with "." as a complete path segment, that "." is removed.`))
	RuleStep6e       = syntax.Deciding(syntax.Path, keyed("5.2", "step-6e", `All occurrences of "<segment>/../", where <segment> is a complete path segment not equal to "..", are removed from the buffer string.`))
	RuleStep6f       = syntax.Deciding(syntax.Path, keyed("5.2", "step-6f", `If the buffer string ends with "<segment>/..", where <segment> is a complete path segment not equal to "..", that "<segment>/.." is removed.`))
	RuleStep6g       = syntax.Deciding(syntax.Path, condition("5.2", "step-6g", `If the resulting buffer string still begins with one or more complete path segments of "..", then the reference is considered to be in error.`))
	RuleStep6gRetain = syntax.Deciding(syntax.Path, keyed("5.2", "step-6g-retain", `by retaining these components in the resolved path (i.e., treating them as part of the final URI)`))
	RuleStep6gRemove = syntax.Deciding(syntax.Path, keyed("5.2", "step-6g-remove", `by removing them from the resolved path (i.e., discarding relative levels above the root)`))
	RuleStep6gAvoid  = syntax.Deciding(syntax.Path, keyed("5.2", "step-6g-avoid", `by avoiding traversal of the reference`))
	RuleStep6h       = keyed("5.2", "step-6h", `The remaining buffer string is the reference URI's new path component.`)

	RuleAppendScheme    = concerning("scheme", "5.2", "append-scheme", `append scheme to result`)
	RuleAppendColon     = keyed("5.2", "append-colon", `append ":" to result`)
	RuleAppendSlashes   = keyed("5.2", "append-slashes", `append "//" to result`)
	RuleAppendAuthority = concerning("authority", "5.2", "append-authority", `append authority to result`)
	RuleAppendPath      = concerning("path", "5.2", "append-path", `append path to result`)
	RuleAppendQuestion  = keyed("5.2", "append-question", `append "?" to result`)
	RuleAppendQuery     = syntax.Deciding(syntax.Query, concerning("query", "5.2", "append-query", `append query to result`))
	RuleAppendHash      = keyed("5.2", "append-hash", `append "#" to result`)
	RuleAppendFragment  = syntax.Deciding(syntax.Fragment, concerning("fragment", "5.2", "append-fragment", `append fragment to result`))
)

// StepRules returns the rules of the steps of TraceResolve (RFC 2396 §5.2).
func StepRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleStep1, RuleStep2, RuleStep3Ignored, RuleStep3, RuleStep3Inherit, RuleStep4, RuleStep4Inherit, RuleStep5,
		RuleStep6, RuleStep6a, RuleStep6b, RuleStep6c, RuleStep6d, RuleStep6e, RuleStep6f, RuleStep6g,
		RuleStep6gRetain, RuleStep6gRemove, RuleStep6gAvoid, RuleStep6h,
		RuleAppendScheme, RuleAppendColon, RuleAppendSlashes, RuleAppendAuthority, RuleAppendPath,
		RuleAppendQuestion, RuleAppendQuery, RuleAppendHash, RuleAppendFragment,
	}
}

// Rules returns every rule of the package.
func Rules() []*syntax.Rule {
	return append([]*syntax.Rule{
		RuleURIReference, RuleAbsoluteURI, RuleOpaquePart, RuleNetPath, RuleAbsPath, RuleRelPath, RuleRelSegment,
		RuleScheme, RuleAuthority, RuleRegName, RuleUserinfo, RuleHost, RuleHostname, RuleIPv4address, RulePort,
		RulePath, RuleQuery, RuleFragment, RuleEscaped, RuleAlpha, RuleDigit, RuleMark, RuleReserved, RuleDelims, RuleUnwise,
		RuleSameDocument, RuleHierarchical,
	}, StepRules()...)
}
