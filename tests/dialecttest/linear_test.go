package dialecttest

import "testing"

var sum int

// Linear work passes at both looks, its square at neither.
func TestGrowth(t *testing.T) {
	steps := func(n int) {
		for i := range n {
			sum ^= i
		}
	}
	for name, test := range map[string]struct {
		work   func(n int)
		linear bool
	}{
		"linear": {func(n int) { steps(20 * n) }, true},
		"square": {func(n int) { steps(n * n / 1000) }, false},
	} {
		prepare := func(n int) func() { return func() { test.work(n) } }
		for _, look := range [][3]int{{40_000, 4, 1}, {10_000, 16, 16}} {
			if said := growth(look[0], look[1], look[2], prepare); (said == "") != test.linear {
				t.Errorf("%s, from %d: %q", name, look[0], said)
			}
		}
	}
}
