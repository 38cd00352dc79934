package play

import (
	"cmp"
	"slices"
	"strconv"

	"uriplayground/core"
	"uriplayground/web/lesson"
)

// answered is what the core makes of an answer, in words.
type answered struct {
	*problem
	*view         // with the trace of the problem
	answer string // the visitor's
}

// answering reads a problem in the language of in.
func (v *view) answering(p *problem, answer string) *answered {
	p.resolved.Trace = cmp.Or(p.trace, p.resolved.Trace)
	w := new(answered)
	w.problem, w.answer, w.view = p, answer, v.reading(&p.resolved)
	return w
}

// reading is the input for another resolution, of which everything is done.
func (v *view) reading(r *core.Resolution) *view {
	other := new(view)
	other.state.Step, other.r, other.summary, other.words = End, r, summarize(r.Trace), v.words
	return other
}

// feedback says why the answer is right, or what it would take for it to be.
func (w *answered) feedback() string {
	right := w.accepts(w.answer)
	switch w.Kind {
	case lesson.NextRule:
		return w.ruleFeedback(right)
	case lesson.Output:
		return w.outputFeedback(right)
	case lesson.Target:
		return w.targetFeedback(right)
	case lesson.Reference:
		return w.referenceFeedback(right)
	case lesson.Rung:
		return w.rungFeedback(right)
	case lesson.Invalid:
		return w.invalidFeedback(right)
	case lesson.State:
		return w.say("wrong.state", "answer", w.say("state."+w.answer), "needs", w.say("legend."+w.answer))
	}
	return w.say("needs."+w.answer, "answer", w.answer)
}

func (w *answered) say(key string, pairs ...string) string { return w.words.Get(key, pairs...) }

// quote is a text as a sentence names it.
func (w *answered) quote(text string) string {
	if text == "" {
		return w.say("state.empty")
	}
	return w.say("quote", "text", clip(text, sayBytes))
}

// ruleFeedback says what happens, or what the rule of the answer needs.
func (w *answered) ruleFeedback(right bool) string {
	if right {
		return w.dotsSentence(w.upcoming(), int32(w.Step+1))
	}
	return w.say("needs."+w.answer) + " " + w.say("wrong.rule", "input", w.quote(w.trace.Input(int32(w.Step))))
}

// outputFeedback finds the answer elsewhere in the trace.
func (w *answered) outputFeedback(right bool) string {
	at := int32(w.Step)
	if right {
		return w.dotsSentence(&w.trace.Steps[at], at)
	}
	for i := range w.trace.Steps {
		if w.answer == string(w.trace.Output(nil, int32(i))) {
			return w.say("wrong.output.step", "n", strconv.Itoa(i), "of", strconv.Itoa(w.Step))
		}
	}
	if w.answer == w.trace.Input(at) {
		return w.say("wrong.output.input")
	}
	return w.lastRule()
}

// lastRule says which rule fired last.
func (w *answered) lastRule() string {
	rule := w.trace.Steps[w.Step].Rule
	return w.say("wrong.output", "rule", rule.Name, "does", w.say("rule."+rule.Key))
}

// rungFeedback shows what both are on the rung of the answer.
func (w *answered) rungFeedback(right bool) string {
	a, b := w.forms(w.A), w.forms(w.B)
	mine, theirs := slices.Index(w.choices(), w.answer), slices.Index(w.choices(), w.solution())
	none := len(a)
	key, part := "wrong.rung.low", ""
	switch {
	case right && mine == none:
		key, part = "right.rung.none", w.say("part."+core.Compare(w.A, w.B, core.RFC3986).Part.Key)
	case right:
		key = "right.rung"
	case mine == none:
		key = "wrong.rung.none"
	case mine > theirs:
		return w.say("wrong.rung.high")
	}
	shown := min(mine, none-1)
	return w.say(key, "a", w.quote(a[shown]), "b", w.quote(b[shown]), "part", part, "rung", w.answerText(w.answer))
}

// forms is a text on each rung of the ladder.
func (w *answered) forms(text string) []string {
	return core.Normalize(text, core.RFC3986, core.LevelScheme).Trace.Texts
}

// invalidFeedback says what is wrong with the character, or where a character
// stands that is not.
func (w *answered) invalidFeedback(right bool) string {
	if right {
		return FaultMessage(w.words, w.fault(), w.A)
	}
	n, _ := strconv.Atoi(w.answer)
	for i, r := range []rune(w.A) {
		if i == n-1 {
			return w.say("wrong.invalid", "char", charName(w.words, string(r)), "part", w.partAt(n))
		}
	}
	return ""
}

// partAt is the component that the n-th character stands in.
func (w *answered) partAt(n int) string {
	name := w.say("delimiter")
	for _, p := range w.a.Parts {
		if p.Defined && position(w.A, p.Start) <= n && n < position(w.A, p.End) {
			name = w.say("part." + p.Rule.Key) // the innermost comes last
		}
	}
	return name
}

// faultOf is the first fault of an answer that is itself in error.
func (w *answered) faultOf(a core.Analysis) string {
	switch {
	case a.Valid:
		return ""
	case len(a.Faults) == 0:
		return w.say("verdict.incomplete")
	}
	f := a.Faults[0]
	return w.say("wrong.answer", "n", strconv.Itoa(position(a.Text, f.Start)), "message", FaultMessage(w.words, f, a.Text))
}
