package urlstandard

import "uriplayground/core/syntax"

// keyed makes a rule. Its section is the identifier of a part of the standard; rules of
// the standard have no number of an RFC.
func keyed(section, key, name string) *syntax.Rule {
	return &syntax.Rule{Section: section, Name: name, Key: "url-" + key}
}

// What the states of relative references and of files decide.
const (
	ofRelative = syntax.Scheme | syntax.Authority | syntax.Path | syntax.Query
	ofFile     = syntax.Authority | syntax.Path
)

// What a state decides. A step has From = what it consumed of TextInput, and To = what it
// appended, as a span of TextWritten; of a state that copies the base that is all that
// the URL is by then. Of RuleValidationError Link is the ErrorName.
var (
	RuleSchemeStartAlpha         = syntax.Deciding(syntax.Scheme, keyed("scheme-start-state", "scheme-start-alpha", `append c, lowercased, to buffer, and set state to scheme state`))
	RuleSchemeStartOther         = syntax.Deciding(syntax.Scheme, keyed("scheme-start-state", "scheme-start-other", `set state to no scheme state`))
	RuleSchemeFile               = syntax.Deciding(syntax.Scheme, keyed("scheme-state", "scheme-file", `Set state to file state.`))
	RuleSchemeSame               = syntax.Deciding(syntax.Scheme, keyed("scheme-state", "scheme-same", `Set state to special relative or authority state.`))
	RuleSchemeSpecial            = syntax.Deciding(syntax.Scheme, keyed("scheme-state", "scheme-special", `set state to special authority slashes state`))
	RuleSchemeSlash              = syntax.Deciding(syntax.Scheme, keyed("scheme-state", "scheme-slash", `set state to path or authority state`))
	RuleSchemeOpaque             = syntax.Deciding(syntax.Scheme, keyed("scheme-state", "scheme-opaque", `set url's path to the empty string and set state to opaque path state`))
	RuleSchemeNone               = syntax.Deciding(syntax.Scheme, keyed("scheme-state", "scheme-none", `set state to no scheme state, and start over`))
	RuleNoSchemeFailure          = syntax.Deciding(syntax.Scheme, keyed("no-scheme-state", "no-scheme-failure", `missing-scheme-non-relative-URL validation error, return failure`))
	RuleNoSchemeFragment         = syntax.Deciding(syntax.Scheme, keyed("no-scheme-state", "no-scheme-fragment", `set state to fragment state`))
	RuleNoSchemeRelative         = syntax.Deciding(syntax.Scheme, keyed("no-scheme-state", "no-scheme-relative", `set state to relative state`))
	RuleNoSchemeFile             = syntax.Deciding(syntax.Scheme, keyed("no-scheme-state", "no-scheme-file", `set state to file state`))
	RuleSpecialRelativeSlashes   = syntax.Deciding(syntax.Authority, keyed("special-relative-or-authority-state", "special-relative-slashes", `set state to special authority ignore slashes state`))
	RuleSpecialRelativeRelative  = syntax.Deciding(syntax.Authority, keyed("special-relative-or-authority-state", "special-relative-relative", `set state to relative state`))
	RulePathOrAuthorityAuthority = syntax.Deciding(syntax.Path, keyed("path-or-authority-state", "path-or-authority-authority", `set state to authority state`))
	RulePathOrAuthorityPath      = syntax.Deciding(syntax.Path, keyed("path-or-authority-state", "path-or-authority-path", `set state to path state`))
	RuleRelativeSlash            = syntax.Deciding(ofRelative, keyed("relative-state", "relative-slash", `set state to relative slash state`))
	RuleRelativeBackslash        = syntax.Deciding(ofRelative, keyed("relative-state", "relative-backslash", `invalid-reverse-solidus validation error, set state to relative slash state`))
	RuleRelativeQuery            = syntax.Deciding(ofRelative, keyed("relative-state", "relative-query", `set url's query to the empty string, and state to query state`))
	RuleRelativeFragment         = syntax.Deciding(ofRelative, keyed("relative-state", "relative-fragment", `set url's fragment to the empty string and state to fragment state`))
	RuleRelativeEnd              = syntax.Deciding(ofRelative, keyed("relative-state", "relative-end", `set url's path to a clone of base's path, and url's query to base's query`))
	RuleRelativePath             = syntax.Deciding(ofRelative, keyed("relative-state", "relative-path", `Shorten url's path. Set state to path state`))
	RuleRelativeSlashSpecial     = syntax.Deciding(ofRelative, keyed("relative-slash-state", "relative-slash-special", `Set state to special authority ignore slashes state.`))
	RuleRelativeSlashAuthority   = syntax.Deciding(ofRelative, keyed("relative-slash-state", "relative-slash-authority", `set state to authority state`))
	RuleRelativeSlashPath        = syntax.Deciding(ofRelative, keyed("relative-slash-state", "relative-slash-path", `set url's host to base's host, state to path state`))
	RuleSpecialSlashes           = syntax.Deciding(syntax.Authority, keyed("special-authority-slashes-state", "special-slashes", `set state to special authority ignore slashes state`))
	RuleSpecialSlashesMissing    = syntax.Deciding(syntax.Authority, keyed("special-authority-slashes-state", "special-slashes-missing", `set state to special authority ignore slashes state and decrease pointer by 1`))
	RuleIgnoreSlashes            = syntax.Deciding(syntax.Authority, keyed("special-authority-ignore-slashes-state", "ignore-slashes", `special-scheme-missing-following-solidus validation error`))
	RuleAuthorityHost            = syntax.Deciding(syntax.Authority, keyed("authority-state", "authority-host", `set state to host state`))
	RuleAuthorityCredentials     = syntax.Deciding(syntax.Authority, keyed("authority-state", "authority-credentials", `append encodedCodePoints to url's password or username`))
	RuleAuthorityMissing         = syntax.Deciding(syntax.Authority, keyed("authority-state", "authority-missing", `host-missing validation error, return failure`))
	RuleHostPort                 = syntax.Deciding(syntax.Authority, keyed("host-state", "host-port", `Set url's host to host, buffer to the empty string, and state to port state.`))
	RuleHostEnd                  = syntax.Deciding(syntax.Authority, keyed("host-state", "host-end", `Set url's host to host, buffer to the empty string, and state to path start state.`))
	RuleHostMissing              = syntax.Deciding(syntax.Authority, keyed("host-state", "host-missing-failure", `host-missing validation error, return failure`))
	RuleHostFailure              = syntax.Deciding(syntax.Authority, keyed("host-state", "host-failure", `If host is failure, then return failure.`))
	RulePortSet                  = syntax.Deciding(syntax.Authority, keyed("port-state", "port-set", `Set url's port to port.`))
	RulePortDefault              = syntax.Deciding(syntax.Authority, keyed("port-state", "port-default", `Set url's port to null, if port is url's scheme's default port`))
	RulePortEmpty                = syntax.Deciding(syntax.Authority, keyed("port-state", "port-empty", `Set state to path start state`))
	RulePortFailure              = syntax.Deciding(syntax.Authority, keyed("port-state", "port-failure", `port-out-of-range or port-invalid validation error, return failure`))
	RuleFileSlash                = syntax.Deciding(ofFile, keyed("file-state", "file-slash", `Set state to file slash state.`))
	RuleFileQuery                = syntax.Deciding(ofFile, keyed("file-state", "file-query", `set url's query to the empty string and state to query state`))
	RuleFileFragment             = syntax.Deciding(ofFile, keyed("file-state", "file-fragment", `set url's fragment to the empty string and state to fragment state`))
	RuleFileEnd                  = syntax.Deciding(ofFile, keyed("file-state", "file-end", `Set url's host to base's host, url's path to a clone of base's path, and url's query to base's query.`))
	RuleFileBase                 = syntax.Deciding(ofFile, keyed("file-state", "file-base", `shorten url's path`))
	RuleFileDrive                = syntax.Deciding(ofFile, keyed("file-state", "file-drive", `Set url's path to « ».`))
	RuleFilePath                 = syntax.Deciding(ofFile, keyed("file-state", "file-path", `set state to path state`))
	RuleFileSlashHost            = syntax.Deciding(ofFile, keyed("file-slash-state", "file-slash-host", `Set state to file host state.`))
	RuleFileSlashDrive           = syntax.Deciding(ofFile, keyed("file-slash-state", "file-slash-drive", `append base's path[0] to url's path`))
	RuleFileSlashBase            = syntax.Deciding(ofFile, keyed("file-slash-state", "file-slash-base", `Set url's host to base's host.`))
	RuleFileSlashPath            = syntax.Deciding(ofFile, keyed("file-slash-state", "file-slash-path", `set state to path state`))
	RuleFileHostDrive            = syntax.Deciding(ofFile, keyed("file-host-state", "file-host-drive", `file-invalid-Windows-drive-letter-host validation error, set state to path state`))
	RuleFileHostEmpty            = syntax.Deciding(ofFile, keyed("file-host-state", "file-host-empty", `Set url's host to the empty string.`))
	RuleFileHostLocalhost        = syntax.Deciding(ofFile, keyed("file-host-state", "file-host-localhost", `If host is "localhost", then set host to the empty string.`))
	RuleFileHostEnd              = syntax.Deciding(ofFile, keyed("file-host-state", "file-host-end", `Set url's host to host.`))
	RulePathStartSpecial         = syntax.Deciding(syntax.Path, keyed("path-start-state", "path-start-special", `Set state to path state.`))
	RulePathStartQuery           = syntax.Deciding(syntax.Path, keyed("path-start-state", "path-start-query", `set url's query to the empty string and state to query state`))
	RulePathStartFragment        = syntax.Deciding(syntax.Path, keyed("path-start-state", "path-start-fragment", `set url's fragment to the empty string and state to fragment state`))
	RulePathStartPath            = syntax.Deciding(syntax.Path, keyed("path-start-state", "path-start-path", `Set state to path state.`))
	RulePathStartEnd             = syntax.Deciding(syntax.Path, keyed("path-start-state", "path-start-end", `if c is not the EOF code point`))
	RulePathSegments             = syntax.Deciding(syntax.Path, keyed("path-state", "path-segments", `Append buffer to url's path.`))
	RulePathSingleDot            = syntax.Deciding(syntax.Path, keyed("path-state", "path-single-dot", `if buffer is not a single-dot URL path segment`))
	RulePathDoubleDot            = syntax.Doing(syntax.OpShorten, syntax.Deciding(syntax.Path, keyed("path-state", "path-double-dot", `If buffer is a double-dot URL path segment, then shorten url's path.`)))
	RulePathDrive                = syntax.Deciding(syntax.Path, keyed("path-state", "path-drive", `replace the second code point in buffer with U+003A (:)`))
	RuleOpaquePath               = syntax.Deciding(syntax.Path, keyed("cannot-be-a-base-url-path-state", "opaque-path", `append the result to url's path`))
	RuleQuery                    = syntax.Deciding(syntax.Query, keyed("query-state", "query", `append the result to url's query`))
	RuleFragment                 = syntax.Deciding(syntax.Fragment, keyed("fragment-state", "fragment", `append the result to url's fragment`))
	RuleSerializeGuard           = syntax.Deciding(syntax.Path, keyed("url-serializing", "serialize-guard", `append U+002F (/) followed by U+002E (.) to output`))
	RuleValidationError          = keyed("writing", "validation-error", `validation error`)
	RuleStripped                 = keyed("concept-basic-url-parser", "stripped", `Remove any leading and trailing C0 control or space from input.`)
	RuleRemoved                  = keyed("concept-basic-url-parser", "removed", `Remove all ASCII tab or newline from input.`)
)

// Rules returns every rule of the package, in the order of the standard.
func Rules() []*syntax.Rule {
	return append([]*syntax.Rule{
		RuleSchemeStartAlpha, RuleSchemeStartOther, RuleSchemeFile, RuleSchemeSame,
		RuleSchemeSpecial, RuleSchemeSlash, RuleSchemeOpaque, RuleSchemeNone,
		RuleNoSchemeFailure, RuleNoSchemeFragment, RuleNoSchemeRelative, RuleNoSchemeFile,
		RuleSpecialRelativeSlashes, RuleSpecialRelativeRelative, RulePathOrAuthorityAuthority, RulePathOrAuthorityPath,
		RuleRelativeSlash, RuleRelativeBackslash, RuleRelativeQuery, RuleRelativeFragment,
		RuleRelativeEnd, RuleRelativePath, RuleRelativeSlashSpecial, RuleRelativeSlashAuthority,
		RuleRelativeSlashPath, RuleSpecialSlashes, RuleSpecialSlashesMissing, RuleIgnoreSlashes,
		RuleAuthorityHost, RuleAuthorityCredentials, RuleAuthorityMissing, RuleHostPort,
		RuleHostEnd, RuleHostMissing, RuleHostFailure, RulePortSet,
		RulePortDefault, RulePortEmpty, RulePortFailure, RuleFileSlash,
		RuleFileQuery, RuleFileFragment, RuleFileEnd, RuleFileBase,
		RuleFileDrive, RuleFilePath, RuleFileSlashHost, RuleFileSlashDrive,
		RuleFileSlashBase, RuleFileSlashPath, RuleFileHostDrive, RuleFileHostEmpty,
		RuleFileHostLocalhost, RuleFileHostEnd, RulePathStartSpecial, RulePathStartQuery,
		RulePathStartFragment, RulePathStartPath, RulePathStartEnd, RulePathSegments,
		RulePathSingleDot, RulePathDoubleDot, RulePathDrive, RuleOpaquePath,
		RuleQuery, RuleFragment, RuleSerializeGuard, RuleValidationError,
		RuleStripped, RuleRemoved,
	}, partRules()...)
}
