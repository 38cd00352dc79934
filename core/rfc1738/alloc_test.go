package rfc1738_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc1738"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// Parse allocates nothing when the text is valid, and FirstBad never does.
func TestParseAllocates(t *testing.T) {
	texts := []string{"<URL:http://h/a#b>", "z39.50://h", "ftp://u:p@h:21/%41/b;type=i"}
	for _, c := range vectors.RFC1738() {
		wantNoAllocs(t, "FirstBad "+c.Input, func() { rfc1738.FirstBad(c.Input) })
		if c.Valid {
			texts = append(texts, c.Input)
		}
	}
	for _, s := range texts {
		wantNoAllocs(t, "Parse "+s, func() {
			if _, err := rfc1738.Parse(s); err != nil {
				t.Fatal(err)
			}
		})
	}
}

func wantNoAllocs(t *testing.T, what string, run func()) {
	t.Helper()
	if n := testing.AllocsPerRun(100, run); n != 0 {
		t.Errorf("%s: %v allocations, want none", what, n)
	}
}

// A text of very many faults gets as many as help, and one for the rest.
func TestFaultsAreLimited(t *testing.T) {
	for _, text := range []string{
		"http://h/" + strings.Repeat("^", 3*rfc1738.MaxFaults),
		"http://" + strings.Repeat("-.", 3*rfc1738.MaxFaults),
		"prospero://h/" + strings.Repeat(";", 3*rfc1738.MaxFaults),
		"news:" + strings.Repeat("%41", 3*rfc1738.MaxFaults),
	} {
		faults := rfc1738.Validate(rfc1738.Split(text))
		if len(faults) != rfc1738.MaxFaults+1 {
			t.Fatalf("%.20s…: %d faults", text, len(faults))
		}
		last := faults[rfc1738.MaxFaults]
		if last.Code != syntax.MoreFaults || last.Level != syntax.Info || int(last.End) != len(text) {
			t.Errorf("%.20s…: the last one is %v", text, last)
		}
		if last.Start < faults[rfc1738.MaxFaults-1].Start {
			t.Errorf("%.20s…: the rest begins at %d", text, last.Start)
		}
	}
}

// Long texts of every kind take time in proportion.
func TestLongTexts(t *testing.T) {
	const bytes = 1 << 13
	for _, unit := range []string{"a", "/", ".", "a.", "-", "1.", ":", "@", ";", "=", "?", "%", "%09", "%41", "#", "é", ";type=", "%0A", "%20", "a@"} {
		for _, start := range []string{"ftp://", "ftp://h/", "http://", "http://h/", "gopher://h/0%09%09!", "gopher://h/0%09%09+%091%0D%0A+-1%0D%0A", "news:", "prospero://h/;", "x:", "", "<URL:x:"} {
			dialecttest.Linear(t, start+unit, bytes/len(unit), func(n int) func() {
				text := start + strings.Repeat(unit, n)
				return func() {
					rfc1738.FirstBad(text)
					u, _ := rfc1738.Parse(text)
					u.HostKind()
					rfc1738.SchemeDetails(u)
				}
			})
		}
	}
}
