package model

import (
	"strings"
	"testing"
)

// What is expected stays while the link is changed, and is of no other link.
func TestExpectedStaysWithItsLink(t *testing.T) {
	before := Initial("en")
	before.Expect = Expect{Target: "/docs/", Went: "https://example.com/docs/x"}
	kept := before.Expect
	for _, c := range []struct {
		action Action
		want   Expect
	}{
		{SetExpected{Target: "…/a"}, Expect{Target: "…/a", Went: kept.Went}},
		{SetWent{}, Expect{Target: kept.Target}},
		{SetTexts{Base: "http://a/", Ref: "b"}, kept},
		{ApplyTargetFix{Base: "http://a/", Ref: "b"}, kept},
		{SetView{Name: "parse"}, kept},
		{ShowPlaces{Base: before.Base, Ref: before.Ref}, kept},
		{ShowPlaces{Base: before.Base, Ref: "other"}, Expect{}},
		{ShowResolution{Base: "http://a/", Ref: "b"}, Expect{}},
		{OpenExample{ID: "rfc"}, Expect{}},
		{OpenPermalink{Fragment: "v=1&base=http://a/&ref=b"}, Expect{}},
		{OpenPermalink{Fragment: "v=1&base=http://a/&ref=b&expect=/%E2%80%A6&went=http://a/c"}, Expect{Target: "/…", Went: "http://a/c"}},
	} {
		after, _, _ := Reduce(before, nil, c.action)
		if after.Expect != c.want {
			t.Errorf("%T: %+v, want %+v", c.action, after.Expect, c.want)
		}
	}
}

// The permalink has what is expected in the views that say something of it. A remedy leaves an entry
// in the history of the browser, by which the link comes back.
func TestExpectedInPermalinks(t *testing.T) {
	s := Initial("en")
	s, _, effects := Reduce(s, nil, SetExpected{Target: "/a&b"})
	if link := EncodePermalink(s); !strings.HasSuffix(link, "&expect=/a%26b") || len(effects) != 1 || effects[0] != (SetHash{}) {
		t.Errorf("%s, %v", link, effects)
	}
	leaving := EncodePermalink(s)
	_, _, effects = Reduce(s, nil, CommandAction("remedy", "http://a/\nb"))
	if len(effects) == 0 || effects[0] != (SetHash{Leaving: leaving}) {
		t.Errorf("%v", effects)
	}
	for _, view := range ViewNames() {
		s := s.opened(view)
		known, _ := ViewNamed(view)
		if strings.Contains(EncodePermalink(s), "expect=") != known.Expects || s.Expect.Target == "" {
			t.Errorf("%s: %s", view, EncodePermalink(s))
		}
	}
}

// A slide has where its link was expected to lead, and opens with it.
func TestExpectedOnSlides(t *testing.T) {
	s := Initial("en").opened(LessonView)
	s.Learning.Lesson = "lecture"
	s.Expect.Target = "/x&y"
	s, _, _ = Reduce(s, nil, CommandAction("slide-add", ""))
	link := EncodePermalink(s)
	again, damaged := DecodePermalink(link, Initial("en"))
	slides := Slides(again.Learning.Slides)
	if damaged || len(slides) != 1 || slides[0].Expected != "/x&y" || slides[0].B != s.Ref {
		t.Errorf("%s: %+v, damaged %v", link, slides, damaged)
	}
	again, _, _ = Reduce(again, nil, CommandAction("slide-run", ""))
	if again.Expect != (Expect{Target: "/x&y"}) || again.Base != s.Base || again.Ref != s.Ref || again.View != FirstView() {
		t.Errorf("%+v", again)
	}
}
