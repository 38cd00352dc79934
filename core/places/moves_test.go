package places

import (
	"testing"

	"uriplayground/core"
)

// What a link outlasts follows from what it takes from its page.
func TestOutlasts(t *testing.T) {
	const page, target = "https://example.com/docs/guide/install/", "https://example.com/docs/guide/img/logo.png"
	for _, c := range []struct {
		page, target, ref         string
		slash, folder, host, move bool
	}{
		{page, target, "../img/logo.png", false, true, true, false},
		{page, target, "/docs/guide/img/logo.png", true, false, true, true},
		{page, target, "//example.com/docs/guide/img/logo.png", true, false, false, true},
		{page, target, target, true, false, false, true},
		{page, page, "", false, true, true, false},
		{page, "https://other.example/x", "https://other.example/x", true, true, true, true},
		{page, "https://other.example/x", "//other.example/x", true, true, true, true},
		{"https://example.com/", "https://example.com/a", "a", true, true, true, false},
		{"https://example.com", "https://example.com/a", "a", true, true, true, false},
		{"https://example.com/a?q#f", "https://example.com/a?q", "?q", false, true, true, false},
	} {
		got, ok := Outlasts(c.page, c.target, c.ref)
		if want := [MoveCount]bool{c.slash, c.folder, c.host, c.move}; got != want || !ok {
			t.Errorf("%s from %s to %s: %v, want %v", c.ref, c.page, c.target, got, want)
		}
		if to, _ := core.Target(c.page, c.ref, core.RFC3986, core.Options{}); to != c.target {
			t.Errorf("%s leads to %s", c.ref, to)
		}
	}
	for _, page := range []string{"mailto:a@b", "urn:a:b", "a/b", ""} {
		if _, ok := Outlasts(page, "x:y", "x:y"); ok {
			t.Errorf("%q has no site", page)
		}
	}
}
