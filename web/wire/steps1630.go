package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// partialSteps lists the steps that expand a partial form (RFC 1630, page 10):
// each has its sentence, the text that it is about, and the result as it stands
// then. Results are left out, as null, when all of them together would be longer
// than MaxTraceUnits.
func partialSteps(t *syntax.Trace, w Words) []any {
	list := make([]any, 0, min(len(t.Steps), MaxRuns)+1)
	room := MaxTraceUnits
	for i := range t.Steps[:min(len(t.Steps), MaxRuns)] {
		line := partialStep(t, &t.Steps[i])
		Put(line, "reason result", w.reason(t.Steps[i].Rule))
		if room -= len(t.Texts[core.TextPath]); room >= 0 {
			Put(line, "result", core.PartialResult(t, i))
		}
		list = append(list, line)
	}
	if rest := len(t.Steps) - MaxRuns; rest > 0 {
		list = append(list, Object("rule section text omitted value holds reason result", "omitted", "", "…", rest))
	}
	return list
}

// partialStep is a step without its result: a condition has held or not, any
// other step has a value.
func partialStep(t *syntax.Trace, s *syntax.Step) map[string]any {
	line := Object("rule section text value holds",
		s.Rule.Key, s.Rule.Section, s.Rule.Name, s.From.In(t.Texts[s.Text]))
	switch {
	case s.Rule.Condition:
		Put(line, "holds", s.Yes)
	case s.Rule.Key == "1630-p-remove-updir":
		Put(line, "value", s.From.In(t.Texts[s.Text])+s.To.In(t.Texts[s.Text]))
	case s.Rule.Key == "1630-p-remove-dot" && !s.To.Empty():
		Put(line, "value", s.To.In(t.Texts[s.Text])+s.From.In(t.Texts[s.Text]))
	}
	return line
}
