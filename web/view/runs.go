package view

import (
	"strconv"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const (
	runsShown     = 18 // steps of two runs that are listed around the present ones
	runsShownMost = 60 // where these are far apart
)

// comparedRun is one of two runs of the same timeline.
type comparedRun struct {
	base       string
	options    core.Options
	resolution core.Resolution
	summary    *traceSummary
}

// runPair is two runs, and their steps beside each other.
type runPair struct {
	run     [2]comparedRun
	steps   alignment
	parting core.Parting // where they are by two documents
}

// twoRuns makes the two runs of the pair where the view shows them, else nil.
// The second one is the variant. They reuse the memory of earlier ones.
func twoRuns(s *model.State, pair *runPair, toASCII core.ToASCII) *runPair {
	if s.View != "runs" {
		return nil
	}
	if pair == nil {
		pair = new(runPair)
	}
	for i := range pair.run {
		one := &pair.run[i]
		one.base, one.options = s.Base, s.Options
		dialect := core.RFC3986
		switch s.ComparisonShown() {
		case "rfc1630":
			if i > 0 {
				dialect = core.RFC1630
			}
		case "strict":
			one.options.NonStrict = i > 0
		case "erratum4547":
			one.options.Erratum4547 = i > 0
		case model.DocumentsPair:
			if i > 0 {
				dialect = core.URL
			}
		default:
			one.base = slashed(s.Base, i > 0)
		}
		if dialect == core.URL {
			one.resolution = core.ResolveURL(one.base, s.Ref, toASCII)
		} else {
			core.ResolveInto(&one.resolution, one.base, s.Ref, dialect, one.options)
		}
		one.summary = summarize(one.resolution.Trace)
	}
	pair.align(s.ComparisonShown() == model.DocumentsPair)
	return pair
}

// align lays the steps of both beside each other.
func (p *runPair) align(documents bool) {
	a, b := &p.run[0].resolution, &p.run[1].resolution
	switch {
	case documents:
		p.parting = core.Part(*a, *b)
		p.steps = alignDocuments(&p.parting)
	case a.Trace == nil || b.Trace == nil:
		p.steps = alignment{steps: [2]int{timelineLength(a.Trace), timelineLength(b.Trace)}, parting: noStep}
	default:
		p.steps = align(a.Trace, b.Trace)
	}
}

// slashed is a base whose path ends with a slash, or does not.
func slashed(base string, slash bool) string {
	a := core.Parse(base, core.RFC3986)
	end := a.Part("path").End
	last := a.LastSegment()
	switch has := last.Empty() && last.End > 0 && !a.Part("path").Empty(); {
	case has == slash:
		return base
	case slash:
		return base[:end] + "/" + base[end:]
	}
	return base[:end-1] + base[end:]
}

// runViews is what each side is derived from, at the same place of the timeline as far as
// it goes.
func (v *view) runViews() (list [2]view) {
	for i := range v.runs.run {
		s := &v.runs.run[i]
		state := v.state
		state.Base, state.Options = s.base, s.options
		state.Predict = model.Prediction{} // nothing is asked about two runs
		if state.Step = v.runs.steps.made(i, v.done()); v.runs.steps.made(i, v.done()-v.state.Moved) == state.Step {
			state.Moved = 0
		}
		if v.state.Step == model.End {
			state.Step = model.End
		}
		n := timelineLength(s.resolution.Trace)
		list[i] = view{state: state.Clamp(n, n), resolution: &s.resolution, summary: s.summary, words: v.words}
	}
	return list
}

// runsView is the two targets, and the steps that lead to them.
func (v *view) runsView() []*page.Table {
	two := v.runViews()
	s := v.table("runs", "runs.title", "runs.caption", "runs.run", "target.label", "runs.step")
	for _, pair := range model.Comparisons() {
		s.AddButton("pair", pair, v.words.Get("runs."+pair)).SetPressed(pair == v.state.ComparisonShown())
	}
	steps := &v.runs.steps
	if !steps.rowwise && (!two[0].resolution.Done || two[1].resolution.Trace == nil) {
		s.Note = v.words.Get("target.none")
		return []*page.Table{s}
	}
	for i := range two {
		v.runRow(s, &two[i], i)
	}
	s.Note = v.outcome(&two)
	if steps.differ() {
		s.AddButton("step", strconv.Itoa(steps.parting+1), v.words.Get("runs.go"))
	}
	if steps.rows() == 0 {
		return []*page.Table{s}
	}
	return []*page.Table{s, v.runSteps(&two)}
}

// outcome says whether the result differs, and whether the steps do.
func (v *view) outcome(two *[2]view) string {
	steps := &v.runs.steps
	key := "runs.same"
	switch {
	case steps.rowwise:
		return v.documentsOutcome()
	case two[0].resolution.Target.Text != two[1].resolution.Target.Text:
		key = "runs.other-target"
	case steps.differ():
		key = "runs.other-steps"
	}
	return v.words.Get(key, "n", strconv.Itoa(steps.parting+1))
}

// runName is the name of one of the two runs.
func (v *view) runName(i int) string {
	return v.words.Get("runs." + v.state.ComparisonShown() + "." + strconv.Itoa(i))
}

// runRow adds a run: its target, and the present step in words.
func (v *view) runRow(s *page.Table, one *view, i int) {
	var p page.Player
	one.say(&p)
	text := one.resolution.Target.Text
	name, target, step := headCell(v.runName(i)), markedCell(text, unlike(text, v.runs.run[1-i].resolution.Target.Text), valueBytes), textCell(p.Say)
	if !one.resolution.Done {
		target = v.answerCell(one.resolution)
		target.Detail = v.whyNone(one.resolution)
	}
	name.Detail, step.Cite = page.Clip(one.state.Base, sayBytes), p.Cite
	if made := one.madeText(); one.state.Step != model.End && made != "" {
		target.Detail = v.words.Get("runs.made", "text", page.Clip(made, valueBytes))
	}
	s.AddRow("", name, target, step)
}

// madeText is the target as far as the steps have made it.
func (v *view) madeText() string {
	done := v.done()
	switch {
	case v.resolution.Trace == nil:
		return ""
	case v.byPartialForm():
		return core.PartialResult(v.resolution.Trace, done-1)
	case v.resolution.Base.Dialect == core.URL:
		text, _ := core.URLSoFar(v.resolution.Trace, done)
		return text
	}
	return v.resolution.Target.Text[:v.made()]
}

// byPartialForm reports whether steps of RFC 1630 have been made.
func (v *view) byPartialForm() bool { return v.done() > 0 && v.resolution.Base.Dialect == core.RFC1630 }

// unlike is what makes a text another one than a second one, if it is.
func unlike(text, other string) []syntax.Span {
	if text == other {
		return nil
	}
	start := commonPrefix(text, other)
	end, last := len(text), len(other)
	for end > start && last > start && text[end-1] == other[last-1] {
		end, last = end-1, last-1
	}
	for start > 0 && start < len(text) && !utf8.RuneStart(text[start]) {
		start--
	}
	for end < len(text) && !utf8.RuneStart(text[end]) {
		end++
	}
	return []syntax.Span{{Start: uint32(start), End: uint32(end)}}
}

// runSteps is the steps of both runs beside each other, around the present ones.
func (v *view) runSteps(two *[2]view) *page.Table {
	steps := &v.runs.steps
	s := v.table("pairs", "runs.steps", "", "trace.number")
	s.Heads = append(s.Heads, v.runName(0), v.runName(1))
	first, last := steps.present(v.done())
	count := min(max(runsShown, last-first+1), runsShownMost)
	from := max(0, min((first+last+1-count)/2+1, steps.rows()-count))
	for i := from; i < min(from+count, steps.rows()); i++ {
		v.stepsBeside(s, two, i)
	}
	return s
}

// stepsBeside adds a row of steps that are beside each other.
func (v *view) stepsBeside(s *page.Table, two *[2]view, i int) {
	steps := &v.runs.steps
	at := steps.row(i)
	head := headCell(stepNumber(at[0]))
	switch {
	case steps.rowwise:
		head = headCell(stepNumber(i)).WithCommand("step", strconv.Itoa(i+1))
	case at[0] != at[1]:
		head.Text += " · " + stepNumber(at[1])
	}
	cells := [2]*page.TableCell{{}, {}}
	present, todo := false, true
	for side := range two {
		if at[side] == noStep {
			cells[side].Class = "none"
			continue
		}
		cells[side] = two[side].runStep(at[side])
		made := at[side]
		if steps.rowwise {
			made = i
		}
		now := made == v.done()-1 && v.state.Step != model.End
		if !now {
			cells[side].Class = "other"
		}
		present, todo = present || now, todo && made >= v.done()
	}
	class := ""
	switch {
	case present:
		class = "now"
	case todo:
		class = "todo"
	}
	if i == steps.parting || !steps.rowwise && (at[0] == noStep || at[1] == noStep || !sameStep(two[0].resolution.Trace, two[1].resolution.Trace, at[0], at[1])) {
		class += " differs"
	}
	if i == steps.parting {
		head.Detail = v.words.Get("runs.first")
	}
	s.AddRow(class, head, cells[0], cells[1])
}

// stepNumber is how the timeline counts a step.
func stepNumber(at int) string {
	if at == noStep {
		return "–"
	}
	return strconv.Itoa(at + 1)
}

// runStep is a step as its rule reads, with what it looked at or made.
func (v *view) runStep(i int) *page.TableCell {
	if i >= timelineLength(v.resolution.Trace) {
		return textCell("")
	}
	step := &v.resolution.Trace.Steps[i]
	if v.resolution.Base.Dialect == core.URL {
		return v.stateStep(i)
	}
	c := codeCell(step.Rule.Name)
	if step.Rule.Section == mergeSection { // told in prose
		c = textCell(v.words.Get("rule." + step.Rule.Key))
	}
	c.Cite = v.cite(step.Rule)
	switch {
	case v.resolution.Base.Dialect == core.RFC1630:
		c.Detail = v.partialSentence(v.resolution.Trace, i)
	case step.Rule.Section == dotsSection:
		c.Detail = v.outputTail(int32(i), sayBytes) + " ← " + page.Clip(v.resolution.Trace.Input(int32(i)), sayBytes)
	case step.Rule.Condition && step.Yes:
		c.Detail = v.words.Get("value.yes")
	case step.Rule.Condition:
		c.Detail = v.words.Get("value.no")
	default:
		_, c.Detail = v.value(step)
	}
	return c
}

// runsPlayer is the timeline of both runs, with what each does at its step.
func (v *view) runsPlayer() *page.Player {
	p := derivePlayer(*v)
	two := v.runViews()
	var a, b page.Player
	two[0].say(&a)
	two[1].say(&b)
	p.Say, p.Cite = a.Say, a.Cite
	if a.Say != b.Say {
		p.Say, p.Cite = v.words.Get("runs.say", "a", v.runName(0), "x", a.Say, "b", v.runName(1), "y", b.Say), page.Link{}
	}
	if at := v.runs.steps.stop(); at > 0 && v.state.Step == at {
		p.Say = v.words.Get("runs.parted") + " " + p.Say
	}
	return p
}
