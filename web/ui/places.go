package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// places draws from where a link leads where, and how to write it. The tables that say all of it
// are below; of the first, only that it can be unfolded is seen.
func (d drawing) places(body *page.TablesBody) vecty.List {
	p := body.Places
	first := min(len(p.Targets), page.TargetsShown)
	return vecty.List{
		partText("p", "view-answer", p.Answer),
		tag("p", "acts answer-acts", buttons(p.Write)),
		tag("div", "places-words",
			tag("p", "note", attribute("role", "status"), vecty.Text(p.Note)),
			vecty.If(p.Field.Name != "", d.field(p.Field))),
		tag("div", "places-stage",
			tag("div", "place-groups", each(p.Groups, placeGroup)),
			placeLines(p),
			tag("p", "place-knot", attribute("aria-hidden", "true"), breakable("code", "", p.Knot)),
			tag("p", "place-advice", buttons(p.Advice)),
			tag("div", "place-targets",
				textElement("h2", "", p.TargetHead),
				each(p.Targets[:first], placeTarget),
				tag("details", "others"+blank(p.Others == ""), textElement("summary", "", p.Others)),
				each(p.Targets[first:], placeTarget))),
		d.table(body.Tables[1]),
		folded("every-place", p.Fold, d.tables(body.Tables[:1])),
		folded("facts", p.FactsFold, d.tables(body.Tables[2:])),
	}
}

func placeGroup(g page.PlaceGroup) *vecty.HTML {
	return tag("section", "place-group", textElement("h2", "", g.Title), each(g.Places, placeRow))
}

// placeRow draws a place, which is a button where one can choose whether it matters.
func placeRow(r page.PlaceRow) *vecty.HTML {
	sign, class := "✗", "verdict-sign wrong"
	if r.Right {
		sign, class = "✓", "verdict-sign right"
	}
	text := []vecty.MarkupOrChild{
		textElement("span", "name", r.Text), textElement("code", "", r.End),
		tag("span", class, element("span", attribute("aria-hidden", "true"), vecty.Text(sign)), textElement("span", "spoken", r.Says)),
	}
	if r.Name == "" {
		return tag("p", "place-row always", text...)
	}
	return tag("p", "place-row", button(r.Button, text...))
}

// placeLines draws the lines, which are as high as the places, and as wide as what is between.
func placeLines(p *page.Places) *Part {
	height := strconv.Itoa(p.Rows * page.PlaceRowHeight)
	return part(keys(p.Label, p.Rows, keysOf(p.Lines)), func() *vecty.HTML {
		return svg("svg", vecty.Markup(attributes("class", "place-lines", "role", "img", "aria-label", p.Label, "viewBox", "0 0 100 "+height, "preserveAspectRatio", "none"),
			vecty.Style("--rows", strconv.Itoa(p.Rows))),
			each(p.Lines, func(l page.PlaceLine) *vecty.HTML {
				return svg("path", attributes("class", l.Class, "d", l.Path, "vector-effect", "non-scaling-stroke"))
			}))
	})
}

// placeTarget draws a target, which a click makes the one that is meant.
func placeTarget(t page.PlaceTarget) *vecty.HTML {
	class := "target-card"
	switch {
	case t.Meant:
		class += " meant"
	case t.Wrong:
		class += " wrong"
	}
	return tag("p", class, title(t.Whole), button(t.Button, breakable("code", "", t.Text), textElement("span", "says", t.Says)))
}
