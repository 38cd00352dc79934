package drawing

import (
	"strings"

	"uriplayground/web/page"
	"uriplayground/web/view/machine"
	"uriplayground/web/view/render"
)

// runColumns is how many steps of a run stand beside each other.
const runColumns = (within - page.GlanceTail) / page.GlanceColumnWidth

// run draws the run of remove_dot_segments, row by row, with what came of the whole resolution.
func (c *canvas) run() {
	defer c.desk()()
	var rules []string
	last := ""
	for _, g := range machine.GlanceRows(c.Context, runColumns) {
		c.glance(inner, g)
		for _, r := range g.Bands[0].Rules[min(1, len(rules)):] { // the first one is the last of the row before
			rules = append(rules, r.Text)
		}
		last = g.Note
	}
	says := c.text("drawing.run", "rules", strings.Join(rules, " "))
	c.Text += " " + says
	for _, text := range []string{says, last} {
		if text != "" {
			c.sentence(inner, text, "ink")
		}
	}
}

// Glance returns the picture of a run, or of two, as it is on the page.
func Glance(v *render.Context, g *page.Glance) page.Drawing {
	c := canvas{Context: v, y: margin}
	c.Title = v.Words.Get("drawing.title", "base", page.Visible(v.State.Base), "ref", page.Visible(v.State.Ref))
	c.Lang, c.Text, c.Width = v.State.Lang, g.Label, g.Width+2*margin
	c.glance(margin, g)
	c.Height = c.y + margin
	return c.Drawing
}

// glance draws runs in columns.
func (c *canvas) glance(x int, g *page.Glance) {
	for _, mark := range []struct {
		at, width int
		colour    string
	}{{g.Now, 2, "now-line"}, {g.Differ, 2, "bad"}} {
		if mark.at > 0 {
			c.line(page.DrawnLine{X1: x + mark.at, Y1: c.y, X2: x + mark.at, Y2: c.y + g.Height, Width: mark.width, Colour: mark.colour, Dashes: "4 4"})
		}
	}
	for _, b := range g.Bands {
		if b.Name != "" {
			c.word(x+4, c.y+b.Y-5, 13, "dim", b.Name)
		}
		for _, r := range b.Rules {
			c.word(x+r.X-8, c.y+b.Y+12, 13, "dim", r.Text)
		}
		c.line(page.DrawnLine{X1: x, Y1: c.y + b.Border, X2: x + g.Width, Y2: c.y + b.Border, Width: 1, Colour: "dim"})
		for _, s := range b.Strands {
			dashes := map[string]string{"ref": "7 3", "made": "2 3"}[s.From]
			c.path(page.DrawnPath{X: x, Y: c.y, Path: s.Path, Colour: s.From, Dashes: dashes})
			if s.EndX > 0 {
				c.path(page.DrawnPath{X: x, Y: c.y, Path: s.End(), Colour: "bad"})
			}
			if s.Text != "" {
				c.code(x+s.X, c.y+s.Y, "ink", s.Text, typeSize{12, 7})
			}
		}
	}
	c.y += g.Height
}
