package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/internal/vectors"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// The cause of each thread is said, without anything but what its author had.
func TestThreads(t *testing.T) {
	for _, c := range vectors.Threads() {
		s := newSession(model.Initial("en"))
		s.Do(model.OpenPermalink{Fragment: "v=1&" + c.Permalink})
		if got := s.State(); got.Notice != "" {
			t.Errorf("%s: %s", c.Thread, got.Notice)
		}
		if text := visibleText(s.Page()); !strings.Contains(text, c.Says) {
			t.Errorf("%s: nothing says %q:\n%s", c.Thread, c.Says, text)
		}
	}
}

// The base that a page states is named, and what it does to the link.
func TestThreadsAboutBase(t *testing.T) {
	for _, c := range vectors.BaseThreads() {
		s := linkPanelAt(opening("en"), c.Retrieval)
		s.Do(model.LinksFound{Links: []links.Link{{Ref: c.Ref, End: uint32(len(c.Ref)), Line: 1, Column: 1}}})
		finish(t, s, s.Do(model.ScanDone{Base: core.Source{Text: c.Embedded, Given: true}}))
		s.Do(model.CommandAction("links-open", "0"))
		text := visibleText(s.Page())
		for _, says := range []string{c.Says, "The base is "} {
			if !strings.Contains(text, says) {
				t.Errorf("%s: nothing says %q:\n%s", c.Thread, says, text)
			}
		}
	}
}

// visibleText returns the reasons of a resolution, or the cells and notes of tables.
func visibleText(p page.Page) string {
	var b strings.Builder
	if body := page.TraceOf(p.Body); body != nil {
		for _, r := range body.Target.Reasons {
			b.WriteString(r.Text + "\n")
		}
	}
	for _, s := range tablesOf(p) {
		if s.ID == "tools" || s.ID == "hosts" {
			continue // which say the same of every link
		}
		b.WriteString(s.Note + "\n")
		for _, row := range s.Rows {
			for _, c := range row.Cells {
				b.WriteString(c.Text + "\n" + c.Detail + "\n")
			}
		}
	}
	return strings.NewReplacer("\u2068", "", "\u2069", "").Replace(b.String()) // which mark a link in a sentence
}
