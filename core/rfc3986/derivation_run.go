package rfc3986

// The nodes of a run are counted when it is derived, and made when one of them
// is asked for (derivation_unit.go). Marks say for every so many nodes where
// they are.

// markEvery is the number of nodes from a mark to the next.
const markEvery = 64

// runPlace is a place in a run, before a unit of it: a character or pct-encoded,
// with the nodes it is derived by. In a path, a "/" and the segment node behind
// it are a unit, and the pchars of the segment are others.
type runPlace struct {
	at, index uint32 // the first byte of the unit, and its first node
	parent    uint32 // the node above it
}

// mark is the place of the unit that holds the next markEvery-th node of a run.
// In a run of segments it tells the byte and the node behind the segment.
type mark struct {
	runPlace
	end, next uint32
}

// marksBound is how many marks a text can have: no character has more than
// three nodes (pchar, unreserved, ALPHA, or "/" and a segment).
func marksBound(text string) int { return 3 * len(text) / markEvery }

// run makes a run of what stands from here to end.
func (b *deriver) run(p production, end uint32) {
	if b.at < end && !b.madeUp() {
		e := entry{start: b.at, index: b.count, parent: b.top, production: p, depth: b.depth, marks: uint32(len(b.marks))}
		b.count = b.measure(&e, b.text[:min(end, b.end)])
		b.at = end
		b.finish(&e)
		b.entries = append(b.entries, e)
	}
	b.at = end
}

// measure sets the marks of a run that reaches to the end of the text, and gives
// the index behind its last node.
func (b *deriver) measure(e *entry, text string) uint32 {
	p, next := e.first(), e.index+markEvery
	within := len(b.marks) // the first mark in the segment
	for int(p.at) < len(text) {
		q := p.after(e.production, text)
		if q.index > next {
			b.marks = append(b.marks, mark{runPlace: p})
			next += markEvery
		}
		if q.parent != p.parent {
			endSegment(b.marks[within:], p)
			within = len(b.marks)
		}
		p = q
	}
	p = p.cut(text)
	endSegment(b.marks[within:], p)
	return p.index
}

// endSegment tells the marks in a segment that it ends before p.
func endSegment(marks []mark, p runPlace) {
	for i := range marks {
		marks[i].end, marks[i].next = p.at, p.index
	}
}

// first is the place where a run begins.
func (e *entry) first() runPlace { return runPlace{at: e.start, index: e.index, parent: e.parent} }

// after is the place behind the unit at p.
func (p runPlace) after(run production, text string) runPlace {
	c := text[p.at]
	switch {
	case c == '%':
		p.at += 2
	case c == '/' && run == runSegments:
		p.parent = p.index + 1
	}
	p.at++
	p.index += uint32(unitNodes[run-runLetters][c])
	return p
}

// cut takes back what stands behind the end of the text: of a pct-encoded that
// it cuts off each missing byte is a node.
func (p runPlace) cut(text string) runPlace {
	if over := int(p.at) - len(text); over > 0 {
		p.at -= uint32(over)
		p.index -= uint32(over)
	}
	return p
}

// unitNodes is the number of nodes of the unit that begins with a byte, in each
// kind of run.
var unitNodes = buildUnitNodes()

func buildUnitNodes() *[runs][256]uint8 {
	t := new([runs][256]uint8)
	of := func(run production) *[256]uint8 { return &t[run-runLetters] }
	for c := range 256 {
		pchar := uint8(3) // pchar, unreserved or sub-delims, the character
		switch c {
		case ':', '@':
			pchar = 2
		case '%':
			pchar = mostNodes
		}
		of(runLetters)[c], of(runHexdigs)[c] = 1, 1
		of(runData)[c] = pchar - 1
		of(runPchars)[c], of(runSegments)[c] = pchar, pchar
	}
	of(runPchars)['/'], of(runPchars)['?'] = 1, 1
	of(runSegments)['/'] = 2 // with the segment
	return t
}
