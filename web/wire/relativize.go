package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Relativize returns the answer of relativize().
func Relativize(r *core.Relativization, m Message, w Words) *Properties {
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

func candidate(c core.Candidate, w Words) *Properties {
	answer := w.cited(c.Rule)
	Put(answer, "kind ref works", c.Kind.Key, c.Text, c.Works)
	return answer
}

// relativizeFaults lists the faults of the base, the target and the operation.
func relativizeFaults(r *core.Relativization, m Message) []any {
	base, target := newUnits(r.Base.Text), newUnits(r.Target.Text)
	list := faultsIn("base", r.Base.Faults, r.Base.Text, &base, m)
	list = append(list, faultsIn("target", r.Target.Faults, r.Target.Text, &target, m)...)
	for _, f := range r.Faults {
		fault := []syntax.Fault{f.Fault}
		if f.Text == core.TextBase {
			list = append(list, faultsIn("base", fault, r.Base.Text, &base, m)...)
		} else {
			list = append(list, faultsIn("target", fault, r.Target.Text, &target, m)...)
		}
	}
	return list
}

// Suffix returns the answer of suffix(): the result of core.SuffixReference.
func Suffix(text string, s *core.Suffix, found bool, all []syntax.Fault, m Message, w Words) *Properties {
	u := newUnits(text)
	answer := Object("found faults uri host start end readAs rule section reason", found, faults(all, text, &u, m))
	if !found {
		return answer
	}
	Put(answer, "uri host readAs start end rule section reason",
		s.URI, s.Host.In(text), s.ReadAs.Name, u.at(s.Host.Start), u.at(s.Host.End), s.Rule.Key, s.Rule.Section, w.reason(s.Rule))
	return answer
}
