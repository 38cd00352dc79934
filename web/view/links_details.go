package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// baseTable is how the base was established (§5.1).
func (v *view) baseTable() *page.Table {
	e := v.links.Report.BaseSources()
	s := &page.Table{
		ID: "base", Title: v.words.Get("base.title"), Caption: v.words.Get("base.caption"),
		Heads: []string{v.words.Get("base.layer"), v.words.Get("base.given"), v.words.Get("base.becomes"), v.words.Get("base.outcome")},
	}
	names := [core.LayerCount]string{"base.embedded", "base.encapsulating", "base.retrieval", "base.default"}
	for i := range e.Layers {
		l := &e.Layers[i]
		row := page.TableRow{Class: "", Cells: []*page.TableCell{
			{Text: v.words.Get(names[i]), Head: true, Cite: v.cite(l.Rule)},
			{Text: page.Clip(l.Text, valueBytes), Code: true}, {Text: page.Clip(l.Base, valueBytes), Code: true},
			{Text: v.words.Get("rule." + l.Outcome.Key)},
		}}
		for _, r := range l.Done() {
			row.Cells[2].Detail += v.words.Get("rule."+r.Key) + " "
		}
		if i == e.Layer {
			row.Class = "changed"
		}
		s.Rows = append(s.Rows, row)
	}
	s.Note = v.words.Get("base.nothing")
	if e.Layer >= 0 {
		s.Note = v.words.Get("base.wins", "base", page.Clip(e.Base, valueBytes))
	}
	for _, c := range v.links.Claims {
		s.Note += " " + v.words.Get("base.ignored", "name", c.Name, "text", page.Clip(c.Text, 60))
	}
	for _, f := range v.links.Report.Page() {
		text := e.Base
		if f.Code == links.RedirectSlash {
			text = v.links.Report.Options().Requested
		}
		s.Note += " " + levelMarks[f.Level] + LinkMessage(v.words, f, text)
	}
	return s
}

// findingsTable is what was found, each finding with the number of its links.
func (v *view) findingsTable() *page.Table {
	s := &page.Table{
		ID: "found", Title: v.words.Get("found.title"), Caption: v.words.Get("found.caption"),
		Heads: []string{v.words.Get("found.what"), v.words.Get("found.level"), v.words.Get("found.count")},
	}
	for level := links.Danger; level > links.None; level-- {
		for _, c := range links.Codes() {
			if n := v.links.Report.Count(c); v.links.Report.Gravest(c) == level {
				s.Rows = append(s.Rows, v.foundRow(c, n))
			}
		}
	}
	if len(s.Rows) == 0 && !v.links.Unfinished() {
		s.Note = v.words.Get("found.nothing")
	}
	return s
}

func (v *view) foundRow(c links.Code, n int) page.TableRow {
	level := v.links.Report.Gravest(c)
	row := page.TableRow{Class: "level-" + level.String(), Cells: []*page.TableCell{
		{Text: v.words.Get("find." + c.String()), Cite: v.cite(c.Rule()), Command: page.Command{Name: "links-code", Value: c.String()}},
		{Text: levelMarks[level] + v.words.Get("level."+level.String())},
		{Text: strconv.Itoa(n)},
	}}
	if v.state.LinkPanel.Code == c.String() {
		row.Class += " now"
	}
	return row
}

// chosenTable is all that is known of one link.
func (v *view) chosenTable(i int) *page.Table {
	e, details := v.links.Report.At(i), v.links.Report.Details(i)
	s := &page.Table{
		ID: "chosen", Title: v.words.Get("one.title", "ref", v.shownLink(e.Ref)),
		Caption: v.words.Get("one.caption", "kind", v.words.Get("kind."+links.Kinds()[e.Kind]), "context", v.context(e.Context), "line", strconv.Itoa(int(e.Line)), "column", strconv.Itoa(int(e.Column))),
		Heads:   []string{v.words.Get("one.what"), v.words.Get("one.evidence"), v.words.Get("one.instead")},
	}
	target := page.TableRow{Class: "", Cells: []*page.TableCell{{Text: v.words.Get("one.target"), Head: true}, {Text: page.Clip(details.Target, valueBytes), Code: true}, {}}}
	s.Rows = append(s.Rows, target)
	if base, ref := v.links.Report.AsReference(i); details.HasTarget && base != "" && len(e.Ref) <= moreBytes {
		s.AddButton("links-show", strconv.Itoa(i), v.words.Get("one.trace"))
		s.AddButton("links-from", strconv.Itoa(i), v.words.Get("view.from"))
		if v.state.LinkPanel.HasPermalinks {
			shown, _, _ := model.Reduce(v.state, model.ShowResolution{Base: base, Ref: ref})
			link := model.EncodeLink(shown)
			target.Cells[1].Cite = page.Link{Text: v.words.Get("one.permalink"), URL: "#" + link}
		}
		if r := core.Relativize(base, details.Target, core.RFC3986); r.Done {
			target.Cells[2].Text, target.Cells[2].Code = v.linkText(r.Ref), true
			target.Cells[2].Detail = v.words.Get("one.write")
		}
	}
	s.AddButton("links-source", strconv.Itoa(i), v.words.Get("one.source"))
	for _, f := range details.Findings {
		s.Rows = append(s.Rows, v.findingRow(i, f, e.Ref))
	}
	defanged, _ := page.Head(details.Target, moreBytes)
	s.Rows = append(s.Rows, page.TableRow{Class: "", Cells: []*page.TableCell{{Text: v.words.Get("one.defanged"), Head: true}, {Text: page.Clip(links.Defang(defanged), valueBytes), Code: true}, {}}})
	if len(details.Findings) == 0 {
		s.Note = v.words.Get("one.clean")
	}
	return s
}

func (v *view) findingRow(i int, f links.Finding, ref string) page.TableRow {
	row := page.TableRow{Class: "level-" + f.Level.String(), Cells: []*page.TableCell{
		{Text: levelMarks[f.Level] + v.words.Get("find."+f.Code.String()), Head: true, Cite: v.cite(f.Rule()), Detail: LinkMessage(v.words, f, ref)},
		{Text: page.Clip(spaceShown(f.In(ref)), valueBytes), Code: true}, {},
	}}
	if f.Fixes && len(f.Fix) <= moreBytes {
		row.Cells[2] = &page.TableCell{Text: v.linkText(f.Fix), Code: true}
		if v.links.Report.At(i).Writing != links.Never {
			row.Cells[2].Command = page.Command{Name: "links-fix", Value: strconv.Itoa(i) + " " + f.Fix}
			row.Cells[2].Detail = v.words.Get("one.fix", "fix", v.linkText(f.Fix))
		}
	}
	return row
}

// slashTables is the links with one slash more or less at the end of the base, where that
// changes any.
func (v *view) slashTables() (list []*page.Table) {
	d := v.links
	if d.Slash != nil && d.Slash.Done && d.Slash.Len() > 0 {
		s := v.comparisonTable("slash", "diff.slash", d.Slash.Base(), d.Slash)
		if v.state.LinkPanel.BaseField(d.Report.BaseSources().Layer) != nil {
			s.AddButton("links-slash", "", v.words.Get("diff.take"))
		}
		list = append(list, s)
	}
	return list
}

// listed is how many of n differences are listed at each keystroke. link is the link of one.
func (v *view) listed(n int, link func(i int) int) (rows int) {
	return page.Fitting(min(n, diffRows), diffBytes, func(i int) int { return v.links.Report.Size(link(i)) })
}

func (v *view) comparisonTable(id, title, base string, c *model.Comparison) *page.Table {
	s := &page.Table{
		ID: id, Title: v.words.Get(title, "base", page.Clip(base, cellBytes)), Caption: v.words.Get("diff.caption"),
		Heads: []string{v.words.Get("linkpanel.ref"), v.words.Get("diff.before"), v.words.Get("diff.after"), v.words.Get("diff.instead")},
		Note:  v.words.Get("diff.count", "n", strconv.Itoa(c.Len()), "total", strconv.Itoa(v.links.Report.Len())),
	}
	if c.Len() == 0 {
		s.Note = v.words.Get("diff.none")
	}
	listed := v.listed(c.Len(), c.Link)
	if c.Len() > listed {
		s.Note += " " + v.words.Get("diff.first", "n", strconv.Itoa(listed))
	}
	for i := range listed {
		r := c.Row(i)
		s.Rows = append(s.Rows, page.TableRow{Class: "", Cells: []*page.TableCell{
			{Text: v.shownLink(v.links.Report.At(r.Link).Ref), Code: true, Command: page.Command{Name: "links-open", Value: strconv.Itoa(r.Link)}},
			{Text: v.shownLink(r.Before), Code: true}, {Text: v.shownLink(r.After), Code: true}, {Text: v.linkText(r.Instead), Code: true},
		}})
	}
	return s
}
