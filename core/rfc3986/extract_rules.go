package rfc3986

import "uriplayground/core/syntax"

// What Appendix C says of URIs in a text. The first three are the delimiters.
var (
	RuleAngleBrackets = keyed("C", "c-angle", "angle brackets <http://example.com/>")
	RuleDoubleQuotes  = keyed("C", "c-quotes", `double-quotes "http://example.com/"`)
	RuleWhitespace    = keyed("C", "c-whitespace", "or just by using whitespace")

	RuleURLPrefix   = keyed("C", "c-prefix", `The prefix "URL:" (with or without a trailing space) was formerly recommended`)
	RuleIgnored     = keyed("C", "c-ignored", "The whitespace should be ignored when the URI is extracted.")
	RuleHyphen      = keyed("C", "c-hyphen", "should be aware that the hyphen may or may not actually be part of the URI")
	RulePunctuation = keyed("C", "c-punctuation", "punctuation marks that might be mistaken for part of the URI")
)

func extractRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleAngleBrackets, RuleDoubleQuotes, RuleWhitespace,
		RuleURLPrefix, RuleIgnored, RuleHyphen, RulePunctuation,
	}
}

// opaqueSchemes are those of the documents whose URIs need no "//", which is
// otherwise what tells a URI from a word with a colon behind it.
var opaqueSchemes = [...]string{"mailto", "news", "urn", "tel", "mid", "cid", "file"}
