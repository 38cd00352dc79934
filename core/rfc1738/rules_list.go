package rfc1738

import "uriplayground/core/syntax"

// Rules is every rule of the package, in the order of their declaration.
func Rules() []*syntax.Rule { return grammarRules() }

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
		RuleWrapper, RuleFragment, RuleCwd, RuleName, RuleUnique,
	}
}
