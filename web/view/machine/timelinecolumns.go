package machine

import (
	"strconv"

	"uriplayground/web/page"
	"uriplayground/web/view/timeline"
)

// The most steps that are drawn as columns, and the shares of the width that they have: the
// steps of §5.2.4 have more, and those that only append have less.
const (
	columnsMost     = 120
	columnShare     = 10
	columnShareDots = 16
	columnShareLast = 6
)

// addTimelineColumns fills the timeline: a column for each step, in its chapter. It shows how many
// steps there are and what they do, so there are none while the run is predicted.
func (m *machine) addTimelineColumns(chapters []page.Chapter) {
	count := len(m.Resolution.Trace.Steps)
	if count > columnsMost || m.State.Hides() {
		return
	}
	of := strconv.Itoa(count)
	for i := range count {
		at := chapterAt(m.Context, i)
		step := strconv.Itoa(i + 1)
		c := page.Column{Step: i + 1, Weight: columnShare, State: "todo", Title: m.Words.Get("player.place", "n", step, "of", of)}
		switch at {
		case timeline.ChapterDots:
			c.Weight, c.Name = columnShareDots, m.Resolution.Trace.Steps[i].Rule.Name
		case timeline.ChapterRecompose:
			c.Weight = columnShareLast
		}
		switch {
		case i < m.at:
			c.State = "done"
		case i == m.at:
			c.State = "now"
		}
		chapters[at].Columns = append(chapters[at].Columns, c)
	}
	chapters[timeline.ChapterDots].Strands = m.strands()
}

// strands returns the run of §5.2.4 in the columns of its chapter; nil if it is too long.
func (m *machine) strands() *page.Strands {
	s := m.Summary
	if count := int(s.Last-s.First) + 1; !s.Dots || count > glanceColumns {
		return nil
	}
	d := glanceDrawing{Context: m.Context, end: int(s.Last-s.First) + 1}
	height := d.draw()
	return &page.Strands{
		Width: d.end * page.GlanceColumnWidth, Height: height - page.GlanceRuleHeight,
		Border: d.band.Border, List: d.band.Strands,
	}
}
