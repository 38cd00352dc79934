package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/model"
)

// At the end, the sentence names what the machine strikes out, and nothing else.
func TestEndSentence(t *testing.T) {
	long := strings.Repeat("/long", 40)
	for _, c := range []struct{ base, ref, want string }{
		{"https://h/a/b", "../c", `Lost on the way: “/a/b”, “..”.`},
		{"https://h/a/b/", "c", "Nothing was lost"},
		{"https://h/a/b?q#f", "c", `Lost on the way: “b”, “?q”, “#f”.`},
		{"https://h/a/b", "/c", `Lost on the way: “/a/b”.`},
		{"https://h/a/b", "//g/c", `Lost on the way: “//h”, “/a/b”.`},
		{"https://h/a/b", "http://g/", "nothing of the page’s address is in the target"},
		{"https://h" + long + "/b", "../c", "Step back"}, // too much to name
	} {
		s := sessionOf(c.base, c.ref)
		s.Do(model.MoveStep{Where: "last"})
		if say := panesOf(s.Page()).Player.Say; !strings.Contains(say, c.want) {
			t.Errorf("%s + %s: %q, want %q", c.base, c.ref, say, c.want)
		}
	}
}
