// Package card draws the picture that other sites show beside a link to the playground:
// a base, a reference and where it leads, resolved by the core, in the colours of the
// components. The same input gives the same bytes.
package card

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"regexp"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
)

// The size that sites ask for, in pixels.
const (
	Width  = 1200
	Height = 630
)

const (
	margin   = 72
	rowAbove = 236 // the baseline of the first row
	rowStep  = 118
	largest  = 44 // the size of type of a URI
)

// Draw returns the picture with the words of a language as a PNG. Colours are those of the
// style sheet.
func Draw(words i18n.Words, style []byte) ([]byte, error) {
	c := &canvas{RGBA: image.NewRGBA(image.Rect(0, 0, Width, Height)), style: style}
	c.fill(c.Bounds(), "bg")
	c.fill(image.Rect(0, 0, Width, 12), "accent")
	c.text(gobold.TTF, 60, margin, 116, "ink", words.Get("page.name"))
	c.text(goregular.TTF, 32, margin, 168, "dim", words.Get("embed.share.lead"))
	example := lesson.First()
	target, ok := core.Target(example.Base, example.Ref, core.RFC3986, core.Options{})
	if !ok {
		return nil, fmt.Errorf("the first example has no target")
	}
	for i, row := range []struct{ label, uri string }{{"base.label", example.Base}, {"ref.label", example.Ref}, {"target.title", target}} {
		y := rowAbove + i*rowStep
		if i == 2 {
			c.fill(image.Rect(0, y-40, Width, Height), "pane")
			y += 24
		}
		c.text(goregular.TTF, 26, margin, y, "dim", words.Get(row.label))
		c.uri(margin, y+50, row.uri)
	}
	if c.err != nil {
		return nil, c.err
	}
	var out bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, c)
	return out.Bytes(), err
}

// canvas is the picture while it is drawn, until the first error.
type canvas struct {
	*image.RGBA
	style []byte
	err   error
}

// uri draws a URI, each component in its colour with a line below, in type as large as
// fits.
func (c *canvas) uri(x, y int, uri string) {
	size := min(largest, float64(Width-2*margin)/(0.6*float64(len(uri)))) // a character of the font is 0.6 em wide
	at := 0
	for _, part := range rfc3986.Split(uri).Parts() {
		name := part.Rule.Name
		if !part.Defined || part.Start == part.End || name != "scheme" && name != "authority" && name != "path" && name != "query" && name != "fragment" {
			continue
		}
		x = c.text(gomono.TTF, size, x, y, "ink", uri[at:part.Start]) // a delimiter
		end := c.text(gomono.TTF, size, x, y, name, part.In(uri))
		c.fill(image.Rect(x, y+12, end, y+15), name)
		x, at = end, int(part.End)
	}
	c.text(gomono.TTF, size, x, y, "ink", uri[at:])
}

// text draws a text from a point of the baseline, and returns where it ends.
func (c *canvas) text(ttf []byte, size float64, x, y int, colour, text string) (end int) {
	face, err := newFace(ttf, size)
	if err != nil {
		c.err = err
		return x
	}
	d := font.Drawer{Dst: c.RGBA, Src: image.NewUniform(c.colour(colour)), Face: face, Dot: fixed.P(x, y)}
	d.DrawString(text)
	if end = d.Dot.X.Ceil(); end > Width-margin/2 && c.err == nil {
		c.err = fmt.Errorf("%q does not fit into the picture", text)
	}
	return end
}

func newFace(ttf []byte, size float64) (font.Face, error) {
	parsed, err := opentype.Parse(ttf)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(parsed, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
}

func (c *canvas) fill(r image.Rectangle, colour string) {
	draw.Draw(c.RGBA, r, image.NewUniform(c.colour(colour)), image.Point{}, draw.Src)
}

// colour returns what a variable of the style sheet is where it is light.
func (c *canvas) colour(name string) color.Color {
	found := regexp.MustCompile(`--uri-` + name + `: light-dark\(#([0-9a-f]{6}),`).FindSubmatch(c.style)
	if found == nil {
		c.err = fmt.Errorf("the style sheet has no colour --uri-%s", name)
		return color.Black
	}
	n, _ := strconv.ParseUint(string(found[1]), 16, 32) // as the pattern has it
	return color.RGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}
