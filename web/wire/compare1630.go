package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// CompareLevel is the answer of compare() for RFC 1630.
func CompareLevel(c *core.LevelComparison, m Message, w Words) map[string]any {
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
	return placed(in, a.Faults, a.Text, &u, m)
}

// levelDifference is the part in which the two first differ, and where.
func levelDifference(c *core.LevelComparison) map[string]any {
	a, b := newUnits(c.NormalA), newUnits(c.NormalB)
	return Object("component a b", levelPart(c.NormalA, c.Difference), a.at(c.Difference), b.at(c.Difference))
}

// levelPart is the name of the generic part that the byte lies in, or whose end
// or delimiter it is.
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
