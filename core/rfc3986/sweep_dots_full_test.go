package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/dialecttest"
)

// Every string over sweepAlphabet a letter shorter than TestSweep has them, its
// result against the literal §5.2.4; TestSweepDots compares the rows of shorter
// ones, too.
func TestSweepDotsOutput(t *testing.T) {
	length := sweepLength(t) - 1
	for i := range len(sweepAlphabet) {
		first := sweepAlphabet[i : i+1]
		t.Run(first, func(t *testing.T) {
			t.Parallel()
			tried := dialecttest.EveryString(sweepAlphabet, length-1, func(rest string) bool {
				path := first + rest
				got, want := rfc3986.RemoveDotSegments(path), removeDotSegments(path)
				if got != want {
					t.Errorf("%q gives %q, want %q", path, got, want)
				}
				return got == want
			})
			checkTried(t, tried, sweepAlphabet, length-1)
		})
	}
}
