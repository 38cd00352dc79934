package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// RFC 3986 §4.4
func TestSameDocument(t *testing.T) {
	for _, row := range []struct {
		base, ref string
		want      bool
	}{
		{"http://a/b?q", "", true},
		{"http://a/b?q", "#s", true},
		{"http://a/b?q#f", "", true},
		{"http://a/b?q#f", "#s", true},
		{"http://a/b?q", "?q#s", true},
		{"http://a/b?q", "b?q", true},
		{"http://a/b?q", "../x/../b?q#", true},
		{"http://a/b?q", "//a/b?q", true},
		{"http://a/b?q#f", "http://a/b?q#g", true},
		{"http://a/b?q", "b", false},
		{"http://a/b?q", "?", false},
		{"http://a/b?", "b", false},
		{"http://a/b", "b?", false},
		{"http://a/b", "HTTP://a/b", false},
		{"http://a/b", "http://A/b", false},
		{"http://a/b", "c", false},
		{"http://a/x/../b", "", true},
		{"http://a/x/../b", "b", false},
		{"http://a/x/../b", "http://a/x/../b", false},
		{"f:/.//g", "g", true},
		{"f:/.//g", "/.//g", true},
		{"", "#s", true},
		{"", "g", false},
	} {
		if got := rfc3986.SameDocument(rfc3986.Split(row.base), rfc3986.Split(row.ref)); got != row.want {
			t.Errorf("%q in %q: %v, want %v", row.ref, row.base, got, row.want)
		}
	}
}

// The target of a same-document reference differs from the base in nothing but
// the fragment.
func TestSameDocumentVectors(t *testing.T) {
	for _, c := range vectors.Resolve() {
		base := literalSplit(c.Base)
		target := literalTarget(c.Base, c.Ref, rfc3986.Options{}).guarded()
		base.fragment, target.fragment = optional{}, optional{}
		got := rfc3986.SameDocument(rfc3986.Split(c.Base), rfc3986.Split(c.Ref))
		if want := base == target; got != want {
			t.Errorf("%q in %q: %v, want %v", c.Ref, c.Base, got, want)
		}
	}
}
