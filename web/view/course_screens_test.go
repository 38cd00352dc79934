package view_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
	"uriplayground/web/track"
)

// firstDay is a day on which the course is played.
const firstDay = 20_785

// atStart returns a session where the course is entered.
func atStart(lang string) *play.Session {
	s := newSession(opening(lang))
	s.Do(model.SetView{Name: "lesson"})
	s.Do(model.Today{Day: firstDay})
	return s
}

func screenOf(s *play.Session) *page.Screen { return courseOf(s.Page()).Screen }

// give answers the task as the page offers it.
func give(s *play.Session, t *track.Task, answer string) []model.Effect {
	switch t.Action {
	case track.Run:
		var effects []model.Effect
		for _, move := range answer { // until one is wrong
			effects = append(effects, press(s, "move", string(move))...)
		}
		return effects
	case track.Cut:
		press(s, "cut", strconv.Itoa(len(answer)))
	case track.Order:
		for i, card := range strings.Fields(answer) {
			press(s, "card", card+" "+strconv.Itoa(i+1))
		}
		for _, card := range t.Cards[len(strings.Fields(answer)):] { // one for each that is left
			_ = card
			cards := screenOf(s).Cards
			press(s, "card", cards[len(strings.Fields(answer))].Piece.Value+" aside")
		}
	case track.Match, track.Sort:
		for _, word := range strings.Fields(answer) {
			s.Do(model.PickUp{Piece: word[:len(word)-1]})
			s.Do(model.PutDown{To: word[len(word)-1:]})
		}
	default:
		press(s, "draft", answer)
	}
	return press(s, "check", "")
}

func runs(list []page.Prose) string {
	text := ""
	for _, r := range list {
		text += r.Text
	}
	return text
}

func button(row page.ButtonRow, name string) bool {
	for _, b := range row.Buttons {
		if b.Name == name {
			return true
		}
	}
	return false
}

// The course is played from its first screen to its last by what its pages offer: each task is
// answered by each belief that it is about, and then rightly.
func TestPlayTheCourse(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, at := range track.Lessons() {
			s := atStart(lang)
			press(s, "lesson", at.ID)
			for n, name := range model.TasksOf(at.ID) {
				l := s.State().Learning
				task := l.Task()
				if task == nil || task.Screen != name {
					t.Fatalf("%s: %+v is asked", name, task)
				}
				if o := screenOf(s).Outcome; len(o.Title) > 0 {
					t.Errorf("%s: %q before any answer", name, runs(o.Title))
				}
				playTask(t, s, task, lang)
				if n+1 < len(model.TasksOf(at.ID)) != (screenOf(s).Acts.Buttons[0].Text == builtIn.For(lang).Get("course.go.next")) {
					t.Errorf("%s: %+v", name, screenOf(s).Acts.Buttons)
				}
				press(s, "next", "")
			}
			if courseOf(s.Page()).Start == nil || model.DoneTasks(s.State().Learning.Progress, at.ID) != len(model.TasksOf(at.ID)) {
				t.Errorf("%s: %q", at.ID, s.State().Learning.Progress)
			}
		}
	}
}

func playTask(t *testing.T, s *play.Session, task *track.Task, lang string) {
	t.Helper()
	words := builtIn.For(lang)
	for _, id := range task.Beliefs {
		wrong, _ := task.Believed(id)
		told, ok := effectOf[model.Answered](give(s, task, wrong))
		o := screenOf(s).Outcome
		if !ok || told.Right || told.Counts || told.Belief != string(id) || o.Tone != "bad" || !strings.Contains(o.Belief, words.Get("belief."+string(id)+".name")) || len(o.Title) == 0 {
			t.Errorf("%s, %s: %q gives %+v, told %+v", task.Screen, id, wrong, o, told)
		}
		if s.State().Learning.Tries < model.TriesBeforeSolution {
			if said := runs(o.Title) + runs(o.Text); task.Blank == track.Target && strings.Contains(said, task.Solution()) && task.Action != track.Run {
				t.Errorf("%s: the first try says %q", task.Screen, said)
			}
			if button(screenOf(s).Acts, "show-answer") {
				t.Errorf("%s: the answer is offered after one try", task.Screen)
			}
		}
		for s.State().Learning.Judged || task.Action == track.Run && s.State().Learning.Draft != "" {
			press(s, "retry", "")
			if task.Action == track.Run {
				press(s, "restart", "")
			}
		}
	}
	told, ok := effectOf[model.Answered](give(s, task, task.Solution()))
	o := screenOf(s).Outcome
	if !ok || !told.Right || o.Tone != "good" || len(o.Title) == 0 || told.Counts != (len(task.Beliefs) == 0) {
		t.Errorf("%s: %q gives %+v, told %+v", task.Screen, task.Solution(), o, told)
	}
}

// A screen that asks where a link leads shows the link, even an empty one, as it is written in its
// source: in a style sheet, in a picture or in a link to follow. Where the base is a style sheet, the
// tree says so, too.
func TestLinkThatIsAskedAbout(t *testing.T) {
	for screen, want := range map[string]page.Given{
		"link/4":     {Before: `<img src="`, After: `">`},
		"query/4b":   {Before: `<a href="`, After: `">`},
		"query/4c":   {Before: `<a href="`, After: `">`},
		"query/4e":   {Before: `<a href="`, After: `">`},
		"base-of/2":  {Before: `url("`, After: `")`},
		"base-of/5b": {Before: `url("`, After: `")`},
	} {
		at, _, _ := strings.Cut(screen, "/")
		s := atStart("en")
		press(s, "lesson", at)
		for range slices.Index(model.TasksOf(at), screen) {
			press(s, "next", "")
		}
		l := s.State().Learning
		task := l.Task()
		givens := screenOf(s).Givens
		if got := givens[len(givens)-1]; task.Screen != screen || got.Before != want.Before || got.After != want.After || got.Text != task.Ref || got.Origin != "ref" {
			t.Errorf("%s: %+v", task.Screen, got)
		}
		for _, slot := range screenOf(s).Slots {
			if slot.Page != "" && slot.Page != givens[0].Name {
				t.Errorf("%s: the tree has %q, above it stands %q", task.Screen, slot.Page, givens[0].Name)
			}
		}
	}
}

// Only a first answer without help counts, whichever way somebody comes back to the task.
func TestFirstTryCounts(t *testing.T) {
	right := func(s *play.Session) bool {
		l := s.State().Learning
		told, _ := effectOf[model.Answered](give(s, l.Task(), l.Task().Solution()))
		return told.Counts
	}
	s := atStart("en")
	press(s, "lesson", "link")
	link := model.EncodePermalink(s.State())
	if !right(s) {
		t.Error("a first try does not count")
	}
	s.Do(model.OpenPermalink{Fragment: link})
	if right(s) {
		t.Error("the same addresses count twice")
	}
	s = atStart("en")
	press(s, "lesson", "link")
	press(s, "hint", "")
	if right(s) {
		t.Error("a try after a hint counts")
	}
	for range 2 {
		s = atStart("en")
		press(s, "lesson", "link")
		for range model.TriesBeforeSolution {
			press(s, "show-answer", "")
			if s.State().Learning.Solution {
				t.Fatal("the answer is shown before there were two tries")
			}
			press(s, "draft", "https://elsewhere.example/")
			press(s, "check", "")
			press(s, "retry", "")
		}
		press(s, "show-answer", "")
		if effects := press(s, "check", ""); len(effects) > 0 || !s.State().Learning.Solution {
			t.Errorf("answered after the answer was shown: %v", effects)
		}
	}
	if n := model.DoneTasks(s.State().Learning.Progress, "link"); n != 0 {
		t.Errorf("%d done", n)
	}
}

// A permalink leads to the same task with the same addresses; without a seed, to fresh ones.
func TestScreenPermalink(t *testing.T) {
	s := atStart("fr")
	press(s, "lesson", "up")
	press(s, "next", "")
	before := s.State()
	back, damaged := model.DecodePermalink(model.EncodePermalink(before), opening("fr"))
	if damaged || back.Learning.Linked() != before.Learning.Linked() || back.Learning.Exercise != 2 || back.Learning.Seed == 0 {
		t.Errorf("%+v", back.Learning.Linked())
	}
	fresh, damaged := model.DecodePermalink("v=1&view=lesson&lesson=up&exercise=2", before)
	if damaged || fresh.Learning.Seed != before.Learning.Seed {
		t.Errorf("%+v", fresh.Learning.Linked())
	}
	if old, damaged := model.DecodePermalink("v=1&view=lesson&lesson="+lesson.Handbook()[0].ID, before); damaged || old.Learning.Problem() == nil {
		t.Error("a lesson of the handbook does not open")
	}
}

// Every task can be answered by typing alone: the field keeps what is typed, the stage follows it, and nothing is
// judged before Enter, nor moves that are right so far.
func TestTypeTheCourse(t *testing.T) {
	s := atStart("en")
	kinds := map[track.Action]bool{}
	for _, at := range track.Lessons() {
		press(s, "lesson", at.ID)
		for range model.TasksOf(at.ID) {
			l := s.State().Learning
			task := l.Task()
			kinds[task.Action] = true
			typed := task.Typed(task.Solution())
			for i := range typed {
				field := screenOf(s).Field
				press(s, field.Draft, typed[:i+1])
				if got := screenOf(s).Field.Value; got != typed[:i+1] || s.State().Learning.Tries > 0 {
					t.Fatalf("%s: %q is typed, %q is there; %+v", task.Screen, typed[:i+1], got, s.State().Learning)
				}
			}
			if task.Action == track.Run {
				press(s, "check", typed[:1])
				if screen := screenOf(s); s.State().Learning.Tries > 0 || len(screen.ByHand.Log) != 1 || screen.Said == "" {
					t.Errorf("%s: one move is an answer: %+v", task.Screen, screen.ByHand)
				}
			}
			if told, ok := effectOf[model.Answered](press(s, screenOf(s).Field.Send, typed)); !ok || !told.Right || told.Answer != task.Solution() {
				t.Errorf("%s: %q gives %+v", task.Screen, typed, told)
			}
			press(s, "next", "")
		}
	}
	if len(kinds) < 7 {
		t.Errorf("only %v", kinds)
	}
}

// Moves that are typed are judged up to the first wrong one, which its buttons take back.
func TestTypedMoves(t *testing.T) {
	s := atStart("en")
	press(s, "lesson", "up")
	l := s.State().Learning
	right := l.Task().Solution()
	told, ok := effectOf[model.Answered](press(s, "check", strings.Repeat("2", 9)))
	if !ok || told.Right || told.Answer != "d" || screenOf(s).Field.Value != "2" {
		t.Fatalf("%+v, and the field has %q", told, screenOf(s).Field.Value)
	}
	press(s, "retry", "")
	if got := screenOf(s).Field.Value; got != "" {
		t.Errorf("%q is left", got)
	}
	press(s, "draft", "1 1 ")
	press(s, "undo", "")
	press(s, "move", right[1:2])
	if got := s.State().Learning.Draft; got != right[:2] {
		t.Errorf("the moves are %q, want %q", got, right[:2])
	}
}

// The keys of a screen do what its buttons do.
func TestScreenKeys(t *testing.T) {
	key := func(s *play.Session, key, card string) {
		state := s.State()
		if a := model.ScreenKey(&state, key, card); a != nil {
			s.Do(a)
		}
	}
	s := atStart("en")
	press(s, "lesson", "link")
	l := s.State().Learning
	for i, slot := range l.Task().Slots {
		if slot.Address == l.Task().Solution() {
			key(s, strconv.Itoa(i+1), "")
		}
	}
	key(s, "Enter", "")
	if !s.State().Learning.Solved {
		t.Fatalf("%+v", s.State().Learning)
	}
	key(s, "Enter", "")
	if s.State().Learning.Exercise != 2 {
		t.Error("Enter does not go on")
	}
	press(s, "lesson", "questions")
	l = s.State().Learning
	first := l.Task().Cards[0]
	key(s, "ArrowDown", first)
	key(s, "ArrowDown", first)
	l = s.State().Learning
	if order := l.CardsInOrder(l.Task()); order[2] != first {
		t.Errorf("%v", order)
	}
	key(s, "Delete", first)
	l = s.State().Learning
	if order := l.CardsInOrder(l.Task()); len(order) != 4 {
		t.Errorf("%v", order)
	}
	press(s, "lesson", "up")
	l = s.State().Learning
	for _, move := range l.Task().Solution() {
		key(s, strconv.Itoa(strings.IndexRune("odp", move)+1), "")
	}
	if !s.State().Learning.Solved {
		t.Errorf("%+v", s.State().Learning)
	}
}
