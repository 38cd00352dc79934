package answers

import (
	"slices"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/beliefs"
	"uriplayground/core/syntax"
	"uriplayground/web/export"
	"uriplayground/web/page"
)

// Picture is the page, the link and the target of an example, one below the other: what the target has
// of the first two in their colours, and the rest struck.
type Picture struct {
	SVG, Text string
	Tape      []Piece // the same in one line, for the list; none without a target
}

// Piece is a part of a tape.
type Piece struct{ Text, From string } // From "base", "ref", "made", or "gone" for what the target has not of the page

// The measures of the picture, in CSS pixels.
const (
	charWidth  = 11
	codeSize   = 18
	lineHeight = 40
	labelSize  = 13
	labelAbove = 20
	barBelow   = 10
	leastWidth = 200
	mostChars  = 34 // of a line, which still can be read on a phone
)

// run is some characters of a row of the picture.
type run struct {
	text   string
	from   string // "base", "ref" or "made"; empty where it is in no target
	struck bool
	frame  string // colour of what differs from the target; empty for none
}

// frames are the colours of what differs, by the word that an address is labelled with.
var frames = map[string]string{"picture.believed": "bad", "picture.expected": "now-line", "picture.wanted": "now-line"}

// drawing draws rows from the top down; y is where the next one goes.
type drawing struct {
	page.Drawing
	y int
}

// picture draws an example, in the variables of the style sheet.
func (m *maker) picture(e *Example) Picture {
	base, ref, target := runs(e)
	expected, origin := e.Expected, originOf(e.Base)
	if short := m.paths(e.Base, e.Base, e.Target); !e.Whole && len(target) > 0 && short[0] != m.code(e.Base) {
		base, target = without(base, len(origin)), without(target, len(origin))
		if expected != "" {
			expected = strings.TrimPrefix(expected, origin)
		}
	} else {
		origin = ""
	}
	d := drawing{y: 2}
	said := "picture.text"
	if e.Target == "" {
		said, target = "picture.text.none", []run{{text: m.words.Get("picture.none")}}
	}
	if e.Base != "" {
		d.row(m.words.Get("picture.page"), base)
	}
	d.row(m.words.Get("picture.link"), ref)
	d.row(m.words.Get("picture.target"), target)
	if e.Expected != "" {
		same, rest := beliefs.CommonStart(strings.TrimPrefix(e.Target, origin), expected)
		d.row(m.words.Get(e.Label), []run{{text: same}, {text: rest, frame: frames[e.Label]}})
	}
	d.Width, d.Height = max(d.Width, leastWidth)+2, d.y
	d.Lang = m.words.Lang
	d.Title = m.words.Get("drawing.title", "base", page.Visible(e.Base), "ref", page.Visible(e.Ref))
	text := []string{m.words.Get(said, "base", e.Base, "ref", e.Ref, "target", e.Target)}
	for _, dropped := range []struct {
		key  string
		list []run
	}{{"picture.dropped", base}, {"picture.removed", ref}} {
		if gone := struck(dropped.list); gone != "" {
			text = append(text, m.words.Get(dropped.key, "text", gone))
		}
	}
	d.Text = strings.Join(text, " ")
	p := Picture{SVG: export.SVG(&d.Drawing, "page").String(), Text: d.Text}
	if e.Base != "" && e.Target != "" {
		p.Tape = tape(base, target)
	}
	return p
}

// tape returns a target with what is gone of the base where the link takes its place.
func tape(base, target []run) (list []Piece) {
	gone := ""
	for _, r := range base {
		if r.struck {
			gone += page.Visible(r.text)
		}
	}
	for _, r := range target {
		if r.from == "ref" && gone != "" {
			list, gone = append(list, Piece{gone, "gone"}), ""
		}
		list = append(list, Piece{page.Visible(r.text), r.from})
	}
	if gone != "" {
		list = append(list, Piece{gone, "gone"})
	}
	return list
}

func struck(list []run) string {
	var gone []string
	for _, r := range list {
		if r.struck {
			gone = append(gone, r.text)
		}
	}
	return strings.Join(gone, ", ")
}

// runs returns the base, the link and the target of an example by what of them is in the target.
func runs(e *Example) (base, ref, target []run) {
	if e.Base == "" || e.Target == "" {
		return []run{{text: e.Base}}, []run{{text: e.Ref}}, []run{{text: e.Target}}
	}
	r := core.Resolve(e.Base, e.Ref, core.RFC3986, e.Options)
	sources := [2][]syntax.Span{}
	for _, p := range r.Provenance {
		from := "made"
		if !p.Made() {
			from = [...]string{core.TextBase: "base", core.TextRef: "ref"}[p.Text]
			sources[p.Text] = append(sources[p.Text], p.Source)
		}
		text := p.Target.In(e.Target)
		if n := len(target); n > 0 && target[n-1].from == from {
			target[n-1].text += text
			continue
		}
		target = append(target, run{text: text, from: from})
	}
	return used(e.Base, "base", sources[core.TextBase]), used(e.Ref, "ref", sources[core.TextRef]), target
}

// used splits a text into what the target has of it and what it has not. Delimiters that are written
// anew are neither.
func used(text, from string, spans []syntax.Span) (list []run) {
	slices.SortFunc(spans, func(a, b syntax.Span) int { return int(a.Start) - int(b.Start) })
	at := uint32(0)
	for _, s := range append(spans, syntax.Span{Start: uint32(len(text)), End: uint32(len(text))}) {
		if gone := text[at:max(s.Start, at)]; gone != "" {
			list = append(list, run{text: gone, struck: strings.Trim(gone, ":/?#") != "" || len(spans) == 0})
		}
		if kept := s.In(text); kept != "" {
			list = append(list, run{text: kept, from: from})
		}
		at = max(at, s.End)
	}
	return list
}

// without returns runs without their first bytes.
func without(list []run, bytes int) []run {
	for len(list) > 0 && len(list[0].text) <= bytes {
		bytes -= len(list[0].text)
		list = list[1:]
	}
	if len(list) > 0 {
		list = append([]run{list[0]}, list[1:]...)
		list[0].text = list[0].text[bytes:]
	}
	return list
}

// row draws a label and the runs beside it, on as many lines as they need.
func (d *drawing) row(label string, list []run) {
	d.Words = append(d.Words, page.DrawnText{X: 0, Y: d.y + labelSize, Size: labelSize, Colour: "dim", Text: label})
	d.y += labelAbove
	x := 0
	for _, r := range list {
		line, from := "", x // what is drawn of the run at once
		draw := func() {
			if line != "" {
				d.part(from*charWidth, utf8.RuneCountInString(line)*charWidth, line, r)
			}
		}
		for _, part := range parts(page.Visible(r.text), mostChars) {
			n := utf8.RuneCountInString(part)
			if x > 0 && x+n > mostChars {
				draw()
				d.y += lineHeight
				line, from, x = "", 0, 0
			}
			line += part
			x += n
		}
		draw()
	}
	d.y += lineHeight
}

// part draws some characters of a run: filled, with one bar below what comes from the page and two
// below what comes from the link.
func (d *drawing) part(x, width int, text string, r run) {
	colour := "ink"
	switch {
	case r.struck:
		colour = "dim"
	case r.frame != "":
		d.Boxes = append(d.Boxes, page.DrawnBox{X: x, Y: d.y, Width: width, Height: lineHeight - barBelow, Stroke: r.frame})
	case r.from == "made":
		colour = "dim"
	case r.from != "":
		d.Boxes = append(d.Boxes, page.DrawnBox{X: x, Y: d.y, Width: width, Height: lineHeight - barBelow, Fill: r.from + "-fill"})
		bottom := d.y + lineHeight - barBelow
		d.Lines = append(d.Lines, page.DrawnLine{X1: x, Y1: bottom, X2: x + width, Y2: bottom, Width: 2, Colour: r.from})
		if r.from == "ref" {
			d.Lines = append(d.Lines, page.DrawnLine{X1: x, Y1: bottom + 4, X2: x + width, Y2: bottom + 4, Width: 2, Colour: r.from})
		}
	}
	d.Width = max(d.Width, x+width)
	d.Words = append(d.Words, page.DrawnText{X: x, Y: d.y + 21, Size: codeSize, Length: width, Text: text, Colour: colour, Code: true})
	if r.struck {
		d.Lines = append(d.Lines, page.DrawnLine{X1: x, Y1: d.y + 15, X2: x + width, Y2: d.y + 15, Width: 2, Colour: colour})
	}
}

// parts splits a text where it may be wrapped, and anything longer than a line.
func parts(text string, most int) (list []string) {
	for _, part := range page.Breaks(text) {
		for utf8.RuneCountInString(part) > most {
			cut := len(string([]rune(part)[:most]))
			list = append(list, part[:cut])
			part = part[cut:]
		}
		if part != "" {
			list = append(list, part)
		}
	}
	return list
}
