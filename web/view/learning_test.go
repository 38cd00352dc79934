package view_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/tests/wordtest"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// press does what a button of that name stands for.
func press(s *play.Session, name, value string) []model.Effect {
	return s.Do(model.CommandAction(name, value))
}

func effectOf[E model.Effect](list []model.Effect) (found E, ok bool) {
	for _, e := range list {
		if found, ok = e.(E); ok {
			return found, true
		}
	}
	return found, false
}

// offers reports whether the page has a button or form for the command.
func offers(p page.Page, name, value string) bool {
	for _, b := range append(courseOf(p).Side, courseOf(p).Blocks...) {
		if b.Form != nil && b.Form.Name == name {
			return true
		}
		for _, c := range b.Buttons {
			if c.Command == (page.Command{Name: name, Value: value}) {
				return true
			}
		}
	}
	return false
}

// verdictOf returns the class of the feedback.
func verdictOf(p page.Page) string {
	for _, b := range courseOf(p).Side {
		if class, ok := strings.CutPrefix(b.Class, "feedback"); ok {
			return strings.TrimSpace(class)
		}
	}
	return "none"
}

// The whole course is played by what its pages offer, with a wrong answer after each.
func TestPlayTheWholeCourse(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		s.Do(model.SetView{Name: "lesson"})
		for _, l := range lesson.Handbook() {
			press(s, "lesson", l.ID)
			for i, e := range l.Exercises {
				if i > 0 && !offers(s.Page(), "exercise", strconv.Itoa(i+1)) {
					t.Fatalf("%s: no way to exercise %d", l.ID, i+1)
				}
				press(s, "exercise", strconv.Itoa(i+1))
				playExercise(t, s, lesson.Pose(e), l.ID+"/"+strconv.Itoa(i+1))
			}
		}
		if got, want := s.State().Learning.Progress, lesson.JoinProgress("", everyID()); got != want || want == "" {
			t.Errorf("%s: solved %q", lang, got)
		}
	}
}

func everyID() string {
	var ids []string
	for _, l := range lesson.Handbook() {
		for i := range l.Exercises {
			ids = append(ids, lesson.ExerciseID(l.ID, i+1))
		}
	}
	return strings.Join(ids, " ")
}

func playExercise(t *testing.T, s *play.Session, p *lesson.Problem, id string) {
	t.Helper()
	wrong := "no answer"
	for _, c := range p.Choices() {
		if !p.Accepts(c) {
			wrong = c
		}
	}
	if verdictOf(s.Page()) != "" {
		t.Errorf("%s: a verdict before any answer", id)
	}
	for _, try := range []struct {
		answer string
		right  bool
	}{{p.Solution(), true}, {wrong, false}} {
		if !offers(s.Page(), "answer", try.answer) {
			t.Errorf("%s: %q cannot be answered", id, try.answer)
		}
		told, ok := effectOf[model.Answered](press(s, "answer", try.answer))
		want := model.Answered{Exercise: id, Kind: p.Kind, Answer: try.answer, Right: try.right, Counts: try.right, Try: 1}
		if !try.right {
			want.Try = 2
		}
		if !ok || told != want {
			t.Errorf("%s: told %+v, want %+v", id, told, want)
		}
		if want := map[bool]string{true: "right", false: "wrong"}[try.right]; verdictOf(s.Page()) != want {
			t.Errorf("%s: %q is %q", id, try.answer, verdictOf(s.Page()))
		}
		if !lesson.Solved(s.State().Learning.Progress, id) {
			t.Errorf("%s: not solved after %q", id, try.answer)
		}
	}
}

func feedbackOf(p page.Page) (said string) {
	for _, b := range courseOf(p).Side {
		if strings.HasPrefix(b.Class, "feedback") {
			said += proseOf(b)
		}
	}
	return said
}

func proseOf(b *page.CourseBlock) (said string) {
	for _, run := range b.Prose {
		said += run.Text
	}
	return said
}

func TestHintsComeOneByOne(t *testing.T) {
	s := newSession(opening("en"))
	press(s, "lesson", "dots")
	for n := range 4 {
		shown := 0
		for _, b := range courseOf(s.Page()).Side {
			if b.Class == "hinted" {
				shown = len(b.Prose)
			}
		}
		if shown != min(n, 2) {
			t.Fatalf("%d hints shown after %d", shown, n)
		}
		press(s, "hint", "")
	}
}

// Every place in the lessons has its link.
func TestLearningLinks(t *testing.T) {
	for _, l := range []model.Learning{
		{}, {Lesson: "dots"}, {Lesson: "dots", Exercise: 3}, {Lesson: "challenge", Level: 1}, {Lesson: "challenge", Level: 3, Seed: 4294967295},
		{Lesson: "lecture"}, {Lesson: "lecture", Slides: "slide=http://a/b&with=%26=%25zz", Slide: 1},
		{Lesson: "lecture", Slides: "slide=&with=&slide=http://a/%252e&with=%C3%A9"},
	} {
		s := opening("en")
		s.View, s.Learning = "lesson", l.Clamp()
		link := model.EncodePermalink(s)
		back, damaged := model.DecodePermalink(link, opening("en"))
		if damaged || back != s {
			t.Errorf("%s came back as %+v, want %+v (damaged: %v)", link, back.Learning, s.Learning, damaged)
		}
	}
	for _, link := range []string{"lesson=nonsense", "lesson=dots&exercise=99", "lesson=dots&exercise=x", "lesson=challenge&level=9", "lesson=challenge&seed=-1", "lesson=lecture&at=2&slide=a"} {
		if back, damaged := model.DecodePermalink("v=1&view=lesson&"+link, opening("en")); !damaged || back.View != "lesson" {
			t.Errorf("%s is not called damaged", link)
		}
	}
	s := newSession(opening("en"))
	press(s, "import", "dots/1")
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=base"})
	if s.State().Learning.Progress != "dots/1" {
		t.Error("a link took the progress away")
	}
}

// A lecture is put together, shown page by page, and printed.
func TestLecture(t *testing.T) {
	s := newSession(opening("en"))
	press(s, "lesson", "lecture")
	if !s.Page().Fields[0].Shown || !s.Page().Fields[1].Shown {
		t.Error("there are no fields to write into")
	}
	for _, texts := range []model.SetTexts{{Base: "http://a/b/c/d;p?q", Ref: "?y"}, {Base: "http://a/b", Ref: "../&=%"}, {Base: "f:/a", Ref: ".//g"}} {
		s.Do(texts)
		press(s, "slide-add", "")
	}
	press(s, "slide-move", "2 1")
	press(s, "slide-drop", "3")
	if list := model.Slides(s.State().Learning.Slides); len(list) != 2 || list[0].B != "../&=%" || list[1].B != "?y" {
		t.Fatalf("slides %+v", list)
	}
	press(s, "slide", "1")
	var seen []string
	for range 4 {
		seen = append(seen, strconv.Itoa(s.State().Learning.Slide)+strconv.FormatBool(s.State().Learning.Revealed))
		s.Do(model.LectureKey(s.State(), "PageDown", false))
	}
	if want := []string{"1false", "1true", "2false", "2true"}; !slices.Equal(seen, want) {
		t.Errorf("paged %v", seen)
	}
	if proseOf(courseOf(s.Page()).Blocks[2]) != "http://a/b/c/d;p?y" {
		t.Errorf("revealed %+v", courseOf(s.Page()).Blocks[2])
	}
	s.Do(model.LectureKey(s.State(), "PageUp", false))
	if hidden := courseOf(s.Page()).Blocks[2]; proseOf(hidden) != "0000://0/0/0/0;0?0" || hidden.Class != "slide target-hidden" {
		t.Error("the target is not hidden again")
	}
	if model.LectureKey(s.State(), "a", false) != nil || model.LectureKey(opening("en"), "PageDown", false) != nil || model.LectureKey(s.State(), " ", true) != nil {
		t.Error("a key that pages nothing")
	}
	s.Do(model.LectureKey(s.State(), "Escape", false))
	if s.State().Learning.Slide != 0 {
		t.Error("Esc does not leave the slides")
	}
	press(s, "slide", "0")
	for _, what := range []string{"worksheet", "solution"} {
		if _, ok := effectOf[model.Print](press(s, "print", what)); !ok {
			t.Error("nothing is printed")
		}
		table := tablesOf(s.Page())[0]
		if answer := table.Rows[1].Cells[2].Text; len(table.Rows) != 2 || (answer == "http://a/b/c/d;p?y") != (what == "solution") {
			t.Errorf("%s: %+v", what, table.Rows)
		}
	}
}

// What is full takes no more, and says so.
func TestFullLecture(t *testing.T) {
	for n, button := range map[int]bool{model.MostSlides - 1: true, model.MostSlides: false} {
		s := newSession(opening("en"))
		s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture" + strings.Repeat("&slide=a&with=b", n)})
		blocks := courseOf(s.Page()).Blocks
		add := blocks[slices.IndexFunc(blocks, func(b *page.CourseBlock) bool { return b.Class == "places" })]
		if got := slices.ContainsFunc(add.Buttons, func(b page.Button) bool { return b.Command.Name == "slide-add" }); got != button || (len(add.Prose) == 0) != button {
			t.Errorf("%d slides: can be added %v, text %+v", n, got, add.Prose)
		}
	}
}

// Every lesson and level can be printed, with words for all of it.
func TestWorksheets(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		places := []string{"challenge"}
		for _, l := range lesson.Handbook() {
			places = append(places, l.ID)
		}
		for _, place := range places {
			press(s, "lesson", place)
			press(s, "level", "3")
			press(s, "print", "solution")
			var rows []*page.TableRow
			for _, table := range tablesOf(s.Page()) { // the room for a run follows its question
				if len(table.Heads) == 3 && table.Heads[2] == builtIn.For(lang).Get("print.answer") {
					rows = append(rows, table.Rows...)
				}
			}
			if len(rows) < 3 {
				t.Errorf("%s: %d rows", place, len(rows))
			}
			for _, row := range rows {
				if row.Cells[2].Text == "" || row.Cells[1].Detail == "" {
					t.Errorf("%s: %+v", place, *row.Cells[1])
				}
				wordtest.Wordless(t, row.Cells[1].Text+" "+row.Cells[1].Detail+" "+row.Cells[2].Detail)
			}
		}
	}
}

// A slide may hold anything.
func TestSlidesWithoutATarget(t *testing.T) {
	for _, e := range [][2]string{{"", ""}, {"a", "b"}, {"http://[", "%"}, {"é", "\x00"}} {
		s := newSession(opening("en"))
		press(s, "lesson", "lecture")
		s.Do(model.SetTexts{Base: e[0], Ref: e[1]})
		press(s, "slide-add", "")
		press(s, "slide", "1")
		press(s, "reveal", "")
		press(s, "print", "solution")
		if courseOf(s.Page()).Title != "Where does this link lead?" {
			t.Errorf("%q: %q", e, courseOf(s.Page()).Title)
		}
	}
}

// The examples of the last lesson open in Rules through time, and so does a solution.
func TestLessonThatUsesRulesThroughTime(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		s.Do(model.SetView{Name: model.LessonView})
		s.Do(model.OpenLesson{ID: "history"})
		s.Do(model.CommandAction("worked", "query-only"))
		if at := s.State(); at.View != model.DialectsView || at.Ref != "?y" {
			t.Fatalf("%s: the example opens %s with %q", lang, at.View, at.Ref)
		}
		if through := tablesByID(s.Page())["through"]; through == nil || !strings.Contains(through.Rows[3].Cells[1].Text, "http://a/b/c/?y") {
			t.Errorf("%s: %+v", lang, through)
		}
		s.Do(model.SetView{Name: model.LessonView})
		s.Do(model.CommandAction("exercise", "5"))
		s.Do(model.CommandAction("solution", ""))
		var open *page.Button
		for _, b := range s.Page().Body.(*page.CourseBody).Course.Side {
			for i, button := range b.Buttons {
				if button.Name == "through" {
					open = &b.Buttons[i]
				}
			}
		}
		if open == nil {
			t.Fatalf("%s: no button opens what was asked", lang)
		}
		s.Do(model.CommandAction(open.Name, open.Value))
		if at := s.State(); at.View != model.DialectsView || at.Ref != "g;x=1/../y" {
			t.Errorf("%s: the solution opens %s with %q", lang, at.View, at.Ref)
		}
	}
}

// Each example of a lesson about resolution can be predicted: the first step is asked for, and
// the target hidden.
func TestExamplesArePredicted(t *testing.T) {
	for _, l := range lesson.Handbook() {
		for _, id := range l.Examples {
			s := newSession(opening("en"))
			press(s, "lesson", l.ID)
			if offered := offers(s.Page(), "worked-predict", id); offered != (l.View == "") {
				t.Errorf("%s, %s: to predict it is offered: %v", l.ID, id, offered)
			}
			if l.View != "" {
				continue
			}
			press(s, "worked-predict", id)
			e, _ := lesson.Find(id)
			if state := s.State(); state.Base != e.Base || state.Ref != e.Ref || !state.Asks() || page.TraceOf(s.Page().Body).Target.None != builtIn.For("en").Get("predict.hidden") {
				t.Errorf("%s, %s: asks %v at step %d of %q + %q", l.ID, id, state.Asks(), state.Step, state.Base, state.Ref)
			}
		}
	}
}
