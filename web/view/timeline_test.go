package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// At every point of every resolution, in each language: the sentence has words,
// one line or row is the present one, and the target grows.
func TestTimelineAgreesAtEveryPoint(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, c := range resolveCases() {
			s := newSession(opening(lang))
			s.Do(model.SetOption{Name: "strict", On: c.Strict})
			s.Do(model.SetTexts{Base: c.Base, Ref: c.Ref})
			s.Do(model.MoveStep{Where: "first"})
			made := 0
			for n := 0; n < s.State().Steps; n++ {
				checkMoment(t, s, n, &made)
				s.Do(model.MoveStep{Where: "next"})
			}
			if s.State().Step != model.End {
				t.Fatalf("%q + %q: the last step is not the end", c.Base, c.Ref)
			}
		}
	}
}

func checkMoment(t *testing.T, s *play.Session, n int, made *int) {
	t.Helper()
	p := s.Page()
	where := s.State().Base + " + " + s.State().Ref
	if p.Player().Done != n {
		t.Fatalf("%s: %d steps done, want %d", where, p.Player().Done, n)
	}
	if say := p.Player().Say; strings.Contains(say, "say.") || strings.Contains(say, "{") || say == "" {
		t.Fatalf("%s: step %d says %q", where, n, say)
	}
	if lines := presentLines(p); n > 0 && lines != 1 {
		t.Fatalf("%s: at step %d %d lines are the present one", where, n, lines)
	}
	shown := 0
	for _, piece := range panesOf(p).Target.Pieces {
		if !piece.Todo {
			shown += len(piece.Text)
		}
	}
	if shown < *made {
		t.Fatalf("%s: at step %d the target shrinks", where, n)
	}
	*made = shown
}

// presentLines counts the lines of pseudocode that are the present one.
func presentLines(p page.Page) int {
	count := 0
	for _, section := range stepsOf(p).Sections {
		for _, line := range section.Rows {
			if line.Part == "active-line" {
				count++
			}
		}
	}
	return count
}

// The sentence of 2C names what is removed, and says when there is nothing.
func TestSentencesNameWhatChanges(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: "http://a/b", Ref: "../../g"})
	said := map[string]bool{}
	for s.Do(model.MoveStep{Where: "first"}); s.State().Step != model.End; s.Do(model.MoveStep{Where: "next"}) {
		said[s.Page().Player().Say] = true
	}
	for _, want := range []string{
		"The input buffer is filled with the path; the output buffer is empty.",
		"The reference has no authority, so the base’s will be used. Next question: is its path empty?",
		"“/../” means one level up, but the output is empty: nothing is above the root. It becomes “/”.",
		"“/g” is not a dot segment: it moves to the output.",
	} {
		if !said[want] {
			t.Errorf("not said: %s", want)
		}
	}
}

// What a step did to the buffers is marked in its row.
func TestBuffersAreMarked(t *testing.T) {
	rows := panesOf(newSession(opening("en")).Page()).Trace.Rows
	want := []struct{ output, input page.Buffer }{
		{page.Buffer{}, page.Buffer{Before: "/b/c/../../g"}},
		{page.Buffer{Marked: "/b", Mark: "moved"}, page.Buffer{Before: "/c/../../g"}},
		{page.Buffer{Before: "/b", Marked: "/c", Mark: "moved"}, page.Buffer{Before: "/../../g"}},
		{page.Buffer{Before: "/b", Marked: "/c", Mark: "removed"}, page.Buffer{Marked: "/..", After: "/../g", Mark: "replaced"}},
		{page.Buffer{Marked: "/b", Mark: "removed"}, page.Buffer{Marked: "/..", After: "/g", Mark: "replaced"}},
		{page.Buffer{Marked: "/g", Mark: "moved"}, page.Buffer{}},
	}
	for i, w := range want {
		output, input := rows[i].Cells[2].Buffer, rows[i].Cells[3].Buffer
		w.output.Name, w.input.Name = "output", "input"
		for _, b := range []*page.Buffer{&w.output, &w.input} {
			b.Say = map[bool]string{true: "removed:", false: "moved:"}[b.Removed()]
			if b.Marked == "" {
				b.Say = ""
			}
		}
		if *output != w.output || *input != w.input {
			t.Errorf("row %d: %+v %+v", i+1, output, input)
		}
	}
}

// Editing in the middle of the timeline shows the new target as a whole. The same
// texts again change nothing.
func TestEditingGoesToTheEnd(t *testing.T) {
	s := newSession(opening("en"))
	base := s.State().Base
	s.Do(model.SelectStep{N: 9})
	s.Do(model.SetTexts{Base: base, Ref: s.State().Ref})
	if s.State().Step != 9 {
		t.Errorf("the same texts lead to step %d", s.State().Step)
	}
	s.Do(model.MoveStep{Where: "play"})
	s.Do(model.SetTexts{Base: base, Ref: "../../gg"})
	if s.State().Step != model.End || s.State().Playing {
		t.Errorf("step %d, playing %v", s.State().Step, s.State().Playing)
	}
	for _, piece := range panesOf(s.Page()).Target.Pieces {
		if piece.Todo {
			t.Errorf("%q is still to be made", piece.Text)
		}
	}
}

// Playing asks for a timer, makes a step at every tick, and stops at the end.
func TestPlaying(t *testing.T) {
	s := newSession(opening("en"))
	effects := s.Do(model.MoveStep{Where: "play"})
	if s.State().Step != 0 || !slices.Contains(effects, model.Effect(model.SetTimer{Milliseconds: 1000})) {
		t.Fatalf("step %d, effects %v", s.State().Step, effects)
	}
	for s.State().Playing {
		effects = s.Do(model.Tick{})
	}
	if s.State().Step != model.End || !slices.Contains(effects, model.Effect(model.SetTimer{Milliseconds: 0})) {
		t.Errorf("step %d, effects %v", s.State().Step, effects)
	}
	if s.Do(model.Tick{}); s.State().Step != model.End {
		t.Error("a late tick moves")
	}
	s.Do(model.MoveStep{Where: "play"})
	if effects = s.Do(model.SetSpeed{Index: 3}); !slices.Contains(effects, model.Effect(model.SetTimer{Milliseconds: 200})) {
		t.Errorf("another speed: %v", effects)
	}
	if effects = s.Do(model.MoveStep{Where: "back"}); !slices.Contains(effects, model.Effect(model.SetTimer{Milliseconds: 0})) || s.State().Playing {
		t.Errorf("a step by hand goes on playing: %v", effects)
	}
}

// The row of the current step is scrolled into sight.
func TestTraceFollowsTheTimeline(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: "http://a/", Ref: strings.Repeat("b/", 1000)})
	effects := s.Do(model.SelectStep{N: 500})
	if len(effects) == 0 || effects[len(effects)-1] != (model.ScrollTo{Top: s.State().Scroll}) {
		t.Errorf("effects %v", effects)
	}
	found := false
	for _, row := range panesOf(s.Page()).Trace.Rows {
		found = found || row.Class == "now"
	}
	if !found {
		t.Error("the present row is not in the window")
	}
}
