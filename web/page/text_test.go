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
