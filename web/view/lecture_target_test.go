package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// A lecture does not show the target before its last step, not even on the way back, nor does
// the title.
func TestLectureHidesTheTarget(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&base=https://docs.example/v2/guide/intro&ref=../../img/./logo.png"})
	const target = "https://docs.example/img/logo.png"
	shown := func() bool {
		p := s.Page()
		text := ""
		for _, piece := range page.TraceOf(p.Body).Target.Pieces {
			text += piece.Text
		}
		return text == target || strings.Contains(p.Title, target)
	}
	if !shown() {
		t.Error("the target is hidden without a lecture")
	}
	s.Do(model.SetLecture{On: true})
	steps := s.State().Steps
	for n := range steps {
		s.Do(model.SelectStep{N: n})
		if shown() {
			t.Errorf("the target is shown at step %d of %d", n, steps)
		}
	}
	if s.Do(model.MoveStep{Where: "next"}); !shown() {
		t.Error("the last step does not show the target")
	}
	if s.Do(model.MoveStep{Where: "back"}); shown() {
		t.Error("the target stays on the way back")
	}
	if s.Do(model.SetLecture{}); !shown() {
		t.Error("the target stays hidden after the lecture")
	}
}
