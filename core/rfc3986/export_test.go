package rfc3986

// What the tests outside of the package compare with: §5.2 and §5.3 as printed.

// Components are components, in the order of components' fields.
type Components struct {
	Text    [5]string // scheme, authority, path, query, fragment
	Defined [5]bool
}

func (c Components) printed() components {
	at := func(i int) optional { return optional{c.Text[i], c.Defined[i]} }
	return components{at(0), at(1), c.Text[2], at(3), at(4)}
}

func printed(c components) Components {
	return Components{
		[5]string{c.scheme.text, c.authority.text, c.path, c.query.text, c.fragment.text},
		[5]bool{c.scheme.defined, c.authority.defined, true, c.query.defined, c.fragment.defined},
	}
}

// Transform is §5.2.2 as printed.
func Transform(base, r Components, o Options) Components {
	return printed(transform(base.printed(), r.printed(), o))
}

// Merge is §5.2.3 as printed.
func Merge(base, r Components, o Options) string { return merge(base.printed(), r.printed(), o) }

// Recompose is §5.3 as printed.
func (c Components) Recompose(result []byte) []byte { return c.printed().recompose(result) }

// DotRow is a row of the tables of §5.2.4: the step, and the buffers after it.
type DotRow struct{ Step, Output, Input string }

// DotRows are the rows of §5.2.4 as printed, and whether a ".." was dropped that
// had no segment to remove.
func DotRows(path string) (rows []DotRow, excess bool) {
	b := dotBuffers{input: path}
	rows = []DotRow{{"1", "", path}}
	for b.input != "" {
		step := b.step()
		rows = append(rows, DotRow{step, b.output, b.input})
	}
	return rows, b.excess
}

// RemoveDotSegmentsAsPrinted is §5.2.4 as printed.
func RemoveDotSegmentsAsPrinted(path string) string { return removeDotSegments(path) }
