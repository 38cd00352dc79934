package wire

import "uriplayground/core/syntax"

// RemoveDotSegments is the answer of removeDotSegments().
func RemoveDotSegments(output string, t *syntax.Trace) map[string]any {
	u := newUnits(t.Texts[0])
	return Object("output trace", output, rowsOf(t, 0, len(t.Steps), &u))
}

// trace lists the rows of remove_dot_segments, if it ran: its steps stand in
// one block, and all of them read the same text.
func (w *resolution) trace() []any {
	all := w.Trace.Steps
	first := 0
	for first < len(all) && all[first].Rule.Section != sectionDots {
		first++
	}
	end := first
	for end < len(all) && all[end].Rule.Section == sectionDots {
		end++
	}
	if first == end {
		return []any{}
	}
	return rowsOf(w.Trace, first, end, &w.units[all[first].Text])
}

// rowsOf lists the rows of RFC 3986 §5.2.4's tables for the steps from first to
// end, as many as MaxTraceUnits allows. Rows are measured before they are made.
func rowsOf(t *syntax.Trace, first, end int, u *units) []any {
	r := rows{t: t, u: u, first: first}
	list := []any{}
	for i, total := first, 0; i < end; i++ {
		if total += r.measure(i); total > MaxTraceUnits {
			return append(list, omittedRows(end-i))
		}
		list = append(list, row(t, int32(i)))
	}
	return list
}

func row(t *syntax.Trace, i int32) map[string]any {
	return Object("step output input", t.Steps[i].Rule.Name, string(t.Output(nil, i)), t.Input(i))
}

func omittedRows(n int) map[string]any {
	return Object("step output input omitted", "…", "", "", n)
}

// rows measures the buffers after each step in units.
type rows struct {
	t      *syntax.Trace
	u      *units
	first  int
	height []int // of the output buffer with step first+k on top, if that pushed
}

// measure is the length of both buffers after step i. It has to be asked for
// every step in turn.
func (r *rows) measure(i int) int {
	s := &r.t.Steps[i]
	height := 0
	if s.Push {
		height = r.under(s.Link) + r.moved(i)
	}
	r.height = append(r.height, height)
	return r.under(r.t.Top(int32(i))) + r.input(s)
}

// under is the length of the stack whose top is step i.
func (r *rows) under(i int32) int {
	if i == syntax.NoLink {
		return 0
	}
	return r.height[int(i)-r.first]
}

// moved is the length of syntax.Trace.Moved.
func (r *rows) moved(i int) int {
	if i > r.first && r.t.Steps[i-1].Slash {
		return len("/")
	}
	return r.u.len(r.t.Steps[i].From)
}

// input is the length of syntax.Trace.Input.
func (r *rows) input(s *syntax.Step) int {
	if s.Slash {
		return len("/")
	}
	return r.u.len(s.To)
}
