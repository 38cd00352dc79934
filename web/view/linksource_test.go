package view_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// answer gives a session the pieces of the source that its effects ask for, and reports
// how many there are.
func answer(s *play.Session, source string, effects []model.Effect) (asked int) {
	for _, e := range effects {
		if e, ok := e.(model.AskSource); ok {
			var texts []string
			for _, span := range e.Spans {
				texts = append(texts, source[span.Start:span.End])
			}
			asked = len(texts)
			s.Do(model.SourceRead{Spans: e.Spans, Texts: texts})
		}
	}
	return asked
}

// said returns the marked lines, with what is marked in brackets.
func said(m *page.Marks) string {
	var b strings.Builder
	for _, l := range m.Lines {
		fmt.Fprintf(&b, "%d:", l.Line)
		for _, p := range l.Pieces {
			if p.Class == "" {
				b.WriteString(p.Text)
			} else {
				b.WriteString("[" + p.Text + "|" + strings.TrimPrefix(p.Class, "level-") + "]")
			}
		}
		b.WriteString("\n")
	}
	return b.String()
}

// The links are marked in the source; choosing one in the list marks it there, and
// choosing one there shows it in the list.
func TestLinksAreMarkedInTheSource(t *testing.T) {
	source := "See http://a/b and javascript:x too.\nNothing here.\nhttp://a/%zz"
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SourceChanged{})
	effects := s.Do(model.SourceText{Text: source, ReadAs: model.ReadAs{Format: "text", By: "nothing"}})
	for more := true; more; {
		more = false
		answer(s, source, effects)
		for _, e := range effects {
			if _, ok := e.(model.RequestWork); ok {
				effects, more = s.Do(model.Work{}), true
				break
			}
		}
	}
	if got, want := said(s.Page().Marks), "0:See [http://a/b|none]\n2:[http://a/%zz|warning]\n"; got != want {
		t.Fatalf("marked %q, want %q", got, want)
	}
	effects = s.Do(model.CommandAction("links-open", "1"))
	if got := said(s.Page().Marks); !strings.Contains(got, "[http://a/%zz|warning now]") {
		t.Errorf("the chosen link is not marked: %q", got)
	}
	if e, ok := effects[0].(model.RevealChosen); !ok || e.Line != 3 {
		t.Errorf("it is not shown in the source: %+v", effects)
	}
	for place, want := range map[[2]int]int{{1, 5}: 1, {1, 15}: 1, {1, 4}: 1, {2, 1}: 1, {3, 1}: 2, {3, 9}: 2, {99, 1}: 2} {
		if s.Do(model.CommandAction("links-open", "0")); want == 2 {
			s.Do(model.CommandAction("links-open", "1"))
		}
		s.Do(model.ChooseAt{Line: place[0], Column: place[1]})
		if got := s.State().LinkPanel.Chosen; got != want {
			t.Errorf("at %v link %d is chosen, want %d", place, got, want)
		}
	}
}

// Only what can be seen of a long source is asked for, however many links there are.
func TestMarksAreWindowed(t *testing.T) {
	refs := make([]string, 50_000)
	for i := range refs {
		refs[i] = fmt.Sprintf("x%d", i)
	}
	source := strings.Join(refs, "\n")
	s := linkPanelOf(t, "en", "http://a/", refs...)
	effects := s.Do(model.ScrollSource{Line: 40_000})
	if n := answer(s, source, effects); n == 0 || n > 200 {
		t.Errorf("%d pieces are asked for", n)
	}
	if got := said(s.Page().Marks); !strings.Contains(got, "40000:[x40000|none]\n") || !strings.Contains(got, "40040:[x40040|") {
		t.Errorf("marked %.200q", got)
	}
	if again := s.Do(model.ScrollSource{Line: 40_005}); again != nil {
		t.Errorf("what is there is asked for again: %d", len(again))
	}
	s.Do(model.ChooseAt{Line: 40_001, Column: 1})
	if panel := s.State().LinkPanel; panel.Chosen != 40_001 || panel.Scroll > 40_000*page.LinkHeight || panel.Scroll < 39_980*page.LinkHeight {
		t.Errorf("chosen %d, the list at %d", panel.Chosen, panel.Scroll)
	}
	long := strings.Repeat("see http://a/b ", 5000)
	s = linkPanelOf(t, "en", "http://a/", long)
	if n := answer(s, long, s.Do(model.CommandAction("links-open", "0"))); n == 0 || n > 600 {
		t.Errorf("%d pieces of one line are asked for", n)
	}
}

// What a target begins with, and its last segments, by which targets are told apart, are
// runs of their own that stay in sight; together the runs are the target.
func TestEndsOfTargetsStayInSight(t *testing.T) {
	long := "../" + strings.Repeat("b/", 50) + "install.html?x"
	s := linkPanelOf(t, "en", "https://example.com/docs/v2/guide/install/", "../img/logo.png", "x:y", long)
	for i, want := range [][]string{
		{"https://example.com", "/docs/v2", "/guide/img/logo.png"},
		nil,
		{"https://example.com", "/docs/v2/guide/" + strings.Repeat("b/", 47) + "b", "/b/b/install.html?x"},
	} {
		c := tablesOf(s.Page())[0].Rows[i].Cells[2]
		var runs []string
		for _, r := range c.Runs {
			runs = append(runs, r.Text)
		}
		if !slices.Equal(runs, want) || want != nil && (strings.Join(runs, "") != c.Text || c.Title != c.Text) {
			t.Errorf("%q, %+v", runs, c)
		}
	}
}
