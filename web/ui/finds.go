package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// finds draws what was found in a text, each with its ends. The table is below, folded.
func (d drawing) finds(body *page.TablesBody) vecty.List {
	f := body.Finds
	return vecty.List{
		partText("p", "view-answer", f.Answer),
		tag("div", "finds-acts",
			tag("p", "note", attribute("role", "status"), vecty.Text(f.Note)),
			tag("p", "acts answer-acts", buttons(f.Acts))),
		tag("ol", "finds", each(f.Finds, find)),
		folded("every-find", f.Fold, d.tables(body.Tables)),
	}
}

func find(f page.Find) *vecty.HTML {
	class := ""
	if !f.Valid {
		class = "invalid"
	}
	var there vecty.List
	if f.Left != "" {
		there = append(there, textElement("b", "", f.Left))
	}
	for _, r := range f.Runs {
		if r.Marked {
			there = append(there, textElement("i", "", r.Text))
		} else {
			there = append(there, breakable("span", "", r.Text))
		}
	}
	if f.Right != "" {
		there = append(there, textElement("b", "", f.Right))
	}
	lost := tag("p", "lost")
	if f.Else != "" {
		lost = tag("p", "lost", vecty.Text(f.Else+" "), tag("code", "", breakable("span", "", f.Parts[0]), breakable("del", "", f.Parts[1])))
	}
	return tag("li", class,
		textElement("i", "mark-number", f.Number),
		tag("p", "", button(f.Open, breakable("code", "", f.Open.Text))),
		tag("p", "there", vecty.If(there != nil, tag("code", "", there))),
		tag("p", "how", vecty.Text(f.How), cite(f.Cite), textElement("span", "", " "+f.Verdict)),
		lost)
}
