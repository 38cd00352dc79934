package checkpage

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// baseTable returns how the base was established (§5.1).
func baseTable(v *render.Context) *page.Table {
	e := v.Links.Report.BaseSources()
	s := &page.Table{
		ID: "base", Title: v.Words.Get("base.title"), Caption: v.Words.Get("base.caption"),
		Heads: []string{v.Words.Get("base.layer"), v.Words.Get("base.given"), v.Words.Get("base.becomes"), v.Words.Get("base.outcome")},
	}
	names := [core.LayerCount]string{"base.embedded", "base.encapsulating", "base.retrieval", "base.default"}
	for i := range e.Layers {
		l := &e.Layers[i]
		row := &page.TableRow{Class: "", Cells: []*page.TableCell{
			{Text: v.Words.Get(names[i]), Head: true, Cite: v.Cite(l.Rule)},
			{Text: page.Clip(l.Text, render.ValueBytes), Code: true}, {Text: page.Clip(l.Base, render.ValueBytes), Code: true},
			{Text: v.Words.Get("rule." + l.Outcome.Key)},
		}}
		for _, r := range l.Done() {
			row.Cells[2].Detail += v.Words.Get("rule."+r.Key) + " "
		}
		if i == e.Layer {
			row.Class = "changed"
		}
		s.Rows = append(s.Rows, row)
	}
	s.Note = v.Words.Get("base.nothing")
	if e.Layer >= 0 {
		s.Note = v.Words.Get("base.wins", "base", page.Clip(e.Base, render.ValueBytes))
	}
	for _, c := range v.Links.Claims {
		s.Note += " " + v.Words.Get("base.ignored", "name", c.Name, "text", page.Clip(c.Text, 60))
	}
	for _, f := range v.Links.Report.Page() {
		text := e.Base
		if f.Code == links.RedirectSlash {
			text = v.Links.Report.Options().Requested
		}
		s.Note += " " + levelMarks[f.Gravity] + " " + render.LinkMessage(v.Words, f, text)
	}
	return s
}

// findingsTable returns what was found, each finding with the number of its links.
func findingsTable(v *render.Context) *page.Table {
	s := &page.Table{
		ID: "found", Title: v.Words.Get("found.title"), Caption: v.Words.Get("found.caption"),
		Heads: []string{v.Words.Get("found.what"), v.Words.Get("found.level"), v.Words.Get("found.count")},
	}
	for level := links.Danger; level > links.None; level-- {
		for _, c := range links.Codes() {
			if n := v.Links.Report.Count(c); v.Links.Report.Gravest(c) == level {
				s.Rows = append(s.Rows, foundRow(v, c, n))
			}
		}
	}
	if len(s.Rows) == 0 && !v.Links.Unfinished() {
		s.Note = v.Words.Get("found.nothing")
	}
	if v.Links.Report.Len() > 0 {
		for _, format := range []string{"csv", "json", "markdown"} {
			s.Below.AddButton("links-export", format, v.Words.Get("linkpanel."+format))
		}
	}
	return s
}

func foundRow(v *render.Context, c links.Code, n int) *page.TableRow {
	level := v.Links.Report.Gravest(c)
	row := &page.TableRow{Class: "level-" + level.String(), Cells: []*page.TableCell{
		{Text: v.Words.Get("find." + c.String()), Cite: v.Cite(c.Rule()), Command: page.Command{Name: "links-code", Value: c.String()}},
		{Text: levelMarks[level] + " " + v.Words.Get("level."+level.String())},
		{Text: strconv.Itoa(n)},
	}}
	if v.State.LinkPanel.Code == c.String() {
		row.Class += " now"
	}
	return row
}

// chosenTable returns all that is known of one link.
func chosenTable(v *render.Context, i int) *page.Table {
	e, details := v.Links.Report.At(i), v.Links.Report.Details(i)
	s := &page.Table{
		ID: "chosen", Title: v.Words.Get("one.title", "ref", shownLink(v, e.Ref)),
		Caption: v.Words.Get("one.caption", "kind", v.Words.Get("kind."+e.KindRule().Key), "context", context(v, e.Context), "line", strconv.Itoa(int(e.Line)), "column", strconv.Itoa(int(e.Column))),
		Heads:   []string{v.Words.Get("one.what"), v.Words.Get("one.evidence"), v.Words.Get("one.instead")},
	}
	target := &page.TableRow{Class: "", Cells: []*page.TableCell{{Text: v.Words.Get("one.target"), Head: true}, {Text: page.Clip(details.Target, render.ValueBytes), Code: true}, {}}}
	s.Rows = append(s.Rows, target)
	for _, f := range details.Findings {
		s.Rows = append(s.Rows, findingRow(v, f, e.Ref))
	}
	addFixes(v, s, i, details.Findings)
	if base, ref := v.Links.Report.AsReference(i); details.HasTarget && base != "" && len(e.Ref) <= render.MoreBytes {
		if isResolved(base, ref, e.Ref, details.Target) {
			target.Cells[1] = render.ProvenanceCell(core.Resolve(base, ref, core.RFC3986, core.Options{}))
			s.Expected, s.Deduction = expected(v, i, base, ref)
		}
		s.Below.AddButton("links-show", strconv.Itoa(i), v.Words.Get("one.trace"))
		s.Below.AddButton("links-from", strconv.Itoa(i), v.Words.Get("view.from"))
		if v.State.LinkPanel.HasPermalinks {
			shown, _, _ := model.Reduce(v.State, &model.Panels{Links: v.Links}, model.ShowLink{Number: strconv.Itoa(i)})
			link := model.EncodePermalink(shown)
			target.Cells[1].Cite = page.Link{Text: v.Words.Get("one.permalink"), URL: "#" + link}
		}
		if r := core.Relativize(base, details.Target, core.RFC3986); r.Done && r.Ref != e.Ref {
			target.Cells[2].Text, target.Cells[2].Code = v.LinkText(r.Ref), true
			target.Cells[2].Detail = v.Words.Get("one.write")
		}
	}
	s.Below.AddButton("links-source", strconv.Itoa(i), v.Words.Get("one.source"))
	if e.Worst == links.Danger {
		defanged, _ := page.Head(details.Target, render.MoreBytes)
		s.Rows = append(s.Rows, &page.TableRow{Class: "", Cells: []*page.TableCell{{Text: v.Words.Get("one.defanged"), Head: true}, {Text: page.Clip(links.Defang(defanged), render.ValueBytes), Code: true}, {}}})
	}
	if len(details.Findings) == 0 {
		s.Note = v.Words.Get("one.clean")
	}
	return s
}

// isResolved reports whether a link is nothing but a reference that is resolved, and was written so.
func isResolved(base, ref, written, target string) bool {
	leads, _ := core.Target(base, ref, core.RFC3986, core.Options{})
	return ref == written && leads == target
}

// expected returns the field for where a link is expected to lead, with what follows from it. A link
// that can be written otherwise is so in the source; what else to change is said only.
func expected(v *render.Context, i int, base, ref string) (*page.Expected, *page.Deduction) {
	field, deduction := explain.LinkPane(v, base, ref, v.State.LinkPanel.Expect)
	if field != nil {
		field.Field.Act, field.Went.Act = "links-expect", "links-went"
		for k := range field.Offers {
			field.Offers[k].Name = "links-expect"
		}
	}
	if deduction == nil {
		return field, nil
	}
	for k := range deduction.Fixes {
		r := &deduction.Fixes[k]
		from, write, _ := strings.Cut(r.Action.Value, "\n")
		r.Action = page.Command{}
		if from == base && v.Links.Report.At(i).Writing != links.Never {
			r.Action = page.Command{Name: "links-fix", Value: strconv.Itoa(i) + " " + write}
		}
	}
	return field, deduction
}

// addFixes adds a button for each way of writing the link that a finding suggests, if the source can
// be changed there.
func addFixes(v *render.Context, s *page.Table, i int, all []links.Finding) {
	if v.Links.Report.At(i).Writing == links.Never {
		return
	}
	var written []string
	for _, f := range all {
		if isFix(f) && !slices.Contains(written, f.Fix) {
			written = append(written, f.Fix)
			s.Below.AddButton("links-fix", strconv.Itoa(i)+" "+f.Fix, v.Words.Get("links.write", "ref", v.LinkText(f.Fix))).Primary = len(written) == 1
		}
	}
}

// isFix reports whether a finding suggests what to write, and that is not too long to be shown.
func isFix(f links.Finding) bool { return f.Fixes && len(f.Fix) <= render.MoreBytes }

func findingRow(v *render.Context, f links.Finding, ref string) *page.TableRow {
	row := &page.TableRow{Class: "level-" + f.Gravity.String(), Cells: []*page.TableCell{
		{Text: levelMarks[f.Gravity] + " " + v.Words.Get("find."+f.Code.String()), Head: true, Cite: v.Cite(f.Rule()), Detail: render.LinkMessage(v.Words, f, ref)},
		{Text: page.Clip(render.SpaceShown(f.In(ref)), render.ValueBytes), Code: true}, {},
	}}
	row.Cells[0].Take = v.TakeAnswer("finding", f.Code.String(), v.Words.Get("find."+f.Code.String()))
	if isFix(f) {
		row.Cells[2] = &page.TableCell{Text: v.LinkText(f.Fix), Code: true}
	}
	return row
}

// slashTables returns the links with one slash more or less at the end of the base, where that
// changes any.
func slashTables(v *render.Context) (list []*page.Table) {
	d := v.Links
	if d.Slash != nil && d.Slash.Done && d.Slash.Len() > 0 {
		s := comparisonTable(v, "slash", "diff.slash", d.Slash.Base(), d.Slash)
		if v.State.LinkPanel.BaseField(d.Report.BaseSources().Layer) != nil {
			s.AddButton("links-slash", "", v.Words.Get("diff.take"))
		}
		list = append(list, s)
	}
	return list
}

// listed returns how many of n differences are listed at each keystroke. link is the link of
// one.
func listed(v *render.Context, n int, link func(i int) int) (rows int) {
	return page.Fitting(min(n, diffRows), DiffBytes, func(i int) int { return v.Links.Report.Size(link(i)) })
}

func comparisonTable(v *render.Context, id, title, base string, c *model.Comparison) *page.Table {
	s := &page.Table{
		ID: id, Title: v.Words.Get(title, "base", page.Clip(base, render.CellBytes)), Caption: v.Words.Get("diff.caption"),
		Heads: []string{v.Words.Get("linkpanel.ref"), v.Words.Get("diff.before"), v.Words.Get("diff.after"), v.Words.Get("diff.instead")},
		Note:  v.Words.Get("diff.count", "n", strconv.Itoa(c.Len()), "total", strconv.Itoa(v.Links.Report.Len())),
	}
	if c.Len() == 0 {
		s.Note = v.Words.Get("diff.none")
	}
	listed := listed(v, c.Len(), c.Link)
	if c.Len() > listed {
		s.Note += " " + v.Words.Get("diff.first", "n", strconv.Itoa(listed))
	}
	for i := range listed {
		r := c.Row(i)
		s.Rows = append(s.Rows, &page.TableRow{Class: "", Cells: []*page.TableCell{
			{Text: shownLink(v, v.Links.Report.At(r.Link).Ref), Code: true, Command: page.Command{Name: "links-open", Value: strconv.Itoa(r.Link)}},
			{Text: shownLink(v, r.Before), Code: true}, {Text: shownLink(v, r.After), Code: true}, {Text: v.LinkText(r.Instead), Code: true},
		}})
	}
	return s
}
