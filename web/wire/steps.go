package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// sectionDots is where remove_dot_segments stands; its steps have a list of
// their own.
const sectionDots = "5.2.4"

// steps lists the lines of RFC 3986 §5.2.2, §5.2.3 and §5.3 that ran.
func steps(t *syntax.Trace) []any {
	list := []any{}
	for i := range t.Steps {
		if s := &t.Steps[i]; s.Rule.Section != sectionDots {
			list = append(list, step(t, s))
		}
	}
	return list
}

// step is a line with what it found or gave: a condition has held or not, any
// other line has a value, which is null where the component is undefined.
func step(t *syntax.Trace, s *syntax.Step) map[string]any {
	line := Object("rule section text value holds", s.Rule.Key, s.Rule.Section, s.Rule.Name)
	switch {
	case s.Rule.Condition:
		Put(line, "holds", s.Yes)
	case s.Yes:
		Put(line, "value", value(t, s))
	}
	return line
}

// value is the text that a line assigned (From) or put together (To); which of
// the two is told where core declares the rules of each section.
func value(t *syntax.Trace, s *syntax.Step) string {
	switch s.Rule.Section {
	case "5.2.2":
		return s.From.In(t.Texts[s.Text])
	case "5.2.3":
		return s.To.In(t.Texts[core.TextPath])
	}
	return s.To.In(t.Texts[core.TextTarget])
}
