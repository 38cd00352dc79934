package rfc1630

import "uriplayground/core/syntax"

// Sentences of the section Partial (relative) form, in the order in which they
// are followed.
//
// Conditions are recorded with From = what they look at and Yes = they hold.
// RuleRun is a condition, recorded for each run of slashes in the context that
// is looked at; RuleNoGreater, too, with From = the run, and To = the last
// longer one to the right of it, if there is one. RulePrepend, RuleLastPart and RuleAppend
// put TextPath together: From is where the text comes from and To where it goes
// in TextPath; of RuleLastPart From is what is removed. The steps that remove
// point into TextPath: RuleRemoveUpdir with From = "xxx/" and To = "../", which
// stand together by then; RuleRemoveDot with From = "./", which leaves the same
// text as removing "/." does, or, at the end of the path, with From = "." and To =
// the slash before it. RuleKeep is a ".." or "." that stays, with To = its place
// in TextTarget, and Yes = the path ends with it. RuleResult has the whole of
// TextTarget.
var (
	RuleDistinguish = condition("10", "p-colon", `A partial form can be distinguished from an absolute form in that the latter must have a colon and that colon must occur before any slash characters.`)
	RuleWhole       = keyed("10", "p-whole", `If the scheme parts are different, the whole absolute URI must be given.`)
	RuleOmitted     = keyed("10", "p-omitted", `Otherwise, the scheme is omitted, and:`)
	RuleCount       = condition("10", "p-count", `If the partial URI starts with a non-zero number of consecutive slashes,`)
	RuleRun         = condition("10", "p-run", `the first occurrence of exactly the same number of consecutive slashes`)
	RuleNoGreater   = condition("10", "p-no-greater", `which has no greater number of consecutive slashes anywhere to the right of it`)
	RulePrepend     = keyed("10", "p-prepend", `then everything from the context URI up to (but not including) [it] is taken to be the same and so prepended to the partial URL to form the full URL.`)
	RuleLastPart    = keyed("10", "p-last-part", `Otherwise: The last part of the path of the context URI (anything following the rightmost slash) is removed,`)
	RuleAppend      = keyed("10", "p-append", `and the given partial URI appended in its place, and then:`)
	RuleRemoveUpdir = keyed("10", "p-remove-updir", `Within the result, all occurrences of "xxx/../" [...] are recursively removed, where xxx, ".." and "." are complete path elements.`)
	RuleRemoveDot   = keyed("10", "p-remove-dot", `Within the result, all occurrences of [...] "/." are recursively removed, where xxx, ".." and "." are complete path elements.`)
	RuleKeep        = keyed("10", "p-keep", `complete path elements`)
	RuleResult      = keyed("10", "p-result", `to form the full URL`)
)

// What the section does not say, or says otherwise by its examples.
var (
	RuleContext   = keyed("10", "p-context", `the context URI is that of the document or object containing a reference`)
	RuleExamples  = keyed("11", "p-examples", `/g                       magic://a/g`)
	RuleTrailing  = keyed("11", "p-trailing", `The trailing slash indicates a void segment of the path.`)
	RuleRightmost = keyed("10", "p-rightmost", `anything following the rightmost slash`)
)

func partialRules() []*syntax.Rule {
	return append(PartialRules(), RuleContext, RuleExamples, RuleTrailing, RuleRightmost)
}

// PartialRules is the rules of the steps of AppendResolve (RFC 1630, pages 10
// and 11).
func PartialRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleDistinguish, RuleWhole, RuleOmitted, RuleCount, RuleRun, RuleNoGreater, RulePrepend, RuleLastPart,
		RuleAppend, RuleRemoveUpdir, RuleRemoveDot, RuleKeep, RuleResult,
	}
}
