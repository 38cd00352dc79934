package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/dialecttest"
)

// Letters of both cases, hexadecimal or not, the digits of "%2E" and "%41", and
// the delimiters of all components but query and fragment, which are treated
// alike.
const (
	normalAlphabet = "%2eE./:aA@"
	portAlphabet   = ":80@/[]%A"
)

// Every short text after each of these, in all of which another component or
// another scheme's rule comes next.
var sweepStarts = []string{"", "X:", "x:/", "x://", "x:/.//", "http://", "file:", "file://", "mailto:", "mailto:A@B,", "x:?"}

// The fast code of §6.2 against the literal one, on every level.
func TestSweepNormalize(t *testing.T) {
	length := sweepLength(t) - 2
	for _, start := range sweepStarts {
		t.Run(start, func(t *testing.T) {
			t.Parallel()
			sweepNormalize(t, start, normalAlphabet, min(length, 5))
		})
	}
	t.Run("port", func(t *testing.T) {
		t.Parallel()
		sweepNormalize(t, "http://", portAlphabet, min(length, 5))
	})
	t.Run("localhost", func(t *testing.T) {
		t.Parallel()
		sweepNormalize(t, "file://localhost", portAlphabet, min(length, 3))
	})
	t.Run("triplets", func(t *testing.T) {
		t.Parallel()
		sweepNormalize(t, "x:", "%4a1", min(length+3, 8))
	})
	t.Run("dots", func(t *testing.T) {
		t.Parallel()
		sweepNormalize(t, "x:", dotAlphabet, min(length+4, 9))
	})
}

func sweepNormalize(t *testing.T, start, alphabet string, length int) {
	tried := dialecttest.EveryString(alphabet, length, func(s string) bool {
		checkNormalize(t, start+s)
		return !t.Failed()
	})
	checkTried(t, tried, alphabet, length)
}

// Two short texts are the same on the same rung in either order, and never on a
// rung below the one whose normalization told them apart.
func TestSweepCompare(t *testing.T) {
	length := max(sweepLength(t)-4, 1)
	var texts []string
	dialecttest.EveryString("%2eE.a", min(length, 3), func(s string) bool {
		texts = append(texts, "x:/"+s, "X:/"+s, "http:"+s)
		return true
	})
	for _, a := range texts {
		for _, b := range texts {
			checkCompare(t, a, b)
		}
		if t.Failed() {
			return
		}
	}
}

// checkCompare: each rung is the literal one, and the difference is one.
func checkCompare(t *testing.T, a, b string) {
	t.Helper()
	c := rfc3986.Compare(rfc3986.Split(a), rfc3986.Split(b))
	if want := literalCompare(a, b); c.Rung != want {
		t.Errorf("%q and %q meet on the rung %s, want %s", a, b, c.Rung, want)
	}
	if c.NormalA != normalized(a, rfc3986.LevelScheme) || c.NormalB != normalized(b, rfc3986.LevelScheme) {
		t.Errorf("%q and %q have the normal forms %q and %q", a, b, c.NormalA, c.NormalB)
	}
	if c.Equivalent() != (c.NormalA == c.NormalB) || c.Equivalent() != (c.Part == nil) {
		t.Errorf("%q and %q: %+v contradicts itself", a, b, c)
	}
	if !c.Equivalent() {
		checkDifference(t, c)
	}
}

// checkDifference: up to the offsets the normal forms are the same, but for the
// delimiter of a component that only one has; there they differ.
func checkDifference(t *testing.T, c rfc3986.Comparison) {
	t.Helper()
	same := commonPrefix(c.NormalA, c.NormalB)
	if int(min(c.DiffA, c.DiffB)) > same || c.DiffA == c.DiffB && c.NormalA[c.DiffA:] == c.NormalB[c.DiffB:] {
		t.Errorf("%q and %q do not first differ at %d and %d, in %s", c.NormalA, c.NormalB, c.DiffA, c.DiffB, c.Part.Name)
	}
}

func commonPrefix(a, b string) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// literalCompare climbs the ladder of §6.2 with the literal code.
func literalCompare(a, b string) rfc3986.Rung {
	x, y := literalSplit(a), literalSplit(b)
	if a == b {
		return rfc3986.RungSimple
	}
	rung := rfc3986.RungSimple
	for _, climb := range []func(fiveComponents) fiveComponents{
		normalizeCase,
		func(c fiveComponents) fiveComponents { return normalizeCase(normalizePercent(c)) },
		func(c fiveComponents) fiveComponents { return guardedURI(normalizeDots(c)) },
		func(c fiveComponents) fiveComponents { return guardedURI(normalizeByScheme(normalizeDots(c))) },
	} {
		rung++
		x, y = climb(x), climb(y)
		if x.recompose() == y.recompose() {
			return rung
		}
	}
	return rfc3986.RungNone
}
