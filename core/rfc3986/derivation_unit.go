package rfc3986

import "sort"

// mostNodes is the most nodes of a unit: pchar, pct-encoded, "%", two HEXDIG.
const mostNodes = 5

// node is node i: an entry, or made by deriving the unit that it is in.
func (d *Derivation) node(i uint32) entry {
	e := &d.entries[sort.Search(len(d.entries), func(k int) bool { return d.entries[k].index > i })-1]
	if !e.isRun() {
		return *e
	}
	p := d.walk(e, (i-e.index)/markEvery, func(p runPlace) bool { return p.index > i })
	if e.startsSegment(p, d.text) && i > p.index {
		return d.segment(e, p)
	}
	return d.unit(e, p)[i-p.index]
}

// inRunAt is the lowest node of a run that holds a byte.
func (d *Derivation) inRunAt(e *entry, at uint32) uint32 {
	behind := func(p runPlace) bool { return p.at > at }
	marks := d.marksOf(e)
	p := d.walk(e, uint32(sort.Search(len(marks), func(k int) bool { return behind(marks[k].runPlace) })), behind)
	i := p.index
	for _, n := range d.unit(e, p) {
		if n.start <= at {
			i = n.index
		}
	}
	return i
}

func (e *entry) isRun() bool { return e.production >= runLetters }

// startsSegment tells whether the unit at p is a "/" and a segment.
func (e *entry) startsSegment(p runPlace, text string) bool {
	return e.production == runSegments && text[p.at] == '/'
}

// marksOf is the marks in a run.
func (d *Derivation) marksOf(e *entry) []mark {
	return d.marks[e.marks:][:(e.next-1-e.index)/markEvery]
}

// walk goes through a run from before its k-th mark to the last place that is
// not behind what is looked for.
func (d *Derivation) walk(e *entry, k uint32, behind func(runPlace) bool) runPlace {
	p := e.first()
	if k > 0 {
		p = d.marksOf(e)[k-1].runPlace
	}
	for {
		q := p.after(e.production, d.text)
		if q.at >= e.end || behind(q) {
			return p
		}
		p = q
	}
}

// unit derives the unit at p of a run. Of a "/" and a segment it is the "/".
func (d *Derivation) unit(e *entry, p runPlace) []entry {
	b := deriver{
		Reference: Reference{text: d.text}, end: uint32(len(d.text)), completed: d.completed,
		at: p.at, top: p.parent, depth: e.depth, count: p.index, entries: make([]entry, 0, mostNodes),
	}
	switch {
	case e.startsSegment(p, d.text):
		b.top = e.parent
	case e.production == runSegments:
		b.depth++
	}
	b.character(e.production)
	return b.entries
}

// character derives what repeats in a run.
func (b *deriver) character(run production) {
	switch run {
	case runLetters:
		b.letterDigitOr()
	case runHexdigs:
		b.leaf(pHEXDIG, 1)
	case runData:
		b.dataOrLiteral()
	default:
		b.pcharOrLiteral()
	}
}

// segment is the segment node of a run of segments whose "/" is at p.
func (d *Derivation) segment(e *entry, p runPlace) entry {
	q := p.after(e.production, d.text)
	s := entry{start: q.at, index: q.parent, parent: e.parent, production: pSegment, depth: e.depth}
	// The next mark, if the segment reaches to it, knows where the segment ends.
	if marks, k := d.marksOf(e), int(s.index-e.index)/markEvery; k < len(marks) && marks[k].parent == s.index {
		q.at, q.index = marks[k].end, marks[k].next
	} else {
		for q.at < e.end && d.text[q.at] != '/' {
			q = q.after(e.production, d.text)
		}
		q = q.cut(d.text)
	}
	s.end, s.next = q.at, q.index
	s.open = e.open && q.at == e.end
	return s
}
