package rfc3986_test

import (
	"sync/atomic"
	"testing"
	"unsafe"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/abnf"
	"uriplayground/tests/dialecttest"
)

// Every string up to sweepLength over sweepAlphabet: is it valid, is it the
// beginning of something valid, and if not, where does it go wrong? The fast
// code has to agree with the grammar of Appendix A, run as an automaton.
//
// The strings are walked as a tree, so that the automaton takes one step for
// each. One goroutine walks below each first letter.
func TestSweep(t *testing.T) {
	length := sweepLength(t)
	var tried atomic.Int64
	t.Run("below", func(t *testing.T) {
		for i := range len(sweepAlphabet) {
			first := sweepAlphabet[i]
			t.Run(string(first), func(t *testing.T) {
				t.Parallel()
				w := newSweep(t, length)
				w.extend(0, w.grammar.Start(), -1, first)
				tried.Add(w.tried)
			})
		}
	})
	w := newSweep(t, 0)
	w.try(0, w.grammar.Start(), -1)
	tried.Add(w.tried)
	checkTried(t, int(tried.Load()), sweepAlphabet, length)
}

// enoughSaid is how many failures below one letter end its walk.
const enoughSaid = 20

type sweep struct {
	*testing.T
	grammar    *abnf.Automaton
	length     int
	text       [fullSweep]byte
	recomposed []byte
	tried      int64
	failures   int
}

func newSweep(t *testing.T, length int) *sweep {
	return &sweep{T: t, grammar: abnf.MustCompile("URI-reference"), length: length}
}

// extend tries the text of n bytes with c after it, and all that begin so.
// bad is the index of the byte at which state died, or -1.
func (w *sweep) extend(n int, state abnf.State, bad int, c byte) {
	w.text[n] = c
	state = w.grammar.Next(state, c)
	if bad < 0 && w.grammar.Dead(state) {
		bad = n
	}
	n++
	w.try(n, state, bad)
	if n == w.length || w.failures > enoughSaid {
		return
	}
	for i := range len(sweepAlphabet) {
		w.extend(n, state, bad, sweepAlphabet[i])
	}
}

// try compares the fast code with the automaton for the text of n bytes.
func (w *sweep) try(n int, state abnf.State, bad int) {
	w.tried++
	// The string shares the buffer, which changes after this call only. That
	// saves an allocation for each of some hundred million strings.
	s := unsafe.String(&w.text[0], n)
	r := rfc3986.Split(s)
	want := w.grammar.Accepts(state)
	if r.Valid() != want {
		w.fail("%q: Valid %v, want %v", s, !want, want)
	}
	w.recomposed = components(r).appendTo(w.recomposed[:0])
	if string(w.recomposed) != s {
		w.fail("%q: recomposed %q", s, w.recomposed)
	}
	wantIncomplete := bad < 0 && !want
	if at, incomplete := rfc3986.FirstBad(s); at != bad || incomplete != wantIncomplete {
		w.fail("%q: FirstBad %d, %v, want %d, %v", s, at, incomplete, bad, wantIncomplete)
	}
}

func (w *sweep) fail(format string, args ...any) {
	w.Helper()
	w.failures++
	w.Errorf(format, args...)
}

// All that the sweep is too long for, on shorter strings: faults, errors, and
// the components of the valid ones.
func TestSweepFaults(t *testing.T) {
	m := automata{}
	length := sweepLength(t) - 2
	tried := dialecttest.EveryString(sweepAlphabet, length, func(s string) bool {
		m.checkVerdict(t, s)
		checkSplit(t, s)
		if r := rfc3986.Split(s); r.Valid() {
			m.checkComponents(t, r)
		}
		return !t.Failed()
	})
	checkTried(t, tried, sweepAlphabet, length)
}
