package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/lesson"
)

// The surprises of the situations are told, and the way out gives what was
// wanted.
func TestWhy(t *testing.T) {
	for id, want := range map[string]struct{ text, target string }{
		"no-trailing-slash": {"“guide” was replaced", "https://h.example/docs/guide/intro"},
		"api-prefix":        {"discards the base’s path “/v3/”", "https://api.example/v3/users"},
		"project-site":      {"discards the base’s path “/project/”", "https://u.example/project/a.js"},
		"colon-scheme":      {"“values” a scheme", "https://api.example/v4/sheets/values:batchGet"},
		"drive-letter":      {"“C” a scheme", "file:///a/C:/f"},
		"two-slashes":       {"“test” an authority", "http://a/test//x"},
		"excess":            {"had no level left to climb, and were dropped silently: 3", ""},
		"rootless":          {"Taken literally, §5.2.4 gives the result one", ""},
		"empty-query":       {"an empty query", ""},
		"empty":             {"“c” is never used", ""},
		"same-scheme":       {"“http” a scheme", "http://a/b/c/http:g"},
	} {
		e, _ := lesson.Find(id)
		told := false
		for _, r := range panesOf(pageOf(t, "en", e.Base, e.Ref)).Target.Reasons {
			if !strings.Contains(r.Text, want.text) {
				continue
			}
			told = true
			if got := core.Resolve(r.Base, r.Ref, core.RFC3986, core.Options{}).Target.Text; r.Instead != "" && got != want.target {
				t.Errorf("%s: the way out leads to %q, want %q", id, got, want.target)
			}
			if (r.Instead == "") != (want.target == "") {
				t.Errorf("%s: %+v", id, r)
			}
		}
		if !told {
			t.Errorf("%s: not told: %q", id, want.text)
		}
	}
}

// Each resolution has a deciding rule with words, in each language.
func TestThereIsAlwaysAReason(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, c := range vectors.Resolve() {
			for _, r := range panesOf(pageOf(t, lang, c.Base, c.Ref)).Target.Reasons {
				if strings.HasPrefix(r.Text, "why.") || strings.Contains(r.Text, "{") {
					t.Fatalf("%q + %q: %q", c.Base, c.Ref, r.Text)
				}
			}
		}
	}
}
