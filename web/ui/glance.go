package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// glance draws a run as one picture. The strands are left alone while they stay the
// same; a step only moves the mark of the present one.
func glance(g *page.Glance) *vecty.HTML {
	if g == nil {
		return nil
	}
	var strands any
	for _, b := range g.Bands {
		strands = keys(strands, b.Name, keysOf(b.Strands))
	}
	return tag("div", "glance",
		tag("p", "acts", buttons(g.Save)),
		tag("div", "scroll", attributes("tabindex", "0", "role", "group", "aria-label", g.Label),
			svg("svg", fitted(g.Width, g.Height),
				upright("now", g.Now, g.Height),
				part(keys(g.Height, g.Differ, strands), func() *vecty.HTML {
					return svg("g", upright("differ", g.Differ, g.Height), bands(g.Bands))
				}),
				part(keys(g.Height, g.Columns[0], len(g.Columns)), func() *vecty.HTML { return svg("g", glanceColumns(g)) }))),
		textElement("p", "note", g.Note),
		tag("p", "note", attribute("role", "status"), vecty.Text(g.Saved)),
	)
}

// upright draws a line from top to bottom; an empty one at 0.
func upright(class string, x, height int) *vecty.HTML {
	path := ""
	if x > 0 {
		path = "M" + strconv.Itoa(x) + " 0V" + strconv.Itoa(height)
	}
	return svg("path", attributes("class", class, "d", path))
}

func bands(list []page.GlanceBand) (out vecty.List) {
	for _, b := range list {
		out = append(out, svgText("band", 4, b.Y-5, b.Name))
		for _, r := range b.Rules {
			out = append(out, svgText("rule-name", r.X, b.Y+12, r.Text))
		}
		for _, s := range b.Strands {
			out = append(out, strand(s))
		}
		for _, s := range b.Strands { // so that no strand lies on a name
			out = append(out, svg("g", attributes("class", "from-"+s.From), svgText("chars", s.X, s.Y, s.Text)))
		}
	}
	return out
}

// strand draws the way of a segment, with a cross where it is taken away.
func strand(s page.GlanceStrand) *vecty.HTML {
	return svg("g", attributes("class", "strand from-"+s.From),
		svg("path", attributes("d", s.Path)), vecty.If(s.EndX > 0, svg("path", attributes("class", "end", "d", s.End()))))
}

// glanceColumns draws what can be clicked.
func glanceColumns(g *page.Glance) (out vecty.List) {
	for _, c := range g.Columns {
		out = append(out, svg("rect", attributes("class", "column", "data-act", c.Command.Name, "data-value", c.Command.Value,
			"x", strconv.Itoa(c.X), "y", "0", "width", strconv.Itoa(page.GlanceColumnWidth), "height", strconv.Itoa(g.Height)),
			svg("title", vecty.Text(c.Title))))
	}
	return out
}
