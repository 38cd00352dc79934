package dialecttest

import (
	"math"
	"testing"
	"time"
)

// By a clock that only work moves, so that nothing else on the machine decides.
func TestGrowth(t *testing.T) {
	const size = 40_000
	for name, test := range map[string]struct {
		cost   func(n float64, call int) float64 // of work of size n, done for the call-th time
		linear bool
	}{
		"linear":     {func(n float64, _ int) float64 { return n }, true},
		"n log n":    {func(n float64, _ int) float64 { return n * math.Log2(n) }, true},
		"power 1.75": {func(n float64, _ int) float64 { return math.Pow(n, 1.75) }, false},
		"square":     {func(n float64, _ int) float64 { return n * n }, false},
		"linear, the large work spared once": {func(n float64, call int) float64 {
			if n > size && call < mostRounds-1 {
				return 20 * n
			}
			return n
		}, true},
		"linear, the large work never spared": {func(n float64, _ int) float64 {
			if n > size {
				return 3 * n
			}
			return n
		}, true},
		"square, the small work disturbed once": {func(n float64, call int) float64 {
			if n <= size && call == 0 {
				return 20 * n * n
			}
			return n * n
		}, false},
	} {
		var now time.Duration
		prepare := func(n int) func() {
			calls := 0
			return func() {
				now += time.Duration(test.cost(float64(n), calls))
				calls++
			}
		}
		if said := tooFast(size, prepare, func() time.Duration { return now }); (said == "") != test.linear {
			t.Errorf("%s: %q", name, said)
		}
	}
}

// Were the clock to stand still, all work would seem to be linear.
func TestProcessorTimeGoesOn(t *testing.T) {
	const atLeast, steps = 5 * time.Millisecond, 1 << 36
	start, sum := processorTime(), 0
	for i := range steps {
		sum ^= i
		if i%(1<<20) == 0 && processorTime()-start >= atLeast {
			return
		}
	}
	t.Errorf("%d steps, which come to %d, take no %v", steps, sum, atLeast)
}
