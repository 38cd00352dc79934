package places

import "uriplayground/core"

// Parting is the first step of a resolution at which it takes another way than another
// one of the same link, or has another value; -1 where it never does.
func Parting(first, other *core.Resolution) int {
	if !first.Done || !other.Done || first.Target.Text == other.Target.Text {
		return -1
	}
	a, b := first.Trace, other.Trace
	for i := range min(len(a.Steps), len(b.Steps)) {
		x, y := &a.Steps[i], &b.Steps[i]
		switch {
		case x.Rule != y.Rule || x.Yes != y.Yes:
			return i
		case !x.Rule.Condition && x.From.In(a.Texts[x.Text]) != y.From.In(b.Texts[y.Text]):
			return i
		}
	}
	return -1
}
