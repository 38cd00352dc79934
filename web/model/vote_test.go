package model

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/web/lesson"
)

const voteLink = permalinkBegin + "&view=lesson&lesson=lecture&at=1" +
	"&slide=https://u.example/project/guide/intro&with=/img/a.png&vote=rootadd,project,folder&note=say%20%26%20wait" +
	"&slide=http://a/b&with=c"

// voting is a lecture whose first slide is voted on, and where the right answer to it is.
func voting(t *testing.T) (s State, right int) {
	t.Helper()
	s, damaged := DecodePermalink(voteLink, Initial("en"))
	slides := Slides(s.Learning.Slides)
	if damaged || len(slides) != 2 || slides[0].Note != "say & wait" || slides[1].Options() != nil {
		t.Fatalf("%+v, damaged %v", slides, damaged)
	}
	if again := EncodePermalink(s); !strings.HasSuffix(again, voteLink[strings.Index(voteLink, "&slide"):]) {
		t.Fatalf("the link becomes %s", again)
	}
	return s, slices.IndexFunc(slides[0].Options(), func(o lesson.Option) bool { return o.Belief == "" })
}

// counts is what is typed where so many of ten were right.
func counts(right, of int) string {
	list := []string{"", "", "", ""}
	list[right] = string(rune('0' + of))
	list[(right+1)%4] = string(rune('0' + 10 - of))
	if of == 0 {
		list[(right+1)%4] = "10"
	}
	return strings.Join(list, "\n")
}

// A vote goes through its stages, and back, by a clicker alone. Where nearly all are right at once
// there is no second vote.
func TestVoteStages(t *testing.T) {
	s, right := voting(t)
	key := func(k string) {
		t.Helper()
		a := LectureKey(s, k, false)
		if a == nil {
			t.Fatalf("%s does nothing", k)
		}
		s = a.reduce(s, nil)
	}
	at := func(slide, stage int, revealed bool) {
		t.Helper()
		if l := s.Learning; l.Slide != slide || l.Stage != stage || l.Revealed != revealed {
			t.Errorf("slide %d, stage %d, revealed %v; want %d, %d, %v", l.Slide, l.Stage, l.Revealed, slide, stage, revealed)
		}
	}
	at(1, VoteFirst, false)
	for i, k := range []string{"PageDown", "ArrowRight", "ArrowDown", " "} {
		key(k)
		at(1, i+1, false)
	}
	key("PageDown")
	at(1, CountAgain, true)
	key("PageDown")
	at(2, VoteFirst, false)
	key("PageDown")
	at(2, VoteFirst, true)
	key("PageDown")
	at(2, VoteFirst, true)
	key("PageUp")
	at(2, VoteFirst, false)
	key("ArrowUp")
	at(1, CountAgain, true)
	for stage := CountAgain; stage >= VoteFirst; stage-- {
		key("ArrowLeft")
		at(1, stage, false)
	}
	key("PageUp")
	at(1, VoteFirst, false)

	for of, want := range map[int]string{0: "explain", 2: "explain", 3: "convince", 8: "convince", 9: "on"} {
		s, _ = voting(t)
		key("PageDown")
		s = CommandAction("count", counts(right, of)).reduce(s, nil)
		if got := s.Learning.Advice(); got != want {
			t.Errorf("%d of ten: %s, want %s", of, got, want)
		}
		key("PageDown")
		at(1, Discuss, false)
		key("PageDown")
		at(1, map[bool]int{true: Discuss, false: VoteAgain}[want == "on"], want == "on")
	}
}

// What is typed is counted for this stage of this slide, and for no other; no number is none.
func TestVoteCounts(t *testing.T) {
	s, right := voting(t)
	do := func(name, value string) { s = CommandAction(name, value).reduce(s, nil) }
	if do("count", counts(right, 4)); s.Learning.Counts != "" {
		t.Error("counted before it is time")
	}
	do("page", "on")
	if do("count", " 3 \nx\n-2\n99999\n7"); !slices.Equal(s.Learning.Counted(CountFirst), []int{3, 0, 0, mostVotes}) {
		t.Errorf("counted %v", s.Learning.Counted(CountFirst))
	}
	if do("count", "0\n\n"); s.Learning.Counted(CountFirst) != nil || s.Learning.Advice() != "convince" {
		t.Error("nothing was counted, and something is kept")
	}
	do("counted", counts(right, 4))
	if s.Learning.Stage != Discuss {
		t.Error("done, and it does not go on")
	}
	do("page", "on")
	do("page", "on")
	do("counted", counts(right, 8))
	first, again := s.Learning.Counted(CountFirst), s.Learning.Counted(CountAgain)
	if first[right] != 4 || again[right] != 8 || !s.Learning.Revealed {
		t.Errorf("counted %v and %v", first, again)
	}
	do("page", "on")
	if s.Learning.Counted(CountFirst) != nil {
		t.Error("counted on another slide")
	}
	do("page", "back")
	if s.Learning.Counted(CountFirst) == nil {
		t.Error("going on and back loses the counts")
	}
	if do("slide", "0"); s.Learning.Counts != "" {
		t.Error("another audience gets these counts")
	}
	if shares := Shares([]int{1, 1, 1, 0}); !slices.Equal(shares, []int{33, 33, 33, 0}) || !slices.Equal(Shares([]int{2, 1}), []int{67, 33}) {
		t.Errorf("shares %v", shares)
	}
}

// A slide is made a vote, gets other answers, and a note.
func TestEditSlide(t *testing.T) {
	s, _ := voting(t)
	do := func(name, value string) Slide {
		s = CommandAction(name, value).reduce(s, nil)
		return Slides(s.Learning.Slides)[max(s.Learning.Edited, 1)-1]
	}
	before := s
	for _, name := range []string{"slide-vote", "slide-belief", "slide-note"} {
		if do(name, "append"); s != before {
			t.Errorf("%s changes a slide that is shown", name)
		}
	}
	do("slide", "0")
	do("slide-edit", "2")
	if got := do("slide-vote", ""); got.Vote != "append" || len(got.Options()) != 2 {
		t.Errorf("made a vote: %+v", got)
	}
	if got := do("slide-vote", ""); got.Vote != "" {
		t.Errorf("no vote again: %+v", got)
	}
	do("slide-edit", "1")
	if got := do("slide-belief", "project"); got.Vote != "rootadd,folder" {
		t.Errorf("taken away: %+v", got)
	}
	for _, id := range []string{"project", "append", "glue", "noslash", "nonsense"} {
		do("slide-belief", id)
	}
	if got := do("slide-note", " a&b=c "); got.Vote != "rootadd,folder,project,append" || got.Note != " a&b=c " || s.Learning.Edited != 1 {
		t.Errorf("changed: %+v", got)
	}
	for _, c := range []struct {
		name, value string
		chosen      int
	}{{"slide-move", "2 1", 1}, {"slide-move", "1 2", 2}, {"slide-move", "2 2", 2}, {"slide-move", "2 9", 2}, {"slide-drop", "2", 2}, {"slide-add", "", 2}, {"slide-move", "x", 2}} {
		if do(c.name, c.value); s.Learning.Chosen() != min(c.chosen, len(Slides(s.Learning.Slides))) {
			t.Errorf("after %s %s, slide %d is chosen", c.name, c.value, s.Learning.Chosen())
		}
	}
	if do("slide-edit", "3"); s.Learning.Edited != 2 {
		t.Errorf("slide %d of 2 is edited", s.Learning.Edited)
	}
}

// Each deck opens by its link and its button. What is voted on there has answers, each of another
// belief, and all that are named.
func TestDecks(t *testing.T) {
	for _, d := range lesson.Decks() {
		s, damaged := DecodePermalink(permalinkBegin+"&view=lesson&lesson=lecture&deck="+d.ID, Initial("en"))
		slides := Slides(s.Learning.Slides)
		if damaged || joinSlides(slides) != d.Slides || len(slides) < 3 {
			t.Errorf("%s: %s, damaged %v", d.ID, s.Learning.Slides, damaged)
		}
		added := CommandAction("deck", d.ID).reduce(s, nil)
		if len(Slides(added.Learning.Slides)) != 2*len(slides) {
			t.Errorf("%s is not added", d.ID)
		}
		for _, slide := range slides {
			if want := strings.Count(slide.Vote, ",") + 2; slide.Vote != "" && len(slide.Options()) != want {
				t.Errorf("%s: %+v has %d answers, want %d", d.ID, slide, len(slide.Options()), want)
			}
		}
	}
	for _, link := range []string{"deck=gone", "slide=a&vote=gone", "slide=a&vote=append,append", "slide=a&vote=userinfo"} {
		if _, damaged := DecodePermalink(permalinkBegin+"&view=lesson&lesson=lecture&"+link, Initial("en")); !damaged {
			t.Errorf("%s is not called damaged", link)
		}
	}
}
