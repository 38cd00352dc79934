package view_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// compared returns a session that compares two texts, and its picture.
func compared(t *testing.T, lang, a, b string) (*play.Session, *page.Ladder) {
	t.Helper()
	s := newSession(model.Initial(lang))
	s.Do(model.SetView{Name: "compare"})
	s.Do(model.SetTexts{Base: a, Ref: b})
	body, ok := s.Page().Body.(*page.TablesBody)
	if !ok || body.Ladder == nil {
		t.Fatalf("%q and %q: no picture", a, b)
	}
	return s, body.Ladder
}

// stays returns what a text on a rung is, without what is gone.
func stays(runs []page.LadderRun) (text string) {
	for _, r := range runs {
		if r.Change != "gone" {
			text += r.Text
		}
	}
	return text
}

// marked returns what is said to have changed.
func marked(runs []page.LadderRun) (list []string) {
	for _, r := range runs {
		if r.Change != "" {
			list = append(list, r.Change+" "+r.Text)
		}
	}
	return list
}

// What changed on each rung is marked, and what still differs is counted.
func TestLadderClimbed(t *testing.T) {
	_, l := compared(t, "en", "HTTP://Example.com:80/%7esmith/a/../home.html", "http://EXAMPLE.com/%7Esmith/home.html")
	if l.Answer != "The same URI once the scheme’s own rules count (§6.2.3)." || stays(l.Form) != "http://example.com/~smith/home.html" || l.Part != "" {
		t.Errorf("%q, %+v, %q", l.Answer, l.Form, l.Part)
	}
	var got []string
	for _, r := range l.Rungs {
		got = append(got, fmt.Sprintf("%s|%s|%s|%s|%s", r.Class, r.Name, r.Differ, strings.Join(marked(r.Sides[0].Runs), ","), strings.Join(marked(r.Sides[1].Runs), ",")))
	}
	want := []string{
		"meets|scheme||gone :80|",
		"|dot segments|differs: port|gone a/../|",
		"|percent-encoding|differing parts: 2|new ~|new ~",
		"|case|differing parts: 2|new http,new e,new E|new example",
		"|as written|differing parts: 4||",
	}
	if !slices.Equal(got, want) {
		t.Errorf("rungs:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if len(l.Above) != 1 || l.Above[0].Class != "never" || l.Above[0].Section != "§6.2.4" {
		t.Errorf("above: %+v", l.Above)
	}
	if side := l.Rungs[1].Sides[1]; side.Runs != nil || side.Why != "unchanged" {
		t.Errorf("what does not change: %+v", side)
	}
}

// What keeps two apart in the end is shown of each, also where one has no such part.
func TestLadderThatNeverMeets(t *testing.T) {
	for _, c := range []struct{ a, b, part, left, right string }{
		{"http://a/~smith", "HTTP://a/~Smith", "path", "/~s|mith", "/~S|mith"},
		{"http://a/b?c", "http://a/b", "query", "c", "undefined"},
		{"http://a/b?", "http://a/b?c", "query", "empty", "c"},
		{"http://a:81/", "http://a/", "port", "81", "undefined"},
		{"http://a/é", "http://a/è", "path", "/é", "/è"},
		{"", "a", "path", "empty", "a"},
	} {
		_, l := compared(t, "en", c.a, c.b)
		if l.Part != c.part || l.Form != nil || !strings.Contains(l.Answer, c.part) {
			t.Errorf("%s, %s: %q, %+v, %q", c.a, c.b, l.Part, l.Form, l.Answer)
		}
		for i, want := range []string{c.left, c.right} {
			if got := stays(l.Apart[i]); got != strings.ReplaceAll(want, "|", "") {
				t.Errorf("%s, %s: side %d is %q, want %q", c.a, c.b, i, got, want)
			}
		}
		for _, r := range l.Rungs {
			if r.Class != "" || r.Differ == "" {
				t.Errorf("%s, %s: %+v", c.a, c.b, r)
			}
		}
	}
}

// The picture says on each rung what the core says: its texts, and where they meet.
func TestLadderSaysWhatTheCoreSays(t *testing.T) {
	texts := []string{
		"", "a", "A", "%41", "http://a", "http://a/", "HTTP://A:80/", "http://a:/./b/../", "http://a/b/../b2", "http://a/x/./y/../../é", "http://u@a", "http://a/%2e%2e/b",
		"mailto:Joe@Example.com", "mailto:Joe@EXAMPLE.COM", "urn:Example:a", "URN:example:a?+b", "file:/a", "file://localhost/a", "file:///a",
		"http://[::1/", "http://a b/", "//a:x/", "a:b:c", "?%7e", "#%7E", "http://a/" + strings.Repeat("é/../", 90),
	}
	for _, lang := range locales.Languages() {
		for _, a := range texts {
			for _, b := range texts {
				s, l := compared(t, lang, a, b)
				c := core.Compare(a, b, core.RFC3986)
				name := fmt.Sprintf("%s, %.30q, %.30q", lang, a, b)
				if len(l.Rungs)+len(l.Above) != len(core.Ladder()) || s.Page().Heading != l.Answer || l.Answer == "" || l.Say == "" {
					t.Fatalf("%s: %+v", name, l)
				}
				if (l.Form != nil) != c.Equivalent() || c.Equivalent() && (l.Rungs[0].Class != "meets" || l.Rungs[0].Name != locales.For(lang).Get("ladder."+c.Rung.Rule().Key)) {
					t.Errorf("%s: %+v, the core says %v", name, l.Rungs[0], c.Rung)
				}
				for side, text := range []string{a, b} {
					n := core.Normalize(text, core.RFC3986, core.LevelScheme)
					for i := range l.Rungs {
						rung := l.Rungs[len(l.Rungs)-1-i]
						if want := n.Trace.Texts[i]; rung.Sides[side].Runs != nil && len(want) < 200 && stays(rung.Sides[side].Runs) != page.Visible(want) {
							t.Errorf("%s: side %d of rung %d is %q, want %q", name, side, i, stays(rung.Sides[side].Runs), want)
						} else if rung.Sides[side].Runs == nil && i > 0 && want != n.Trace.Texts[i-1] {
							t.Errorf("%s: side %d of rung %d does not say that it changed", name, side, i)
						}
						if (rung.Differ == "") != (rung.Class == "meets") {
							t.Errorf("%s: rung %d: %+v", name, i, rung)
						}
					}
				}
			}
		}
	}
}

// Who reads it learns what climbing costs, unless there is nothing to climb or no rung helps.
func TestWhatClimbingCosts(t *testing.T) {
	words := locales.For("en")
	for _, c := range []struct{ a, b, say string }{
		{"http://a/", "HTTP://a", words.Get("compare.cost")},
		{"http://a/", "http://a/", words.Get("compare.identical")},
	} {
		if _, l := compared(t, "en", c.a, c.b); l.Say != c.say {
			t.Errorf("%s, %s: %q", c.a, c.b, l.Say)
		}
	}
	if _, l := compared(t, "en", "urn:example:a", "urn:example:a?+b"); !strings.Contains(l.Say, "RFC 8141") {
		t.Errorf("%q", l.Say)
	}
	s := newSession(model.Initial("en"))
	s.Do(model.SetView{Name: "compare"})
	s.Do(model.SetTexts{Base: "http://a/" + strings.Repeat("b", 5000), Ref: "http://a/"})
	if body := s.Page().Body.(*page.TablesBody); body.Ladder != nil || body.Tables[0].Note == "" {
		t.Errorf("a long text: %+v", body)
	}
}
