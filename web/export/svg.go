package export

import (
	"slices"
	"strconv"

	"uriplayground/web/page"
)

const (
	svgWords = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
	svgCode  = "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
)

// SVG writes a drawing as a file that needs nothing else, in a colour scheme: "light", "dark", or
// "auto" for the reader's. Whatever cannot ask for that shows the light one. With "page" it is a part
// of a page of the site, which has the colours in its style sheet.
func SVG(d *page.Drawing, scheme string) Text {
	s := svg{scheme: scheme}
	s.draw(d)
	inside := s.markup()
	s.out.Reset()
	size := number(d.Width) + " " + number(d.Height)
	s.put("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\"", svgAttribute("lang", d.Lang),
		" viewBox=\"0 0 "+size+"\" width=\""+number(d.Width)+"\" height=\""+number(d.Height)+"\" xml:space=\"preserve\" font-family=\""+svgWords+"\">\n",
		"<title id=\"title\">", htmlText(d.Title), "</title>\n<desc id=\"desc\">", htmlText(d.Text), "</desc>\n", s.style())
	if d.Link == "" {
		s.put(inside)
	} else {
		s.put("<a", svgAttribute("href", d.Link), ">\n", inside, "</a>\n")
	}
	s.put("</svg>\n")
	return s.text()
}

type svg struct {
	output
	scheme string
	used   []string // classes that have another colour on dark ground
}

func (s *svg) draw(d *page.Drawing) {
	s.box(&page.DrawnBox{Width: d.Width, Height: d.Height, Fill: "bg", Round: 12})
	for i := range d.Boxes {
		s.box(&d.Boxes[i])
	}
	for i := range d.Paths {
		s.path(&d.Paths[i])
	}
	for i := range d.Lines {
		s.line(&d.Lines[i])
	}
	for _, code := range []bool{false, true} {
		if code {
			s.put("<g font-family=\"" + svgCode + "\">\n")
		}
		for i := range d.Words {
			if d.Words[i].Code == code {
				s.words(&d.Words[i])
			}
		}
	}
	s.put("</g>\n")
}

func number(n int) markup { return markup(strconv.Itoa(n)) }

func svgAttribute(name markup, value string) markup {
	return " " + name + "=\"" + replaced(page.Visible(value), htmlEscapes) + "\""
}

func svgNumber(name markup, n int) markup { return " " + name + "=\"" + number(n) + "\"" }

// colours returns the attributes with the colours of a shape; "" for none.
func (s *svg) colours(fill, stroke string) (attributes markup) {
	class := ""
	for _, c := range [2]struct {
		attribute markup
		name      string
	}{{"fill", fill}, {"stroke", stroke}} {
		if c.name == "" {
			continue
		}
		if s.scheme == "page" {
			attributes += svgAttribute(c.attribute, "var(--uri-"+c.name+")")
			continue
		}
		colour := colourNamed(c.name)
		if s.scheme == "dark" {
			colour.Light = colour.Dark
		}
		attributes += svgAttribute(c.attribute, colour.Light)
		if s.scheme == "auto" {
			if class != "" {
				class += " "
			}
			name := string(c.attribute[:1]) + "-" + c.name
			class += name
			if !slices.Contains(s.used, name) {
				s.used = append(s.used, name)
			}
		}
	}
	if fill == "" {
		attributes += " fill=\"none\""
	}
	if class != "" {
		attributes += svgAttribute("class", class)
	}
	return attributes
}

func colourNamed(name string) (c page.DrawingColour) {
	for _, c = range page.DrawingColours() {
		if c.Name == name {
			break
		}
	}
	return c
}

// style returns the style sheet that follows the reader's colour scheme; "" where none does.
func (s *svg) style() (sheet markup) {
	for _, class := range s.used {
		property := markup("fill")
		if class[0] == 's' {
			property = "stroke"
		}
		sheet += " ." + markup(class) + " { " + property + ": " + markup(colourNamed(class[2:]).Dark) + " }"
	}
	if sheet != "" {
		sheet = "<style>@media (prefers-color-scheme: dark) {" + sheet + " }</style>\n"
	}
	return sheet
}

func (s *svg) box(b *page.DrawnBox) {
	s.put("<rect", svgNumber("x", b.X), svgNumber("y", b.Y), svgNumber("width", b.Width), svgNumber("height", b.Height), svgNumber("rx", b.Round), s.colours(b.Fill, b.Stroke), "/>\n")
}

func (s *svg) path(p *page.DrawnPath) {
	s.put("<path transform=\"translate("+number(p.X)+" "+number(p.Y)+")\"", svgAttribute("d", p.Path), " stroke-width=\"2\"", s.colours("", p.Colour))
	s.dashes(p.Dashes)
}

func (s *svg) line(l *page.DrawnLine) {
	s.put("<line", svgNumber("x1", l.X1), svgNumber("y1", l.Y1), svgNumber("x2", l.X2), svgNumber("y2", l.Y2), svgNumber("stroke-width", l.Width), s.colours("", l.Colour))
	s.dashes(l.Dashes)
}

func (s *svg) dashes(lengths string) {
	if lengths != "" {
		s.put(svgAttribute("stroke-dasharray", lengths))
	}
	s.put("/>\n")
}

func (s *svg) words(t *page.DrawnText) {
	text := htmlText(t.Text)
	if t.Code {
		text = htmlCode(t.Text)
	}
	s.put("<text", svgNumber("x", t.X), svgNumber("y", t.Y), svgNumber("font-size", t.Size), s.colours(t.Colour, ""))
	if t.Bold {
		s.put(" font-weight=\"600\"")
	}
	if t.Ends {
		s.put(" text-anchor=\"end\"")
	}
	if t.Length > 0 {
		s.put(svgNumber("textLength", t.Length), " lengthAdjust=\"spacingAndGlyphs\"")
	}
	s.put(">", text, "</text>\n")
}
