package syntax

// Level is the gravity of a Fault.
type Level uint8

const (
	// Error: the text does not match the grammar, or the operation has no answer.
	Error Level = iota
	// Warning: there is an answer, and a reason to look twice at it.
	Warning
	// Info: something the RFC says is ignored or not performed here.
	Info
)

// String returns the level in lower case.
func (l Level) String() string {
	return [...]string{"error", "warning", "info"}[l]
}

// Fault says what is wrong, where, and by which rule.
type Fault struct {
	Rule *Rule // what was not followed
	Span       // bytes of the text that the operation was given
	Code
	Level
}

// Code names a kind of fault. The list is closed: Codes returns all of it.
type Code uint8

const (
	// NoFault is the zero Code; no Fault carries it.
	NoFault Code = iota

	SchemeStart        // a scheme that does not begin with a letter
	SchemeCharacter    // a character that is not allowed in a scheme
	Character          // an ASCII character that is not allowed in this component
	ControlCharacter   // U+0000–U+001F or U+007F
	Space              // U+0020
	NonASCII           // a character beyond U+007F
	InvalidUTF8        // bytes that encode no character
	LoneSurrogate      // half of a UTF-16 pair, held as three bytes (WTF-8)
	PercentEncoding    // "%" without two hexadecimal digits after it
	ColonFirstSegment  // ":" in the first segment of a relative-path reference
	PortCharacter      // a character of the port that is not a digit
	ColonInHost        // ":" in a host that is not an IP-literal
	BracketOutsideHost // "[" or "]" outside of an IP-literal
	IPLiteralOpen      // "[" without its "]"
	IPLiteralTail      // characters between "]" and the end of the host
	IPv6Address        // the text in brackets is not an IPv6address
	IPvFuture          // the text in brackets is not an IPvFuture

	BaseWithoutScheme // a base URI needs a scheme
	BaseFragment      // the fragment of a base URI is ignored
	AuthorityInvented // recomposed literally, the path would be read as an authority
	RelativeReference // a relative reference has to be resolved before it is normalized
	TooLong           // the text is longer than MaxText
	NotInDialect      // the dialect does not define the operation
	MoreFaults        // the rest of the faults is not listed

	TargetWithoutScheme // a target is a URI, which has a scheme
	TargetUnreachable   // no reference resolves to the target
	BaseRelative        // a relative base has no outer one to be resolved against
	NoBase              // nothing establishes a base URI
	SuffixReference     // a relative-path reference that people complete to a URI
	HyphenAtLineBreak   // a hyphen that may or may not belong to the URI
	CutShort            // a character that no URI has, and that may belong to the address before it

	SchemeMissing     // no scheme and ":" at the start (RFC 1738 §2.1)
	Empty             // a part that needs at least one character
	ReservedCharacter // a character that has another meaning in this scheme (RFC 1738 §2.2)
	UnsafeDelimiter   // a character that delimits URLs in text: < > "
	UnsafeFragment    // "#", which is not part of a URL
	UnsafeGateway     // a character that gateways are known to modify: { } | \ ^ ~ [ ] `
	SlashesMissing    // "//" must follow the scheme
	SlashMissing      // "/" must come here
	EscapeNotAllowed  // a percent-encoding where none is allowed
	LoginNotAllowed   // user and password in a scheme that has none
	LabelStart        // a domain label that does not begin with a letter or digit
	LabelEnd          // a domain label that does not end with a letter or digit
	TopLabel          // a top label that does not begin with a letter
	GroupStart        // a newsgroup that does not begin with a letter
	NotADigit         // a character of a number that is not a digit
	FTPType           // a typecode other than A, I, D, a, i and d
	EqualsMissing     // a field without "=" and a value
	TextBehind        // text after the end of the URL
	WrapperOpen       // "<URL:" without its ">"

	// RFC 1630.
	NationalCharacter    // a character of the class national
	PunctuationCharacter // a character of the class punctuation
	LetterFirst          // what must begin with a letter does not
	AddressForm          // the text does not have the form that the production prints
	SchemeUnknown        // a scheme without a form, where one with a form must come
	SchemeReserved       // a scheme kept free for later
	SchemeExperimental   // a scheme by agreement between parties
	SchemeHistorical     // a scheme that is left in for its history
	SchemeWithoutForm    // a scheme that is named, but has no production
	SchemeCase           // the letters of a scheme, in another case
	GenericDiffers       // the generic grammar does not allow what that of the scheme does
	AtInHost             // "@" is a character of a host name
	VoidFragment         // a void fragment-id refers to the whole object
	FTPTypeSuffix        // text and grammar give the FTP type different forms
	NoSuchRun            // the context has no run of as many slashes
	RuleAgainstExamples  // the rule as printed gives another result than its examples
	VoidPartial          // the document does not mention a void partial form
	SearchAlone          // nor one of a search or fragment-id alone
	DotsKept             // dot segments that the rule does not reach
	FinalUpdir           // ".." at the end is not followed by the slash it needs
	FinalDot             // "/." at the end is removed with its slash
	UpdirKept            // ".." has nothing before it that it could remove
	SlashInSearch        // the document does not say that a slash in a search is not one of the path
	ContextWithoutSlash  // no slash after which the last part could begin
	GopherPartial        // gopher knows no partial forms

	// RFC 1808 and RFC 2396.
	BaseNotHierarchical // a base for whose scheme there are no relative references
	ExcessUpdir         // ".." at the start of the merged path

	// The validation errors of the URL Standard §1.1, under its names.
	DomainToASCII                        // Unicode ToASCII records an error
	DomainPercentEncoded                 // a domain with a percent-encoded byte
	HostInvalidCodePoint                 // a forbidden host code point in an opaque host
	IPv4EmptyPart                        // an IPv4 address that ends with a dot
	IPv4TooFewParts                      // fewer than four parts
	IPv4TooManyParts                     // more than four parts
	IPv4NonNumericPart                   // a part that is not numeric
	IPv4NonDecimalPart                   // a hexadecimal or octal part
	IPv4OutOfRangePart                   // a part that exceeds 255
	IPv4NonASCIIInput                    // an IPv4 address of characters that IDNA has mapped
	IPv6Unclosed                         // no closing bracket
	IPv6InvalidCompression               // a single colon at the start
	IPv6TooManyPieces                    // more than eight pieces
	IPv6MultipleCompression              // two compressions
	IPv6InvalidCodePoint                 // neither a hexadecimal digit nor a colon, or the end
	IPv6TooFewPieces                     // fewer than eight pieces
	IPv6PieceLeadingZero                 // a piece with a zero in front
	IPv4InIPv6TooManyPieces              // more than six pieces before an IPv4 address
	IPv4InIPv6InvalidCodePoint           // an IPv4 part that is empty, has a zero in front, or is not a number
	IPv4InIPv6OutOfRangePart             // an IPv4 part that exceeds 255
	IPv4InIPv6TooFewParts                // too few IPv4 parts
	InvalidURLUnit                       // a code point that is not a URL unit
	SpecialSchemeMissingFollowingSolidus // a special scheme without "//"
	MissingSchemeNonRelativeURL          // no scheme, and no base to be relative to
	InvalidReverseSolidus                // a backslash for a slash
	InvalidCredentials                   // a username or password
	HostMissing                          // no host in a special URL
	PortOutOfRange                       // a port that is too big
	PortInvalid                          // no port
	FileInvalidWindowsDriveLetter        // a relative URL that starts with a drive letter
	FileInvalidWindowsDriveLetterHost    // a drive letter for a host

	codeCount
)

var codeNames = [codeCount]string{
	SchemeStart:        "scheme-start",
	SchemeCharacter:    "scheme-character",
	Character:          "character",
	ControlCharacter:   "control-character",
	Space:              "space",
	NonASCII:           "non-ascii",
	InvalidUTF8:        "invalid-utf-8",
	LoneSurrogate:      "lone-surrogate",
	PercentEncoding:    "percent-encoding",
	ColonFirstSegment:  "colon-in-first-segment",
	PortCharacter:      "port-character",
	ColonInHost:        "colon-in-host",
	BracketOutsideHost: "bracket-outside-host",
	IPLiteralOpen:      "ip-literal-open",
	IPLiteralTail:      "ip-literal-tail",
	IPv6Address:        "ipv6-address",
	IPvFuture:          "ipvfuture",
	BaseWithoutScheme:  "base-without-scheme",
	BaseFragment:       "base-fragment",
	AuthorityInvented:  "authority-invented",
	RelativeReference:  "relative-reference",
	TooLong:            "too-long",
	NotInDialect:       "not-in-dialect",
	MoreFaults:         "more-faults",

	TargetWithoutScheme: "target-without-scheme",
	TargetUnreachable:   "target-unreachable",
	BaseRelative:        "base-relative",
	NoBase:              "no-base",
	SuffixReference:     "suffix-reference",
	HyphenAtLineBreak:   "hyphen-at-line-break",
	CutShort:            "cut-short",

	SchemeMissing:     "scheme-missing",
	Empty:             "empty",
	ReservedCharacter: "reserved-character",
	UnsafeDelimiter:   "unsafe-delimiter",
	UnsafeFragment:    "unsafe-fragment",
	UnsafeGateway:     "unsafe-gateway",
	SlashesMissing:    "slashes-missing",
	SlashMissing:      "slash-missing",
	EscapeNotAllowed:  "escape-not-allowed",
	LoginNotAllowed:   "login-not-allowed",
	LabelStart:        "label-start",
	LabelEnd:          "label-end",
	TopLabel:          "top-label",
	GroupStart:        "group-start",
	NotADigit:         "not-a-digit",
	FTPType:           "ftp-type",
	EqualsMissing:     "equals-missing",
	TextBehind:        "text-behind",
	WrapperOpen:       "wrapper-open",

	NationalCharacter:    "national-character",
	PunctuationCharacter: "punctuation-character",
	LetterFirst:          "letter-first",
	AddressForm:          "address-form",
	SchemeUnknown:        "scheme-unknown",
	SchemeReserved:       "scheme-reserved",
	SchemeExperimental:   "scheme-experimental",
	SchemeHistorical:     "scheme-historical",
	SchemeWithoutForm:    "scheme-without-form",
	SchemeCase:           "scheme-case",
	GenericDiffers:       "generic-differs",
	AtInHost:             "at-in-host",
	VoidFragment:         "void-fragment",
	FTPTypeSuffix:        "ftp-type-suffix",
	NoSuchRun:            "no-such-run",
	RuleAgainstExamples:  "rule-against-examples",
	VoidPartial:          "void-partial",
	SearchAlone:          "search-alone",
	DotsKept:             "dots-kept",
	FinalUpdir:           "final-updir",
	FinalDot:             "final-dot",
	UpdirKept:            "updir-kept",
	SlashInSearch:        "slash-in-search",
	ContextWithoutSlash:  "context-without-slash",
	GopherPartial:        "gopher-partial",
	BaseNotHierarchical:  "base-not-hierarchical",
	ExcessUpdir:          "excess-updir",

	DomainToASCII:                        "domain-to-ASCII",
	DomainPercentEncoded:                 "domain-percent-encoded",
	HostInvalidCodePoint:                 "host-invalid-code-point",
	IPv4EmptyPart:                        "IPv4-empty-part",
	IPv4TooFewParts:                      "IPv4-too-few-parts",
	IPv4TooManyParts:                     "IPv4-too-many-parts",
	IPv4NonNumericPart:                   "IPv4-non-numeric-part",
	IPv4NonDecimalPart:                   "IPv4-non-decimal-part",
	IPv4OutOfRangePart:                   "IPv4-out-of-range-part",
	IPv4NonASCIIInput:                    "IPv4-non-ASCII-input",
	IPv6Unclosed:                         "IPv6-unclosed",
	IPv6InvalidCompression:               "IPv6-invalid-compression",
	IPv6TooManyPieces:                    "IPv6-too-many-pieces",
	IPv6MultipleCompression:              "IPv6-multiple-compression",
	IPv6InvalidCodePoint:                 "IPv6-invalid-code-point",
	IPv6TooFewPieces:                     "IPv6-too-few-pieces",
	IPv6PieceLeadingZero:                 "IPv6-piece-leading-zero",
	IPv4InIPv6TooManyPieces:              "IPv4-in-IPv6-too-many-pieces",
	IPv4InIPv6InvalidCodePoint:           "IPv4-in-IPv6-invalid-code-point",
	IPv4InIPv6OutOfRangePart:             "IPv4-in-IPv6-out-of-range-part",
	IPv4InIPv6TooFewParts:                "IPv4-in-IPv6-too-few-parts",
	InvalidURLUnit:                       "invalid-URL-unit",
	SpecialSchemeMissingFollowingSolidus: "special-scheme-missing-following-solidus",
	MissingSchemeNonRelativeURL:          "missing-scheme-non-relative-URL",
	InvalidReverseSolidus:                "invalid-reverse-solidus",
	InvalidCredentials:                   "invalid-credentials",
	HostMissing:                          "host-missing",
	PortOutOfRange:                       "port-out-of-range",
	PortInvalid:                          "port-invalid",
	FileInvalidWindowsDriveLetter:        "file-invalid-Windows-drive-letter",
	FileInvalidWindowsDriveLetterHost:    "file-invalid-Windows-drive-letter-host",
}

// String returns the code as every public surface has it, in kebab case; validation errors
// are spelt as the URL Standard spells them.
func (c Code) String() string { return codeNames[c] }

// Codes returns the closed list, in the order of their declaration.
func Codes() []Code {
	codes := make([]Code, 0, codeCount-1)
	for c := NoFault + 1; c < codeCount; c++ {
		codes = append(codes, c)
	}
	return codes
}

// SortFaults sorts by the place in the text. Faults that begin at the same place
// keep their order.
func SortFaults(list []Fault) {
	if len(list) < 2 {
		return
	}
	half := len(list) / 2
	SortFaults(list[:half])
	SortFaults(list[half:])
	if list[half-1].Start <= list[half].Start {
		return // mostly they are in order already
	}
	front := append([]Fault(nil), list[:half]...)
	for k := range list {
		if len(front) == 0 {
			return
		}
		if half < len(list) && list[half].Start < front[0].Start {
			list[k] = list[half]
			half++
		} else {
			list[k] = front[0]
			front = front[1:]
		}
	}
}
