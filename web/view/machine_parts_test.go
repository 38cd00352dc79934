package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// At the end the machine shows the whole target, which text gave each component, and what
// of the two paths was dropped on the way.
func TestMachineEndsWithTheTarget(t *testing.T) {
	for _, c := range []struct{ base, ref, target, givers, basePath, refPath string }{
		{"https://example.com/docs/v2/guide/install/", "../img/logo.png", "https://example.com/docs/v2/guide/img/logo.png",
			"page|page|page + link||", "/docs/v2/guide[/install/]", "[..]/img/logo.png"},
		{"http://a/b/c/d;p?q", "../../../../g", "http://a/g", "page|page|link||", "[/b/c/d;p]", "[../../../..]/g"},
		{"http://a/b/c/d;p?q", "?y", "http://a/b/c/d;p?y", "page|page|page|link|", "/b/c/d;p", ""},
		{"http://a/b", "/c/./d#s", "http://a/c/d#s", "page|page|link||link", "/b", "/c[/.]/d"},
		{"http://a/b", "g:h", "g:h", "link||link||", "/b", "h"},
	} {
		s := sessionOf(c.base, c.ref)
		s.Do(model.MoveStep{Where: "last"})
		m := machineOf(s)
		target, givers := "", []string{}
		for _, chip := range laneNamed(m, "target").Chips {
			target += chip.Before + chip.Text() + chip.After
		}
		for _, chip := range laneNamed(m, "from").Chips {
			givers = append(givers, chip.Before)
		}
		basePath, refPath := laneNamed(m, "base").Chips[2], laneNamed(m, "ref").Chips[2]
		got := []string{target, strings.Join(givers, "|"), bracketed(basePath), bracketed(refPath)}
		for i, want := range []string{c.target, c.givers, c.basePath, c.refPath} {
			if got[i] != want {
				t.Errorf("%s + %s: %q, want %q", c.base, c.ref, got[i], want)
			}
		}
		if !m.Complete {
			t.Errorf("%s + %s: not said to be complete", c.base, c.ref)
		}
		if s.Do(model.MoveStep{Where: "back"}); machineOf(s).Complete {
			t.Errorf("%s + %s: complete before the end", c.base, c.ref)
		}
	}
}

// bracketed returns the text of a chip, with what was dropped in brackets.
func bracketed(chip page.Chip) string {
	text := ""
	for _, run := range chip.Runs {
		if run.From == "dropped" {
			run.Text = "[" + run.Text + "]"
		}
		text += run.Text
	}
	return text
}

// Without a base URI each part of the screen says what that means there, and none repeats
// another.
func TestWithoutABaseURI(t *testing.T) {
	for _, base := range []string{"", "foo/bar", "//host/x"} {
		s := sessionOf(base, "x")
		panes := s.Page().Body.(*page.ResolveBody)
		said := []string{panes.Target.None, panes.Player.Say, panes.Steps.Sections[0].Note, panes.Trace.Note}
		for i, text := range said {
			if text == "" || slices.Contains(said[:i], text) {
				t.Errorf("%q: said %q", base, said)
			}
		}
		for _, g := range panes.Steps.Sections[1:3] {
			if g.Note != panes.Trace.Note {
				t.Errorf("%q: %s says %q", base, g.Title, g.Note)
			}
		}
		if missing := laneNamed(panes.Machine, "base").Chips[0].State; missing != "missing" {
			t.Errorf("%q: the slot of the scheme, of which the sentence speaks, is %q", base, missing)
		}
	}
}

// A sentence speaks of the slot only where a machine shows it.
func TestSlotIsBesideItsSentence(t *testing.T) {
	for _, pair := range model.Comparisons() {
		s := sessionOf("foo/bar", "x")
		s.Do(model.SetView{Name: "runs"})
		s.Do(model.SetComparison{Name: pair})
		if say := s.Page().Player().Say; strings.Contains(say, "“?”") {
			t.Errorf("%s: %q", pair, say)
		}
	}
}

// Whatever the paths, chips lose nothing of them, and what they keep is what the target
// has of them.
func TestMachineKeepsWhatTheTargetHas(t *testing.T) {
	ofManyPaths(t, 53, checkKept)
}

func checkKept(t *testing.T, base, ref string) {
	t.Helper()
	resolution := core.Resolve(base, ref, core.RFC3986, core.Options{})
	if !resolution.Done || !page.IsPlain(base+ref) || len(base) > 48 || len(ref) > 48 {
		return
	}
	s := sessionOf(base, ref)
	s.Do(model.MoveStep{Where: "last"})
	m, kept, want := machineOf(s), map[string]string{}, map[string]string{}
	path := resolution.Target.Part("path")
	for _, o := range resolution.Provenance {
		if o.Target.Start >= path.Start && o.Target.End <= path.End && !o.Made() {
			want[sourceLetter[o.Text]] += o.Target.In(resolution.Target.Text)
		}
	}
	for _, source := range []*core.Analysis{&resolution.Base, &resolution.Ref} {
		name := map[bool]string{true: "base", false: "ref"}[source == &resolution.Base]
		chip := laneNamed(m, name).Chips[2]
		if chip.Text() != source.Part("path").In(source.Text) {
			t.Fatalf("%q + %q: the path of the %s is %q", base, ref, name, chip.Text())
		}
		if chip.State != "left" {
			for _, run := range chip.Runs {
				if run.From != "dropped" {
					kept[name] += run.Text
				}
			}
		}
		if kept[name] != want[name] {
			t.Fatalf("%q + %q: %q of the %s is kept, want %q", base, ref, kept[name], name, want[name])
		}
	}
}
