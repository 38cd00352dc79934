package view

import (
	"strconv"
	"strings"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// predict is the question that is asked, or what came of the answer.
func (v *view) predict() *page.Predict {
	s := &v.state.Predict
	p := &page.Predict{Title: v.words.Get("target.title")}
	score := []string{"right", strconv.Itoa(s.Right), "of", strconv.Itoa(s.Asked)}
	if s.Asked > 0 {
		p.Score = v.words.Get("predict.so-far", score...)
	}
	switch asks := v.state.Asks(); {
	case asks || s.Review:
		n := s.Asked
		if asks {
			n++
		}
		p.Title = v.words.Get("predict.question", "n", strconv.Itoa(n))
		v.ask(p)
	case v.state.Hides():
		p.Ask = v.words.Get("predict.ahead")
	}
	if !v.state.Hides() {
		p.Score = v.words.Get("predict.none")
		if s.Asked > 0 {
			p.Score = v.words.Get("predict.score", score...)
		}
	}
	v.predictActs(p)
	return p
}

// predictActs is what can be done besides answering. The buttons keep their places,
// so that a key pressed twice does not do two things.
func (v *view) predictActs(p *page.Predict) {
	typed, asks := onOff(!v.state.Predict.Typed), v.state.Asks()
	for _, name := range []string{"give-up", "question", "typed"} {
		if name == "typed" && (v.question == nil || v.question.kind != askBuffers && v.question.kind != askRule) {
			break
		}
		b := p.Acts.AddButton(name, typed, v.words.Get("predict.act."+name))
		if !v.state.Hides() || asks == (name == "question") {
			b.Idle = "true"
		}
		if name == "typed" {
			b.SetPressed(v.state.Predict.Typed)
			if _, _, short := v.buffersAfter(v.question.at - 1); !short {
				b.Idle = "true"
			}
		}
	}
	if !v.state.Hides() {
		p.Acts.AddButton("predict", "again", v.words.Get("predict.again"))
	}
}

// onOff is the value of a command that switches something.
func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

// ask puts the question into words, with the ways to answer it.
func (v *view) ask(p *page.Predict) {
	q, s := v.question, &v.state.Predict
	p.Ask = v.words.Get("predict.ask." + q.kind)
	if q.kind == askRule || q.kind == askBuffers {
		t, at := v.resolution.Trace, int32(q.at-1)
		p.Spoken = v.words.Get("predict.spoken", "output", v.quoteEmpty(v.outputTail(at, sayBytes)), "input", v.quoteEmpty(t.Input(at)))
	}
	keys := q.choiceKeys()
	for i, choice := range q.choices {
		c := page.PredictChoice{Keys: keys[i]}
		c.Name, c.Value = "predicted", choice
		c.Text, c.Detail = v.choiceText(q.kind, choice)
		switch {
		case !s.Review:
		case choice == q.answer:
			c.Mark = "right"
		case choice == s.Answer:
			c.Mark = "wrong"
		}
		p.Choices = append(p.Choices, c)
	}
	if q.begin != nil {
		p.Spoken += q.begin[0]
		v.askTexts(p, q)
	}
	if s.Review {
		v.explainAnswer(p, q)
	}
}

// choiceText is the name of a choice, and what it is about.
func (v *view) choiceText(kind, choice string) (text, detail string) {
	if kind != askRule {
		return v.words.Get("predict." + kind + "." + choice), ""
	}
	if text = choice; choice == "erratum-4547" {
		text = v.words.Get("predict.erratum")
	}
	return text, v.words.Get("gate." + choice)
}

// askTexts is the fields with what they hold at first, or what was typed.
func (v *view) askTexts(p *page.Predict, q *question) {
	texts := append(q.begin[:len(q.begin):len(q.begin)], "")
	if given := v.answered(); given != "" {
		texts[0], texts[1], _ = strings.Cut(given, "\n")
	}
	p.Form = &page.Form{Name: "predicted", Label: v.words.Get("predict.front"), Button: v.words.Get("answer.check"), Value: texts[0]}
	if q.kind == askBuffers {
		p.Form.Label = v.words.Get("trace.output")
		p.Form.Draft = true
		p.Form.More = &page.Form{Label: v.words.Get("trace.input"), Value: texts[1], Draft: true}
		v.board(&p.Board, model.Buffers{Output: texts[0], Input: texts[1]})
	}
}

// answered is the texts as they were typed or moved, each on a line; "" for as they were.
func (v *view) answered() string {
	if v.state.Predict.Review {
		return v.state.Predict.Answer
	}
	return v.state.Predict.Draft
}

// explainAnswer says whether the answer is right, what another one would have
// needed, and what happens.
func (v *view) explainAnswer(p *page.Predict, q *question) {
	happens, answer := v.happens(q), v.state.Predict.Answer
	p.Cite = v.section("5.2.2")
	if q.kind != askBranch {
		p.Cite = v.cite(v.resolution.Trace.Steps[q.known-1].Rule)
	}
	switch {
	case q.right(answer):
		p.Tone, p.Feedback = "good", v.words.Get("answer.right")+" "+happens
	case answer == "":
		p.Feedback = happens
	default:
		p.Tone = "bad"
		p.Feedback = v.words.Get("predict.wrong") + " " + v.needs(q, answer) + " " + v.words.Get("predict.happens", "say", happens)
	}
}

// happens is the step that was asked for in words.
func (v *view) happens(q *question) string {
	steps := v.resolution.Trace.Steps
	last := &steps[q.known-1]
	switch q.kind {
	case askBranch:
		return v.branchReason(q.answer)
	case askRule, askBuffers:
		return v.dotsSentence(last, int32(q.at))
	case askMerge:
		for i := range steps[q.at:q.known] {
			if s := &steps[q.at+i]; s.Rule.Key == "m-base" || s.Rule.Condition && s.Yes {
				return v.sentence(s)
			}
		}
	}
	return v.sentence(last)
}

// needs says what it would have taken for another answer to be right.
func (v *view) needs(q *question, answer string) string {
	switch q.kind {
	case askBranch:
		key := "predict.needs." + answer
		if answer == "t-scheme-path" && v.state.Options.NonStrict && v.resolution.Ref.Part("scheme").Defined {
			key = "predict.needs.non-strict"
		}
		return v.words.Get(key) + " " + v.words.Get("predict.but", "ref", v.quoteEmpty(v.resolution.Ref.Text))
	case askQuery:
		return v.words.Get("predict.needs." + answer)
	case askMerge:
		if answer == q.begin[0] {
			return v.words.Get("wrong.cut")
		}
		return v.differs("predict.front", answer, q.answer)
	case askBuffers:
		return v.buffersNeed(q, answer)
	}
	return v.ruleNeeds(q.at, answer)
}

// ruleNeeds says what a rule needs that did not fire.
func (v *view) ruleNeeds(at int, rule string) string {
	if v.resolution.Trace.Steps[at].Rule.Key == "erratum-4547" && rule != "2B" && rule != "2E" {
		return v.words.Get("predict.needs.kept")
	}
	return v.words.Get("needs."+rule) + " " + v.words.Get("wrong.rule", "input", v.quoteEmpty(v.resolution.Trace.Input(int32(at-1))))
}

// buffersNeed says which rule would have left such buffers, or which buffer is not
// what the rule left.
func (v *view) buffersNeed(q *question, answer string) string {
	output, input, _ := strings.Cut(answer, "\n")
	if rule := guessedRule(q.begin, output, input); rule != v.resolution.Trace.Steps[q.at].Rule.Key && rule != "" {
		return v.ruleNeeds(q.at, rule)
	}
	is, left, _ := strings.Cut(q.answer, "\n")
	if output != is {
		return v.differs("trace.output", output, is)
	}
	return v.differs("trace.input", input, left)
}

// differs says of a typed text that it is another one.
func (v *view) differs(label, typed, is string) string {
	return v.words.Get("predict.needs.text", "what", v.words.Get(label), "answer", v.quoteEmpty(typed), "right", v.quoteEmpty(is))
}

// guessedRule is the rule by which the typed buffers come of those before; "" where
// none does.
func guessedRule(before []string, output, input string) string {
	taken, shorter := strings.CutSuffix(before[1], input)
	switch {
	case !shorter && input != "/":
		return ""
	case len(output) > len(before[0]):
		if before[0]+taken == output {
			return "2E"
		}
		return ""
	case len(output) < len(before[0]):
		return "2C"
	case input == "":
		return "2D"
	case strings.HasPrefix(before[1], "/"):
		return "2B"
	}
	return "2A"
}
