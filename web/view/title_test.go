package view_test

import (
	"testing"

	"uriplayground/web/model"
)

// Tabs and entries of the browser's history are told apart by their titles, which give away
// nothing that is to be predicted.
func TestTitle(t *testing.T) {
	for link, want := range map[string]string{
		"":                                 "URI Playground: see where a relative link leads, step by step",
		"v=1&base=http://a/b/c/d&ref=../g": "../g → http://a/b/g – URI Playground",
		"v=1&base=http://a/b/c/d&ref=../g&step=3":           "../g → http://a/b/g, step 3 of 24 – URI Playground",
		"v=1&base=http://a/b/c/d&ref=../g&step=3&predict=1": "../g, step 3 of 24 – URI Playground",
		"v=1&base=b&ref=../g":                               "../g – URI Playground",
		"v=1&base=http://a/b/c/d&ref=../g&view=compare":     "Are these two the same URI? – URI Playground",
		"v=1&base=http://a/b/c/d&ref=%E2%80%AE/g":           "⟨U+202E⟩/g → http://a/b/c/⟨U+202E⟩/g – URI Playground",
	} {
		s := newSession(model.Initial("en"))
		s.Do(model.OpenPermalink{Fragment: link})
		if got := s.Page().Title; got != want {
			t.Errorf("%s: %q, want %q", link, got, want)
		}
	}
}
