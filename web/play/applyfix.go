package play

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// ApplyFix replaces what a Fix points at. A place that there is no more changes
// nothing.
type ApplyFix struct{ Point, With string }

func (a ApplyFix) reduce(s State) State {
	at, ok := parsePoint(a.Point)
	if !ok {
		return s
	}
	switch at.text {
	case core.TextBase:
		s.Base = replace(s.Base, at.Span, a.With)
	case core.TextRef:
		s.Ref = replace(s.Ref, at.Span, a.With)
	}
	s.Point, s.Notice = "", ""
	return s
}

func replace(text string, at syntax.Span, with string) string {
	if int(at.End) > len(text) {
		return text
	}
	return text[:at.Start] + with + text[at.End:]
}

// fix is the mend of a fault where it is plain what to do.
func (v *view) fix(text uint8, source string, f syntax.Fault) Fix {
	chars := f.Span.In(source)
	switch f.Code {
	case syntax.Character, syntax.ControlCharacter, syntax.Space, syntax.NonASCII, syntax.InvalidUTF8, syntax.BracketOutsideHost:
		return v.replacement("fix.encode", text, f.Span, encoded(chars))
	case syntax.PercentEncoding:
		return v.replacement("fix.encode", text, f.Span, "%25"+chars[1:])
	case syntax.PortCharacter:
		return v.replacement("fix.remove", text, f.Span, "")
	case syntax.ColonFirstSegment, syntax.SchemeStart, syntax.SchemeCharacter:
		start := syntax.Span{Start: 0, End: 1}
		first, _ := head(source, 1)
		if text == core.TextRef && first != "" {
			return v.replacement("fix.dot", text, start, "./"+first)
		}
	}
	return Fix{}
}

func (v *view) replacement(key string, text uint8, span syntax.Span, with string) Fix {
	return Fix{Text: v.words.Get(key, "with", with), Point: point{text, span}.String(), With: with}
}
