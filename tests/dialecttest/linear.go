package dialecttest

import (
	"fmt"
	"runtime"
	"testing"
	"time"
)

const (
	// mostGrowth is between 4, by which linear work grows from n to 4n, and 16,
	// by which its square does.
	mostGrowth    = 8
	fewestRounds  = 3
	mostRounds    = 40
	longestSecond = 2_000_000 // the largest size of a second look
)

// Linear fails if work of size 4n takes more than linear time, compared with
// work of size n. What takes little beside what the machine does may seem to grow
// too fast: if so it is looked at once more, from 4n.
func Linear(t *testing.T, name string, n int, prepare func(n int) (work func())) {
	t.Helper()
	said := growth(n, prepare)
	if said != "" && 16*n <= longestSecond {
		said = growth(4*n, prepare)
	}
	if said != "" {
		t.Errorf("%s: %s", name, said)
	}
}

// growth says how work grows too fast from n to 4n, or "". What prepare does is
// not measured. It is the processor's time that counts, which other load on the
// machine does not lengthen much, and of each size the fastest round. There are
// more rounds as long as the two are too far apart.
func growth(n int, prepare func(n int) (work func())) string {
	small, large := prepare(n), prepare(4*n)
	fastestSmall, fastestLarge := elapsed(small), elapsed(large)
	for round := 1; round < fewestRounds || round < mostRounds && fastestLarge > mostGrowth*fastestSmall; round++ {
		fastestSmall = min(fastestSmall, elapsed(small))
		fastestLarge = min(fastestLarge, elapsed(large))
	}
	if fastestLarge > mostGrowth*fastestSmall {
		return fmt.Sprintf("size %d takes %v, size %d takes %v: more than linear", n, fastestSmall, 4*n, fastestLarge)
	}
	return ""
}

func elapsed(work func()) time.Duration {
	runtime.GC()
	start := processorTime()
	work()
	return processorTime() - start
}
