package lesson

import (
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

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

// What §6.2.2 and §6.2.3 call equivalent is, and what §6.2.3 and §6.2.4 leave to
// the scheme or the protocol is not.
func TestEquivalents(t *testing.T) {
	for i, e := range Equivalents() {
		c := core.Compare(e.Base, e.Ref, core.RFC3986)
		if got := c.Equivalent(); got != (i < 5) {
			t.Errorf("%q and %q: %v", e.Base, e.Ref, got)
		}
	}
}

// The results that RFC 1630 prints are those of RFC 3986.
func TestPartial(t *testing.T) {
	for i, e := range Partial() {
		want := []string{"magic://a/b/c//d/e/g", "magic://a/g", "magic://g", "magic://a/b/c//d/g", "g:h", "magic://a/b/c//d/e/g"}[i]
		if got, _ := core.Target(e.Base, e.Ref, core.RFC3986, core.Options{}); got != want {
			t.Errorf("%q: %q, want %q", e.Ref, got, want)
		}
	}
}
