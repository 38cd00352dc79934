package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/page"
)

// numbered is the text as a document with numbered steps reads it (RFC 1808 §4, RFC
// 2396 §5.2): its parts, its target, and the steps.
func (v *view) numbered(d core.Dialect) []*page.Table {
	r := core.Resolve(v.state.Base, v.state.Ref, d, v.state.Options)
	list := []*page.Table{v.numberedParts(&r)}
	if v.state.View != "parse" {
		list = append(list, v.numberedSteps(&r))
	}
	return list
}

// numberedParts is the verdict, the parts by the document's own names, and the target.
func (v *view) numberedParts(r *core.Resolution) *page.Table {
	s := v.table(r.Ref.Dialect.String(), "dialects.title", "dialect.caption", "components.component", "rfc."+rfcNumber(r.Ref.Dialect))
	read := readings{view: v}
	s.AddRow("verdict", headCell(v.words.Get("dialects.verdict")), read.verdictCell(&r.Ref))
	for _, p := range r.Ref.Parts {
		s.AddRow("", headCell(v.words.Get("part."+p.Rule.Key)), v.partCell(r.Ref.Text, p))
	}
	target := codeCell(page.Clip(r.Target.Text, cellBytes))
	switch {
	case r.CurrentDocument:
		target = &page.TableCell{Text: v.words.Get("numbered.current"), Class: "void"}
	case !r.Done:
		target = &page.TableCell{Text: v.words.Get("target.none"), Class: "void"}
	}
	s.AddRow("", headCell(v.words.Get("target.label")), target)
	return s
}

// numberedSteps is the steps as sentences, each with what it is about, and then what
// is to be said of the resolution.
func (v *view) numberedSteps(r *core.Resolution) *page.Table {
	s := v.table("numbered", "numbered.title", "numbered.caption", "client.number", "partial.step", "numbered.about")
	if r.Trace != nil {
		for i := range r.Trace.Steps[:min(len(r.Trace.Steps), partialShown)] {
			step := &r.Trace.Steps[i]
			say := &page.TableCell{Text: v.words.Get("rule." + step.Rule.Key), Cite: v.cite(step.Rule)}
			if step.Rule.Condition {
				say.Detail = v.yesNo(step.Yes)
			}
			s.AddRow("", textCell(strconv.Itoa(i+1)), say, codeCell(page.Clip(core.StepText(r.Trace, i), cellBytes)))
		}
	}
	texts := [...]string{core.TextBase: r.Base.Text, core.TextRef: r.Ref.Text, core.TextTarget: r.Target.Text}
	for _, f := range r.Faults {
		head := &page.TableCell{Text: "!", Class: "tone-" + levelTones[f.Level]}
		s.AddRow("gap", head, &page.TableCell{Text: FaultMessage(v.words, f.Fault, texts[f.Text]), Cite: v.cite(f.Rule)},
			codeCell(page.Clip(f.In(texts[f.Text]), valueBytes)))
	}
	return s
}

// yesNo is the outcome of a condition.
func (v *view) yesNo(yes bool) string {
	if yes {
		return v.words.Get("value.yes")
	}
	return v.words.Get("value.no")
}
