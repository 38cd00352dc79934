package rfc1630

import "uriplayground/core/syntax"

// page makes the rule of a production, cited by the page of the RFC that defines
// it. Keys begin with the RFC's number, since other RFCs use the same names.
func page(number, name string) *syntax.Rule { return keyed(number, name, name) }

func plain(number, name string) *syntax.Rule {
	r := page(number, name)
	r.Plain = true
	return r
}

func keyed(number, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 1630, Section: "p. " + number, Name: name, Key: "1630-" + key}
}

// removing makes r a rule that removes a part of the path.
func removing(op syntax.Op, r *syntax.Rule) *syntax.Rule {
	return syntax.Deciding(syntax.Path, syntax.Doing(op, r))
}

func condition(number, key, name string) *syntax.Rule {
	r := keyed(number, key, name)
	r.Condition = true
	return r
}

// Productions of the generic BNF.
var (
	RuleFragmentAddress = page("22", "fragmentaddress")
	RuleURI             = page("22", "uri")
	RuleScheme          = page("22", "scheme")
	RulePath            = page("22", "path")
	RuleSearch          = page("22", "search")
	RuleFragmentID      = page("22", "fragmentid")
	RuleAlpha           = page("23", "alpha")
	RuleDigit           = page("23", "digit")
	RuleSafe            = page("23", "safe")
	RuleExtra           = page("23", "extra")
	RuleReserved        = page("23", "reserved")
	RuleXPAlpha         = page("23", "xpalpha")
	RuleEscape          = page("23", "escape")
	RuleNational        = page("23", "national")
	RulePunctuation     = page("23", "punctuation")
)

// RulePartial is a partial form, which has no production.
var RulePartial = keyed("9", "partial", "partial-form")

// Productions of the BNF for specific schemes.
var (
	RulePrefixedURL     = page("24", "prefixedurl")
	RuleHTTPAddress     = page("24", "httpaddress")
	RuleFTPAddress      = page("24", "ftpaddress")
	RuleAFSAddress      = page("24", "afsaddress")
	RuleNewsAddress     = page("24", "newsaddress")
	RuleNNTPAddress     = page("24", "nntpaddress")
	RuleMidAddress      = page("24", "midaddress")
	RuleCidAddress      = page("24", "cidaddress")
	RuleMailtoAddress   = page("24", "mailtoaddress")
	RuleWAISIndex       = page("24", "waisindex")
	RuleWAISDoc         = page("24", "waisdoc")
	RuleWPath           = page("24", "wpath")
	RuleGroupart        = page("24", "groupart")
	RuleGroup           = page("24", "group")
	RuleArticle         = page("25", "article")
	RuleDatabase        = page("25", "database")
	RuleWType           = page("25", "wtype")
	RuleProsperoAddress = page("25", "prosperoaddress")
	RuleHSOName         = page("25", "hsoname")
	RuleVersion         = page("25", "version")
	RuleAttributes      = plain("25", "attributes")
	RuleTelnetAddress   = page("25", "telnetaddress")
	RuleGopherAddress   = page("25", "gopheraddress")
	RuleLogin           = page("25", "login")
	RuleHostport        = page("25", "hostport")
	RuleHost            = page("25", "host")
	RuleFTPType         = page("25", "ftptype")
	RuleCellname        = page("25", "cellname")
	RuleHostname        = page("25", "hostname")
	RuleHostnumber      = page("25", "hostnumber")
	RulePort            = plain("25", "port")
	RuleGCommand        = page("25", "gcommand")
	RuleSegments        = keyed("25", "segments", "path") // path = void | segment [ / path ]
	RuleUser            = plain("26", "user")
	RulePassword        = plain("26", "password")
	RuleGType           = page("26", "gtype")
	RuleDigits          = plain("26", "digits")
	// Neither has a production of its own.
	RuleAddrSpec          = page("24", "addr-spec")
	RuleContentIdentifier = page("24", "content-identifier")
	// The xalphas before the "@" of mailtoaddress.
	RuleMailbox = keyed("24", "mailbox", "xalphas")
)

// What the text says of schemes without a production.
var (
	RuleURN           = keyed("13", "urn", `The "urn" prefix is reserved`)
	RuleExperimental  = keyed("21", "experimental", `Experimental prefixes [...] must start with the characters "x-"`)
	RuleSchemesListed = keyed("12", "listed", `The schemes covered are:`)
)

// Sentences that notes cite.
var (
	RuleVoidFragment = keyed("12", "void-fragment", `A void fragment-id with or without the hash sign means that the URL refers to the whole object.`)
	RuleSameLevel    = keyed("8", "same-level", `Before two URIs can be compared, it is therefore necessary to bring them to the same encoding level.`)
	RuleNeverEncoded = keyed("8", "never-encoded", `the reserved characters mentioned above have a quite different significance when encoded, and so may NEVER be encoded and unencoded in this way.`)
	RuleGopherNote   = keyed("11", "gopher-note", `Relative forms may not in general be used for documents served by gopher servers.`)
)

// Rules returns every rule of the package, in the order of their declaration.
func Rules() []*syntax.Rule {
	return append([]*syntax.Rule{
		RuleFragmentAddress, RuleURI, RuleScheme, RulePath, RuleSearch, RuleFragmentID,
		RuleAlpha, RuleDigit, RuleSafe, RuleExtra, RuleReserved, RuleXPAlpha, RuleEscape, RuleNational, RulePunctuation,
		RulePartial,
		RulePrefixedURL, RuleHTTPAddress, RuleFTPAddress, RuleAFSAddress, RuleNewsAddress, RuleNNTPAddress,
		RuleMidAddress, RuleCidAddress, RuleMailtoAddress, RuleWAISIndex, RuleWAISDoc, RuleWPath,
		RuleGroupart, RuleGroup, RuleArticle, RuleDatabase, RuleWType, RuleProsperoAddress, RuleHSOName, RuleVersion,
		RuleAttributes, RuleTelnetAddress, RuleGopherAddress, RuleLogin, RuleHostport, RuleHost, RuleFTPType,
		RuleCellname, RuleHostname, RuleHostnumber, RulePort, RuleGCommand, RuleSegments, RuleUser, RulePassword,
		RuleGType, RuleDigits, RuleAddrSpec, RuleContentIdentifier, RuleMailbox,
		RuleURN, RuleExperimental, RuleSchemesListed,
		RuleVoidFragment, RuleSameLevel, RuleNeverEncoded, RuleGopherNote,
	}, partialRules()...)
}

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
// are together by then; RuleRemoveDot with From = "./", which leaves the same
// text as removing "/." does, or, at the end of the path, with From = "." and To =
// the slash before it. RuleKeep is a ".." or "." that stays, with To = its place
// in TextTarget, and Yes = the path ends with it. RuleResult has the whole of
// TextTarget.
var (
	RuleDistinguish = condition("10", "p-colon", `A partial form can be distinguished from an absolute form in that the latter must have a colon and that colon must occur before any slash characters.`)
	RuleWhole       = syntax.Deciding(syntax.AllComponents, keyed("10", "p-whole", `If the scheme parts are different, the whole absolute URI must be given.`))
	RuleOmitted     = keyed("10", "p-omitted", `Otherwise, the scheme is omitted, and:`)
	RuleCount       = condition("10", "p-count", `If the partial URI starts with a non-zero number of consecutive slashes,`)
	RuleRun         = condition("10", "p-run", `the first occurrence of exactly the same number of consecutive slashes`)
	RuleNoGreater   = condition("10", "p-no-greater", `which has no greater number of consecutive slashes anywhere to the right of it`)
	RulePrepend     = syntax.Deciding(syntax.AllComponents, keyed("10", "p-prepend", `then everything from the context URI up to (but not including) [it] is taken to be the same and so prepended to the partial URL to form the full URL.`))
	RuleLastPart    = syntax.Deciding(syntax.AllComponents, keyed("10", "p-last-part", `Otherwise: The last part of the path of the context URI (anything following the rightmost slash) is removed,`))
	RuleAppend      = syntax.Doing(syntax.OpJoinPartial, keyed("10", "p-append", `and the given partial URI appended in its place, and then:`))
	RuleRemoveUpdir = removing(syntax.OpRemoveParent, keyed("10", "p-remove-updir", `Within the result, all occurrences of "xxx/../" [...] are recursively removed, where xxx, ".." and "." are complete path elements.`))
	RuleRemoveDot   = removing(syntax.OpRemoveDot, keyed("10", "p-remove-dot", `Within the result, all occurrences of [...] "/." are recursively removed, where xxx, ".." and "." are complete path elements.`))
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

// PartialRules returns the rules of the steps of TraceResolve (RFC 1630, pages 10
// and 11).
func PartialRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleDistinguish, RuleWhole, RuleOmitted, RuleCount, RuleRun, RuleNoGreater, RulePrepend, RuleLastPart,
		RuleAppend, RuleRemoveUpdir, RuleRemoveDot, RuleKeep, RuleResult,
	}
}
