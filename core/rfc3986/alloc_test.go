package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
)

var allocTexts = []string{
	"", "http://user@www.example.com:8080/a/b;c=d/e?q=%41&r#f", "//[2001:db8::1.2.3.4]:80/", "//[v1.a:b]", "mailto:a@b", "a/b/../c",
}

// Parse allocates nothing when the text is valid.
func TestParseAllocates(t *testing.T) {
	for _, s := range allocTexts {
		wantNoAllocs(t, "Parse "+s, func() {
			if _, err := rfc3986.Parse(s); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// Split, Valid and FirstBad allocate nothing, valid or not.
func TestSplitAllocates(t *testing.T) {
	for _, s := range append(allocTexts, "http://[::1", "a b", "%", "//h:8x/", "1:") {
		wantNoAllocs(t, "Split "+s, func() { sink.valid = rfc3986.Split(s).Valid() })
		wantNoAllocs(t, "FirstBad "+s, func() { sink.offset, sink.valid = rfc3986.FirstBad(s) })
	}
}

// AppendResolve allocates nothing where dst has room and nothing is traced.
func TestAppendResolveAllocates(t *testing.T) {
	base := rfc3986.Split("http://a/b/c/d;p?q")
	dst := make([]byte, 0, 1000)
	for _, ref := range []string{"", "g", "../../../g?y#s", "/./g/..", "//h/../x", "?y", "#s", "x:.//y/../z", "http:g", "a/b/c/d/../../.."} {
		r := rfc3986.Split(ref)
		for _, o := range sweepOptions {
			wantNoAllocs(t, "AppendResolve "+ref, func() { dst = rfc3986.AppendResolve(dst[:0], base, r, o) })
		}
	}
	guarded := rfc3986.Split("f:/a")
	r := rfc3986.Split(".//g")
	wantNoAllocs(t, "AppendResolve with the guard", func() {
		dst = rfc3986.AppendResolve(dst[:0], guarded, r, rfc3986.Options{})
	})
}

// RemoveDotSegments gives the path itself where there is nothing to remove.
func TestRemoveDotSegmentsAllocates(t *testing.T) {
	for _, path := range []string{"", "/", "a", "/a/b/c", "a/b/c/", "/a..b/...", "//a//b", "/%2e%2e/a", "/.a/..b"} {
		wantNoAllocs(t, "RemoveDotSegments "+path, func() { sink.text = rfc3986.RemoveDotSegments(path) })
	}
}

// sink keeps results alive. Tests that run alone write to it.
var sink struct {
	text   string
	valid  bool
	offset int
	ref    rfc3986.Reference
}

func wantNoAllocs(t *testing.T, what string, run func()) {
	t.Helper()
	if n := testing.AllocsPerRun(100, run); n != 0 {
		t.Errorf("%s: %v allocations, want none", what, n)
	}
}
