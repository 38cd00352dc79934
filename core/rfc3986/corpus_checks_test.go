package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
)

// The corpus is valid throughout, resolves as the RFC says, and does not
// change: its first pair and its length are pinned.
func TestCorpus(t *testing.T) {
	m := automata{}
	bytes := 0
	for _, p := range corpus()[:corpusTested] {
		m.checkFast(t, p.base)
		m.checkFast(t, p.ref)
		if !rfc3986.Split(p.base).Valid() || !rfc3986.Split(p.ref).Valid() {
			t.Errorf("%q or %q is not valid", p.base, p.ref)
		}
		checkResolution(t, p.base, p.ref, rfc3986.Options{})
		checkDots(t, p.dottedPath())
		bytes += len(p.base) + len(p.ref)
	}
	first := corpusPair{
		"https://article-view.co.uk/Main_Page/docs/hello%20world.pdf?token=en+wiki&page=https%3A%2F%2Fwww.cafe.com%2F2024%2F&id=#hello%20world",
		"../../item.php",
	}
	if got := corpus()[0]; got != first || bytes != 1_136_105 {
		t.Errorf("the corpus changed: it has %d bytes and begins with %q", bytes, got)
	}
}
