package play

import (
	"slices"
	"strconv"

	"uriplayground/core"
)

// runsShown is how many steps of two runs are listed around the present one.
const runsShown = 18

// Pairs is the ways in which two runs can differ that are shown side by side.
func Pairs() []string { return []string{"slash", "strict", "erratum4547", "rfc1630"} }

// side is one of two runs of the same timeline.
type side struct {
	state      State
	resolution core.Resolution
	run        *run
}

// twoRuns makes the two runs of the pair where the view shows them, else nil.
// The second one is the one that departs. They take over the room of earlier ones.
func (s *State) twoRuns(list *[2]side) *[2]side {
	if s.View != "runs" {
		return nil
	}
	if list == nil {
		list = new([2]side)
	}
	for i := range list {
		one := &list[i]
		one.state = *s
		dialect := core.RFC3986
		switch s.pair() {
		case "rfc1630":
			if i > 0 {
				dialect = core.RFC1630
			}
		case "strict":
			one.state.Options.NonStrict = i > 0
		case "erratum4547":
			one.state.Options.Erratum4547 = i > 0
		default:
			one.state.Base = slashed(s.Base, i > 0)
		}
		one.resolution.Again(one.state.Base, s.Ref, dialect, one.state.Options)
		one.run = readRun(one.resolution.Trace)
	}
	return list
}

// setPair chooses one of Pairs. Another name changes nothing.
type setPair struct{ name string }

func (a setPair) reduce(s State) State {
	if slices.Contains(Pairs(), a.name) {
		s.Pair = a.name
	}
	if a.name == Pairs()[0] {
		s.Pair = ""
	}
	return s
}

// pair is the pair that is shown.
func (s *State) pair() string {
	if s.Pair == "" {
		return Pairs()[0]
	}
	return s.Pair
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

// views is what each side is derived from, at the same step as far as it goes.
func (in *input) views() (list [2]input) {
	for i := range in.sides {
		s := &in.sides[i]
		state := s.state
		state.Step, state.Playing = in.state.Step, in.state.Playing
		list[i] = input{state: state.settle(timelineLength(s.resolution.Trace)), r: &s.resolution, run: s.run, words: in.words}
	}
	return list
}

// runsView is the two targets, and the steps that lead to them.
func (in *input) runsView() []*Sheet {
	two := in.views()
	s := in.sheet("runs", "runs.title", "runs.caption", "runs.run", "target.label", "runs.step")
	for i, pair := range Pairs() {
		in.act(&s.Acts, "pair", pair, "runs."+pair)
		s.Acts[i].Pressed = pressed(pair == in.state.pair())
	}
	if !two[0].r.Done || two[1].r.Trace == nil {
		s.Note = in.words.Get("target.none")
		return []*Sheet{s}
	}
	for i := range two {
		in.runRow(s, &two[i], i)
	}
	at := diverge(two[0].r.Trace, two[1].r.Trace)
	s.Note = in.words.Get("runs.same")
	if at >= 0 {
		n := strconv.Itoa(at + 1)
		s.Note = in.words.Get("runs.differ", "n", n)
		in.act(&s.Acts, "step", n, "runs.go")
	}
	return []*Sheet{s, in.runSteps(&two, at)}
}

// runName is the name of one of the two runs.
func (in *input) runName(i int) string {
	return in.words.Get("runs." + in.state.pair() + "." + strconv.Itoa(i))
}

// runRow adds a run: its target, and the present step in words.
func (in *input) runRow(s *Sheet, one *input, i int) {
	var p Player
	one.say(&p)
	name, target, step := headCell(in.runName(i)), codeCell(clip(one.r.Target.Text, valueBytes)), textCell(p.Say)
	name.Detail, step.Cite = clip(one.state.Base, sayBytes), p.Cite
	if made := one.madeText(); one.state.Step != End && made != "" {
		target.Detail = in.words.Get("runs.made", "text", clip(made, valueBytes))
	}
	s.add("", name, target, step)
}

// madeText is the target as far as the steps have made it.
func (in *input) madeText() string {
	if done := in.done(); in.byPartialForm() {
		return core.PartialResult(in.r.Trace, done-1)
	}
	return in.r.Target.Text[:in.made()]
}

// byPartialForm tells whether steps of RFC 1630 have been made.
func (in *input) byPartialForm() bool { return in.done() > 0 && in.r.Base.Dialect == core.RFC1630 }

// runSteps is the steps of both runs around the present one.
func (in *input) runSteps(two *[2]input, first int) *Sheet {
	s := in.sheet("pairs", "runs.steps", "", "trace.step")
	s.Heads = append(s.Heads, in.runName(0), in.runName(1))
	done := in.done()
	from := max(0, min(done-runsShown/2, in.state.Steps-runsShown))
	for i := from; i < min(from+runsShown, in.state.Steps); i++ {
		class, head := "", headCell(strconv.Itoa(i+1))
		switch {
		case i >= done:
			class = "todo"
		case i == done-1 && in.state.Step != End:
			class = "now"
		}
		if i == first {
			class += " differs"
			head.Detail = in.words.Get("runs.first")
		}
		s.add(class, head, two[0].runStep(i), two[1].runStep(i))
	}
	return s
}

// runStep is a step as its rule reads, with what it looked at or made.
func (in *input) runStep(i int) *SheetCell {
	if i >= timelineLength(in.r.Trace) {
		return textCell("")
	}
	step := &in.r.Trace.Steps[i]
	c := codeCell(step.Rule.Name)
	if step.Rule.Section == mergeSection { // told in prose
		c = textCell(in.words.Get("rule." + step.Rule.Key))
	}
	c.Cite = in.cite(step.Rule)
	switch {
	case in.r.Base.Dialect == core.RFC1630:
		c.Detail = in.partialSentence(in.r.Trace, i)
	case step.Rule.Section == dotsSection:
		c.Detail = in.outputTail(int32(i), sayBytes) + " ← " + clip(in.r.Trace.Input(int32(i)), sayBytes)
	case step.Rule.Condition && step.Yes:
		c.Detail = in.words.Get("value.yes")
	case step.Rule.Condition:
		c.Detail = in.words.Get("value.no")
	default:
		_, c.Detail = in.value(step)
	}
	return c
}

// runsPlayer is the timeline of both runs, with what each does at its step.
func (in *input) runsPlayer() *Player {
	p := derivePlayer(*in)
	two := in.views()
	var a, b Player
	two[0].say(&a)
	two[1].say(&b)
	p.Say, p.Cite = a.Say, a.Cite
	if a.Say != b.Say {
		p.Say, p.Cite = in.words.Get("runs.say", "a", in.runName(0), "x", a.Say, "b", in.runName(1), "y", b.Say), Link{}
	}
	return p
}

// diverge is the first step in which two runs differ, or -1. Of a condition in
// pseudocode only the outcome counts: what it looks at is not shown, as it is by
// the sentences of RFC 1630.
func diverge(a, b *core.Trace) int {
	for i := range max(len(a.Steps), len(b.Steps)) {
		if i >= len(a.Steps) || i >= len(b.Steps) {
			return i
		}
		x, y := &a.Steps[i], &b.Steps[i]
		same := x.Rule.Condition && x.Rule.RFC == currentRFC || x.From.In(a.Texts[x.Text]) == y.From.In(b.Texts[y.Text])
		if x.Rule != y.Rule || x.Yes != y.Yes || !same {
			return i
		}
	}
	return -1
}
