package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// differences is the points at which the documents and the browser differ, in this
// order: what is allowed, how the text is split, and where it leads.
func (r *readings) differences() *page.Table {
	s := r.table("differences", "differences.title", "differences.caption", "differences.where", "differences.what", "differences.why")
	r.differenceInText(s)
	r.differenceInComponents(s)
	r.differenceInTargets(s)
	r.differenceInBrowser(s)
	if len(s.Rows) == 0 {
		s.Note = r.words.Get("differences.none")
		return s
	}
	s.Rows[0].Class = "first"
	s.Rows[0].Cells[0].Detail = r.words.Get("differences.first")
	return s
}

// addDifference adds a point.
func (r *readings) addDifference(s *page.Table, where, what string, why *page.TableCell) {
	s.AddRow("", headCell(r.words.Get("differences."+where)), textCell(what), why)
}

// differenceInText finds the first character that one document refuses and another one
// does not.
func (r *readings) differenceInText(s *page.Table) {
	first, strict := r.end(documents[0]), documents[0]
	for _, d := range documents {
		if at := r.end(d); at < first {
			first, strict = at, d
		}
	}
	var refuse, accept []string
	for _, d := range documents {
		name := r.words.Get("rfc." + rfcNumber(d))
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
	if first >= len(r.state.Ref) {
		key = "differences.unfinished"
	}
	what := r.words.Get(key, "n", r.at(uint32(min(first, len(r.state.Ref)))), "a", strings.Join(refuse, ", "), "b", strings.Join(accept, ", "))
	r.addDifference(s, "text", what, r.whyRefused(r.of[strict]))
}

// end is the byte at which a document refuses the text; one after its end
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
	f, ok := firstFault(a.Faults)
	if !ok {
		return &page.TableCell{}
	}
	return &page.TableCell{Text: FaultMessage(r.words, f, a.Text), Cite: r.cite(f.Rule)}
}

// differenceInComponents finds the first component that they cut otherwise.
func (r *readings) differenceInComponents(s *page.Table) {
	for _, name := range componentNames {
		if r.differs(name) {
			what := r.words.Get("differences.cut", "part", r.words.Get("part."+name))
			r.addDifference(s, "components", what, textCell(r.words.Get("differences.why."+name)))
			return
		}
	}
}

// differenceInTargets finds where the two documents that resolve lead to different
// targets. Why, RFC 1630 says by what it does not say, or by its own rule.
func (r *readings) differenceInTargets(s *page.Table) {
	now := r.view.resolution
	if !r.old.Done || !now.Done {
		if r.old.Done != now.Done {
			r.addDifference(s, "target", r.words.Get("differences.one-target"), r.whyTarget())
		}
		return
	}
	if old, target := r.old.Target.Text, now.Target.Text; old != target {
		n := commonPrefix(old, target)
		what := r.words.Get("differences.targets", "n", strconv.Itoa(page.CharNumber(target, uint32(n))),
			"a", r.linkText(old[n:]), "b", r.linkText(target[n:]))
		r.addDifference(s, "target", what, r.whyTarget())
	}
}

func (r *readings) whyTarget() *page.TableCell {
	for _, f := range r.old.Faults {
		if f.Level != syntax.Info && f.Code != syntax.RuleAgainstExamples {
			return &page.TableCell{Text: FaultMessage(r.words, f.Fault, r.old.Trace.Texts[f.Text]), Cite: r.cite(f.Rule)}
		}
	}
	for _, step := range r.old.Trace.Steps {
		if key := "differences.why." + step.Rule.Key; r.words.Has(key) {
			return &page.TableCell{Text: r.words.Get(key), Cite: r.cite(step.Rule)}
		}
	}
	return &page.TableCell{}
}

// differenceInBrowser says where the browser deviates from RFC 3986.
func (r *readings) differenceInBrowser(s *page.Table) {
	if b := deriveBrowser(*r.view); r.asked() && b.Tone != "good" {
		r.addDifference(s, "browser", b.Verdict, textCell(""))
	}
}
