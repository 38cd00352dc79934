package machine

import (
	"slices"
	"sort"
	"strconv"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

const (
	chipsShown = 12 // of a lane
	chipBytes  = 18 // of a segment in the picture
)

// provenanceAt returns the index of the piece that has a byte of the target.
func provenanceAt(list []core.Provenance, at uint32) int {
	return sort.Search(len(list), func(i int) bool { return list[i].Target.End > at })
}

// more returns how many chips are not shown; "" for none.
func (m *machine) more(n int) string {
	if n <= 0 {
		return ""
	}
	return m.Words.Get("machine.more", "n", strconv.Itoa(n))
}

// bufferLanes returns the two buffers of §5.2.4 as stack and queue, as they are after
// the current step.
func (m *machine) bufferLanes() []page.Lane {
	output, input := m.outputLane(int32(m.at)), m.inputLane(int32(m.at))
	if s := m.step; !s.Push && s.Rule.Op != syntax.OpFill {
		input.Removed = removedChip(m.takenChip(int32(m.at)))
		if top := m.poppedBy(int32(m.at)); top != syntax.NoLink {
			output.Removed = removedChip(m.movedChip(top))
		}
	}
	return []page.Lane{output, input}
}

// removedChip returns the chip as what a step took away, which is still to be seen after it.
func removedChip(c page.Chip) page.Chip {
	c.State = "gone"
	return c
}

// outputLane returns the top of the stack.
func (m *machine) outputLane(at int32) page.Lane {
	lane, t := m.lane("output"), m.Resolution.Trace
	lane.End = m.Words.Get("machine.root")
	p := t.Top(at)
	for ; p != syntax.NoLink && len(lane.Chips) < chipsShown; p = t.Steps[p].Link {
		lane.Chips = append(lane.Chips, m.movedChip(p))
	}
	slices.Reverse(lane.Chips)
	if n := len(lane.Chips); n > 0 && m.step.Push {
		lane.Chips[n-1].Mark = "new"
	}
	lane.More = m.more(m.Summary.Depth(t, at) - len(lane.Chips))
	return lane
}

// inputLane returns the head of the queue: what the steps to come take from it.
func (m *machine) inputLane(at int32) page.Lane {
	lane, t := m.lane("input"), m.Resolution.Trace
	lane.Empty = m.Words.Get("machine.empty")
	next := at + 1
	if t.Steps[at].Slash {
		lane.Chips = []page.Chip{{Runs: run("made", "/", chipBytes), Mark: "new"}}
		next = m.Summary.Last + 1
	}
	for ; next <= m.Summary.Last && len(lane.Chips) < chipsShown && !t.Steps[next-1].Slash; next++ {
		lane.Chips = append(lane.Chips, m.takenChip(next))
	}
	if m.Summary.Open {
		if s := &t.Steps[m.Summary.Last]; next > m.Summary.Last && !s.Slash && !s.To.Empty() {
			lane.Chips = append(lane.Chips, page.Chip{Runs: runsOf(m.Context, s.Text, s.To, fullBytes)})
		}
		return lane
	}
	rest := int(m.Summary.Last - next + 1)
	if rest > 0 && t.Steps[m.Summary.Last-1].Slash {
		rest-- // the last step moves the "/" that another one put there
	}
	lane.More = m.more(rest)
	return lane
}

// takenChip returns what a step takes from the input buffer.
func (m *machine) takenChip(at int32) page.Chip {
	s := &m.Resolution.Trace.Steps[at]
	return page.Chip{Runs: runsOf(m.Context, s.Text, s.From, chipBytes)}
}

// movedChip returns what a pushing step put on the output buffer.
func (m *machine) movedChip(at int32) page.Chip {
	if at > 0 && m.Resolution.Trace.Steps[at-1].Slash {
		return page.Chip{Runs: run("made", "/", chipBytes)}
	}
	return m.takenChip(at)
}

// poppedBy returns the element of the output buffer that a step removed; or NoLink.
func (m *machine) poppedBy(at int32) int32 {
	if m.Resolution.Trace.Steps[at].Rule.Op != syntax.OpPop {
		return syntax.NoLink
	}
	return m.Resolution.Trace.Top(at - 1)
}

// dotGates returns the rules of §5.2.4 in the order in which they are tried: those
// before the one that fired did not fit, those after it were not tried.
func (m *machine) dotGates() []page.Gate {
	var list []page.Gate
	state := "fails"
	if op := m.step.Rule.Op; op == syntax.OpFill || op == syntax.OpKeepDots {
		state = "waiting"
	}
	for _, rule := range core.DotRules()[1:] {
		fires := rule == m.step.Rule
		if rule.Op == syntax.OpKeepDots && !fires {
			continue
		}
		g := page.Gate{
			Name: rule.Name, Text: m.Words.Get("gate." + rule.Key), Means: m.Words.Get("gate." + rule.Key + ".means"),
			Title: m.Words.Get("rule." + rule.Key), State: state,
		}
		if fires {
			g.State, g.Mark = "fires", "now"
			state = "waiting"
		}
		list = append(list, g)
	}
	return list
}

// mergeLanes returns the base's path, of which is kept what the merged path has of it,
// and the reference's, which then docks on.
func (m *machine) mergeLanes() []page.Lane {
	path, ref := m.lane("path"), m.lane("ref")
	ref.Label = m.Words.Get("machine.rpath")
	kept, cut := m.mergePiece(syntax.OpKeepFolder), explain.CutOff(m.Context).In(m.Resolution.Base.Text)
	docked := m.ran(syntax.OpAddReference)
	if docked {
		path.Label = m.Words.Get("machine.merged")
	}
	m.addTail(&path, kept)
	if m.ran(syntax.OpAddSlash) {
		m.addHead(&path, m.mergePiece(syntax.OpAddSlash))
	}
	ref.Indent = page.Indent{Chips: len(path.Chips), Chars: chars(path.Chips...)}
	switch {
	case !m.ran(syntax.OpKeepFolder):
		n := chipBytes
		if m.State.Hides() { // it is one chip
			n = fullBytes
		}
		joinLast(&path, cut, n)
	case m.step.Rule.Op == syntax.OpKeepFolder:
		path.Chips = append(path.Chips, page.Chip{State: "scissors"})
		path.Removed = page.Chip{Runs: run("base", cut, chipBytes), State: "cut"}
	}
	lane := &ref
	if docked {
		lane = &path
		ref.Empty = m.Words.Get("machine.docked")
	}
	before := len(lane.Chips)
	m.addHead(lane, m.mergePiece(syntax.OpAddReference))
	if op := m.step.Rule.Op; op == syntax.OpAddReference || op == syntax.OpAddSlash {
		for i := before; i < len(path.Chips); i++ {
			path.Chips[i].Mark = "new"
		}
	}
	return []page.Lane{path, ref}
}

// mergePiece returns what a line of §5.2.3 puts into the merged path; empty if it did not
// run.
func (m *machine) mergePiece(op syntax.Op) syntax.Span {
	if ran, ok := m.Summary.RanOp(op); ok {
		return ran.Step.To
	}
	return syntax.Span{}
}

// joinLast puts what will be cut off after the last chip of the base's path, cut to n
// bytes: they are one segment.
func joinLast(lane *page.Lane, cut string, n int) {
	if cut == "" {
		return
	}
	if len(lane.Chips) == 0 {
		lane.Chips = []page.Chip{{Runs: run("base", cut, n)}}
		return
	}
	last := &lane.Chips[len(lane.Chips)-1]
	last.Runs = run("base", last.Text()+cut, n)
}

// addHead adds the first chips of a span of the merged path to a lane.
func (m *machine) addHead(lane *page.Lane, span syntax.Span) {
	if m.addWhole(lane, span) {
		return
	}
	first, end := m.segmentsOf(span)
	shown := min(end, first+chipsShown)
	for i := first; i < shown; i++ {
		lane.Chips = append(lane.Chips, m.segmentIn(span, i))
	}
	if end > shown {
		lane.More = m.more(end - shown)
	}
}

// addTail adds the last ones.
func (m *machine) addTail(lane *page.Lane, span syntax.Span) {
	if m.addWhole(lane, span) {
		return
	}
	first, end := m.segmentsOf(span)
	shown := max(first, end-chipsShown)
	for i := shown; i < end; i++ {
		lane.Chips = append(lane.Chips, m.segmentIn(span, i))
	}
	lane.More = m.more(shown - first)
}

// addWhole adds a span as one chip where its segments would give away which rules
// take them, and reports whether it did.
func (m *machine) addWhole(lane *page.Lane, span syntax.Span) bool {
	if m.State.Hides() && !span.Empty() {
		lane.Chips = append(lane.Chips, page.Chip{Runs: runsOf(m.Context, render.TextPath, span, fullBytes)})
	}
	return m.State.Hides()
}

// segmentsOf returns the steps that take the segments of a span of the merged path.
func (m *machine) segmentsOf(span syntax.Span) (first, end int) {
	if span.Empty() {
		return 0, 0
	}
	steps := m.Resolution.Trace.Steps[:m.Summary.Last+1]
	from := int(m.Summary.First) + 1
	after := func(at uint32) int {
		return from + sort.Search(len(steps)-from, func(i int) bool { return steps[from+i].From.End > at })
	}
	return after(span.Start), after(span.End-1) + 1
}

// segmentIn returns what a step takes, as far as it lies in the span.
func (m *machine) segmentIn(span syntax.Span, i int) page.Chip {
	s := &m.Resolution.Trace.Steps[i]
	cut := syntax.Span{Start: max(s.From.Start, span.Start), End: min(s.From.End, span.End)}
	return page.Chip{Runs: runsOf(m.Context, render.TextPath, cut, chipBytes)}
}

// chars returns how many characters wide chips are.
func chars(list ...page.Chip) int {
	n := 0
	for i := range list {
		n += utf8.RuneCountInString(list[i].Text())
	}
	return n
}
