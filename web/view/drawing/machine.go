package drawing

import (
	"strings"
	"unicode/utf8"

	"uriplayground/web/page"
)

const (
	inner   = 32 // where what is on the desk begins
	chip    = 30 // height of a chip
	row     = 46 // of a lane with its room
	gap     = 5  // between chips
	pad     = 6  // at both ends of a chip
	between = 6  // columns
	within  = width - 2*inner
)

// desk draws the ground of what is done between two calls.
func (c *canvas) desk() (done func()) {
	c.y += 6
	at := len(c.Boxes)
	c.rect(page.DrawnBox{X: margin - 8, Y: c.y, Width: width - 2*margin + 16, Fill: "pane", Stroke: "line", Round: 12})
	c.y += 12
	return func() {
		c.y += 10
		c.Boxes[at].Height = c.y - c.Boxes[at].Y
		c.y += 4
	}
}

// machineAt draws the machine at the current step, with the step in words.
func (c *canvas) machineAt(body *page.TraceBody) {
	m := machineDrawing{canvas: c, Machine: body.Machine, typeSize: chipCode}
	defer c.desk()()
	place := body.Player.Place
	if c.State.Steps == 0 {
		place = ""
	}
	m.chapter(place)
	switch m.Kind {
	case "parts":
		m.columns()
	case "buffers":
		m.buffers()
	default:
		m.rows()
	}
	m.gates()
	c.sentence(inner, body.Player.Say, "ink")
	if cite := body.Player.Cite.Text; cite != "" {
		if strings.HasPrefix(cite, "§") { // who sees the picture may not see where it is from
			cite = "RFC 3986, " + cite
		}
		c.word(inner, c.y+13, 13, "dim", cite)
		c.y += 18
	}
	if place != "" {
		c.Text += " " + place + "."
	}
	c.Text += " " + body.Player.Say
}

// machineDrawing draws a page's machine.
type machineDrawing struct {
	*canvas
	*page.Machine
	typeSize
}

// chapter draws the chapter of the step, and which step it is.
func (m *machineDrawing) chapter(place string) {
	for _, c := range m.Chapters {
		if c.State == "now" {
			m.word(inner, m.y+14, 15, "ink", c.Text+" ("+c.Section+")").Bold = true
		}
	}
	if place != "" {
		m.word(width-inner, m.y+14, 13, "dim", place).Ends = true
	}
	m.y += 30
}

// chipWidth returns how wide a chip is.
func (m *machineDrawing) chipWidth(c *page.Chip) int {
	switch c.State {
	case "scissors":
		return 22
	case "undefined", "empty", "todo", "missing":
		return (columns(c.Before)+columns(c.After))*m.char + 3*pad
	case "name":
		return utf8.RuneCountInString(c.Before)*7 + 6
	}
	return columns(c.Before+c.Text()+c.After)*m.char + 2*pad
}

// chip draws a chip and returns where it ends.
func (m *machineDrawing) chip(x int, c *page.Chip) (end int) {
	end = x + m.chipWidth(c)
	switch c.State {
	case "scissors":
		m.word(x, m.y+21, 20, "now-line", "✂")
		return end
	case "name":
		m.word(x, m.y+20, 13, "dim", c.Before)
		return end
	case "undefined":
		m.word(x+pad, m.y+20, m.size, "dim", "–")
	case "empty", "todo", "missing":
		m.rect(page.DrawnBox{X: x, Y: m.y, Width: end - x, Height: chip, Stroke: "dim", Round: 4})
		if c.State == "missing" {
			m.word(x+pad, m.y+20, m.size, "ink", "?")
		}
	}
	now := c.State == "gone" || c.Mark == "new" || c.Mark == "taken" || c.Mark == "asked" || c.Mark == "drop"
	at := x + pad
	delimiter := func(text string) {
		if text != "" {
			at += m.code(at, m.y+20, "dim", text, m.typeSize).Length
		}
	}
	delimiter(c.Before)
	for i, r := range c.Runs {
		from, to := at, at+columns(r.Text)*m.char
		if i == 0 {
			from = x
		}
		if i == len(c.Runs)-1 {
			to = end
		}
		if c.State == "cut" || c.State == "left" || c.State == "gone" || r.From == "dropped" {
			if c.State != "gone" {
				m.rect(page.DrawnBox{X: from, Y: m.y, Width: to - from, Height: chip, Fill: "soft"})
			}
			m.line(page.DrawnLine{X1: from + 2, Y1: m.y + 15, X2: to - 2, Y2: m.y + 15, Width: 2, Colour: "bad"})
		} else {
			m.box(from, to, chip, r.From)
		}
		m.code(at, m.y+20, "ink", r.Text, m.typeSize)
		at += columns(r.Text) * m.char
	}
	delimiter(c.After)
	if now {
		m.rect(page.DrawnBox{X: x, Y: m.y - 2, Width: end - x, Height: chip + 4, Fill: "now", Stroke: "now-line", Round: 5})
	}
	return end
}

// chipsWidth returns how wide chips beside each other are.
func (m *machineDrawing) chipsWidth(list []page.Chip) (n int) {
	for i := range list {
		n += m.chipWidth(&list[i]) + gap
	}
	return max(0, n-gap)
}

// chips draws chips beside each other, and goes on below them where they have no room.
func (m *machineDrawing) chips(begin, x int, list []page.Chip) {
	for i := range list {
		if x > begin && x+m.chipWidth(&list[i]) > width-inner {
			x = begin
			m.y += row - 8
		}
		x = m.chip(x, m.fitted(&list[i], width-inner-begin)) + gap
	}
}

// fitted returns a chip that is at most so wide.
func (m *machineDrawing) fitted(c *page.Chip, wide int) *page.Chip {
	if m.chipWidth(c) <= wide {
		return c
	}
	fitted := *c
	fitted.Runs = shortened(c.Runs, (wide-2*pad)/m.char-columns(c.Before+c.After))
	return &fitted
}

// all returns the chips of a lane with what the step took away: before what the queue has left, and
// after what others have.
func all(l *page.Lane) []page.Chip {
	switch {
	case len(l.Removed.Runs) == 0:
		return l.Chips
	case l.Name == "input":
		return append([]page.Chip{l.Removed}, l.Chips...)
	}
	return append(l.Chips[:len(l.Chips):len(l.Chips)], l.Removed)
}

// labelled draws the label of a lane, and returns where its chips begin.
func (m *machineDrawing) labelled(l *page.Lane) int {
	longest := 0
	for i := range m.Lanes {
		longest = max(longest, utf8.RuneCountInString(m.Lanes[i].Label))
	}
	m.word(inner, m.y+20, 13, "dim", l.Label)
	return inner + max(48, longest*7+14)
}

// rows draws lane below lane, each after its label.
func (m *machineDrawing) rows() {
	for i := range m.Lanes {
		l := &m.Lanes[i]
		begin := m.labelled(l)
		x, list := begin, all(l)
		if moved := x + l.Chars*m.char + l.Indent.Chips*(2*pad+gap); moved+m.chipsWidth(list) <= width-inner {
			x = moved
		}
		if len(list) == 0 {
			m.word(begin, m.y+20, 13, "dim", l.Empty)
		}
		m.chips(begin, x, list)
		m.y += row
	}
}

// columns draws lanes whose chips stand below one another, in type in which they have room; what is
// still too wide is shortened.
func (m *machineDrawing) columns() {
	begin := m.labelled(&page.Lane{})
	room := width - inner + between - begin
	var widths []int
	for _, m.typeSize = range []typeSize{chipCode, {13, 8}, {12, 7}} {
		if widths = m.columnWidths(); sum(widths) <= room {
			break
		}
	}
	for sum(widths) > room {
		widest := 0
		for k := range widths {
			if widths[k] > widths[widest] {
				widest = k
			}
		}
		widths[widest] -= m.char
	}
	for i := range m.Lanes {
		l := &m.Lanes[i]
		x := m.labelled(l)
		for k := range l.Chips {
			m.chip(x, m.fitted(&l.Chips[k], widths[k]-between))
			x += widths[k]
		}
		if m.y += row - 8; l.Name == "names" || l.Name == "target" {
			m.y -= 6
		}
	}
}

// columnWidths returns how wide the columns are, with the room after each.
func (m *machineDrawing) columnWidths() (widths []int) {
	for i := range m.Lanes {
		for k := range m.Lanes[i].Chips {
			if k == len(widths) {
				widths = append(widths, 0)
			}
			widths[k] = max(widths[k], m.chipWidth(&m.Lanes[i].Chips[k])+between)
		}
	}
	return widths
}

func sum(list []int) (n int) {
	for _, i := range list {
		n += i
	}
	return n
}

// buffers draws the stack, which ends at the wall between the two, and the queue, which begins there.
func (m *machineDrawing) buffers() {
	output, input := all(&m.Lanes[0]), all(&m.Lanes[1])
	const least = 190 // for a label
	wall := width / 2
	wall = max(wall, min(width-inner-least, inner+m.chipsWidth(output)+3*gap))
	if need := m.chipsWidth(input) + 3*gap; need > width-inner-wall {
		wall = max(inner+least, min(wall, width-inner-need))
	}
	m.word(wall-2*gap, m.y+10, 13, "dim", m.Lanes[0].Label).Ends = true
	m.word(wall+2*gap, m.y+10, 13, "dim", m.Lanes[1].Label)
	m.line(page.DrawnLine{X1: wall, Y1: m.y, X2: wall, Y2: m.y + 62, Width: 3, Colour: "ink"})
	m.y += 22
	more := m.Lanes[0].More != ""
	for room := wall - inner - 3*gap; len(output) > 1 && m.chipsWidth(output) > room; more = true {
		output = output[1:]
	}
	x := wall - 2*gap - m.chipsWidth(output)
	if more {
		m.word(x-gap, m.y+20, 15, "dim", "…").Ends = true
	}
	for i := range output {
		x = m.chip(x, &output[i]) + gap
	}
	more = m.Lanes[1].More != ""
	for room := width - inner - wall - 6*gap; len(input) > 1 && m.chipsWidth(input) > room; more = true {
		input = input[:len(input)-1]
	}
	x = wall + 2*gap
	for i := range input {
		x = m.chip(x, m.fitted(&input[i], width-inner-x)) + gap
	}
	if more {
		m.word(x, m.y+20, 15, "dim", "…")
	}
	if len(input) == 0 {
		m.word(x, m.y+20, 13, "dim", m.Lanes[1].Empty)
	}
	m.y += row
}

// gates draws the rules in the order in which they are tried.
func (m *machineDrawing) gates() {
	if len(m.Gates) == 0 {
		return
	}
	x := inner
	for _, g := range m.Gates {
		sign, colour := "", "dim"
		switch g.State {
		case "fires":
			sign, colour = " ✓", "ink"
		case "fails":
			sign = " ✗"
		}
		text := strings.TrimSpace(g.Name+" "+g.Text) + sign
		wide := columns(text)*8 + 2*pad
		if x+wide > width-inner && x > inner {
			x, m.y = inner, m.y+32
		}
		box := page.DrawnBox{X: x, Y: m.y, Width: wide, Height: 26, Stroke: "line", Round: 4}
		if g.State == "fires" {
			box.Fill, box.Stroke = "now", "now-line"
		}
		m.rect(box)
		m.word(x+pad, m.y+18, 13, colour, text).Bold = g.State == "fires"
		x += wide + 2*gap
	}
	m.y += 34
}
