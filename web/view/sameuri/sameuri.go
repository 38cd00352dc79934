// Package sameuri makes the view "Same URI?": normalization and comparison (RFC 3986 §6).
package sameuri

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Normalize returns the reference on each rung of normalization (§6.2).
func Normalize(v *render.Context) []*page.Table {
	s := ladder(v, v.State.Ref)
	v.OfferTarget(s)
	return []*page.Table{s}
}

// Compare returns the tables of both texts on the ladder, and the rung where they meet.
func Compare(v *render.Context) []*page.Table {
	c := climb(v)
	if c == nil {
		s := v.Table("ladder", "compare.title", "")
		s.Note = v.Words.Get("links.none")
		return []*page.Table{s}
	}
	return []*page.Table{c.table()}
}

// ladder returns a text on each rung.
func ladder(v *render.Context, text string) *page.Table {
	l := v.Table("ladder", "ladder.title", "ladder.caption", "ladder.rung", "ladder.form")
	if len(text) > render.MoreBytes {
		l.Note = v.Words.Get("links.none")
		return l
	}
	n := core.Normalize(text, core.RFC3986, core.LevelScheme)
	for i, rung := range core.Ladder() {
		class, form := rungCells(v, n, i)
		if i >= len(n.Trace.Texts) {
			form.Detail = v.Words.Get("rule." + rung.Key)
		}
		l.AddRow(class, rungName(v, rung), form)
	}
	return l
}

func rungName(v *render.Context, rung *syntax.Rule) *page.TableCell {
	c := render.HeadCell(v.Words.Get("ladder." + rung.Key))
	c.Cite = v.Cite(rung)
	return c
}

// rungCells returns the text on a rung, with what changed there marked.
func rungCells(v *render.Context, n core.Normalization, i int) (class string, form *page.TableCell) {
	if i >= len(n.Trace.Texts) {
		return "", render.CodeCell("")
	}
	var changed []syntax.Span
	for _, s := range n.Trace.Steps {
		if int(s.Text) == i-1 && s.Yes {
			changed = append(changed, s.To)
		}
	}
	form = render.MarkedCell(n.Trace.Texts[i], changed, render.CellBytes)
	form.Detail = changes(v, n, i-1)
	if i > 0 && n.Trace.Texts[i] != n.Trace.Texts[i-1] {
		class = "changed"
	}
	return class, form
}

// changes returns what a rung changed, each kind of change once.
func changes(v *render.Context, n core.Normalization, rung int) string {
	why, last := "", ""
	for _, s := range n.Trace.Steps {
		if int(s.Text) == rung && s.Rule.Key != last {
			last = s.Rule.Key
			why += v.Words.Get("rule."+last) + " "
		}
	}
	return why
}

// climbed is two texts on the rungs.
type climbed struct {
	*render.Context
	core.Comparison
	of [2]core.Normalization
}

// climb returns both texts on the rungs; nil where one of them is too long.
func climb(v *render.Context) *climbed {
	a, b := v.State.Base, v.State.Ref
	if len(a) > render.MoreBytes || len(b) > render.MoreBytes {
		return nil
	}
	return &climbed{v, core.Compare(a, b, core.RFC3986), [2]core.Normalization{
		core.Normalize(a, core.RFC3986, core.LevelScheme), core.Normalize(b, core.RFC3986, core.LevelScheme),
	}}
}

// rungs returns those that are climbed.
func (c *climbed) rungs() []*syntax.Rule {
	all := core.Ladder()
	return all[:min(len(all), len(c.of[0].Trace.Texts), len(c.of[1].Trace.Texts))]
}

// on returns a text on a rung.
func (c *climbed) on(side, rung int) string { return c.of[side].Trace.Texts[rung] }

// table returns two texts side by side on the rungs, joined from where they are equal.
// What keeps them apart on the last one is marked.
func (c *climbed) table() *page.Table {
	v := c.Context
	s := v.Table("ladder compared", "compare.title", "compare.caption", "ladder.rung", "compare.a.label", "compare.b.label")
	s.Note = met(v, c.Comparison)
	met := false
	for i, rung := range c.rungs() {
		_, left := rungCells(v, c.of[0], i)
		_, right := rungCells(v, c.of[1], i)
		class, head := "", rungName(v, rung)
		switch {
		case c.on(0, i) != c.on(1, i):
		case met:
			class, head.Detail = "same", v.Words.Get("compare.same")
		default:
			met, class, head.Detail = true, "same first", v.Words.Get("compare.here")
		}
		s.AddRow(class, head, left, right)
	}
	if last := len(s.Rows) - 1; last >= 0 && !met {
		s.Rows[last].Class = "apart"
		s.Rows[last].Cells[1].Runs = render.MarkedCell(c.NormalA, []syntax.Span{{Start: c.DiffA, End: uint32(len(c.NormalA))}}, render.CellBytes).Runs
		s.Rows[last].Cells[2].Runs = render.MarkedCell(c.NormalB, []syntax.Span{{Start: c.DiffB, End: uint32(len(c.NormalB))}}, render.CellBytes).Runs
	}
	return s
}

// met says on which rung two texts meet, or where they first differ.
func met(v *render.Context, c core.Comparison) string {
	switch {
	case c.Equivalent() && c.Rung.Rule() == core.Ladder()[0]:
		return v.Words.Get("compare.identical")
	case c.Equivalent():
		return v.Words.Get("compare.met", "rung", v.Words.Get("ladder."+c.Rung.Rule().Key))
	}
	differ := v.Words.Get("compare.differ", "part", v.Words.Get("part."+c.Part.Key),
		"a", strconv.Itoa(page.CharNumber(c.NormalA, c.DiffA)), "b", strconv.Itoa(page.CharNumber(c.NormalB, c.DiffB)))
	if c.SameURN {
		differ += " " + v.Words.Get("compare.urn")
	}
	return differ
}
