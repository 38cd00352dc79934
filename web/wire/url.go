package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// putURL adds what only the URL Standard has: the serialized URL and its origin, which
// are null for a failure, and the validation errors under its names.
func putURL(answer *Properties, a *core.Analysis, u *units) {
	errors := []any{}
	for i, f := range a.Faults {
		if i >= MaxFaults && f.Level != syntax.Error {
			continue // what fails is always listed
		}
		errors = append(errors, Object("name start end failure", f.Code.String(), u.at(f.Start), u.at(f.End), f.Level == syntax.Error))
	}
	Put(answer, "href origin validationErrors", nil, nil, errors)
	if href, ok := a.Href(); ok {
		origin, _ := a.Origin()
		Put(answer, "href origin", href, origin)
	}
}

// urlSteps lists the steps of the parser's states: what each consumed (value) and
// appended. A validation error is a step of its own, with its name as the text.
func urlSteps(t *syntax.Trace, w Words) []any {
	return listed(t, "rule section text omitted value appended holds reason", func(i int) *Properties { return urlStep(t, i, w) })
}

func urlStep(t *syntax.Trace, i int, w Words) *Properties {
	rule := t.Steps[i].Rule
	consumed, appended, name := core.URLStep(t, i)
	line := Object("rule section text value appended reason holds", rule.Key, rule.Section, rule.Name, consumed, appended, w.reason(rule))
	if name != syntax.NoFault {
		Put(line, "text", name.String())
	}
	return line
}

// Divergence returns the answer of explainDifference().
func Divergence(p *core.Divergence, m Message, words Words) *Properties {
	answer := Object("same component change a b", p.Same, nil, nil, side(&p.A, p.StepA, m, words), side(&p.B, p.StepB, m, words))
	if p.Component != "" {
		Put(answer, "component", p.Component)
	}
	if change, _ := p.RuleChange(); p.A.Base.Dialect == core.RFC3986 && p.B.Base.Dialect == core.URL && change != core.NoRuleChange {
		Put(answer, "change", changeAt(p, change, m, words))
	}
	return answer
}

// changeAt returns the rule that moved, with the first step of each document where it shows.
func changeAt(p *core.Divergence, change core.RuleChange, m Message, words Words) *Properties {
	answer := Object("name step index rfcStep rfcIndex", change.String())
	first, at := p.FirstSteps()
	if at >= 0 {
		b := side(&p.B, at, m, words)
		Put(answer, "step index", b.Get("step"), b.Get("index"))
	}
	if first >= 0 {
		a := side(&p.A, first, m, words)
		Put(answer, "rfcStep rfcIndex", a.Get("step"), a.Get("index"))
	}
	return answer
}

// side returns one of the two specifications: its target, and the step that decides.
func side(r *core.Resolution, step int, m Message, words Words) *Properties {
	answer := Object("dialect currentDocument target step index faults", r.Base.Dialect.String(), r.CurrentDocument)
	if r.Done {
		Put(answer, "target", r.Target.Text)
	}
	w := newResolution(r, m)
	Put(answer, "faults", w.faults())
	if step >= 0 {
		one := *r.Trace
		one.Steps = r.Trace.Steps[step : step+1]
		Put(answer, "step index", w.oneStep(&one, words), step)
	}
	return answer
}

// oneStep returns the only step of a trace, in the terms of the dialect.
func (w *resolution) oneStep(t *syntax.Trace, words Words) *Properties {
	switch w.Base.Dialect {
	case core.URL:
		return urlStep(t, 0, words)
	case core.RFC3986:
		line := step(t, &t.Steps[0])
		Put(line, "reason", words.reason(t.Steps[0].Rule))
		return line
	case core.RFC1630:
		line := partialStep(t, &t.Steps[0])
		Put(line, "reason", words.reason(t.Steps[0].Rule))
		return line
	}
	return numberedStep(t, 0, words)
}
