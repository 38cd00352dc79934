package play

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// parting is the points at which the documents and the browser part, the first
// one first: what may stand, how it is cut, and where it leads.
func (r *readings) parting() *Sheet {
	s := r.sheet("parting", "parting.title", "parting.caption", "parting.where", "parting.what", "parting.why")
	r.partInText(s)
	r.partInComponents(s)
	r.partInTargets(s)
	r.partInBrowser(s)
	if len(s.Rows) == 0 {
		s.Note = r.words.Get("parting.none")
		return s
	}
	s.Rows[0].Class = "first"
	s.Rows[0].Cells[0].Detail = r.words.Get("parting.first")
	return s
}

// part adds a point.
func (r *readings) part(s *Sheet, where, what string, why *SheetCell) {
	s.add("", headCell(r.words.Get("parting."+where)), textCell(what), why)
}

// partInText finds the first character that one document refuses and another one
// does not.
func (r *readings) partInText(s *Sheet) {
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
	key := "parting.refused"
	if first >= len(r.state.Ref) {
		key = "parting.unfinished"
	}
	what := r.words.Get(key, "n", r.at(uint32(min(first, len(r.state.Ref)))), "a", strings.Join(refuse, ", "), "b", strings.Join(accept, ", "))
	r.part(s, "text", what, r.whyRefused(r.of[strict]))
}

// end is the byte at which a document refuses the text; behind its end by one
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

func (r *readings) whyRefused(a *core.Analysis) *SheetCell {
	f, ok := firstFault(a.Faults)
	if !ok {
		return &SheetCell{}
	}
	return &SheetCell{Text: FaultMessage(r.words, f, a.Text), Cite: r.cite(f.Rule)}
}

// partInComponents finds the first component that they cut otherwise.
func (r *readings) partInComponents(s *Sheet) {
	for _, name := range componentNames {
		if r.differs(name) {
			what := r.words.Get("parting.cut", "part", r.words.Get("part."+name))
			r.part(s, "components", what, textCell(r.words.Get("parting.why."+name)))
			return
		}
	}
}

// partInTargets finds where the two documents that resolve lead to different
// targets. Why, RFC 1630 says by what it does not say, or by its own rule.
func (r *readings) partInTargets(s *Sheet) {
	now := r.input.r
	if !r.old.Done || !now.Done {
		if r.old.Done != now.Done {
			r.part(s, "target", r.words.Get("parting.one-target"), r.whyTarget())
		}
		return
	}
	if old, target := r.old.Target.Text, now.Target.Text; old != target {
		n := commonPrefix(old, target)
		what := r.words.Get("parting.targets", "n", strconv.Itoa(position(target, uint32(n))),
			"a", r.linkText(old[n:]), "b", r.linkText(target[n:]))
		r.part(s, "target", what, r.whyTarget())
	}
}

func (r *readings) whyTarget() *SheetCell {
	for _, f := range r.old.Faults {
		if f.Level != syntax.Info && f.Code != syntax.RuleAgainstExamples {
			return &SheetCell{Text: FaultMessage(r.words, f.Fault, r.old.Trace.Texts[f.Text]), Cite: r.cite(f.Rule)}
		}
	}
	for _, step := range r.old.Trace.Steps {
		if key := "parting.why." + step.Rule.Key; r.words.Has(key) {
			return &SheetCell{Text: r.words.Get(key), Cite: r.cite(step.Rule)}
		}
	}
	return &SheetCell{}
}

// partInBrowser says where the browser departs from RFC 3986.
func (r *readings) partInBrowser(s *Sheet) {
	if b := deriveBrowser(*r.input); b != nil && b.Tone != "good" {
		r.part(s, "browser", b.Verdict, textCell(""))
	}
}
