package machine

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/web/page"
)

// ribbonWidth is about how wide the steps are on a wide screen: what ends is crossed out at right angles.
const ribbonWidth = 960

// urlWay is what has become of a chip so far.
type urlWay struct {
	page.GlanceStrand // in the present chapter
	chip              *page.Chip
	y                 int // 0 before it begins
}

// urlStrands draws the states of the URL Standard into their chapters: what they have not read waits
// below the line, and what they make of page and link is above it, as in the lanes. In the older
// documents what is made is taken up again, to and fro, so they have none.
func (m *machine) urlStrands(chapters []page.Chapter) {
	steps := len(m.Resolution.Trace.Steps)
	if m.Resolution.Base.Dialect != core.URL || steps > glanceColumns/2 {
		return
	}
	lanes, levels := [][]page.Lane{}, 1
	for n := range steps + 1 {
		list := OtherLanes(m.Context, n)
		if list[0].More+list[1].More != "" {
			return
		}
		lanes, levels = append(lanes, list), max(levels, min(len(list[0].Chips), glanceLevels))
	}
	r := urlRun{width: ribbonWidth / steps}
	r.band.Border = glanceBorder + levels*page.GlanceLevel
	r.wait(lanes[0][1].Chips)
	for i := range chapters {
		r.strands = &page.Strands{
			Width: len(chapters[i].Columns) * r.width, Border: r.band.Border,
			Height: r.band.Border - page.GlanceRuleHeight + glanceWaiting*page.GlanceWait + 10,
		}
		for r.x = 0; r.x < r.strands.Width; r.x += r.width {
			r.step(lanes[0], lanes[1])
			lanes = lanes[1:]
		}
		for _, list := range [...][]*urlWay{r.stack, r.queue} {
			for _, w := range list {
				r.flush(w)
			}
		}
		if len(r.strands.List) > 0 {
			chapters[i].Strands = r.strands
		}
	}
}

// urlRun is a run of the URL Standard that is drawn.
type urlRun struct {
	glanceDrawing
	strands      *page.Strands // of the present chapter
	x, width     int           // of the present column
	stack, queue []*urlWay
}

// wait adds what waits before what waits already: at first all of the link, and later what is to be
// read again.
func (r *urlRun) wait(chips []page.Chip) {
	for i := len(chips) - len(r.queue) - 1; i >= 0; i-- {
		r.queue = append([]*urlWay{{chip: &chips[i]}}, r.queue...)
		if r.strands == nil {
			r.queue[0].y = r.waitingAt(i)
		}
	}
}

func (r *urlRun) waitingAt(i int) int {
	return r.band.Border + 4 + min(i, glanceWaiting)*page.GlanceWait
}

// step leads the ways through a step, from the lanes before it to those after it.
func (r *urlRun) step(before, after []page.Lane) {
	made, rest := after[0].Chips, after[1].Chips
	kept := 0
	for kept < min(len(r.stack), len(made)) && continues(r.stack[kept].chip, &made[kept]) {
		r.stack[kept].chip = &made[kept]
		kept++
	}
	gone := &after[0].Removed
	for _, w := range r.stack[kept:] {
		y := w.y
		if len(rest) > len(r.queue) { // it was read in vain, and is still to come
			y = r.band.Border
		}
		r.end(w, y, len(gone.Runs) > 0)
	}
	if len(gone.Runs) > 0 && kept == len(r.stack) { // it was not even taken over
		r.end(&urlWay{chip: gone, y: r.y(len(made))}, r.y(len(made)), true)
	}
	n := max(0, len(r.queue)-len(rest))
	read, nothing := r.queue[:n], len(after[1].Removed.Runs) > 0
	r.queue, r.stack = r.queue[n:], r.stack[:kept]
	for i := kept; i < len(made); i++ {
		w := &urlWay{}
		if len(read) > 0 && lastFrom(&made[i]) != "base" && !nothing {
			w, read = read[0], read[1:]
		}
		w.chip = &made[i]
		r.stack = append(r.stack, w)
	}
	end := r.band.Border                                                                        // of what only says how to go on
	if kept > 0 && kept == len(made) && made[kept-1].Text() != before[0].Chips[kept-1].Text() { // or is added to what is there
		end = r.y(kept - 1)
	}
	for _, w := range read {
		if nothing {
			end = r.band.Border
		}
		r.end(w, end, nothing)
	}
	r.wait(rest)
	for level, w := range r.stack {
		r.goOn(w, r.y(level))
	}
	for i, w := range r.queue {
		r.goOn(w, r.waitingAt(i))
	}
}

func (r *urlRun) move(w *urlWay, y int) {
	if w.Path == "" && w.y > 0 {
		w.Path = lineTo(true, r.x, w.y)
	}
	w.Path += lineTo(w.Path == "", r.x+8, y)
	w.y = y
}

func (r *urlRun) goOn(w *urlWay, y int) {
	r.move(w, y)
	w.Path += " H" + strconv.Itoa(r.x+r.width)
}

func (r *urlRun) end(w *urlWay, y int, gone bool) {
	r.move(w, y)
	if gone {
		w.EndX, w.EndY = r.x+8, y
	}
	r.flush(w)
}

func (r *urlRun) flush(w *urlWay) {
	w.From = lastFrom(w.chip)
	r.strands.List = append(r.strands.List, w.GlanceStrand)
	w.Path = ""
}

// continues reports whether a chip is the one that stood in its place, perhaps with more in it.
func continues(was, is *page.Chip) bool {
	from := lastFrom(was) == lastFrom(is)
	same := was.Component == is.Component && (from || len(was.Runs) == 0)
	return same && is.Component != "" || (same || was.Component == "" && from) && strings.HasPrefix(is.Text(), was.Text())
}

// lastFrom returns where a chip comes from, in the end.
func lastFrom(c *page.Chip) string {
	if len(c.Runs) == 0 {
		return "made"
	}
	return c.Runs[len(c.Runs)-1].From
}
