package rfc1738

// What a client does with a URL. The names are the words of the protocol where
// the RFC gives them, or the RFC it refers to.
var (
	RuleConnect = keyed("3.1", "u-connect", "connect")

	RuleUserFTP   = keyed("3.2.1", "u-user", "USER")
	RuleAnonymous = keyed("3.2.1", "u-anonymous", "USER")
	RulePass      = keyed("3.2.1", "u-pass", "PASS")
	RulePassEmail = keyed("3.2.1", "u-pass-email", "PASS")
	RulePassAsk   = keyed("3.2.1", "u-pass-ask", "PASS")
	RuleChange    = keyed("3.2.2", "u-cwd", "CWD")
	RuleType      = keyed("3.2.2", "u-type", "TYPE")
	RuleGuess     = keyed("3.2.3", "u-type-guess", "TYPE")
	RuleRetrieve  = keyed("3.2.2", "u-retr", "RETR")
	RuleNameList  = keyed("3.2.2", "u-nlst", "NLST")

	RuleAskPath   = keyed("3.3", "u-path", "path")
	RuleAskSearch = keyed("3.3", "u-searchpart", "searchpart")

	RuleExpect       = keyed("3.4.1", "u-gophertype", "gophertype")
	RuleSendSelector = keyed("3.4.1", "u-selector", "selector")
	RuleSendTab      = keyed("3.4.2", "u-tab", "tab")
	RuleSendSearch   = keyed("3.4.2", "u-search", "search")
	RuleSendPlus     = keyed("3.4.3", "u-gopher-plus", "gopher+_string")
	RuleViewDefault  = keyed("3.4.4", "u-view-default", "+")
	RuleAskFetch     = keyed("3.4.5", "u-ask-fetch", "+ASK")
	RuleAskFill      = keyed("3.4.5", "u-ask-fill", "form")
	RuleAskReturn    = keyed("3.4.5", "u-ask-return", "selector")
	RuleAttributes   = keyed("3.4.6", "u-attributes", "!")
	RuleDirectory    = keyed("3.4.6", "u-directory-attributes", "$")
	RuleAttribute    = keyed("3.4.7", "u-attribute", "!<attribute_name>")
	RuleDirectoryOne = keyed("3.4.7", "u-directory-attribute", "$<attribute_name>")
	RuleViewName     = keyed("3.4.8", "u-view", "view_name")
	RuleViewLanguage = keyed("3.4.8", "u-language", "language_name")
	RuleAskValue     = keyed("3.4.9", "u-ask-value", "ask_item_value")

	RuleMail = keyed("3.5", "u-mail", "rfc822-addr-spec")

	RuleAllGroups   = keyed("3.6", "u-all-groups", "*")
	RuleNewsgroup   = keyed("3.6", "u-newsgroup", "newsgroup-name")
	RuleMessage     = keyed("3.6", "u-message", "message-id")
	RuleNNTPGroup   = keyed("3.7", "u-nntp-group", "GROUP")
	RuleNNTPArticle = keyed("3.7", "u-nntp-article", "ARTICLE")

	RuleSuggestUser     = keyed("3.8", "u-suggest-user", "user")
	RuleSuggestPassword = keyed("3.8", "u-suggest-password", "password")

	RuleUseDatabase = keyed("3.9", "u-database", "database")
	RuleAskDatabase = keyed("3.9", "u-wais-search", "search")
	RuleUseWtype    = keyed("3.9", "u-wtype", "wtype")
	RuleUseWpath    = keyed("3.9", "u-wpath", "wpath")

	RuleThisMachine = keyed("3.10", "u-this-machine", "localhost")
	RuleMachine     = keyed("3.10", "u-machine", "host")
	RuleOpen        = keyed("3.10", "u-open", "path")

	RuleAskName   = keyed("3.11", "u-hsoname", "hsoname")
	RuleAskField  = keyed("3.11", "u-field", "field=value")
	RuleAskAccess = keyed("3.11", "u-access", "access methods")

	RuleUnknown = keyed("4", "u-unknown", "algorithm for accessing")
)

// Parts that only the prose names.
var (
	RuleDirectoryName = rule("3.10", "directory")
	RuleHsoname       = rule("3.11", "hsoname")
)

// Notes: what is easily misread, and the security considerations of §6.
var (
	NoteSchemeCase    = keyed("2.1", "w-scheme-case", "upper case letters as equivalent to lower case")
	NoteEmptyUser     = keyed("3.1", "w-empty-user", "an empty user name")
	NoteEmptyPassword = keyed("3.1", "w-empty-password", "an empty password")
	NoteNullCwd       = keyed("3.2.2", "w-null-cwd", "a null argument")
	NoteSlashInName   = keyed("3.2.2", "w-slash-in-name", "a string containing a \"/\"")
	NoteNoName        = keyed("3.2.2", "w-no-name", "<name> parts may be empty")
	NoteNoPath        = keyed("3.2.2", "w-no-path", "The whole url-path may be omitted")
	NoteHTTP          = keyed("3.3", "w-http", "The HTTP protocol is specified elsewhere.")
	NoteSelector      = keyed("3.4.1", "w-selector", "any octets except")
	NoteGopherSearch  = keyed("3.4.2", "w-gopher-search", "search string")
	NoteFormTab       = keyed("3.4.9", "w-form-tab", "<a_gopher_selector><tab>+<tab>1<cr><lf>")
	NoteNoObject      = keyed("3.5", "w-no-object", "does not represent a data object")
	NoteNoAddrSpec    = keyed("3.5", "w-no-addr-spec", "addr-spec, as specified in RFC 822")
	NoteNoLocation    = keyed("3.6", "w-no-location", "location-independent")
	NoteLocalClients  = keyed("3.7", "w-local-clients", "only to allow access from local clients")
	NoteNoAccess      = keyed("3.10", "w-no-access", "does not specify an Internet protocol or access method")
	NoteExperimental  = keyed("4", "w-experimental", "\"x-\"")
	NoteAFS           = keyed("4", "w-afs", "afs")
	NoteMid           = keyed("4", "w-mid", "mid")
	NoteCid           = keyed("4", "w-cid", "cid")
	NoteNFS           = keyed("4", "w-nfs", "nfs")
	NoteTN3270        = keyed("4", "w-tn3270", "tn3270")
	NoteMailserver    = keyed("4", "w-mailserver", "mailserver")
	NoteZ3950         = keyed("4", "w-z39.50", "z39.50")
	NotePort          = keyed("6", "w-port", "a port number other than the default")
	NoteReservedPort  = keyed("6", "w-reserved-port", "a number within the reserved space")
	NoteDelimiters    = keyed("6", "w-delimiters", "embedded encoded delimiters")
	NotePassword      = keyed("6", "w-password", "passwords that should be secret")
	NoteWrapper       = keyed("A", "w-wrapper", "This wrapper does not form part of the URL")
	NoteFragment      = keyed("A", "w-fragment", "a fragment/anchor identifier")
	NotePrefix        = keyed("A", "w-prefix", "\"URL:\"")
	// NoteMore says that the rest of a list is left out; see MaxList.
	NoteMore = keyed("3", "w-more", "more")
)
