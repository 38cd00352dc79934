package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Suffix is the answer of suffix(): of core.SuffixReference for the text.
func Suffix(text string, s *core.Suffix, found bool, all []syntax.Fault, m Message, w Words) map[string]any {
	u := newUnits(text)
	answer := Object("found faults uri host start end readAs rule section reason", found, faults(all, text, &u, m))
	if !found {
		return answer
	}
	for name, value := range w.cited(s.Rule) {
		answer[name] = value
	}
	Put(answer, "uri host readAs start end",
		s.URI, s.Host.In(text), s.ReadAs.Name, u.at(s.Host.Start), u.at(s.Host.End))
	return answer
}
