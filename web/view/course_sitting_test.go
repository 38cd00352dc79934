package view_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core/beliefs"
	"uriplayground/tests/wordtest"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/play"
	"uriplayground/web/track"
)

// coursePage returns all that the blocks of a place say, and whether it offers a command.
func coursePage(t *testing.T, s *play.Session) string {
	t.Helper()
	c := courseOf(s.Page())
	if c.Screen != nil || c.Start != nil {
		t.Fatalf("%q is no page of blocks", s.State().Learning.Lesson)
	}
	said := c.Title
	for _, b := range append(c.Blocks, c.Side...) {
		said += "\n" + b.Title + "\n" + runs(b.Prose)
		if b.Table != nil {
			said += "\n" + strings.Join(b.Table.Heads, " | ")
			for _, row := range b.Table.Rows {
				said += "\n"
				for _, cell := range row.Cells {
					said += cell.Text + " | "
				}
			}
		}
	}
	wordtest.Wordless(t, said)
	return said
}

// taskOf returns the task that is asked; nil for none.
func taskOf(s *play.Session) *track.Task {
	l := s.State().Learning
	return l.Task()
}

// sit takes the next form of the test by what its pages offer, with some beliefs.
func sit(t *testing.T, s *play.Session, held ...beliefs.ID) {
	t.Helper()
	press(s, "lesson", lesson.TestPlace)
	if !offers(s.Page(), "sit", "") {
		t.Fatal("the test cannot be begun")
	}
	press(s, "sit", "")
	for n := 1; n <= track.TestLength; n++ {
		screen, task := screenOf(s), taskOf(s)
		if screen == nil || task == nil || !button(screen.Acts, "pass") || button(screen.Acts, "hint") || screen.Outcome.Title != nil || screen.Field.Value != "" {
			t.Fatalf("task %d of the test: %+v", n, screen)
		}
		wordtest.Wordless(t, screen.Lesson+" "+screen.Place+" "+runs(screen.Question))
		answer := task.Solution()
		for _, id := range held {
			if believed, ok := task.Believed(id); ok {
				answer = believed
			}
		}
		press(s, "draft", answer)
		press(s, "check", "")
	}
}

// The test is sat before and after, without a word on an answer until the end; its result does not
// say what is right, and makes a line for the teacher.
func TestSitting(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := atStart(lang)
		if start := courseOf(s.Page()).Start; start.Test.Value != lesson.TestPlace || start.Review.Open.Text != "" {
			t.Fatalf("%+v", start)
		}
		sit(t, s, "append")
		said := coursePage(t, s)
		for i, task := range track.Test(s.State().Learning.Seed, track.FormA) {
			if _, wrong := task.Believed("append"); wrong && strings.Contains(said, task.Solution()) {
				t.Errorf("%s: the result has the solution of task %d", lang, i+1)
			}
		}
		words := locales.For(lang)
		for _, want := range []string{"uri1;A;6;append;0", words.Get("belief.append.name"), "✗", "✓", words.Get("course.test.result", "n", "6", "of", "8")} {
			if !strings.Contains(said, want) {
				t.Errorf("%s: no %q in %s", lang, want, said)
			}
		}
		sit(t, s)
		if said := coursePage(t, s); !strings.Contains(said, "uri1;A;6;append;0;B;8;;0") || !strings.Contains(said, words.Get("course.test.gone")) {
			t.Errorf("%s: %s", lang, said)
		}
		press(s, "sit", "")
		press(s, "pass", "")
		if l := s.State().Learning; l.Form != track.FormB || len(l.Replies()) != 1 || l.Exercise != 2 {
			t.Errorf("%+v", l)
		}
	}
}

// A link may give the test a seed, which is that of its result.
func TestSittingOfALink(t *testing.T) {
	s := atStart("en")
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=test&seed=17"})
	press(s, "sit", "")
	if l := s.State().Learning; l.Seed != 17 || l.Task().Base != track.TestTask(17, track.FormA, 1).Base {
		t.Errorf("%+v", l)
	}
	if link := model.EncodePermalink(s.State()); !strings.Contains(link, "seed=17") || strings.Contains(link, "exercise") {
		t.Errorf("%q", link)
	}
}

// Tasks come back a day later, one after the other, until none is due.
func TestReview(t *testing.T) {
	s := atStart("en")
	press(s, "lesson", lesson.ReviewPlace)
	if said := coursePage(t, s); !strings.Contains(said, "Nothing is to be reviewed") {
		t.Error(said)
	}
	progress := ""
	for _, name := range []string{"link/4", "link/4b", "up/5"} {
		progress = track.AddAttempt(progress, track.Attempt{Day: firstDay, Screen: name, Right: name != "up/5"})
	}
	press(s, "import", progress)
	s.Do(model.Today{Day: firstDay + 1})
	press(s, "lesson", "")
	start := courseOf(s.Page()).Start
	if start.Review.Open.Value != lesson.ReviewPlace || !strings.Contains(start.Review.Title, "3") {
		t.Fatalf("%+v", start.Review)
	}
	press(s, "lesson", lesson.ReviewPlace)
	var asked []string
	for range 3 {
		task := taskOf(s)
		if task == nil || screenOf(s) == nil {
			t.Fatalf("after %v nothing is asked", asked)
		}
		asked = append(asked, task.Screen)
		give(s, task, task.Solution())
		if !button(screenOf(s).Acts, "next") {
			t.Fatalf("%+v", screenOf(s).Acts)
		}
		press(s, "next", "")
	}
	if said := coursePage(t, s); asked[0] != "up/5" || len(slices.Compact(slices.Sorted(slices.Values(asked)))) != 3 || !strings.Contains(said, "Nothing") {
		t.Errorf("%v, %s", asked, said)
	}
}

// The last lesson ends with a page to fix in the view of pages, at its address, with the link that
// the task was about.
func TestPageOfATask(t *testing.T) {
	s := atStart("en")
	press(s, "lesson", "move")
	for n, name := range model.TasksOf("move") {
		press(s, "exercise", strconv.Itoa(n+1))
		task := taskOf(s)
		give(s, task, task.Solution())
		if offered := button(screenOf(s).Acts, "task-page"); offered != (name == "move/4") {
			t.Errorf("%s offers a page: %v", name, offered)
		}
		if name != "move/4" {
			continue
		}
		put, _ := effectOf[model.PutSource](press(s, "task-page", ""))
		if !strings.Contains(put.Text, "]("+task.Start+")") || s.State().Base != task.Base || s.State().View != model.LinksView {
			t.Errorf("%q at %q", put.Text, s.State().Base)
		}
		press(s, "view", "lesson")
	}
}

// A link with the addresses of a task, opened again on another day, settles nothing: its answer may be
// known by then.
func TestLinkThatIsOpenedAgain(t *testing.T) {
	for seed, want := range map[string]track.State{"&seed=7": track.Unmet, "": track.Settled} {
		s := atStart("en")
		for day := range int32(3) {
			s.Do(model.Today{Day: firstDay + day})
			s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=link&exercise=4" + seed})
			give(s, taskOf(s), taskOf(s).Solution())
		}
		if got := track.States(track.ReadLog(s.State().Learning.Progress))["append"]; got != want {
			t.Errorf("%q: %v, want %v", seed, got, want)
		}
	}
}

// The beliefs that were not met are counted, and not named.
func TestSettledList(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := atStart(lang)
		progress := ""
		for day, mark := range []bool{false, false, true} {
			a := track.Attempt{Day: firstDay + int32(day), Screen: "link/4", Right: mark}
			if !mark {
				a.Belief = "append"
			}
			progress = track.AddAttempt(progress, a)
		}
		for day := range int32(2) {
			progress = track.AddAttempt(progress, track.Attempt{Day: firstDay + day, Screen: "link/4b", Right: true})
		}
		press(s, "import", progress)
		press(s, "lesson", lesson.BeliefsPlace)
		said, words := coursePage(t, s), locales.For(lang)
		for _, b := range beliefs.All() {
			named := strings.Contains(said, words.Get("belief."+string(b.ID)+".name")+" | ")
			if named != (b.ID == "append" || b.ID == "noslash") {
				t.Errorf("%s: %s is named: %v", lang, b.ID, named)
			}
		}
		if !strings.Contains(said, words.Get("course.beliefs.rest", "n", "40")) || !strings.Contains(said, words.Get("course.belief.held")) {
			t.Errorf("%s: %s", lang, said)
		}
	}
}

// Pasted lines are counted on the page, and those that are damaged named.
func TestClassPage(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := atStart(lang)
		press(s, "lesson", lesson.ClassPlace)
		coursePage(t, s)
		press(s, "class", "uri1;A;4;append,rootadd;17;B;7;above;17\nuri1;A;2;;17\nhello <b>")
		said, words := coursePage(t, s), locales.For(lang)
		for _, want := range []string{
			words.Get("course.class.learners", "n", "2", "both", "1"), "0" + words.Get("course.class.point") + "75", "3 | hello <b> | ",
			words.Get("belief.append.name") + " | 1 | 1 | 0 | ", "4 | append rootadd | 7 | above | ",
		} {
			if !strings.Contains(said, want) {
				t.Errorf("%s: no %q in %s", lang, want, said)
			}
		}
		csv := ""
		for _, b := range courseOf(s.Page()).Blocks {
			for _, act := range b.Buttons {
				if act.Name == "take-code" {
					csv = act.Value
				}
			}
		}
		if !strings.HasSuffix(csv, "\r\n4,append rootadd,7,above\r\n2,,,\r\n") {
			t.Errorf("%q", csv)
		}
		if copied, ok := effectOf[model.CopyCode](press(s, "take-code", csv)); !ok || copied.Code != csv {
			t.Error("it cannot be copied")
		}
	}
}
