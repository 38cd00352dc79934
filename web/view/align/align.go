// Package align lays the steps of two resolutions beside each other, as a diff shows lines.
package align

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/view/timeline"
)

// Alignment is the steps of two runs beside each other, as a diff shows lines: those
// that both make, those of one rule, and those that only one of them makes.
type Alignment struct {
	steps  [2]int     // how many each run has
	before int        // the first steps, which both make
	after  int        // the last ones, which both make
	middle [][2]int32 // those between; NoStep for none
	// FirstDifference is the first row in which they differ; NoStep for none.
	FirstDifference int
	// rowwise says that the timeline counts rows, not steps: two documents have no step
	// in common, and where they diverge each has made a number of its own.
	Rowwise bool
}

// NoStep stands for a step that a run has not.
const NoStep = -1

// Apart returns the alignment of two runs that cannot be laid beside each other: one of them has no steps.
func Apart(a, b *core.Trace) Alignment {
	return Alignment{steps: [2]int{timeline.Length(a), timeline.Length(b)}, FirstDifference: NoStep}
}

// alignCells is how many pairs of steps are compared at most. Where more differ, those
// of one run come after those of the other.
const alignCells = 40_000

// Traces lays the steps of two runs beside each other.
func Traces(a, b *core.Trace) Alignment {
	m, n := len(a.Steps), len(b.Steps)
	l := Alignment{steps: [2]int{m, n}, before: sameSteps(a, b), FirstDifference: NoStep}
	for l.after < min(m, n)-l.before && SameStep(a, b, m-1-l.after, n-1-l.after) {
		l.after++
	}
	m, n = m-l.before-l.after, n-l.before-l.after
	if m*n > alignCells {
		m, n = 0, 0
	}
	l.middle = alignMiddle(m, n, func(i, j int) int {
		switch {
		case SameStep(a, b, l.before+i, l.before+j):
			return 3
		case a.Steps[l.before+i].Rule == b.Steps[l.before+j].Rule:
			return 1
		}
		return 0
	})
	for i := range l.middle {
		for side, at := range l.middle[i] {
			if at != NoStep {
				l.middle[i][side] = at + int32(l.before)
			}
		}
	}
	for at := l.before + m; at < l.steps[0]-l.after; at++ {
		l.middle = append(l.middle, [2]int32{int32(at), NoStep})
	}
	for at := l.before + n; at < l.steps[1]-l.after; at++ {
		l.middle = append(l.middle, [2]int32{NoStep, int32(at)})
	}
	if l.middle = alternate(l.middle); len(l.middle) > 0 {
		l.FirstDifference = l.before
	}
	return l
}

// Documents lays the steps of RFC 3986 and of the URL Standard beside each other: those
// of one component, and in a row of their own those at which they diverge.
func Documents(p *core.Divergence) Alignment {
	a, b := stepsOf(p.A.Trace), stepsOf(p.B.Trace)
	l := Alignment{steps: [2]int{len(a), len(b)}, FirstDifference: NoStep, Rowwise: true}
	x, y := p.FirstSteps()
	if x == NoStep || y == NoStep {
		l.middle = pairSteps(a, b, 0, 0)
		return l
	}
	before := pairSteps(a[:x], b[:y], 0, 0)
	l.FirstDifference = len(before)
	l.middle = append(append(before, [2]int32{int32(x), int32(y)}), pairSteps(a[x+1:], b[y+1:], x+1, y+1)...)
	return l
}

// pairSteps lays steps beside each other that are about the same component. They begin at
// i and j of their runs.
func pairSteps(a, b []syntax.Step, i, j int) [][2]int32 {
	m, n := len(a), len(b)
	if m*n > alignCells {
		m, n = 0, 0
	}
	rows := alignMiddle(m, n, func(x, y int) int {
		if core.Alike(&a[x], &b[y]) {
			return 1
		}
		return 0
	})
	for ; m < len(a); m++ {
		rows = append(rows, [2]int32{int32(m), NoStep})
	}
	for ; n < len(b); n++ {
		rows = append(rows, [2]int32{NoStep, int32(n)})
	}
	for k := range rows {
		for side, from := range [2]int{i, j} {
			if rows[k][side] != NoStep {
				rows[k][side] += int32(from)
			}
		}
	}
	return alternate(rows)
}

func stepsOf(t *core.Trace) []syntax.Step {
	if t == nil {
		return nil
	}
	return t.Steps
}

// alternate puts steps that stay alone beside each other in turn, so that those of one
// time are near each other.
func alternate(rows [][2]int32) (list [][2]int32) {
	var waiting [2][]int32
	flush := func() {
		for i := range max(len(waiting[0]), len(waiting[1])) {
			if i < len(waiting[0]) {
				list = append(list, [2]int32{waiting[0][i], NoStep})
			}
			if i < len(waiting[1]) {
				list = append(list, [2]int32{NoStep, waiting[1][i]})
			}
		}
		waiting = [2][]int32{}
	}
	for _, at := range rows {
		switch {
		case at[0] == NoStep:
			waiting[1] = append(waiting[1], at[1])
		case at[1] == NoStep:
			waiting[0] = append(waiting[0], at[0])
		default:
			flush()
			list = append(list, at)
		}
	}
	flush()
	return list
}

// alignMiddle pairs m things with n others, in their order, so that the likeness of the
// pairs is greatest; those without any stay alone.
func alignMiddle(m, n int, likeness func(i, j int) int) [][2]int32 {
	best := make([]int, (m+1)*(n+1)) // of what comes from i and j on
	at := func(i, j int) *int { return &best[i*(n+1)+j] }
	for i := m - 1; i >= 0; i-- {
		for j := n - 1; j >= 0; j-- {
			*at(i, j) = max(*at(i+1, j), *at(i, j+1))
			if like := likeness(i, j); like > 0 {
				*at(i, j) = max(*at(i, j), *at(i+1, j+1)+like)
			}
		}
	}
	var rows [][2]int32
	for i, j := 0, 0; i < m || j < n; {
		switch {
		case i < m && j < n && likeness(i, j) > 0 && *at(i, j) == *at(i+1, j+1)+likeness(i, j):
			rows = append(rows, [2]int32{int32(i), int32(j)})
			i, j = i+1, j+1
		case j == n || i < m && *at(i, j) == *at(i+1, j):
			rows = append(rows, [2]int32{int32(i), NoStep})
			i++
		default:
			rows = append(rows, [2]int32{NoStep, int32(j)})
			j++
		}
	}
	return rows
}

// Differ reports whether some steps do.
func (l *Alignment) Differ() bool { return l.FirstDifference != NoStep }

// Length returns how many steps the timeline of both has.
func (l *Alignment) Length() int {
	if l.Rowwise {
		return l.Rows()
	}
	return max(l.steps[0], l.steps[1])
}

// Made returns how many of its steps a run has made when the timeline stands at done.
func (l *Alignment) Made(side, done int) (n int) {
	if !l.Rowwise {
		return min(done, l.steps[side])
	}
	for _, at := range l.middle[:min(max(done, 0), len(l.middle))] {
		if at[side] != NoStep {
			n++
		}
	}
	return n
}

// Stop returns where the timeline stands when two documents have parted; 0 for nowhere.
func (l *Alignment) Stop() int {
	if l.Rowwise {
		return l.FirstDifference + 1
	}
	return 0
}

// Rows returns how many rows there are.
func (l *Alignment) Rows() int { return l.before + len(l.middle) + l.after }

// Row returns the steps in a row.
func (l *Alignment) Row(i int) [2]int {
	switch rest := l.Rows() - i; {
	case i < l.before:
		return [2]int{i, i}
	case rest <= l.after:
		return [2]int{l.steps[0] - rest, l.steps[1] - rest}
	}
	at := l.middle[i-l.before]
	return [2]int{int(at[0]), int(at[1])}
}

// rowOf returns the row of a step of one of the runs.
func (l *Alignment) rowOf(side, step int) int {
	if step < l.before {
		return step
	}
	if rest := l.steps[side] - step; rest <= l.after {
		return l.Rows() - rest
	}
	for i, at := range l.middle {
		if int(at[side]) == step {
			return l.before + i
		}
	}
	return NoStep
}

// Present returns the first and the last row that has the step which each run made last.
func (l *Alignment) Present(done int) (first, last int) {
	if l.Rowwise {
		return max(done-1, 0), max(done-1, 0)
	}
	rows := [2]int{}
	for side := range rows {
		if at := min(done, l.steps[side]) - 1; at >= 0 {
			rows[side] = l.rowOf(side, at)
		}
	}
	return min(rows[0], rows[1]), max(rows[0], rows[1])
}

// FirstDivergence returns the first step at which a resolution takes another way than another one
// of the same reference, or has another value; not ok where it never does, or leads to the
// same target all the same.
func FirstDivergence(first, other *core.Resolution) (at int, ok bool) {
	if !first.Done || !other.Done || first.Target.Text == other.Target.Text {
		return 0, false
	}
	at = sameSteps(first.Trace, other.Trace)
	return at, at < min(len(first.Trace.Steps), len(other.Trace.Steps))
}

// sameSteps returns how many of the first steps both runs make.
func sameSteps(a, b *core.Trace) (n int) {
	for n < min(len(a.Steps), len(b.Steps)) && SameStep(a, b, n, n) {
		n++
	}
	return n
}

// SameStep reports whether a step of one run is the same as one of the other. Only
// the outcome of a condition in pseudocode counts: what it looks at is not shown, as
// it is by the sentences of RFC 1630.
func SameStep(a, b *core.Trace, i, j int) bool {
	x, y := &a.Steps[i], &b.Steps[j]
	same := x.Rule.Condition && x.Rule.RFC == timeline.CurrentRFC || x.From.In(a.Texts[x.Text]) == y.From.In(b.Texts[y.Text])
	return x.Rule == y.Rule && x.Yes == y.Yes && same
}
