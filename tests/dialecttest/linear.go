package dialecttest

import (
	"runtime"
	"testing"
	"time"
)

const (
	// mostGrowth is between 4, by which linear work grows from n to 4n, and 16,
	// by which its square does.
	mostGrowth   = 8
	fewestRounds = 3
	mostRounds   = 40
)

// Linear fails if work of size 4n takes more than linear time, compared with
// work of size n. What prepare does is not measured. It is the processor's time
// that counts, which other load on the machine does not lengthen much, and of
// each size the fastest round. There are more rounds as long as the two are too
// far apart.
func Linear(t *testing.T, name string, n int, prepare func(n int) (work func())) {
	t.Helper()
	small, large := prepare(n), prepare(4*n)
	fastestSmall, fastestLarge := elapsed(small), elapsed(large)
	for round := 1; round < fewestRounds || round < mostRounds && fastestLarge > mostGrowth*fastestSmall; round++ {
		fastestSmall = min(fastestSmall, elapsed(small))
		fastestLarge = min(fastestLarge, elapsed(large))
	}
	if fastestLarge > mostGrowth*fastestSmall {
		t.Errorf("%s: size %d takes %v, size %d takes %v: more than linear", name, n, fastestSmall, 4*n, fastestLarge)
	}
}

func elapsed(work func()) time.Duration {
	runtime.GC()
	start := processorTime()
	work()
	return processorTime() - start
}
