// Package checkpage makes the view "Check a page": the links of a source, their targets, and
// what is wrong with them.
package checkpage

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

const (
	LinkBytes  = 90     // of a text that a sentence names
	rowBytes   = 600    // of a reference or target that a row holds; the style sheet leaves out the middle
	diffRows   = 20     // of a comparison that are listed,
	DiffBytes  = 50_000 // or as many as have so many bytes
	linkWindow = "linkpanel"
	linksLevel = "links-level"
)

// Tables returns the links of a page: its base, what was found, the links
// themselves, the chosen one, and what another base would change.
func Tables(v *render.Context, made *SideTables) []*page.Table {
	list := []*page.Table{linkTable(v)}
	switch d := v.Links; {
	case d.Empty():
		return append(list, linksExample(v))
	case d.NoneYet() || d.Report.Len() == 0 && d.Report.BaseSources().Layer < 0:
		return list
	}
	list = append(list, sideTables(v, made)...)
	if v.Whole {
		return withExpected(v, list)
	}
	return list
}

// withExpected returns the tables as they leave the page: what is expected of a link in a table of
// its own.
func withExpected(v *render.Context, tables []*page.Table) (list []*page.Table) {
	for _, t := range tables {
		expected := explain.ExpectedTable(v, t.Expected, t.Deduction)
		if t.Expected != nil {
			alone := *t
			alone.Expected, alone.Deduction = nil, nil
			t = &alone
		}
		if list = append(list, t); expected != nil {
			list = append(list, expected)
		}
	}
	return list
}

// SideTables is the tables beside that of the links, as they were made last.
type SideTables struct {
	list    []*page.Table
	lang    string
	version int // of the panel
}

// sideTables returns the tables beside that of the links. They are made again only where
// that can make a difference, and not while the table is scrolled.
func sideTables(v *render.Context, made *SideTables) []*page.Table {
	p := v.Links
	if made.list != nil && made.lang == v.Words.Lang && made.version == p.Version {
		return made.list
	}
	made.lang, made.version, made.list = v.Words.Lang, p.Version, nil
	if i := v.State.LinkPanel.Chosen - 1; i >= 0 && i < p.Report.Len() {
		made.list = append(made.list, chosenTable(v, i), chainTable(v, i))
	}
	if v.State.LinkPanel.Move != "" {
		made.list = append(made.list, moveTable(v))
	}
	made.list = append(append(append(made.list, findingsTable(v)), slashTables(v)...), baseTable(v))
	return made.list
}

// linkTable returns the links that can be seen.
func linkTable(v *render.Context) *page.Table {
	d := v.Links
	s := &page.Table{ID: "linkpanel", Title: v.Words.Get("linkpanel.title"), Caption: v.Words.Get("linkpanel.caption"), Note: strings.TrimSpace(linkStatus(v) + readAs(v) + omissions(v) + " " + v.SavedNote(""))}
	if name := v.State.LinkPanel.Offered; name != "" {
		key := "linkpanel.offered"
		if kind := v.State.LinkPanel.OfferedKind; kind != "" {
			key += "." + kind
		}
		s.Note = v.Words.Get(key, "name", page.Clip(name, LinkBytes))
		s.AddButton("site-take", "", v.Words.Get("linkpanel.site"))
	}
	switch {
	case d.Reading >= 0 || d.Busy():
		s.AddButton("links-cancel", "", v.Words.Get("linkpanel.cancel"))
	case d.Cancelled:
		s.AddButton("links-resume", "", v.Words.Get("linkpanel.resume"))
	case d.Empty():
		s.AddButton("links-sample", "", v.Words.Get("linkpanel.sample")).Primary = true
	}
	s.Answer = answer(v)
	addLevels(v, s)
	found := d.Selected()
	s.Window = &page.Window{Name: linkWindow, Count: len(found), Height: page.LinkHeight}
	linkHeads(v, s)
	if f := &v.State.LinkPanel; f.Code != "" || f.Search != "" {
		s.AddButton("links-all", "", v.Words.Get("linkpanel.all"))
	}
	if len(found) == 0 {
		s.Heads, s.Sorts = []string{s.Heads[0]}, s.Sorts[:1]
		return s
	}
	if v.Whole {
		s.Window, s.Sorts = nil, nil
		addLinks(v, s, found[:min(len(found), render.CopiedRows)])
		v.AddMore(s, len(found))
		return s
	}
	top := page.FirstRow(v.State.LinkPanel.Scroll, len(found), page.LinkHeight)
	addLinks(v, s, found[top:min(top+page.WindowRows, len(found))])
	s.PlaceRows(top)
	return s
}

// addLinks adds a row for each link.
func addLinks(v *render.Context, s *page.Table, numbers []uint32) {
	for _, i := range numbers {
		s.Rows = append(s.Rows, linkRow(v, int(i)))
	}
}

// addLevels adds a button for each level that links have, with their number, once all are checked.
func addLevels(v *render.Context, s *page.Table) {
	r := v.Links.Report
	n := r.Len()
	if n == 0 || v.Links.Unfinished() {
		return
	}
	wanted := v.State.LinkPanel.Level
	s.AddButton(linksLevel, "", v.Words.Get("linkpanel.level.all")+" "+strconv.Itoa(n)).SetPressed(wanted == "")
	for _, level := range []links.Gravity{links.Danger, links.Warning, links.Info, links.None} {
		name, count := level.String(), r.CountGravity(level)
		if count > 0 || wanted == name {
			s.AddButton(linksLevel, name, levelMarks[level]+" "+v.Words.Get("level."+name)+" "+strconv.Itoa(count)).SetPressed(wanted == name)
		}
	}
}

// linkHeads adds the columns, and the order of each.
func linkHeads(v *render.Context, s *page.Table) {
	order, descending := v.State.LinkPanel.Sorted()
	for _, column := range [...][2]string{{"found.level", "level"}, {"linkpanel.ref", "ref"}, {"linkpanel.target", "target"}, {"linkpanel.place", "position"}} {
		sort := page.Sort{Direction: "none", Command: page.Command{Name: "links-order", Value: column[1]}}
		switch {
		case order.String() != column[1]:
		case descending:
			sort.Direction, sort.Mark = "descending", " ▾"
		default:
			sort.Direction, sort.Mark = "ascending", " ▴"
		}
		s.Heads, s.Sorts = append(s.Heads, v.Words.Get(column[0])), append(s.Sorts, sort)
	}
}

// readAs says what the source was read as, and what of it was not read.
func readAs(v *render.Context) string {
	if v.Links.ReadAs.Format == "" {
		return ""
	}
	return " " + render.ReadAsMessage(v.Words, v.Links.ReadAs) + " " + render.UnreadMessage(v.Words, v.Links.ReadAs.Format)
}

// omissions says what the reader of the source left out, and the report.
func omissions(v *render.Context) (said string) {
	for _, c := range v.Links.Report.Omissions(v.Links.Omissions) {
		said += " " + levelMarks[links.Warning] + " " + render.OmissionMessage(v.Words, c)
	}
	return said
}

// answer says how many links there are, and how many of them are not fine, once all are checked.
func answer(v *render.Context) string {
	r := v.Links.Report
	n := r.Len()
	if n == 0 || v.Links.Busy() || r.Checked() < n {
		return ""
	}
	danger, odd := r.CountGravity(links.Danger), r.CountGravity(links.Warning)+r.CountGravity(links.Info)
	key := "fine"
	switch {
	case danger > 0 && odd > 0:
		key = "both"
	case danger > 0:
		key = "danger"
	case r.Count(links.NoBase) > 0 && r.Gravest(links.NoBase) == links.Warning: // which is one thing to do, not many to check
		key = "base"
	case odd > 0:
		key = "odd"
	}
	count := "linkpanel.links.many"
	if n == 1 {
		count = "linkpanel.links.one"
	}
	return v.Words.Get(count, "n", strconv.Itoa(n)) + v.Words.Get("colon") + v.Words.Get("linkpanel.answer."+key, "danger", strconv.Itoa(danger), "odd", strconv.Itoa(odd))
}

// linkStatus says what is being done, or the result of it.
func linkStatus(v *render.Context) string {
	d, n := v.Links, strconv.Itoa(v.Links.Report.Len())
	switch {
	case d.Failed.Reason != "":
		return v.Words.Get("linkpanel.failed", "source", page.Clip(d.Failed.Source, LinkBytes), "reason", d.Failed.Reason)
	case d.Cancelled:
		return v.Words.Get("linkpanel.cancelled", "n", strconv.Itoa(d.Report.Checked()))
	case d.Reading >= 0:
		return v.Words.Get("linkpanel.reading", "n", n, "percent", strconv.Itoa(d.Reading))
	case d.Reader != nil:
		return v.Words.Get("linkpanel.reading", "n", n, "percent", strconv.Itoa(100*d.Reader.At()/max(1, d.Length)))
	case d.Empty():
		return ""
	case d.Report.Len() == 0:
		return v.Words.Get("linkpanel.nolinks")
	case d.Report.Checked() < d.Report.Len():
		return v.Words.Get("linkpanel.checking", "n", strconv.Itoa(d.Report.Checked()), "total", n)
	case !d.Sorted:
		return v.Words.Get("linkpanel.sorting", "n", strconv.Itoa(len(d.Selected())))
	}
	status := v.Words.Get("linkpanel.done", "shown", strconv.Itoa(len(d.Selected())), "total", n,
		"danger", strconv.Itoa(d.Report.CountGravity(links.Danger)), "warning", strconv.Itoa(d.Report.CountGravity(links.Warning)),
		"info", strconv.Itoa(d.Report.CountGravity(links.Info)))
	if len(d.Selected()) == 0 {
		status += " " + v.Words.Get("linkpanel.nomatch")
	}
	switch {
	case d.Slash.Busy():
		status += " " + v.Words.Get("linkpanel.comparing", "n", strconv.Itoa(d.Slash.Compared()), "total", n)
	case d.Move.Busy():
		status += " " + v.Words.Get("linkpanel.comparing", "n", strconv.Itoa(d.Move.Compared()), "total", n)
	}
	if d.Export != nil {
		status += " " + v.Words.Get("linkpanel.exporting", "n", strconv.Itoa(d.Export.Next), "total", strconv.Itoa(len(d.Selected())))
	}
	return status
}

// linkRow returns a link in the table.
func linkRow(v *render.Context, i int) *page.TableRow {
	d := v.Links
	e := d.Report.At(i)
	details := links.Details{Ref: e.Ref}
	if i < d.Report.Checked() {
		details = d.Report.Summary(i)
	}
	level := &page.TableCell{Class: "level"}
	if i < d.Report.Checked() {
		level.Text, level.Title = levelMarks[e.Worst], v.Words.Get("level."+e.Worst.String())
	}
	ref, target := linkCell(v, e.Ref, "ref").WithCommand("links-open", strconv.Itoa(i)), targetCell(v, &details, i < d.Report.Checked())
	ref.Head = true
	ref.Detail, target.Detail = worstFinding(v, details.Findings), browserDiffers(v, i, &details)
	row := &page.TableRow{Class: "level-" + e.Worst.String(), Cells: []*page.TableCell{
		level, ref, target,
		{Text: strconv.Itoa(int(e.Line)) + ":" + strconv.Itoa(int(e.Column)), Class: "place", Command: page.Command{Name: "links-source", Value: strconv.Itoa(i)}},
	}}
	if v.State.LinkPanel.Chosen == i+1 {
		row.Class += " now"
	}
	return row
}

// targetCell returns the target of a link, or that it has none, once it is checked.
func targetCell(v *render.Context, details *links.Details, checked bool) *page.TableCell {
	switch {
	case checked && !details.HasTarget:
		return &page.TableCell{Text: v.Words.Get("linkpanel.untargeted"), Class: "target none"}
	case details.Cut:
		return linkCell(v, details.Target+"…", "target")
	}
	return linkCell(v, details.Target, "target")
}

// linkCell returns a reference or target in a row, in three runs: what there is too little
// room for is left out of the second.
func linkCell(v *render.Context, text, class string) *page.TableCell {
	c := &page.TableCell{Text: clipLink(v, text, rowBytes), Code: true, Class: class}
	if len(c.Text) <= shortLink {
		return c
	}
	c.Title = c.Text
	from, to := links.Abridge(c.Text)
	c.Runs = []page.TextRun{{Text: c.Text[:from]}, {Text: c.Text[from:to]}, {Text: c.Text[to:]}}
	return c
}

// shortLink is how much fits into a row at any width.
const shortLink = 16

// gravest returns the first of the findings that no other one is graver than.
func gravest(all []links.Finding) links.Finding {
	return slices.MaxFunc(all, func(a, b links.Finding) int { return cmp.Compare(a.Gravity, b.Gravity) })
}

// context returns the place of a link: an element and its attribute as HTML names them,
// or in words.
func context(v *render.Context, c links.Context) string {
	if key := "context." + c.String(); v.Words.Has(key) {
		return v.Words.Get(key)
	}
	return c.String()
}

// shownLink returns a reference or target as a sentence shows it.
func shownLink(v *render.Context, text string) string { return clipLink(v, text, LinkBytes) }

// clipLink returns a reference or target as a visitor wants to see them, of so many bytes.
func clipLink(v *render.Context, text string, n int) string {
	if v.State.LinkPanel.Defang {
		shown, _ := page.Head(text, 4*n)
		text = links.Defang(shown)
	}
	if text == "" {
		return v.Words.Get("examples.empty")
	}
	return page.ClipMiddle(text, n)
}

// levelMarks lets levels be told apart without their colours.
var levelMarks = [...]string{links.None: "✓", links.Info: "ℹ", links.Warning: "⚠", links.Danger: "✖"}

// worstFinding returns the gravest finding of a link, and how many more there are.
func worstFinding(v *render.Context, all []links.Finding) string {
	if len(all) == 0 {
		return ""
	}
	worst := gravest(all)
	text := v.Words.Get("find." + worst.Code.String())
	if len(all) > 1 {
		text += " +" + strconv.Itoa(len(all)-1)
	}
	return text
}

// browserDiffers returns where a link leads in this browser, where that differs.
func browserDiffers(v *render.Context, i int, details *links.Details) string {
	switch says, asked := v.Links.Browser[i]; {
	case !asked || !details.HasTarget && says.Refused || says.Text == details.Target && !says.Refused:
		return ""
	case says.Refused:
		return v.Words.Get("linkpanel.refused")
	default:
		return v.Words.Get("linkpanel.browser", "target", clipLink(v, says.Text, rowBytes))
	}
}

// AskRows returns the question for this browser about the rows that can be seen and
// were not asked for yet.
func AskRows(v *render.Context) (ask model.AskBrowserRows, ok bool) {
	found := v.Links.Selected()
	top := page.FirstRow(v.State.LinkPanel.Scroll, len(found), page.LinkHeight)
	ask = model.AskBrowserRows{Links: map[int]model.AskBrowser{}}
	for _, i := range found[top:min(top+page.WindowRows, len(found))] {
		link, isShort := askRow(v, int(i))
		if !isShort {
			continue
		}
		if _, known := v.Links.Browser[int(i)]; !known {
			ok = true
		}
		ask.Links[int(i)] = link
	}
	return ask, ok
}
