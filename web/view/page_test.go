package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

func pageOf(t *testing.T, lang, base, ref string, actions ...model.Action) page.Page {
	t.Helper()
	s := newSession(opening(lang))
	s.Do(model.SetTexts{Base: base, Ref: ref})
	for _, a := range actions {
		s.Do(a)
		if _, opened := a.(model.SetView); opened { // whose fields are its own
			s.Do(model.SetTexts{Base: base, Ref: ref})
		}
	}
	return s.Page()
}

func targetText(p page.Page) string {
	text := ""
	for _, piece := range panesOf(p).Target.Pieces {
		text += piece.Text
	}
	return text
}

// The first view is the example of the design, worked out.
func TestFirstView(t *testing.T) {
	p := newSession(opening("en")).Page()
	if got := targetText(p); got != "http://a/g" {
		t.Errorf("target %q", got)
	}
	want := []string{"1: | | /b/c/../../g", "2E: | /b | /c/../../g", "2E: | /b/c | /../../g",
		"2C: | /b | /../g", "2C: |  | /g", "2E: | /g | "}
	if len(panesOf(p).Trace.Rows) != len(want) {
		t.Fatalf("%d rows", len(panesOf(p).Trace.Rows))
	}
	for i, row := range panesOf(p).Trace.Rows {
		if got := row.Cells[1].Text + " | " + row.Cells[2].Text + " | " + row.Cells[3].Text; strings.ReplaceAll(got, "  ", " ") != strings.ReplaceAll(want[i], "  ", " ") {
			t.Errorf("row %d: %q, want %q", i, got, want[i])
		}
	}
	for _, check := range p.Checks[:2] {
		if check.Tone != "good" || len(check.Faults) > 0 {
			t.Errorf("%v", check)
		}
	}
}

// Every example of §5.4 shows its target, in runs that have an origin.
func TestTargetsOfSection54(t *testing.T) {
	for _, c := range vectors.Resolve() {
		if !strings.HasPrefix(c.Source, "RFC 3986 5.4") || !c.Strict {
			continue
		}
		p := pageOf(t, "en", c.Base, c.Ref)
		if got := targetText(p); got != c.Target {
			t.Errorf("%q: %q, want %q", c.Ref, got, c.Target)
		}
		for _, piece := range panesOf(p).Target.Pieces {
			if piece.From == "" || piece.Title == "" {
				t.Errorf("%q: %v has no origin", c.Ref, piece)
			}
		}
		bracketed := 0
		for _, b := range panesOf(p).Target.Brackets {
			bracketed += b.Pieces
			if (b.From == "made") != (b.Label == "") || b.Pieces == 0 {
				t.Errorf("%q: bracket %v", c.Ref, b)
			}
		}
		if bracketed != len(panesOf(p).Target.Pieces) {
			t.Errorf("%q: %d pieces in brackets", c.Ref, bracketed)
		}
	}
}

// Undefined, empty and present are told apart in every column.
func TestStatesOfComponents(t *testing.T) {
	p := pageOf(t, "en", "http://u@h:/p?#f", "?")
	want := map[string][3]string{
		"scheme":   {"present", "undefined", "present"},
		"userinfo": {"present", "undefined", "present"},
		"port":     {"empty", "undefined", "empty"},
		"path":     {"present", "empty", "present"},
		"query":    {"empty", "empty", "empty"},
		"fragment": {"present", "undefined", "undefined"},
	}
	for _, row := range page.ComponentsOf(p.Body).Rows {
		if w, ok := want[row.Component]; ok && w != [3]string{row.Cells[1].State, row.Cells[2].State, row.Cells[3].State} {
			t.Errorf("%s: %s %s %s, want %v", row.Component, row.Cells[1].State, row.Cells[2].State, row.Cells[3].State, w)
		}
	}
}

// The numbers of the steps run from 1 without a gap, in each branch of §5.2.2.
func TestStepsAreNumberedInOrder(t *testing.T) {
	for _, c := range resolveCases() {
		p := pageOf(t, "en", c.Base, c.Ref)
		seen := map[string]bool{}
		for _, section := range stepsOf(p).Sections {
			for _, line := range section.Rows {
				if strings.HasPrefix(line.Class, "line ran") {
					seen[line.Cells[0].Text] = true
				}
			}
		}
		resolution := core.Resolve(c.Base, c.Ref, core.RFC3986, core.Options{})
		ran := map[string]bool{} // the steps of §5.2.4 count as one
		for _, s := range resolution.Trace.Steps {
			if s.Rule.Section == "5.2.4" {
				ran[s.Rule.Section] = true
			} else {
				ran[s.Rule.Key] = true
			}
		}
		if len(seen) != len(ran) {
			t.Fatalf("%q + %q: %d numbers are shown of %d", c.Base, c.Ref, len(seen), len(ran))
		}
	}
}

// Whatever is typed, there is a page in every language without a gap in words.
func TestPageHasWordsForEverything(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, text := range vectors.HardTexts() {
			p := pageOf(t, lang, text, text)
			for _, check := range p.Checks[:2] {
				noKeys(t, check.Verdict, check.More)
				for _, f := range check.Faults {
					noKeys(t, f.Message, f.Where)
				}
			}
			for _, n := range panesOf(p).Target.Notes {
				noKeys(t, n.Message)
			}
		}
	}
}

func noKeys(t *testing.T, texts ...string) {
	t.Helper()
	for _, text := range texts {
		for _, prefix := range []string{"fault.", "part.", "in.", "kind.", "verdict.", "{", "quote"} {
			if strings.HasPrefix(text, prefix) || strings.Contains(text, " "+prefix) {
				t.Errorf("no words in %q", text)
			}
		}
	}
}

func TestIncompleteIsNoError(t *testing.T) {
	check := pageOf(t, "en", "http://a/", "http://[::").Checks[1]
	if check.Tone != "open" || len(check.Faults) != 0 {
		t.Errorf("%v", check)
	}
}

func TestBaseWithoutSchemeHasNoTarget(t *testing.T) {
	p := pageOf(t, "en", "/a/b", "g")
	if panesOf(p).Target.None == "" || len(panesOf(p).Target.Pieces) > 0 || p.Checks[0].Tone != "bad" {
		t.Errorf("%v %v", panesOf(p).Target, p.Checks[0])
	}
}

// Beside a page without a scheme, its field and the reasons offer the same address, in either language.
func TestBaseWithoutSchemeIsCompleted(t *testing.T) {
	for base, want := range map[string]string{
		"example.com/docs/a": "https://example.com/docs/a", "www.example.com": "https://www.example.com", "//example.com/a": "https://example.com/a",
		"localhost/x": "http://localhost/x", "127.0.0.1/x": "http://127.0.0.1/x", "//localhost:3000/x": "http://localhost:3000/x",
		"/docs/a": "https://example.com/docs/a", "docs/a": "https://example.com/docs/a",
	} {
		for _, lang := range locales.Languages() {
			p := pageOf(t, lang, base, "../x")
			reasons := panesOf(p).Target.Reasons
			if len(reasons) != 1 || reasons[0].Base != want || reasons[0].Write != want || p.Checks[0].Faults[0].Fix.With != want {
				t.Errorf("%s: %q: %+v, at the field %+v, want %s", lang, base, reasons, p.Checks[0].Faults, want)
			}
		}
	}
}

// Without a page to start from, the first chapter is where it ends: nothing can be played, and what
// to write comes first. Where no page is known, the link can be read from every place.
func TestNothingIsPlayedWithoutAPage(t *testing.T) {
	for base, ways := range map[string]int{"": 2, "docs.example/a": 1} {
		body := panesOf(pageOf(t, "en", base, "g"))
		for i, c := range body.Machine.Chapters {
			if want := map[bool]string{true: "now", false: "never"}[i == 0]; c.State != want || c.Step != 0 || c.Title == "" {
				t.Errorf("%q: chapter %d is %+v", base, i+1, c)
			}
		}
		for _, c := range body.Player.Controls {
			if c.Class == "primary" || c.Do == "play" && c.Idle == "" {
				t.Errorf("%q: %+v", base, c)
			}
		}
		reasons := body.Target.Reasons
		if len(reasons) != ways || reasons[0].Write == "" || ways == 2 && reasons[1].Take.Name != "places" {
			t.Errorf("%q: %+v", base, reasons)
		}
	}
}

func TestInventedAuthorityIsSaid(t *testing.T) {
	p := pageOf(t, "en", "f:/a", ".//g")
	if targetText(p) != "f:/.//g" || len(panesOf(p).Target.Notes) == 0 || !strings.Contains(panesOf(p).Target.Notes[0].Message, "f://g") {
		t.Errorf("%v", panesOf(p).Target)
	}
}

// A long trace is windowed: the page holds as many rows as can be seen, and the
// spacers stand for the rest.
func TestLongTraceIsWindowed(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: "http://a/", Ref: strings.Repeat("b/", 100_000)})
	for _, top := range []int{0, 1, 31, 32, 1_000_000, 100_000_000, -5} {
		s.Do(model.ScrollTrace{Top: top})
		trace := panesOf(s.Page()).Trace
		if len(trace.Rows) != page.WindowRows {
			t.Fatalf("at %d: %d rows", top, len(trace.Rows))
		}
		if sum := trace.Window.Before + len(trace.Rows)*page.RowHeight + trace.Window.After; sum != trace.Window.Count*page.RowHeight {
			t.Errorf("at %d: %d px of %d rows", top, sum, trace.Window.Count)
		}
		first := trace.Rows[0]
		if (first.Index-1)*page.RowHeight != trace.Window.Before {
			t.Errorf("at %d: row %d after %d px", top, first.Index, trace.Window.Before)
		}
		if shown := len(first.Cells[2].Text); shown > 160+8 {
			t.Errorf("at %d: %d bytes of the output buffer", top, shown)
		}
	}
}

// Scrolling changes one pane; the others stay the same pointers, so that they
// are not drawn again.
func TestScrollingKeepsTheOtherPanes(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: "http://a/", Ref: strings.Repeat("b/", 1000)})
	before := s.Page()
	s.Do(model.ScrollTrace{Top: 32 * 100})
	after := s.Page()
	if stepsOf(before) != stepsOf(after) || page.ComponentsOf(before.Body) != page.ComponentsOf(after.Body) || panesOf(before).Target != panesOf(after).Target {
		t.Error("a pane was derived again")
	}
	if panesOf(before).Trace == panesOf(after).Trace {
		t.Error("the trace was not derived again")
	}
}

// Scrolling within the window changes nothing at all.
func TestScrollingALittleKeepsThePage(t *testing.T) {
	s := newSession(opening("en"))
	before := s.Page()
	s.Do(model.ScrollTrace{Top: 64})
	if s.Page() != before {
		t.Error("the page changed")
	}
}

func TestFailureNamesTheInput(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: "http://b/", Ref: "r"})
	s.Fail("because")
	for _, want := range []string{"http://b/", "“r”", "because"} {
		if !strings.Contains(s.Page().Notice, want) {
			t.Errorf("%q lacks %q", s.Page().Notice, want)
		}
	}
}

// A failure is read while what was going on goes on, and is gone once the visitor does.
func TestFailureStaysUntilTheVisitorGoesOn(t *testing.T) {
	for _, c := range []struct {
		action model.Action
		stays  bool
	}{
		{model.LinksFound{Percent: 100}, true}, {model.SourceText{Text: "http://a/b", ReadAs: model.ReadAs{Format: "text", By: "nothing"}}, true}, {model.BrowserResult{Refused: true}, true},
		{model.PointAt{Point: "scheme"}, true}, {model.ScrollTrace{Top: 9_000}, true},
		{model.SetRef{Ref: "s"}, false}, {model.SetLinkField{Field: "search", Value: "x"}, false},
	} {
		state := opening("en")
		if model.OnLinks(c.action) {
			state.View = model.LinksView
		}
		s := newSession(state)
		s.Page()
		s.Fail("because")
		s.Do(c.action)
		if got := strings.Contains(s.Page().Notice, "because"); got != c.stays {
			t.Errorf("after %T %+v: the notice is %q", c.action, c.action, s.Page().Notice)
		}
	}

	s := newSession(opening("en"))
	s.Fail("because")
	s.Do(model.SetRef{Ref: "s"}) // as a program that starts again reads the fields
	if notice := s.Page().Notice; !strings.Contains(notice, "because") {
		t.Errorf("before the page is made: the notice is %q", notice)
	}
}
