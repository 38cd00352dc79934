package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/play"
)

// Two runs are at the same step, and the first difference is found.
func TestTwoRuns(t *testing.T) {
	for _, c := range []struct{ pair, base, ref, targets, differ string }{
		{"slash", "http://a/b/c", "g", "http://a/b/g http://a/b/c/g", "step 7 on."},
		{"slash", "http://a/b/c/", "g", "http://a/b/g http://a/b/c/g", "step 7 on."},
		{"slash", "http://a?q", "g", "http://a/g http://a/g", "step 6."},
		{"slash", "a:", "g", "a:g a:/g", "step 7 on."},
		{"strict", "http://a/b/c/d;p?q", "http:g", "http:g http://a/b/c/g", "step 2 on."},
		{"strict", "http://a/b", "g", "http://a/g http://a/g", "The result is the same; the steps diverge at step 2."},
		{"erratum4547", "http://a/b", "../../g", "http://a/g http://a/../../g", "The results differ"},
		{"erratum4547", "http://a/b", "g", "http://a/g http://a/g", "same steps"},
		{"rfc1630", "magic://a/b/c//d/e/f", "//g", "magic://g magic://g", "step 1."},
	} {
		s := tableOf(t, "runs", c.base, c.ref, model.SetComparison{Name: c.pair})
		targets := s.Rows[0].Cells[1].Text + " " + s.Rows[1].Cells[1].Text
		if targets != c.targets || !strings.Contains(s.Note, c.differ) {
			t.Errorf("%+v: %s, %s", c, targets, s.Note)
		}
	}
}

// Every step of both can be gone through, even where one has fewer than the
// other.
func TestTwoRunsStepByStep(t *testing.T) {
	for _, pair := range model.Comparisons() {
		if pair == model.DocumentsPair { // whose timeline counts rows: TestDocumentsSideBySide
			continue
		}
		s := newSession(opening("en"))
		ref := "../../../g/./h"
		if pair == "strict" {
			ref = "http:" + ref
		}
		for _, a := range []model.Action{model.SetTexts{Base: "http://a/b/c", Ref: ref}, model.SetComparison{Name: pair}, model.SetView{Name: "runs"}, model.MoveStep{Where: "first"}} {
			s.Do(a)
		}
		steps, differing := s.State().Steps, 0
		lengths := lengthsOf(s)
		for n := range steps {
			p := s.Page()
			if p.Player().Done != n || p.Player().Say == "" {
				t.Fatalf("%s: %+v", pair, p.Player())
			}
			if strings.Contains(p.Player().Say, tablesOf(p)[0].Rows[1].Cells[0].Text+": ") {
				differing++
			}
			for side := 1; side <= 2; side++ {
				var now []string
				for _, row := range tablesOf(p)[1].Rows {
					if strings.HasPrefix(row.Class, "now") && row.Cells[side].Class == "" {
						numbers := strings.Split(row.Cells[0].Text, " · ")
						now = append(now, numbers[min(side, len(numbers))-1])
					}
				}
				if len(now) > 0 && (len(now) > 1 || now[0] != strconv.Itoa(n)) {
					t.Errorf("%s: at step %d, the rows of %q are present in run %d", pair, n, now, side)
				}
				if len(now) == 0 && n > 0 && n <= lengths[side-1] {
					t.Errorf("%s: no row of run %d is present at step %d", pair, side, n)
				}
			}
			s.Do(model.MoveStep{Where: "next"})
		}
		if differing == 0 || s.State().Step != model.End {
			t.Errorf("%s: %d of %d steps differ, at the end %d", pair, differing, steps, s.State().Step)
		}
		s.Do(model.SetView{Name: "resolve"})
		one := core.Resolve(s.State().Base, s.State().Ref, core.RFC3986, s.State().Options)
		if got := s.Page().Player(); got.Count != len(one.Trace.Steps) {
			t.Errorf("%s: the timeline keeps %d steps", pair, got.Count)
		}
	}
}

func TestTwoRunsWithoutATarget(t *testing.T) {
	if s := tableOf(t, "runs", "a", "b"); s.Note == "" || s.Rows != nil {
		t.Errorf("%+v", s)
	}
}

func TestPermalinkOfTwoRuns(t *testing.T) {
	s := opening("en")
	s.View, s.Comparison, s.Step = "runs", "strict", 3
	if got, damaged := model.DecodePermalink(model.EncodePermalink(s), opening("en")); damaged || model.Linked(got) != model.Linked(s) {
		t.Errorf("%s: %+v", model.EncodePermalink(s), got)
	}
}

// lengthsOf returns how many steps each of the two runs has.
func lengthsOf(s *play.Session) (list [2]int) {
	s.Do(model.MoveStep{Where: "last"})
	for i := range list {
		for _, row := range tablesOf(s.Page())[1].Rows {
			if numbers := strings.Split(row.Cells[0].Text, " · "); row.Cells[i+1].Class != "none" {
				list[i], _ = strconv.Atoi(numbers[min(i+1, len(numbers))-1])
			}
		}
	}
	s.Do(model.MoveStep{Where: "first"})
	return list
}

// What was asked in another view is not asked about two runs: each says its step.
func TestTwoRunsAfterAnAnswer(t *testing.T) {
	s := newSession(opening("en"))
	for _, a := range []model.Action{model.SetPredict{How: "on"}, model.MoveStep{Where: "first"}, model.NextQuestion{}, model.Predict{GiveUp: true}} {
		s.Do(a)
	}
	if !s.State().Predict.Review {
		t.Fatal("no answer is looked at")
	}
	s.Do(model.SetView{Name: "runs"})
	if say := s.Page().Player().Say; say == "" {
		t.Errorf("step %d of two runs says nothing", s.State().Step)
	}
}
