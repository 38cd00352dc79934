package main

import "testing"

// What visitors need offline is kept, and not what they read once: documents and answers.
func TestCached(t *testing.T) {
	for name, want := range map[string]bool{
		"index.html": true, "fr/index.html": true, "embedding.html": true, "docs/index.html": false,
		"answers/index.html": false, "answers/finding-no-base.html": false, "fr/answers/cause-without-index.html": false,
		"answers/answers.js": false, "answers/answers.0123456789abcdef.js": false,
	} {
		if got := cached(name); got != want {
			t.Errorf("%s is kept: %v", name, got)
		}
	}
}
