package rfc1738

import (
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// MaxFaults is the number of faults that Validate lists at most. A text of millions of faults
// would only fill the memory.
const MaxFaults = 10_000

// faults is a list of at most MaxFaults, and one for the rest of the text.
type faults struct {
	list []syntax.Fault
	full bool
}

// add notes a fault of a text of so many bytes.
func (l *faults) add(rule *syntax.Rule, code syntax.Code, start, end, size int) {
	f := syntax.Fault{Rule: rule, Code: code, Span: syntax.Span{Start: uint32(start), End: uint32(end)}}
	switch {
	case l.full:
		return
	case len(l.list) == MaxFaults:
		l.full = true
		f.Code, f.Level, f.End = syntax.MoreFaults, syntax.Info, uint32(size)
	}
	l.list = append(l.list, f)
}

func (l *faults) sort() {
	syntax.SortFaults(l.list)
}

func (w *walker) fault(rule *syntax.Rule, code syntax.Code, start, end int) {
	w.faults.add(rule, code, start, end, len(w.text))
}

// chars reports every character that is neither of the class nor part of an
// escape.
func (w *walker) chars(rule *syntax.Rule, class syntax.Class, start, end int) {
	text := w.text[:end]
	for i := classes.SkipTriplets(text, start, class); i < end && !w.faults.full; i = classes.SkipTriplets(text, i, class) {
		code, width := why(text[i:])
		at := rule
		if code == syntax.PercentEncoding {
			at, width = RuleEscape, syntax.BrokenTriplet(text[i:])
		}
		w.fault(at, code, i, i+width)
		i += width
	}
}

// plain reads as chars does, for rules without escapes. ASCII characters that are not allowed
// there get the code.
func (w *walker) plain(rule *syntax.Rule, class syntax.Class, code syntax.Code, start, end int) {
	text := w.text[:end]
	for i := classes.Skip(text, start, class); i < end && !w.faults.full; i = classes.Skip(text, i, class) {
		why, width := why(text[i:])
		if text[i] < utf8.RuneSelf {
			why = code
		}
		w.fault(rule, why, i, i+width)
		i += width
	}
}

// bare reads as plain does, with the reasons of §2.2, for rules of which a "%" and the host
// in front of a ":" say more.
func (w *walker) bare(rule *syntax.Rule, class syntax.Class, start, end int) {
	text := w.text[:end]
	for i := classes.Skip(text, start, class); i < end && !w.faults.full; i = classes.Skip(text, i, class) {
		code, width := why(text[i:])
		switch {
		case syntax.IsTriplet(text, i):
			code, width = syntax.EscapeNotAllowed, len("%hh")
		case text[i] == ':' && rule == RuleHost:
			code = syntax.ColonInHost
		}
		w.fault(rule, code, i, i+width)
		i += width
	}
}

// why says for what reason of §2.2 the character at the start of s is not allowed
// where it is, and how many bytes it takes.
func why(s string) (code syntax.Code, width int) {
	switch c := s[0]; {
	case c >= utf8.RuneSelf:
		return syntax.Wide(s)
	case c < ' ' || c == 0x7F:
		return syntax.ControlCharacter, 1
	case c == ' ':
		return syntax.Space, 1
	case c == '%':
		return syntax.PercentEncoding, 1
	case c == '#':
		return syntax.UnsafeFragment, 1
	case classes.Is(c, punctuation):
		return syntax.UnsafeDelimiter, 1
	case classes.Is(c, national):
		return syntax.UnsafeGateway, 1
	case classes.Is(c, reserved):
		return syntax.ReservedCharacter, 1
	}
	return syntax.Character, 1
}
