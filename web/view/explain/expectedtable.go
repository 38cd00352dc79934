package explain

import (
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// ExpectedTable returns what a pane says of an expected address, as it leaves the page; nil where
// nothing is expected.
func ExpectedTable(v *render.Context, x *page.Expected, d *page.Deduction) *page.Table {
	if x == nil || x.Field.Text == "" && x.Went.Text == "" {
		return nil
	}
	t := v.Table("taken", "expected.title", "", "expected.about", "copy.value")
	add := func(about string, says *page.TableCell) {
		if says.Text != "" {
			t.AddRow("", render.TextCell(about), says)
		}
	}
	uri := func(text string) *page.TableCell { return render.CodeCell(page.Clip(text, render.CopiedBytes)) }
	address := x.Whole
	if address == "" {
		address = x.Field.Text
	}
	add(x.Field.Label, uri(address))
	add(x.Went.Label, uri(x.Went.Text))
	add(v.Words.Get("target.title"), render.TextCell(x.Verdict))
	if d == nil {
		return t
	}
	for _, list := range [][]page.Reason{d.Reasons, d.Starts} {
		for _, r := range list {
			add(d.Title, &page.TableCell{Text: r.Text, Cite: r.Cite})
		}
	}
	if d.Join != nil {
		add(d.Title, render.TextCell(d.Join.Title))
	}
	for _, r := range d.Fixes {
		add(r.Effect, uri(r.Whole))
	}
	return t
}
