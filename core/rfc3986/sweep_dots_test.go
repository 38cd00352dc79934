package rfc3986_test

import (
	"testing"

	"uriplayground/tests/dialecttest"
)

// Every path up to fullDotSweep characters over "/", "." and "a", and shorter
// ones over all delimiters: the fast code of §5.2.4, traced and not, against
// the literal one, row by row.
func TestSweepDots(t *testing.T) {
	length := sweepLength(t)
	t.Run("dots", func(t *testing.T) {
		t.Parallel()
		sweepDots(t, dotAlphabet, fullDotSweep-plainSweep+min(length, plainSweep))
	})
	t.Run("delimiters", func(t *testing.T) {
		t.Parallel()
		sweepDots(t, sweepAlphabet, min(length-2, plainSweep))
	})
}

func sweepDots(t *testing.T, alphabet string, length int) {
	tried := dialecttest.EveryString(alphabet, length, func(path string) bool {
		checkDots(t, path)
		return !t.Failed()
	})
	checkTried(t, tried, alphabet, length)
}
