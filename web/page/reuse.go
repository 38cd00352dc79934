package page

import (
	"slices"
)

// TraceOf is the panes of the resolution in a body; nil if it has none.
func TraceOf(b Body) *TraceBody {
	switch b := b.(type) {
	case *TraceBody:
		return b
	case *ResolveBody:
		return &b.TraceBody
	}
	return nil
}

// ComponentsOf is the table of the components in a body; nil if it has none.
func ComponentsOf(b Body) *Components {
	switch b := b.(type) {
	case *ResolveBody:
		return b.Components
	case *ParseBody:
		return b.Components
	}
	return nil
}

// WithPanes is a body with some of the panes of the resolution changed, if it has
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
	if now, was := TraceOf(p.Body), TraceOf(old.Body); now != nil && was != nil && sameTrace(now.Trace, was.Trace) {
		now.Trace = was.Trace
	}
	was := ComponentsOf(old.Body)
	switch b := p.Body.(type) {
	case *ResolveBody:
		if sameComponents(b.Components, was) {
			b.Components = was
		}
		if old, ok := old.Body.(*ResolveBody); ok && sameSteps(b.Steps, old.Steps) {
			b.Steps = old.Steps
		}
	case *ParseBody:
		if sameComponents(b.Components, was) {
			b.Components = was
		}
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

// reuse returns the earlier table if it says the same; else this one, with the rows of that
// one that do, at their places below the same heads.
func (s *Table) reuse(old *Table) *Table {
	if s == nil || old == nil || !slices.Equal(s.Heads, old.Heads) {
		return s
	}
	same := len(s.Rows) == len(old.Rows)
	for i := range min(len(s.Rows), len(old.Rows)) {
		if s.Rows[i].same(old.Rows[i]) {
			s.Rows[i] = old.Rows[i]
		} else {
			same = false
		}
	}
	if same && s.ID == old.ID && s.Title == old.Title && s.Caption == old.Caption && s.Note == old.Note && s.Fold == old.Fold &&
		(s.Window == old.Window || s.Window != nil && old.Window != nil && *s.Window == *old.Window) &&
		slices.Equal(s.Buttons, old.Buttons) && slices.Equal(s.Sorts, old.Sorts) {
		return old
	}
	return s
}

func (r *TableRow) same(s *TableRow) bool {
	return r == s || r.Index == s.Index && r.Class == s.Class && slices.EqualFunc(r.Cells, s.Cells, (*TableCell).same)
}

func (c *TableCell) same(d *TableCell) bool {
	return c.Text == d.Text && c.Code == d.Code && c.Head == d.Head && c.Detail == d.Detail && c.Title == d.Title && c.Class == d.Class &&
		c.Cite == d.Cite && c.Command == d.Command && slices.Equal(c.Runs, d.Runs)
}

func sameComponents(a, b *Components) bool {
	return a != nil && b != nil && a.Caption == b.Caption && a.Explain.reuse(b.Explain) == b.Explain &&
		slices.Equal(a.Heads, b.Heads) && slices.Equal(a.Rows, b.Rows) && slices.Equal(a.Legend, b.Legend)
}

func sameSteps(a, b *Steps) bool {
	return a != nil && b != nil && a.Caption == b.Caption && slices.EqualFunc(a.Groups, b.Groups, sameGroup)
}

func sameGroup(a, b StepGroup) bool {
	return a.Title == b.Title && a.Cite == b.Cite && a.Note == b.Note && slices.Equal(a.Lines, b.Lines)
}

func sameTrace(a, b *Trace) bool {
	return a != nil && b != nil && a.Caption == b.Caption && a.Cite == b.Cite && a.Note == b.Note &&
		a.Total == b.Total && a.Before == b.Before && a.After == b.After && a.Count == b.Count && a.Hint == b.Hint && a.Glance == b.Glance &&
		slices.Equal(a.Heads, b.Heads) && slices.Equal(a.Rows, b.Rows) && slices.Equal(a.Rules, b.Rules) && slices.Equal(a.Switch.Buttons, b.Switch.Buttons)
}

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
