package wire

import "uriplayground/core"

// Compare is the answer of compare().
func Compare(c *core.Comparison) map[string]any {
	answer := map[string]any{
		"equivalent": c.Equivalent(), "level": nil,
		"normalA": c.NormalA, "normalB": c.NormalB, "difference": nil,
	}
	if c.Equivalent() {
		answer["level"] = c.Rung.String()
	}
	if c.Part != nil {
		a, b := newUnits(c.NormalA), newUnits(c.NormalB)
		answer["difference"] = map[string]any{"component": c.Part.Name, "a": a.at(c.DiffA), "b": b.at(c.DiffB)}
	}
	return answer
}
