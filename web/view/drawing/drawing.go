// Package drawing draws what a resolution shows as a picture that leaves the playground: for places
// where no script runs. It is as wide as the column of a README.
package drawing

import (
	"strings"
	"unicode/utf8"

	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/render"
)

const (
	width  = 640
	margin = 24 // around everything
	indent = 92 // where addresses begin, after their labels
	line   = 22 // height of a line of words
	letter = 8  // about the width of a letter of a sentence
)

// Draw returns a picture of the "target", and below it of the "machine" at the current step, or of the
// whole "run". There is none of a run that is still to be predicted, or that
// removes no dot segments.
func Draw(v *render.Context, body *page.TraceBody, show string) (d page.Drawing, ok bool) {
	c := canvas{Context: v}
	c.Lang, c.Width, c.y = v.State.Lang, width, margin
	target := c.target()
	c.given(target)
	switch show {
	case "run":
		if v.State.Hides() || !v.Summary.Dots {
			return d, false
		}
		c.run()
	case "machine":
		c.machineAt(body)
	}
	c.expected(explain.ExpectedTable(v, target.Expected, target.Deduction))
	c.Height = c.y + margin/2
	frame := page.DrawnBox{Width: c.Width, Height: c.Height, Stroke: "line", Round: 12}
	c.Boxes = append([]page.DrawnBox{frame}, c.Boxes...)
	return c.Drawing, true
}

// canvas draws from the top down; y is where the next thing goes.
type canvas struct {
	*render.Context
	page.Drawing
	y int
}

// target returns the target as it is at the end, whatever the step; without pieces if it is hidden.
func (c *canvas) target() *page.Target {
	end := *c.Context
	end.State.Step = model.End
	return panes.Target(&end)
}

// given draws the two texts and the target, which name the picture.
func (c *canvas) given(t *page.Target) {
	base, ref := page.Visible(c.State.Base), page.Visible(c.State.Ref)
	c.address("machine.base", base)
	c.address("machine.ref", ref)
	c.y += 8
	c.Title = c.text("drawing.title", "base", base, "ref", ref)
	if ref == "" {
		ref = c.QuoteEmpty(ref)
	}
	if len(t.Pieces) == 0 {
		c.sentence(margin, t.None, "dim")
		c.Text = t.None
		return
	}
	c.Title = c.text("drawing.answer", "ref", ref, "target", page.Visible(c.Resolution.Target.Text))
	c.label(t.Lead, 21)
	c.origins(t)
	var said []string
	for _, r := range runsOf(t.Pieces) {
		said = append(said, c.Quote(r.Text)+" "+c.text("bracket."+r.From))
	}
	c.Text = strings.Join(said, ", ") + "."
}

// address draws an address after its label.
func (c *canvas) address(label, text string) {
	c.label(c.text(label), 15)
	for _, runs := range wrapped(shortened([]page.Run{{Text: text}}, maxLines*lineChars), lineChars) {
		for _, r := range runs {
			c.code(indent, c.y+15, "ink", r.Text, largeCode)
		}
		c.y += line + 4
	}
}

// label draws what stands before an address, on its line.
func (c *canvas) label(text string, down int) { c.word(margin, c.y+down, 13, "dim", text) }

// origins draws the target by where its characters come from, and says so below them.
func (c *canvas) origins(t *page.Target) {
	const height = 31
	runs := runsOf(t.Pieces)
	if t.More != "" {
		runs = append(runs, page.Run{Text: "…"})
	}
	named := map[string]bool{}
	for _, runs := range wrapped(shortened(runs, maxLines*lineChars), lineChars) {
		x, marked := indent, false
		for i, r := range runs {
			end := x + columns(r.Text)*largeCode.char
			c.box(x, end, height, r.From)
			c.code(x, c.y+21, "ink", r.Text, largeCode).Bold = true
			if key := c.originWord(runs[i:], named, x); key != "" {
				c.word(x, c.y+height+17, 13, r.From, c.text(key))
				named[r.From], marked = true, true
			}
			x = end
		}
		if c.y += height + 6; marked {
			c.y += 18
		}
	}
}

// originWord returns the key of the word below the first of these runs, which begins at x: none if its
// source was named before, or where the next word would lie on it.
func (c *canvas) originWord(runs []page.Run, named map[string]bool, x int) string {
	from, room := runs[0].From, 0
	for i, r := range runs {
		if i > 0 && (from == "made" || r.From != "made" && r.From != from && !named[r.From]) {
			break
		}
		room += columns(r.Text) * largeCode.char
		if i == len(runs)-1 {
			room = width - margin - x
		}
	}
	key := "bracket." + from
	switch {
	case from == "" || named[from]:
		return ""
	case c.wordWidth(key) <= room:
		return key
	case from != "made" && c.wordWidth(key+".short") <= room:
		return key + ".short"
	}
	return ""
}

func (c *canvas) wordWidth(key string) int {
	return (utf8.RuneCountInString(c.text(key)) + 1) * 7
}

// box draws the ground of characters from one source, and the line below them: single for the base,
// double for the reference, dotted for what was added.
func (c *canvas) box(x, end, height int, from string) {
	under := func(y, width int, dashes string) {
		c.line(page.DrawnLine{X1: x, Y1: c.y + y, X2: end, Y2: c.y + y, Width: width, Dashes: dashes, Colour: from})
	}
	fill := from + "-fill"
	switch from {
	case "base":
		under(height, 3, "")
	case "ref":
		under(height-3, 1, "")
		under(height, 1, "")
	case "made":
		fill = "soft"
		under(height, 1, "2 2")
	default:
		return
	}
	c.rect(page.DrawnBox{X: x, Y: c.y, Width: end - x, Height: height, Fill: fill})
}

// text returns the words for a key. It is in the program once, as all that draws a single thing, and not
// wherever it is called.
//
//go:noinline
func (c *canvas) text(key string, pairs ...string) string { return c.Context.Words.Get(key, pairs...) }

//go:noinline
func (c *canvas) rect(b page.DrawnBox) { c.Boxes = append(c.Boxes, b) }

//go:noinline
func (c *canvas) line(l page.DrawnLine) { c.Lines = append(c.Lines, l) }

//go:noinline
func (c *canvas) path(p page.DrawnPath) { c.Paths = append(c.Paths, p) }

//go:noinline
func (c *canvas) word(x, y, size int, colour, text string) *page.DrawnText {
	c.Drawing.Words = append(c.Drawing.Words, page.DrawnText{X: x, Y: y, Size: size, Colour: colour, Text: text})
	return &c.Drawing.Words[len(c.Drawing.Words)-1]
}

// code draws a URI, or a part of one, as wide as its characters are said to be.
//
//go:noinline
func (c *canvas) code(x, y int, colour, text string, t typeSize) *page.DrawnText {
	w := c.word(x, y, t.size, colour, text)
	w.Code, w.Length = true, columns(text)*t.char
	return w
}

// sentence draws words in lines.
func (c *canvas) sentence(x int, text, colour string) {
	n := (width - margin - x) / letter
	shown := ""
	flush := func(next string) {
		if shown != "" {
			c.word(x, c.y+16, 15, colour, shown)
			c.y += line
		}
		shown = next
	}
	for _, word := range strings.Split(page.VisibleSentence(text), " ") {
		if longer := strings.TrimSpace(shown + " " + word); columns(longer) <= n {
			shown = longer
			continue
		}
		for flush(word); columns(shown) > n; {
			first, rest := head(shown, n)
			shown = first
			flush(rest)
		}
	}
	flush("")
}

// expected draws what follows from an expected address, below everything else, and says the same.
func (c *canvas) expected(t *page.Table) {
	if t == nil {
		return
	}
	last := ""
	for _, row := range t.Rows {
		about, says := row.Cells[0].Text, row.Cells[1]
		c.Text += " " + about + " – " + says.Text
		if about != last {
			c.y += 8
			c.word(margin, c.y+16, 13, "dim", about)
			c.y += line
		}
		last = about
		if !says.Code {
			c.sentence(margin, says.Text, "ink")
			continue
		}
		full := (width - 2*margin) / chipCode.char
		for _, runs := range wrapped(shortened([]page.Run{{Text: page.Visible(says.Text)}}, maxLines*full), full) {
			for _, r := range runs {
				c.code(margin, c.y+16, "ink", r.Text, chipCode)
			}
			c.y += line
		}
	}
}
