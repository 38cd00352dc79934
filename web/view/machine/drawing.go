package machine

import (
	"strings"
	"unicode/utf8"

	"uriplayground/web/export"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

const (
	drawnMargin = 24
	drawnWidth  = 720 // at least
	drawnChar   = 9   // width of a character of a chip
	drawnWord   = 7   // and about that of one of a sentence
	drawnChip   = 30  // height of a chip
	drawnRow    = 44  // of a lane with its room
	drawnLabel  = 18  // height of a label
	drawnGap    = 5   // between chips
	drawnPad    = 7   // at both ends of a chip
)

// Draw returns the machine of a page's body at the current step as a file to save.
func Draw(v *render.Context, body *page.TraceBody, a model.DrawPicture) model.SaveDrawing {
	m := machineDrawing{Context: v, machine: body.Machine, y: drawnMargin}
	m.Lang, m.Width = v.State.Lang, drawnWidth
	m.Title = v.Words.Get("drawing.title", "base", page.Visible(v.State.Base), "ref", page.Visible(v.State.Ref))
	m.Text = body.Player.Place + ". " + body.Player.Say
	m.given()
	m.chapters(body.Player.Place)
	switch body.Machine.Kind {
	case "parts":
		m.columns()
	case "buffers":
		m.buffers()
	default:
		m.rows()
	}
	m.gates()
	m.sentence(body.Player.Say, "ink")
	m.expected(explain.ExpectedTable(v, body.Target.Expected, body.Target.Deduction))
	m.Width += drawnMargin
	m.Height = m.y + drawnMargin/2
	return model.SaveDrawing{Name: "machine", Kind: a.Kind, Text: export.SVG(&m.Drawing, a.Colours)}
}

// machineDrawing draws from the top down; y is where the next thing goes.
type machineDrawing struct {
	*render.Context
	page.Drawing
	machine *page.Machine
	y       int
}

func (m *machineDrawing) word(x, y, size int, colour, text string) *page.DrawnText {
	m.Drawing.Words = append(m.Drawing.Words, page.DrawnText{X: x, Y: y, Size: size, Colour: colour, Text: text})
	return &m.Drawing.Words[len(m.Drawing.Words)-1]
}

func (m *machineDrawing) reach(x int) { m.Width = max(m.Width, x) }

// given draws the two texts.
func (m *machineDrawing) given() {
	for _, given := range [][2]string{{"base.label", m.State.Base}, {"ref.label", m.State.Ref}} {
		m.word(drawnMargin, m.y+12, 13, "dim", m.Context.Words.Get(given[0]))
		m.code(drawnMargin+110, m.y+12, "ink", page.ClipMiddle(given[1], fullBytes))
		m.y += 22
	}
	m.y += 8
}

// code returns a URI, or a part of one, as wide as its characters are said to be.
func (m *machineDrawing) code(x, y int, colour, text string) (end int) {
	if text == "" {
		return x
	}
	t := m.word(x, y, 15, colour, text)
	t.Code, t.Length = true, utf8.RuneCountInString(page.Visible(text))*drawnChar
	m.reach(x + t.Length)
	return x + t.Length
}

// chapters draws the chapter of the step, and which step it is.
func (m *machineDrawing) chapters(place string) {
	for _, c := range m.machine.Chapters {
		if c.State == "now" {
			m.word(drawnMargin, m.y+14, 16, "ink", c.Text+" ("+c.Section+")").Bold = true
			place = "· " + place
			m.word(drawnMargin+(utf8.RuneCountInString(c.Text+c.Section)+5)*9, m.y+14, 14, "dim", place)
			m.y += 34
			return
		}
	}
	m.word(drawnMargin, m.y+14, 14, "dim", place)
	m.y += 34
}

// sourceStyle is the line below characters from one source: those of the style sheet.
var sourceStyle = map[string]struct {
	width  int
	dashes string
}{"base": {3, ""}, "ref": {3, "9 2"}, "made": {3, "2 3"}, "dropped": {1, ""}}

// chip draws a chip and returns where it ends.
func (m *machineDrawing) chip(x, y int, c *page.Chip) (end int) {
	begin := x
	switch c.State {
	case "scissors":
		m.word(x, y+21, 20, "now-line", "✂")
		return x + 22 + drawnGap
	case "undefined":
		m.word(x, y+20, 15, "dim", "–")
		x += 2 * drawnPad
	case "empty", "todo", "missing":
		m.Boxes = append(m.Boxes, page.DrawnBox{X: x, Y: y, Width: 3 * drawnPad, Height: drawnChip, Stroke: "line"})
		if c.State == "missing" {
			m.word(x+drawnPad, y+20, 15, "ink", "?")
		}
		x += 3 * drawnPad
	case "name":
		m.word(x, y+20, 13, "dim", c.Before)
		m.reach(x + (utf8.RuneCountInString(c.Before)+1)*drawnWord)
		return x + utf8.RuneCountInString(c.Before)*drawnWord + drawnGap
	}
	if c.Before != "" {
		x = m.code(x+2, y+20, "made", c.Before) + 2
	}
	if len(c.Runs) > 0 {
		x += drawnPad
	}
	for i, r := range c.Runs {
		struck := c.State == "cut" || c.State == "left" || c.State == "gone" || r.From == "dropped"
		from, to := x, x+utf8.RuneCountInString(page.Visible(r.Text))*drawnChar
		if i == 0 {
			from -= drawnPad
		}
		if i == len(c.Runs)-1 {
			to += drawnPad
		}
		style, colour := sourceStyle[r.From], "ink"
		if struck {
			colour = "dim"
		} else {
			m.Boxes = append(m.Boxes, page.DrawnBox{X: from, Y: y, Width: to - from, Height: drawnChip, Fill: r.From, Opacity: 14})
		}
		m.Lines = append(m.Lines, page.DrawnLine{X1: from, Y1: y + drawnChip, X2: to, Y2: y + drawnChip, Width: style.width, Dashes: style.dashes, Colour: r.From})
		x = m.code(x, y+20, colour, r.Text)
		m.Drawing.Words[len(m.Drawing.Words)-1].Struck = struck
	}
	if len(c.Runs) > 0 {
		x += drawnPad
	}
	if c.After != "" {
		x = m.code(x+2, y+20, "made", c.After) + 2
	}
	if c.Mark == "new" || c.Mark == "taken" || c.Mark == "asked" || c.Mark == "drop" {
		m.Boxes = append(m.Boxes, page.DrawnBox{X: begin - 2, Y: y - 3, Width: x - begin + 4, Height: drawnChip + 6, Stroke: "now-line"})
	}
	m.reach(x)
	return x + drawnGap
}

// chipWidth returns how wide a chip is.
func (m *machineDrawing) chipWidth(c *page.Chip) int {
	probe := machineDrawing{Context: m.Context}
	return probe.chip(0, 0, c)
}

// lane draws a lane from x on: its end, its chips, or that it has none, and what the step
// took away: before what the queue has left, and after what others have.
func (m *machineDrawing) lane(x, y int, l *page.Lane) {
	if l.End != "" {
		m.word(x, y+20, 13, "dim", l.End)
		x += (utf8.RuneCountInString(l.End) + 1) * drawnWord
		m.Lines = append(m.Lines, page.DrawnLine{X1: x, Y1: y, X2: x, Y2: y + drawnChip, Width: 4, Colour: "ink"})
		x += 2 * drawnGap
	}
	if l.Name == "input" {
		x = m.gone(x, y, l)
	}
	for i := range l.Chips {
		x = m.chip(x, y, &l.Chips[i])
	}
	if len(l.Chips) == 0 && l.Empty != "" {
		m.word(x, y+20, 13, "dim", l.Empty)
	}
	if l.Name != "input" {
		m.gone(x, y, l)
	}
}

// gone draws what the step took away from the lane, and returns where it ends.
func (m *machineDrawing) gone(x, y int, l *page.Lane) (end int) {
	if len(l.Gone.Runs) == 0 {
		return x
	}
	return m.chip(x, y, &l.Gone)
}

// labelled returns where chips begin that stand after the labels of their lanes.
func (m *machineDrawing) labelled() int {
	longest := 0
	for i := range m.machine.Lanes {
		longest = max(longest, utf8.RuneCountInString(m.machine.Lanes[i].Label))
	}
	return drawnMargin + max(110, (longest+3)*drawnWord)
}

// rows draws lane below lane, each after its label.
func (m *machineDrawing) rows() {
	begin := m.labelled()
	for i := range m.machine.Lanes {
		l := &m.machine.Lanes[i]
		m.word(drawnMargin, m.y+20, 13, "dim", l.Label)
		m.lane(begin+l.Indent.Chars*drawnChar+l.Indent.Chips*(2*drawnPad+drawnGap), m.y, l)
		m.y += drawnRow
	}
}

// columns draws lanes whose chips stand below one another.
func (m *machineDrawing) columns() {
	var widths []int
	for i := range m.machine.Lanes {
		for k := range m.machine.Lanes[i].Chips {
			width := m.chipWidth(&m.machine.Lanes[i].Chips[k])
			if k == len(widths) {
				widths = append(widths, 0)
			}
			widths[k] = max(widths[k], width)
		}
	}
	for i := range m.machine.Lanes {
		l := &m.machine.Lanes[i]
		m.word(drawnMargin, m.y+20, 13, "dim", l.Label)
		x := m.labelled()
		for k := range l.Chips {
			m.chip(x, m.y, &l.Chips[k])
			x += widths[k] + 2*drawnGap
		}
		m.y += drawnRow - 6
	}
}

// buffers draws the stack, and the queue below it: side by side they would be too wide
// for a page.
func (m *machineDrawing) buffers() {
	for i := range m.machine.Lanes {
		l := &m.machine.Lanes[i]
		m.word(drawnMargin, m.y+10, 13, "dim", strings.TrimSpace(l.Label+" "+l.More))
		m.y += drawnLabel
		m.lane(drawnMargin, m.y, l)
		m.y += drawnRow
	}
}

// gates draws the rules in the order in which they are tried.
func (m *machineDrawing) gates() {
	if len(m.machine.Gates) == 0 {
		return
	}
	x := drawnMargin
	for _, g := range m.machine.Gates {
		sign, colour := "", "dim"
		switch g.State {
		case "fires":
			sign, colour = " ✓", "ink"
		case "fails":
			sign = " ✗"
		}
		text := strings.TrimSpace(g.Name+" "+g.Text) + sign
		width := utf8.RuneCountInString(text)*8 + 2*drawnPad
		if x+width > drawnWidth && x > drawnMargin {
			x, m.y = drawnMargin, m.y+36
		}
		box := page.DrawnBox{X: x, Y: m.y, Width: width, Height: 28, Stroke: "line"}
		if g.State == "fires" {
			box.Fill, box.Stroke, box.Opacity = "now", "now-line", 100
		}
		m.Boxes = append(m.Boxes, box)
		m.word(x+drawnPad, m.y+19, 13, colour, text).Bold = g.State == "fires"
		m.reach(x + width)
		x += width + 2*drawnGap
	}
	m.y += 40
}

// sentence draws the step in words, in lines.
func (m *machineDrawing) sentence(say, colour string) {
	line := ""
	flush := func() {
		if line != "" {
			m.word(drawnMargin, m.y+16, 14, colour, line)
			m.y += 21
		}
		line = ""
	}
	for _, word := range strings.Split(say, " ") {
		if utf8.RuneCountInString(line+" "+word)*drawnWord > drawnWidth-2*drawnMargin {
			flush()
		}
		line = strings.TrimSpace(line + " " + word)
	}
	flush()
}

// expected draws what follows from an expected address, below the sentence, and says the same.
func (m *machineDrawing) expected(t *page.Table) {
	if t == nil {
		return
	}
	last := ""
	for _, row := range t.Rows {
		about, says := row.Cells[0].Text, row.Cells[1]
		m.Text += " " + about + " – " + says.Text
		if about != last {
			m.y += 8
			m.sentence(about, "dim")
		}
		if last = about; says.Code {
			m.code(drawnMargin, m.y+16, "ink", page.ClipMiddle(says.Text, fullBytes))
			m.y += 21
		} else {
			m.sentence(says.Text, "ink")
		}
	}
}
