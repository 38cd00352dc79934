package expect_test

import (
	"strings"
	"testing"

	"uriplayground/core/expect"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// written returns what is aligned as a text: what both have as it is, and what they differ by as
// "[A|B]".
func written(a, b string) string {
	var out strings.Builder
	for _, part := range expect.Align(a, b) {
		if part.Same {
			out.WriteString(part.A.In(a))
		} else {
			out.WriteString("[" + part.A.In(a) + "|" + part.B.In(b) + "]")
		}
	}
	return out.String()
}

func TestAlign(t *testing.T) {
	for _, row := range [][3]string{
		{"https://h/docs/v2/guide/img/logo.png", "https://h/docs/v2/img/logo.png", "https://h/docs/v2[/guide|]/img/logo.png"},
		{"https://h/v1/users", "https://h/users", "https://h[/v1|]/users"},
		{"https://h/users", "https://h/v1/users", "https://h[|/v1]/users"},
		{"https://h/docs/a.html", "https://h/docs/b.html", "https://h/docs[/a.html|/b.html]"},
		{"https://h/a/b/c/d", "https://h/x/b/y/d", "https://h[/a|/x]/b[/c|/y]/d"},
		{"https://h/a/b", "https://h/a/b/", "https://h/a/b[|/]"},
		{"http://h/a", "https://h/a", "[http:|https:]//h/a"},
		{"http://h/a?x#f", "http://h/b?x#g", "http://h[/a|/b]?x[#f|#g]"},
		{"http://h/a", "http://h/a", "http://h/a"},
		{"", "a", "[|a]"},
		{"mailto:a@b", "http://h/", "[mailto:a@b|http://h/]"},
	} {
		if got := written(row[0], row[1]); got != row[2] {
			t.Errorf("%s and %s: %s, want %s", row[0], row[1], got, row[2])
		}
	}
	// More pieces than are looked at between the equal ends.
	a, b := "http://h"+strings.Repeat("/a", 70)+"/m/z", "http://h/b"+strings.Repeat("/b/m", 70)+"/z"
	if got := expect.Align(a, b); len(got) != 3 || got[1].Same || a[got[2].A.Start:] != "/m/z" {
		t.Errorf("%v", got)
	}
}

// All of both texts is there, once and in order, and equal parts are equal.
func TestAlignLosesNothing(t *testing.T) {
	texts := append(vectors.HardTexts(), "http://a/b/c/d;p?q", "http://a/c/d;p?q#s", "http://a//", "a/b", "/a/b?c", "")
	for _, a := range texts {
		for _, b := range texts {
			var left, right strings.Builder
			same := false
			for i, part := range expect.Align(a, b) {
				if part.Same == same && i > 0 || part.Same && part.A.In(a) != part.B.In(b) {
					t.Fatalf("%q and %q: part %d of %v", a, b, i, expect.Align(a, b))
				}
				same = part.Same
				left.WriteString(part.A.In(a))
				right.WriteString(part.B.In(b))
			}
			if left.String() != a || right.String() != b {
				t.Fatalf("%q and %q: %q and %q", a, b, left.String(), right.String())
			}
		}
	}
}

func TestAlignIsLinear(t *testing.T) {
	for _, units := range [][2]string{{"/a", "/b"}, {"/", "//"}, {"/a/b", "/b/a"}, {"?", "#"}} {
		dialecttest.Linear(t, units[0]+units[1], 20_000, func(n int) func() {
			a, b := "http://h"+strings.Repeat(units[0], n), "http://h"+strings.Repeat(units[1], n)
			return func() { expect.Align(a, b) }
		})
	}
}
