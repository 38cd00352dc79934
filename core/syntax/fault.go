package syntax

// Level is how grave a Fault is.
type Level uint8

const (
	// Error: the text does not match the grammar, or the operation has no answer.
	Error Level = iota
	// Warning: there is an answer, and a reason to look twice at it.
	Warning
	// Info: something the RFC says is ignored or not performed here.
	Info
)

// String is the level in lower case.
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
