package rfc1630_test

import (
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/internal/vectors"
)

// Any text has parts, faults and notes that lie in it.
func FuzzParse(f *testing.F) {
	for _, text := range goldenTexts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, s string) {
		_, err := rfc1630.Parse(s)
		checkValid(t, s, err == nil)
		once := string(rfc1630.AppendLevel(nil, rfc1630.Split(s)))
		if twice := string(rfc1630.AppendLevel(nil, rfc1630.Split(once))); twice != once && err == nil {
			t.Errorf("%q: level %q, and again %q", s, once, twice)
		}
	})
}

// The full URI is that of the rule as it is written.
func FuzzPartial(f *testing.F) {
	for _, c := range vectors.Partial() {
		f.Add(c.Context, c.Partial)
	}
	f.Fuzz(func(t *testing.T, context, ref string) { checkPartial(t, context, ref) })
}
