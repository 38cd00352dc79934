package view_test

import (
	"testing"
	"unicode/utf8"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// A single step moves the picture on or back; a jump, an edit and another view move
// nothing.
func TestMotion(t *testing.T) {
	s := sessionOf("http://a/b/c/d;p?q", "../../../g")
	acts := map[string]bool{}
	beat := -1
	for s.State().Step != model.End {
		s.Do(model.MoveStep{Where: "next"})
		x := machineOf(s).Motion
		if x.Way != "on" || x.Act == "" || x.Beat == beat {
			t.Fatalf("step %d: %+v after beat %d", s.State().Step, x, beat)
		}
		beat = x.Beat
		acts[x.Act] = true
	}
	for _, act := range []string{"split", "ask", "cut", "dock", "change", "push", "pop", "bump", "from-base", "from-ref", "append"} {
		if !acts[act] {
			t.Errorf("nothing does %q", act)
		}
	}
	for s.State().Step != 0 {
		s.Do(model.MoveStep{Where: "back"})
		if x := machineOf(s).Motion; x.Way != "back" || x.Beat == beat {
			t.Fatalf("step %d: %+v after beat %d", s.State().Step, x, beat)
		}
		beat ^= 1
	}
	s.Do(model.MoveStep{Where: "next"})
	s.Do(model.SetOption{Name: "erratum4547", On: true})
	if x := machineOf(s).Motion; x.Way != "" {
		t.Errorf("an option moves: %+v", x)
	}
	for _, jump := range []model.Action{model.SelectStep{N: 12}, model.MoveStep{Where: "last"}, model.SetTexts{Base: "http://a/b", Ref: "c"}, model.SetView{Name: "trace"}} {
		if s.Do(jump); machineOf(s).Motion.Way != "" {
			t.Errorf("%#v: %+v", jump, machineOf(s).Motion)
		}
	}
}

// The buffers close up by the width of what left them.
func TestMotionIsAsWideAsTheChips(t *testing.T) {
	s := sessionOf("http://a/b/long/d", "../g")
	want := map[string]page.Motion{
		"push": {Taken: 2, Tries: 5}, "pop": {Taken: 3, Popped: 5, Tries: 3},
	}
	seen := 0
	for s.State().Step != model.End {
		s.Do(model.MoveStep{Where: "next"})
		x := machineOf(s).Motion
		w, ok := want[x.Act]
		if !ok || x.Act == "push" && laneNamed(machineOf(s), "output").Chips[len(laneNamed(machineOf(s), "output").Chips)-1].Text() == "/long" {
			continue
		}
		seen++
		if x.Taken != w.Taken || x.Popped != w.Popped || x.Tries != w.Tries {
			t.Errorf("%s: %+v, want %+v", x.Act, x, w)
		}
	}
	if seen != 3 { // /b, /.., /g
		t.Errorf("%d steps seen", seen)
	}
}

// Playing leaves the animation no more time than there is between two steps.
func TestMotionKeepsPace(t *testing.T) {
	s := sessionOf("http://a/b/c/d", "../g")
	for i, most := range model.Speeds() {
		s.Do(model.SetSpeed{Index: i})
		s.Do(model.MoveStep{Where: "first"})
		s.Do(model.MoveStep{Where: "play"})
		s.Do(model.Tick{})
		if pace := machineOf(s).Motion.Pace; pace < 1 || pace > 100 || pace*800/100 > most {
			t.Errorf("%d ms between steps: pace %d", most, pace)
		}
	}
	s.Do(model.MoveStep{Where: "play"})
	if pace := machineOf(s).Motion.Pace; pace != 100 {
		t.Errorf("paused: pace %d", pace)
	}
}

// The type of a picture depends on how wide it may become: that is the same at each of its
// steps, and tells nothing of the target.
func TestMachineIsAsWideAtEachStep(t *testing.T) {
	for _, c := range [][2]string{
		{"http://a/b/c/d;p?q", "../../../g"}, {"http://a/b/c/d;p?q", "?y"}, {"http://a", "b/../c"}, {"http://a/b", "//c/./d#e"},
		{"https://example.com/docs/v2/guide/install/", "../img/logo.png"}, {"http://a/b", ""}, {"a:b", "c:d/../e"},
	} {
		s := sessionOf(c[0], c[1])
		s.Do(model.MoveStep{Where: "first"})
		wide := map[string][2]int{}
		for range 60 {
			s.Do(model.MoveStep{Where: "next"})
			m := machineOf(s)
			if m.Kind == "whole" {
				continue
			}
			if was, ok := wide[m.Kind]; ok && was != [2]int{m.Chars, m.Chips} {
				t.Errorf("%s + %s, %s: %d characters and chips, and then %d and %d", c[0], c[1], m.Kind, was, m.Chars, m.Chips)
			}
			if wide[m.Kind] = [2]int{m.Chars, m.Chips}; m.Chars < longestLane(m) {
				t.Errorf("%s + %s, %s: said to be %d characters wide, and has %d", c[0], c[1], m.Kind, m.Chars, longestLane(m))
			}
		}
		if len(wide) == 0 {
			t.Errorf("%s + %s: no picture", c[0], c[1])
		}
	}
}

// longestLane returns how many characters the chips of a lane have at most. The input buffer
// fades at its far end.
func longestLane(m *page.Machine) (longest int) {
	for i := range m.Lanes {
		if m.Lanes[i].Name == "input" {
			continue
		}
		n := 0
		for k := range m.Lanes[i].Chips {
			n += utf8.RuneCountInString(m.Lanes[i].Chips[k].Text())
		}
		longest = max(longest, n)
	}
	return longest
}
