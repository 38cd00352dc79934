package rfc1738

import "uriplayground/core/syntax"

func rule(section, name string) *syntax.Rule { return keyed(section, name, name) }

func plain(section, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 1738, Section: section, Name: name, Key: name, Plain: true}
}

func keyed(section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 1738, Section: section, Name: name, Key: key}
}

// Productions of the grammar (§5), cited where the RFC explains them.
var (
	RuleGenericURL = rule("2.1", "genericurl")
	RuleScheme     = plain("2.1", "scheme")
	RuleSchemepart = rule("2.1", "schemepart")
	RuleEscape     = rule("2.2", "escape")

	RuleUser        = rule("3.1", "user")
	RulePassword    = rule("3.1", "password")
	RuleHost        = plain("3.1", "host")
	RuleHostname    = rule("3.1", "hostname")
	RuleHostnumber  = rule("3.1", "hostnumber")
	RuleDomainlabel = rule("3.1", "domainlabel")
	RuleToplabel    = rule("3.1", "toplabel")
	RulePort        = plain("3.1", "port")
	RuleURLPath     = rule("3.1", "urlpath")

	RuleFTPURL  = rule("3.2", "ftpurl")
	RuleFpath   = rule("3.2.2", "fpath")
	RuleFTPType = rule("3.2.2", "ftptype")

	RuleHTTPURL = rule("3.3", "httpurl")
	RuleHpath   = rule("3.3", "hpath")
	RuleSearch  = rule("3.3", "search")

	RuleGopherURL  = rule("3.4", "gopherurl")
	RuleGtype      = rule("3.4.1", "gtype")
	RuleSelector   = rule("3.4.1", "selector")
	RuleGopherPlus = keyed("3.4.3", "gopher-plus-string", "gopher+_string")

	RuleMailtoURL = rule("3.5", "mailtourl")
	RuleAddress   = rule("3.5", "encoded822addr")

	RuleNewsURL   = rule("3.6", "newsurl")
	RuleGrouppart = rule("3.6", "grouppart")
	RuleGroup     = plain("3.6", "group")
	RuleArticle   = rule("3.6", "article")

	RuleNNTPURL = rule("3.7", "nntpurl")
	RuleDigits  = plain("3.7", "digits")

	RuleTelnetURL = rule("3.8", "telneturl")

	RuleWAISURL  = rule("3.9", "waisurl")
	RuleDatabase = rule("3.9", "database")
	RuleWtype    = rule("3.9", "wtype")
	RuleWpath    = rule("3.9", "wpath")

	RuleFileURL = rule("3.10", "fileurl")

	RuleProsperoURL = rule("3.11", "prosperourl")
	RulePpath       = rule("3.11", "ppath")
	RuleFieldspec   = rule("3.11", "fieldspec")
	RuleFieldname   = rule("3.11", "fieldname")
	RuleFieldvalue  = rule("3.11", "fieldvalue")

	RuleOtherURL = rule("4", "otherurl")
)

// What the prose names and the BNF does not: the wrapper and the fragment
// identifier in it (APPENDIX), and the parts of a path or of an article.
var (
	RuleWrapper  = rule("A", "wrapper")
	RuleFragment = rule("A", "fragment")
	RuleCwd      = rule("3.2.2", "cwd")
	RuleName     = rule("3.2.2", "name")
	RuleUnique   = rule("3.6", "unique")
)

// Rules returns every rule of the package, in the order of their declaration.
func Rules() []*syntax.Rule {
	return append(append(append(grammarRules(), classRules()...), clientRules()...), noteRules()...)
}

func grammarRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleGenericURL, RuleScheme, RuleSchemepart, RuleEscape,
		RuleUser, RulePassword, RuleHost, RuleHostname, RuleHostnumber, RuleDomainlabel, RuleToplabel, RulePort, RuleURLPath,
		RuleFTPURL, RuleFpath, RuleFTPType,
		RuleHTTPURL, RuleHpath, RuleSearch,
		RuleGopherURL, RuleGtype, RuleSelector, RuleGopherPlus,
		RuleMailtoURL, RuleAddress,
		RuleNewsURL, RuleGrouppart, RuleGroup, RuleArticle,
		RuleNNTPURL, RuleDigits,
		RuleTelnetURL,
		RuleWAISURL, RuleDatabase, RuleWtype, RuleWpath,
		RuleFileURL,
		RuleProsperoURL, RulePpath, RuleFieldspec, RuleFieldname, RuleFieldvalue,
		RuleOtherURL,
		RuleWrapper, RuleFragment, RuleCwd, RuleName, RuleUnique, RuleDirectoryName, RuleHsoname,
	}
}

func clientRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleConnect, RuleUserFTP, RuleAnonymous, RulePass, RulePassEmail, RulePassAsk, RuleChange, RuleType, RuleGuess,
		RuleRetrieve, RuleNameList, RuleAskPath, RuleAskSearch, RuleExpect, RuleSendSelector, RuleSendTab, RuleSendSearch,
		RuleSendPlus, RuleViewDefault, RuleAskFetch, RuleAskFill, RuleAskReturn, RuleAttributes, RuleDirectory,
		RuleAttribute, RuleDirectoryOne, RuleViewName, RuleViewLanguage, RuleAskValue, RuleMail, RuleAllGroups,
		RuleNewsgroup, RuleMessage, RuleNNTPGroup, RuleNNTPArticle, RuleSuggestUser, RuleSuggestPassword, RuleUseDatabase,
		RuleAskDatabase, RuleUseWtype, RuleUseWpath, RuleThisMachine, RuleMachine, RuleOpen, RuleAskName, RuleAskField,
		RuleAskAccess, RuleUnknown,
	}
}

func noteRules() []*syntax.Rule {
	return []*syntax.Rule{
		NoteSchemeCase, NoteEmptyUser, NoteEmptyPassword, NoteNullCwd, NoteSlashInName, NoteNoName, NoteNoPath, NoteHTTP,
		NoteSelector, NoteGopherSearch, NoteFormTab, NoteNoObject, NoteNoAddrSpec, NoteNoLocation, NoteLocalClients,
		NoteNoAccess, NoteExperimental, NoteAFS, NoteMid, NoteCid, NoteNFS, NoteTN3270, NoteMailserver, NoteZ3950, NotePort,
		NoteReservedPort, NoteDelimiters, NotePassword, NoteWrapper, NoteFragment, NotePrefix, NoteMore,
	}
}
