package play

import (
	"strconv"
)

const (
	rowsTaken = 2000 // of a trace that are taken away or printed
	byteTaken = 2000 // of a text in them
)

// CopyAs puts what the view shows on the clipboard, in one of Formats.
type CopyAs struct{ Format string }

func (a CopyAs) reduce(s State) State {
	s.Copied, s.Format = "", a.Format
	return s
}

// Copy puts a text on the clipboard, and says with Copied how that went.
type Copy struct{ Text string }

func (Copy) effect() {}

// Copied says whether the browser allowed it.
type Copied struct{ OK bool }

func (a Copied) reduce(s State) State {
	s.Copied = "copy.refused"
	if a.OK {
		s.Copied = "copy.done"
	}
	return s
}

// takeAway is the buttons that copy, and what came of it. What the browser
// refuses stands there to be copied by hand. Lessons have sheets for paper.
func (in *input) takeAway() *Sheet {
	if in.state.View == lessonView {
		return nil
	}
	s := in.sheet("copy", "copy.title", "copy.hint")
	for i := range formats {
		in.act(&s.Acts, "copy", formats[i].name, "copy."+formats[i].name)
	}
	if in.state.Copied == "" {
		return in.folded(s)
	}
	format := in.words.Get("copy." + in.state.Format)
	s.Note = in.words.Get(in.state.Copied, "format", format)
	if in.state.Copied == "copy.refused" {
		s.Heads, s.Window = []string{format}, &Window{Count: 1} // it may be long
		s.add("", codeCell(write(in.record(), in.state.Format)))
	}
	return s
}

// Record is what the view shows, all of it, as tables: to be printed.
func (s *Session) Record() []*Sheet {
	s.Page() // some of it is made with the page
	in := s.input()
	return in.record()
}

// record is the tables of the view with all steps made.
func (one *input) record() []*Sheet {
	whole := *one
	in := &whole
	in.state.Step = End
	if view := in.state.sheets(); view != nil {
		return view(in)
	}
	list := []*Sheet{in.componentsTaken()}
	if in.state.View != "parse" && in.r.Done {
		list = append(list, in.stepsTaken())
		if in.run.dots {
			list = append(list, in.traceTaken())
		}
	}
	return list
}

func (in *input) componentsTaken() *Sheet {
	c := deriveComponents(*in)
	s := &Sheet{ID: "taken", Title: c.Caption, Heads: c.Heads}
	uri := func(text string) *SheetCell { return codeCell(clip(text, byteTaken)) }
	s.add("", textCell("URI"), uri(in.r.Base.Text), uri(in.r.Ref.Text), uri(in.r.Target.Text))
	for i := range c.Rows {
		row := &c.Rows[i]
		s.add("", textCell(row.Name), taken(row.Base.State, row.Base.Text), taken(row.Ref.State, row.Ref.Text), taken(row.Target.State, row.Target.Text))
	}
	return s
}

func taken(state, text string) *SheetCell {
	c := textCell(text)
	c.Code, c.Class = state == "present", "is-"+state
	return c
}

// stepsTaken is the lines that ran, in their order.
func (in *input) stepsTaken() *Sheet {
	s := in.sheet("taken", "steps.title", "", "trace.step", "copy.rule", "copy.value")
	groups := deriveSteps(*in).Groups
	for n := 1; n <= len(in.run.order); n++ {
		number := strconv.Itoa(n)
		for g := range groups {
			for l := range groups[g].Lines {
				line := &groups[g].Lines[l]
				if line.Number != number {
					continue
				}
				rule := textCell(line.Text)
				rule.Code, rule.Cite = !line.Prose, groups[g].Cite
				s.add("", textCell(number), rule, taken(line.ValueState, line.Value))
			}
		}
	}
	return s
}

// traceTaken is the rows of §5.2.4, those out of sight, too.
func (in *input) traceTaken() *Sheet {
	s := in.sheet("taken", "trace.caption", "", "trace.step", "trace.output", "trace.input")
	count := int(in.run.last-in.run.first) + 1
	for i := range min(count, rowsTaken) {
		at := in.run.first + int32(i)
		s.add("", textCell(in.r.Trace.Steps[at].Rule.Name), codeCell(in.outputTail(at, byteTaken)), codeCell(clip(in.r.Trace.Input(at), byteTaken)))
	}
	if count > rowsTaken {
		more := in.words.Get("copy.more", "n", strconv.Itoa(rowsTaken), "of", strconv.Itoa(count))
		s.add("", textCell("…"), textCell(more), textCell(""))
	}
	return s
}
