package model

import (
	"strings"
	"testing"
)

const shownLink = "v=1&view=lesson&lesson=lecture&at=1&slide=http://a/b/c&with=../d&after=machine&question=Where%20%26%20why?&slide=http://a/b&with=c"

// A presenter view follows the room to any place, and has it in its own link, so that it can be loaded again. What is
// no place is not followed.
func TestFollowRoom(t *testing.T) {
	room, _ := DecodePermalink(shownLink, Initial("en"))
	room.Learning.Slide, room.Learning.Revealed, room.Black = 2, true, true
	speaker, damaged := DecodePermalink(shownLink+"&speaker=1", Initial("fr"))
	if damaged || !speaker.Presents() || speaker.RoomKnown().Heard {
		t.Fatalf("%+v, damaged %v", speaker, damaged)
	}
	next, _, effects := Reduce(speaker, nil, FollowRoom{Place: RoomPlace(room)})
	if l := next.Learning; l.Slide != 2 || !l.Revealed || !next.Black || !next.RoomKnown().Heard || !next.Presents() || next.Lang != "fr" || l.Slides != room.Learning.Slides {
		t.Errorf("%+v", next)
	}
	for _, e := range effects {
		if _, ok := e.(Blacken); ok {
			t.Error("the presenter view is black itself")
		}
	}
	if again, damaged := DecodePermalink(EncodePermalink(next), Initial("fr")); damaged || !again.Presents() || again.Learning.Slide != 2 {
		t.Errorf("loaded again: %+v", again.Learning)
	}
	for _, place := range []string{"", "-", strings.Repeat("\n", 5)} {
		if lost, _, _ := Reduce(next, nil, FollowRoom{Place: place}); lost.RoomKnown().Heard || lost.Learning != next.Learning {
			t.Errorf("%q: %+v", place, lost.Learning)
		}
	}
	if odd, _, _ := Reduce(next, nil, FollowRoom{Place: shownLink + "\nx\n99\n\n\n-1\nz"}); odd.Learning.Stage != VoteFirst || odd.Learning.Slide != 1 {
		t.Errorf("%+v", odd.Learning)
	}
	if RoomPlace(Initial("en")) != "" || RoomPlace(next) != "" {
		t.Error("a place where no slide is shown to a room")
	}
}

// The keys of a presenter view are for the room; those of the room make it black, open the view, and do nothing where no
// slide is shown.
func TestKeysOfThePresenter(t *testing.T) {
	room, _ := DecodePermalink(shownLink, Initial("en"))
	speaker, _ := DecodePermalink(shownLink+"&speaker=1", Initial("en"))
	editor, _ := DecodePermalink(strings.Replace(shownLink, "&at=1", "", 1), Initial("en"))
	embed := room
	embed.Embedded = true
	black := room
	black.Black = true
	for _, c := range []struct {
		state State
		key   string
		want  Action
	}{
		{room, "b", SetBlack{On: true}}, {room, ".", SetBlack{On: true}}, {black, "B", SetBlack{}}, {black, "PageDown", SetBlack{}}, {black, "a", nil},
		{room, "n", OpenSpeaker{}}, {room, "x", nil}, {embed, "b", nil}, {embed, "n", nil}, {speaker, "PageDown", TellRoom{Key: "PageDown"}}, {speaker, "b", TellRoom{Key: "b"}},
		{speaker, "n", nil}, {speaker, "Escape", nil}, {editor, "b", nil}, {editor, "n", nil}, {Initial("en"), "b", nil},
	} {
		if got := LectureKey(c.state, c.key, false); got != c.want {
			t.Errorf("%q: %#v, want %#v", c.key, got, c.want)
		}
	}
	if left, _, _ := Reduce(black, nil, SetView{Name: FirstView()}); left.Black {
		t.Error("another view is black")
	}
	if opened, _, _ := Reduce(editor, nil, OpenSpeaker{}); opened.Learning.Slide != 1 {
		t.Error("nothing is shown to the room")
	}
}

// The question of a slide and what follows its target are in the link, and what means nothing there is damage.
func TestQuestionsInPermalink(t *testing.T) {
	s, damaged := DecodePermalink(shownLink, Initial("en"))
	if first := Slides(s.Learning.Slides)[0]; damaged || first.Question != "Where & why?" || first.After != ShowMachine || !strings.Contains(EncodePermalink(s), "&question=Where%20%26%20why?&after=machine&slide=") {
		t.Errorf("%+v, damaged %v: %s", first, damaged, EncodePermalink(s))
	}
	for _, link := range []string{"&after=odd", "&after=reason"} {
		if s, damaged := DecodePermalink(shownLink+link, Initial("en")); !damaged || Slides(s.Learning.Slides)[1].After != ShowReason {
			t.Errorf("%s: damaged %v, %+v", link, damaged, Slides(s.Learning.Slides))
		}
	}
}

// The run that follows a target is stepped through once, with nothing hidden, and leads to the next slide; that of the
// last one to its own end.
func TestRunAfterTheTarget(t *testing.T) {
	s, _ := DecodePermalink(shownLink, Initial("en"))
	press := func(key string) {
		s, _, _ = Reduce(s, nil, LectureKey(s, key, false))
	}
	press("PageDown")
	press("PageDown")
	if !s.Lecture || s.View != FirstView() || s.Predict != (Prediction{}) || s.Step != 0 {
		t.Fatalf("the run is not shown: %+v", s)
	}
	press("PageUp")
	if s.View != LessonView || !s.Learning.Revealed {
		t.Errorf("Page Up leads to %+v", s.Learning)
	}
	press("PageDown")
	s.Step = End
	press("PageDown")
	if s.View != LessonView || s.Learning.Slide != 2 || s.Learning.Revealed || s.Lecture {
		t.Errorf("the run leads to %+v", s.Learning)
	}
	s, _ = DecodePermalink("v=1&view=lesson&lesson=lecture&at=1&slide=http://a/b/c&with=../d&after=machine", Initial("en"))
	press("PageDown")
	press("PageDown")
	s.Step = End
	press("PageDown")
	if s.View != FirstView() || s.Step != End {
		t.Errorf("the last run does not end: %+v", s.Learning)
	}
}

// Enter in a field adds a slide where slides are put together, and nowhere else; a slide that is replaced keeps what
// was asked and noted.
func TestFieldsOfSlides(t *testing.T) {
	s, _ := DecodePermalink("v=1&view=lesson&lesson=lecture&base=http://x/y&ref=z&slide=http://a/b&with=c&question=Q&note=N&vote=append&ask=3", Initial("en"))
	for _, c := range []struct{ field, key string }{{"base", "a"}, {"text", "Enter"}, {"", "Enter"}} {
		if FieldKey(&s, c.field, c.key) != nil {
			t.Errorf("%v adds a slide", c)
		}
	}
	if other := Initial("en"); FieldKey(&other, "ref", "Enter") != nil {
		t.Error("a slide is added in another view")
	}
	s, _, _ = Reduce(s, nil, FieldKey(&s, "ref", "Enter"))
	s, _, _ = Reduce(s, nil, CommandAction("slide-edit", "1"))
	if s.Base != "http://a/b" || s.Ref != "c" || s.Learning.Edited != 1 {
		t.Errorf("the fields contain %q and %q", s.Base, s.Ref)
	}
	s.Ref = "d"
	s, _, _ = Reduce(s, nil, CommandAction("slide-replace", ""))
	if want := "slide=http://a/b&with=d&question=Q&note=N&slide=http://x/y&with=z"; s.Learning.Slides != want {
		t.Errorf("%s, want %s", s.Learning.Slides, want)
	}
}
