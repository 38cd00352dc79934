package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Suffix is the answer of suffix(): of core.SuffixReference for the text.
func Suffix(text string, s *core.Suffix, found bool, all []syntax.Fault, m Message, w Words) map[string]any {
	u := newUnits(text)
	answer := map[string]any{
		"found": found, "uri": nil, "host": nil, "start": nil, "end": nil, "readAs": nil,
		"rule": nil, "section": nil, "reason": nil,
		"faults": faults(all, text, &u, m),
	}
	if !found {
		return answer
	}
	for name, value := range w.cited(s.Rule) {
		answer[name] = value
	}
	answer["uri"], answer["host"], answer["readAs"] = s.URI, s.Host.In(text), s.ReadAs.Name
	answer["start"], answer["end"] = u.at(s.Host.Start), u.at(s.Host.End)
	return answer
}
