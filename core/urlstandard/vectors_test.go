package urlstandard_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
	"uriplayground/internal/vectors"
)

// Each vector has its URL and its validation errors; together they run through every
// rule and give every validation error.
func TestVectors(t *testing.T) {
	seen, errorsSeen := map[*syntax.Rule]bool{}, map[string]bool{}
	for _, c := range vectors.URL() {
		var base *urlstandard.URL
		if c.Base != "" {
			b, ok := urlstandard.Parse(c.Base, nil, toASCII)
			if !ok {
				t.Fatalf("%s is no base", c.Base)
			}
			base = &b
		}
		u, ok := parseBoth(t, c.Input, base, toASCII)
		if ok != (c.Href != nil) || ok && u.Href() != *c.Href {
			t.Errorf("%q on %q: %q, %v", c.Input, c.Base, u.Href(), ok)
		}
		var trace syntax.Trace
		_, errors, _ := urlstandard.Trace(c.Input, base, toASCII, &trace)
		var names []string
		for _, e := range errors {
			names = append(names, e.Name.String())
			errorsSeen[e.Name.String()] = true
		}
		if !slices.Equal(c.Errors, []string{"*"}) && !slices.Equal(names, c.Errors) {
			t.Errorf("%q on %q: %v, want %v", c.Input, c.Base, names, c.Errors)
		}
		for i := range trace.Steps {
			seen[trace.Steps[i].Rule] = true
		}
	}
	for _, rule := range urlstandard.Rules() {
		if !seen[rule] && !strings.HasPrefix(rule.Key, "url-part-") {
			t.Errorf("no vector runs through %s", rule.Key)
		}
	}
	for _, name := range urlstandard.ErrorNames() {
		if !errorsSeen[name.String()] {
			t.Errorf("no vector has the validation error %s", name)
		}
	}
}
