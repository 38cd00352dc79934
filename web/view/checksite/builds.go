package checksite

import (
	"strconv"

	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// sumsTable returns how many links are broken before and after, and what became of them: with bars on
// one scale.
func sumsTable(v *render.Context) *page.Table {
	c := v.Site.Comparison
	s := v.Table("site-sums", "site.builds.title", "", "site.build", "site.sums.still", "site.sums.mended", "site.sums.gone", "site.sums.fresh")
	most := max(1, c.Still, len(c.Fixed), len(c.Gone), len(c.Fresh))
	cell := func(n int, class string) *page.TableCell {
		cell := render.TextCell(strconv.Itoa(n))
		if cell.Class = class; n > 0 {
			cell.Class += " share-" + strconv.Itoa(share(n, most))
		}
		return cell
	}
	s.AddNamedRow(render.TextCell(page.ClipMiddle(v.Site.EarlierName, addressBytes)), cell(c.Still, "still"), cell(len(c.Fixed), "mended"), cell(len(c.Gone), "gone"), render.TextCell(""))
	s.AddNamedRow(render.TextCell(page.ClipMiddle(v.Site.Name, addressBytes)), cell(c.Still, "still"), render.TextCell(""), render.TextCell(""), cell(len(c.Fresh), "fresh"))
	return s
}

// buildsTable returns what changed since the earlier build.
func buildsTable(v *render.Context) *page.Table {
	p := v.Site
	c := p.Comparison
	s := v.Table("site-builds", "site.builds.title", "", "site.file", "linkpanel.ref", "site.why", "site.instead")
	s.Caption = v.Words.Get("site.builds.caption", "before", p.EarlierName, "after", p.Name,
		"fresh", strconv.Itoa(len(c.Fresh)), "mended", strconv.Itoa(len(c.Fixed)), "gone", strconv.Itoa(len(c.Gone)), "still", strconv.Itoa(c.Still))
	addPlaces(v, s, p.Site, c.Fresh, v.Words.Get("site.fresh"), reason)
	addPlaces(v, s, p.Earlier, c.Fixed, v.Words.Get("site.mended"), reason)
	addPlaces(v, s, p.Earlier, c.Gone, v.Words.Get("site.gone"), reason)
	if len(s.Rows) == 0 {
		s.Note = v.Words.Get("site.same")
	}
	s.Folded = !v.Whole && len(s.Rows) > 0
	return s
}
