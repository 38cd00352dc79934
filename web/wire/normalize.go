package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Normalize returns the answer of normalize().
func Normalize(n *core.Normalization, m Message, w Words) *Properties {
	answer := Object("ok forms steps faults output literal", n.OK(), []any{}, []any{}, normalizeFaults(n, m))
	if n.Done {
		Put(answer, "output literal forms steps", n.Output, n.Literal, forms(n.Trace), changes(n.Trace, w))
	}
	return answer
}

// forms lists the text before each rung and after the last.
func forms(t *syntax.Trace) []any {
	list := make([]any, len(t.Texts))
	for i, text := range t.Texts {
		list[i] = text
	}
	return list
}

// changes lists the first MaxRuns changes. start and end are offsets in the form
// before the rung, newStart and newEnd in the form after it.
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

// normalizeFaults lists the faults of the text and of the operation. Those of the
// "/." put before "//" are in the output.
func normalizeFaults(n *core.Normalization, m Message) []any {
	input, output := newUnits(n.Input.Text), newUnits(n.Output)
	list := faultsIn("text", n.Input.Faults, n.Input.Text, &input, m)
	for _, f := range n.Faults {
		if f.Code == syntax.AuthorityInvented {
			list = append(list, faultsIn("output", []syntax.Fault{f}, n.Output, &output, m)...)
		} else {
			list = append(list, faultsIn("text", []syntax.Fault{f}, n.Input.Text, &input, m)...)
		}
	}
	return list
}

// Compare returns the answer of compare().
func Compare(c *core.Comparison) *Properties {
	answer := Object("equivalent normalA normalB sameURN level difference", c.Equivalent(), c.NormalA, c.NormalB, c.SameURN)
	if c.Equivalent() {
		Put(answer, "level", c.Rung.String())
	}
	if c.Part != nil {
		a, b := newUnits(c.NormalA), newUnits(c.NormalB)
		Put(answer, "difference", Object("component a b", c.Part.Name, a.at(c.DiffA), b.at(c.DiffB)))
	}
	return answer
}

// CompareLevel returns the answer of compare() for RFC 1630.
func CompareLevel(c *core.LevelComparison, m Message, w Words) *Properties {
	answer := Object("equivalent normalA normalB level difference rule section reason",
		c.Identical, c.NormalA, c.NormalB)
	switch {
	case c.Simple:
		Put(answer, "level", "simple")
	case c.Identical:
		Put(answer, "level", "encoding")
	default:
		Put(answer, "difference", levelDifference(c))
	}
	if c.Rule != nil {
		Put(answer, "rule section reason", c.Rule.Key, c.Rule.Section, w.reason(c.Rule))
	}
	Put(answer, "faults", append(levelFaults("a", &c.A, m), levelFaults("b", &c.B, m)...))
	return answer
}

func levelFaults(in string, a *core.Analysis, m Message) []any {
	u := newUnits(a.Text)
	return faultsIn(in, a.Faults, a.Text, &u, m)
}

// levelDifference returns the part in which the two first differ, and where.
func levelDifference(c *core.LevelComparison) *Properties {
	a, b := newUnits(c.NormalA), newUnits(c.NormalB)
	return Object("component a b", levelPart(c.NormalA, c.Difference), a.at(c.Difference), b.at(c.Difference))
}

// levelPart returns the name of the generic part that contains the byte at at, or
// ends there, or has its delimiter there.
func levelPart(text string, at uint32) any {
	analysis := core.Parse(text, core.RFC1630)
	var found *syntax.Rule
	for _, name := range [...]string{"scheme", "path", "query", "fragment"} {
		if p := analysis.Component(name); p.Defined && p.Start <= at {
			found = p.Rule
		}
	}
	return name(found)
}
