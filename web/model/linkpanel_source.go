package model

import (
	"slices"

	"uriplayground/web/page"
)

const (
	sourceLines = 96     // of the source whose links are marked
	sourceJump  = 32     // by how many they move on, when it is scrolled
	markedLinks = 300    // at most
	markedUnits = 20_000 // of a line, as far as its links are marked
)

// SourceSpan is a piece of the source that is drawn: a link, or what comes before one on
// its line.
type SourceSpan struct {
	Line       uint32
	Link       int // its number; -1 for none
	Start, End uint32
}

// AskSource asks for pieces of the source. The answer is SourceRead.
type AskSource struct {
	effect
	Spans []SourceSpan
}

// SourceRead hands over pieces of the source.
type SourceRead struct {
	rowsReport
	Spans []SourceSpan
	Texts []string
}

func (a SourceRead) reduce(s State, p *Panels) State {
	p.Links.Marked = a
	return s
}

// ScrollSource says which line of the source is the first that can be seen, from 0.
type ScrollSource struct {
	rowsReport
	Line int
}

func (a ScrollSource) reduce(s State, _ *Panels) State {
	s.LinkPanel.SourceLine = max(0, a.Line/sourceJump*sourceJump-sourceJump)
	return s
}

// AskSource returns the question for the links of the source that can be seen; ok is false if
// they are there.
func (d *LinkPanel) AskSource(s *LinkPanelState) (ask AskSource, ok bool) {
	if d.Reading >= 0 || d.Reader != nil {
		return ask, false
	}
	first := uint32(s.SourceLine) + 1
	var at SourceSpan // what was added last
	for i := d.Report.From(first, 0); i < d.Report.Len() && len(ask.Spans) < 2*markedLinks; i++ {
		e := d.Report.At(i)
		if e.Line >= first+sourceLines {
			break
		}
		from := e.Start - (e.Column - 1)
		if at.Line == e.Line {
			from = at.End
		}
		if e.Start >= from && e.Column <= markedUnits {
			at = SourceSpan{e.Line, i, e.Start, min(e.End, e.Start+markedUnits)}
			ask.Spans = append(ask.Spans, SourceSpan{e.Line, -1, from, e.Start}, at)
		}
	}
	return ask, !slices.Equal(ask.Spans, d.Marked.Spans)
}

// ChooseAt chooses the link at a place of the source, if there is one: a line and a
// column, both from 1.
type ChooseAt struct {
	linksAct
	Line, Column int
}

func (a ChooseAt) reduce(s State, p *Panels) State {
	i, ok := p.Links.Report.Around(uint32(a.Line), uint32(a.Column))
	if !ok {
		return s
	}
	s.LinkPanel.choose(i)
	s.LinkPanel.Side = listSide
	if row := slices.Index(p.Links.Selected(), uint32(i)); row >= 0 {
		s.LinkPanel.Scroll = page.Follow(s.LinkPanel.Scroll, row, page.LinkHeight)
	}
	p.ask(RevealChosen{Row: true})
	return s
}

// The two sides of the view, of which a narrow screen shows one.
const (
	sourceSide = "source"
	listSide   = "list"
)

// chooseSide shows the source or the list where there is room for one.
func (d *LinkPanel) chooseSide(s *LinkPanelState, side string) []Effect {
	if side == sourceSide || side == listSide {
		s.Side = side
	}
	return nil
}

// choose shows all that is known of one link, and marks it in the source.
func (d *LinkPanel) choose(s *LinkPanelState, number string) []Effect {
	i, ok := d.linkNumber(number)
	if !ok {
		return nil
	}
	s.choose(i)
	s.Side = listSide
	return []Effect{RevealChosen{Line: int(d.Report.At(i).Line)}}
}

// selectSource shows a link in the source.
func (d *LinkPanel) selectSource(s *LinkPanelState, number string) []Effect {
	i, ok := d.linkNumber(number)
	if !ok {
		return nil
	}
	e := d.Report.At(i)
	s.choose(i)
	s.Side = sourceSide
	return []Effect{SelectSource{Start: int(e.Start), End: int(e.End)}}
}

// replaced forgets the pieces of a source that is another one now.
func (d *LinkPanel) replaced() { d.Marked = SourceRead{} }
