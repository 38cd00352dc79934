package checks

import (
	"strings"
	"unicode/utf8"

	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

const (
	drawnMargin = 24
	drawnChar   = 14 // width of a character of a text
	drawnSize   = 22 // its size
	drawnWord   = 8  // width of a character of a name
	drawnName   = 24 // height of a name
	drawnText   = 36 // and that of a text
	drawnPad    = 8
	drawnGap    = 4 // between boxes
)

// Draw returns the derivation of both texts as a picture that leaves the playground.
func Draw(v *render.Context, p *page.Picture) page.Drawing {
	d := treeDrawing{}
	d.Lang, d.Width = v.State.Lang, drawnMargin
	d.Title, d.Text = p.Answer, p.Say
	y := drawnMargin
	for i := range p.Trees {
		t := &p.Trees[i]
		d.word(drawnMargin, y+13, 13, "dim", t.Text).Bold = true
		y += drawnName
		if t.Root == nil {
			continue
		}
		height := heightOf(t.Root)
		end := d.box(t.Root, drawnMargin, y, height, "dim")
		if t.Bad != "" {
			width := textWidth(t.Bad)
			d.Boxes = append(d.Boxes, page.DrawnBox{X: end, Y: y, Width: width + 2*drawnPad, Height: height, Stroke: "bad", Round: 4})
			d.code(end+drawnPad, y+height/2, "bad", t.Bad)
			d.code(end+width+3*drawnPad, y+height/2, "dim", t.Rest)
		}
		y += height + drawnMargin
	}
	d.Width += drawnMargin
	d.Height = y
	return d.Drawing
}

type treeDrawing struct{ page.Drawing }

func (d *treeDrawing) word(x, y, size int, colour, text string) *page.DrawnText {
	d.Words = append(d.Words, page.DrawnText{X: x, Y: y, Size: size, Colour: colour, Text: text})
	return &d.Words[len(d.Words)-1]
}

func (d *treeDrawing) code(x, y int, colour, text string) {
	if text == "" {
		return
	}
	t := d.word(x, y, drawnSize, colour, text)
	t.Code, t.Length = true, textWidth(text)
	d.Width = max(d.Width, x+t.Length)
}

func textWidth(text string) int { return drawnChar * utf8.RuneCountInString(text) }

// widthOf returns how wide a box is.
func widthOf(b *page.Box) int {
	if b.Name == "" {
		return textWidth(b.Text) + drawnGap
	}
	width := drawnWord * max(utf8.RuneCountInString(b.Name), utf8.RuneCountInString(b.Of))
	if b.Boxes == nil {
		return max(width, textWidth(b.Text)) + 2*drawnPad
	}
	inner := -drawnGap
	for _, c := range b.Boxes {
		inner += widthOf(c) + drawnGap
	}
	return max(width, inner) + 2*drawnPad
}

// heightOf returns how high it is at least.
func heightOf(b *page.Box) int {
	if b.Boxes == nil {
		return drawnName + drawnText + drawnName
	}
	height := 0
	for _, c := range b.Boxes {
		height = max(height, heightOf(c))
	}
	return drawnName + height + drawnPad
}

// box draws a box and all in it, in the colour of its component, and returns where it ends.
func (d *treeDrawing) box(b *page.Box, x, y, height int, colour string) (end int) {
	width := widthOf(b)
	if b.Name == "" {
		d.code(x, y+height/2+drawnPad, "dim", b.Text)
		return x + width
	}
	class, chosen := strings.CutSuffix(strings.TrimSuffix(b.Class, " open"), " chosen")
	if component, ok := strings.CutPrefix(class, "c-"); ok {
		colour = component
	}
	frame := page.DrawnBox{X: x, Y: y, Width: width, Height: height, Fill: "bg", Stroke: colour, Round: 4}
	if chosen {
		frame.Stroke = "ink"
	}
	d.Boxes = append(d.Boxes, frame)
	d.Width = max(d.Width, x+width)
	d.word(x+drawnPad, y+17, 13, "dim", b.Name).Bold = chosen
	if b.Boxes == nil {
		d.code(x+(width-textWidth(b.Text))/2, y+height/2+drawnPad, "ink", b.Text)
		d.word(x+drawnPad, y+height-drawnPad, 13, "dim", b.Of)
		return x + width
	}
	at := x + drawnPad
	for _, c := range b.Boxes {
		at = d.box(c, at, y+drawnName, height-drawnName-drawnPad, colour) + drawnGap
	}
	return x + width
}
