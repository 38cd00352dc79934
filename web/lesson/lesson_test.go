package lesson

import (
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

// The examples of §5.4 are those of the vectors, in their order.
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
				t.Errorf("%q stands twice", e.ID)
			}
			seen[e.ID] = true
			if found, ok := Find(e.ID); !ok || found != e {
				t.Errorf("%q is not found", e.ID)
			}
		}
	}
}

// What the titles of the situations say, worked out.
func TestSituationsAreAsTheyAreTold(t *testing.T) {
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
