package model

import (
	"uriplayground/core/links"
)

// Move is the links after a move, as far as they are looked at.
type Move struct {
	*links.Move
	Done bool
}

// Busy reports whether there are links left to look at.
func (m *Move) Busy() bool { return m != nil && !m.Done }

// startMove starts again to look at the links after the move that the state says, if it
// says one.
func (d *LinkPanel) startMove(s *LinkPanelState) {
	d.Move, d.correction = nil, nil
	if s.Move == "" {
		return
	}
	if m, ok := d.Report.Move(links.MovingNamed(s.Moving), s.Move); ok {
		d.Move = &Move{Move: m}
	}
}

// SourcePart is a part of a source in which some links are written otherwise: Texts in
// the places of Spans. What lies between them stays as it is.
type SourcePart struct {
	effect
	First, Last bool
	How         string // what becomes of the whole source: "copy" or "save"
	Spans       []SelectSource
	Texts       []string
}

func (p *SourcePart) add(start, end uint32, text string) {
	p.Spans, p.Texts = append(p.Spans, SelectSource{Start: int(start), End: int(end)}), append(p.Texts, text)
}

// correction is the source with its links written for the place it moves to. It is made
// a part at a time.
type correction struct {
	how  string
	next int    // of the links that have to be written otherwise
	done uint32 // of the source
	base bool   // what it says of its base is behind
}

// correctedLinks is how many links a part holds.
const correctedLinks = 60

// startCorrection begins to make the corrected source.
func (d *LinkPanel) startCorrection(s *LinkPanelState, how string) []Effect {
	if d.Move == nil || !d.Move.Done || how != "copy" && how != "save" {
		return nil
	}
	d.correction = &correction{how: how}
	return []Effect{SourcePart{First: true, How: how}}
}

// correctMore returns the next part.
func (d *LinkPanel) correctMore() SourcePart {
	c, m, part := d.correction, d.Move, SourcePart{How: d.correction.how}
	for links, bytes := 0, 0; links < correctedLinks && bytes < exportBytes; links++ {
		if c.next == m.Edits() {
			c.correctBase(d, &part)
			part.Last, d.correction = true, nil
			break
		}
		l := m.Edit(c.next)
		e := d.Report.At(l.Link)
		bytes += d.Report.Size(l.Link)
		if c.next++; e.Start > d.embedded().At.Start {
			c.correctBase(d, &part)
		}
		if l.Written != "" && e.Start >= c.done {
			part.add(e.Start, e.End, l.Written)
			c.done = e.End
		}
	}
	return part
}

// correctBase writes what the page should say of its base, in its turn.
func (c *correction) correctBase(d *LinkPanel, part *SourcePart) {
	at := d.embedded().At
	if c.base || d.Move.Base == "" || at.End == at.Start || at.Start < c.done {
		return
	}
	if written, ok := d.Move.WrittenBase(); ok {
		part.add(at.Start, at.End, written)
		c.done = at.End
	}
	c.base = true
}
