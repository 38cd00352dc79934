package view_test

import (
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// What the explanation shows is what the RFC gives.
func TestUndefinedOrEmpty(t *testing.T) {
	s := page.ComponentsOf(pageOf(t, "en", "http://a/b", "c").Body).Explain
	want := []string{"undefined http://a/b", "empty http://a/b?", "undefined http://a/b?q", "empty http://a/b?"}
	for i, row := range s.Rows {
		if got := row.Cells[1].Text + " " + row.Cells[2].Text; got != want[i] || len(row.Cells) != len(s.Heads) {
			t.Errorf("row %d: %q, want %q", i, got, want[i])
		}
	}
	before := newSession(opening("en"))
	explain := page.ComponentsOf(before.Page().Body).Explain
	if before.Do(model.SetRef{Ref: "x"}); page.ComponentsOf(before.Page().Body).Explain != explain {
		t.Error("it is made anew at a keystroke")
	}
}
