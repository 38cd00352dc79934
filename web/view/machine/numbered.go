package machine

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// numberedLanes fills what the steps of RFC 1808 §4 or RFC 2396 §5.2 have made: what is inherited,
// then the path that they merge, whose line lies where the latest of them worked, and in the end
// what is put together.
func (m *machine) numberedLanes(output, input *page.Lane) {
	t, r := m.Resolution.Trace, m.Resolution
	if m.step != nil && m.step.Push {
		m.recombined(output, input)
		return
	}
	path := merging{machine: m, text: t.Texts[core.TextPath]}
	for i := range m.at + 1 {
		s := &t.Steps[i]
		switch {
		case s.Rule.Condition:
		case s.Text == core.TextPath:
			path.removed, path.line = append(path.removed, s.From, s.To), s.From.End
		case s.To.Len() > 0:
			path.line, path.end = s.To.End, s.To.End
			if s.Text == core.TextRef {
				path.line, path.docked = s.To.Start, true
				path.join = s.To.Start
			} else {
				path.join = s.To.End
			}
		case path.docked:
			path.line = path.end // the rest of it is as it stays
		case s.Text == core.TextBase && !s.From.Empty():
			c := page.Chip{Runs: run("base", s.From.In(r.Base.Text), partBytes)}
			for _, p := range machineParts {
				if r.Base.Component(p.name).Span == s.From {
					c.Component, c.Before, c.After = p.name, p.before, p.after
				}
			}
			output.Chips = append(output.Chips, c)
			if i == m.at {
				output.Chips[len(output.Chips)-1].Mark = "new"
			}
		}
	}
	output.Chips = path.chips(output.Chips, 0, path.line)
	input.Chips = path.chips(input.Chips, path.line, path.end)
	m.addReference(input, path.docked)
	if s := m.step; s != nil && !s.Rule.Condition {
		switch {
		case s.Text == core.TextPath && !s.To.Empty():
			output.Removed, input.Removed = path.gone(s.From), path.gone(s.To)
		case s.Text == core.TextPath:
			input.Removed = path.gone(s.From)
		case s.Text == core.TextBase && !s.To.Empty():
			cut := r.Base.Part("path").Span
			cut.Start = min(cut.End, s.From.End)
			output.Removed = removedChip(page.Chip{Runs: run("base", cut.In(r.Base.Text), chipBytes)})
		}
	}
}

// addReference adds the components of the reference; without its path where that is in the buffer.
func (m *machine) addReference(input *page.Lane, docked bool) {
	a := &m.Resolution.Ref
	path := a.Part("path")
	for _, p := range []syntax.Span{{End: path.Start}, path.Span, {Start: path.End, End: uint32(len(a.Text))}} {
		if p.Empty() || docked && p.Start < path.End {
			continue
		}
		c := page.Chip{Runs: run("ref", p.In(a.Text), partBytes)}
		if s := m.step; s != nil && s.Rule.Condition && s.Text == core.TextRef && s.From.Start < p.End && s.From.End > p.Start {
			c.Mark = "asked"
		}
		input.Chips = append(input.Chips, c)
	}
}

// merging is the buffer of step 6.
type merging struct {
	*machine
	text      string
	removed   []syntax.Span
	line, end uint32 // where the latest step worked, and how much is there
	join      uint32 // where the reference's path begins
	docked    bool
}

// chips adds what is left between two offsets, segment by segment. The slash after one belongs to it.
func (x *merging) chips(list []page.Chip, from, to uint32) []page.Chip {
	for at := from; at < to; {
		end := to
		if n := strings.IndexByte(x.text[at:to], '/'); n >= 0 {
			end = at + uint32(n) + 1
		}
		list = x.addLeft(list, syntax.Span{Start: at, End: end})
		at = end
	}
	return list
}

// addLeft adds a piece, unless it has been removed.
func (x *merging) addLeft(list []page.Chip, piece syntax.Span) []page.Chip {
	if slices.ContainsFunc(x.removed, func(s syntax.Span) bool { return s.Start <= piece.Start && piece.Start < s.End }) {
		return list
	}
	return append(list, page.Chip{Runs: x.runs(piece)})
}

func (x *merging) gone(s syntax.Span) page.Chip { return removedChip(page.Chip{Runs: x.runs(s)}) }

func (x *merging) runs(s syntax.Span) []page.Run {
	return run(originAt(s.Start < x.join), s.In(x.text), chipBytes)
}

// recombined fills what step 7 has put together, and what it is still to append.
func (m *machine) recombined(output, input *page.Lane) {
	for i := range m.Resolution.Trace.Steps {
		s := &m.Resolution.Trace.Steps[i]
		if !s.Push || s.To.Empty() {
			continue
		}
		c := page.Chip{Runs: m.targetChipRuns(s.To)}
		switch {
		case i == m.at:
			c.Mark = "new"
			fallthrough
		case i < m.at:
			output.Chips = append(output.Chips, c)
		default:
			input.Chips = append(input.Chips, c)
		}
	}
}
