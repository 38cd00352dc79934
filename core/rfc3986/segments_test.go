package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
)

// Counting the segments and going through them agree.
func TestSegmentCount(t *testing.T) {
	for path, want := range map[string]int{
		"": 0, "/": 1, "a": 1, "a/": 2, "/a": 1, "/a/": 2, "a//b": 3, "http://h": 0, "http://h/": 1, "x:a/b?c/d#e/f": 2,
	} {
		r, spans := rfc3986.Split(path), 0
		for range r.Segments() {
			spans++
		}
		if got := r.SegmentCount(); got != want || spans != want {
			t.Errorf("%q: %d, and %d spans; want %d", path, got, spans, want)
		}
	}
}
