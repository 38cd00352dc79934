package lesson

import (
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

// The examples of §5.4 are those of the vectors, in the same order.
func TestExamplesAreTheRFCs(t *testing.T) {
	list := append(Normal(), Abnormal()...)
	for i, c := range vectors.Examples() {
		if list[i].Base != c.Base || list[i].Ref != c.Ref {
			t.Errorf("%d: %q, the vectors have %q", i, list[i].Ref, c.Ref)
		}
	}
	if len(list) != 43 {
		t.Errorf("%d examples; 42, one of them twice", len(list))
	}
}

func TestIDsAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range Groups() {
		for _, e := range g.Examples {
			if seen[e.ID] {
				t.Errorf("%q occurs twice", e.ID)
			}
			seen[e.ID] = true
			if found, ok := Find(e.ID); !ok || found != e {
				t.Errorf("%q is not found", e.ID)
			}
		}
	}
}

// Each situation has the target that its title claims.
func TestTargetsOfSituations(t *testing.T) {
	for id, want := range map[string]string{
		"no-trailing-slash": "https://h.example/docs/intro", "slash-added": "https://h.example/docs/api",
		"api-prefix": "https://api.example/users", "project-site": "https://u.example/a.js",
		"doubled-directory": "https://h.example/todo/todo/i.png", "fragment-with-base": "https://h.example/base/#top",
		"srcdoc": "about:srcdoc#tag", "base-element": "https://h.example/page",
		"query-only": "http://a/b/c/d;p?y", "empty": "http://a/b", "empty-query": "http://a/b/c/d;p?",
		"two-slashes": "http://test//x", "three-slashes": "http:///x", "colon-scheme": "values:batchGet",
		"host-port": "192.168.2.2:6688", "drive-letter": "C:/f", "excess": "http://a/g",
		"encoded-dots": "http://a/b/%2e%2e/admin", "encoded-slash": "http://a/b/..%2fx",
		"backslash": `http://a/\evil.example`, "backslash-at": `http://c\@d/`, "same-scheme": "http:g",
		"rootless": "scheme:/baz", "invented": "scheme:/.//bar", "dots-stay": "http://ex.example/foo/./bar",
	} {
		e, ok := Find(id)
		if !ok {
			t.Errorf("there is no %q", id)
			continue
		}
		r := core.Resolve(e.Base, e.Ref, core.RFC3986, core.Options{NonStrict: e.NonStrict})
		if r.Target.Text != want {
			t.Errorf("%s: %q, want %q", id, r.Target.Text, want)
		}
	}
	if n := len(Situations()); n != 25 {
		t.Errorf("%d situations", n)
	}
}

// The URIs of §1.1.2 are valid, and those of the vectors are among them.
func TestSchemes(t *testing.T) {
	listed := map[string]bool{}
	for _, e := range Schemes() {
		listed[e.Base] = true
		if a := core.Parse(e.Base, core.RFC3986); !a.Valid || a.Kind.Key != "URI" || e.Ref != "" {
			t.Errorf("%+v", e)
		}
	}
	for _, c := range vectors.Components() {
		if c.Source == "RFC 3986 1.1.2" && !listed[c.Input] {
			t.Errorf("%q is not listed", c.Input)
		}
	}
	if len(listed) != 8 {
		t.Errorf("%d URIs", len(listed))
	}
}

// The pairs that §6.2.2 and §6.2.3 call equivalent are; those that §6.2.3 and
// §6.2.4 leave to the scheme or the protocol are not.
func TestEquivalents(t *testing.T) {
	for i, e := range Equivalents() {
		c := core.Compare(e.Base, e.Ref, core.RFC3986)
		if got := c.Equivalent(); got != (i < 5) {
			t.Errorf("%q and %q: %v", e.Base, e.Ref, got)
		}
	}
}

// RFC 3986 gives the results that RFC 1630 prints.
func TestPartial(t *testing.T) {
	for i, e := range Partial() {
		want := []string{"magic://a/b/c//d/e/g", "magic://a/g", "magic://g", "magic://a/b/c//d/g", "g:h", "magic://a/b/c//d/e/g"}[i]
		if got, _ := core.Target(e.Base, e.Ref, core.RFC3986, core.Options{}); got != want {
			t.Errorf("%q: %q, want %q", e.Ref, got, want)
		}
	}
}
