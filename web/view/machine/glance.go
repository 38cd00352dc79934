package machine

import (
	"strconv"
	"strings"

	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

const (
	glanceColumns = 48 // that are drawn at most; the others are a step away
	glanceWaiting = 5  // segments of the input buffer that are drawn
	glanceLevels  = 7  // of the output buffer that are drawn: further ones share the last
	glanceBytes   = 8  // of a segment, as wide as a column
	glanceBorder  = page.GlanceRuleHeight + 8
)

// Glance returns the run of §5.2.4 as a picture; nil where it is not asked for, or did not
// run.
func Glance(v *render.Context) *page.Glance {
	if !v.State.Glance {
		return nil
	}
	return GlanceOf(v, v)
}

// GlanceOf returns a picture of one or two runs, one above the other: a column is a step of the
// timeline, at which one of them may begin later.
func GlanceOf(v *render.Context, runs ...*render.Context) *page.Glance {
	origin, last := glanceExtent(runs)
	count := last - origin + 1
	if count <= 0 {
		return nil
	}
	first := glanceWindow(v.Done()-1-origin, count)
	return glanceFrom(v, runs, first, min(first+glanceColumns, count), count)
}

// GlanceRows returns the picture of a run in parts of so many columns, each of which begins with the
// last column of the one before.
func GlanceRows(v *render.Context, columns int) (list []*page.Glance) {
	runs := []*render.Context{v}
	origin, last := glanceExtent(runs)
	count := last - origin + 1
	for first := 0; first == 0 || first < min(count, glanceColumns)-1; first += columns - 1 {
		list = append(list, glanceFrom(v, runs, first, min(first+columns, count, glanceColumns), count))
	}
	return list
}

// glanceFrom draws the columns from first to before end, of so many.
func glanceFrom(v *render.Context, runs []*render.Context, first, end, count int) *page.Glance {
	origin, _ := glanceExtent(runs)
	g := &page.Glance{Width: (end-first)*page.GlanceColumnWidth + page.GlanceTail}
	for i, run := range runs {
		d := glanceDrawing{Context: run, later: int(run.Summary.First) - origin - first}
		d.first, d.end = max(0, -d.later), min(end-first-d.later, int(run.Summary.Last-run.Summary.First)+1)
		if !run.Summary.Dots || d.first >= d.end {
			continue
		}
		if len(runs) > 1 {
			g.Height += page.GlanceRuleHeight // for its name
			d.band.Name = v.RunName(i)
		}
		d.band.Y = g.Height
		g.Height += d.draw()
		g.Bands = append(g.Bands, d.band)
	}
	addGlanceColumns(v, g, origin, first, end)
	glanceWords(v, g, first, end, count)
	return g
}

// glanceExtent returns the first and the last step of the timeline at which one of the runs is
// at §5.2.4.
func glanceExtent(runs []*render.Context) (first, last int) {
	last = -1
	for _, run := range runs {
		if s := run.Summary; s.Dots {
			if last < 0 || int(s.First) < first {
				first = int(s.First)
			}
			last = max(last, int(s.Last))
		}
	}
	return first, last
}

// glanceWindow returns the first column that is drawn: the picture turns over by halves.
func glanceWindow(now, count int) int {
	const half = glanceColumns / 2
	if count <= glanceColumns {
		return 0
	}
	return max(0, min((now/half)*half-half/2, count-glanceColumns))
}

// addGlanceColumns adds a column with its command for each step, and marks the current one.
func addGlanceColumns(v *render.Context, g *page.Glance, origin, first, end int) {
	for i := first; i < end; i++ {
		step := origin + i + 1
		c := page.GlanceColumn{X: (i - first) * page.GlanceColumnWidth, Title: v.Words.Get("predict.place", "n", strconv.Itoa(step))}
		c.Command = render.StepCommand(step)
		g.Columns = append(g.Columns, c)
		if step == v.Done() {
			g.Now = c.X + page.GlanceColumnWidth/2
		}
	}
}

// glanceWords puts the rules into a sentence, and adds the note of what is left out and the buttons that save.
func glanceWords(v *render.Context, g *page.Glance, first, end, count int) {
	var rules []string
	for _, rule := range g.Bands[0].Rules {
		rules = append(rules, rule.Text)
	}
	g.Label = v.Words.Get("glance.label", "rules", strings.Join(rules, " "))
	if end-first < count {
		g.Note = v.Words.Get("glance.note", "a", strconv.Itoa(first+1), "b", strconv.Itoa(end), "n", strconv.Itoa(count))
	}
	for _, kind := range []string{"svg", "png"} {
		g.Save.AddButton("save", "run."+kind, v.Words.Get("picture."+kind))
	}
	g.Saved = v.SavedNote("run.")
}

// glanceDrawing draws the steps from first to before end of a run.
type glanceDrawing struct {
	*render.Context
	first, end int // of the steps of the run
	later      int // by how many columns the run begins later than the picture
	band       page.GlanceBand
	stack      []glanceStrand // the output buffer
	below      int            // elements of it that are not in stack
}

// glanceStrand is a strand that has not ended.
type glanceStrand struct {
	page.GlanceStrand
	level int
}

// draw draws the strands and returns the height that they take.
func (d *glanceDrawing) draw() int {
	at := d.Summary.First + int32(d.first)
	t := d.Resolution.Trace
	for i := d.first; i < d.end; i++ {
		rule := t.Steps[int(d.Summary.First)+i].Rule
		d.band.Rules = append(d.band.Rules, page.GlanceRule{X: d.x(i), Text: rule.Name})
	}
	d.below = d.Summary.Depth(t, at)
	levels := min(glanceLevels, d.below+d.deepest(at))
	d.band.Border = d.band.Y + glanceBorder + levels*page.GlanceLevel
	d.resume(at)
	for i := d.first; i < d.end+glanceWaiting && int(d.Summary.First)+i <= int(d.Summary.Last); i++ {
		d.step(i, d.Summary.First+int32(i))
	}
	for _, s := range d.stack {
		s.Path += " H" + strconv.Itoa(d.x(d.end)-page.GlanceColumnWidth/2)
		d.band.Strands = append(d.band.Strands, s.GlanceStrand)
	}
	return d.band.Border - d.band.Y + glanceWaiting*page.GlanceWait + 10
}

// deepest returns by how many elements the output buffer grows at most in the columns.
func (d *glanceDrawing) deepest(at int32) int {
	depth, most := int32(0), int32(0)
	for i := at + 1; i < d.Summary.First+int32(d.end); i++ {
		depth += timeline.Deepens(d.Resolution.Trace, i)
		most = max(most, depth)
	}
	return int(most)
}

// resume begins with the top of the output buffer after the step before the columns.
func (d *glanceDrawing) resume(at int32) {
	t := d.Resolution.Trace
	for p := t.Top(at); p != syntax.NoLink && len(d.stack) < glanceLevels; p = t.Steps[p].Link {
		d.below--
		s := glanceStrand{d.strand(p), d.below}
		s.X, s.Y = 4, d.y(s.level)-4
		s.Path = "M0 " + strconv.Itoa(d.y(s.level))
		d.stack = append([]glanceStrand{s}, d.stack...)
	}
}

// strand returns a strand of what a step takes, without its way.
func (d *glanceDrawing) strand(at int32) (s page.GlanceStrand) {
	m := machine{Context: d.Context}
	c := m.takenChip(at)
	if at > 0 && d.Resolution.Trace.Steps[at-1].Slash {
		c.Runs = run("made", "/", chipBytes)
	}
	s.Text = page.ClipMiddle(c.Text(), glanceBytes)
	if len(c.Runs) > 0 {
		s.From = c.Runs[len(c.Runs)-1].From
	}
	return s
}

// step draws what a step takes: it waits, and is moved or goes.
func (d *glanceDrawing) step(i int, at int32) {
	if i == d.first {
		return // what it did is in the stack, or nothing
	}
	s := d.strand(at)
	from := max(d.first, i-glanceWaiting)
	for k := from; k < min(i, d.end); k++ {
		s.Path += lineTo(s.Path == "", d.x(k), d.band.Border+4+(i-1-k)*page.GlanceWait)
	}
	if i >= d.end {
		if s.Path != "" {
			s.Text = ""
			d.band.Strands = append(d.band.Strands, s)
		}
		return
	}
	step := &d.Resolution.Trace.Steps[at]
	edge := d.x(i) - page.GlanceColumnWidth/2
	if step.Push {
		level := d.below + len(d.stack)
		s.Path += lineTo(false, edge+8, d.y(level))
		s.X, s.Y = edge+10, d.y(level)-4
		d.stack = append(d.stack, glanceStrand{s, level})
		return
	}
	s.EndX, s.EndY = edge+4, d.band.Border
	s.X, s.Y = edge+10, d.band.Border+4
	s.Path += lineTo(false, s.EndX, s.EndY)
	d.band.Strands = append(d.band.Strands, s)
	if n := len(d.stack); step.Rule.Op == syntax.OpPop && n > 0 {
		top := d.stack[n-1]
		d.stack = d.stack[:n-1]
		top.EndX, top.EndY = edge+4, d.y(top.level)
		top.Path += " H" + strconv.Itoa(top.EndX)
		d.band.Strands = append(d.band.Strands, top.GlanceStrand)
	}
}

// x returns the middle of a column.
func (d *glanceDrawing) x(i int) int {
	return (i+d.later)*page.GlanceColumnWidth + page.GlanceColumnWidth/2
}

// y returns where the strands of a level of the output buffer lie.
func (d *glanceDrawing) y(level int) int {
	return d.band.Border - 8 - min(max(level, 0), glanceLevels-1)*page.GlanceLevel
}

func lineTo(begin bool, x, y int) string {
	command := " L"
	if begin {
		command = "M"
	}
	return command + strconv.Itoa(x) + " " + strconv.Itoa(y)
}
