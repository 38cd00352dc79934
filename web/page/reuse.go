package page

import (
	"slices"
)

// TraceOf returns the panes of the resolution in a body; nil if it has none.
func TraceOf(b Body) *TraceBody {
	switch b := b.(type) {
	case *TraceBody:
		return b
	case *ResolveBody:
		return &b.TraceBody
	}
	return nil
}

// ComponentsOf returns the table of the components in a body; nil if it has none.
func ComponentsOf(b Body) *Components {
	switch b := b.(type) {
	case *ResolveBody:
		return b.Components
	case *ParseBody:
		return b.Components
	}
	return nil
}

// WithPanes returns a body with some of the panes of the resolution changed, if it has
// them. The body that was drawn stays as it is.
func WithPanes(b Body, change func(*TraceBody)) Body {
	switch b := b.(type) {
	case *TraceBody:
		n := *b
		change(&n)
		return &n
	case *ResolveBody:
		n := *b
		change(&n.TraceBody)
		return &n
	}
	return b
}

// WithPlayer returns a body with its timeline changed, if it has one. The one that was drawn stays as
// it is.
func WithPlayer(b Body, change func(*Player)) Body {
	changed := func(p *Player) *Player {
		n := *p
		change(&n)
		return &n
	}
	if tables, ok := b.(*TablesBody); ok && tables.Player != nil {
		n := *tables
		n.Player = changed(n.Player)
		return &n
	}
	return WithPanes(b, func(t *TraceBody) { t.Player = changed(t.Player) })
}

// ReusePanes keeps what says the same in an earlier page as in this one: panes, and rows of
// tables. What is the same pointer is not drawn again.
func (p *Page) ReusePanes(old *Page) {
	for i, check := range p.Checks {
		if sameCheck(check, old.Checks[i]) {
			p.Checks[i] = old.Checks[i]
		}
	}
	if sameMarks(p.Marks, old.Marks) {
		p.Marks = old.Marks
	}
	p.CopyPanel = p.CopyPanel.reuse(old.CopyPanel)
	if now, was := TraceOf(p.Body), TraceOf(old.Body); now != nil && was != nil {
		now.Trace = now.Trace.reuse(was.Trace)
	}
	was := ComponentsOf(old.Body)
	switch b := p.Body.(type) {
	case *ResolveBody:
		b.Components = b.Components.reuse(was)
		if old, ok := old.Body.(*ResolveBody); ok {
			b.Steps = b.Steps.reuse(old.Steps)
		}
	case *ParseBody:
		b.Components = b.Components.reuse(was)
	case *TablesBody:
		if old, ok := old.Body.(*TablesBody); ok {
			reuseTables(b.Tables, old.Tables)
		}
	case *CourseBody:
		if old, ok := old.Body.(*CourseBody); ok {
			reuseTables(b.Tables, old.Tables)
			reuseBlocks(b.Course.Blocks, old.Course.Blocks)
			reuseBlocks(b.Course.Side, old.Course.Side)
		}
	}
}

func reuseTables(list, old []*Table) {
	for i := range min(len(list), len(old)) {
		list[i] = list[i].reuse(old[i])
	}
}

func reuseBlocks(list, old []*CourseBlock) {
	for i := range min(len(list), len(old)) {
		list[i].Table = list[i].Table.reuse(old[i].Table)
	}
}

func (c *Components) reuse(old *Components) *Components {
	if c == nil || old == nil {
		return c
	}
	c.Table, c.Explain = c.Table.reuse(old.Table), c.Explain.reuse(old.Explain)
	if *c == *old {
		return old
	}
	return c
}

func (s *Steps) reuse(old *Steps) *Steps {
	if s == nil || old == nil {
		return s
	}
	reuseTables(s.Sections, old.Sections)
	if s.Title == old.Title && s.Caption == old.Caption && slices.Equal(s.Sections, old.Sections) {
		return old
	}
	return s
}

func (t *Trace) reuse(old *Trace) *Trace {
	if t == nil || old == nil {
		return t
	}
	t.Table = t.Table.reuse(old.Table)
	if t.Table == old.Table && t.Total == old.Total && t.Hint == old.Hint && t.Glance == old.Glance && slices.Equal(t.Rules, old.Rules) {
		return old
	}
	return t
}

// reuse returns the earlier table if it says the same; else this one, with the rows and cells
// of that one that do, at their places below the same heads.
func (s *Table) reuse(old *Table) *Table {
	if s == nil || old == nil || !slices.Equal(s.Heads, old.Heads) {
		return s
	}
	for i := range min(len(s.Rows), len(old.Rows)) {
		s.Rows[i] = s.Rows[i].reuse(old.Rows[i])
	}
	if s.ID == old.ID && s.Title == old.Title && s.Caption == old.Caption && s.Cite == old.Cite && s.Note == old.Note && s.Answer == old.Answer && s.Answers == old.Answers && s.Folded == old.Folded && s.Expected == old.Expected && s.Deduction == old.Deduction &&
		same(s.Window, old.Window) && slices.Equal(s.Buttons, old.Buttons) && slices.Equal(s.Below.Buttons, old.Below.Buttons) && slices.Equal(s.Fields, old.Fields) && slices.Equal(s.Sorts, old.Sorts) && slices.Equal(s.Rows, old.Rows) {
		return old
	}
	return s
}

func (r *TableRow) reuse(old *TableRow) *TableRow {
	for i := range min(len(r.Cells), len(old.Cells)) {
		if r.Cells[i].same(old.Cells[i]) {
			r.Cells[i] = old.Cells[i]
		}
	}
	if r.Index == old.Index && r.Class == old.Class && r.Part == old.Part && r.Component == old.Component && r.Title == old.Title && r.Command == old.Command &&
		slices.Equal(r.Cells, old.Cells) {
		return old
	}
	return r
}

func (c *TableCell) same(d *TableCell) bool {
	return c.Text == d.Text && c.Code == d.Code && c.Bare == d.Bare && c.Quoted == d.Quoted && c.Head == d.Head && c.Columns == d.Columns &&
		c.Detail == d.Detail && c.More == d.More && c.Title == d.Title && c.Class == d.Class && c.Cite == d.Cite && c.Take == d.Take && c.Command == d.Command &&
		c.State == d.State && c.Component == d.Component && same(c.Buffer, d.Buffer) && slices.Equal(c.Runs, d.Runs)
}

// same reports whether two things that may not be there are the same.
func same[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }

func sameCheck(a, b *Check) bool {
	return a != nil && b != nil && a.Name == b.Name && a.Whole == b.Whole && a.Short == b.Short &&
		a.Verdict == b.Verdict && a.Tone == b.Tone && a.More == b.More && a.Next == b.Next &&
		slices.Equal(a.Annotated, b.Annotated) && slices.Equal(a.Faults, b.Faults) && slices.Equal(a.Rest, b.Rest)
}

func sameMarks(a, b *Marks) bool {
	return a != nil && b != nil && slices.EqualFunc(a.Lines, b.Lines, func(a, b MarkedLine) bool {
		return a.Line == b.Line && slices.Equal(a.Pieces, b.Pieces)
	})
}
