package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// delimiters is how the API calls what delimits a URI, by the rule's key.
var delimiters = map[string]string{"c-angle": "angle-brackets", "c-quotes": "double-quotes", "c-whitespace": "whitespace"}

// Extract is the answer of extract(): the first MaxRuns URIs, and then one
// entry for all others.
func Extract(x core.Extractions, m Message) []any {
	list := extractions{text: x.Text, units: newUnits(x.Text), message: m, faults: MaxFaults, list: []any{}}
	for e := range x.All {
		list.add(&e)
	}
	return list.list
}

type extractions struct {
	text    string
	units   units
	message Message
	faults  int // how many faults may still be listed
	list    []any
}

func (x *extractions) add(e *core.Extraction) {
	switch {
	case len(x.list) < MaxRuns:
		x.list = append(x.list, x.extraction(e))
	case len(x.list) == MaxRuns:
		x.list = append(x.list, x.omitted(e))
	default:
		last := x.list[MaxRuns].(map[string]any)
		last["end"], last["outerEnd"] = x.units.at(e.End), x.units.at(e.Outer.End)
		last["omitted"] = last["omitted"].(int) + 1
	}
}

func (x *extractions) extraction(e *core.Extraction) map[string]any {
	answer := x.place(e)
	answer["uri"] = e.URI
	answer["valid"] = isValid(e.URI)
	answer["delimiter"] = delimiters[e.Delimiter.Key]
	answer["prefix"] = textOf(e.Prefix, x.text)
	answer["punctuation"] = textOf(e.Punctuation, x.text)
	answer["gaps"] = len(e.Ignored)
	answer["unhyphened"] = nil
	if len(e.Hyphens) > 0 {
		answer["unhyphened"] = e.Unhyphened
	}
	all := capped(e.Faults(), x.faults)
	x.faults = max(0, x.faults-len(all))
	answer["faults"] = faults(all, x.text, &x.units, x.message)
	return answer
}

// omitted stands for e and all that follow.
func (x *extractions) omitted(e *core.Extraction) map[string]any {
	answer := x.place(e)
	for name, value := range map[string]any{
		"uri": "", "valid": false, "delimiter": "omitted", "prefix": nil, "punctuation": nil,
		"gaps": 0, "unhyphened": nil, "faults": []any{}, "omitted": 1,
	} {
		answer[name] = value
	}
	return answer
}

func (x *extractions) place(e *core.Extraction) map[string]any {
	answer := x.units.span(e.Span)
	answer["outerStart"], answer["outerEnd"] = x.units.at(e.Outer.Start), x.units.at(e.Outer.End)
	return answer
}

// textOf is the text of a span, or null if it is empty.
func textOf(s syntax.Span, text string) any {
	if s.Empty() {
		return nil
	}
	return s.In(text)
}

func isValid(uri string) bool {
	a := core.Parse(uri, core.RFC3986)
	return a.Valid
}
