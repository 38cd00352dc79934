package ui

import (
	"strings"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// safe draws what happens to the characters of a text, and beside the chosen character the map of
// all. The tables that say all of it are below, folded.
func (d drawing) safe(body *page.TablesBody) vecty.List {
	s := body.Safe
	return vecty.List{
		partText("p", "view-answer", s.Answer),
		tag("p", "acts safe-acts", buttons(s.Acts)),
		tag("div", "safe-stage",
			textElement("p", "label", s.Happens),
			tag("p", "safe-tiles", each(s.Tiles, safeTile)),
			textElement("p", "label", s.Head),
			tag("p", "safe-result", attribute("role", "status"), breakable("code", "", s.Result)),
			textElement("p", "note", s.Note)),
		tag("div", "char-parts",
			tag("section", "char-maps",
				textElement("h2", "", s.Map),
				tag("p", "char-legend", each(s.Legend, func(c page.CharCell) *vecty.HTML {
					return tag("span", "", tag("i", "char-cell "+c.Class), vecty.Text(c.Text))
				})),
				charMap(s)),
			d.table(body.Tables[1])),
		folded("every-char", s.Fold, d.tables([]*page.Table{body.Tables[0], body.Tables[2]})),
	}
}

// safeTile draws characters that stay, or one above what it becomes.
func safeTile(t page.SafeTile) *vecty.HTML {
	if !t.Changes {
		return textElement("code", "", t.Text)
	}
	both := []vecty.MarkupOrChild{textElement("code", "", t.Text), textElement("code", "becomes", t.Output)}
	if t.Name == "" {
		return tag("span", "safe-tile", both...)
	}
	return tag("span", "safe-tile", button(t.Button, both...))
}

// charMap draws the map, which is one stop of the key Tab.
func charMap(s *page.Safe) *Part {
	return part(keysOf(s.Cells), func() *vecty.HTML {
		return tag("div", "char-map", each(s.Cells, func(c page.CharCell) *vecty.HTML {
			b := button(c.Button, vecty.Text(c.Text))
			ownClasses("char-cell " + strings.TrimSpace(c.Class)).Apply(b)
			skipped(c.Pressed != "true").Apply(b)
			return b
		}))
	})
}
