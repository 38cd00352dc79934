package explain

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/expect"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// byDocument reports whether the link is resolved by another document than RFC 3986.
func (p *pane) byDocument() bool { return p.Resolution.Base.Dialect != core.RFC3986 }

// document is the one by which the link is resolved.
func (p *pane) document() expect.Document {
	return expect.Document{Dialect: p.Resolution.Base.Dialect, Options: p.State.Options, ToASCII: p.ToASCII}
}

// explainBy adds which documents lead to the address that was expected, and where none does, from where it
// follows.
func (p *pane) explainBy() {
	a := expect.ExplainBy(question(p.Context), p.document())
	switch a.Verdict {
	case expect.NoTarget, expect.Unsure, expect.Incomplete:
		p.refuse("expect." + a.Verdict.String())
		return
	case expect.Unasked:
		p.refuse("expected.unread")
		return
	}
	others := slices.DeleteFunc(a.Documents, func(d core.Dialect) bool { return d == p.Resolution.Base.Dialect })
	if a.Verdict == expect.IsRule {
		p.field.Verdict, p.field.Tone = p.Words.Get("expected.same"), "good"
		p.begin("why.title")
		if p.say("expect.is-chosen", nil); others != nil {
			p.say("expect.also", others)
		}
		p.libraries(a.Wanted)
		return
	}
	p.begin("expected.why")
	switch {
	case others != nil:
		p.say("expect.documents", others)
		p.moved(others[0])
		p.libraries(a.Wanted)
	case a.Explanations == nil:
		p.say("expect.no-document", nil)
	}
	p.answer = expect.Answer{Explanations: a.Explanations, Start: a.Start}
	p.reasons()
	if p.Resolution.Done {
		p.lay(a.Wanted)
	} else {
		p.field.Whole = a.Wanted
	}
	if a.Write != "" && a.Explanations == nil {
		p.addTargetFix(a.Write, "mend.write", p.State.Base, a.Write)
	}
	p.addTargetFixes()
	if others != nil && !p.State.ReadOnly {
		name := documentNames(p.Context, others[:1])
		p.deduction.Fixes = append(p.deduction.Fixes, page.TargetFix{
			Text: name, Whole: name, Effect: p.Words.Get("mend.document"), Action: page.Command{Name: "dialect", Value: others[0].String()},
		})
	}
}

// say adds a sentence about some documents.
func (p *pane) say(key string, documents []core.Dialect) {
	p.deduction.Reasons = append(p.deduction.Reasons, page.Reason{Text: p.Words.Get(key, "list", documentNames(p.Context, documents))})
}

func documentNames(v *render.Context, documents []core.Dialect) string {
	var names []string
	for _, d := range documents {
		names = append(names, v.Words.Get("rfc."+render.RFCNumber(d)))
	}
	return strings.Join(names, ", ")
}

// moved adds the rules that are others in a document, each once.
func (p *pane) moved(d core.Dialect) {
	by := p.document()
	for _, x := range core.Divergences(p.State.Base, p.State.Ref, by.Dialect, d, by.Options, by.ToASCII) {
		change, step := x.RuleChange()
		r := page.Reason{Text: WhyDivergence(p.Context, &x)}
		if change != core.Failure && step >= 0 {
			r.Cite = p.Cite(x.B.Trace.Steps[step].Rule)
		}
		if !slices.Contains(p.deduction.Reasons, r) {
			p.deduction.Reasons = append(p.deduction.Reasons, r)
		}
	}
}
