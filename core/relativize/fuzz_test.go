package relativize_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// The reference resolves to the target, or no candidate does; its target is
// found again from its own base.
func FuzzRelativize(f *testing.F) {
	for _, c := range vectors.Relativize() {
		f.Add(c.Base, c.Target)
	}
	for _, c := range vectors.Resolve() {
		f.Add(c.Base, c.Ref)
	}
	f.Fuzz(func(t *testing.T, base, target string) {
		b := rfc3986.Split(base)
		checkRelativize(t, b, rfc3986.Split(target))
		resolved := string(rfc3986.AppendResolve(nil, b, rfc3986.Split(target), rfc3986.Options{}))
		if _, ok := b.Scheme(); ok {
			checkRoundTrip(t, b, resolved, target)
		}
	})
}

// checkRoundTrip: what ref resolves to can be reached, and by nothing longer
// than ref, unless ref breaks the grammar.
func checkRoundTrip(t *testing.T, base rfc3986.Reference, resolved, ref string) {
	t.Helper()
	got, ok := checkRelativize(t, base, rfc3986.Split(resolved))
	if !ok || len(got) > len(ref) && rfc3986.Split(ref).Valid() {
		t.Errorf("%q + %q = %q, which is reached by %q, %v", base, ref, resolved, got, ok)
	}
}
