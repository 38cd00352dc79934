package view

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const (
	linkBytes  = 90     // of a text that a sentence names
	rowBytes   = 600    // of a reference or target that a row holds; the style sheet leaves out the middle
	diffRows   = 20     // of a comparison that are listed,
	diffBytes  = 50_000 // or as many as have so many bytes
	linkWindow = "linkpanel"
)

// linksView is the links of a page: its base, what was found, the links
// themselves, the chosen one, and what another base would change.
func (v *view) linksView() []*page.Table {
	list := []*page.Table{v.linkTable()}
	switch d := v.links; {
	case d.Empty():
		return append(list, v.linksExample())
	case d.NoneYet() || d.Report.Len() == 0 && d.Report.BaseSources().Layer < 0:
		return list
	}
	return append(list, v.sideTables()...)
}

// linkTables is the tables beside that of the links, as they were made last.
type linkTables struct {
	list    []*page.Table
	lang    string
	version int // of the panel
}

// sideTables is the tables beside that of the links. They are made again only where
// that can make a difference, and not while the table is scrolled.
func (v *view) sideTables() []*page.Table {
	p, made := v.links, v.linkTables
	if made.list != nil && made.lang == v.words.Lang && made.version == p.Version {
		return made.list
	}
	made.lang, made.version, made.list = v.words.Lang, p.Version, nil
	if i := v.state.LinkPanel.Chosen - 1; i >= 0 && i < p.Report.Len() {
		made.list = append(made.list, v.chosenTable(i), v.chainTable(i))
	}
	if v.state.LinkPanel.Move != "" {
		made.list = append(made.list, v.moveTable())
	}
	made.list = append(append(append(made.list, v.findingsTable()), v.slashTables()...), v.baseTable())
	return made.list
}

// linkTable is the links that can be seen.
func (v *view) linkTable() *page.Table {
	d := v.links
	s := &page.Table{ID: "linkpanel", Title: v.words.Get("linkpanel.title"), Caption: v.words.Get("linkpanel.caption"), Note: strings.TrimSpace(v.linkStatus() + v.cuts() + " " + v.savedNote(""))}
	if name := v.state.LinkPanel.Offered; name != "" {
		s.Note = v.words.Get("linkpanel.offered", "name", page.Clip(name, linkBytes))
		s.AddButton("site-take", "", v.words.Get("linkpanel.site"))
	}
	switch {
	case d.Reading >= 0 || d.Busy():
		s.AddButton("links-cancel", "", v.words.Get("linkpanel.cancel"))
	case d.Cancelled:
		s.AddButton("links-resume", "", v.words.Get("linkpanel.resume"))
	case d.Empty():
		s.AddButton("links-sample", "", v.words.Get("linkpanel.sample"))
	}
	found := d.Selected()
	s.Window = &page.Window{Name: linkWindow, Count: len(found)}
	v.linkHeads(s)
	if f := &v.state.LinkPanel; f.Code != "" || f.Search != "" || f.Level != "" {
		s.AddButton("links-all", "", v.words.Get("linkpanel.all"))
	}
	if len(found) == 0 {
		s.Heads, s.Sorts = []string{s.Heads[0]}, s.Sorts[:1]
		return s
	}
	for _, format := range []string{"csv", "json", "markdown"} {
		s.AddButton("links-export", format, v.words.Get("linkpanel."+format))
	}
	if v.whole {
		s.Window, s.Sorts = nil, nil
		v.addLinks(s, found[:min(len(found), copiedRows)])
		v.addMore(s, len(found))
		return s
	}
	top := page.FirstRow(v.state.LinkPanel.Scroll, len(found))
	v.addLinks(s, found[top:min(top+page.WindowRows, len(found))])
	s.PlaceRows(top)
	return s
}

// addLinks adds a row for each link.
func (v *view) addLinks(s *page.Table, numbers []uint32) {
	for _, i := range numbers {
		s.Rows = append(s.Rows, v.linkRow(int(i)))
	}
}

// linkHeads is the columns, and by what each one sorts.
func (v *view) linkHeads(s *page.Table) {
	for _, column := range [...][2]string{
		{"linkpanel.place", "position"}, {"linkpanel.ref", "ref"}, {"linkpanel.found", "level"}, {"linkpanel.target", "target"}, {"linkpanel.browser", ""},
	} {
		sort := page.Sort{Direction: "none"}
		if column[1] != "" {
			sort.Command = page.Command{Name: "links-order", Value: column[1]}
		}
		switch order := links.OrderNamed(v.state.LinkPanel.Order).String(); {
		case order != column[1]:
		case v.state.LinkPanel.Descending:
			sort.Direction, sort.Mark = "descending", " ▾"
		default:
			sort.Direction, sort.Mark = "ascending", " ▴"
		}
		s.Heads, s.Sorts = append(s.Heads, v.words.Get(column[0])), append(s.Sorts, sort)
	}
}

// cuts says what the reader of the source has cut, and the report.
func (v *view) cuts() (said string) {
	for _, c := range v.links.Report.Cuts(v.links.Cuts) {
		said += " " + levelMarks[links.Warning] + CutMessage(v.words, c)
	}
	return said
}

// linkStatus says what is being done, or the result of it.
func (v *view) linkStatus() string {
	d, n := v.links, strconv.Itoa(v.links.Report.Len())
	switch {
	case d.Failed.Reason != "":
		return v.words.Get("linkpanel.failed", "source", page.Clip(d.Failed.Source, linkBytes), "reason", d.Failed.Reason)
	case d.Cancelled:
		return v.words.Get("linkpanel.cancelled", "n", strconv.Itoa(d.Report.Checked()))
	case d.Reading >= 0:
		return v.words.Get("linkpanel.reading", "n", n, "percent", strconv.Itoa(d.Reading))
	case d.Reader != nil:
		return v.words.Get("linkpanel.reading", "n", n, "percent", strconv.Itoa(100*d.Reader.At()/max(1, d.Length)))
	case d.Empty():
		return v.words.Get("linkpanel.none")
	case d.Report.Len() == 0:
		return v.words.Get("linkpanel.nolinks")
	case d.Report.Checked() < d.Report.Len():
		return v.words.Get("linkpanel.checking", "n", strconv.Itoa(d.Report.Checked()), "total", n)
	case !d.Sorted:
		return v.words.Get("linkpanel.sorting", "n", strconv.Itoa(len(d.Selected())))
	}
	status := v.words.Get("linkpanel.done", "shown", strconv.Itoa(len(d.Selected())), "total", n,
		"danger", strconv.Itoa(d.Report.CountLevel(links.Danger)), "warning", strconv.Itoa(d.Report.CountLevel(links.Warning)),
		"info", strconv.Itoa(d.Report.CountLevel(links.Info)))
	if len(d.Selected()) == 0 {
		status += " " + v.words.Get("linkpanel.nomatch")
	}
	switch {
	case d.Slash.Busy():
		status += " " + v.words.Get("linkpanel.comparing", "n", strconv.Itoa(d.Slash.Compared()), "total", n)
	case d.Move.Busy():
		status += " " + v.words.Get("linkpanel.comparing", "n", strconv.Itoa(d.Move.Compared()), "total", n)
	}
	if d.Export != nil {
		status += " " + v.words.Get("linkpanel.exporting", "n", strconv.Itoa(d.Export.Next), "total", strconv.Itoa(len(d.Selected())))
	}
	return status
}

// linkRow is a link in the table.
func (v *view) linkRow(i int) page.TableRow {
	d := v.links
	e := d.Report.At(i)
	details := links.Details{Ref: e.Ref}
	if i < d.Report.Checked() {
		details = d.Report.Summary(i)
	}
	target := details.Target
	if details.Cut {
		target += "…"
	}
	row := page.TableRow{Class: "level-" + e.Worst.String(), Cells: []*page.TableCell{
		{Text: strconv.Itoa(int(e.Line)) + ":" + strconv.Itoa(int(e.Column)), Class: "place", Command: page.Command{Name: "links-source", Value: strconv.Itoa(i)}},
		v.linkCell(e.Ref, "ref").WithCommand("links-open", strconv.Itoa(i)),
		{Text: v.worstFinding(details.Findings), Class: "found"},
		v.linkCell(target, "target"),
		v.linkInBrowser(i, &details),
	}}
	if v.state.LinkPanel.Chosen == i+1 {
		row.Class += " now"
	}
	if !details.HasTarget && i < d.Report.Checked() {
		row.Cells[3] = &page.TableCell{Text: v.words.Get("linkpanel.untargeted"), Class: "target none"}
	}
	return row
}

// linkCell is a reference or target in a row, in three runs: what there is too little
// room for is left out of the second.
func (v *view) linkCell(text, class string) *page.TableCell {
	c := &page.TableCell{Text: v.clipLink(text, rowBytes), Code: true, Class: class}
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

// gravest is the first of the findings that no other one is graver than.
func gravest(all []links.Finding) links.Finding {
	return slices.MaxFunc(all, func(a, b links.Finding) int { return cmp.Compare(a.Level, b.Level) })
}

// context is the place of a link: an element and its attribute as HTML names them,
// or in words.
func (v *view) context(c links.Context) string {
	if key := "context." + c.String(); v.words.Has(key) {
		return v.words.Get(key)
	}
	return c.String()
}

// shownLink is a reference or target as a sentence shows it.
func (v *view) shownLink(text string) string { return v.clipLink(text, linkBytes) }

// clipLink is a reference or target as a visitor wants to see them, of so many bytes.
func (v *view) clipLink(text string, n int) string {
	if v.state.LinkPanel.Defang {
		shown, _ := page.Head(text, 4*n)
		text = links.Defang(shown)
	}
	if text == "" {
		return v.words.Get("examples.empty")
	}
	return page.ClipMiddle(text, n)
}

// levelMarks lets levels be told apart without their colours.
var levelMarks = [...]string{links.None: "", links.Info: "ℹ ", links.Warning: "⚠ ", links.Danger: "✖ "}

// worstFinding is the gravest finding of a link, and how many more there are.
func (v *view) worstFinding(all []links.Finding) string {
	if len(all) == 0 {
		return ""
	}
	worst := gravest(all)
	text := levelMarks[worst.Level] + v.words.Get("find."+worst.Code.String())
	if len(all) > 1 {
		text += " +" + strconv.Itoa(len(all)-1)
	}
	return text
}

// linkInBrowser is the target of a link in this browser, where it differs.
func (v *view) linkInBrowser(i int, details *links.Details) *page.TableCell {
	says, asked := v.links.Browser[i]
	switch {
	case !asked || !details.HasTarget && says.Refused:
		return &page.TableCell{Class: "browser"}
	case says.Refused:
		return &page.TableCell{Text: v.words.Get("linkpanel.refused"), Class: "browser differs"}
	case says.Text == details.Target:
		return &page.TableCell{Text: v.words.Get("linkpanel.same"), Class: "browser same"}
	}
	return &page.TableCell{Text: v.clipLink(says.Text, rowBytes), Title: v.clipLink(says.Text, rowBytes), Code: true, Class: "browser differs"}
}

// askRows is the question for this browser about the rows that can be seen and
// were not asked for yet.
func (v *view) askRows() (ask model.AskBrowserRows, ok bool) {
	found := v.links.Selected()
	top := page.FirstRow(v.state.LinkPanel.Scroll, len(found))
	ask = model.AskBrowserRows{Links: map[int]model.AskBrowser{}}
	for _, i := range found[top:min(top+page.WindowRows, len(found))] {
		link, isShort := v.askRow(int(i))
		if !isShort {
			continue
		}
		if _, known := v.links.Browser[int(i)]; !known {
			ok = true
		}
		ask.Links[int(i)] = link
	}
	return ask, ok
}
