package links

import "uriplayground/core/syntax"

// Gravity is the weight of a finding.
type Gravity uint8

const (
	// None: nothing was found.
	None Gravity = iota
	// Info: true, and often meant so.
	Info
	// Warning: the link is likely to be wrong.
	Warning
	// Danger: the link may be meant to deceive, or do harm.
	Danger
)

// String returns the name in lower case; "none" if nothing was found.
func (l Gravity) String() string { return [...]string{"none", "info", "warning", "danger"}[l] }

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
	OutsideScope
	DefaultScope
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

// about is what is known of a code: its gravity, unless the finding has a lower
// one, and the sentence that it goes back to.
type about struct {
	gravity Gravity
	rule    syntax.Rule
}

func rule3986(key string, gravity Gravity, section, name string) about {
	return about{gravity, syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key}}
}

func rule1738(key string, gravity Gravity, section, name string) about {
	return about{gravity, syntax.Rule{RFC: 1738, Section: section, Name: name, Key: key}}
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
	OutsideScope:         rule3986("outside-scope", Warning, "3.3", "Path"),
	DefaultScope:         rule3986("default-scope", Info, "3.3", "Path"),
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

// Gravity returns the highest one that a finding of the code has.
func (c Code) Gravity() Gravity { return codes[c].gravity }

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
