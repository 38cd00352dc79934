package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// RFC 3986 §6.2: the vectors of equivalent.json. Two references are equivalent
// at a level if their normal forms at it are the same.
func TestEquivalent(t *testing.T) {
	for _, c := range vectors.Equivalent() {
		got := c.A == c.B
		if c.Level != "simple" {
			level := levelInVectors(t, c.Level)
			got = normalized(c.A, level) == normalized(c.B, level)
		}
		if got != c.Equivalent {
			t.Errorf("%q and %q at the level %s: equivalent %v, want %v (%s)", c.A, c.B, c.Level, got, c.Equivalent, c.Source)
		}
		checkCompare(t, c.A, c.B)
	}
}

// What is the same on a rung is the same for Compare on that one or a lower one.
func TestEquivalentCompare(t *testing.T) {
	rungs := map[string]rfc3986.Rung{
		"simple": rfc3986.RungSimple, "case": rfc3986.RungCase, "percent": rfc3986.RungPercent,
		"all-syntax": rfc3986.RungDot, "scheme": rfc3986.RungScheme,
	}
	for _, c := range vectors.Equivalent() {
		rung := rfc3986.Compare(rfc3986.Split(c.A), rfc3986.Split(c.B)).Rung
		if want := rungs[c.Level]; (rung != rfc3986.RungNone && rung <= want) != c.Equivalent {
			t.Errorf("%q and %q meet on the rung %s, want %v at the level %s", c.A, c.B, rung, c.Equivalent, c.Level)
		}
	}
}

// RFC 8141 §3.1 and §3.2: the r-, q- and f-components are no part of a name.
func TestSameURN(t *testing.T) {
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"urn:example:a123,z456", "URN:EXAMPLE:a123,z456", true},
		{"urn:example:a123,z456", "urn:example:a123,z456?+abc", true},
		{"urn:example:a123,z456", "urn:example:a123,z456?=xyz", true},
		{"urn:example:a123,z456", "urn:example:a123,z456#789", true},
		{"urn:example:a123,z456?+r?=q#f", "URN:Example:a123,z456?=s", true},
		{"urn:example:a123%2Cz456", "URN:EXAMPLE:a123%2cz456#x", true},
		{"urn:example:a123,z456", "urn:example:a123,z456/foo", false},
		{"urn:example:a123,z456/foo", "urn:example:a123,z456/bar", false},
		{"urn:example:a123,z456", "urn:example:A123,z456", false},
		{"urn:example:a123%2Cz456", "urn:example:a123,z456", false},
		{"urn:example:a123,z456", "urn:example:%D0%B0123,z456", false},
		{"urn:example:a", "urn:example:a?x", false}, // ? begins no component
		{"urn:example", "urn:example", false},
		{"urn://h/a:b", "urn://h/a:b", false},
		{"http://a/", "http://a/#x", false},
		{"urn:a:b", "uri:a:b", false},
		{"urn:", "urn:", false},
	} {
		got := rfc3986.Compare(rfc3986.Split(c.a), rfc3986.Split(c.b))
		back := rfc3986.Compare(rfc3986.Split(c.b), rfc3986.Split(c.a))
		if got.SameURN != c.same || back.SameURN != c.same {
			t.Errorf("%q and %q: the same name %v, want %v", c.a, c.b, got.SameURN, c.same)
		}
	}
}
