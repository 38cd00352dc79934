package relativize_test

import (
	"strings"
	"testing"

	"uriplayground/core/relativize"
	"uriplayground/core/rfc3986"
)

// Were anything quadratic, this would not end in time.
func TestCandidatesAreLinear(t *testing.T) {
	const large, small = 4 << 20, 1 << 15
	fill := func(s string, size int) string { return strings.Repeat(s, size/len(s)) }
	paths := []string{"/", "a", "a/", "/.", "/..", "../", "./", ":", "/a:", "%", "[", "@", "é", "?", "#"}
	for _, b := range paths {
		base := rfc3986.Split("a:" + fill(b, small))
		for _, s := range paths {
			for _, start := range []string{"a:", "a://"} {
				relativize.Candidates(base, rfc3986.Split(start+fill(s, small)))
			}
		}
	}
	for _, s := range []string{"/", "a/", "/.."} {
		relativize.Candidates(rfc3986.Split("a:"+fill(s, large)), rfc3986.Split("a:"+fill("/b", large)))
	}
}
