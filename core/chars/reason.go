package chars

// Reason is why something is done with a character.
type Reason uint8

const (
	// Unreserved: it may stand anywhere (RFC 3986 §2.3).
	Unreserved Reason = iota
	// TildeUnreserved: the table lists "~", and RFC 1738 did; RFC 3986 does not.
	TildeUnreserved
	// SpaceHyphen: a space is better a hyphen.
	SpaceHyphen
	// PlusRisky: "+" is changed by some tools, and "%2B" is heavy.
	PlusRisky
	// ReservedCharacter: it would be read as a delimiter.
	ReservedCharacter
	// PercentSign: it would be read as the start of an encoding.
	PercentSign
	// Listed: the table lists it as forbidden or risky.
	Listed
	// Quote: a quotation mark, which a name does without.
	Quote
	// NotInURI: no URI may hold it, though the table does not list it.
	NotInURI
	// Control: a control character, which cannot be seen.
	Control
	// NonASCII: it is no ASCII.
	NonASCII
	// NoCharacter: a lone surrogate, or a byte that encodes no character.
	NoCharacter
	// DotSegment: the whole text would be "." or "..", a dot segment.
	DotSegment
	// Repeated: a neutral character stands there already.
	Repeated
	reasonCount
)

var reasonNames = [reasonCount]string{
	"unreserved", "tilde-unreserved", "space-hyphen", "plus-risky", "reserved", "percent", "listed", "quote", "not-in-uri",
	"control", "non-ascii", "no-character", "dot-segment", "repeated",
}

// String is the name of the reason at public surfaces and in word lists.
func (r Reason) String() string { return reasonNames[r] }

// Reasons is every Reason.
func Reasons() []Reason {
	reasons := make([]Reason, reasonCount)
	for i := range reasons {
		reasons[i] = Reason(i)
	}
	return reasons
}
