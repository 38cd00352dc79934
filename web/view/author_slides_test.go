package view_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// A clicker leads through the run of a slide that is prepared: its question, what is hidden, and back to
// the slide with its target; others do without.
func TestClickerPlaysSlide(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&at=1&slide=" + authorBase + "&with=" + authorRef + "&ask=13&notes=2%20x&hide=target&slide=http://a/b&with=c"})
	press := func(key string) {
		t.Helper()
		a := model.LectureKey(s.State(), key, false)
		if a == nil {
			t.Fatalf("%q does nothing in %+v", key, s.State().Learning)
		}
		s.Do(a)
	}
	press("PageDown")
	if state := s.State(); state.View != model.FirstView() || !state.Lecture || state.Done() != 0 || state.Base != authorBase || state.Notes != "2 x" {
		t.Fatalf("the run does not begin: %+v", state)
	}
	press("PageUp")
	if l := s.State().Learning; s.State().View != model.LessonView || l.Revealed || l.Slide != 1 {
		t.Fatalf("Page Up leads to %+v", l)
	}
	press("PageDown")
	asked, revealed := false, false
	for n := 0; s.State().View != model.LessonView; n++ {
		state := s.State()
		asked = asked || state.Asks() && state.Done() == 12
		press("PageDown")
		revealed = revealed || state.Predict.Hide != "" && s.State().Predict.Hide == ""
		if n > 60 {
			t.Fatalf("it does not come to an end: step %d, %+v", state.Step, state.Predict)
		}
	}
	if l := s.State().Learning; !asked || !revealed || !l.Revealed || l.Slide != 1 || s.State().Lecture {
		t.Errorf("asked %v, revealed %v, %+v", asked, revealed, l)
	}
	press("PageDown")
	if l := s.State().Learning; l.Slide != 2 || l.Revealed {
		t.Errorf("%+v", l)
	}
	press("PageDown")
	if l := s.State().Learning; l.Slide != 2 || !l.Revealed || s.State().View != model.LessonView {
		t.Errorf("the second slide has nothing prepared, and shows %+v", l)
	}
}

// The editor of a slide is folded until it is used, shows the step that is chosen with its note and its
// question, and what there is at others.
func TestEditorOfSteps(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&slide=" + authorBase + "&with=" + authorRef + "&slide=mailto:&with=x"})
	course := func() *page.Course { return s.Page().Body.(*page.CourseBody).Course }
	has := func(command string) (found []page.Button) {
		for _, b := range course().Blocks {
			for _, button := range b.Buttons {
				if button.Name == command {
					found = append(found, button)
				}
			}
		}
		return found
	}
	s.Do(model.CommandAction("slide-edit", "1"))
	if len(has("slide-at")) != 1 || has("slide-hide") != nil {
		t.Error("it is not folded")
	}
	s.Do(model.CommandAction("slide-at", "13"))
	if len(has("slide-hide")) != 2 || len(has("slide-ask")) != 1 || len(has("slide-run")) != 1 {
		t.Error("it does not show its buttons")
	}
	s.Do(model.CommandAction("slide-says", "A note."))
	s.Do(model.CommandAction("slide-ask", "13"))
	s.Do(model.CommandAction("slide-hide", "target"))
	if has("slide-ask")[0].Pressed != "true" || has("slide-hide")[0].Pressed != "true" || has("slide-hide")[1].Pressed != "false" {
		t.Errorf("%+v %+v", has("slide-ask"), has("slide-hide"))
	}
	s.Do(model.CommandAction("slide-at", "2"))
	if len(has("slide-ask")) != 1 {
		t.Error("the branch cannot be asked for at step 2")
	}
	s.Do(model.CommandAction("slide-at", "22"))
	if has("slide-ask") != nil {
		t.Error("a step that puts the target together can be asked for")
	}
	s.Do(model.CommandAction("slide-run", ""))
	if state := s.State(); state.Lecture || state.Notes != "13 A note." || state.Predict.Only != "13" || state.Predict.Hide != "target" {
		t.Errorf("trying it shows %+v, %q", state.Predict, state.Notes)
	}
}

// Where slides are put together, the one that is chosen stands beside the list as the room sees it, with
// its place to be changed; what is revealed there is hidden again when another one is chosen.
func TestSlideIsSeenWhereItIsChanged(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&slide=http://a/b/c&with=../g&slide=http://a/b/c&with=?y"})
	course := func() *page.Course { return s.Page().Body.(*page.CourseBody).Course }
	seen := func() (text string) {
		for _, b := range course().Face {
			for _, run := range b.Prose {
				text += run.From + " " + run.Text + "|"
			}
		}
		return text
	}
	offered := func() (list []string) {
		for _, b := range course().Blocks {
			for _, button := range b.Buttons {
				if button.Pressed == "true" && button.Name == "slide-edit" || button.Name == "slide-move" && button.Idle == "" {
					list = append(list, button.Name+" "+button.Value)
				}
			}
		}
		return list
	}
	if got := seen(); got != " Where does this link lead?| http://| a/| b/| c| ../| g|base 0000|made :|made //|base 0|ref /|ref 0|" {
		t.Errorf("the first slide is %q", got)
	}
	if got := offered(); !slices.Equal(got, []string{"slide-edit 1", "slide-move 1 2"}) {
		t.Errorf("the first slide has %q", got)
	}
	s.Do(model.CommandAction("slide-edit", "2"))
	s.Do(model.CommandAction("reveal", ""))
	if got := seen(); !strings.HasPrefix(got, " And this link?| http://| a/| b/| c| ?y|base http|made :|made //|base a|base /|base b/|base c|made ?|ref y|") {
		t.Errorf("the second slide, revealed, is %q", got)
	}
	s.Do(model.CommandAction("slide-move", "2 1"))
	if got := offered(); !slices.Equal(got, []string{"slide-edit 1", "slide-move 1 2"}) || !strings.Contains(seen(), "made ?|ref 0|") {
		t.Errorf("moved up, it has %q and shows %q", got, seen())
	}
}

// Before there is a slide, the first one is seen as the fields would make it, and one button adds just that.
func TestFirstSlideIsSeenBefore(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&base=http://a/b/c&ref=../g"})
	face := func() (text string) {
		for _, b := range courseOf(s.Page()).Face {
			for _, run := range b.Prose {
				text += run.Text
			}
		}
		return text
	}
	primary := func() (list []string) {
		c := courseOf(s.Page())
		for _, b := range append(c.Blocks, c.Side...) {
			for _, button := range b.Buttons {
				if button.Primary {
					list = append(list, button.Name)
				}
			}
		}
		return list
	}
	s.Do(model.SetTexts{Base: "http://a/b/c", Ref: "?y"})
	before := face()
	if !strings.Contains(before, "http://a/b/c?y") || !slices.Equal(primary(), []string{"slide-add"}) {
		t.Errorf("it shows %q with %q", before, primary())
	}
	s.Do(model.CommandAction("reveal", ""))
	if got := face(); strings.Count(got, "http://a/b/c?y") != 2 || strings.Count(before, "http://a/b/c?y") != 1 {
		t.Errorf("revealed, it shows %q", got)
	}
	s.Do(model.CommandAction("reveal", ""))
	s.Do(model.CommandAction("slide-add", ""))
	if got := face(); got != before || !slices.Equal(primary(), []string{"slide"}) {
		t.Errorf("added, it shows %q with %q, not %q", got, primary(), before)
	}
}

// However the run of a slide ends, it leads back to where the slides are put together, at that slide.
func TestRunOfSlideEndsAmongTheSlides(t *testing.T) {
	for name, end := range map[string]func(model.State) model.Action{
		"Esc":             func(s model.State) model.Action { return model.LectureKey(s, "Escape", false) },
		"the full screen": func(model.State) model.Action { return model.SetLecture{} },
	} {
		s := newSession(opening("en"))
		s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&at=2&slide=http://a/b&with=c&slide=" + authorBase + "&with=" + authorRef})
		s.Do(model.CommandAction("slide-run", ""))
		if state := s.State(); state.View != model.FirstView() || !state.Lecture || state.Base != authorBase {
			t.Fatalf("the run does not begin: %+v", state)
		}
		effects := s.Do(end(s.State()))
		state := s.State()
		if l := state.Learning; state.View != model.LessonView || state.Lecture || l.Slide != 0 || l.Chosen() != 2 {
			t.Errorf("%s leads to %q, lecture %v, %+v", name, state.View, state.Lecture, l)
		}
		if begin, ok := effectOf[model.Begin](effects); !ok || begin.At != "show" {
			t.Errorf("%s: the focus goes to %+v", name, begin)
		}
	}
	s := newSession(opening("en"))
	s.Do(model.SetLecture{On: true})
	s.Do(model.SetLecture{})
	if state := s.State(); state.View != model.FirstView() || state.Lecture {
		t.Errorf("a lecture without slides ends in %q", state.View)
	}
}

// A revealed slide says first what surprises, as the main view does, and does not announce a button.
func TestSlideSaysWhy(t *testing.T) {
	for link, want := range map[string]string{
		"slide=http://a/b/c/d;p?q&with=../../../g":                          "One “..” too many",
		"slide=https://docs.example/v2/guide/install/&with=../img/logo.png": "“install” counts as a folder",
	} {
		s := newSession(opening("en"))
		s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&at=1&" + link})
		s.Do(model.CommandAction("reveal", ""))
		says := ""
		for _, b := range append(s.Page().Body.(*page.CourseBody).Course.Blocks, s.Page().Body.(*page.CourseBody).Course.Side...) {
			if b.Class == "reason" {
				says += b.Prose[0].Text
			}
		}
		if !strings.Contains(says, want) || strings.HasSuffix(says, ":") {
			t.Errorf("%s: %q, want %q in it", link, says, want)
		}
	}
}

// A slide asks what its lecturer wrote, or else what differs from the slide before it.
func TestQuestionOfASlide(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&slide=http://a/b&with=c&slide=http://a/b/&with=c&slide=http://a/b/&with=d&slide=http://e/&with=f&question=%20&slide=http://e/&with=g&question=Sure?&vote=append"})
	for n, want := range []string{"Where does this link lead?", "And from this page?", "And this link?", "Where does this link lead?", "Sure?"} {
		s.Do(model.CommandAction("slide", strconv.Itoa(n+1)))
		if got := s.Page().Body.(*page.CourseBody).Course.Title; got != want {
			t.Errorf("slide %d asks %q, want %q", n+1, got, want)
		}
	}
}

// A presenter sees the target before the room, the votes with the mistakes behind them, the notes, also those of the
// step that the room sees, and the next slide.
func TestPresenterSees(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&at=1&speaker=1&slide=http://a/b/c&with=../d&vote=append&note=Wait.&notes=2%20Look.&slide=http://a/b&with=last"})
	sees := func(class string) (text string) {
		for _, b := range s.Page().Body.(*page.CourseBody).Course.Blocks {
			if b.Class == class {
				for _, run := range b.Prose {
					text += run.Text
				}
			}
		}
		return text
	}
	if title := s.Page().Heading; title != "The room sees slide 1 of 2: Vote 1: alone, by hand or by card" {
		t.Errorf("%q", title)
	}
	if got := sees("following"); got != "leads to http://a/d" {
		t.Errorf("next: %q", got)
	}
	if sees("unheard") == "" || sees("notes") != "Wait." || !strings.Contains(sees("votes"), "✓") || !strings.Contains(sees("votes"), "is appended") {
		t.Errorf("%q, %q, %q", sees("unheard"), sees("notes"), sees("votes"))
	}
	room := s.State()
	room.Speaker, room.Learning.Revealed = false, true
	place := strings.TrimSuffix(model.RoomPlace(room), "0\n0")
	s.Do(model.FollowRoom{Place: place + "2\n9"})
	s.Do(model.SetClock{Elapsed: "03:12", Time: "10:15"})
	if sees("unheard") != "" || sees("notes") != "Wait.\nLook." || !strings.Contains(sees("following"), "last") || sees("clock") != "03:12" {
		t.Errorf("%q, %q, %q, %q", sees("unheard"), sees("notes"), sees("following"), sees("clock"))
	}
	room.Learning.Slide, room.Learning.Revealed = 2, true
	s.Do(model.FollowRoom{Place: model.RoomPlace(room)})
	if sees("following") != "This is the last slide." || sees("notes") != "None for this slide." {
		t.Errorf("%q, %q", sees("following"), sees("notes"))
	}
}
