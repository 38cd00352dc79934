package view_test

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/export"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// predicting returns a session in which the resolution of two texts is to be predicted.
func predicting(base, ref string, o core.Options) *play.Session {
	state := opening("en")
	state.Embedded = true // examples have targets of their own
	s := newSession(state)
	s.Do(model.SetTexts{Base: base, Ref: ref})
	for name, on := range map[string]bool{"strict": !o.NonStrict, "erratum4547": o.Erratum4547, "erratum4789": o.Erratum4789} {
		s.Do(model.SetOption{Name: name, On: on})
	}
	s.Do(model.SetPredict{How: "on"})
	return s
}

func questionOf(s *play.Session) *page.Predict { return panesOf(s.Page()).Predict }

// everyText returns all of a page that can be in the document, what is exported, and the
// permalink.
func everyText(s *play.Session) string {
	var all strings.Builder
	p := s.Page()
	visibleTexts(reflect.ValueOf(p), func(text string) { all.WriteString(text + "\n") })
	all.WriteString(export.Tables(s.Record(), "text").String() + "\n") // the tables are the same in all formats
	all.WriteString(model.EncodePermalink(s.State()))
	return all.String()
}

// optionSets is the readings of §5.2 that a prediction has to know.
var optionSets = []core.Options{{}, {NonStrict: true}, {Erratum4547: true}, {Erratum4789: true}}

// Before the last answer nothing in the page, in an export or in the permalink holds
// the target, and no step is shown that was not predicted; each answer is judged by
// the trace, whichever of the questions is asked.
func TestPredictHidesWhatComes(t *testing.T) {
	kinds := map[string]bool{}
	for i, c := range vectors.Resolve() {
		if i%4 == 0 {
			checkPrediction(t, c.Base, c.Ref, optionSets[i/4%len(optionSets)], i%3 == 0, kinds)
		}
	}
	for _, c := range [][2]string{{"http://a/b/c/d;p?q", "../../../g/./h"}, {"http://a/b/..", "../x/../..?y"}, {"http://a", "http:b/."}, {"mailto:a", "../.././b"}, {"x:a/..", ".."}} {
		for _, o := range optionSets {
			checkPrediction(t, c[0], c[1], o, false, kinds)
			checkPrediction(t, c[0], c[1], o, true, kinds)
		}
	}
	for _, kind := range []string{"branch", "query", "merge", "rule", "buffers"} {
		if ask := builtIn.For("en").Get("predict.ask." + kind); !kinds[ask] {
			t.Errorf("%q is never asked", ask)
		}
	}
}

func checkPrediction(t *testing.T, base, ref string, o core.Options, typed bool, kinds map[string]bool) {
	t.Helper()
	r := core.Resolve(base, ref, core.RFC3986, o)
	if !r.Done {
		return
	}
	s := predicting(base, ref, o)
	asked := 0
	for state := s.State(); state.Hides(); state = s.State() {
		if asked++; asked > 200 {
			t.Fatalf("%q + %q: asks without end", base, ref)
		}
		s.Do(model.SetTyped{On: typed})
		q := questionOf(s)
		kinds[q.Ask] = true
		checkHidden(t, s, &r)
		s.Do(rightAnswer(t, s, &r))
		if q = questionOf(s); q.Tone != "good" {
			t.Fatalf("%q + %q, %+v, step %d: the right answer to %q is judged %q", base, ref, o, s.State().Predict.At, q.Ask, q.Feedback)
		}
		s.Do(model.NextQuestion{})
	}
	want := builtIn.For("en").Get("predict.none")
	if n := s.State().Predict; asked > 0 {
		want = builtIn.For("en").Get("predict.score", "right", strconv.Itoa(n.Right), "of", strconv.Itoa(asked))
	}
	if got := questionOf(s).Score; got != want {
		t.Errorf("%q + %q: the score is %q, want %q", base, ref, got, want)
	}
	if target := spellTarget(s); !strings.HasPrefix(r.Target.Text, target) || target == "" {
		t.Errorf("%q + %q: in the end the target is %q", base, ref, target)
	}
}

// checkHidden fails if the page knows more than the steps that were predicted.
func checkHidden(t *testing.T, s *play.Session, r *core.Resolution) {
	t.Helper()
	state, panes := s.State(), panesOf(s.Page())
	where := r.Base.Text + " + " + r.Ref.Text
	known := r.Base.Text + " " + r.Ref.Text + " http://a/b?q" // the last one is that of an explanation
	if target := r.Target.Text; !strings.Contains(known, target) && strings.Contains(everyText(s), target) {
		_, after, _ := strings.Cut(everyText(s), target)
		t.Errorf("%s, step %d: the page holds the target, before %.80q", where, state.Step, after)
	}
	if len(panes.Target.Pieces) > 0 || s.Page().Spoken != "" || panes.Browser != nil || len(panes.Target.Reasons) > 0 {
		t.Errorf("%s, step %d: the target is shown", where, state.Step)
	}
	if panes.Player.Count != state.Predict.Limit || strings.Contains(panes.Player.Short, "/"+strconv.Itoa(state.Steps)) {
		t.Errorf("%s, step %d: the timeline tells how many steps there are: %q", where, state.Step, panes.Player.Short)
	}
	for _, c := range panes.Machine.Chapters {
		if c.Step > state.Predict.Limit || c.State == "idle" {
			t.Errorf("%s, step %d: the chapter %s is %s, from step %d on", where, state.Step, c.Text, c.State, c.Step)
		}
	}
	shown := map[string]bool{}
	for _, step := range r.Trace.Steps[:state.Predict.Limit] {
		shown[step.Rule.Name+":"] = true
	}
	for _, row := range panes.Trace.Rows {
		if rule := row.Cells[1].Text; !shown[rule] {
			t.Errorf("%s, step %d: there is a row %s", where, state.Step, rule)
		}
	}
	for _, rule := range panes.Trace.Rules {
		if rule.Fired && !rule.Now {
			t.Errorf("%s, step %d: %s is marked as fired", where, state.Step, rule.Step)
		}
	}
	for _, section := range stepsOf(s.Page()).Sections {
		for _, line := range section.Rows {
			number := line.Cells[0].Text
			if n := firstNumber(number); n > state.Predict.Limit || strings.HasSuffix(number, strconv.Itoa(state.Steps)) && state.Predict.Limit < state.Steps {
				t.Errorf("%s, step %d: a line has the number %s", where, state.Step, number)
			}
		}
	}
}

// rightAnswer returns the answer that the trace gives.
func rightAnswer(t *testing.T, s *play.Session, r *core.Resolution) model.Action {
	t.Helper()
	state, q := s.State(), questionOf(s)
	at := int32(state.Predict.Limit)
	step, trace := &r.Trace.Steps[at], r.Trace
	switch {
	case q.Form != nil && q.Form.More != nil:
		return model.Predict{Answer: string(trace.Output(nil, at)) + "\n" + trace.Input(at)}
	case q.Form != nil:
		for _, s := range trace.Steps {
			if s.Rule.Key == "m-ref" {
				return model.Predict{Answer: trace.Texts[core.TextPath][:s.To.Start]}
			}
		}
	case step.Rule.Section == "5.2.4":
		return model.Predict{Answer: step.Rule.Key}
	case step.Rule.Key == "t-if-query":
		return model.Predict{Answer: map[bool]string{true: "ref", false: "base"}[step.Yes]}
	}
	for _, s := range trace.Steps {
		for _, choice := range q.Choices {
			if s.Rule.Key == choice.Value {
				return model.Predict{Answer: choice.Value}
			}
		}
	}
	t.Fatalf("%q has no answer", q.Ask)
	return nil
}

// firstNumber returns the first number of a line of pseudocode; 0 for none.
func firstNumber(number string) int {
	first, _, _ := strings.Cut(number, "–")
	n, _ := strconv.Atoi(first)
	return n
}

// spellTarget returns the target as the page shows it.
func spellTarget(s *play.Session) string {
	text := ""
	for _, piece := range panesOf(s.Page()).Target.Pieces {
		text += piece.Text
	}
	return text
}

// A step that was taken back is no longer known once it is to be predicted.
func TestPredictAfterAStepBack(t *testing.T) {
	for n := 2; n < 14; n++ {
		s := newSession(opening("en"))
		s.Page()
		for _, a := range []model.Action{model.SelectStep{N: n}, model.MoveStep{Where: "back"}, model.SetPredict{How: "on"}} {
			s.Do(a)
		}
		if moved := s.State().Moved; moved != 0 {
			t.Errorf("step %d: moved by %d", n, moved)
		}
		if p := panesOf(s.Page()); p.Machine == nil || s.State().Step != n-1 {
			t.Errorf("step %d: %+v", n, s.State())
		}
	}
}

// The buffers can be asked for only where they are short enough to be typed.
func TestTypedWhereItCanBe(t *testing.T) {
	for ref, idle := range map[string]string{"../g": "", "../" + strings.Repeat("long/", 40): "true"} {
		s := predicting("http://a/b/c/d", ref, core.Options{})
		for range 10 {
			if q := questionOf(s); len(q.Choices) > 0 && q.Choices[0].Value == "2A" {
				break
			}
			s.Do(model.Predict{GiveUp: true})
			s.Do(model.NextQuestion{})
		}
		acts := questionOf(s).Acts.Buttons
		if typed := acts[len(acts)-1]; typed.Name != "typed" || typed.Idle != idle {
			t.Errorf("%s: %s is idle: %q", ref, typed.Name, typed.Idle)
		}
	}
}

// What leads on is called idle exactly where it does nothing: while a question waits.
func TestControlsAreIdleWhileAsked(t *testing.T) {
	s := predicting("http://a/b/c/d;p?q", "../../../g", core.Options{})
	asked := map[bool]int{}
	for range 8 {
		state := s.State()
		asked[state.Asks()]++
		for _, c := range s.Page().Player().Controls {
			ahead := c.Do == "play" || c.Do == "next" || c.Do == "last"
			if (c.Idle == "true") != (ahead && state.Asks()) {
				t.Errorf("step %d, asked: %t: %+v", state.Done(), state.Asks(), c)
			}
			if c.Idle == "true" {
				s.Do(model.MoveStep{Where: c.Do})
				if now := s.State(); now != state {
					t.Errorf("step %d: %s is idle, and leads to step %d", state.Done(), c.Do, now.Done())
				}
			}
		}
		if state.Asks() {
			s.Do(model.Predict{GiveUp: true})
		} else {
			s.Do(model.MoveStep{Where: "next"})
		}
	}
	if asked[true] == 0 || asked[false] == 0 {
		t.Errorf("asked and not: %v", asked)
	}
}

// In the end the steps that were not predicted rightly are there to go back to, and no others.
func TestPredictListsWhatWasMissed(t *testing.T) {
	const base, ref = "http://a/b/c/d;p?q", "../../g"
	r := core.Resolve(base, ref, core.RFC3986, core.Options{})
	for _, every := range []int{1, 2, 3} {
		s := predicting(base, ref, core.Options{})
		var want []string
		for n, state := 1, s.State(); state.Hides(); n, state = n+1, s.State() {
			if missed := questionOf(s).Steps.Buttons; len(missed) > 0 {
				t.Fatalf("question %d: %+v are listed before the end", n, missed)
			}
			if n%every == 0 {
				s.Do(model.Predict{GiveUp: true})
				want = append(want, strconv.Itoa(s.State().Predict.Known))
			} else {
				s.Do(rightAnswer(t, s, &r))
			}
			if ask := questionOf(s).Ask; ask != "" {
				t.Errorf("question %d: %q stands for the sentence of the step", n, ask)
			}
			s.Do(model.NextQuestion{})
		}
		list := func() (got []string) {
			for _, b := range questionOf(s).Steps.Buttons {
				got = append(got, b.Value)
			}
			return got
		}
		if got := list(); s.State().Step != model.End || !reflect.DeepEqual(got, want) {
			t.Errorf("every %d was missed: %q are listed at step %d, want %q", every, got, s.State().Step, want)
		}
		s.Do(model.CommandAction("step", want[0]))
		if q := questionOf(s); strconv.Itoa(s.State().Step) != want[0] || q.Steps.Buttons[0].Pressed != "true" || len(list()) != len(want) {
			t.Errorf("step %d: %+v", s.State().Step, q.Steps)
		}
		s.Do(model.SetPredict{How: "again"})
		s.Do(rightAnswer(t, s, &r))
		if s.State().Predict.Missed != nil {
			t.Error("what was missed is kept for the next run")
		}
	}
}

// Before a rule is predicted, none of the answers says what it looks for.
func TestPredictedRulesTellNothing(t *testing.T) {
	s := asking(t, "http://a/b/c/d", "../g", core.Options{}, "2C")
	told := func() (all int) {
		for _, c := range questionOf(s).Choices {
			if c.Means == "" {
				t.Errorf("%s: nothing is said of it", c.Value)
			}
			if c.Detail != "" {
				all++
			}
		}
		return all
	}
	if n := told(); n != 0 {
		t.Errorf("%d of the answers tell it", n)
	}
	s.Do(model.Predict{Key: "a"})
	if n := told(); n != 5 {
		t.Errorf("afterwards %d of the answers say what they look for", n)
	}
}
