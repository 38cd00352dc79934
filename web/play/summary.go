package play

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// traceSummary is what is worth knowing of a trace as a whole. It is read once for each
// resolution, because a trace may be long.
type traceSummary struct {
	order       map[string]order // by the key of a rule; all of §5.2.4 under dotsSection
	first, last int32            // steps of §5.2.4
	dots        bool             // there are such steps
	fired       map[*syntax.Rule]bool
	excess      int // times that 2C found nothing to remove
}

// order is where a rule stands in the order of execution, and its step.
type order struct {
	number      int
	step        *syntax.Step
	first, last int // indexes of its steps in the trace
}

// summarize numbers the rules that ran. All steps of remove_dot_segments count as
// one: they have a pane of their own.
func summarize(t *core.Trace) *traceSummary {
	r := &traceSummary{order: map[string]order{}, fired: map[*syntax.Rule]bool{}}
	if t == nil {
		return r
	}
	for i := 0; i < len(t.Steps); i++ {
		s := &t.Steps[i]
		o := order{number: len(r.order) + 1, step: s, first: i, last: i}
		key := s.Rule.Key
		if s.Rule.Section == dotsSection {
			key = dotsSection
			i = r.readDots(t, i)
			o.last = i
		}
		r.order[key] = o
	}
	return r
}

// readDots reads the steps of §5.2.4 from the first one on and returns the last.
func (r *traceSummary) readDots(t *core.Trace, first int) (last int) {
	var before *syntax.Rule
	up := false // it is 2C
	i := first
	for ; i < len(t.Steps); i++ {
		if rule := t.Steps[i].Rule; rule != before {
			if rule.Section != dotsSection {
				break
			}
			before, up, r.fired[rule] = rule, rule.Key == "2C", true
		}
		if up && t.Top(int32(i)-1) == syntax.NoLink {
			r.excess++
		}
	}
	r.first, r.last, r.dots = int32(first), int32(i-1), true
	return i - 1
}
