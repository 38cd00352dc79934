package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// numbered is the text as a document reads it whose steps have numbers (RFC 1808 §4, RFC
// 2396 §5.2) or states (URL Standard §4.4): its verdict and target, the steps to it, and its
// parts. Where nothing is resolved, its verdict and parts are all.
func (v *view) numbered() []*page.Table {
	r := v.other
	outcome := v.table(r.Ref.Dialect.String(), "dialects.title", "dialect.caption", "components.component", "rfc."+rfcNumber(r.Ref.Dialect))
	if r.Ref.Dialect == core.URL {
		outcome.Caption = v.words.Get("url.caption", "commit", core.URLCommit[:12])
	}
	if v.state.View == "parse" {
		if r.Ref.Dialect == core.URL {
			outcome.Note = v.words.Get("url.grammar")
		}
		v.addVerdict(outcome)
		v.addParts(outcome)
		v.addTarget(outcome)
		return []*page.Table{outcome}
	}
	v.addVerdict(outcome)
	v.addTarget(outcome)
	parts := v.table("parts", "components.title", "", "components.component", "ref.label")
	v.addParts(parts)
	return []*page.Table{outcome, v.numberedSteps(), parts}
}

// byOther is the view of the resolution by the document that was chosen.
func (v *view) byOther() *view {
	w := *v
	w.resolution = v.other
	return &w
}

// otherPlayer is the timeline of its steps.
func (v *view) otherPlayer() *page.Player { return derivePlayer(*v.byOther()) }

// addVerdict says whether the document takes the text.
func (v *view) addVerdict(s *page.Table) {
	read := readings{view: v}
	s.AddRow("verdict", headCell(v.words.Get("dialects.verdict")), read.verdictCell(&v.other.Ref))
}

// addParts adds the parts of the text, by the document's own names.
func (v *view) addParts(s *page.Table) {
	a := &v.other.Ref
	for _, p := range a.Parts {
		s.AddRow("", headCell(v.words.Get("part."+p.Rule.Key)), v.partCell(a.Text, p))
	}
}

// addTarget adds where the text leads.
func (v *view) addTarget(s *page.Table) {
	r := v.other
	label := "target.label"
	if r.Ref.Dialect == core.URL {
		label = "url.href"
	}
	s.AddRow("answer", headCell(v.words.Get(label)), v.answerCell(r))
	if origin, ok := r.Ref.Origin(); ok {
		s.AddRow("", headCell(v.words.Get("url.origin")), codeCell(page.Clip(origin, cellBytes)))
	}
}

// answerCell is the target by a document, or why there is none.
func (v *view) answerCell(r *core.Resolution) *page.TableCell {
	key := "target.none"
	switch {
	case r.CurrentDocument:
		key = "numbered.current"
	case r.Done:
		return codeCell(page.Clip(r.Target.Text, cellBytes))
	case r.Base.Dialect == core.URL:
		key = "url.failure"
	}
	return &page.TableCell{Text: v.words.Get(key), Class: "void"}
}

// numberedSteps is the steps as sentences around the present one, each with what it is
// about, and then what is to be said of the resolution.
func (v *view) numberedSteps() *page.Table {
	r := v.other
	s := v.table("numbered", "numbered.title", "numbered.caption", "client.number", "partial.step", "numbered.about")
	if r.Ref.Dialect == core.URL {
		s.Caption = v.words.Get("url.steps")
		s.Heads = append(s.Heads[:2], v.words.Get("url.consumed"), v.words.Get("url.appended"))
	}
	done, n := v.state.Done(), timelineLength(r.Trace)
	from := max(0, min(done-partialShown/2, n-partialShown))
	for i := from; i < min(from+partialShown, n); i++ {
		class := ""
		switch {
		case i >= done:
			class = "todo"
		case i == done-1 && v.state.Step != model.End:
			class = "now"
		}
		s.AddRow(class, append([]*page.TableCell{textCell(strconv.Itoa(i+1)).WithCommand("step", strconv.Itoa(i+1))}, v.numberedStep(r, i)...)...)
	}
	v.addRemarks(s)
	return s
}

// addRemarks adds what is to be said of the resolution below its steps.
func (v *view) addRemarks(s *page.Table) {
	r := v.other
	texts := [...]string{core.TextBase: r.Base.Text, core.TextRef: r.Ref.Text, core.TextTarget: r.Target.Text}
	faults := r.Faults
	if r.Ref.Dialect == core.URL && r.Trace == nil { // the base is failure
		for _, f := range r.Base.Faults {
			faults = append(faults, core.TextFault{Fault: f, Text: core.TextBase})
		}
	}
	for _, f := range faults {
		cells := []*page.TableCell{
			{Text: "!", Class: "tone-" + levelTones[f.Level]}, {Text: FaultMessage(v.words, f.Fault, texts[f.Text]), Cite: v.cite(f.Rule)},
			codeCell(page.Clip(f.In(texts[f.Text]), valueBytes)),
		}
		for len(cells) < len(s.Heads) {
			cells = append(cells, textCell(""))
		}
		s.AddRow("gap", cells...)
	}
}

// numberedStep is a step as a sentence, and what it is about.
func (v *view) numberedStep(r *core.Resolution, i int) []*page.TableCell {
	step := &r.Trace.Steps[i]
	say := &page.TableCell{Text: v.numberedSentence(r.Trace, i), Cite: v.cite(step.Rule)}
	if r.Ref.Dialect != core.URL {
		if step.Rule.Condition {
			say.Detail = v.yesNo(step.Yes)
		}
		return []*page.TableCell{say, codeCell(page.Clip(core.StepText(r.Trace, i), cellBytes))}
	}
	say.Cite = v.citeState(r.Trace, i)
	consumed, appended, name := core.URLStep(r.Trace, i)
	if name != syntax.NoFault {
		say.Detail = v.words.Get("url.error", "name", name.String())
	}
	return []*page.TableCell{say, codeCell(page.Clip(consumed, cellBytes)), codeCell(page.Clip(appended, cellBytes))}
}

// numberedSentence is a step in words.
func (v *view) numberedSentence(t *core.Trace, i int) string {
	step := &t.Steps[i]
	if t.Texts != nil && step.Rule.RFC == 0 {
		if _, _, name := core.URLStep(t, i); name != syntax.NoFault {
			return FaultMessage(v.words, syntax.Fault{Rule: step.Rule, Span: step.From, Code: name}, t.Texts[core.TextRef])
		}
	}
	return v.words.Get("rule." + step.Rule.Key)
}

// standard is the link to a rule of the URL Standard, at the commit that is followed. Its
// name there is that of its state.
func (v *view) standard(rule *syntax.Rule) page.Link {
	name := rule.Section
	switch {
	case name == "cannot-be-a-base-url-path-state":
		name = "opaque path state"
	case strings.HasSuffix(name, "-state"):
		name = strings.ReplaceAll(name, "-", " ")
	default:
		name = v.words.Get("rfc.url")
	}
	return page.Link{Text: name, URL: "https://url.spec.whatwg.org/commit-snapshots/" + core.URLCommit + "/#" + rule.Section}
}

// yesNo is the outcome of a condition.
func (v *view) yesNo(yes bool) string {
	if yes {
		return v.words.Get("value.yes")
	}
	return v.words.Get("value.no")
}
