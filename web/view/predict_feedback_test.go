package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// asking returns a session in which the first question about a rule that fires is asked,
// or about §5.2.2 where that is a branch.
func asking(t *testing.T, base, ref string, o core.Options, answer string) *play.Session {
	t.Helper()
	r := core.Resolve(base, ref, core.RFC3986, o)
	s := predicting(base, ref, o)
	for s.State().Predict.Limit < s.State().Steps {
		if right := rightAnswer(t, s, &r).(model.Predict); right.Answer == answer {
			return s
		}
		s.Do(model.Predict{GiveUp: true})
		s.Do(model.NextQuestion{})
	}
	t.Fatalf("%q + %q: %s is no answer", base, ref, answer)
	return nil
}

// Each wrong answer is told what it would have needed, and then what happens; the right
// one why. The choices are marked.
func TestPredictExplains(t *testing.T) {
	words := builtIn.For("en")
	for _, c := range []struct {
		base, ref, answer string
		o                 core.Options
		why               string // the beginning of what happens
	}{
		{"http://a/b", "f:x", "t-scheme-path", core.Options{}, words.Get("why.t-scheme-path")},
		{"http://a/b", "//h/x", "t-authority-path", core.Options{}, words.Get("why.t-authority-path")},
		{"http://a/b", "?x", "t-empty-path", core.Options{}, words.Get("why.t-empty-path")},
		{"http://a/b", "/x", "t-slash-path", core.Options{}, words.Get("why.t-slash-path", "path", "“/x”")},
		{"http://a/b", "x", "t-merge", core.Options{}, words.Get("why.t-merge", "path", "“x”")},
		{"http://a/b", "http:x", "t-merge", core.Options{NonStrict: true}, words.Get("why.t-merge", "path", "“x”")},
		{"http://a/b", "?x", "ref", core.Options{}, words.Get("say.t-if-query.yes", "word", "x")},
		{"http://a/b?y", "#x", "base", core.Options{}, words.Get("say.t-if-query.no")},
		{"http://a/b", "f:../x", "2A", core.Options{}, "2A fires. "},
		{"http://a/b", "./x", "2B", core.Options{}, "2B fires. "},
		{"http://a/b", "../x", "2C", core.Options{}, "2C fires. "},
		{"http://a/b", "f:.", "2D", core.Options{}, "2D fires. "},
		{"http://a/b", "x", "2E", core.Options{}, "2E fires. "},
		{"http://a/b", "../../x", "erratum-4547", core.Options{Erratum4547: true}, "Erratum 4547"},
	} {
		choices := questionOf(asking(t, c.base, c.ref, c.o, c.answer)).Choices
		for _, choice := range choices {
			s := asking(t, c.base, c.ref, c.o, c.answer)
			s.Do(model.Predict{Key: choice.Keys})
			q := questionOf(s)
			where := c.base + " + " + c.ref + ", " + choice.Value
			if !strings.Contains(q.Feedback, c.why) {
				t.Errorf("%s: %q does not say %q", where, q.Feedback, c.why)
			}
			if q.Cite.URL == "" {
				t.Errorf("%s: cites nothing", where)
			}
			if right := choice.Value == c.answer; right != (q.Tone == "good") || right == (q.Tone == "bad") {
				t.Errorf("%s: judged %q", where, q.Tone)
			}
			for _, marked := range q.Choices {
				want := ""
				switch marked.Value {
				case c.answer:
					want = "right"
				case choice.Value:
					want = "wrong"
				}
				if marked.Mark != want {
					t.Errorf("%s: %s is marked %q, want %q", where, marked.Value, marked.Mark, want)
				}
			}
			if choice.Value == c.answer {
				continue
			}
			if needs, _, _ := strings.Cut(q.Feedback, words.Get("predict.happens", "say", "")); !saysNeeds(words, needs, choice.Value, c.o) {
				t.Errorf("%s: %q does not say what it would have needed", where, needs)
			}
		}
	}
}

// saysNeeds reports whether a feedback says what a choice needs.
func saysNeeds(words i18n.Words, feedback, choice string, o core.Options) bool {
	keys := []string{"needs." + choice, "predict.needs." + choice}
	if o.Erratum4547 {
		keys = append(keys, "predict.needs.kept")
	}
	if o.NonStrict {
		keys = append(keys, "predict.needs.non-strict")
	}
	for _, key := range keys {
		if words.Has(key) && strings.Contains(feedback, words.Get(key)) {
			return true
		}
	}
	return false
}

// Typed buffers are told which rule would have left them, or which of them is wrong.
func TestPredictExplainsBuffers(t *testing.T) {
	words := builtIn.For("en")
	for _, c := range []struct{ typed, say string }{
		{"/b/c/..\n/../g", words.Get("predict.needs.order")},
		{"/b/c\n/../g", words.Get("predict.needs.pop")},
		{"/b\n../g", words.Get("predict.needs.text", "what", words.Get("trace.input"), "answer", "“../g”", "right", "“/../g”")},
		{"\n/../g", words.Get("predict.needs.popped")},
		{"x\ny", words.Get("predict.needs.text", "what", words.Get("trace.output"), "answer", "“x”", "right", "“/b”")},
		{"/b\n/../g", "2C fires. "},
	} {
		s := predicting("http://a/b/c/d;p?q", "../../g", core.Options{})
		s.Do(model.OpenPermalink{Fragment: "v=1&base=http://a/b/c/d;p?q&ref=../../g&predict=1&step=12"})
		s.Do(model.SetTyped{On: true})
		s.Do(model.Predict{Answer: c.typed})
		q := questionOf(s)
		if !strings.Contains(q.Feedback, c.say) {
			t.Errorf("%q: %q does not say %q", c.typed, q.Feedback, c.say)
		}
		if right := c.say == "2C fires. "; right != (q.Tone == "good") {
			t.Errorf("%q is judged %q: %q", c.typed, q.Tone, q.Feedback)
		}
	}
}

// Buffers as they were are no answer, since each rule changes them.
func TestPredictTakesNoUntouchedBuffers(t *testing.T) {
	s := predicting("http://a/b/c/d;p?q", "../../g", core.Options{})
	s.Do(model.OpenPermalink{Fragment: "v=1&base=http://a/b/c/d;p?q&ref=../../g&predict=1&step=12"})
	s.Do(model.SetTyped{On: true})
	s.Do(model.Predict{Answer: "/b/c\n/../../g"})
	if q := questionOf(s); q.Feedback != "" || s.State().Predict.Asked != 0 {
		t.Errorf("%q, %+v", q.Feedback, s.State().Predict)
	}
}

// A host is told of the answers: what was asked and answered, and the belief behind what
// merging is thought to leave.
func TestPredictionsAreTold(t *testing.T) {
	for _, c := range []struct {
		answer model.Predict
		want   model.Answered
	}{
		{model.Predict{Answer: "/b/c/d;p/"}, model.Answered{Answer: "/b/c/d;p/", Belief: "append"}},
		{model.Predict{Answer: "/b/"}, model.Answered{Answer: "/b/"}},
		{model.Predict{Answer: "/b/c/"}, model.Answered{Answer: "/b/c/", Right: true, Counts: true}},
		{model.Predict{GiveUp: true}, model.Answered{Solution: true}},
	} {
		s := asking(t, "http://a/b/c/d;p?q", "g", core.Options{}, "/b/c/")
		at := s.State().Step
		told, ok := effectOf[model.Answered](s.Do(c.answer))
		c.want.Exercise, c.want.Kind, c.want.Try = "predict/"+strconv.Itoa(at+1), "merge", 1
		if !ok || told != c.want {
			t.Errorf("told %+v, want %+v", told, c.want)
		}
		if _, again := effectOf[model.Answered](s.Do(model.NextQuestion{})); again {
			t.Error("told twice")
		}
	}
}

// What merging keeps is typed; the whole path of the base is the usual mistake.
func TestPredictMerge(t *testing.T) {
	words := builtIn.For("en")
	for typed, say := range map[string]string{
		"/b/c/d;p": words.Get("wrong.cut"),
		"/b/":      words.Get("predict.needs.text", "what", words.Get("predict.front"), "answer", "“/b/”", "right", "“/b/c/”"),
		"/b/c/":    words.Get("answer.right"),
	} {
		s := asking(t, "http://a/b/c/d;p?q", "../g", core.Options{}, "/b/c/")
		s.Do(model.Predict{Answer: typed})
		if q := questionOf(s); !strings.HasPrefix(strings.TrimPrefix(q.Feedback, words.Get("predict.wrong")+" "), say) {
			t.Errorf("%q: %q does not say %q", typed, q.Feedback, say)
		}
	}
}

// A permalink opens at its step and asks for the next; one without a step asks for the
// first. What is typed anew is asked for from the start, and a later step cannot be
// reached but by answering.
func TestPredictByPermalink(t *testing.T) {
	link := "v=1&base=http://a/b/c/d;p?q&ref=../../g&predict=1"
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: link})
	if state := s.State(); !state.Asks() || state.Step != 1 || questionOf(s).Ask != builtIn.For("en").Get("predict.ask.branch") {
		t.Errorf("at step %d it asks %q", state.Step, questionOf(s).Ask)
	}
	s.Do(model.OpenPermalink{Fragment: link + "&step=12"})
	if got := model.EncodePermalink(s.State()); got != link+"&step=12" || len(panesOf(s.Page()).Trace.Rows) != 3 {
		t.Errorf("%s, with %d rows", got, len(panesOf(s.Page()).Trace.Rows))
	}
	for _, ahead := range []model.Action{model.MoveStep{Where: "last"}, model.MoveStep{Where: "next"}, model.SelectStep{N: 20}, model.MoveStep{Where: "play"}, model.Tick{}, model.NextQuestion{}} {
		if s.Do(ahead); s.State().Step != 12 || s.State().Playing {
			t.Fatalf("%#v leads to step %d", ahead, s.State().Step)
		}
	}
	s.Do(model.Predict{Key: "c"})
	if p := s.State().Predict; s.State().Step != 13 || p.Right != 1 {
		t.Errorf("after a right answer: step %d, %+v", s.State().Step, p)
	}
	s.Do(model.SetRef{Ref: "../../h"})
	if state := s.State(); state.Step != 1 || state.Predict.Asked != 0 || !state.Asks() {
		t.Errorf("another reference: step %d, %+v", state.Step, state.Predict)
	}
	s.Do(model.SetPredict{How: "off"})
	s.Do(model.MoveStep{Where: "last"})
	if state := s.State(); state.Step != model.End || strings.Contains(model.EncodePermalink(state), "predict") || questionOf(s) != nil {
		t.Errorf("switched off it is at step %d of %q", state.Step, model.EncodePermalink(state))
	}
}

// asksFor returns what is asked, and how many steps may be shown until then.
func asksFor(s *play.Session) any { return [2]any{questionOf(s).Ask, s.State().Predict.Limit} }

// foretold returns a session in which so many questions were answered.
func foretold(answers int) *play.Session {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&base=http://a/b&ref=../g&predict=1"})
	for range answers {
		s.Do(model.Predict{GiveUp: true})
		s.Do(model.NextQuestion{})
	}
	return s
}

// A permalink opens its step with all that was foretold by then, also beyond that step.
func TestForetoldByPermalink(t *testing.T) {
	for answers := range 6 {
		s := foretold(answers)
		want, state := asksFor(s), s.State()
		for n := state.Done(); n >= 0; n-- {
			s.Do(model.SelectStep{N: n})
			link := model.EncodePermalink(s.State())
			opened := newSession(opening("en"))
			opened.Do(model.OpenPermalink{Fragment: link})
			if state := opened.State(); state.Done() != n || model.EncodePermalink(state) != link {
				t.Errorf("%d answers: %s opens step %d, and becomes %s", answers, link, state.Done(), model.EncodePermalink(state))
			}
			if opened.Do(model.NextQuestion{}); asksFor(opened) != want {
				t.Errorf("%d answers: %s asks %v, not %v", answers, link, asksFor(opened), want)
			}
		}
	}
	s, _ := model.DecodePermalink("v=1&base=http://a/b&ref=../g&known=7", model.Initial("en"))
	if _, damaged := model.DecodePermalink("v=1&predict=1&known=-1", s); !damaged || s.Predict != (model.Prediction{}) {
		t.Errorf("damaged %v, %+v", damaged, s.Predict)
	}
}

// A look at another view, which has texts of its own, takes nothing back.
func TestForetoldAfterAnotherView(t *testing.T) {
	for answers := range 6 {
		for _, view := range model.ViewNames()[1:] {
			s := foretold(answers)
			before := s.State()
			want := asksFor(s)
			s.Do(model.SetView{Name: view})
			s.Do(model.SetView{Name: "resolve"})
			if after := s.State(); asksFor(s) != want || after.Step != before.Step || after.Predict != before.Predict {
				t.Errorf("%d answers, %s: step %d asks %v, not %v: %+v", answers, view, after.Step, asksFor(s), want, after.Predict)
			}
		}
	}
}

// The last of 100,000 steps is asked for as fast as the first: each looks at the next
// step alone.
func TestPredictLongPaths(t *testing.T) {
	s := predicting("http://a/", strings.Repeat("b/", 100_000), core.Options{})
	for _, step := range []int{12, 99_999} {
		s.Do(model.OpenPermalink{Fragment: model.EncodePermalink(s.State()) + "&step=" + strconv.Itoa(step)})
		if q := questionOf(s); len(q.Choices) != 5 {
			t.Errorf("step %d: asks %q with %d choices", step, q.Ask, len(q.Choices))
		}
		s.Do(model.SetTyped{On: true})
		if q := questionOf(s); len(q.Choices) != 5 {
			t.Errorf("step %d: buffers of %d segments are to be typed", step, step)
		}
		s.Do(model.Predict{Key: "e"})
		if questionOf(s).Tone != "good" {
			t.Errorf("step %d: %q", step, questionOf(s).Feedback)
		}
	}
}

// What is said when a question is answered, and the next one asked, is heard to its end: it is at
// most forty words for each answer to each question; in French, where an answer is wrong, five more.
func TestPredictIsBrief(t *testing.T) {
	for _, lang := range builtIn.Languages() {
		for _, c := range []struct {
			base, ref string
			o         core.Options
		}{
			{"http://a/b/c/d;p?q", "../../../g", core.Options{}}, {"http://a/b", "f:x/../y", core.Options{}}, {"http://a/b", "//h/x", core.Options{}},
			{"http://a/b", "?x", core.Options{}}, {"http://a/b?y", "#x", core.Options{}}, {"http://a/b", "/x/./y/.", core.Options{}},
			{"http://a/b", "http:x", core.Options{NonStrict: true}}, {"http://a/b", "../../x", core.Options{Erratum4547: true}}, {"http://a", "g", core.Options{}},
		} {
			s := predicting(c.base, c.ref, c.o)
			s.Do(model.SetLang{Lang: lang})
			for hides(s) {
				s.Do(model.NextQuestion{})
				before := s.State()
				for _, answer := range append(questionOf(s).Choices, page.PredictChoice{}) {
					again := newSession(before)
					again.Do(model.Predict{Key: answer.Keys, GiveUp: answer.Keys == ""})
					said, wrong := questionOf(again).Feedback, questionOf(again).Tone == "bad"
					again.Do(model.NextQuestion{})
					next := questionOf(again)
					said += " " + next.Ask + " " + next.Spoken
					most := 40
					if lang == "fr" && wrong {
						most = 45
					}
					if n := wordsOf(said); n > most {
						t.Errorf("%s, %s + %s: %d words: %s", lang, c.base, c.ref, n, said)
					}
				}
				s.Do(model.Predict{GiveUp: true})
			}
		}
	}
}

// wordsOf counts what is said between spaces; signs and quotation marks that stand alone are none.
func wordsOf(said string) (n int) {
	for _, word := range strings.Fields(said) {
		if !strings.Contains("«»:;?!✗✓", word) {
			n++
		}
	}
	return n
}

func hides(s *play.Session) bool {
	state := s.State()
	return state.Hides()
}
