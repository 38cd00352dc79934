// Package whatif makes the view "What if?": two resolutions of the same link beside each other.
package whatif

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/align"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

const (
	runsShown     = 18 // steps of two runs that are listed around the present ones
	runsShownMost = 60 // where these are far apart
)

// runViews returns what each side is derived from, at the same place of the timeline as far as
// it goes.
func runViews(v *render.Context, compared *Comparison) (list [2]render.Context) {
	for i := range compared.Run {
		s := &compared.Run[i]
		state := v.State
		state.Base, state.Options = s.Base, s.Options
		state.Predict = model.Prediction{} // nothing is asked about two runs
		if state.Step = compared.Steps.Made(i, v.Done()); compared.Steps.Made(i, v.Done()-v.State.Moved) == state.Step {
			state.Moved = 0
		}
		if v.State.Step == model.End {
			state.Step = model.End
		}
		n := timeline.Length(s.Resolution.Trace)
		list[i] = render.Context{State: state.Clamp(n, n, n), Resolution: &s.Resolution, Summary: s.Summary, Words: v.Words}
	}
	return list
}

// Tables returns the two targets, and the steps that lead to them.
func Tables(v *render.Context, compared *Comparison) []*page.Table {
	two := runViews(v, compared)
	s := v.Table("runs", "runs.title", "runs.caption", "runs.run", "target.label", "runs.step")
	steps := &compared.Steps
	if !steps.Rowwise && (!two[0].Resolution.Done || two[1].Resolution.Trace == nil) {
		s.Note = v.Words.Get("target.none")
		return []*page.Table{s}
	}
	for i := range two {
		runRow(v, compared, s, &two[i], i)
	}
	s.Note = outcome(v, compared, &two)
	if steps.Rows() == 0 {
		return []*page.Table{s}
	}
	return []*page.Table{s, runSteps(v, compared, &two)}
}

// outcome says whether the result differs, and whether the steps do.
func outcome(v *render.Context, compared *Comparison, two *[2]render.Context) string {
	steps := &compared.Steps
	key := "runs.same"
	switch {
	case steps.Rowwise:
		return documentsOutcome(v, compared)
	case two[0].Resolution.Target.Text != two[1].Resolution.Target.Text:
		key = "runs.other-target"
	case steps.Differ():
		key = "runs.other-steps"
	}
	return v.Words.Get(key, "n", strconv.Itoa(steps.FirstDifference+1))
}

// documentsOutcome says whether two documents have the same result, and where they diverge.
func documentsOutcome(v *render.Context, compared *Comparison) string {
	p, steps := &compared.Divergence, &compared.Steps
	switch {
	case p.Same && p.A.Done:
		return v.Words.Get("runs.url.same")
	case p.Same:
		return v.Words.Get("runs.url.none")
	case !steps.Differ():
		return v.Words.Get("runs.url.one")
	}
	key := "runs.url.part"
	if p.Component == "" {
		key = "runs.url.fails"
	}
	return v.Words.Get(key, "n", strconv.Itoa(steps.FirstDifference+1), "part", v.Words.Get("part."+p.Component)) + " " + explain.WhyDivergence(v, p)
}

// runRow adds a run: its target, and the current step in words.
func runRow(v *render.Context, compared *Comparison, s *page.Table, one *render.Context, i int) {
	var p page.Player
	panes.Say(one, &p)
	text := one.Resolution.Target.Text
	name, target, step := render.HeadCell(v.RunName(i)), render.MarkedCell(text, render.Unlike(text, compared.Run[1-i].Resolution.Target.Text), render.ValueBytes), render.TextCell(p.Say)
	if !one.Resolution.Done {
		target = explain.AnswerCell(v, one.Resolution)
		target.Detail = explain.WhyNone(v, one.Resolution)
	}
	name.Detail, step.Cite = page.Clip(one.State.Base, render.SayBytes), p.Cite
	if made := madeText(one); one.State.Step != model.End && made != "" {
		target.Detail = v.Words.Get("runs.made", "text", page.Clip(made, render.ValueBytes))
	}
	s.AddRow("", name, target, step)
}

// madeText returns the target as far as the steps have made it.
func madeText(v *render.Context) string {
	done := v.Done()
	switch {
	case v.Resolution.Trace == nil:
		return ""
	case explain.ByPartialForm(v):
		return core.PartialResult(v.Resolution.Trace, done-1)
	case v.Resolution.Base.Dialect == core.URL:
		return core.URLSoFar(v.Resolution.Trace, done).Text
	}
	return v.Resolution.Target.Text[:panes.Made(v)]
}

// runSteps returns the steps of both runs beside each other, around the present ones.
func runSteps(v *render.Context, compared *Comparison, two *[2]render.Context) *page.Table {
	steps := &compared.Steps
	s := v.Table("pairs", "runs.steps", "", "trace.number")
	s.Heads = append(s.Heads, v.RunName(0), v.RunName(1))
	first, last := steps.Present(v.Done())
	count := min(max(runsShown, last-first+1), runsShownMost)
	from := max(0, min((first+last+1-count)/2+1, steps.Rows()-count))
	for i := from; i < min(from+count, steps.Rows()); i++ {
		stepsBeside(v, compared, s, two, i)
	}
	return s
}

// stepsBeside adds a row of steps that are beside each other.
func stepsBeside(v *render.Context, compared *Comparison, s *page.Table, two *[2]render.Context, i int) {
	steps := &compared.Steps
	at := steps.Row(i)
	head := render.HeadCell(stepNumber(at[0]))
	switch {
	case steps.Rowwise:
		head = render.HeadCell(stepNumber(i)).WithCommand("step", strconv.Itoa(i+1))
	case at[0] != at[1]:
		head.Text += " · " + stepNumber(at[1])
	}
	cells := [2]*page.TableCell{{}, {}}
	present, todo := false, true
	for side := range two {
		if at[side] == align.NoStep {
			cells[side].Class = "none"
			continue
		}
		cells[side] = runStep(&two[side], at[side])
		made := at[side]
		if steps.Rowwise {
			made = i
		}
		now := made == v.Done()-1 && v.State.Step != model.End
		if !now {
			cells[side].Class = "other"
		}
		present, todo = present || now, todo && made >= v.Done()
	}
	class := ""
	switch {
	case present:
		class = "now"
	case todo:
		class = "todo"
	}
	if i == steps.FirstDifference || !steps.Rowwise && (at[0] == align.NoStep || at[1] == align.NoStep || !align.SameStep(two[0].Resolution.Trace, two[1].Resolution.Trace, at[0], at[1])) {
		class += " differs"
	}
	if i == steps.FirstDifference {
		head.Detail = v.Words.Get("runs.first")
	}
	s.AddRow(class, head, cells[0], cells[1])
}

// stepNumber returns how the timeline counts a step.
func stepNumber(at int) string {
	if at == align.NoStep {
		return "–"
	}
	return strconv.Itoa(at + 1)
}

// runStep returns a step as its rule reads, with what it looked at or made.
func runStep(v *render.Context, i int) *page.TableCell {
	if i >= timeline.Length(v.Resolution.Trace) {
		return render.TextCell("")
	}
	step := &v.Resolution.Trace.Steps[i]
	if v.Resolution.Base.Dialect == core.URL {
		return explain.StateStep(v, i)
	}
	c := render.CodeCell(step.Rule.Name)
	if step.Rule.Section == timeline.MergeSection { // told in prose
		c = render.TextCell(v.Words.Get("rule." + step.Rule.Key))
	}
	c.Cite = v.Cite(step.Rule)
	switch {
	case v.Resolution.Base.Dialect == core.RFC1630:
		c.Detail = explain.PartialSentence(v, v.Resolution.Trace, i)
	case step.Rule.Section == timeline.DotsSection:
		c.Detail = v.OutputTail(int32(i), render.SayBytes) + " ← " + page.Clip(v.Resolution.Trace.Input(int32(i)), render.SayBytes)
	case step.Rule.Condition && step.Yes:
		c.Detail = v.Words.Get("value.yes")
	case step.Rule.Condition:
		c.Detail = v.Words.Get("value.no")
	default:
		_, c.Detail = explain.Value(v, step)
	}
	return c
}

// Player returns the timeline of both runs, with what each does at its step.
func Player(v *render.Context, compared *Comparison) *page.Player {
	p := panes.Player(v)
	two := runViews(v, compared)
	var a, b page.Player
	panes.Say(&two[0], &a)
	panes.Say(&two[1], &b)
	p.Say, p.Cite = a.Say, a.Cite
	if v.State.Step == model.End {
		p.Say = outcome(v, compared, &two)
	} else if a.Say != b.Say {
		p.Say, p.Cite = v.Words.Get("runs.say", "a", v.RunName(0), "x", a.Say, "b", v.RunName(1), "y", b.Say), page.Link{}
	}
	if at := compared.Steps.Stop(); at > 0 && v.State.Step == at {
		p.Say = v.Words.Get("runs.parted") + " " + p.Say
	}
	return p
}
