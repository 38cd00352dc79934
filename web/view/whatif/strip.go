package whatif

import (
	"strconv"
	"strings"

	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/align"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

const (
	stripRows   = 120 // of steps that are looked at, from the first on and from where the runs part
	stripTiles  = 20  // that are shown
	tilesBefore = 6   // of those before the runs part, where not all are shown
	tilesAtEnd  = 4   // of the last ones
	tileRows    = 4   // of steps in one tile in which the runs differ
	tileBytes   = 40
)

// stretch is rows of steps that are told in one tile.
type stretch struct {
	from, to int
	same     bool
	chapter  int // of both; only of RFC 3986
}

// stretches returns the rows in stretches. Each move of the dots is one for itself.
func (c *Comparison) stretches() (list []stretch) {
	steps := &c.Steps
	add := func(from, to int) {
		for i := from; i < min(to, steps.Rows()); i++ {
			s := stretch{from: i, to: i + 1, same: c.sameRow(i), chapter: c.chapter(i)}
			if n := len(list); n > 0 && list[n-1].joins(s) {
				list[n-1].to++
				continue
			}
			list = append(list, s)
		}
	}
	add(0, stripRows)
	if from := max(steps.FirstDifference-1, stripRows); steps.Differ() && from > stripRows {
		add(from, from+stripRows)
	}
	return list
}

func (s stretch) joins(next stretch) bool {
	if s.same != next.same || s.to != next.from || s.same && (s.chapter != next.chapter || s.chapter == timeline.ChapterDots) {
		return false
	}
	return s.same || s.to-s.from < tileRows && s.chapter == next.chapter
}

// sameRow reports whether both runs do the same in a row.
func (c *Comparison) sameRow(i int) bool {
	at := c.Steps.Row(i)
	if at[0] == align.NoStep || at[1] == align.NoStep {
		return false
	}
	if c.Steps.Rowwise {
		return i != c.Steps.FirstDifference
	}
	return align.SameStep(c.Run[0].Resolution.Trace, c.Run[1].Resolution.Trace, at[0], at[1])
}

// chapter returns the chapter of a row; -1 where the document has none.
func (c *Comparison) chapter(i int) int {
	for side, at := range c.Steps.Row(i) {
		if at == align.NoStep {
			continue
		}
		rule := c.Run[side].Resolution.Trace.Steps[at].Rule
		if rule.RFC != timeline.CurrentRFC {
			return -1
		}
		return timeline.ChapterOf(rule, at > int(c.Run[side].Summary.Last) && c.Run[side].Summary.Dots)
	}
	return -1
}

// strip returns the steps of both as tiles. It works for every pair.
func strip(v *render.Context, c *Comparison, two *[2]render.Context) (tiles []page.Tile) {
	list := c.stretches()
	shown := len(list)
	if shown == 0 {
		return nil
	}
	first := 0
	for first < len(list) && list[first].same {
		first++
	}
	if first == len(list) {
		first = 0
	}
	skip := func(i int) bool {
		return shown > stripTiles && i >= tilesBefore && (i < first-1 || i >= first-1+stripTiles-tilesBefore-tilesAtEnd) && i < shown-tilesAtEnd
	}
	covered := 0 // rows
	for i, s := range list {
		if skip(i) {
			continue
		}
		tiles = c.gap(v, tiles, s.from-covered)
		tiles = append(tiles, c.tile(v, two, s))
		covered = s.to
	}
	return c.gap(v, tiles, c.Steps.Rows()-covered)
}

// gap says how many rows are left out, if any are.
func (c *Comparison) gap(v *render.Context, tiles []page.Tile, rows int) []page.Tile {
	if rows == 0 {
		return tiles
	}
	return append(tiles, page.Tile{Text: [2]string{v.Words.Get("runs.map.more", "n", strconv.Itoa(rows))}, Same: true, Todo: true})
}

// tile tells a stretch.
func (c *Comparison) tile(v *render.Context, two *[2]render.Context, s stretch) page.Tile {
	t := page.Tile{Letters: [2]string{letter(0), letter(1)}, Same: s.same, Number: c.numbers(s), Command: render.StepCommand(c.pointAfter(s))}
	const nothing = "–"
	chapter := v.Words.Get("runs.strip.asks")
	if s.chapter >= 0 {
		chapter = v.Words.Get("chapter." + strconv.Itoa(s.chapter+1))
	}
	switch {
	case s.same && s.chapter < 0:
		t.Text[0] = v.Words.Get("runs.strip.same")
	case s.same && s.chapter != timeline.ChapterDots:
		t.Text[0] = chapter
	default:
		for side := range t.Text {
			var said []string
			idle := nothing
			for i := s.from; i < s.to; i++ {
				at := c.Steps.Row(i)[side]
				if at == align.NoStep {
					continue
				}
				if idle == nothing {
					idle = chapter
				}
				if text := stepShort(v, &two[side], at); text != "" {
					said = append(said, text)
				}
			}
			if t.Text[side] = strings.Join(said, ", "); t.Text[side] == "" {
				t.Text[side] = idle
			}
			if s.same {
				break
			}
		}
	}
	t.Now, t.Todo = c.tileState(v, s)
	return t
}

// stepShort says in a few words what a step does; nothing of one that only asks.
func stepShort(v *render.Context, one *render.Context, i int) string {
	t := one.Resolution.Trace
	step := &t.Steps[i]
	at := int32(i)
	switch {
	case step.Rule.Section == timeline.DotsSection && step.Push:
		return page.ClipMiddle(t.Moved(at), tileBytes)
	case step.Rule.Section == timeline.DotsSection && timeline.Deepens(t, at) < 0:
		return v.Words.Get("runs.strip.removes", "text", page.ClipMiddle(t.Moved(t.Top(at-1)), tileBytes))
	case step.Rule.Section == timeline.DotsSection && step.Rule.Op == syntax.OpPop:
		return v.Words.Get("runs.strip.surplus")
	case step.Rule.Section == timeline.DotsSection && step.Rule.Op == syntax.OpFill:
		return v.Words.Get("chapter." + strconv.Itoa(timeline.ChapterDots+1))
	}
	if step.Rule.Condition {
		return ""
	}
	c := runStep(one, i)
	if c.Detail != "" {
		return page.ClipMiddle(c.Detail, tileBytes)
	}
	return page.ClipMiddle(c.Text, tileBytes)
}

// numbers returns how the timeline counts the steps of a stretch: of both, or of each.
func (c *Comparison) numbers(s stretch) string {
	var list []string
	for side := range c.Run {
		first, last := align.NoStep, align.NoStep
		for i := s.from; i < s.to; i++ {
			if at := c.Steps.Row(i)[side]; at != align.NoStep {
				if first == align.NoStep {
					first = at
				}
				last = at
			}
		}
		n := stepNumber(first)
		if last != first {
			n += "–" + stepNumber(last)
		}
		list = append(list, n)
	}
	if list[0] == list[1] {
		return list[0]
	}
	return list[0] + " · " + list[1]
}

// pointAfter returns where the timeline stands once a stretch is done.
func (c *Comparison) pointAfter(s stretch) int {
	if c.Steps.Rowwise {
		return s.to
	}
	n := 0
	for i := s.from; i < s.to; i++ {
		for _, at := range c.Steps.Row(i) {
			n = max(n, at+1)
		}
	}
	return n
}

// tileState reports whether one of the runs is in a stretch, and whether none has come to it.
func (c *Comparison) tileState(v *render.Context, s stretch) (now, todo bool) {
	todo = true
	for i := s.from; i < s.to; i++ {
		for side, at := range c.Steps.Row(i) {
			if at == align.NoStep {
				continue
			}
			made := c.Steps.Made(side, v.Done())
			now = now || at == made-1 && v.State.Step != model.End
			todo = todo && at >= made && v.State.Step != model.End
		}
	}
	return now, todo
}
