package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// moreBytes is the length of the longest text that is looked at further at every
// keystroke.
const moreBytes = 4000

// normalizeView is the reference on each rung of normalization (§6.2).
func (v *view) normalizeView() []*page.Table {
	s := v.ladder(v.state.Ref)
	v.offerTarget(s)
	return []*page.Table{s}
}

// compareView is both texts climbing the ladder, and the rung where they meet.
func (v *view) compareView() []*page.Table {
	a, b := v.state.Base, v.state.Ref
	if len(a) > moreBytes || len(b) > moreBytes {
		s := v.table("ladder", "compare.title", "")
		s.Note = v.words.Get("links.none")
		return []*page.Table{s}
	}
	c := core.Compare(a, b, core.RFC3986)
	return []*page.Table{v.comparison(a, b, c)}
}

// ladder is a text on each rung.
func (v *view) ladder(text string) *page.Table {
	l := v.table("ladder", "ladder.title", "ladder.caption", "ladder.rung", "ladder.form")
	if len(text) > moreBytes {
		l.Note = v.words.Get("links.none")
		return l
	}
	n := core.Normalize(text, core.RFC3986, core.LevelScheme)
	for i, rung := range core.Ladder() {
		class, form := v.rung(n, i)
		if i >= len(n.Trace.Texts) {
			form.Detail = v.words.Get("rule." + rung.Key)
		}
		l.AddRow(class, v.rungName(rung), form)
	}
	return l
}

func (v *view) rungName(rung *syntax.Rule) *page.TableCell {
	c := headCell(v.words.Get("ladder." + rung.Key))
	c.Cite = v.cite(rung)
	return c
}

// rung is the text on a rung, with what changed there marked.
func (v *view) rung(n core.Normalization, i int) (class string, form *page.TableCell) {
	if i >= len(n.Trace.Texts) {
		return "", codeCell("")
	}
	var changed []syntax.Span
	for _, s := range n.Trace.Steps {
		if int(s.Text) == i-1 && s.Yes {
			changed = append(changed, s.To)
		}
	}
	form = markedCell(n.Trace.Texts[i], changed, cellBytes)
	form.Detail = v.changes(n, i-1)
	if i > 0 && n.Trace.Texts[i] != n.Trace.Texts[i-1] {
		class = "changed"
	}
	return class, form
}

// markedCell is the beginning of a text with some of it marked: spans in its order.
func markedCell(text string, marks []syntax.Span, limit int) *page.TableCell {
	c := codeCell(page.Clip(text, limit))
	shown, cut := page.Head(text, limit)
	at := 0
	add := func(end int, marked bool) {
		if end = min(end, len(shown)); end > at {
			c.Runs = append(c.Runs, page.TextRun{Text: page.Visible(shown[at:end]), Marked: marked})
			at = end
		}
	}
	for _, m := range marks {
		add(int(m.Start), false)
		add(int(m.End), true)
	}
	if c.Runs != nil {
		add(len(shown), false)
		if cut {
			c.Runs = append(c.Runs, page.TextRun{Text: "…"})
		}
	}
	return c
}

// changes is what a rung changed, each kind of change once.
func (v *view) changes(n core.Normalization, rung int) string {
	why, last := "", ""
	for _, s := range n.Trace.Steps {
		if int(s.Text) == rung && s.Rule.Key != last {
			last = s.Rule.Key
			why += v.words.Get("rule."+last) + " "
		}
	}
	return why
}

// comparison is two texts side by side on the rungs, joined from where they are equal.
// What keeps them apart on the last one is marked.
func (v *view) comparison(a, b string, c core.Comparison) *page.Table {
	s := v.table("ladder compared", "compare.title", "compare.caption", "ladder.rung", "compare.a.label", "compare.b.label")
	s.Note = v.met(c)
	v.offerTarget(s)
	na, nb := core.Normalize(a, core.RFC3986, core.LevelScheme), core.Normalize(b, core.RFC3986, core.LevelScheme)
	met := false
	for i, rung := range core.Ladder() {
		if i >= len(na.Trace.Texts) || i >= len(nb.Trace.Texts) {
			break
		}
		_, left := v.rung(na, i)
		_, right := v.rung(nb, i)
		class, head := "", v.rungName(rung)
		switch {
		case na.Trace.Texts[i] != nb.Trace.Texts[i]:
		case met:
			class, head.Detail = "same", v.words.Get("compare.same")
		default:
			met, class, head.Detail = true, "same first", v.words.Get("compare.here")
		}
		s.AddRow(class, head, left, right)
	}
	if last := len(s.Rows) - 1; last >= 0 && !met {
		s.Rows[last].Class = "apart"
		s.Rows[last].Cells[1].Runs = markedCell(c.NormalA, []syntax.Span{{Start: c.DiffA, End: uint32(len(c.NormalA))}}, cellBytes).Runs
		s.Rows[last].Cells[2].Runs = markedCell(c.NormalB, []syntax.Span{{Start: c.DiffB, End: uint32(len(c.NormalB))}}, cellBytes).Runs
	}
	return s
}

// met says on which rung two texts meet, or where they first differ.
func (v *view) met(c core.Comparison) string {
	switch {
	case c.Equivalent() && c.Rung.Rule() == core.Ladder()[0]:
		return v.words.Get("compare.identical")
	case c.Equivalent():
		return v.words.Get("compare.met", "rung", v.words.Get("ladder."+c.Rung.Rule().Key))
	}
	return v.words.Get("compare.differ", "part", v.words.Get("part."+c.Part.Key),
		"a", strconv.Itoa(page.CharNumber(c.NormalA, c.DiffA)), "b", strconv.Itoa(page.CharNumber(c.NormalB, c.DiffB)))
}

// offerTarget offers to take over the target that was resolved last, where another one
// was typed.
func (v *view) offerTarget(s *page.Table) {
	if target, ok := v.state.TakesOver(); ok {
		s.AddButton("take-target", "", v.words.Get("views.take", "target", page.ClipMiddle(target, sayBytes)))
	}
}
