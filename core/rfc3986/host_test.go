package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// RFC 3986 §3.2.2: the vectors of rules.json, ipv6.json and ipv4.json, each in
// the place of a host.

func TestIPLiteral(t *testing.T) {
	for _, c := range vectors.Rules() {
		if c.Rule != "IP-literal" {
			t.Fatalf("no test for the rule %s", c.Rule)
		}
		kind := hostKindOf(c.Input)
		if got := kind == "IPv6address" || kind == "IPvFuture"; got != c.Valid {
			t.Errorf("%q is IP-literal: %v, want %v (%s)", c.Input, got, c.Valid, c.Source)
		}
	}
}

func TestIPv6address(t *testing.T) {
	for _, c := range vectors.IPv6() {
		if got := hostKindOf("["+c.Input+"]") == "IPv6address"; got != c.Valid {
			t.Errorf("%q is IPv6address: %v, want %v (%s)", c.Input, got, c.Valid, c.Source)
		}
	}
}

func TestIPv4address(t *testing.T) {
	for _, c := range vectors.IPv4() {
		if got := hostKindOf(c.Input) == "IPv4address"; got != c.Valid {
			t.Errorf("%q is IPv4address: %v, want %v (%s)", c.Input, got, c.Valid, c.Source)
		}
	}
}

// hostKindOf returns the rule that s matches as the host of a valid reference, or
// "" where s is not the whole host of one.
func hostKindOf(s string) string {
	r := rfc3986.Split("//" + s)
	if host, _ := r.Host(); host != s || !r.Valid() {
		return ""
	}
	return r.HostKind().Name
}

// An embedded IPv4address, and each of the nine alternatives of IPv6address
// with one h16 less and one more than it takes.
func TestIPv6Alternatives(t *testing.T) {
	m := automata{}
	const groups = "1:2:3:4:5:6:7:8:9:"
	for before := range 9 {
		for after := range 9 {
			left, right := groups[:2*before], groups[:2*after]
			for _, s := range []string{
				left + ":" + right, // ends in ":" unless after is 0
				left + "::" + right,
				left + ":" + trimColon(right),
				trimColon(left) + "::" + trimColon(right),
				trimColon(left) + "::" + right + "1.2.3.4",
				left + right + "1.2.3.4",
				left + trimColon(right),
			} {
				want := m.match("IPv6address", s)
				if got := hostKindOf("["+s+"]") == "IPv6address"; got != want {
					t.Errorf("%q is IPv6address: %v, want %v", s, got, want)
				}
			}
		}
	}
}

func trimColon(s string) string {
	if s == "" {
		return s
	}
	return s[:len(s)-1]
}
