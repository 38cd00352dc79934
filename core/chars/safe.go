package chars

import (
	"slices"
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// Purpose is the kind of text that a text is to become.
type Purpose uint8

const (
	// Segment: a path segment that still says the whole text. What is not allowed
	// there is encoded.
	Segment Purpose = iota
	// Filename: the name of a file, which needs no encoding in any URL.
	Filename
	purposeCount
)

var purposeNames = [purposeCount]string{"segment", "filename"}

// String returns the name of the purpose at public surfaces.
func (p Purpose) String() string { return purposeNames[p] }

// PurposeNamed returns the purpose of that name, and whether there is one.
func PurposeNamed(name string) (Purpose, bool) {
	i := slices.Index(purposeNames[:], name)
	return Purpose(max(i, 0)), i >= 0
}

// Action is the treatment of a character.
type Action uint8

// What can be done with a character.
const (
	Keep    Action = iota // it stays as it is
	Encode                // it becomes its percent-encoding (RFC 3986 §2.1)
	Replace               // another character takes its place
	Remove                // nothing takes its place
	actionCount
)

var actionNames = [actionCount]string{"keep", "encode", "replace", "remove"}

// String returns the name of the action at public surfaces.
func (a Action) String() string { return actionNames[a] }

// Choice is the treatment of one character of a text, with its reason.
type Choice struct {
	Char   syntax.Span // of the text
	Output syntax.Span // of the result
	Action Action      // what became of it
	Reason Reason      // why
}

// Safe makes a text safe for its purpose, character by character, by the advice
// of the table, RFC 3986 §2.3 for what may stay, and §3.3 for dot segments. It
// takes any bytes.
func Safe(text string, p Purpose) (result string, choices []Choice) {
	s := safe{text: text, purpose: p, choices: make([]Choice, 0, len(text))}
	s.run()
	if result = string(s.out); result == "." || result == ".." {
		s = safe{text: text, purpose: p, dots: true}
		s.run()
	}
	return string(s.out), s.choices
}

type safe struct {
	text    string
	purpose Purpose
	dots    bool // the whole result would be a dot segment
	out     []byte
	choices []Choice
}

func (s *safe) run() {
	for at := 0; at < len(s.text); {
		width := 1
		if s.text[at] >= utf8.RuneSelf {
			_, width = syntax.Wide(s.text[at:])
		}
		s.choose(at, at+width)
		at += width
	}
}

// choose does with the character text[at:end] what decide says.
func (s *safe) choose(at, end int) {
	char := s.text[at:end]
	start := len(s.out)
	action, reason, neutral := s.decide(char)
	if action == Replace && start > 0 && isNeutral(s.out[start-1]) {
		action, reason = Remove, Repeated
	}
	switch action {
	case Keep:
		s.out = append(s.out, char...)
	case Encode:
		for i := range len(char) {
			s.out = append(s.out, Encoding(char[i])...)
		}
	case Replace:
		s.out = append(s.out, neutral)
	}
	s.choices = append(s.choices, Choice{
		Char:   syntax.Span{Start: uint32(at), End: uint32(end)},
		Output: syntax.Span{Start: uint32(start), End: uint32(len(s.out))},
		Action: action, Reason: reason,
	})
}

// isNeutral reports whether c is one of those that stand for others.
func isNeutral(c byte) bool { return c == '-' || c == '_' }

// decide returns the action for a character, why, and what to replace it by.
func (s *safe) decide(char string) (action Action, reason Reason, neutral byte) {
	c := char[0]
	switch {
	case c >= utf8.RuneSelf:
		action, reason = s.decideWide(char)
		return action, reason, '_'
	case c < ' ' || c == 0x7F:
		return Remove, Control, 0
	case c == '.' && s.dots:
		return Replace, DotSegment, '_'
	}
	switch AdviceFor(c) {
	case Hyphen:
		return Replace, hyphenReason(c), '-'
	case Reserved:
		return s.encoded(), ReservedCharacter, '_'
	case Unsafe:
		return s.decideUnsafe(c)
	}
	if isUnreserved(c) {
		return Keep, Unreserved, 0
	}
	return s.encoded(), NotInURI, '_' // "\"
}

func hyphenReason(c byte) Reason {
	if c == '+' {
		return PlusRisky
	}
	return SpaceHyphen
}

// encoded returns what is done with a character that cannot stay.
func (s *safe) encoded() Action {
	if s.purpose == Segment {
		return Encode
	}
	return Replace
}

// decideUnsafe decides about the characters that the page gives three ways to treat. A
// "~" stays in a segment, since RFC 3986 has taken it in; quotes go from a name,
// where a character in their place would say nothing.
func (s *safe) decideUnsafe(c byte) (action Action, reason Reason, neutral byte) {
	switch {
	case c == '~' && s.purpose == Segment:
		return Keep, TildeUnreserved, 0
	case s.purpose == Filename && (c == '\'' || c == '"' || c == '`'):
		return Remove, Quote, 0
	case c == '%':
		return s.encoded(), PercentSign, '_'
	}
	return s.encoded(), Listed, '_'
}

// decideWide decides about characters beyond ASCII, and bytes that are not characters.
func (s *safe) decideWide(char string) (Action, Reason) {
	switch code, _ := syntax.Wide(char); code {
	case syntax.NonASCII:
		return s.encoded(), NonASCII
	case syntax.LoneSurrogate:
		return Remove, NoCharacter
	}
	return Remove, NoCharacter
}

// isUnreserved reports whether c may stay as it is anywhere; "~" is in the table.
//
// RFC 3986 §2.3
//
//	unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
func isUnreserved(c byte) bool {
	return c|0x20-'a' < 26 || c-'0' < 10 || c == '-' || c == '.' || c == '_'
}

// Reason is why something is done with a character.
type Reason uint8

const (
	// Unreserved: it is allowed anywhere (RFC 3986 §2.3).
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
	// NotInURI: no URI may contain it, though the table does not list it.
	NotInURI
	// Control: a control character, which cannot be seen.
	Control
	// NonASCII: it is not ASCII.
	NonASCII
	// NoCharacter: a lone surrogate, or a byte that encodes no character.
	NoCharacter
	// DotSegment: the whole text would be "." or "..", a dot segment.
	DotSegment
	// Repeated: a neutral character already exists for it.
	Repeated
	reasonCount
)

var reasonNames = [reasonCount]string{
	"unreserved", "tilde-unreserved", "space-hyphen", "plus-risky", "reserved", "percent", "listed", "quote", "not-in-uri",
	"control", "non-ascii", "no-character", "dot-segment", "repeated",
}

// String returns the name of the reason at public surfaces and in word lists.
func (r Reason) String() string { return reasonNames[r] }

// Reasons returns every Reason.
func Reasons() []Reason {
	reasons := make([]Reason, reasonCount)
	for i := range reasons {
		reasons[i] = Reason(i)
	}
	return reasons
}
