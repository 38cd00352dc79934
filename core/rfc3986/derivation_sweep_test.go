package rfc3986_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
)

// Every string over sweepAlphabet, up to a letter less than sweepLength: the tree against
// the grammar, and the bytes that may come next; for those yet a letter shorter the
// rules in which they may come, too. After a string that nothing continues the
// longer ones are passed over: their derivation is that of the same prefix.
func TestSweepDerivation(t *testing.T) {
	length := min(sweepLength(t)-1, plainSweep)
	for i := range len(sweepAlphabet) {
		first := sweepAlphabet[i : i+1]
		t.Run(first, func(t *testing.T) {
			t.Parallel()
			w := derivationSweep{newDerivationCheck(t), length, 0}
			w.extend(first)
			t.Logf("tried %d strings up to %d characters", w.tried, length)
		})
	}
}

type derivationSweep struct {
	*derivationCheck
	length, tried int
}

func (w *derivationSweep) extend(s string) {
	w.tried++
	if len(s) < w.length {
		w.full(s)
	} else {
		w.bytes(w.tree(s), s)
	}
	if at, _ := rfc3986.FirstBad(s); at >= 0 {
		w.behindBad(s)
		return
	}
	for i := 0; i < len(sweepAlphabet) && len(s) < w.length && w.failures < enoughSaid; i++ {
		w.extend(s + sweepAlphabet[i:i+1])
	}
}

// behindBad: what follows the first bad character changes nothing.
func (w *derivationSweep) behindBad(s string) {
	w.Helper()
	d, more := rfc3986.Derive(rfc3986.Split(s)), rfc3986.Derive(rfc3986.Split(s+"@[:]/\xff"))
	if d.Text() != more.Text() || d.FirstBad != more.FirstBad || d.Len() != more.Len() {
		w.fail("%q: derived %q, with more after it %q", s, d.Text(), more.Text())
	}
}

// An IP-literal is too long for the sweep above. This one puts it together from
// pieces: every row of pieces up to a length.
func TestSweepDerivationIP(t *testing.T) {
	for _, row := range []struct {
		prefix, pieces string
		length         int
	}{
		{"//[", "1: : 1 1.2.3.4 ]", 9},
		{"//[::", "2 5 0 . ]", 7},
		{"//", "2 5 0 .", 7},
		{"//u@[v", "a . : ! ]", 5},
	} {
		t.Run(row.prefix, func(t *testing.T) {
			t.Parallel()
			c := newDerivationCheck(t)
			c.rows(row.prefix, strings.Fields(row.pieces), row.length+min(2*(sweepLength(t)-plainSweep), 0))
		})
	}
}

// rows tries every row of pieces after a text that can go on.
func (c *derivationCheck) rows(text string, pieces []string, length int) {
	c.full(text)
	if at, _ := rfc3986.FirstBad(text); at >= 0 || length == 0 || c.failures > enoughSaid {
		return
	}
	for _, piece := range pieces {
		c.rows(text+piece, pieces, length-1)
	}
}
