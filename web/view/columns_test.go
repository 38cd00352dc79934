package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// The timeline has a column for each step, in order and in its chapter; what is done, and the
// present one, are marked.
func TestEachStepHasItsColumn(t *testing.T) {
	ofManyPaths(t, 44, func(t *testing.T, base, ref string) {
		s := sessionOf(base, ref)
		for _, n := range []int{0, s.State().Steps / 2, s.State().Steps} {
			s.Do(model.SelectStep{N: n})
			m, next := machineOf(s), 1
			for _, chapter := range m.Chapters {
				if len(chapter.Columns) > 0 && chapter.Step != chapter.Columns[0].Step {
					t.Fatalf("%q against %q: chapter %s begins with step %d, its columns with %d", ref, base, chapter.Number, chapter.Step, chapter.Columns[0].Step)
				}
				for _, c := range chapter.Columns {
					if want := stateOf(next, n); c.Step != next || c.State != want || c.Weight < 1 {
						t.Fatalf("%q against %q at %d: column %+v, want step %d, %s", ref, base, n, c, next, want)
					}
					next++
				}
			}
			if steps := s.State().Steps; next != steps+1 {
				t.Fatalf("%q against %q: %d columns for %d steps", ref, base, next-1, steps)
			}
		}
	})
}

func stateOf(step, present int) string {
	switch {
	case step < present:
		return "done"
	case step == present:
		return "now"
	}
	return "todo"
}

// Where steps are to be predicted, and where there are too many to be told apart, there are no
// columns.
func TestNoColumns(t *testing.T) {
	s := sessionOf("http://a/b/c/d", "../g")
	s.Do(model.CommandAction("predict", "on"))
	long := sessionOf("http://a/b", strings.Repeat("a/", 300))
	for name, m := range map[string]*page.Machine{"predicted": machineOf(s), "long": machineOf(long)} {
		for _, c := range m.Chapters {
			if len(c.Columns) > 0 || c.Strands != nil {
				t.Errorf("%s: chapter %s has %d columns", name, c.Number, len(c.Columns))
			}
		}
	}
}
