package view_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// sessionOf returns a session with two texts, before the first step.
func sessionOf(base, ref string) *play.Session {
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: base, Ref: ref})
	s.Do(model.MoveStep{Where: "first"})
	return s
}

func machineOf(s *play.Session) *page.Machine { return panesOf(s.Page()).Machine }

// laneNamed returns the lane of that name; empty if there is none.
func laneNamed(m *page.Machine, name string) page.Lane {
	for _, lane := range m.Lanes {
		if lane.Name == name {
			return lane
		}
	}
	return page.Lane{}
}

// spell returns the text of the chips of a lane.
func spell(lane page.Lane) string {
	text := ""
	for i := range lane.Chips {
		text += lane.Chips[i].Text()
	}
	return text
}

// randomPath returns a path of few and short segments, most of them dots.
func randomPath(r *rand.Rand) string {
	path := ""
	for range r.IntN(9) {
		path += []string{"/", "a", ".", "..", "/.", "/..", "/b", "/cd", "./", "../"}[r.IntN(10)]
	}
	return path
}

// ofManyPaths checks the vectors of resolution, and random paths from a seed.
func ofManyPaths(t *testing.T, seed uint64, check func(t *testing.T, base, ref string)) {
	t.Helper()
	for _, c := range resolveCases() {
		check(t, c.Base, c.Ref)
	}
	r := rand.New(rand.NewPCG(3986, seed))
	for range few(300) {
		check(t, []string{"http://a", "x:", "http://a/"}[r.IntN(3)]+randomPath(r), randomPath(r))
	}
}

// At every step of remove_dot_segments the chips of stack and queue spell the two
// buffers, and the gate that fires is the rule.
func TestMachineSpellsTheBuffers(t *testing.T) {
	ofManyPaths(t, 524, checkMachine)
}

func checkMachine(t *testing.T, base, ref string) {
	t.Helper()
	resolution := core.Resolve(base, ref, core.RFC3986, core.Options{})
	if !resolution.Done {
		return
	}
	s := sessionOf(base, ref)
	for at, step := range resolution.Trace.Steps {
		s.Do(model.MoveStep{Where: "next"})
		m := machineOf(s)
		where := fmt.Sprintf("%q + %q, step %d, %s", base, ref, at+1, step.Rule.Key)
		if (m.Kind == "buffers") != (step.Rule.Section == "5.2.4") {
			t.Fatalf("%s: the picture is %s", where, m.Kind)
		}
		if m.Kind == "buffers" {
			output, input := laneNamed(m, "output"), laneNamed(m, "input")
			wantSpelled(t, where, output, string(resolution.Trace.Output(nil, int32(at))))
			if last := resolution.Trace.Steps; at+1 < len(last) && last[at+1].Rule.Section != "5.2.4" {
				wantProvenance(t, where, output, &resolution)
			}
			wantSpelled(t, where, input, resolution.Trace.Input(int32(at)))
			if got := fired(m); step.Rule.Key != "1" && got != step.Rule.Name || step.Rule.Key == "1" && got != "" {
				t.Fatalf("%s: %q fires", where, got)
			}
		}
	}
	checkProvenance(t, s, &resolution)
}

// wantSpelled fails where chips that are all shown, and whole, spell something else
// than a buffer.
func wantSpelled(t *testing.T, where string, lane page.Lane, want string) {
	t.Helper()
	for i := range lane.Chips {
		if len(lane.Chips[i].Runs) == 0 {
			t.Fatalf("%s: %s has an empty chip", where, lane.Name)
		}
	}
	if got := spell(lane); lane.More == "" && !strings.Contains(got, "…") && got != page.Visible(want) {
		t.Fatalf("%s: %s %q, want %q", where, lane.Name, got, want)
	}
}

// wantProvenance fails where the chips of the whole output come from elsewhere than the
// target's path does.
func wantProvenance(t *testing.T, where string, output page.Lane, r *core.Resolution) {
	t.Helper()
	path, want := r.Target.Part("path"), ""
	for _, o := range r.Provenance {
		for at := max(o.Target.Start, path.Start); at < min(o.Target.End, path.End); at++ {
			want += letterOf[sourceLetter[o.Text]]
		}
	}
	if got := lettersOf(output.Chips); output.More == "" && len(spell(output)) == path.Len() && got != want {
		t.Fatalf("%s: provenance of the output %s, want %s", where, got, want)
	}
}

// sourceLetter is where the characters of each text come from, and letterOf a letter
// for it.
var (
	sourceLetter = [...]string{core.TextBase: "base", core.TextRef: "ref", core.TextTarget: "made"}
	letterOf     = map[string]string{"base": "b", "ref": "r", "made": "+"}
)

// lettersOf returns the letter of the origin of each byte of chips, delimiters included.
func lettersOf(chips []page.Chip) string {
	letters := ""
	for _, c := range chips {
		letters += strings.Repeat("+", len(c.Before))
		for _, run := range c.Runs {
			letters += strings.Repeat(letterOf[run.From], len(run.Text))
		}
		letters += strings.Repeat("+", len(c.After))
	}
	return letters
}

// fired returns the names of the gates that fire.
func fired(m *page.Machine) string {
	name := ""
	for _, g := range m.Gates {
		if g.State == "fires" {
			name += g.Name
		}
	}
	return name
}

// checkProvenance compares the provenance of each character of the target's chips with
// that which the target has above the machine.
func checkProvenance(t *testing.T, s *play.Session, r *core.Resolution) {
	t.Helper()
	want := ""
	for _, o := range r.Provenance {
		want += strings.Repeat(letterOf[sourceLetter[o.Text]], o.Target.Len())
	}
	got := lettersOf(laneNamed(machineOf(s), "target").Chips)
	if len(r.Target.Text) < 48 && page.IsPlain(r.Target.Text) && got != want {
		t.Fatalf("%q + %q: provenance %s, want %s", s.State().Base, s.State().Ref, got, want)
	}
}

// Before anything is put together, the path is cut after its last slash, and what
// follows it falls off. Then the reference's path docks on.
func TestMachineMerges(t *testing.T) {
	for _, c := range []struct{ base, ref, before, kept, gone, merged string }{
		{"http://a/b/c/d;p?q", "../g", "/b|/c|/d;p", "/b|/c|/|✂", "d;p", "/b|/c|/|..|/g"},
		{"http://a/b/c/", "g", "/b|/c|/", "/b|/c|/|✂", "", "/b|/c|/|g"},
		{"x:a", "b", "a", "✂", "a", "b"},
		{"http://a", "b/./c", "", "✂", "", "/|b|/.|/c"},
	} {
		s := sessionOf(c.base, c.ref)
		states := map[string]string{}
		for s.State().Step != model.End {
			s.Do(model.MoveStep{Where: "next"})
			m := machineOf(s)
			if m.Kind != "merge" {
				continue
			}
			path := laneNamed(m, "path")
			key := "before"
			if path.Label == "Merged path" {
				key = "merged"
			} else if n := len(path.Chips); n > 0 && path.Chips[n-1].State == "scissors" {
				key = "kept"
				states["gone"] = path.Removed.Text()
			}
			if _, seen := states[key]; !seen {
				states[key] = chipList(path)
			}
		}
		for key, want := range map[string]string{"before": c.before, "kept": c.kept, "gone": c.gone, "merged": c.merged} {
			if states[key] != want {
				t.Errorf("%s + %s: %s is %q, want %q", c.base, c.ref, key, states[key], want)
			}
		}
	}
}

func chipList(lane page.Lane) string {
	var list []string
	for i := range lane.Chips {
		text := lane.Chips[i].Text()
		if lane.Chips[i].State == "scissors" {
			text = "✂"
		}
		list = append(list, text)
	}
	return strings.Join(list, "|")
}

// A chapter says what happens in it and leads to its first step; those that do not run say
// why, and lead nowhere.
func TestChapters(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, c := range []struct{ base, ref, run string }{
			{"http://a/b/c/d;p?q", "../g", "12345"}, {"http://a/b", "?y", "125"}, {"http://a/b", "g:h", "1245"}, {"http://a/b", "/c", "1245"},
		} {
			s := newSession(opening(lang))
			s.Do(model.SetTexts{Base: c.base, Ref: c.ref})
			ran := ""
			for i, chapter := range machineOf(s).Chapters {
				does := locales.For(lang).Get("chapter." + chapter.Number + ".why")
				if chapter.State == "idle" {
					if chapter.Title == does || chapter.Title == "" {
						t.Errorf("%s + %s: chapter %s does not say why it is idle", c.base, c.ref, chapter.Number)
					}
					continue
				}
				if chapter.Title != does {
					t.Errorf("%s + %s: chapter %s says %q", c.base, c.ref, chapter.Number, chapter.Title)
				}
				ran += chapter.Number
				s.Do(model.SelectStep{N: chapter.Step})
				if now := machineOf(s).Chapters[i]; now.State != "now" {
					t.Errorf("%s + %s: chapter %s is %q at step %d", c.base, c.ref, chapter.Number, now.State, chapter.Step)
				}
				s.Do(model.MoveStep{Where: "back"})
				if now := machineOf(s).Chapters[i]; now.State == "now" {
					t.Errorf("%s + %s: chapter %s begins earlier than at step %d", c.base, c.ref, chapter.Number, chapter.Step)
				}
			}
			if ran != c.run {
				t.Errorf("%s + %s: chapters %s run, want %s", c.base, c.ref, ran, c.run)
			}
		}
	}
}

// However long the path, the machine has few chips, and says how many there are.
func TestMachineIsWindowed(t *testing.T) {
	const n, up = 100_000, 3000
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: "http://a" + strings.Repeat("/a", n) + "/x", Ref: strings.Repeat("b/", n) + strings.Repeat("../", up) + "c"})
	first := machineOf(s).Chapters[3].Step
	for _, at := range []int{2, first - 2, first - 1, first, first + 1, first + 50_000, first + n + 5, first + 2*n, first + 2*n + 1500, first + 2*n + up, first + 2*n + up + 1} {
		s.Do(model.SelectStep{N: at})
		m := machineOf(s)
		chips := 0
		for _, lane := range m.Lanes {
			chips += len(lane.Chips)
			for i := range lane.Chips {
				if text := lane.Chips[i].Text(); len(text) > 120 {
					t.Errorf("step %d: a chip of %d bytes", at, len(text))
				}
			}
		}
		if chips > 40 {
			t.Errorf("step %d: %d chips", at, chips)
		}
		if m.Kind != "buffers" {
			continue
		}
		moved := at - first
		output, input := laneNamed(m, "output"), laneNamed(m, "input")
		depth := min(moved, 2*n) - min(max(0, moved-2*n), up) + max(0, moved-2*n-up)
		if got, want := output.More, moreThan(depth); got != want {
			t.Errorf("step %d: output has %q, want %q", at, got, want)
		}
		if got, want := input.More, moreThan(2*n+up+1-moved); got != want {
			t.Errorf("step %d: input has %q, want %q", at, got, want)
		}
	}
}

// A step costs no more on a path of 100,000 segments than on a short one, whose
// buffers fill what is shown of them: as many allocations, whatever the direction.
func TestStepsCostTheSameOnALongPath(t *testing.T) {
	cost := func(segments int) float64 {
		s := newSession(opening("en"))
		s.Do(model.SetTexts{Base: "http://a/b", Ref: strings.Repeat("b/", segments-6) + "../a/./c/d"})
		s.Page()
		at := panesOf(s.Page()).Machine.Chapters[4].Step - 5
		s.Do(model.SelectStep{N: at})
		return testing.AllocsPerRun(20, func() {
			s.Do(model.MoveStep{Where: "next"})
			s.Page()
			s.Do(model.MoveStep{Where: "back"})
			s.Page()
		})
	}
	if short, long := cost(400), cost(100_000); long > 1.5*short {
		t.Errorf("two steps: %.0f allocations on a short path, %.0f on a long one", short, long)
	}
}

// moreThan returns what a lane of n chips says of those that are not shown.
func moreThan(n int) string {
	if n <= 12 {
		return ""
	}
	return builtIn.For("en").Get("machine.more", "n", fmt.Sprint(n-12))
}

// Whatever the texts and wherever the timeline goes, there is a machine.
func FuzzMachine(f *testing.F) {
	f.Add("http://a/b/c/d;p?q", "../../../g#s", "nnnbbnn", false)
	f.Add("x:", ".//..", "lbbbbbbbfn", true)
	f.Add("http://é/\xff%2e", "../\x00\u202e/../..", "nnnnnnnnnnnnnnnn", true)
	f.Fuzz(func(t *testing.T, base, ref, moves string, erratum bool) {
		s := sessionOf(base, ref)
		s.Do(model.SetOption{Name: "erratum4547", On: erratum})
		s.Do(model.SetOption{Name: "erratum4789", On: erratum})
		for i, move := range moves {
			s.Do(model.MoveStep{Where: map[rune]string{'n': "next", 'b': "back", 'f': "first", 'l': "last"}[move]})
			m := machineOf(s)
			if i > 50 {
				return
			}
			if m == nil || len(m.Lanes) < 2 || len(m.Chapters) != 5 && s.State().Steps > 0 {
				t.Fatalf("%q + %q: the machine is %+v", base, ref, m)
			}
			for _, lane := range m.Lanes {
				for _, c := range lane.Chips {
					for _, run := range c.Runs {
						if run.Text == "" || run.From == "" || page.Visible(run.Text) != run.Text {
							t.Fatalf("%q + %q: lane %s has the run %+q", base, ref, lane.Name, run)
						}
					}
				}
			}
		}
	})
}
