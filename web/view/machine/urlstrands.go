package machine

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// ribbonWidth is about how wide the steps are on a wide screen: what ends is crossed out at right angles.
const ribbonWidth = 960

// urlWay is what becomes of a chip while the URL Standard reads a link.
type urlWay struct {
	chip        page.Chip
	first       int   // the column in which it begins
	ys          []int // its height before that and after each step from there on, 0 where it is not there
	ended, gone bool  // its last step ends it, or even takes it away
}

func (w *urlWay) end(y int, gone bool) { w.ys, w.ended, w.gone = append(w.ys, y), true, gone }

// urlStrands draws the states into their chapters: what they have not read waits below the line,
// and what they make of page and link is above it. In the older documents what is made is taken up
// again, to and fro, so they have none.
func (m *machine) urlStrands(chapters []page.Chapter) {
	steps := len(m.Resolution.Trace.Steps)
	if m.Resolution.Base.Dialect != core.URL || steps > glanceColumns {
		return
	}
	r := urlRun{machine: m, drawing: glanceDrawing{Context: m.Context}}
	levels := 1
	for n := range steps + 1 {
		made := core.URLSoFar(m.Resolution.Trace, n)
		r.made, r.chips = append(r.made, made), append(r.chips, urlChips(&made))
		levels = max(levels, min(len(r.chips[n]), glanceLevels))
	}
	r.drawing.band.Border = glanceBorder + levels*page.GlanceLevel
	r.read()
	for n := range steps {
		r.step(n + 1)
	}
	first := 0
	for i := range chapters {
		end := first + len(chapters[i].Columns)
		chapters[i].Strands, first = r.within(first, end), end
	}
}

// urlRun is a run of the URL Standard that is drawn.
type urlRun struct {
	*machine
	drawing glanceDrawing
	made    []core.URLMade
	chips   [][]page.Chip // of what is made
	reads   []urlRead
	ways    []*urlWay
	waiting []*urlWay // for the last ones of reads
	stack   []*urlWay
}

// urlRead is a piece of the link, and the step that reads it for good.
type urlRead struct {
	start, end uint32
	step       int
}

// read finds what the steps read. Where the parser starts over, what it had read is read again.
func (r *urlRun) read() {
	at, last := r.made[0].Rest.Start, len(r.made)-1
	for n, made := range r.made {
		next := made.Rest.Start
		for k := len(r.reads) - 1; k >= 0 && r.reads[k].end > next; k-- {
			at, r.reads = r.reads[k].start, r.reads[:k]
		}
		if next > at {
			r.reads, at = append(r.reads, urlRead{at, next, n}), next
		}
	}
	if end := r.made[last].Rest.End; at < end {
		r.reads = append(r.reads, urlRead{at, end, last + 1})
	}
	for i, read := range r.reads {
		text := r.Resolution.Trace.Texts[core.TextRef][read.start:read.end]
		r.waiting = append(r.waiting, r.begin(page.Chip{Runs: run("ref", text, chipBytes)}, 1, r.waitingAt(i)))
	}
}

func (r *urlRun) begin(c page.Chip, n, y int) *urlWay {
	w := &urlWay{chip: c, first: n - 1, ys: []int{y}}
	r.ways = append(r.ways, w)
	return w
}

func (r *urlRun) waitingAt(i int) int {
	return r.drawing.band.Border + 4 + min(i, glanceWaiting)*page.GlanceWait
}

// step leads the ways through a step: the n-th one.
func (r *urlRun) step(n int) {
	chips, made, was := r.chips[n], &r.made[n], &r.made[n-1]
	kept := 0
	for kept < min(len(r.stack), len(chips)) && continues(r.stack[kept].chip, chips[kept]) {
		r.stack[kept].chip = chips[kept]
		kept++
	}
	for _, w := range r.stack[kept:] {
		if made.Rest.Start < was.Rest.Start { // it was read in vain, and is still to come
			w.end(r.drawing.band.Border, false)
		} else {
			w.end(w.ys[len(w.ys)-1], made.Gone != "")
		}
	}
	if made.Gone != "" && kept == len(r.stack) { // it was not even taken over
		level := r.drawing.y(len(chips))
		r.begin(page.Chip{Runs: run(originAt(was.Kept >= len(was.Text)), made.Gone, chipBytes)}, n, level).end(level, true)
	}
	var read []*urlWay
	for len(r.waiting) > 0 && r.reads[len(r.reads)-len(r.waiting)].step == n {
		read, r.waiting = append(read, r.waiting[0]), r.waiting[1:]
	}
	nothing := readForNothing(r.Resolution.Trace.Steps[n-1].Rule)
	r.stack = r.stack[:kept]
	for _, c := range chips[kept:] {
		var w *urlWay
		if len(read) > 0 && lastFrom(c) != "base" && !nothing {
			w, read = read[0], read[1:]
			w.chip = c
		} else {
			w = r.begin(c, n, 0)
		}
		r.stack = append(r.stack, w)
	}
	for level, w := range r.stack {
		w.ys = append(w.ys, r.drawing.y(level))
	}
	i := 0
	for k, w := range r.waiting {
		y := 0
		if r.reads[len(r.reads)-len(r.waiting)+k].end > made.Rest.Start { // else it is read, but only for now
			y = r.waitingAt(i)
			i++
		}
		w.ys = append(w.ys, y)
	}
	end := r.drawing.band.Border // of what only says how to go on
	if kept > 0 && render.CommonPrefix(made.Text, was.Text) == len(was.Text) && len(made.Text) > len(was.Text) {
		end = r.drawing.y(len(chips) - 1) // or is added to what is there
	}
	for _, w := range read {
		if nothing {
			w.end(r.drawing.band.Border, true)
		} else {
			w.end(end, false)
		}
	}
}

// continues reports whether a chip is the one that stood in its place, perhaps with more in it.
func continues(was, is page.Chip) bool {
	same := was.Component == is.Component && (lastFrom(was) == lastFrom(is) || len(was.Runs) == 0)
	return same && is.Component != "" || (same || was.Component == "" && lastFrom(was) == lastFrom(is)) && strings.HasPrefix(is.Text(), was.Text())
}

// lastFrom returns where a chip comes from, in the end.
func lastFrom(c page.Chip) string {
	if len(c.Runs) == 0 {
		return "made"
	}
	return c.Runs[len(c.Runs)-1].From
}

// within returns the strands in the columns from first to before end; nil for none.
func (r *urlRun) within(first, end int) *page.Strands {
	border := r.drawing.band.Border
	column := ribbonWidth / len(r.made)
	s := &page.Strands{
		Width: (end - first) * column, Border: border,
		Height: border - page.GlanceRuleHeight + glanceWaiting*page.GlanceWait + 10,
	}
	for _, w := range r.ways {
		if strand := w.within(first, end, column); strand.Path != "" {
			s.List = append(s.List, strand)
		}
	}
	if len(s.List) == 0 {
		return nil
	}
	return s
}

func (w *urlWay) within(first, end, width int) (s page.GlanceStrand) {
	s.From = lastFrom(w.chip)
	for i, y := range w.ys[1:] {
		x := (w.first + i - first) * width
		if x < 0 || w.first+i >= end || y == 0 {
			continue
		}
		was := w.ys[i]
		if was > 0 && s.Path == "" {
			s.Path = lineTo(true, x, was)
		}
		last := w.ended && i == len(w.ys)-2
		s.Path += lineTo(was == 0, x+8, y)
		switch {
		case last && w.gone:
			s.EndX, s.EndY = x+8, y
		case !last:
			s.Path += " H" + strconv.Itoa(x+width)
		}
	}
	return s
}
