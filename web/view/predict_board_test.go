package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// pressOnBoard sends the command of a button, which has to be there and to do something.
func pressOnBoard(t *testing.T, s *play.Session, name, value string) {
	t.Helper()
	for _, lane := range questionOf(s).Board.Lanes {
		for _, b := range append([]page.Button{lane.Put}, lane.Pieces...) {
			if b.Name == name && b.Value == value && b.Idle == "" {
				s.Do(model.CommandAction(name, value))
				return
			}
		}
	}
	t.Fatalf("there is no %s %q on %+v", name, value, questionOf(s).Board.Lanes)
}

// drafted returns what the fields contain.
func drafted(s *play.Session) string {
	form := questionOf(s).Form
	return form.Value + "\n" + form.More.Value
}

// move makes the buffers of those before a step by moving pieces.
func move(t *testing.T, s *play.Session, before, after [2]string) {
	t.Helper()
	take := func(piece string, at int, to string) {
		pressOnBoard(t, s, "pick-up", piece+" "+strconv.Itoa(at))
		pressOnBoard(t, s, "put-down", to)
	}
	output, input := before[0], before[1]
	slash := after[1] != "" && !strings.HasSuffix(input, after[1])
	if slash {
		after[1] = after[1][1:] // a "/" that is to be put before it
	}
	if n := len(input) - len(after[1]); n > 0 {
		to := "away"
		if len(after[0]) > len(output) {
			to = "output"
		}
		take("input", n, to)
	}
	if slash {
		take("slash", 0, "input")
	}
	if len(after[0]) < len(output) {
		take("output", len(after[0]), "away")
	}
}

// Whatever a rule of §5.2.4 does can be done by moving pieces, which is judged as what
// is typed.
func TestPredictByMovingPieces(t *testing.T) {
	rules := map[string]bool{}
	for _, c := range []struct{ base, ref string }{
		{"http://a/b/c/d;p?q", "../../../g/./h"}, {"http://a/b/..", "../x/../..?y"}, {"http://a", "http:b/."},
		{"mailto:a", "../.././b"}, {"x:a/..", ".."}, {"x:", "./.."}, {"http://a/b/c/", "x/.."}, {"http://a/b//c", "..//../x/"},
	} {
		for _, o := range optionSets {
			r := core.Resolve(c.base, c.ref, core.RFC3986, o)
			s := predicting(c.base, c.ref, o)
			for state := s.State(); state.Hides(); state = s.State() {
				s.Do(model.SetTyped{On: true})
				at := int32(s.State().Predict.Limit)
				right := rightAnswer(t, s, &r).(model.Predict)
				if q := questionOf(s); len(q.Board.Lanes) > 0 {
					output, input, _ := strings.Cut(right.Answer, "\n")
					move(t, s, [2]string{q.Form.Value, q.Form.More.Value}, [2]string{output, input})
					if drafted(s) != right.Answer {
						t.Fatalf("%+v, step %d: the fields hold %q, want %q", c, at, drafted(s), right.Answer)
					}
					rules[r.Trace.Steps[at].Rule.Key] = true
					right = model.Predict{Answer: drafted(s)}
				}
				s.Do(right)
				if q := questionOf(s); q.Tone != "good" {
					t.Fatalf("%+v, step %d: %q", c, at, q.Feedback)
				}
				s.Do(model.NextQuestion{})
			}
		}
	}
	for _, rule := range []string{"2A", "2B", "2C", "2D", "2E", "erratum-4547"} {
		if !rules[rule] {
			t.Errorf("%s was not predicted", rule)
		}
	}
}

// What is picked up is said and marked, with what goes along; it can be laid down, and
// what was typed is in pieces, too.
func TestPickUp(t *testing.T) {
	s := predicting("http://a/b/c/d", "../g", core.Options{})
	for range 3 {
		s.Do(model.Predict{GiveUp: true})
		s.Do(model.NextQuestion{})
	}
	s.Do(model.SetTyped{On: true})
	words := builtIn.For("en")
	pressed := func() (all string) {
		for _, lane := range questionOf(s).Board.Lanes {
			for _, b := range lane.Pieces {
				if b.Pressed == "true" {
					all += b.Text
				}
			}
		}
		return all
	}
	before := drafted(s)
	if before != "/b\n/c/../g" {
		t.Fatalf("the buffers are %q", before)
	}
	for _, c := range []struct {
		do      model.Action
		pressed string
		after   string
	}{
		{model.PutDown{To: "output"}, "", before}, // nothing was picked up
		{model.PickUp{Piece: "input 2"}, "/c", before},
		{model.PickUp{Piece: "input 2", Drag: true}, "/c", before},
		{model.PickUp{Piece: "input 2"}, "", before},
		{model.PickUp{Piece: "output 0"}, "/b", before},
		{model.PickUp{Piece: "slash 0"}, "/", before},
		{model.PutDown{To: ""}, "", before},
		{model.PickUp{Piece: "input 5"}, "/c/..", before},
		{model.PutDown{To: "output"}, "", "/b/c/..\n/g"},
		{model.PickUp{Piece: "output 5"}, "..", "/b/c/..\n/g"},
		{model.PutDown{To: "input"}, "", "/b/c/\n../g"},
		{model.SetDraft{Lines: "/x\n/y"}, "", "/x\n/y"},
		{model.PickUp{Piece: "output 0"}, "/x", "/x\n/y"},
		{model.PutDown{To: "away"}, "", "\n/y"},
		{model.PickUp{Piece: "input 9999"}, "/y", "\n/y"},
		{model.PutDown{To: "away"}, "", "\n"},
	} {
		s.Do(c.do)
		if got := pressed(); got != c.pressed {
			t.Errorf("%+v: %q is picked up, want %q", c.do, got, c.pressed)
		}
		if drafted(s) != c.after {
			t.Errorf("%+v: the buffers are %q, want %q", c.do, drafted(s), c.after)
		}
	}
	if want := words.Get("predict.spoken", "output", words.Get("state.empty"), "input", words.Get("state.empty")); questionOf(s).Board.Said != want {
		t.Errorf("it says %q, want %q", questionOf(s).Board.Said, want)
	}
	s.Do(model.Predict{GiveUp: true})
	if got := questionOf(s).Board; got.Said != "" || got.Lanes[0].Pieces[0].Idle != "true" {
		t.Errorf("after the answer: %+v", got)
	}
	state := s.State()
	if model.LayDown(&state, "Escape") != nil {
		t.Error("Escape does something while nothing is picked up")
	}
}
