package documents

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// numbered returns the text as a document reads it whose steps have numbers (RFC 1808 §4, RFC
// 2396 §5.2) or states (URL Standard §4.4): its verdict and target, the steps to it, and its
// parts. Where nothing is resolved, its verdict and parts are all.
func numbered(v *render.Context) []*page.Table {
	r := v.Other
	outcome := v.Table(r.Ref.Dialect.String(), "dialects.title", "dialect.caption", "components.component", "rfc."+render.RFCNumber(r.Ref.Dialect))
	if r.Ref.Dialect == core.URL {
		outcome.Caption = v.Words.Get("url.caption", "commit", core.URLCommit[:12])
	}
	if !v.State.ViewShown().Plays {
		if r.Ref.Dialect == core.URL {
			outcome.Note = v.Words.Get("url.grammar")
		}
		addVerdict(v, outcome)
		addParts(v, outcome)
		addTarget(v, outcome)
		return []*page.Table{outcome}
	}
	addVerdict(v, outcome)
	addTarget(v, outcome)
	parts := v.Table("parts", "components.title", "", "components.component", "ref.label")
	addParts(v, parts)
	return []*page.Table{outcome, numberedSteps(v), parts}
}

// OtherPlayer returns the timeline of its steps.
func OtherPlayer(v *render.Context) *page.Player { return panes.Player(v.ByOther()) }

// addVerdict says whether the document takes the text.
func addVerdict(v *render.Context, s *page.Table) {
	read := readings{Context: v}
	s.AddRow("verdict", render.HeadCell(v.Words.Get("dialects.verdict")), read.verdictCell(&v.Other.Ref))
}

// addParts adds the parts of the text, by the document's own names.
func addParts(v *render.Context, s *page.Table) {
	a := &v.Other.Ref
	for _, p := range a.Parts {
		s.AddRow("", render.HeadCell(v.Words.Get("part."+p.Rule.Key)), v.PartCell(a.Text, p))
	}
}

// addTarget adds where the text leads.
func addTarget(v *render.Context, s *page.Table) {
	r := v.Other
	label := "target.label"
	if r.Ref.Dialect == core.URL {
		label = "url.href"
	}
	s.AddRow("answer", render.HeadCell(v.Words.Get(label)), explain.AnswerCell(v, r))
	if origin, ok := r.Ref.Origin(); ok {
		s.AddRow("", render.HeadCell(v.Words.Get("url.origin")), render.CodeCell(page.Clip(origin, render.CellBytes)))
	}
}

// numberedSteps returns the steps as sentences around the present one, each with what it is
// about, and then what is to be said of the resolution.
func numberedSteps(v *render.Context) *page.Table {
	r := v.Other
	s := v.Table("numbered", "numbered.title", "numbered.caption", "client.number", "partial.step", "numbered.about")
	if r.Ref.Dialect == core.URL {
		s.Caption = v.Words.Get("url.steps")
		s.Heads = append(s.Heads[:2], v.Words.Get("url.consumed"), v.Words.Get("url.appended"))
	}
	done, n := v.State.Done(), timeline.Length(r.Trace)
	from := max(0, min(done-partialShown/2, n-partialShown))
	for i := from; i < min(from+partialShown, n); i++ {
		class := ""
		switch {
		case i >= done:
			class = "todo"
		case i == done-1 && v.State.Step != model.End:
			class = "now"
		}
		s.AddRow(class, append([]*page.TableCell{render.TextCell(strconv.Itoa(i+1)).WithCommand("step", strconv.Itoa(i+1))}, numberedStep(v, r, i)...)...)
	}
	addRemarks(v, s)
	return s
}

// addRemarks adds what is to be said of the resolution below its steps.
func addRemarks(v *render.Context, s *page.Table) {
	r := v.Other
	texts := [...]string{core.TextBase: r.Base.Text, core.TextRef: r.Ref.Text, core.TextTarget: r.Target.Text}
	faults := r.Faults
	if r.Ref.Dialect == core.URL && r.Trace == nil { // the base is failure
		for _, f := range r.Base.Faults {
			faults = append(faults, core.TextFault{Fault: f, Text: core.TextBase})
		}
	}
	for _, f := range faults {
		cells := []*page.TableCell{
			{Text: "!", Class: "tone-" + render.LevelTones[f.Level]}, {Text: render.FaultMessage(v.Words, f.Fault, texts[f.Text]), Cite: v.Cite(f.Rule)},
			render.CodeCell(page.Clip(f.In(texts[f.Text]), render.ValueBytes)),
		}
		for len(cells) < len(s.Heads) {
			cells = append(cells, render.TextCell(""))
		}
		s.AddRow("gap", cells...)
	}
}

// numberedStep returns a step as a sentence, and what it is about.
func numberedStep(v *render.Context, r *core.Resolution, i int) []*page.TableCell {
	step := &r.Trace.Steps[i]
	say := &page.TableCell{Text: explain.OlderStepSentence(v, r.Trace, i), Cite: v.Cite(step.Rule)}
	if r.Ref.Dialect != core.URL {
		if step.Rule.Condition {
			say.Detail = v.YesNo(step.Yes)
		}
		return []*page.TableCell{say, render.CodeCell(page.Clip(core.StepText(r.Trace, i), render.CellBytes))}
	}
	say.Cite = explain.CiteState(v, r.Trace, i)
	consumed, appended, name := core.URLStep(r.Trace, i)
	if name != syntax.NoFault {
		say.Detail = v.Words.Get("url.error", "name", name.String())
	}
	return []*page.TableCell{say, render.CodeCell(page.Clip(consumed, render.CellBytes)), render.CodeCell(page.Clip(appended, render.CellBytes))}
}
