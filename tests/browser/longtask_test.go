package browser

import (
	"math"
	"slices"
	"testing"

	"uriplayground/tests/chromium"
)

// longestTask does something and returns the longest task of the page's main thread
// meanwhile.
func (p *page) longestTask(do func()) chromium.Task {
	p.t.Helper()
	longest, err := chromium.LongestTask(p.ctx, func() error { do(); return nil })
	if err != nil {
		p.t.Fatal(err)
	}
	return longest
}

// longTasks is the longest task of each of some steps: the least of the times that they were
// taken.
type longTasks struct {
	steps []longTask
	next  int
}

type longTask struct {
	what    string
	task    chromium.Task
	allowed float64 // milliseconds of the processor
}

// times returns how many times as long as it may the task took, which is 0 if it was not
// measured.
func (l longTask) times() float64 { return l.task.Processor / l.allowed }

func (l longTask) isTooLong() bool { return l.times() > 1 || l.times() == 0 }

// checkLongTasks takes steps, each by look, and fails if one of them has a task that takes the
// processor for too long. Other work on the machine makes the processor slower, so they are
// all taken again then, so many times at most, and the best time counts.
func checkLongTasks(t *testing.T, times int, steps func(tasks *longTasks)) {
	t.Helper()
	draws(t)
	tasks := new(longTasks)
	for range times {
		tasks.next = 0
		if steps(tasks); t.Failed() || !slices.ContainsFunc(tasks.steps, longTask.isTooLong) {
			break
		}
	}
	for _, s := range tasks.steps {
		if s.isTooLong() {
			t.Errorf("%s: a task took %.0f ms of the processor, %.0f are allowed", s.what, s.task.Processor, s.allowed)
		}
	}
}

const (
	looksAtTasks = 3   // how often steps are taken at most
	mostOfTask   = 100 // how many milliseconds of the processor a task of the program may take
)

// look takes a step, of which a task may take so many milliseconds of the processor; more on
// a slower machine.
func (l *longTasks) look(p *page, allowed float64, what string, do func()) {
	p.t.Helper()
	s := longTask{what, p.longestTask(do), allowed}
	if s.isTooLong() {
		s.allowed *= p.slowness()
	}
	p.t.Logf("%s: the longest task took %.0f ms of the processor, of %.0f that are allowed, and %.0f ms by the clock", what, s.task.Processor, s.allowed, s.task.Clock)
	if l.next == len(l.steps) {
		l.steps = append(l.steps, s)
	} else if best := &l.steps[l.next]; best.times() == 0 || 0 < s.times() && s.times() < best.times() {
		*best = s
	}
	l.next++
}

const (
	// sameTask is work of the browser alone, with much new memory, as what is long in the
	// program's tasks is: texts are made, encoded, taken apart and put together, and bytes are
	// written.
	sameTask = `(() => {
		const text = new TextDecoder().decode(new TextEncoder().encode("é/../a?b".repeat(200_000)));
		return text.split("/").map((s) => s + "x").join("/").length + new Uint8Array(24 << 20).fill(1).length;
	})()`
	// tookSameTask is how many milliseconds of the processor it takes where the ones that
	// tasks are allowed are meant.
	tookSameTask = 45
)

// slowness returns how many times as long the same task takes now as on the machine whose
// milliseconds are meant, or 1 if it takes less.
func (p *page) slowness() float64 {
	p.t.Helper()
	least := math.Inf(1)
	for range 3 {
		least = min(least, p.longestTask(func() { eval[int](p, sameTask) }).Processor)
	}
	return max(1, least/tookSameTask)
}
