package documents

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// differences returns the points at which the documents and the browser differ, in this
// order: what is allowed, how the text is split, and where it leads.
func (r *readings) differences() *page.Table {
	s := r.Table("differences", "differences.title", "differences.caption", "differences.where", "differences.what", "differences.why")
	r.differenceInText(s)
	r.differenceInComponents(s)
	r.differenceInTargets(s)
	r.differenceInBrowser(s)
	if len(s.Rows) == 0 {
		s.Note = r.Words.Get("differences.none")
		return s
	}
	s.Rows[0].Class = "first"
	s.Rows[0].Cells[0].Detail = r.Words.Get("differences.first")
	return s
}

// addDifference adds a point.
func (r *readings) addDifference(s *page.Table, where, what string, why *page.TableCell) {
	s.AddRow("", render.HeadCell(r.Words.Get("differences."+where)), render.TextCell(what), why)
}

// differenceInText finds the first character that one document refuses and another one
// does not.
func (r *readings) differenceInText(s *page.Table) {
	first, strict := r.end(render.Documents[0]), render.Documents[0]
	for _, d := range render.Documents {
		if at := r.end(d); at < first {
			first, strict = at, d
		}
	}
	var refuse, accept []string
	for _, d := range render.Documents {
		name := r.Words.Get("rfc." + render.RFCNumber(d))
		if r.end(d) == first {
			refuse = append(refuse, name)
		} else {
			accept = append(accept, name)
		}
	}
	if len(accept) == 0 {
		return
	}
	key := "differences.refused"
	if first >= len(r.State.Ref) {
		key = "differences.unfinished"
	}
	what := r.Words.Get(key, "n", r.at(uint32(min(first, len(r.State.Ref)))), "a", strings.Join(refuse, ", "), "b", strings.Join(accept, ", "))
	r.addDifference(s, "text", what, r.whyRefused(r.of[strict]))
}

// end returns the byte at which a document refuses the text; one after its end
// where it takes all of it, so that what is only unfinished comes first.
func (r *readings) end(d core.Dialect) int {
	switch a := r.of[d]; {
	case a.Valid:
		return len(a.Text) + 1
	case a.FirstBad >= 0:
		return a.FirstBad
	default:
		return len(a.Text)
	}
}

func (r *readings) whyRefused(a *core.Analysis) *page.TableCell {
	f, ok := render.FirstFault(a.Faults)
	if !ok {
		return &page.TableCell{}
	}
	return &page.TableCell{Text: render.FaultMessage(r.Words, f, a.Text), Cite: r.Cite(f.Rule)}
}

// differenceInComponents finds the first component that they cut otherwise.
func (r *readings) differenceInComponents(s *page.Table) {
	for _, name := range componentNames {
		if r.differs(name) {
			what := r.Words.Get("differences.cut", "part", r.Words.Get("part."+name))
			r.addDifference(s, "components", what, render.TextCell(r.Words.Get("differences.why."+name)))
			return
		}
	}
}

// differenceInTargets finds where the two documents that resolve lead to different
// targets. Why, RFC 1630 says by what it does not say, or by its own rule.
func (r *readings) differenceInTargets(s *page.Table) {
	now := r.Context.Resolution
	if !r.old.Done || !now.Done {
		if r.old.Done != now.Done {
			r.addDifference(s, "target", r.Words.Get("differences.one-target"), r.whyTarget())
		}
		return
	}
	if old, target := r.old.Target.Text, now.Target.Text; old != target {
		n := render.CommonPrefix(old, target)
		what := r.Words.Get("differences.targets", "n", strconv.Itoa(page.CharNumber(target, uint32(n))),
			"a", r.LinkText(old[n:]), "b", r.LinkText(target[n:]))
		r.addDifference(s, "target", what, r.whyTarget())
	}
}

func (r *readings) whyTarget() *page.TableCell {
	for _, f := range r.old.Faults {
		if f.Level != syntax.Info && f.Code != syntax.RuleAgainstExamples {
			return &page.TableCell{Text: render.FaultMessage(r.Words, f.Fault, r.old.Trace.Texts[f.Text]), Cite: r.Cite(f.Rule)}
		}
	}
	for _, step := range r.old.Trace.Steps {
		if key := "differences.why." + step.Rule.Key; r.Words.Has(key) {
			return &page.TableCell{Text: r.Words.Get(key), Cite: r.Cite(step.Rule)}
		}
	}
	return &page.TableCell{}
}

// differenceInBrowser says where the browser deviates from RFC 3986.
func (r *readings) differenceInBrowser(s *page.Table) {
	if b := Browser(r.Context); asked(r.Context) && b.Tone != "good" {
		r.addDifference(s, "browser", b.Verdict, render.TextCell(""))
	}
}
