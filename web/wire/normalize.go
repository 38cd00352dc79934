package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Normalize is the answer of normalize().
func Normalize(n *core.Normalization, m Message, w Words) map[string]any {
	answer := Object("ok forms steps faults output literal", n.OK(), []any{}, []any{}, normalizeFaults(n, m))
	if n.Done {
		Put(answer, "output literal forms steps", n.Output, n.Literal, forms(n.Trace), changes(n.Trace, w))
	}
	return answer
}

// forms is the text before each rung and behind the last one.
func forms(t *syntax.Trace) []any {
	list := make([]any, len(t.Texts))
	for i, text := range t.Texts {
		list[i] = text
	}
	return list
}

// changes is what the rungs changed, the first MaxRuns of it. start and end are
// the place in the form before the rung, newStart and newEnd in the one behind.
func changes(t *syntax.Trace, w Words) []any {
	all := make([]units, len(t.Texts))
	for i, text := range t.Texts {
		all[i] = newUnits(text)
	}
	list := make([]any, 0, min(len(t.Steps), MaxRuns))
	for _, s := range t.Steps[:min(len(t.Steps), MaxRuns)] {
		before, after := &all[s.Text], &all[s.Text+1]
		change := w.cited(s.Rule)
		Put(change, "text form start end newStart newEnd",
			s.Rule.Name, int(s.Text), before.at(s.From.Start), before.at(s.From.End),
			after.at(s.To.Start), after.at(s.To.End))
		list = append(list, change)
	}
	if rest := len(t.Steps) - MaxRuns; rest > 0 {
		list = append(list, Object("rule omitted", "omitted", rest))
	}
	return list
}

// normalizeFaults are those of the text and of the operation; those of the
// guard lie in the output.
func normalizeFaults(n *core.Normalization, m Message) []any {
	input, output := newUnits(n.Input.Text), newUnits(n.Output)
	list := placed("text", n.Input.Faults, n.Input.Text, &input, m)
	for _, f := range n.Faults {
		if f.Code == syntax.AuthorityInvented {
			list = append(list, placed("output", []syntax.Fault{f}, n.Output, &output, m)...)
		} else {
			list = append(list, placed("text", []syntax.Fault{f}, n.Input.Text, &input, m)...)
		}
	}
	return list
}
