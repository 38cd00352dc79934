package page

import (
	"slices"
	"testing"
)

func TestBreaks(t *testing.T) {
	for text, want := range map[string][]string{
		"/a.b/c/":     {"/", "a.b/", "c/"},
		"example.com": {"example.", "com"},
		"x":           {"x"},
		"/":           {"/"},
		"":            {""},
	} {
		if got := Breaks(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestLinkInASentence(t *testing.T) {
	for _, c := range []struct{ sentence, before, link, after string }{
		{"Write " + AsLink("../a") + ": it works.", "Write ", "../a", ": it works."},
		{AsLink("a"), "", "a", ""},
		{"Nothing leads there", "Nothing leads there", "", ""},
		{"", "", "", ""},
	} {
		if before, link, after := CutLink(c.sentence); before != c.before || link != c.link || after != c.after {
			t.Errorf("%q: %q, %q, %q", c.sentence, before, link, after)
		}
	}
}
