package rfc1738

import "uriplayground/core/syntax"

// Rules is every rule of the package, in the order of their declaration.
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
