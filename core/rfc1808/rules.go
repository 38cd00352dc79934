package rfc1808

import "uriplayground/core/syntax"

// keyed makes the rule of a sentence or production. Keys begin with the RFC's
// number, since other RFCs use the same names.
func keyed(section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 1808, Section: section, Name: name, Key: "1808-" + key}
}

func production(section, name string) *syntax.Rule { return keyed(section, name, name) }

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

// Productions of §2.2, and the components of §2.1.
var (
	RuleURL         = production("2.2", "URL")
	RuleAbsoluteURL = production("2.2", "absoluteURL")
	RuleRelativeURL = production("2.2", "relativeURL")
	RuleNetPath     = production("2.2", "net_path")
	RuleAbsPath     = production("2.2", "abs_path")
	RuleRelPath     = production("2.2", "rel_path")
	RuleFsegment    = production("2.2", "fsegment")
	RuleEscape      = production("2.2", "escape")
	RuleScheme      = production("2.4.2", "scheme")
	RuleNetLoc      = production("2.4.3", "net_loc")
	RulePath        = production("2.4.6", "path")
	RuleParams      = production("2.4.5", "params")
	RuleQuery       = production("2.4.4", "query")
	RuleFragment    = production("2.4.1", "fragment")
	RuleUnreserved  = production("2.2", "unreserved")
	RuleSafe        = production("2.2", "safe")
	RuleExtra       = production("2.2", "extra")
	RuleAlpha       = production("2.2", "alpha")
	RuleDigit       = production("2.2", "digit")
	RuleNational    = production("2.2", "national")
	RuleReserved    = production("2.2", "reserved")
	RulePunctuation = production("2.2", "punctuation")
)

// RuleNeverRelative is of the schemes mailto, news and telnet.
var RuleNeverRelative = keyed("2.3", "never-relative", `The following schemes are never used with relative URLs:`)

// Steps of §4.
//
// A condition is recorded with From = what it looks at and Yes = it holds. Step 6
// is recorded as package oldermerge says. A step that inherits has From = what is
// inherited. RuleStep7 is recorded for each run of characters of the target, with
// Push, From = where they come from, empty for the separators, and To = their place
// in TextTarget; From of the merged path is a span of TextPath.
var (
	RuleStep1  = syntax.Deciding(syntax.AllComponents, condition("4", "step-1", `If the base URL is the empty string (unknown), the embedded URL is interpreted as an absolute URL and we are done.`))
	RuleStep2  = keyed("4", "step-2", `Both the base and embedded URLs are parsed into their component parts as described in Section 2.4.`)
	RuleStep2a = syntax.Deciding(syntax.AllComponents, condition("4", "step-2a", `If the embedded URL is entirely empty, it inherits the entire base URL (i.e., is set equal to the base URL) and we are done.`))
	RuleStep2b = syntax.Deciding(syntax.AllComponents, condition("4", "step-2b", `If the embedded URL starts with a scheme name, it is interpreted as an absolute URL and we are done.`))
	RuleStep2c = syntax.Deciding(syntax.Scheme, concerning("scheme", "4", "step-2c", `Otherwise, the embedded URL inherits the scheme of the base URL.`))
	RuleStep3  = syntax.Deciding(syntax.Authority|syntax.Path|syntax.Query, condition("4", "step-3", `If the embedded URL's <net_loc> is non-empty, we skip to Step 7.`))
	RuleStep3b = syntax.Deciding(syntax.Authority, concerning("net_loc", "4", "step-3-inherit", `Otherwise, the embedded URL inherits the <net_loc> (if any) of the base URL.`))
	RuleStep4  = syntax.Deciding(syntax.Path|syntax.Query, condition("4", "step-4", `If the embedded URL path is preceded by a slash "/", the path is not relative and we skip to Step 7.`))
	RuleStep5  = syntax.Deciding(syntax.Path|syntax.Query, condition("4", "step-5", `If the embedded URL path is empty (and not preceded by a slash), then the embedded URL inherits the base URL path, and`))
	RuleStep5a = syntax.Deciding(syntax.Path|syntax.Query, condition("4", "step-5a", `if the embedded URL's <params> is non-empty, we skip to step 7; otherwise, it inherits the <params> of the base URL (if any) and`))
	RuleStep5b = syntax.Deciding(syntax.Path|syntax.Query, condition("4", "step-5b", `if the embedded URL's <query> is non-empty, we skip to step 7; otherwise, it inherits the <query> of the base URL (if any) and we skip to step 7.`))
	RuleStep6  = syntax.Deciding(syntax.Path, keyed("4", "step-6", `The last segment of the base URL's path (anything following the rightmost slash "/", or the entire path if no slash is present) is removed`))
	RuleAppend = keyed("4", "step-6-append", `and the embedded URL's path is appended in its place.`)
	RuleStep6a = syntax.Deciding(syntax.Path, keyed("4", "step-6a", `All occurrences of "./", where "." is a complete path segment, are removed.`))
	RuleStep6b = syntax.Deciding(syntax.Path, keyed("4", "step-6b", `If the path ends with "." as a complete path segment, that "." is removed.`))
	RuleStep6c = syntax.Deciding(syntax.Path, keyed("4", "step-6c", `All occurrences of "<segment>/../", where <segment> is a complete path segment not equal to "..", are removed.`))
	RuleStep6d = syntax.Deciding(syntax.Path, keyed("4", "step-6d", `If the path ends with "<segment>/..", where <segment> is a complete path segment not equal to "..", that "<segment>/.." is removed.`))
	RuleStep7  = keyed("4", "step-7", `The resulting URL components, including any inherited from the base URL, are recombined to give the absolute form of the embedded URL.`)
)

// StepRules returns the rules of the steps of TraceResolve (RFC 1808 §4).
func StepRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleStep1, RuleStep2, RuleStep2a, RuleStep2b, RuleStep2c, RuleStep3, RuleStep3b, RuleStep4, RuleStep5, RuleStep5a,
		RuleStep5b, RuleStep6, RuleAppend, RuleStep6a, RuleStep6b, RuleStep6c, RuleStep6d, RuleStep7,
	}
}

// Rules returns every rule of the package.
func Rules() []*syntax.Rule {
	return append([]*syntax.Rule{
		RuleURL, RuleAbsoluteURL, RuleRelativeURL, RuleNetPath, RuleAbsPath, RuleRelPath, RuleFsegment, RuleEscape,
		RuleScheme, RuleNetLoc, RulePath, RuleParams, RuleQuery, RuleFragment,
		RuleUnreserved, RuleSafe, RuleExtra, RuleAlpha, RuleDigit, RuleNational, RuleReserved, RulePunctuation,
		RuleNeverRelative,
	}, StepRules()...)
}
