package machine

import (
	"iter"
	"slices"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

const partBytes = 48 // of a component in the picture

const fullBytes = 90 // of a text before it is taken apart

// sourceOf is where the characters of each text of the trace come from.
var sourceOf = [...]string{core.TextBase: "base", core.TextRef: "ref", core.TextTarget: "made"}

// machinePart is a component with its delimiter, and what the line of §5.3 does that appends that.
type machinePart struct {
	name, before, after string
	delimits            syntax.Op
}

// machineParts is the five components in the order of §5.3.
var machineParts = []machinePart{
	{name: "scheme", after: ":", delimits: syntax.OpAppendColon},
	{name: "authority", before: "//", delimits: syntax.OpAppendSlashes},
	{name: "path"},
	{name: "query", before: "?", delimits: syntax.OpAppendQuestion},
	{name: "fragment", before: "#", delimits: syntax.OpAppendHash},
}

// appends reports whether a line appends the component.
func (p *machinePart) appends(rule *syntax.Rule) bool {
	return rule.Op == syntax.OpAppend && rule.Component == p.name
}

// delimited reports whether a line appends the delimiter of the component.
func (p *machinePart) delimited(rule *syntax.Rule) bool {
	return rule.Op == p.delimits && p.delimits != syntax.NoOp
}

// wholeLanes returns the two texts before they are taken apart.
func (m *machine) wholeLanes() []page.Lane {
	var list []page.Lane
	for text, a := range []*core.Analysis{&m.Resolution.Base, &m.Resolution.Ref} {
		lane := m.lane(sourceOf[text])
		lane.Chips = []page.Chip{{Runs: run(lane.Name, a.Text, fullBytes)}}
		if a.Text == "" {
			lane.Chips[0].State = "empty"
		}
		list = append(list, lane)
	}
	return list
}

// lane returns a lane without chips.
func (m *machine) lane(name string) page.Lane {
	return page.Lane{Name: name, Label: m.Words.Get("machine." + name)}
}

// partLanes returns the components of the base, of the reference and of the target, one
// below the other, and which of the two texts gave each.
func (m *machine) partLanes() []page.Lane {
	base, ref, target, giver := m.lane("base"), m.lane("ref"), m.lane("target"), m.lane("from")
	for _, p := range machineParts {
		from := m.given(p.name)
		base.Chips = append(base.Chips, m.sourceChip(core.TextBase, &m.Resolution.Base, p.name, from))
		ref.Chips = append(ref.Chips, m.sourceChip(core.TextRef, &m.Resolution.Ref, p.name, from))
		chip := m.targetChip(p.name, from)
		m.append(&chip, p)
		target.Chips = append(target.Chips, chip)
		giver.Chips = append(giver.Chips, page.Chip{Before: m.giverName(p.name, from), State: "name"})
	}
	return []page.Lane{m.nameLane(), base, ref, target, giver}
}

// textLanes returns the components of a base that has no scheme, with the slot that is
// missing, and of the reference.
func (m *machine) textLanes() []page.Lane {
	base, ref := m.lane("base"), m.lane("ref")
	for _, p := range machineParts {
		base.Chips = append(base.Chips, m.textChip(core.TextBase, &m.Resolution.Base, p.name))
		ref.Chips = append(ref.Chips, m.textChip(core.TextRef, &m.Resolution.Ref, p.name))
	}
	base.Chips[0].State = "missing"
	return []page.Lane{m.nameLane(), base, ref}
}

// nameLane returns the names of the components, each above its column.
func (m *machine) nameLane() page.Lane {
	lane := page.Lane{Name: "names"}
	for _, p := range machineParts {
		lane.Chips = append(lane.Chips, page.Chip{Before: m.Words.Get("part." + p.name), State: "name"})
	}
	return lane
}

// giverName says where the target has a component from; "" while it has none.
func (m *machine) giverName(component string, from sources) string {
	if from.dots {
		from.base, from.ref = m.uses(core.TextBase), m.uses(core.TextRef)
	}
	switch {
	case !from.decided || !m.Resolution.Target.Part(component).Defined:
		return ""
	case from.base && from.ref:
		return m.Words.Get("machine.both")
	case from.base:
		return m.Words.Get("bracket.base.short")
	case from.ref:
		return m.Words.Get("bracket.ref.short")
	}
	return ""
}

// append shows of a component of the target what §5.3 has appended of it.
func (m *machine) append(chip *page.Chip, p machinePart) {
	for _, o := range m.Summary.Order {
		switch rule := o.Step.Rule; {
		case o.Last > m.at:
		case p.delimited(rule):
			chip.Before, chip.After = p.before, p.after
		case p.appends(rule) && chip.State == "set":
			chip.State = ""
		}
	}
	if u := m.undone(); u != nil && (p.appends(u.Rule) || p.delimited(u.Rule)) {
		chip.Mark = "back"
	}
	switch rule := m.step.Rule; {
	case p.appends(rule):
		chip.Mark = "new"
	case p.delimited(rule):
		chip.Mark = "drop"
	}
}

// ran reports whether a line that does this has run by now.
func (m *machine) ran(op syntax.Op) bool {
	o, ok := m.Summary.RanOp(op)
	return ok && o.Last <= m.at
}

// sources says of a component which texts the target takes it from, once that is
// decided.
type sources struct {
	decided   bool
	base, ref bool
	dots      bool // it is the result of remove_dot_segments
	now       bool // the current step decides it
}

func (m *machine) given(component string) (from sources) {
	for _, o := range m.Summary.Order {
		rule := o.Step.Rule
		if !rule.Assigns || rule.Component != component || o.Last > m.at {
			continue
		}
		from = sources{decided: true, base: o.Step.Text == core.TextBase, ref: o.Step.Text == core.TextRef, now: o.Last == m.at}
		if o.Step.Text == core.TextTarget { // the result of remove_dot_segments
			merged := m.Resolution.Trace.Steps[m.Summary.First].Text == render.TextPath
			from.base, from.ref, from.dots = merged && m.Resolution.Base.Part("path").Len() > 0, true, true
		}
	}
	return from
}

// textChip returns a component of the base or of the reference, before anything happens to it.
func (m *machine) textChip(text uint8, a *core.Analysis, name string) page.Chip {
	p := a.Part(name)
	c := page.Chip{Component: name, State: stateOf(p), Runs: run(sourceOf[text], p.In(a.Text), partBytes)}
	if p.Defined {
		c.Before, c.After = delimitersOf(name)
	}
	return c
}

// sourceChip returns the same at a step.
func (m *machine) sourceChip(text uint8, a *core.Analysis, name string, from sources) page.Chip {
	c := m.textChip(text, a, name)
	given := text == core.TextBase && from.base || text == core.TextRef && from.ref
	if p := a.Part(name); given && from.dots && p.Len() <= partBytes {
		c.Runs = m.usedRuns(text, a.Text, p.Span)
	}
	if from.decided && !given && c.State == "" {
		c.State = "left"
	} else if given && from.now {
		c.Mark = "taken"
	}
	if u := m.undone(); u != nil && u.Rule.Assigns && u.Rule.Component == name && u.Text == text {
		c.Mark = "back"
	}
	if s := m.step; s != nil && s.Rule.Condition && s.Text == text && s.Rule.Component == name && s.Rule.Section != timeline.MergeSection {
		c.Mark = "asked"
	}
	if name == "scheme" && text == core.TextRef && m.ran(syntax.OpUndefine) {
		c.State = "cut"
	}
	return c
}

// undone returns the step that was taken back; nil if none was.
func (m *machine) undone() *syntax.Step {
	if way, at := m.way(); way == "back" {
		return &m.Resolution.Trace.Steps[at]
	}
	return nil
}

func delimitersOf(name string) (before, after string) {
	for _, p := range machineParts {
		if p.name == name {
			return p.before, p.after
		}
	}
	return "", ""
}

// stateOf returns the state of a chip for a component; "" where it is present.
func stateOf(p syntax.Part) string {
	if s := p.State(); s != "present" {
		return s
	}
	return ""
}

// targetChip returns a component of the target: a slot until a line of §5.2.2 fills it.
func (m *machine) targetChip(name string, from sources) page.Chip {
	c := page.Chip{Component: name, State: "todo"}
	if !from.decided {
		return c
	}
	p := m.Resolution.Target.Part(name)
	if c.State = stateOf(p); c.State == "" {
		c.State = "set"
	}
	c.Runs = m.targetChipRuns(p.Span)
	if from.now {
		c.Mark = "new"
	}
	return c
}

// targetChipRuns returns the characters of a component of the target, by where they come from:
// the first and the last ones of a long one.
func (m *machine) targetChipRuns(span syntax.Span) []page.Run {
	const half = partBytes / 2
	if span.Len() <= partBytes {
		return m.runsBySource(span)
	}
	text := m.Resolution.Target.Text
	head, _ := page.Head(text[span.Start:], half)
	tail := page.Tail(text[:span.End], half)
	list := m.runsBySource(syntax.Span{Start: span.Start, End: span.Start + uint32(len(head))})
	rest := m.runsBySource(syntax.Span{Start: span.End - uint32(len(tail)), End: span.End})
	rest[0].Text = "…" + rest[0].Text
	return append(list, rest...)
}

// runsBySource returns the characters of a short span of the target, by where they come from.
func (m *machine) runsBySource(span syntax.Span) []page.Run {
	var list []page.Run
	pieces := m.Resolution.Provenance
	for i := provenanceAt(pieces, span.Start); i < len(pieces) && pieces[i].Target.Start < span.End; i++ {
		o := pieces[i].Target
		cut := syntax.Span{Start: max(o.Start, span.Start), End: min(o.End, span.End)}
		text, from := page.Visible(cut.In(m.Resolution.Target.Text)), render.ProvenanceName(pieces[i])
		if k := len(list) - 1; k >= 0 && list[k].From == from {
			list[k].Text += text
			continue
		}
		list = append(list, page.Run{Text: text, From: from})
	}
	return list
}

// usedRuns returns the characters of a short path of the base or of the reference: those that
// the target's path has, and those that were dropped on the way.
func (m *machine) usedRuns(text uint8, source string, path syntax.Span) []page.Run {
	var list []page.Run
	at := path.Start
	for _, used := range m.usedSpans(text) {
		list = append(list, run("dropped", source[at:used.Start], partBytes)...)
		list = append(list, run(sourceOf[text], used.In(source), partBytes)...)
		at = used.End
	}
	return append(list, run("dropped", source[at:path.End], partBytes)...)
}

// uses reports whether the target's path has characters of the base or of the reference.
func (m *machine) uses(text uint8) bool {
	for range m.used(text) {
		return true
	}
	return false
}

// usedSpans returns what the target's path has of the base or of the reference, in its order.
func (m *machine) usedSpans(text uint8) []syntax.Span {
	list := slices.Collect(m.used(text))
	if text == core.TextRef {
		slices.Reverse(list)
	}
	return list
}

// used yields what the target's path has of the base, or of the reference from its end
// on. Characters of the base come first there, and those of the reference last, so how
// much is looked at does not grow with the other one.
func (m *machine) used(text uint8) iter.Seq[syntax.Span] {
	return func(yield func(syntax.Span) bool) {
		path, pieces := m.Resolution.Target.Part("path"), m.Resolution.Provenance
		if path.Len() == 0 {
			return
		}
		at, end, by := provenanceAt(pieces, path.Start), provenanceAt(pieces, path.End-1)+1, 1
		if text == core.TextRef {
			at, end, by = end-1, at-1, -1
		}
		for ; at != end; at += by {
			switch o := &pieces[at]; {
			case o.Made():
			case o.Text != text || !yield(o.Source):
				return
			}
		}
	}
}
