package dialecttest

import (
	"fmt"
	"math"
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

const (
	fewestRounds  = 2
	mostRounds    = 40
	rareGCPercent = 1000 // per cent of what is alive is allocated before garbage is collected
)

// Linear fails if work of size 4n takes more than linear time, compared with work of
// size n. Short work is more often spared by the collector of garbage and by other
// processes than long work, and so what is linear may seem to grow too fast: if so, it is
// looked at once more over a wider range, the short work done until it is as long. It is
// the processor's time that counts, which other load on the machine does not lengthen much.
// A short test leaves it out: work grows under WebAssembly as it does natively.
func Linear(t *testing.T, name string, n int, prepare func(n int) (work func())) {
	t.Helper()
	if testing.Short() {
		return
	}
	// By its own measure the collector runs hundreds of times in one large work, and on
	// machines where new memory is dear most of the time is its.
	defer debug.SetGCPercent(debug.SetGCPercent(rareGCPercent))
	if said := tooFast(n, prepare, processorTime); said != "" {
		t.Errorf("%s: %s", name, said)
	}
}

// tooFast says how work grows faster than linear by the clock, or "".
func tooFast(n int, prepare func(n int) (work func()), clock func() time.Duration) string {
	if growth(n, 4, 1, prepare, clock) == "" {
		return ""
	}
	return growth(max(1, n/4), 16, 16, prepare, clock)
}

// growth says how work grows too fast from n to times n, or "": by more than half way, in
// powers, between linear work and its square. Work of size n is done repeatedly, and
// what prepare does is not measured. Of each size the fastest round counts, and there are
// more rounds as long as the two are too far apart.
func growth(n, times, repeatedly int, prepare func(n int) (work func()), clock func() time.Duration) string {
	small, large := prepare(n), prepare(times*n)
	limit := float64(times) * math.Sqrt(float64(times)) / float64(repeatedly)
	fastestSmall, fastestLarge := time.Duration(math.MaxInt64), time.Duration(math.MaxInt64)
	tooFar := func() bool { return float64(fastestLarge) > limit*float64(fastestSmall) }
	for round := 0; round < fewestRounds || round < mostRounds && tooFar(); round++ {
		if round == 0 || round >= fewestRounds {
			runtime.GC()
		}
		fastestSmall = min(fastestSmall, elapsed(small, repeatedly, clock))
		fastestLarge = min(fastestLarge, elapsed(large, 1, clock))
	}
	if tooFar() {
		return fmt.Sprintf("size %d takes %v, size %d takes %v: more than linear", n, fastestSmall/time.Duration(repeatedly), times*n, fastestLarge)
	}
	return ""
}

func elapsed(work func(), repeatedly int, clock func() time.Duration) time.Duration {
	start := clock()
	for range repeatedly {
		work()
	}
	return clock() - start
}
