package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// through returns the table of the documents over a link.
func through(t *testing.T, s *play.Session, base, ref string) *page.Table {
	t.Helper()
	s.Do(model.SetView{Name: model.DialectsView})
	s.Do(model.SetTexts{Base: base, Ref: ref})
	return tablesByID(s.Page())["through"]
}

// Each document says what it answers; equal answers are joined, and each that moved says
// by which rule, at the step that a click opens.
func TestRulesThroughTime(t *testing.T) {
	order := []core.Dialect{core.RFC1630, core.RFC1738, core.RFC1808, core.RFC2396, core.RFC3986, core.URL}
	links := lesson.Through()
	for _, c := range vectors.History() {
		links = append(links, lesson.Example{Base: c.Base, Ref: c.Ref})
	}
	for _, lang := range locales.Languages() {
		words := builtIn.For(lang)
		s := newSession(opening(lang))
		for _, link := range links {
			table := through(t, s, link.Base, link.Ref)
			checkWords(t, link.Ref, table)
			before := core.RFC1630
			for i, d := range order {
				row, r := table.Rows[i], core.Resolve(link.Base, link.Ref, d, core.Options{})
				row.Class = strings.TrimSuffix(row.Class, " joined") // has a test of its own
				if d == core.RFC1738 {
					if row.Class != "silent" {
						t.Errorf("%s + %s: RFC 1738 answers %q", link.Base, link.Ref, row.Cells[1].Text)
					}
					continue
				}
				p := core.FindDivergence(link.Base, link.Ref, before, d, core.Options{}, nil)
				change, step := p.RuleChange()
				switch {
				case d != core.RFC1630 && p.Same:
					if row.Class != "same" || row.Cells[2].Text != "" {
						t.Errorf("%s + %s, %s: %+v", link.Base, link.Ref, d, row)
					}
				case r.Done && len(r.Target.Text) < 80 && page.Visible(r.Target.Text) == r.Target.Text && row.Cells[1].Text != r.Target.Text:
					t.Errorf("%s + %s, %s: %q, want %q", link.Base, link.Ref, d, row.Cells[1].Text, r.Target.Text)
				case d != core.RFC1630 && (row.Class != "moved" || row.Cells[2].Text != words.Get("change."+change.String())):
					t.Errorf("%s + %s, %s: %s, %q", link.Base, link.Ref, d, row.Class, row.Cells[2].Text)
				}
				before = d
				if lang != "en" || row.Class == "same" {
					continue
				}
				opened := newSession(s.State())
				click(opened, row.Cells[0].Command)
				state := opened.State()
				if state.View != "resolve" || state.Dialects.Dialect != d || state.Base != link.Base || state.Ref != link.Ref ||
					step >= 0 && d != core.RFC1630 && state.Done() != step+1 {
					t.Errorf("%s + %s, %s opens %s by %s at step %d, want %d", link.Base, link.Ref, d, state.View, state.Dialects.Dialect, state.Done(), step+1)
				}
			}
		}
	}
}

// The line is thick from a row to the next one that answers the same.
func TestRulesThroughTimeAreJoined(t *testing.T) {
	s := newSession(opening("en"))
	for _, c := range []struct{ base, ref, want string }{
		{"http://a/b/c", "d", "first joined, silent joined, same joined, same joined, same joined, same"},
		{"http://a/b/c", "?y", "first, silent, moved, moved, moved joined, same"},
		{"http://a/b/c", "../../../g", "first joined, silent joined, same joined, same, moved joined, same"},
	} {
		var got []string
		for _, row := range through(t, s, c.base, c.ref).Rows[:6] {
			got = append(got, row.Class)
		}
		if got := strings.Join(got, ", "); got != c.want {
			t.Errorf("%s + %s: %s, want %s", c.base, c.ref, got, c.want)
		}
	}
}

// Cold, the view opens with a link over which most documents part; after another link
// was typed, with that one, which stays as it is in the resolution.
func TestThroughTimeOpens(t *testing.T) {
	s := newSession(model.Initial("en"))
	s.Do(model.SetView{Name: model.DialectsView})
	moved := 0
	for _, row := range tablesByID(s.Page())["through"].Rows {
		if strings.HasPrefix(row.Class, "moved") {
			moved++
		}
	}
	first := lesson.Through()[0]
	if state := s.State(); state.Base != first.Base || state.Ref != first.Ref || moved < 4 {
		t.Errorf("%s + %s, %d answers move", state.Base, state.Ref, moved)
	}
	if s.Do(model.SetView{Name: "resolve"}); s.State().Ref != lesson.First().Ref {
		t.Errorf("the resolution has %q", s.State().Ref)
	}
	s.Do(model.SetTexts{Base: "http://a/b", Ref: "mine"})
	if s.Do(model.SetView{Name: model.DialectsView}); s.State().Ref != "mine" {
		t.Errorf("%q, not what was typed", s.State().Ref)
	}
}

// The libraries stand beside what they answered, each once, and those whose answer is in
// no document at the end.
func TestLibrariesThroughTime(t *testing.T) {
	s := newSession(opening("en"))
	recorded := vectors.Recorded()
	for i, e := range lesson.Through() {
		link := recorded.Links[i]
		if link.Base != e.Base || link.Ref != e.Ref {
			t.Fatalf("recorded %s + %s, not %s + %s: go run ./tests/recordanswers", link.Base, link.Ref, e.Base, e.Ref)
		}
		table := through(t, s, e.Base, e.Ref)
		beside := map[string]string{} // the answer that each library stands beside
		for _, row := range table.Rows {
			for _, name := range strings.Split(row.Cells[3].Text, " · ") {
				if name != "" && beside[name] != "" {
					t.Errorf("%s + %s: %s stands twice", e.Base, e.Ref, name)
				}
				beside[name] = row.Cells[1].Text
			}
		}
		for _, library := range recorded.Libraries {
			version, _, _ := strings.Cut(library.Version, "-")
			want, said := link.Answers[library.ID], beside[library.Name+" "+version]
			if said == "" || want != nil && said != *want {
				t.Errorf("%s + %s: %s stands beside %q, and answered %v", e.Base, e.Ref, library.Name, said, want)
			}
		}
	}
	if table := through(t, s, "http://a/b", "mine"); slices.ContainsFunc(table.Rows, func(r *page.TableRow) bool { return r.Cells[3].Text != "" }) {
		t.Errorf("libraries have answers that were not recorded: %+v", table.Rows)
	}
}

// This browser should answer as the URL Standard; where it does not, that is said.
func TestBrowserThroughTime(t *testing.T) {
	for _, c := range []struct {
		says  model.BrowserResult
		class string
	}{
		{model.BrowserResult{Text: "http://a/g"}, "yours same"},
		{model.BrowserResult{Text: `http://a/b/\g`}, "yours moved"},
		{model.BrowserResult{Refused: true}, "yours moved"},
	} {
		s := newSession(opening("en"))
		through(t, s, "http://a/b/c", `\g`)
		s.Do(c.says)
		rows := tablesByID(s.Page())["through"].Rows
		last := rows[6]
		if last.Class != c.class || strings.Contains(last.Cells[2].Text, "departs") != (c.class == "yours moved") {
			t.Errorf("%+v: %s, %q", c.says, last.Class, last.Cells[2].Text)
		}
	}
}
