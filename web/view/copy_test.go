package view_test

import (
	"embed"
	"encoding/json"
	"flag"
	"html"
	"os"
	"strings"
	"testing"

	"uriplayground/web/export"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/play"
)

var update = flag.Bool("update", false, "write the golden files")

//go:embed testdata
var goldens embed.FS

// copied returns what the clipboard gets.
func copied(t *testing.T, s *play.Session, format string) string {
	t.Helper()
	for _, e := range s.Do(model.CopyAs{Format: format}) {
		if c, ok := e.(model.Copy); ok {
			return c.Text.String()
		}
	}
	t.Fatalf("%s: nothing is copied", format)
	return ""
}

// The trace of the RFC's example in every format.
func TestTakenAway(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SelectStep{N: 5}) // all of it is taken, not only what has been made
	for _, format := range export.Formats() {
		name, got := "testdata/copied."+format, copied(t, s, format)
		if *update {
			if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if want, _ := goldens.ReadFile(name); string(want) != got {
			t.Errorf("%s differs (go test ./web/view -update writes it):\n%s", name, got)
		}
	}
}

// Whatever the texts are, JSON can be read and HTML holds nothing but its own
// elements.
func TestTakenAwayIsEscaped(t *testing.T) {
	const nasty = "a:/\"\\|`<b>&{}$#%_^~\n\x00é\u202e/../*_"
	for _, view := range model.ViewNames() {
		if view == model.LessonView {
			continue // its progress and its worksheets go their own ways
		}
		for _, lang := range locales.Languages() {
			s := newSession(opening(lang))
			for _, a := range []model.Action{model.SetView{Name: view}, model.SetTexts{Base: nasty, Ref: nasty}, model.SetText{Text: "<" + nasty + ">"}} {
				s.Do(a)
			}
			var tables []struct {
				Title string
				Rows  []map[string]string
			}
			if err := json.Unmarshal([]byte(copied(t, s, "json")), &tables); err != nil || len(tables) == 0 {
				t.Errorf("%s: %v", view, err)
			}
			text := copied(t, s, "html")
			for _, tag := range strings.Split("table caption thead tbody tr th td code", " ") {
				text = strings.ReplaceAll(strings.ReplaceAll(text, "<"+tag+">", ""), "</"+tag+">", "")
			}
			if strings.ContainsAny(text, "<>\"") || strings.Contains(html.UnescapeString(text), "&amp;") {
				t.Errorf("%s: left over in %q", view, text)
			}
		}
	}
}

// The beginning of a very long trace is taken, and that is said.
func TestTakenAwayOfALongTrace(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: "http://a/", Ref: strings.Repeat("a/", 3000)})
	text := copied(t, s, "text")
	if lines := strings.Count(text, "\n"); lines < 2000 || !strings.Contains(text, "the first 2000 of 3002 rows") {
		t.Errorf("%d lines", lines)
	}
}

// What the browser refuses to copy is shown in the page.
func TestCopyingIsRefused(t *testing.T) {
	s := newSession(opening("en"))
	text := copied(t, s, "markdown")
	s.Do(model.Copied{OK: true})
	if got := s.Page().CopyPanel; got.Note != "Copied as Markdown: Components of the base, the reference and the target; Resolution steps; The two buffers of remove_dot_segments after each step." || got.Rows != nil {
		t.Errorf("%+v", got)
	}
	s.Do(model.Copied{})
	if got := s.Page().CopyPanel; len(got.Rows) != 1 || got.Rows[0].Cells[0].Text != text || !strings.Contains(got.Note, "copy it yourself") {
		t.Errorf("%+v", got)
	}
	s.Do(model.SetRef{Ref: "g"})
	if got := s.Page().CopyPanel; got.Note != "" || got.Rows != nil {
		t.Errorf("it stays: %+v", got)
	}
}
