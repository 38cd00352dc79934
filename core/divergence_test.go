package core_test

import (
	"testing"

	"uriplayground/core"
)

// Where two documents part: the component, and the step of each that decides it.
func TestFindDivergence(t *testing.T) {
	const base = "http://a/b/c/d;p?q"
	for _, c := range []struct {
		base, ref       string
		a, b            core.Dialect
		component, x, y string
	}{
		{base, "?y", core.RFC2396, core.RFC3986, "path", "2396-step-6a", "t-empty-path"},
		{base, ";x", core.RFC1808, core.RFC2396, "path", "1808-step-5a", "2396-step-6a"},
		{base, "../../../g", core.RFC2396, core.RFC3986, "path", "2396-step-6g-retain", "t-merged-path"},
		{base, "/../g", core.RFC1808, core.RFC3986, "path", "1808-step-4", "t-slash-path"},
		{base, "\\g", core.RFC3986, core.URL, "path", "t-merged-path", "url-path-segments"},
		{base, "http:g", core.RFC3986, core.URL, "authority", "t-scheme-authority", "url-relative-path"},
		{base, "", core.RFC2396, core.RFC3986, "", "2396-step-2", "r-query"},
		{"mailto:a", "b", core.RFC3986, core.URL, "", "t-if-scheme", "url-no-scheme-failure"},
		{base, "//h:x/", core.RFC3986, core.URL, "", "t-if-authority", "url-port-failure"},
		{"http://a", "b", core.RFC2396, core.RFC3986, "authority", "2396-step-6b", "m-slash"},
		{"http://a", "b", core.RFC3986, core.RFC1808, "authority", "m-slash", "1808-step-6-append"},
		{"http://a/b", "c?", core.RFC1808, core.RFC2396, "query", "1808-step-7", "2396-append-query"},
		{base, "%2e%2e/g", core.RFC3986, core.URL, "path", "t-merged-path", "url-path-segments"},
	} {
		p := core.FindDivergence(c.base, c.ref, c.a, c.b, core.Options{}, nil)
		x, y := "", ""
		if p.StepA >= 0 && p.StepB >= 0 {
			x, y = p.A.Trace.Steps[p.StepA].Rule.Key, p.B.Trace.Steps[p.StepB].Rule.Key
		}
		if p.Same || p.Component != c.component || x != c.x || y != c.y {
			t.Errorf("%s + %s by %s and %s: %q, %s, %s", c.base, c.ref, c.a, c.b, p.Component, x, y)
		}
	}
	if p := core.FindDivergence(base, "g", core.RFC1808, core.URL, core.Options{}, nil); !p.Same {
		t.Errorf("%+v", p)
	}
}

// What the URL Standard has beside the others.
func TestURL(t *testing.T) {
	a := core.Parse(" http://U:p@EXAMPLE.org:80/%2e/a?b#c", core.URL)
	href, ok := a.Href()
	origin, _ := a.Origin()
	if !ok || href != "http://U:p@example.org/a?b#c" || origin != "http://example.org" || a.Valid {
		t.Errorf("%q, %q, %+v", href, origin, a)
	}
	blob := core.ParseURL("blob:https://ü.example/1", func(string) (string, bool) { return "xn--tda.example", true })
	if origin, ok := blob.Origin(); !ok || origin != "https://xn--tda.example" {
		t.Errorf("the origin of a blob is %q", origin)
	}
	for name, want := range map[string]string{
		"scheme": "http", "authority": "U:p@EXAMPLE.org:80", "userinfo": "U:p", "host": "EXAMPLE.org", "port": "80", "path": "/%2e/a", "query": "b", "fragment": "c",
	} {
		if p := a.Component(name); !p.Defined || p.In(a.Text) != want {
			t.Errorf("%s is %q, %v", name, p.In(a.Text), p.Defined)
		}
	}
	for _, text := range []string{"http://[::1", "a"} {
		if a := core.Parse(text, core.URL); a.Valid || len(a.Faults) == 0 {
			t.Errorf("%s: %+v", text, a)
		}
	}
	if r := core.Resolve("about:blank", "a", core.URL, core.Options{}); r.Done || len(r.Ref.Faults) != 1 {
		t.Errorf("%+v", r)
	}
}
