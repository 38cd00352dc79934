package play

import "testing"

// What the explanation shows is what the RFC makes of it.
func TestUndefinedOrEmpty(t *testing.T) {
	s := ComponentsOf(pageOf(t, "en", "http://a/b", "c").Body).Explain
	want := []string{"undefined http://a/b", "empty http://a/b?", "undefined http://a/b?q", "empty http://a/b?"}
	for i, row := range s.Rows {
		if got := row.Cells[1].Text + " " + row.Cells[2].Text; got != want[i] || len(row.Cells) != len(s.Heads) {
			t.Errorf("row %d: %q, want %q", i, got, want[i])
		}
	}
	before := NewSession(Initial("en"))
	explain := ComponentsOf(before.Page().Body).Explain
	if before.Do(SetRef{"x"}); ComponentsOf(before.Page().Body).Explain != explain {
		t.Error("it is made anew at a keystroke")
	}
}
