package export

import (
	"strconv"

	"uriplayground/web/page"
)

// Palette is the colours of a drawing, as CSS writes them, by their names.
type Palette map[string]string

const (
	svgWords = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
	svgCode  = "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
)

// SVG writes a drawing as a file that needs nothing else.
func SVG(d *page.Drawing, colours Palette) Text {
	s := svg{colours: colours}
	size := number(d.Width) + " " + number(d.Height)
	s.put("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\"", svgAttribute("lang", d.Lang),
		" viewBox=\"0 0 "+size+"\" width=\""+number(d.Width)+"\" height=\""+number(d.Height)+"\">\n",
		"<title id=\"title\">", htmlText(d.Title), "</title>\n<desc id=\"desc\">", htmlText(d.Text), "</desc>\n")
	s.box(&page.DrawnBox{Width: d.Width, Height: d.Height, Fill: "bg", Opacity: 100})
	for i := range d.Boxes {
		s.box(&d.Boxes[i])
	}
	for i := range d.Lines {
		s.line(&d.Lines[i])
	}
	for i := range d.Words {
		s.words(&d.Words[i])
	}
	s.put("</svg>\n")
	return s.text()
}

type svg struct {
	output
	colours Palette
}

func number(n int) markup { return markup(strconv.Itoa(n)) }

func svgAttribute(name markup, value string) markup {
	return " " + name + "=\"" + replaced(page.Visible(value), htmlEscapes) + "\""
}

func svgNumber(name markup, n int) markup { return " " + name + "=\"" + number(n) + "\"" }

// colour returns an attribute with a colour of the palette.
func (s *svg) colour(name markup, colour string) markup {
	value := "none"
	if colour != "" {
		value = s.colours[colour]
	}
	return svgAttribute(name, value)
}

func (s *svg) box(b *page.DrawnBox) {
	s.put("<rect", svgNumber("x", b.X), svgNumber("y", b.Y), svgNumber("width", b.Width), svgNumber("height", b.Height), " rx=\"4\"",
		s.colour("fill", b.Fill), " fill-opacity=\""+number(b.Opacity)+"%\"", s.colour("stroke", b.Stroke), "/>\n")
}

func (s *svg) line(l *page.DrawnLine) {
	s.put("<line", svgNumber("x1", l.X1), svgNumber("y1", l.Y1), svgNumber("x2", l.X2), svgNumber("y2", l.Y2), svgNumber("stroke-width", l.Width), s.colour("stroke", l.Colour))
	if l.Dashes != "" {
		s.put(svgAttribute("stroke-dasharray", l.Dashes))
	}
	s.put("/>\n")
}

func (s *svg) words(t *page.DrawnText) {
	text, family := htmlText(t.Text), svgWords
	if t.Code {
		text, family = htmlCode(t.Text), svgCode
	}
	s.put("<text xml:space=\"preserve\"", svgNumber("x", t.X), svgNumber("y", t.Y), svgNumber("font-size", t.Size), s.colour("fill", t.Colour), svgAttribute("font-family", family))
	if t.Bold {
		s.put(" font-weight=\"700\"")
	}
	if t.Struck {
		s.put(" text-decoration=\"line-through\"")
	}
	if t.Length > 0 {
		s.put(svgNumber("textLength", t.Length), " lengthAdjust=\"spacingAndGlyphs\"")
	}
	s.put(">", text, "</text>\n")
}
