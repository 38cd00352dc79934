package view_test

import (
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

func glanceOf(t *testing.T, base, ref string) (*page.Glance, *core.Trace) {
	t.Helper()
	s := sessionOf(base, ref)
	s.Do(model.SetGlance{On: true})
	r := core.Resolve(base, ref, core.RFC3986, core.Options{})
	return panesOf(s.Page()).Trace.Glance, r.Trace
}

// The picture has a column for each step of remove_dot_segments, and a strand for each
// segment that one takes: it ends where the segment is dropped or removed, and the
// strands that do not end spell the result.
func TestGlanceIsTheRun(t *testing.T) {
	for _, c := range resolveCases() {
		g, trace := glanceOf(t, c.Base, c.Ref)
		var steps []int
		ends, taken := 0, 0
		if trace != nil {
			for i, s := range trace.Steps {
				if s.Rule.Section != "5.2.4" {
					continue
				}
				steps = append(steps, i)
				if s.Rule.Key != "1" {
					taken++
				}
				if s.Rule.Key != "1" && !s.Push {
					ends++
				}
				if s.Rule.Key == "2C" && trace.Top(int32(i)-1) != syntax.NoLink {
					ends++
				}
			}
		}
		if (g != nil) != (len(steps) > 0) {
			t.Fatalf("%q + %q: a picture of %d steps: %v", c.Base, c.Ref, len(steps), g != nil)
		}
		if g == nil || len(steps) > 48 {
			continue
		}
		crosses := 0
		for _, s := range g.Bands[0].Strands {
			if s.EndX > 0 {
				crosses++
			}
			const character = 7 // px, at most
			if end := s.X + character*utf8.RuneCountInString(s.Text); end > g.Width {
				t.Errorf("%q + %q: %s ends at %d of %d px", c.Base, c.Ref, s.Text, end, g.Width)
			}
		}
		if len(g.Columns) != len(steps) || len(g.Bands[0].Strands) != taken || crosses != ends {
			t.Errorf("%q + %q: %d columns, %d strands and %d ends, want %d, %d and %d", c.Base, c.Ref,
				len(g.Columns), len(g.Bands[0].Strands), crosses, len(steps), taken, ends)
		}
		for i, rule := range g.Bands[0].Rules {
			if rule.Text != trace.Steps[steps[i]].Rule.Name || g.Columns[i].Command.Value != strconv.Itoa(steps[i]+1) {
				t.Errorf("%q + %q: column %d is %s and leads to step %s", c.Base, c.Ref, i, rule.Text, g.Columns[i].Command.Value)
			}
		}
	}
}

// Of 100,000 steps as much is drawn as of 48, around the present one, and the picture
// says which.
func TestGlanceOfALongRun(t *testing.T) {
	s := sessionOf("http://a/", strings.Repeat("b/", 50_000)+strings.Repeat("../", 50_000))
	s.Do(model.SetGlance{On: true})
	for _, step := range []int{0, 30, 49_990, 50_100, 100_000} {
		s.Do(model.SelectStep{N: step})
		g := panesOf(s.Page()).Trace.Glance
		if len(g.Columns) != 48 || len(g.Bands[0].Strands) > 48+12 || g.Note == "" {
			t.Errorf("step %d: %d columns, %d strands, %q", step, len(g.Columns), len(g.Bands[0].Strands), g.Note)
		}
		if step > 20 && g.Now == 0 {
			t.Errorf("step %d is not among those that are drawn: %s", step, g.Note)
		}
	}
}

// Two runs are in one picture, with the step from which on they differ.
func TestGlanceOfTwoRuns(t *testing.T) {
	s := sessionOf("http://a/b/c", "../../x/../g")
	s.Do(model.SetView{Name: "runs"})
	s.Do(model.SetTexts{Base: "http://a/b/c", Ref: "../../x/../g"})
	g := s.Page().Body.(*page.TablesBody).Glance
	if g == nil || len(g.Bands) != 2 || g.Bands[0].Name == "" || g.Bands[0].Y >= g.Bands[1].Y {
		t.Fatalf("%+v", g)
	}
}

// Where one of two runs begins later, its rules stand above the columns that lead to them,
// and the mark of the current step is right for both.
func TestGlanceOfARunThatBeginsLater(t *testing.T) {
	const base, ref = "http://a/b/c/d", "http:../x/./g"
	s := sessionOf(base, ref)
	for _, a := range []model.Action{model.SetView{Name: "runs"}, model.SetTexts{Base: base, Ref: ref}, model.SetComparison{Name: "strict"}} {
		s.Do(a)
	}
	g := s.Page().Body.(*page.TablesBody).Glance
	step := map[int]int{}
	for _, c := range g.Columns {
		step[c.X+page.GlanceColumnWidth/2], _ = strconv.Atoi(c.Command.Value)
	}
	for i, b := range g.Bands {
		trace := core.Resolve(base, ref, core.RFC3986, core.Options{NonStrict: i > 0}).Trace
		n := 0
		for _, line := range trace.Steps {
			if line.Rule.Section == "5.2.4" {
				n++
			}
		}
		if len(b.Rules) != n {
			t.Errorf("run %d has %d rules of %d", i, len(b.Rules), n)
		}
		for _, rule := range b.Rules {
			if at := step[rule.X]; at == 0 || trace.Steps[at-1].Rule.Name != rule.Text {
				t.Errorf("run %d: %s stands above the column of step %d", i, rule.Text, at)
			}
		}
	}
}
