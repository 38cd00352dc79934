package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// RFC 3986 §3: the vectors of components.json.
func TestComponents(t *testing.T) {
	m := automata{}
	for _, c := range vectors.Components() {
		r := rfc3986.Split(c.Input)
		for _, row := range []struct {
			name      string
			got, want optional
		}{
			{"scheme", component(r.Scheme()), fromJSON(c.Scheme)},
			{"authority", component(r.Authority()), fromJSON(c.Authority)},
			{"userinfo", component(r.Userinfo()), fromJSON(c.Userinfo)},
			{"host", component(r.Host()), fromJSON(c.Host)},
			{"port", component(r.Port()), fromJSON(c.Port)},
			{"path", optional{r.Path(), true}, optional{c.Path, true}},
			{"query", component(r.Query()), fromJSON(c.Query)},
			{"fragment", component(r.Fragment()), fromJSON(c.Fragment)},
			{"host kind", hostKindInVectors(r), fromJSON(c.HostKind)},
		} {
			if row.got != row.want {
				t.Errorf("%q: %s is %v, want %v (%s)", c.Input, row.name, row.got, row.want, c.Source)
			}
		}
		checkSplit(t, c.Input)
		m.checkVerdict(t, c.Input)
		if r.Valid() {
			m.checkComponents(t, r)
		}
	}
}

// hostKindInVectors returns the kind of the host as the vectors spell it.
func hostKindInVectors(r rfc3986.Reference) optional {
	kind := r.HostKind()
	if kind == nil {
		return optional{}
	}
	return optional{map[string]string{
		"IPv6address": "ipv6",
		"IPvFuture":   "ipvfuture",
		"IPv4address": "ipv4",
		"reg-name":    "reg-name",
	}[kind.Name], true}
}
