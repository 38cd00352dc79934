package links

import (
	"slices"

	"uriplayground/core/syntax"
)

// Level is how much a finding matters.
type Level uint8

const (
	// None: nothing was found.
	None Level = iota
	// Info: true, and often meant so.
	Info
	// Warning: the link is likely to be wrong.
	Warning
	// Danger: the link may be meant to deceive, or do harm.
	Danger
)

// String returns the level in lower case; "none" if nothing was found.
func (l Level) String() string { return [...]string{"none", "info", "warning", "danger"}[l] }

// Code names a kind of finding. The list is closed: Codes returns all of it.
type Code uint8

// Diagnoses: what may go wrong, and why.
const (
	NoBase Code = iota
	BaseWithoutSlash
	LeavesProject
	ExcessDots
	ColonFirstSegment
	AccidentalScheme
	FragmentLeavesPage
	NetworkPathByMistake
	EmptyReference
	Space
	OuterSpace
	Backslash
	UnencodedCharacter
	MalformedPercent
	DoublyEncoded
	WindowsPath
	SchemeTypo
	SchemeSlashes
	SuffixReference
	SameDocument
	Duplicate
	EncodedDots
	TooLong
	LineBreak
	InternalHost
	DiskRoot
	EncodedFragment
	ImportMapIgnored
	ScopeWithoutSlash
	MustBeAbsolute
	// What looks wrong in the target, in the order of oddtarget.Kinds.
	AddressInPath
	DiskPath
	HostInPath
	FolderTwice
	BaseWithoutHierarchy
	ZoneIdentifier
	EmptySegment
	// Notes on security: RFC 3986 §7, RFC 1738 §6.
	DeceptiveUserinfo
	SeveralAts
	Password
	Userinfo
	OddIPv4
	PortMismatch
	NUL
	EncodedLineBreak
	EncodedDelimiter
	DeviceName
	MixedScripts
	Lookalike
	InternationalHost
	InventedAuthority
	ActiveScheme
	HiddenCharacters
	BackslashAuthority
	BrowserHost
	LookalikeDelimiter
	// RedirectSlash is about the page and not about one link.
	RedirectSlash
	// NotResolved is about what looks like a reference and is none.
	NotResolved
	codeCount
)

// about is what is known of a code: its level, unless the finding has a lower
// one, and the sentence that it goes back to.
type about struct {
	level Level
	rule  syntax.Rule
}

func rule3986(key string, level Level, section, name string) about {
	return about{level, syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key}}
}

func rule1738(key string, level Level, section, name string) about {
	return about{level, syntax.Rule{RFC: 1738, Section: section, Name: name, Key: key}}
}

var codes = [codeCount]about{
	NoBase:               rule3986("no-base", Warning, "5.1", "a base URI is required"),
	BaseWithoutSlash:     rule3986("base-without-slash", Warning, "5.2.3", "excluding any characters after the right-most \"/\""),
	LeavesProject:        rule3986("leaves-project", Warning, "4.2", "absolute-path reference"),
	ExcessDots:           rule3986("excess-dots", Warning, "5.4.2", "more \"..\" segments than there are hierarchical levels"),
	ColonFirstSegment:    rule3986("colon-first-segment", Warning, "4.2", "mistaken for a scheme name"),
	AccidentalScheme:     rule3986("accidental-scheme", Warning, "4.2", "mistaken for a scheme name"),
	FragmentLeavesPage:   rule3986("fragment-leaves-page", Warning, "5.1.1", "Base URI Embedded in Content"),
	NetworkPathByMistake: rule3986("network-path", Warning, "4.2", "network-path reference"),
	EmptyReference:       rule3986("empty-reference", Warning, "4.4", "Same-Document Reference"),
	Space:                rule1738("space", Warning, "2.2", "The space character is unsafe"),
	OuterSpace:           rule3986("outer-space", Info, "C", "Delimiting a URI in Context"),
	Backslash:            rule1738("backslash", Warning, "2.2", "Other characters are unsafe"),
	UnencodedCharacter:   rule3986("unencoded-character", Warning, "2", "Characters"),
	MalformedPercent:     rule3986("malformed-percent", Warning, "2.1", "pct-encoded"),
	DoublyEncoded:        rule3986("doubly-encoded", Warning, "2.4", "must not percent-encode or decode the same string more than once"),
	WindowsPath:          rule3986("windows-path", Warning, "3.1", "scheme"),
	SchemeTypo:           rule3986("scheme-typo", Warning, "3.1", "scheme"),
	SchemeSlashes:        rule3986("scheme-slashes", Warning, "3.2", "preceded by a double slash"),
	SuffixReference:      rule3986("suffix-reference", Warning, "4.5", "Suffix Reference"),
	SameDocument:         rule3986("same-document", Info, "4.4", "Same-Document Reference"),
	Duplicate:            rule3986("duplicate", Info, "6.2", "Comparison Ladder"),
	EncodedDots:          rule3986("encoded-dots", Warning, "6.2.2.2", "Percent-Encoding Normalization"),
	TooLong:              rule3986("too-long", Info, "2", "Characters"),
	LineBreak:            rule3986("line-break", Warning, "C", "extra whitespace (spaces, line-breaks, tabs, etc.)"),
	InternalHost:         rule3986("internal-host", Warning, "1.1", "may be in relation to the end-user's context"),
	DiskRoot:             rule3986("disk-root", Warning, "4.2", "absolute-path reference"),
	EncodedFragment:      rule3986("encoded-fragment", Warning, "2.4", "once produced, a URI is always in its percent-encoded form"),
	ImportMapIgnored:     rule3986("import-map-ignored", Warning, "4.1", "URI Reference"),
	ScopeWithoutSlash:    rule3986("scope-without-slash", Info, "3.3", "Path"),
	MustBeAbsolute:       rule3986("must-be-absolute", Warning, "4.3", "Absolute URI"),
	AddressInPath:        rule3986("address-in-path", Warning, "4.2", "relative-path reference"),
	DiskPath:             rule3986("disk-path", Warning, "4.2", "absolute-path reference"),
	HostInPath:           rule3986("host-in-path", Warning, "4.2", "absolute-path reference"),
	FolderTwice:          rule3986("folder-twice", Info, "5.2.3", "Merge Paths"),
	BaseWithoutHierarchy: rule3986("base-without-hierarchy", Warning, "1.2.3", "Hierarchical Identifiers"),
	ZoneIdentifier:       rule3986("zone-identifier", Warning, "3.2.2", "IP-literal"),
	EmptySegment:         rule3986("empty-segment", Info, "3.3", "segment"),

	DeceptiveUserinfo: rule3986("deceptive-userinfo", Danger, "7.6", "Semantic Attacks"),
	SeveralAts:        rule3986("several-ats", Danger, "7.6", "Semantic Attacks"),
	Password:          rule3986("password", Warning, "7.5", "Sensitive Information"),
	Userinfo:          rule3986("userinfo", Info, "3.2.1", "User Information"),
	OddIPv4:           rule3986("odd-ipv4", Danger, "7.4", "Rare IP Address Formats"),
	PortMismatch:      rule3986("port-mismatch", Danger, "7.2", "Malicious Construction"),
	NUL:               rule3986("nul", Danger, "7.3", "Back-End Transcoding"),
	EncodedLineBreak:  rule1738("encoded-line-break", Danger, "6", "CR and LF characters for telnet protocols"),
	EncodedDelimiter:  rule3986("encoded-delimiter", Danger, "7.3", "Back-End Transcoding"),
	DeviceName:        rule3986("device-name", Warning, "7.3", "Back-End Transcoding"),
	MixedScripts:      rule3986("mixed-scripts", Danger, "7.6", "Semantic Attacks"),
	Lookalike:         rule3986("lookalike", Danger, "7.6", "Semantic Attacks"),
	InternationalHost: rule3986("international-host", Info, "3.2.2", "Host"),
	InventedAuthority: rule3986("invented-authority", Danger, "3.3", "the path cannot begin with two slash characters"),
	ActiveScheme:      rule3986("active-scheme", Warning, "7", "Security Considerations"),
	HiddenCharacters:  rule3986("hidden-characters", Danger, "7.6", "Semantic Attacks"),

	BackslashAuthority: rule3986("backslash-authority", Danger, "7.3", "Back-End Transcoding"),
	BrowserHost:        rule3986("browser-host", Danger, "7.6", "Semantic Attacks"),
	LookalikeDelimiter: rule3986("lookalike-delimiter", Danger, "7.6", "Semantic Attacks"),
	RedirectSlash:      rule3986("redirect-slash", Info, "5.1.3", "Base URI from the Retrieval URI"),
	NotResolved:        rule3986("not-resolved", Info, "4.1", "URI Reference"),
}

// String returns the code as every public surface has it, in kebab case.
func (c Code) String() string { return codes[c].rule.Key }

// Level returns the highest level that a finding of the code has.
func (c Code) Level() Level { return codes[c].level }

// Rule returns the sentence of an RFC that the code goes back to.
func (c Code) Rule() *syntax.Rule { return &codes[c].rule }

// Security reports whether it is a note on security; the others are diagnoses.
func (c Code) Security() bool { return c >= DeceptiveUserinfo && c < RedirectSlash }

// Codes returns the closed list, in the order of their declaration.
func Codes() []Code {
	all := make([]Code, codeCount)
	for i := range all {
		all[i] = Code(i)
	}
	return all
}

// CodeNamed returns the code of that name, and whether there is one.
func CodeNamed(name string) (Code, bool) {
	for i := range codes {
		if codes[i].rule.Key == name {
			return Code(i), true
		}
	}
	return 0, false
}

// Set is a set of codes.
type Set uint64

// Has reports whether the code is in the set.
func (s Set) Has(c Code) bool { return s>>c&1 != 0 }

func (s *Set) add(c Code) { *s |= 1 << c }

// Context is what a link stands in within its source: an attribute, a member of JSON, a header field.
type Context uint8

// Plain is a text, a list or a line. Contexts names all contexts.
const (
	Plain Context = iota
)

// contextNames begins with what is plain. Those of elements are
// "element attribute"; static/linkscan.js has the same list.
var contextNames = [...]string{
	"text",
	"a href", "area href", "link href", "base href", "img src", "script src", "iframe src", "frame src", "embed src",
	"source src", "track src", "audio src", "video src", "input src", "img srcset", "source srcset", "link imagesrcset",
	"form action", "button formaction", "input formaction", "video poster", "object data", "blockquote cite", "q cite",
	"del cite", "ins cite", "meta refresh", "style url()", "svg href", "body background", "a ping", "img longdesc",
	"markdown link", "markdown image", "markdown definition", "markdown autolink",
	"sitemap loc", "sitemap link", "csv cell",
	"$id", "id", "$schema", "$ref", "$dynamicRef", "$recursiveRef", "$anchor", "operationRef", "servers url", "openapi url", "mapping",
	"xml href", "xml src", "xml text", "xml schemaLocation", "xml stylesheet", "atom href", "atom src", "atom text", "rss text", "rss url",
	"opf href", "ncx src", "container full-path", "xinclude href",
	"css url()", "css @import", "iri", "@prefix", "@base", "prefixed name", "@id", "@type", "@vocab", "@context", "@graph", "@import", "property",
	"import map address", "import map scope", "import map specifier", "import map integrity",
	"manifest url", "http Location", "http Content-Location", "http Link", "http Refresh", "http SourceMap", "http request",
}

// firstData is the first of the contexts in data, which nobody follows with a click.
const firstData = "$id"

// Contexts returns the name of each Context.
func Contexts() []string { return contextNames[:] }

// ContextNamed returns the context of that name; Plain if there is none.
func ContextNamed(name string) Context {
	return Context(max(slices.Index(contextNames[:], name), 0))
}

// String returns the name of the context.
func (c Context) String() string { return contextNames[c] }

// showsImage reports whether a browser shows the target as an image.
func (c Context) showsImage() bool {
	switch contextNames[c] {
	case "img src", "img srcset", "source srcset", "link imagesrcset", "link href", "style url()", "video poster", "markdown image", "body background", "input src", "svg href", "css url()":
		return true
	}
	return false
}

// Data reports whether the link stands in data, and not in a page that a browser shows.
func (c Context) Data() bool { return c >= dataContext }

// named reports whether the text is a name in RDF. Only a relative one is resolved there; one
// with a scheme is used as it is (RDF 1.1 Turtle §6.3; JSON-LD 1.1 API §5.2.2, step 6).
func (c Context) named() bool {
	switch contextNames[c] {
	case "iri", "@prefix", "@base", "@id", "@type", "@vocab", "@graph", "property":
		return true
	}
	return false
}

var dataContext = ContextNamed(firstData)

// Fetched reports whether a browser asks for the target without a click.
func (c Context) Fetched() bool {
	switch name := contextNames[c]; name {
	case "link href", "markdown image", "object data", "video poster", "style url()", "body background", "meta refresh", "css url()", "css @import":
		return true
	default:
		return len(name) > 4 && (name[len(name)-4:] == " src" || name[len(name)-4:] == "cset")
	}
}
