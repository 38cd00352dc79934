package rfc3986_test

import (
	"testing"

	"uriplayground/tests/dialecttest"
)

// The sweeps try every string up to a length over an alphabet. sweepAlphabet
// has every character that a delimiter of RFC 3986 is, and one each of the
// classes that a scheme, a port, a triplet and an address are made of; in which
// rules of Appendix A its strings get, TestSweepReaches says.
const (
	sweepAlphabet = "a./:?#@[]%1!"
	dotAlphabet   = "/.a"

	fullSweep    = 8 // 469,070,941 strings
	plainSweep   = 6
	shortSweep   = 5
	fullDotSweep = 12 // 797,161 paths over dotAlphabet
)

// sweepLength returns the length up to which strings over sweepAlphabet are tried.
func sweepLength(t *testing.T) int { return dialecttest.Sweep(t, fullSweep, plainSweep, shortSweep) }

// countStrings counts the strings up to a length over an alphabet of size letters.
func countStrings(letters, length int) (n int) {
	power := 1
	for range length + 1 {
		n += power
		power *= letters
	}
	return n
}

// checkTried fails if not every string up to a length was tried.
func checkTried(t *testing.T, tried int, alphabet string, length int) {
	t.Helper()
	if want := countStrings(len(alphabet), length); tried != want {
		t.Errorf("tried %d strings, want %d", tried, want)
	}
	t.Logf("tried all %d strings up to %d characters over %q", tried, length, alphabet)
}
