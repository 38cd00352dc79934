package view_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// prepared returns a session of a permalink.
func prepared(base, ref, fields string) *play.Session {
	state := opening("en")
	state.Embedded = true // examples have targets of their own
	s := newSession(state)
	s.Do(model.SetTexts{Base: base, Ref: ref})
	link := model.EncodePermalink(s.State())
	s.Do(model.OpenPermalink{Fragment: link + fields})
	return s
}

// at returns how many steps a session shows as made.
func at(s *play.Session) int {
	state := s.State()
	return state.Done()
}

const authorBase, authorRef = "http://a/b/c/d;p?q", "../../g"

// Until it is revealed, a hidden target is nowhere in the page, in an export or in the permalink, however
// far the run is stepped; then it is there.
func TestHiddenTarget(t *testing.T) {
	for i, c := range vectors.Resolve() {
		r := core.Resolve(c.Base, c.Ref, core.RFC3986, core.Options{})
		if i%5 != 0 || !r.Done || strings.Contains(c.Base+" "+c.Ref+" http://a/b?q", r.Target.Text) {
			continue
		}
		s := prepared(c.Base, c.Ref, "&hide=target&step=0")
		for range 200 {
			if all := everyText(s); strings.Contains(all, r.Target.Text) {
				i := strings.Index(all, r.Target.Text)
				t.Fatalf("%q + %q, step %d: the page holds the target: …%s", c.Base, c.Ref, at(s), all[max(0, i-200):min(len(all), i+100)])
			}
			before := at(s)
			if s.Do(model.MoveStep{Where: "next"}); at(s) == before {
				break
			}
		}
		if s.State().Step == model.End {
			t.Fatalf("%q + %q: the end is reached", c.Base, c.Ref)
		}
		s.Do(model.CommandAction("unhide", ""))
		if state := s.State(); state.Step != model.End || state.Hides() || !strings.Contains(everyText(s), r.Target.Text) {
			t.Errorf("%q + %q: it is not revealed: step %d", c.Base, c.Ref, state.Step)
		}
	}
}

// Hidden steps are those after the one with which the run begins. The target is shown, without what says
// how it comes about, and Reveal shows the steps.
func TestHiddenSteps(t *testing.T) {
	whole := everyText(prepared(authorBase, authorRef, ""))
	for _, step := range []int{0, 12, 15} {
		s := prepared(authorBase, authorRef, "&hide=steps&step="+strconv.Itoa(step))
		for _, where := range []string{"next", "last", "play"} {
			if s.Do(model.MoveStep{Where: where}); at(s) != step || s.State().Playing {
				t.Errorf("from step %d %s leads to %d", step, where, at(s))
			}
		}
		body, target := panesOf(s.Page()), core.Resolve(authorBase, authorRef, core.RFC3986, core.Options{}).Target.Text
		shown := ""
		for _, piece := range body.Target.Pieces {
			shown += piece.Text
			if piece.Todo {
				t.Errorf("step %d: %q is still to come", step, piece.Text)
			}
		}
		if shown != target || body.Target.Why != "" || body.Target.Hidden == "" || len(body.Target.Reveal.Buttons) != 1 {
			t.Errorf("step %d: %+v", step, body.Target)
		}
		if rows := body.Trace.Window.Count; rows > max(0, step-9) {
			t.Errorf("step %d: %d rows", step, rows)
		}
		if i := slices.IndexFunc(body.Trace.Rules, func(r page.RuleLine) bool { return r.Fired && step < 12 }); i >= 0 {
			t.Errorf("step %d: it says that %s fires", step, body.Trace.Rules[i].Step)
		}
		s.Do(model.CommandAction("unhide", ""))
		if state := s.State(); state.Hides() || step > 0 && state.Step != step || step == 0 && everyText(s) != whole {
			t.Errorf("it began at %d, and is revealed at %d", step, state.Step)
		}
	}
}

// With both hidden nothing is shown beyond the step, with the target alone each step as it is made.
func TestHiddenBoth(t *testing.T) {
	s := prepared(authorBase, authorRef, "&hide=target%20steps&step=12")
	if body := panesOf(s.Page()); len(body.Target.Pieces) > 0 || body.Target.None != "" || at(s) != 12 {
		t.Errorf("%+v at step %d", body.Target, at(s))
	}
	s.Do(model.MoveStep{Where: "next"})
	if at(s) != 12 {
		t.Errorf("it goes on to step %d", at(s))
	}
	s = prepared(authorBase, authorRef, "&hide=target&step=11")
	for step := 11; step < 13; step++ {
		if rows := panesOf(s.Page()).Trace.Window.Count; rows != step-9 {
			t.Errorf("step %d: %d rows", step, rows)
		}
		s.Do(model.MoveStep{Where: "next"})
	}
}

// What an embed says where no script runs does not tell a hidden target either.
func TestFallbackOfHidden(t *testing.T) {
	s := prepared(authorBase, authorRef, "&hide=target")
	effects := s.Do(model.CopyEmbed{})
	if !slices.Contains(effects, model.Effect(model.WriteEmbed{Fallback: authorRef})) {
		t.Errorf("%v", effects)
	}
}

// Only the chosen steps are asked for, in their order, each once; then the run goes on. A step about which
// there is no question asks the next one.
func TestAskedSteps(t *testing.T) {
	for _, c := range []struct {
		fields string
		stops  []int
	}{
		{"&ask=13", []int{12}}, {"&ask=15,12&step=0", []int{11, 14}}, {"&ask=1", []int{1}}, {"&ask=11", []int{10}}, {"&ask=18", nil},
		{"&ask=13,13&step=13", nil}, {"&ask=400", nil}, {"&ask=12&step=3", []int{11}}, {"&ask=12&hide=target", []int{11}},
	} {
		s := prepared(authorBase, authorRef, c.fields)
		begins := at(s)
		if strings.Contains(c.fields, "step") {
			s.Do(model.MoveStep{Where: "play"})
			for range 100 {
				s.Do(model.Tick{})
			}
		}
		var stops []int
		for range 10 {
			state := s.State()
			if !state.Asks() {
				break
			}
			stops = append(stops, state.Done())
			if q := questionOf(s); q == nil || q.Ask == "" || q.Title == "" {
				t.Errorf("%s: nothing is asked at step %d", c.fields, state.Done())
			}
			effects := s.Do(model.Predict{GiveUp: true})
			if i := slices.IndexFunc(effects, func(e model.Effect) bool { _, ok := e.(model.Answered); return ok }); i < 0 {
				t.Errorf("%s: the host is not told: %v", c.fields, effects)
			} else if told := effects[i].(model.Answered); told.Exercise != "predict/"+strconv.Itoa(state.Done()+1) {
				t.Errorf("%s: told %+v", c.fields, told)
			}
			s.Do(model.NextQuestion{})
		}
		if !slices.Equal(stops, c.stops) {
			t.Errorf("%s, from step %d: it stops at %v, want %v", c.fields, begins, stops, c.stops)
		}
		s.Do(model.MoveStep{Where: "last"})
		if end := s.State(); (end.Step == model.End) == strings.Contains(c.fields, "hide") {
			t.Errorf("%s: afterwards the last step is %d", c.fields, end.Step)
		}
	}
}

// Before its question, what comes after it is hidden, as with Predict first, and the switch of that is off.
func TestAskHides(t *testing.T) {
	s, r := prepared(authorBase, authorRef, "&ask=13"), core.Resolve(authorBase, authorRef, core.RFC3986, core.Options{})
	if all := everyText(s); strings.Contains(all, r.Target.Text) {
		t.Error("the page holds the target")
	}
	if b := panesOf(s.Page()).Target.Switch.Buttons[0]; b.Pressed != "false" || b.Value != "on" {
		t.Errorf("%+v", b)
	}
	s.Do(model.CommandAction("predict", "on"))
	if state := s.State(); state.Predict.Only != "" || !state.Hides() {
		t.Errorf("%+v", state.Predict)
	}
}

// A note stands at its step alone, as text, and is announced with it; not while the run plays.
func TestNoteAtStep(t *testing.T) {
	s := prepared(authorBase, authorRef, "&notes=3%20<b>a</b>%20|%2012%20b%C2%A0%0Ac&step=0")
	for step, want := range map[int]page.StepNote{
		0: {}, 3: {Slot: "step-3", Label: "Note at step 3", Text: "<b>a</b>"}, 4: {}, 12: {Slot: "step-12", Label: "Note at step 12", Text: "b c"},
	} {
		s.Do(model.SelectStep{N: step})
		if got := s.Page().Player().Note; got != want || !s.Page().Player().Live {
			t.Errorf("step %d: %+v, want %+v", step, got, want)
		}
	}
	s.Do(model.SetTexts{Base: authorBase, Ref: "../g"})
	s.Do(model.SelectStep{N: 3})
	if got := s.Page().Player().Note; got != (page.StepNote{}) {
		t.Errorf("another link has %+v", got)
	}
}
