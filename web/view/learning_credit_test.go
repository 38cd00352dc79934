package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// Who looks at the solution, starts over, goes away or comes back another day, and copies it,
// has solved nothing, and is told so.
func TestSolutionFirst(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, way := range [][][2]string{
			{},
			{{"again", ""}},
			{{"exercise", "2"}, {"exercise", "1"}},
			{{"lesson", ""}, {"lesson", "dots"}},
			{{"progress", ""}},
		} {
			s := newSession(opening(lang))
			press(s, "lesson", "dots")
			press(s, "solution", "")
			for _, step := range way {
				if step[0] == "progress" { // what is kept, in a new session
					kept := s.State().Learning.Progress
					s = newSession(opening(lang))
					press(s, "import", kept)
					press(s, "lesson", "dots")
					continue
				}
				press(s, step[0], step[1])
			}
			told, _ := effectOf[model.Answered](press(s, "answer", "2B"))
			if lesson.Solved(s.State().Learning.Progress, "dots/1") || !told.Right || told.Counts || !told.Solution {
				t.Errorf("%v: solved after the solution was shown: %+v", way, told)
			}
			if said, want := feedbackOf(s.Page()), builtIn.For(lang).Get("answer.shown"); !strings.Contains(said, want) {
				t.Errorf("%v: %q", way, said)
			}
		}
	}
}

// A program that clicks every choice in turn, starting over between them, or leaving and coming
// back, solves nothing but what it hits at once.
func TestClickingEveryChoice(t *testing.T) {
	for _, back := range []string{"", "again", "exercise"} {
		s := newSession(opening("en"))
		atOnce := 0
		for _, l := range lesson.Handbook() {
			press(s, "lesson", l.ID)
			for i, e := range l.Exercises {
				n := strconv.Itoa(i + 1)
				press(s, "exercise", n)
				for k, c := range lesson.Pose(e).Choices() {
					told, _ := effectOf[model.Answered](press(s, "answer", c))
					if told.Counts != (told.Right && k == 0) || k > 0 && told.Try < 2 {
						t.Errorf("%s/%s, choice %d: told %+v", l.ID, n, k, told)
					}
					if told.Counts {
						atOnce++
					}
					if back != "" {
						press(s, back, n)
					}
				}
			}
		}
		solved := 0
		for _, l := range lesson.Handbook() {
			solved += lesson.SolvedIn(s.State().Learning.Progress, l)
		}
		if solved != atOnce {
			t.Errorf("%q: solved %d, and %d at once", back, solved, atOnce)
		}
	}
}

// The same seed counts once, and not at all after its solution.
func TestChallengeCountsOnce(t *testing.T) {
	s := newSession(opening("en"))
	press(s, "lesson", "challenge")
	for seed := range uint32(40) {
		press(s, "seed", strconv.Itoa(int(seed)))
		p := lesson.Challenge(seed, 1)
		if seed%2 == 1 {
			press(s, "solution", "")
		}
		for range 3 {
			press(s, "answer", p.Solution())
			press(s, "again", "")
		}
		press(s, "seed", "999")
		press(s, "seed", strconv.Itoa(int(seed)))
		press(s, "answer", p.Solution())
	}
	if n := lesson.ChallengeCount(s.State().Learning.Progress); n != 20 {
		t.Errorf("%d of 40 count: %q", n, s.State().Learning.Progress)
	}
}

// A host is told which belief a wrong target shows, how often was tried, and of hints.
func TestAnswersAreTold(t *testing.T) {
	s := newSession(opening("en"))
	press(s, "lesson", "base") // https://h.example/a/b/page and image.png
	press(s, "hint", "")
	press(s, "answer", "https://h.example/a/b/page/image.png")
	press(s, "again", "")
	told, _ := effectOf[model.Answered](press(s, "answer", "https://h.example/a/b/page/image.png"))
	if want := (model.Answered{Exercise: "base/1", Kind: "target", Answer: "https://h.example/a/b/page/image.png", Try: 2, Hints: 1, Belief: "append"}); told != want {
		t.Errorf("told %+v, want %+v", told, want)
	}
	told, _ = effectOf[model.Answered](press(s, "answer", "https://h.example/a/b/image.png"))
	if want := (model.Answered{Exercise: "base/1", Kind: "target", Answer: "https://h.example/a/b/image.png", Right: true, Counts: true, Try: 3, Hints: 1}); told != want {
		t.Errorf("told %+v, want %+v", told, want)
	}
}

// Who gives a name has progress of their own, and does not see or lose that of others.
func TestProgressByName(t *testing.T) {
	s := newSession(opening("en"))
	press(s, "lesson", "dots")
	press(s, "answer", "2B")
	kept := map[string]string{"": s.State().Learning.Progress}
	for _, name := range []string{"Ada", " Grace ", "Ada", ""} {
		effects := press(s, "learner", name)
		asks, ok := effectOf[model.OpenProgress](effects)
		if _, stores := effectOf[model.StoreProgress](effects); !ok || stores || asks.Learner != strings.TrimSpace(name) || s.State().Learning.Progress != "" {
			t.Fatalf("%q: %+v, with %q", name, effects, s.State().Learning.Progress)
		}
		press(s, "import", kept[asks.Learner]) // as the program does
		s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=base"})
		stored, _ := effectOf[model.StoreProgress](press(s, "answer", "https://h.example/a/b/image.png"))
		if stored.Text != "" {
			kept[stored.Learner] = stored.Text
		}
	}
	if kept[""] != "base/1 dots/1" || kept["Ada"] != "base/1" || kept["Grace"] != "base/1" || len(kept) != 3 {
		t.Errorf("kept %q", kept)
	}
	if effects := press(s, "learner", ""); len(effects) > 0 {
		t.Errorf("the same name: %+v", effects)
	}
}

// A host that keeps the progress gives it and is told of it; nobody imports, erases or renames it
// there.
func TestHostKeepsProgress(t *testing.T) {
	s := newSession(opening("en"))
	press(s, "lesson", "dots")
	press(s, "answer", "2B")
	s.Do(model.SetProgress{Text: "nonsense base/1 challenge/2/7 base/2~"})
	if got := s.State().Learning.Progress; got != "base/1 base/2~ challenge/2/7" {
		t.Errorf("given %q", got)
	}
	press(s, "exercise", "2")
	effects := press(s, "answer", lesson.Pose(lesson.GradedIn("dots")[1].Exercise).Solution())
	told, ok := effectOf[model.ReportProgress](effects)
	if _, stores := effectOf[model.StoreProgress](effects); !ok || stores || told.Text != "base/1 base/2~ dots/2 challenge/2/7" {
		t.Errorf("told %+v, of %+v", told, effects)
	}
	for _, button := range [][2]string{{"import", "dots/1"}, {"learner", "Ada"}, {"erase", ""}, {"erased", ""}} {
		if effects := press(s, button[0], button[1]); len(effects) > 0 || s.State().Learning.Progress != told.Text || s.State().Learning.Learner != "" {
			t.Errorf("%s: %+v, %+v", button[0], effects, s.State().Learning)
		}
	}
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=base"})
	press(s, "lesson", "")
	for _, name := range []string{"import", "learner", "erase"} {
		if offers(s.Page(), name, "") {
			t.Errorf("%s is offered", name)
		}
	}
	for _, b := range courseOf(s.Page()).Blocks {
		if b.Form != nil {
			t.Errorf("there is a form: %+v", b.Form)
		}
	}
	s.Do(model.SetProgress{})
	if l := s.State().Learning; l.Progress != "" || !l.Hosted {
		t.Errorf("given nothing: %+v", l)
	}
}

func TestProgressIsExportedImportedErased(t *testing.T) {
	s := newSession(opening("fr"))
	press(s, "lesson", lesson.HandbookPlace)
	press(s, "import", " dots/2 nonsense/9 dots/1 dots/99 challenge=7 challenge=x\n")
	if got := s.State().Learning.Progress; got != "dots/1 dots/2 challenge=7" {
		t.Errorf("imported %q", got)
	}
	press(s, "import", "base/1 challenge=3")
	if got := s.State().Learning.Progress; got != "base/1 dots/1 dots/2 challenge=7" {
		t.Errorf("joined %q", got)
	}
	if b := courseOf(s.Page()).Blocks; b[len(b)-2].Form.Value != s.State().Learning.Progress {
		t.Error("it cannot be exported")
	}
	press(s, "erase", "")
	if s.State().Learning.Progress == "" {
		t.Error("erased without being asked")
	}
	if _, kept := effectOf[model.StoreProgress](press(s, "erased", "")); !kept || s.State().Learning.Progress != "" {
		t.Error("not erased")
	}
}

func TestChallengeCounts(t *testing.T) {
	s := newSession(opening("en"))
	press(s, "lesson", "challenge")
	press(s, "level", "2")
	for seed := range uint32(3) {
		press(s, "seed", strconv.Itoa(int(seed)))
		for _, answer := range []string{"x", lesson.Challenge(seed, 2).Solution(), "x", lesson.Challenge(seed, 2).Solution()} {
			press(s, "answer", answer)
		}
	}
	if got := s.State().Learning.Progress; got != "challenge=3 challenge/2/0 challenge/2/1 challenge/2/2" {
		t.Errorf("progress %q", got)
	}
	before := s.State().Learning
	press(s, "seed", "-1")
	if s.State().Learning != before || s.State().Notice != "notice.seed" {
		t.Error("a seed that is none")
	}
	press(s, "seed", "4294967295")
	if next := s.Page(); !offers(next, "seed", "0") {
		t.Error("behind the last seed comes the first")
	}
}
