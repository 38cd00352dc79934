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
	return []*page.Table{v.ladder(v.state.Ref)}
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

// rung is the text on a rung, and what changed there.
func (v *view) rung(n core.Normalization, i int) (class string, form *page.TableCell) {
	if i >= len(n.Trace.Texts) {
		return "", codeCell("")
	}
	form = codeCell(page.Clip(n.Trace.Texts[i], cellBytes))
	form.Detail = v.changes(n, i-1)
	if i > 0 && n.Trace.Texts[i] != n.Trace.Texts[i-1] {
		class = "changed"
	}
	return class, form
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

// comparison is two texts side by side on the rungs.
func (v *view) comparison(a, b string, c core.Comparison) *page.Table {
	s := v.table("ladder", "compare.title", "compare.caption", "ladder.rung", "compare.a.label", "compare.b.label")
	s.Note = v.met(c)
	na, nb := core.Normalize(a, core.RFC3986, core.LevelScheme), core.Normalize(b, core.RFC3986, core.LevelScheme)
	for i, rung := range core.Ladder() {
		if i >= len(na.Trace.Texts) || i >= len(nb.Trace.Texts) {
			break
		}
		_, left := v.rung(na, i)
		_, right := v.rung(nb, i)
		class, head := "", v.rungName(rung)
		if na.Trace.Texts[i] == nb.Trace.Texts[i] {
			class, head.Detail = "same", v.words.Get("compare.same")
		}
		s.AddRow(class, head, left, right)
	}
	return s
}

// met says on which rung two texts meet, or where they first differ.
func (v *view) met(c core.Comparison) string {
	if c.Equivalent() {
		return v.words.Get("compare.met", "rung", v.words.Get("ladder."+c.Rung.Rule().Key))
	}
	return v.words.Get("compare.differ", "part", v.words.Get("part."+c.Part.Key),
		"a", strconv.Itoa(page.CharNumber(c.NormalA, c.DiffA)), "b", strconv.Itoa(page.CharNumber(c.NormalB, c.DiffB)))
}
