package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/dialecttest"
)

// Bases in which each line of §5.2.2 and §5.2.3 has something to decide.
var sweepBases = []string{
	"a:", "a:b", "a:b/c", "a:b/../c", "a:b/..", "a:..", "a:/", "a:/b", "a:/b/c", "a:/..", "a:/b/..",
	"a://h", "a://h/", "a://h/b/c?q", "a://h/b/../c", "a://h/b/..", "a://?q#f", "A:?#", "1:b", "h/b",
}

var sweepOptions = []rfc3986.Options{
	{}, {NonStrict: true}, {Erratum4547: true}, {Erratum4789: true},
	{NonStrict: true, Erratum4547: true, Erratum4789: true},
}

// Every short reference over sweepAlphabet against each base, with each option.
func TestSweepResolve(t *testing.T) {
	length := min(sweepLength(t)-3, 4)
	for _, base := range sweepBases {
		t.Run(base, func(t *testing.T) {
			t.Parallel()
			tried := dialecttest.EveryString(sweepAlphabet, length, func(ref string) bool {
				for _, o := range sweepOptions {
					checkResolution(t, base, ref, o)
				}
				return !t.Failed()
			})
			checkTried(t, tried, sweepAlphabet, length)
		})
	}
}
