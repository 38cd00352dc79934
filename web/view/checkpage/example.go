package checkpage

import (
	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// linksExample names what is found in the sample page, the gravest first, while there is no
// source.
func linksExample(v *render.Context) *page.Table {
	s := v.Table("links-example", "linkpanel.example.title", "", "linkpanel.found", "linkpanel.ref", "one.instead")
	s.Caption = v.Words.Get("linkpanel.example.caption", "base", lesson.DocumentBase)
	r := exampleLinks()
	for level := links.Danger; level > links.None; level-- {
		for i := range r.Len() {
			if e := r.At(i); e.Worst == level {
				s.Rows = append(s.Rows, exampleLink(v, e, r.Details(i)))
			}
		}
	}
	return s
}

// exampleLinks returns the links of the sample page, checked.
func exampleLinks() *links.Report {
	var o links.Options
	o.Sources[core.LayerEmbedded] = core.Source{Text: lesson.DocumentBase, Given: true}
	r := links.New(o)
	for _, ref := range lesson.DocumentLinks() {
		r.Add(links.Link{Ref: ref, Context: links.ContextNamed("a href")})
	}
	for !r.Check(1 << 20) {
	}
	return r
}

func exampleLink(v *render.Context, e links.Entry, d links.Details) *page.TableRow {
	worst := gravest(d.Findings)
	fix := &page.TableCell{}
	if worst.Fixes {
		fix = &page.TableCell{Text: v.LinkText(worst.Fix), Code: true}
	}
	return &page.TableRow{Class: "level-" + e.Worst.String(), Cells: []*page.TableCell{
		{Text: levelMarks[worst.Gravity] + " " + v.Words.Get("find."+worst.Code.String()), Cite: v.Cite(worst.Rule()), Head: true},
		linkCell(v, e.Ref, "ref"), fix,
	}}
}
