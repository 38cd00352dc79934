package predict

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// missedSteps is how many of the steps that were not predicted rightly are listed at most.
const missedSteps = 12

// Panel returns the question that is asked, or what came of the answer.
func Panel(v *render.Context, q *Question) *page.Predict {
	s := &v.State.Predict
	p := &page.Predict{Title: v.Words.Get("predict.switch")}
	score := []string{"right", strconv.Itoa(s.Right), "of", strconv.Itoa(s.Asked)}
	if s.Asked > 0 {
		p.Score = v.Words.Get("predict.so-far", score...)
	}
	switch asks := v.State.Asks(); {
	case asks || s.Review:
		n := s.Asked
		if asks {
			n++
		}
		p.Title = v.Words.Get("predict.question", "n", strconv.Itoa(n))
		ask(v, p, q)
	case v.State.Awaits():
		p.Ahead = v.Words.Get("predict.ahead")
	}
	if !v.State.Awaits() {
		switch {
		case s.Only != "": // of what may have been one question
			p.Score = ""
		case s.Asked > 0:
			p.Score = v.Words.Get("predict.score", score...)
		default:
			p.Score = v.Words.Get("predict.none")
		}
		if !s.Review {
			missed(v, p)
		}
	}
	predictActs(v, p, q)
	return p
}

// missed adds the way back to the steps that were not predicted rightly, the first ones first.
func missed(v *render.Context, p *page.Predict) {
	var steps []int
	for m := v.State.Predict.Missed; m != nil; m = m.Before {
		steps = append(steps, m.Step)
	}
	if len(steps) == 0 {
		return
	}
	slices.Reverse(steps)
	p.Missed = v.Words.Get("predict.missed")
	for _, step := range steps[:min(len(steps), missedSteps)] {
		text := v.Words.Get("predict.place", "n", strconv.Itoa(step))
		if steps := v.Resolution.Trace.Steps; step > len(steps) {
			continue // it is hidden
		}
		if rule := v.Resolution.Trace.Steps[step-1].Rule; strings.HasPrefix(rule.Key, "2") {
			text = rule.Name + ", " + text
		}
		p.Steps.AddButton("step", strconv.Itoa(step), text).SetPressed(step == v.Done())
	}
}

// predictActs adds the buttons besides the answers. The buttons keep their places,
// so that a key pressed twice does not do two things.
func predictActs(v *render.Context, p *page.Predict, q *Question) {
	typed, asks := render.OnOff(!v.State.Predict.Typed), v.State.Asks()
	for _, name := range []string{"give-up", "question", "typed"} {
		if name == "typed" && (q == nil || q.Kind != AskBuffers && q.Kind != askRule) {
			break
		}
		b := p.Acts.AddButton(name, typed, v.Words.Get("predict.act."+name))
		if name == "question" && v.State.Predict.Review && !v.State.Awaits() {
			b.Text = v.Words.Get("predict.act.end")
		} else if !v.State.Awaits() || asks == (name == "question") {
			b.Idle = "true"
		}
		if name == "typed" {
			b.SetPressed(v.State.Predict.Typed)
			if _, _, short := buffersAfter(v, q.At-1); !short {
				b.Idle = "true"
			}
		}
	}
	if !v.State.Awaits() {
		p.Acts.AddButton("predict", "again", v.Words.Get("predict.again"))
	}
}

// ask puts the question into words, with the ways to answer it.
func ask(v *render.Context, p *page.Predict, q *Question) {
	s := &v.State.Predict
	p.Kind = q.Kind
	if !s.Review {
		p.Ask = v.Words.Get("predict.ask." + q.Kind)
	}
	if q.Kind == askRule || q.Kind == AskBuffers {
		t, at := v.Resolution.Trace, int32(q.At-1)
		p.Spoken = v.Words.Get("predict.spoken", "output", v.QuoteEmpty(v.OutputTail(at, render.SayBytes)), "input", v.QuoteEmpty(t.Input(at)))
	}
	keys := q.ChoiceKeys()
	p.Answers = p.Title
	if n := len(keys); n > 0 && !s.Review {
		p.Answers = v.Words.Get("predict.answers", "question", p.Title, "first", strings.ToUpper(keys[0]), "last", strings.ToUpper(keys[n-1]))
	}
	for i, choice := range q.Choices {
		c := page.PredictChoice{Keys: keys[i]}
		c.Name, c.Value = "predicted", choice
		choiceWords(v, &c, q.Kind)
		switch {
		case !s.Review:
		case choice == q.Answer:
			c.Mark = "right"
		case choice == s.Answer:
			c.Mark = "wrong"
		}
		p.Choices = append(p.Choices, c)
	}
	if q.Begin != nil {
		p.Spoken += q.Begin[0]
		askTexts(v, p, q)
	}
	if s.Review {
		explainAnswer(v, p, q)
	}
}

// choiceWords adds the name of a choice, and its subject. What a rule looks for would tell
// which one fires.
func choiceWords(v *render.Context, c *page.PredictChoice, kind string) {
	if kind != askRule {
		c.Text = v.Words.Get("predict." + kind + "." + c.Value)
		return
	}
	c.Text, c.Means = c.Value, v.Words.Get("gate."+c.Value+".means")
	kept := c.Value == core.LineKey(syntax.OpKeepDots)
	if kept {
		c.Text = v.Words.Get("predict.erratum")
	}
	if kept || v.State.Predict.Review {
		c.Detail = v.Words.Get("gate." + c.Value)
	}
}

// askTexts adds the fields with their first content, or with what was typed.
func askTexts(v *render.Context, p *page.Predict, q *Question) {
	texts := append(q.Begin[:len(q.Begin):len(q.Begin)], "")
	if given := typedAnswer(v); given != "" {
		texts[0], texts[1], _ = strings.Cut(given, "\n")
	}
	shut := v.State.Predict.Review
	p.Form = &page.Form{Name: "predicted", Label: v.Words.Get("predict.front"), Button: v.Words.Get("answer.check"), Value: texts[0], Shut: shut}
	if shut || q.Untouched(texts[0]+"\n"+texts[1]) {
		p.Form.Idle = "true"
	}
	if q.Kind == AskBuffers {
		p.Form.Label = v.Words.Get("trace.output")
		p.Form.Draft = true
		p.Form.More = &page.Form{Label: v.Words.Get("trace.input"), Value: texts[1], Draft: true, Shut: shut}
		board(v, &p.Board, model.Buffers{Output: texts[0], Input: texts[1]})
	}
}

// typedAnswer returns the texts as they were typed or moved, each on a line; "" for as they
// were.
func typedAnswer(v *render.Context) string {
	if v.State.Predict.Review {
		return v.State.Predict.Answer
	}
	return v.State.Predict.Draft
}

// explainAnswer says whether the answer is right, what another one would have
// needed, and what happens.
func explainAnswer(v *render.Context, p *page.Predict, q *Question) {
	happens, answer := happens(v, q), v.State.Predict.Answer
	p.Cite = v.Section("5.2.2")
	if q.Kind != askBranch {
		p.Cite = v.Cite(v.Resolution.Trace.Steps[q.Known-1].Rule)
	}
	switch {
	case q.Right(answer):
		p.Tone, p.Feedback = "good", v.Words.Get("answer.right")+" "+happens
	case answer == "":
		p.Feedback = happens
	default:
		p.Tone = "bad"
		p.Feedback = v.Words.Get("predict.wrong") + " " + needs(v, q, answer) + " " + v.Words.Get("predict.happens", "say", happens)
	}
}

// happens returns the step that was asked for in words.
func happens(v *render.Context, q *Question) string {
	steps := v.Resolution.Trace.Steps
	last := &steps[q.Known-1]
	switch q.Kind {
	case askBranch:
		return explain.BranchReason(v, q.Answer)
	case askRule, AskBuffers:
		say := explain.Brief(v, last)
		if strings.HasPrefix(last.Rule.Key, "2") {
			say = v.Words.Get("predict.fired", "rule", last.Rule.Name, "say", say)
		}
		return say
	case askMerge:
		for i := range steps[q.At:q.Known] {
			if s := &steps[q.At+i]; s.Rule.Op == syntax.OpKeepFolder || s.Rule.Condition && s.Yes {
				return explain.StepSentence(v, s)
			}
		}
	}
	return explain.StepSentence(v, last)
}

// needs says what it would have taken for another answer to be right.
func needs(v *render.Context, q *Question, answer string) string {
	switch q.Kind {
	case askBranch:
		key := "predict.needs." + answer
		if answer == core.LineKey(syntax.OpTakeURI) && v.State.Options.NonStrict && v.Resolution.Ref.Part("scheme").Defined {
			key = "predict.needs.non-strict"
		}
		return v.Words.Get(key)
	case askQuery:
		return v.Words.Get("predict.needs." + answer)
	case askMerge:
		if answer == q.Begin[0] {
			return v.Words.Get("wrong.cut")
		}
		return differs(v, "predict.front", answer, q.Answer)
	case AskBuffers:
		return buffersNeed(v, q, answer)
	}
	return ruleNeeds(v, q.At, answer)
}

// ruleNeeds says what a rule needs that did not fire.
func ruleNeeds(v *render.Context, at int, rule string) string {
	if v.Resolution.Trace.Steps[at].Rule.Op == syntax.OpKeepDots && rule != core.LineKey(syntax.OpDropDot) && rule != core.LineKey(syntax.OpPush) {
		return v.Words.Get("predict.needs.kept")
	}
	return v.Words.Get("needs." + rule)
}

// buffersNeed says which rule would have left such buffers, or which buffer is not
// what the rule left.
func buffersNeed(v *render.Context, q *Question, answer string) string {
	output, input, _ := strings.Cut(answer, "\n")
	if half := halfPopped(v, q, output, input); half != "" {
		return v.Words.Get("predict.needs." + half)
	}
	if op := guessedRule(q.Begin, output, input); op != v.Resolution.Trace.Steps[q.At].Rule.Op && op != syntax.NoOp {
		return ruleNeeds(v, q.At, core.LineKey(op))
	}
	is, left, _ := strings.Cut(q.Answer, "\n")
	if output != is {
		return differs(v, "trace.output", output, is)
	}
	return differs(v, "trace.input", input, left)
}

// halfPopped returns the word for an answer to 2C whose input is right, but whose output keeps the
// last segment, loses more than that, or gets the ".." instead; empty for others.
func halfPopped(v *render.Context, q *Question, output, input string) string {
	is, left, _ := strings.Cut(q.Answer, "\n")
	before := q.Begin[0]
	if v.Resolution.Trace.Steps[q.At].Rule.Op != syntax.OpPop || before == "" || input != left {
		return ""
	}
	switch {
	case output == before:
		return "pop"
	case output == before+"/..":
		return "order"
	case strings.HasPrefix(is, output+"/"):
		return "popped"
	}
	return ""
}

// differs says of a typed text that it is another one.
func differs(v *render.Context, label, typed, is string) string {
	return v.Words.Get("predict.needs.text", "what", v.Words.Get(label), "answer", v.QuoteEmpty(typed), "right", v.QuoteEmpty(is))
}

// guessedRule returns what a rule does by which the typed buffers come of those before; NoOp
// where none does.
func guessedRule(before []string, output, input string) syntax.Op {
	taken, shorter := strings.CutSuffix(before[1], input)
	switch {
	case !shorter && input != "/", input == before[1]:
		return syntax.NoOp
	case len(output) > len(before[0]):
		if before[0]+taken == output {
			return syntax.OpPush
		}
		return syntax.NoOp
	case len(output) < len(before[0]):
		return syntax.OpPop
	case input == "":
		return syntax.OpDropLast
	case strings.HasPrefix(before[1], "/"):
		return syntax.OpDropDot
	}
	return syntax.OpDropPrefix
}
