package model

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/web/lesson"
)

// do returns a state after some actions.
func do(s State, actions ...Action) State {
	for _, a := range actions {
		s, _, _ = Reduce(s, nil, a)
	}
	return s
}

// What was typed in a view is there when it is shown again, whatever was done in the
// others, and with the step that was shown.
func TestTypedTextsAreNeverLost(t *testing.T) {
	type texts struct{ base, ref, text string }
	typed := map[string]texts{}
	s := Initial("en")
	for i, view := range ViewNames() {
		s = do(s, SetView{Name: view}, SetTexts{Base: "b:" + view, Ref: "r:" + view})
		if _, shown := s.Field("text"); shown {
			s = do(s, SetText{Text: "t:" + view})
		}
		if shown, _ := ViewNamed(view); shown.Link == 0 && i > 0 {
			view = FirstView()
		}
		typed[view] = texts{s.Base, s.Ref, s.Text}
	}
	if len(typed) != 6 {
		t.Fatalf("%d views have fields of their own", len(typed))
	}
	for range 2 {
		for _, view := range ViewNames() {
			s = do(s, SetView{Name: view})
			if want, ok := typed[view]; ok && (s.Base != want.base || s.Ref != want.ref) {
				t.Errorf("%s: %q and %q, not %q and %q", view, s.Base, s.Ref, want.base, want.ref)
			}
			if want := map[string]string{"extract": "t:extract", SafeView: "t:" + SafeView}[view]; want != "" && s.Text != want {
				t.Errorf("%s: %q", view, s.Text)
			}
		}
	}
}

// A step that is shown is still shown after a look at another view.
func TestStepIsKept(t *testing.T) {
	s := Initial("en")
	s.Steps = 20
	s = do(s, SelectStep{N: 7}, SetView{Name: "compare"})
	if s.Step != End {
		t.Errorf("another view is at step %d", s.Step)
	}
	if s = do(s, SetView{Name: "resolve"}); s.Step != 7 {
		t.Errorf("step %d", s.Step)
	}
}

// Where nothing was typed a view follows the target; where something was, it says that
// there is another one to take over.
func TestViewsTakeOverTheTarget(t *testing.T) {
	for view, want := range map[string][2]string{
		"relativize": {"http://A/b/", "http://A/%7e"},
		"compare":    {"http://A/%7e", "http://a/~"},
		"normalize":  {"http://A/b/", "http://A/%7e"},
	} {
		s := do(Initial("en"), SetView{Name: view}, SetView{Name: "resolve"}, SetTexts{Base: "http://A/b/", Ref: "../%7e"}, SetView{Name: view})
		if got := [2]string{s.Base, s.Ref}; got != want {
			t.Errorf("%s: %q, want %q", view, got, want)
		}
		if _, ok := s.TakesOver(); ok {
			t.Errorf("%s offers what it shows", view)
		}
		s = do(s, SetTexts{Base: "x:", Ref: "y:"}, SetView{Name: "resolve"}, SetView{Name: view})
		if target, ok := s.TakesOver(); s.Base != "x:" || !ok || target != "http://A/%7e" {
			t.Errorf("%s: %q, offers %q", view, s.Base, target)
		}
		if s = do(s, TakeOver{}); [2]string{s.Base, s.Ref} != want {
			t.Errorf("%s takes over %q and %q", view, s.Base, s.Ref)
		}
	}
	for _, link := range append(lesson.Suggested(), lesson.Example{Base: "no base", Ref: "x"}) {
		s := do(Initial("en"), SetTexts{Base: link.Base, Ref: link.Ref}, SetView{Name: "normalize"})
		if s.Ref != "eXAMPLE://a/./b/../b/%63/%7bfoo%7d" {
			t.Errorf("%+v: the normal forms open with %q", link, s.Ref)
		}
		s = do(s, SetTexts{Base: "", Ref: "x:"})
		if target, ok := s.TakesOver(); !ok || !strings.HasPrefix(target, "http") {
			t.Errorf("%+v: they offer to take over %q", link, target)
		}
	}
	if s := do(Initial("en"), SetTexts{Base: "", Ref: "../x"}, SetView{Name: "relativize"}); s.Ref != "https://example.com/docs/v2/guide/img/logo.png" {
		t.Errorf("without a target: %q and %q", s.Base, s.Ref)
	}
}

// The permalink of a view has its texts, and leaves those of the others alone.
func TestPermalinksOfViewsWithOwnFields(t *testing.T) {
	for _, view := range []string{"compare", "relativize", "normalize"} {
		s := do(Initial("en"), SetView{Name: view}, SetTexts{Base: "a:%2e", Ref: "b:%2E"})
		back, damaged := DecodePermalink(EncodePermalink(s), do(Initial("en"), SetTexts{Base: "http://mine/", Ref: "x"}))
		if damaged || back.View != view || back.Base != "a:%2e" || back.Ref != "b:%2E" {
			t.Errorf("%s opens with %q and %q", EncodePermalink(s), back.Base, back.Ref)
		}
		if back = do(back, SetView{Name: "resolve"}); back.Base != "http://mine/" || back.Ref != "x" {
			t.Errorf("%s: the resolution is of %q and %q", view, back.Base, back.Ref)
		}
	}
	for link, want := range map[string]string{"v=1&base=a:&ref=b&view=extract&text=": "", "v=1&view=extract&text=x": "x"} {
		if s, _ := DecodePermalink(link, Initial("en")); s.Text != want {
			t.Errorf("%s: %q", link, s.Text)
		}
	}
	if s, _ := DecodePermalink("v=1&base=a:&ref=b&view=extract&text=", Initial("en")); !slices.Equal([]string{s.Base, s.Ref}, []string{"a:", "b"}) {
		t.Errorf("%q and %q", s.Base, s.Ref)
	}
}

// The page of a visitor's own link is the one whose links are checked next, unless there is another.
func TestPageGoesAlong(t *testing.T) {
	for _, c := range []struct{ base, ref, given, want string }{
		{"https://own.example/a/", "../x.png", "", "https://own.example/a/"},
		{"https://own.example/a/", "../x.png", "https://given.example/", "https://given.example/"},
		{lesson.First().Base, lesson.First().Ref, "", ""}, // the sample
		{"no base", "x", "", ""},
	} {
		panels := &Panels{Links: NewLinkPanel()}
		s := Initial("en")
		s.Base, s.Ref, s.LinkPanel.Retrieval = c.base, c.ref, c.given
		s, _, _ = Reduce(s, panels, ChooseView{Name: LinksView})
		if got := s.LinkPanel.Retrieval; got != c.want {
			t.Errorf("%q from %q: the page is %q, want %q", c.ref, c.base, got, c.want)
		}
	}
}
