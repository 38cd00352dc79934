package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Relativize is the answer of relativize().
func Relativize(r *core.Relativization, m Message, w Words) map[string]any {
	list := make([]any, 0, len(r.Candidates))
	for _, c := range r.Candidates {
		list = append(list, candidate(c, w))
	}
	answer := Object("ok candidates faults ref", r.OK(), list, relativizeFaults(r, m))
	if r.Done {
		Put(answer, "ref", r.Ref)
	}
	return answer
}

func candidate(c core.Candidate, w Words) map[string]any {
	answer := w.cited(c.Rule)
	Put(answer, "kind ref works", c.Kind.Key, c.Text, c.Works)
	return answer
}

// relativizeFaults are those of the base, of the target and of the operation.
func relativizeFaults(r *core.Relativization, m Message) []any {
	base, target := newUnits(r.Base.Text), newUnits(r.Target.Text)
	list := placed("base", r.Base.Faults, r.Base.Text, &base, m)
	list = append(list, placed("target", r.Target.Faults, r.Target.Text, &target, m)...)
	for _, f := range r.Faults {
		fault := []syntax.Fault{f.Fault}
		if f.Text == core.TextBase {
			list = append(list, placed("base", fault, r.Base.Text, &base, m)...)
		} else {
			list = append(list, placed("target", fault, r.Target.Text, &target, m)...)
		}
	}
	return list
}
