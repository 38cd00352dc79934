package rfc1738_test

import (
	"strings"
	"sync/atomic"
	"testing"

	"uriplayground/core/rfc1738"
	"uriplayground/tests/abnf"
	"uriplayground/tests/dialecttest"
)

// The sweep puts every sequence of words up to a length after each scheme:
// one of each class of characters, every delimiter, and the literals.
var sweepWords = strings.Fields("a 1 - . / : @ ; ? = % & ~ ;type= %09 *")

// starts are what the sequences are put after, and the rule that the result
// has to match.
var starts = []struct{ text, rule string }{
	{"ftp:", "ftpurl"}, {"ftp://", "ftpurl"}, {"ftp://h/", "ftpurl"}, {"http:", "httpurl"}, {"http://", "httpurl"}, {"http://h", "httpurl"},
	{"gopher://", "gopherurl"}, {"mailto:", "mailtourl"}, {"news:", "newsurl"}, {"nntp://", "nntpurl"}, {"nntp://h", "nntpurl"},
	{"telnet://", "telneturl"}, {"wais://", "waisurl"}, {"wais://h", "waisurl"}, {"file:", "fileurl"}, {"file://", "fileurl"},
	{"prospero://", "prosperourl"}, {"prospero://h/", "prosperourl"}, {"x:", "otherurl"}, {"", "otherurl"},
}

// Every such text: is it valid, is it the beginning of something valid, and if
// not, where does it go wrong? The fast code has to agree with the BNF.
func TestSweep(t *testing.T) {
	length := dialecttest.Sweep(t, 6, 5, 4) - 1 // words, after a start
	var tried atomic.Int64
	t.Run("after", func(t *testing.T) {
		for _, start := range starts {
			t.Run(start.text, func(t *testing.T) {
				t.Parallel()
				w := sweep{T: t, grammar: automata{}.get(start.rule)}
				w.extend(start.text, w.run(w.grammar.Start(), start.text, 0, -1), length)
				tried.Add(w.tried)
			})
		}
	})
	want, power := int64(0), int64(len(starts))
	for range length + 1 {
		want += power
		power *= int64(len(sweepWords))
	}
	if tried.Load() != want {
		t.Errorf("tried %d texts, want %d", tried.Load(), want)
	}
	t.Logf("tried all %d texts of up to %d words after %d starts", want, length, len(starts))
}

type sweep struct {
	*testing.T
	grammar *abnf.Automaton
	tried   int64
}

// place is how far the automaton has got: bad is where it died, or -1.
type place struct {
	state abnf.State
	bad   int
}

func (w *sweep) run(state abnf.State, text string, at, bad int) place {
	for i := range len(text) {
		state = w.grammar.Next(state, text[i])
		if bad < 0 && w.grammar.Dead(state) {
			bad = at + i
		}
	}
	return place{state, bad}
}

func (w *sweep) extend(text string, p place, more int) {
	w.tried++
	want := abnf.Verdict{Valid: w.grammar.Accepts(p.state), FirstBad: p.bad}
	want.Incomplete = !want.Valid && p.bad < 0
	w.try(text, want)
	if more == 0 || w.Failed() {
		return
	}
	for _, word := range sweepWords {
		w.extend(text+word, w.run(p.state, word, len(text), p.bad), more-1)
	}
}

// try compares the fast functions; those that list faults and parts are compared on
// fewer texts.
func (w *sweep) try(text string, want abnf.Verdict) {
	if w.tried%7 == 0 {
		checkAgainst(w.T, text, want)
		return
	}
	if at, open := rfc1738.FirstBad(text); at != want.FirstBad || open != want.Incomplete {
		w.Errorf("%q: FirstBad %d, %v, want %d, %v", text, at, open, want.FirstBad, want.Incomplete)
	}
	if _, err := rfc1738.Parse(text); (err == nil) != want.Valid {
		w.Errorf("%q: Parse gives error %v, want valid %v", text, err, want.Valid)
	}
}
