package rfc3986_test

import "testing"

// The derivation of any text agrees with the grammar.
func FuzzDerive(f *testing.F) {
	addTexts(f)
	var c *derivationCheck // costly to make; one input runs at a time
	f.Fuzz(func(t *testing.T, s string) {
		if c == nil {
			c = newDerivationCheck(t)
		}
		c.T = t
		c.full(s)
	})
}
