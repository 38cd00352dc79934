// Package timeline says what is worth knowing of a trace as a whole: which rules ran at which
// steps, in which chapters, and how deep the output buffer is.
package timeline

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Length returns the number of steps of a trace, which may be nil.
func Length(t *core.Trace) int {
	if t == nil {
		return 0
	}
	return len(t.Steps)
}

// Summary is what is worth knowing of a trace as a whole. It is read once for each
// resolution, because a trace may be long.
type Summary struct {
	Order       []Order // of the rules that ran; all of §5.2.4 in the place of its first
	First, Last int32   // steps of §5.2.4
	Dots        bool    // there are such steps
	Fired       map[*syntax.Rule]bool
	Excess      int               // times that 2C found nothing to remove
	FirstExcess int               // the first step that did, of those
	Chapters    [ChapterCount]int // how many steps are made when each has made its first; 0 if it has none
	Open        bool              // further steps of §5.2.4 are still to be predicted
	depths      []int32           // of the output buffer after every depthStride-th step of §5.2.4
}

// depthStride is how many steps are read at most to know the depth of the output
// buffer after one of them.
const depthStride = 1024

// Depth returns how many elements the output buffer has after a step of §5.2.4.
func (r *Summary) Depth(t *core.Trace, at int32) int {
	known := (at - r.First) / depthStride
	n := r.depths[known]
	for i := r.First + known*depthStride + 1; i <= at; i++ {
		n += Deepens(t, i)
	}
	return int(n)
}

// Deepens returns by how many elements a step makes the output buffer deeper.
func Deepens(t *core.Trace, i int32) int32 {
	switch {
	case t.Steps[i].Push:
		return 1
	case t.Top(i) != t.Top(i-1):
		return -1
	}
	return 0
}

// Order is where a rule ran, and its step.
type Order struct {
	Step        *syntax.Step
	First, Last int // indexes of its steps in the trace
}

// Place returns the steps of the rule as the timeline counts them.
func (o Order) Place() string {
	if o.First == o.Last {
		return strconv.Itoa(o.First + 1)
	}
	return strconv.Itoa(o.First+1) + "–" + strconv.Itoa(o.Last+1)
}

// Summarize finds the rules that ran. All steps of remove_dot_segments are in the
// place of one line: they have a pane of their own.
func Summarize(t *core.Trace) *Summary {
	r := &Summary{Fired: map[*syntax.Rule]bool{}}
	if t == nil {
		return r
	}
	for i := 0; i < len(t.Steps); i++ {
		s := &t.Steps[i]
		o := Order{Step: s, First: i, Last: i}
		if s.Rule.Section == DotsSection {
			i = r.readDots(t, i)
			o.Last = i
		}
		r.add(o)
		if c := &r.Chapters[ChapterOf(s.Rule, r.Dots && o.First > int(r.Last))]; *c == 0 {
			*c = o.First + 1
		}
	}
	return r
}

// add adds where a rule ran, in place of where it ran before.
func (r *Summary) add(o Order) {
	for i := range r.Order {
		if r.Order[i].Step.Rule == o.Step.Rule {
			r.Order[i] = o
			return
		}
	}
	r.Order = append(r.Order, o)
}

// Ran returns where a rule ran, and whether it did.
func (r *Summary) Ran(rule *syntax.Rule) (o Order, ok bool) {
	for _, o := range r.Order {
		if o.Step.Rule == rule {
			return o, true
		}
	}
	return o, false
}

// RanOp returns where a rule ran that does this, and whether one did. Of OpFill it is all of
// §5.2.4.
func (r *Summary) RanOp(op syntax.Op) (o Order, ok bool) {
	for _, o := range r.Order {
		if o.Step.Rule.Op == op {
			return o, true
		}
	}
	return o, false
}

// readDots reads the steps of §5.2.4 from the first one on and returns the last.
func (r *Summary) readDots(t *core.Trace, first int) (last int) {
	var before *syntax.Rule
	up := false // it is 2C
	depth := int32(0)
	i := first
	for ; i < len(t.Steps); i++ {
		if rule := t.Steps[i].Rule; rule != before {
			if rule.Section != DotsSection {
				break
			}
			before, up, r.Fired[rule] = rule, rule.Op == syntax.OpPop, true
		}
		if up && t.Top(int32(i)-1) == syntax.NoLink {
			if r.Excess++; r.Excess == 1 {
				r.FirstExcess = i
			}
		}
		if i > first {
			depth += Deepens(t, int32(i))
		}
		if (i-first)%depthStride == 0 {
			r.depths = append(r.depths, depth)
		}
	}
	r.First, r.Last, r.Dots = int32(first), int32(i-1), true
	return i - 1
}
