package syntax

// MaxText is the length in bytes of the longest text whose offsets fit a Span.
const MaxText = 1<<32 - 2

// Span is the half-open range of bytes [Start, End) of a text.
// Start ≤ End holds for every span this module makes.
type Span struct {
	Start, End uint32 // byte offsets; End is exclusive
}

// Len is the number of bytes in the span.
func (s Span) Len() int { return int(s.End - s.Start) }

// Empty tells whether the span holds no byte.
func (s Span) Empty() bool { return s.Start == s.End }

// In is the part of text that the span covers. It shares text's memory.
func (s Span) In(text string) string { return text[s.Start:s.End] }
