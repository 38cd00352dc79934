package model

import (
	"slices"
	"testing"
)

// The keys of a clicker and of a keyboard step a lecture, which begins at the start of
// the timeline and ends at the step that was shown last.
func TestLectureKeys(t *testing.T) {
	s := Initial("en")
	s.Steps = 5
	if a := LectureKey(s, "PageDown", false); a != nil {
		t.Errorf("before the lecture PageDown does %#v", a)
	}
	s, _, effects := Reduce(s, nil, SetLecture{On: true})
	if s.Done() != 0 || len(effects) == 0 {
		t.Errorf("it begins at step %d, with %v", s.Done(), effects)
	}
	for _, c := range []struct {
		key  string
		step int
	}{{"PageDown", 1}, {"ArrowRight", 2}, {" ", 3}, {"ArrowDown", 4}, {"PageUp", 3}, {"ArrowLeft", 2}, {"ArrowUp", 1}, {"End", 5}, {"Home", 0}, {"ArrowRight", 1}} {
		a := LectureKey(s, c.key, true)
		if a == nil {
			t.Fatalf("%q does nothing", c.key)
		}
		if s, _, _ = Reduce(s, nil, a); s.Done() != c.step {
			t.Errorf("%q leads to step %d, want %d", c.key, s.Done(), c.step)
		}
	}
	if a := LectureKey(s, "a", false); a != nil {
		t.Errorf("a letter does %#v", a)
	}
	s, _, effects = Reduce(s, nil, LectureKey(s, "Escape", false))
	if s.Lecture || s.Done() != 1 || effects[len(effects)-1] != Effect(FullScreen{On: false}) && effects[0] != Effect(FullScreen{On: false}) {
		t.Errorf("Esc leads to %+v with %v", s, effects)
	}
}

// A lecture shows what is stepped through: other views have none, and end it.
func TestLectureShowsSteps(t *testing.T) {
	for _, view := range ViewNames() {
		s, _, _ := Reduce(Initial("en"), nil, SetView{Name: view})
		s.Steps = 5
		lectured, _, effects := Reduce(s, nil, SetLecture{On: true})
		if plays := view == "resolve" || view == "trace" || view == "runs"; lectured.Lecture != plays || (lectured == s) == plays {
			t.Errorf("%s: a lecture is given: %v, with %v", view, lectured.Lecture, effects)
		}
	}
	s, _, _ := Reduce(Initial("en"), nil, SetLecture{On: true})
	s, _, effects := Reduce(s, nil, OpenPermalink{Fragment: "v=1&view=compare"})
	if s.Lecture || !slices.Contains(effects, Effect(FullScreen{On: false})) {
		t.Errorf("another view leaves it on, with %v", effects)
	}
}
