package panes

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/machine"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// byStandard reports whether the resolution is by the URL Standard, else it is by an older document.
func byStandard(v *render.Context) bool { return v.Resolution.Base.Dialect == core.URL }

// OtherTarget returns the target by another document than RFC 3986, with what is the page's in it, what was
// expected, why browsers mend the link, and what both documents read alike.
func OtherTarget(v *render.Context) *page.Target {
	t := &page.Target{Title: v.Words.Get("target.title"), Lead: v.Words.Get("target.leads"), By: v.Words.Get("other.by")}
	for _, d := range render.Resolvers {
		t.Switch.AddButton("dialect", d.String(), v.Words.Get("rfc."+render.RFCNumber(d))).SetPressed(d == v.Resolution.Base.Dialect)
	}
	if t.Why = v.Words.Get("why.title"); byStandard(v) {
		t.Reasons = []page.Reason{{Text: v.Words.Get("url.once")}}
	}
	for _, f := range v.Resolution.Faults {
		r := page.Reason{Text: render.FaultMessage(v.Words, f.Fault, v.Resolution.Faulted(f)), Cite: v.Cite(f.Rule)}
		if f.Code == syntax.RuleAgainstExamples {
			r.Take = Readings(v)
		} else if len(t.Reasons) >= reasonsShown {
			continue
		}
		t.Reasons = append(t.Reasons, r)
	}
	if len(t.Reasons) == 0 {
		t.Why = ""
	}
	var apart explain.Apart
	t.Expected, t.Deduction, apart = explain.Pane(v)
	if !v.Resolution.Done {
		t.None = explain.AnswerCell(v, v.Resolution).Text
		if why := explain.WhyNone(v, v.Resolution); why != "" && byStandard(v) {
			t.Why, t.Reasons = v.Words.Get("url.failure"), []page.Reason{completed(v, page.Reason{Text: why})}
		}
		return t
	}
	if byStandard(v) && !v.Resolution.Ref.Valid {
		t.Why, t.Reasons = v.Words.Get("url.mended.why"), append([]page.Reason{mended(v)}, faultsOf(v, &v.Resolution.Ref)...)
	}
	shown, _ := page.Head(v.Resolution.Target.Text, render.TargetBytes)
	end := targetRuns(v, t, &apart, uint32(len(shown)))
	if missing := page.Count(v.Resolution.Target.Text[end:]); missing > 0 {
		t.More = v.Words.Get("target.more", "n", strconv.Itoa(missing))
	}
	brackets(v, t)
	t.CursorLabel = v.Words.Get("walk.label", "text", v.Words.Get("target.label")+" "+SpokenTarget(v))
	return t
}

// Readings returns the button that changes between the rule of RFC 1630 as printed and its examples.
func Readings(v *render.Context) page.Button {
	key, literal := "partial.literal", v.State.Options.LiteralRule
	if literal {
		key = "partial.examples"
	}
	return page.Button{Command: page.Command{Name: "literalRule", Value: render.OnOff(!literal)}, Text: v.Words.Get(key)}
}

// faultsOf says what is mended in a text, each once.
func faultsOf(v *render.Context, a *core.Analysis) (list []page.Reason) {
	said := map[string]bool{}
	for _, f := range a.Faults {
		if text := render.FaultMessage(v.Words, f, a.Text); !said[text] && len(list) < reasonsShown {
			said[text] = true
			list = append(list, page.Reason{Text: text})
		}
	}
	return list
}

// reasonsShown is how many faults the reasons name. The steps name all.
const reasonsShown = 3

// mended says what to write so that both documents read the same, which is to be seen before what is
// wrong, however much that is.
func mended(v *render.Context) page.Reason {
	r := page.Reason{Text: v.Words.Get("url.mended.reason")}
	base := v.Resolution.Base.Text
	way := core.Relativize(base, v.Resolution.Target.Text, core.RFC3986)
	run := core.Resolve(base, encoded(way.Ref), core.RFC3986, core.Options{})
	if !way.Done || !run.Done || !run.Ref.Valid || v.State.ReadOnly {
		r.Text = v.Words.Get("url.accepted")
		return r
	}
	r.Base, r.Ref = base, run.Ref.Text
	r.Write, r.Instead = page.Clip(r.Ref, render.SayBytes), v.Words.Get("why.instead", "target", page.Clip(run.Target.Text, render.SayBytes))
	return r
}

// encoded returns a reference with the characters encoded that the URL Standard leaves as they are,
// although they are not valid by either document, as "|" in a path.
func encoded(ref string) string {
	for _, f := range explain.Findings(ref) {
		if (f.Code == links.UnencodedCharacter || f.Code == links.MalformedPercent) && f.Fixes {
			return f.Fix
		}
	}
	return ref
}

// completed adds to a reason what the base is likely meant as, where it lacks a scheme.
func completed(v *render.Context, r page.Reason) page.Reason {
	base, ref := v.Resolution.Base.Text, v.Resolution.Ref.Text
	whole, found := core.LikelyURI(base)
	if !found || v.State.ReadOnly || len(base) > render.SuspectBytes {
		return r
	}
	if run := core.ResolveBy(whole, ref, core.URL, v.State.Options, v.ToASCII); run.Done {
		r.Base, r.Ref, r.Write = whole, ref, page.Clip(whole, render.SayBytes)
		r.Instead = v.Words.Get("why.instead", "target", page.Clip(run.Target.Text, render.SayBytes))
	}
	return r
}

// OtherTrace returns what each step had made, and what was still to come.
func OtherTrace(v *render.Context) *page.Trace {
	t := &page.Trace{Table: otherTrace(v)}
	t.Window = &page.Window{Name: "trace", Height: page.RowHeight, Count: timeline.Length(v.Resolution.Trace)}
	if t.Window.Count == 0 {
		t.Note = explain.AnswerCell(v, v.Resolution).Text
		return t
	}
	if !byStandard(v) {
		t.Cite = v.Cite(v.Resolution.Trace.Steps[0].Rule)
	}
	top := page.FirstRow(v.State.Scroll, t.Window.Count, page.RowHeight)
	addOtherRows(v, t.Table, top, min(top+page.WindowRows, t.Window.Count))
	t.PlaceRows(top)
	return t
}

// ExportedOtherTrace returns all rows of that, as they leave the page.
func ExportedOtherTrace(v *render.Context) *page.Table {
	all, n := otherTrace(v), timeline.Length(v.Resolution.Trace)
	addOtherRows(v, all, 0, min(n, render.CopiedRows))
	for i, row := range all.Rows {
		row.Cells[1] = &page.TableCell{Text: explain.OtherSentence(v, i), Cite: v.Cite(v.Resolution.Trace.Steps[i].Rule)}
	}
	t := taken(all, all.Title, 0)
	v.AddMore(t, n)
	return t
}

func otherTrace(v *render.Context) *page.Table {
	if byStandard(v) {
		return v.Table("trace", "url.states", "url.steps", "trace.number", "url.state", "machine.parser-url", "machine.parser-input")
	}
	return v.Table("trace", "numbered.title", "numbered.caption", "trace.number", "trace.step", "machine.so-far", "machine.to-come")
}

func addOtherRows(v *render.Context, t *page.Table, from, to int) {
	numbers := make([]string, timeline.Length(v.Resolution.Trace))
	for _, s := range machine.Sections(v) {
		for i := s.First; i <= s.Last; i++ {
			if numbers[i] = s.Number; s.Numbered {
				numbers[i] = machine.StepNumber(v.Resolution.Trace.Steps[i].Rule)
			}
		}
	}
	for i := from; i < to; i++ {
		lanes := machine.OtherLanes(v, i+1)
		tone := tone(v, i, i)
		row := t.AddRow(tone, &page.TableCell{Text: strconv.Itoa(i + 1), Bare: true, Class: "number"},
			&page.TableCell{Text: numbers[i], Bare: true, Head: true}, otherCell(v, "output", &lanes[0]), otherCell(v, "input", &lanes[1]))
		row.Part, row.Title, row.Command = "row", explain.OtherSentence(v, i), render.StepCommand(i+1)
		if tone == "now" {
			row.Part = "active-row"
		}
	}
}

// otherCell returns a lane as the text of a buffer, with what the step took away.
func otherCell(v *render.Context, name string, l *page.Lane) *page.TableCell {
	b := &page.Buffer{Name: name}
	text := ""
	for i := range l.Chips {
		text += l.Chips[i].Before + l.Chips[i].Text() + l.Chips[i].After
	}
	switch {
	case l.More != "" && name == "output":
		text = "…" + text
	case l.More != "":
		text += "…"
	}
	if b.Before = text; len(l.Removed.Runs) > 0 {
		b.Marked, b.Mark = l.Removed.Text(), "removed"
		if name == "input" {
			b.Before, b.After, b.Mark = "", text, "dropped"
		}
		say(v, b)
	}
	return bufferCell(b)
}

// otherShown is how many steps are listed around the present one.
const otherShown = 200

// OtherSteps returns the steps in words.
func OtherSteps(v *render.Context) *page.Steps {
	name := v.Words.Get("rfc." + render.RFCNumber(v.Resolution.Base.Dialect))
	s := &page.Steps{Title: v.Words.Get("numbered.title"), Caption: v.Words.Get("numbered.caption")}
	if byStandard(v) {
		s.Title, s.Caption = v.Words.Get("url.parser"), v.Words.Get("url.steps")
	}
	section := &page.Table{Caption: name}
	t := v.Resolution.Trace
	n := timeline.Length(t)
	from := max(0, min(v.Done()-otherShown/2, n-otherShown))
	for i := from; i < min(from+otherShown, n); i++ {
		l := stepLine{number: strconv.Itoa(i + 1), text: explain.OtherSentence(v, i), prose: true, tone: tone(v, i, i)}
		l.value, l.state = otherValue(v, i)
		addLine(section, l)
	}
	s.Sections = []*page.Table{section}
	return s
}

// otherValue returns what a step answered, read or wrote.
func otherValue(v *render.Context, i int) (value, state string) {
	t := v.Resolution.Trace
	s := &t.Steps[i]
	switch {
	case !byStandard(v) && s.Rule.Condition:
		if state = "no"; s.Yes {
			state = "yes"
		}
		return v.Words.Get("value." + state), state
	case s.Rule.RFC == 1630:
		return page.Clip(explain.PartialValue(t, i), render.ValueBytes), "present"
	case !byStandard(v):
		return page.Clip(core.StepText(t, i), render.ValueBytes), "present"
	}
	consumed, appended, name := core.URLStep(t, i)
	switch {
	case name != syntax.NoFault:
		return name.String(), "no"
	case appended != "":
		return page.Clip(appended, render.ValueBytes), "present"
	}
	return page.Clip(consumed, render.ValueBytes), "present"
}

// OtherComponents returns the parts of base, reference and target, by the document's own names.
func OtherComponents(v *render.Context) *page.Components {
	c := &page.Components{
		Table:  v.Table("components", "components.title", "components.caption", "components.component", "base.label", "ref.label", "target.label"),
		Legend: stateLegend(v),
	}
	r := v.Resolution
	for _, part := range r.Base.Parts {
		head, title := v.Words.Get("part."+part.Rule.Key), ""
		switch short := "column." + part.Rule.Name; {
		case r.Base.Dialect == core.RFC1808 || r.Base.Dialect == core.RFC1630: // whose own names are short
			head, title = part.Rule.Name, head
		case v.Words.Has(short) && head == v.Words.Get("part."+part.Rule.Name):
			head, title = v.Words.Get(short), head
		}
		row := c.AddRow("", &page.TableCell{Text: head, Title: title, Head: true, Cite: v.Cite(part.Rule)},
			otherPart(v, &r.Base, part.Rule), otherPart(v, &r.Ref, part.Rule), otherPart(v, &r.Target, part.Rule))
		row.Part = "component"
	}
	return c
}

func otherPart(v *render.Context, a *core.Analysis, rule *syntax.Rule) *page.TableCell {
	p := a.Part(rule.Name)
	c := &page.TableCell{State: p.State(), Code: true, Text: page.Clip(p.In(a.Text), render.CellBytes)}
	if c.State != "present" {
		c.Code, c.Text = false, v.Words.Get("state."+c.State)
	}
	return c
}
