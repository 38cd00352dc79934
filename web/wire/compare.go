package wire

import "uriplayground/core"

// Compare is the answer of compare().
func Compare(c *core.Comparison) map[string]any {
	answer := Object("equivalent normalA normalB level difference", c.Equivalent(), c.NormalA, c.NormalB)
	if c.Equivalent() {
		Put(answer, "level", c.Rung.String())
	}
	if c.Part != nil {
		a, b := newUnits(c.NormalA), newUnits(c.NormalB)
		Put(answer, "difference", Object("component a b", c.Part.Name, a.at(c.DiffA), b.at(c.DiffB)))
	}
	return answer
}
