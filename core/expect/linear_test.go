package expect_test

import (
	"strings"
	"testing"

	"uriplayground/core/expect"
	"uriplayground/tests/dialecttest"
)

// Time grows with the length of the texts, whatever they repeat.
func TestExplainIsLinear(t *testing.T) {
	for _, s := range []string{"a/", "/", "../", "./", "a/../", "//", ":", "?", "#", "é", " ", "%2e/", "…/", "blob/", "-/", ".html/"} {
		for _, r := range []string{"a/", "../", "/", "a/../", s} {
			dialecttest.Linear(t, s+" "+r, 1<<10, func(n int) func() {
				fill := func(s string) string { return strings.Repeat(s, n) }
				q := expect.Question{Base: "http://a/" + fill(s), Ref: fill(r) + "x", Expected: "http://a/" + fill(s) + fill(r) + "x", Went: fill(s)}
				return func() { expect.Explain(q); expect.Offer(q) }
			})
		}
	}
}
