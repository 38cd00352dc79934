package rfc3986_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
)

// RFC 3986 Appendix B. "." has to match every byte here.
var appendixB = regexp.MustCompile(`(?s)^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`)

// fiveComponents are what Appendix B, and §5.2.2 and §5.3, work on.
type fiveComponents struct {
	scheme, authority optional
	path              string
	query, fragment   optional
}

func components(r rfc3986.Reference) fiveComponents {
	return fiveComponents{
		scheme:    component(r.Scheme()),
		authority: component(r.Authority()),
		path:      r.Path(),
		query:     component(r.Query()),
		fragment:  component(r.Fragment()),
	}
}

// literalSplit returns the table below the expression of Appendix B:
// scheme = $2, authority = $4, path = $5, query = $7, fragment = $9.
func literalSplit(s string) fiveComponents {
	at := appendixB.FindStringSubmatchIndex(s)
	group := func(n int) optional {
		if at[2*n] < 0 {
			return optional{}
		}
		return optional{s[at[2*n]:at[2*n+1]], true}
	}
	return fiveComponents{group(2), group(4), group(5).text, group(7), group(9)}
}

// checkSplit compares Split with Appendix B and with §5.3, which undoes it.
func checkSplit(t *testing.T, s string) {
	t.Helper()
	r := rfc3986.Split(s)
	if got, want := components(r), literalSplit(s); got != want {
		t.Errorf("%q: components %v, want %v", s, got, want)
	}
	if got := components(r).recompose(); got != s {
		t.Errorf("%q: recomposed %q", s, got)
	}
	if got := r.String(); got != s {
		t.Errorf("%q: String %q", s, got)
	}
	if got := authorityOf(r); got != component(r.Authority()) {
		t.Errorf("%q: authority put together is %v", s, got)
	}
	checkParts(t, s, r)
}

// checkParts: the spans cover what the accessors return.
func checkParts(t *testing.T, s string, r rfc3986.Reference) {
	t.Helper()
	want := [rfc3986.PartCount]optional{
		rfc3986.PartScheme:    component(r.Scheme()),
		rfc3986.PartAuthority: component(r.Authority()),
		rfc3986.PartUserinfo:  component(r.Userinfo()),
		rfc3986.PartHost:      component(r.Host()),
		rfc3986.PartPort:      component(r.Port()),
		rfc3986.PartPath:      {r.Path(), true},
		rfc3986.PartQuery:     component(r.Query()),
		rfc3986.PartFragment:  component(r.Fragment()),
	}
	for i, p := range r.Parts() {
		if got := component(p.In(s), p.Defined); got != want[i] {
			t.Errorf("%q: part %s is %v, want %v", s, p.Rule.Name, got, want[i])
		}
	}
	if got, want := segments(s, r), literalSegments(r.Path()); !slices.Equal(got, want) {
		t.Errorf("%q: segments %q, want %q", s, got, want)
	}
}

func segments(s string, r rfc3986.Reference) (list []string) {
	for span := range r.Segments() {
		list = append(list, span.In(s))
	}
	return list
}

// literalSegments: segments are what "/" separates or begins (§3.3).
func literalSegments(path string) []string {
	if path == "" {
		return nil
	}
	return strings.Split(strings.TrimPrefix(path, "/"), "/")
}

// The example that Appendix B works out, and shapes that its expression splits
// although no URI-reference has them.
func TestAppendixB(t *testing.T) {
	got := components(rfc3986.Split("http://www.ics.uci.edu/pub/ietf/uri/#Related"))
	want := fiveComponents{
		scheme:    optional{"http", true},
		authority: optional{"www.ics.uci.edu", true},
		path:      "/pub/ietf/uri/",
		fragment:  optional{"Related", true},
	}
	if got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	for _, s := range []string{
		"", ":", "a:", "1:a", ":a", "//", "///", "a://", "a:?", "a:#", "?", "#", "?#", "#?", "##",
		"a b:c", "é:é//é?é#é", "//@", "//:", "//@:", "//u@v@h:1:2", "//[", "//[::1", "//]:", "//[:]:1",
		"\x00", "\xff:\xff//\xff", "a\n:b\n?c\n#d\n", "%:%", "\\\\h\\p",
	} {
		checkSplit(t, s)
	}
}
