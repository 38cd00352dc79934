package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Counting the segments and going through them agree.
func TestSegmentCount(t *testing.T) {
	for path, want := range map[string]int{
		"": 0, "/": 1, "a": 1, "a/": 2, "/a": 1, "/a/": 2, "a//b": 3, "http://h": 0, "http://h/": 1, "x:a/b?c/d#e/f": 2,
	} {
		r, spans := rfc3986.Split(path), 0
		var last syntax.Span
		for span := range r.Segments() {
			last = span
			spans++
		}
		if got := r.LastSegment(); got != last {
			t.Errorf("%q: the last segment is %v, want %v", path, got, last)
		}
		if got := r.SegmentCount(); got != want || spans != want {
			t.Errorf("%q: %d, and %d spans; want %d", path, got, spans, want)
		}
	}
}
