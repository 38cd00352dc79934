package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// delimiters has the names in the API of what delimits a URI, by the rule's key.
var delimiters = map[string]string{"c-angle": "angle-brackets", "c-quotes": "double-quotes", "c-whitespace": "whitespace"}

// Extract returns the answer of extract(): the first MaxRuns URIs, then one entry
// for all the others.
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
	faults  int // how many more faults may be listed
	list    []any
}

func (x *extractions) add(e *core.Extraction) {
	switch {
	case len(x.list) < MaxRuns:
		x.list = append(x.list, x.extraction(e))
	case len(x.list) == MaxRuns:
		x.list = append(x.list, x.omitted(e))
	default:
		last := x.list[MaxRuns].(*Properties)
		Put(last, "end outerEnd", x.units.at(e.End), x.units.at(e.Outer.End))
		Put(last, "omitted", last.Get("omitted").(int)+1)
	}
}

func (x *extractions) extraction(e *core.Extraction) *Properties {
	answer := x.place(e)
	Put(answer, "uri valid delimiter prefix punctuation gaps unhyphened continued",
		e.URI, isValid(e.URI), delimiters[e.Delimiter.Key], textOf(e.Prefix, x.text),
		textOf(e.Punctuation, x.text), len(e.Ignored))
	if len(e.Hyphens) > 0 {
		Put(answer, "unhyphened", e.Unhyphened)
	}
	if whole := e.Continued(x.text); whole != "" {
		Put(answer, "continued", whole)
	}
	all := capped(e.Faults(), x.faults)
	x.faults = max(0, x.faults-len(all))
	Put(answer, "faults", faults(all, x.text, &x.units, x.message))
	return answer
}

// omitted returns the entry for e and all that follow.
func (x *extractions) omitted(e *core.Extraction) *Properties {
	answer := x.place(e)
	Put(answer, "uri valid delimiter gaps faults omitted prefix punctuation unhyphened continued",
		"", false, "omitted", 0, []any{}, 1)
	return answer
}

func (x *extractions) place(e *core.Extraction) *Properties {
	answer := x.units.span(e.Span)
	Put(answer, "outerStart outerEnd", x.units.at(e.Outer.Start), x.units.at(e.Outer.End))
	return answer
}

// textOf returns the text of a span, or null if it is empty.
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
