package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// RFC 3986 §4 and Appendix A: the vectors of parse_valid.json.
func TestParseValid(t *testing.T) {
	m := automata{}
	for _, c := range vectors.ParseValid() {
		if !matchesKind(t, c.Input, c.Kind) {
			t.Errorf("%q is no %s (%s)", c.Input, c.Kind, c.Source)
		}
		checkSplit(t, c.Input)
		m.checkVerdict(t, c.Input)
		m.checkComponents(t, rfc3986.Split(c.Input))
	}
}

// The vectors of parse_invalid.json. Some are valid references that do not
// match the narrower rule.
func TestParseInvalid(t *testing.T) {
	m := automata{}
	for _, c := range vectors.ParseInvalid() {
		if matchesKind(t, c.Input, c.Kind) {
			t.Errorf("%q is %s (%s)", c.Input, c.Kind, c.Source)
		}
		want := -1
		if c.Offset != nil {
			want = *c.Offset
		}
		at, incomplete := rfc3986.FirstBad(c.Input)
		if at != want || incomplete != (c.URIReference == "prefix") {
			t.Errorf("%q: FirstBad %d, %v, want %d, %s (%s)", c.Input, at, incomplete, want, c.URIReference, c.Source)
		}
		if got := rfc3986.Split(c.Input).Valid(); got != (c.URIReference == "valid") {
			t.Errorf("%q: Valid %v, want %s (%s)", c.Input, got, c.URIReference, c.Source)
		}
		checkSplit(t, c.Input)
		m.checkVerdict(t, c.Input)
	}
}

// matchesKind reports whether s matches one of the four rules of §4, by its
// components: a relative-ref is a reference without a scheme, an absolute-URI
// has no fragment.
func matchesKind(t *testing.T, s, kind string) bool {
	t.Helper()
	r := rfc3986.Split(s)
	_, scheme := r.Scheme()
	_, fragment := r.Fragment()
	switch kind {
	case "URI-reference":
		return r.Valid()
	case "URI":
		return r.Valid() && scheme
	case "absolute-URI":
		return r.Valid() && scheme && !fragment
	case "relative-ref":
		return r.Valid() && !scheme
	}
	t.Fatalf("unknown kind %s", kind)
	return false
}

// What may be at the end of a text that is still being typed, in the order of §3,
// and what nothing typed later can mend.
func TestFirstBad(t *testing.T) {
	m := automata{}
	for _, s := range []string{
		"", "h", "http", "http:", "http:/", "http://", "1", "1:", "1a:", "a_b:", "é", "a%", "a%4", "a%41", "a%4g", "%:",
		"//u", "//u:", "//u:p", "//u:p@", "//u:p@h", "//u:p@h:", "//u@v@", "//h:8x", "//h:8x/", "//h:8x?", "//h:8x#",
		"//h:8x@", "//h:%", "//h:%4", "//h:%41", "//h:%41/", "//a:b:c", "//a:b:c/", "//a:b:c@d", "//a@b:c",
		"//[", "//[:", "//[::", "//[:::", "//[::]", "//[::]a", "//[::]:", "//[::]:8", "//[::]:8a", "//[::]@", "//a[", "//u@[", "//u@[::]",
		"//[v", "//[v1", "//[v1.", "//[v1.a", "//[v1.a]", "//[v.", "//[vg", "//[v1.%", "//[v1.]",
		"//[1:2:3:4:5:6:7:8", "//[1:2:3:4:5:6:7:8:", "//[1:2:3:4:5:6:7::", "//[1:2:3:4:5:6:7:8]", "//[1:2:3:4:5:6:7]", "//[12345", "//[1::2::",
		"//[::1.2.3.4", "//[::1.2.3.4]", "//[::256", "//[::256.", "//[::255.", "//[::01.", "//[::1.2.3.4.", "//[::1.2.3.4:", "//[::a.", "//[1.", "//[::1.2]",
		"/a b", "/[", "?[", "#[", "##", "?#?#", "/\x00", "/\x7f", "/\xff", "/é", "a/b:c", "a?:", "a#:", "a:b:c", ":", "/:", "\\", "^", "a|b", "<a>",
	} {
		m.checkVerdict(t, s)
		checkSplit(t, s)
	}
}
