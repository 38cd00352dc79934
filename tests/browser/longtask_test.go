package browser

import (
	"context"
	"slices"
	"sync"
	"testing"

	"uriplayground/tests/chromium"
)

// traced names the tests that read traces. A trace holds what all tabs of a browser do, and
// takes time in all of them, so each new tab of these tests has a browser of its own.
var traced sync.Map

// browserOfItsOwn starts a browser that ends with the test.
func browserOfItsOwn(t *testing.T) context.Context {
	t.Helper()
	own, end, err := chromium.StartShell()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	return own
}

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

// longTasks is the longest task of each of some steps: the shortest one of the times that
// they were taken.
type longTasks struct {
	steps []longTask
	next  int
	share float64 // of the time of all tasks: what one may take where the machine is too slow for the milliseconds allowed, if not 0
}

type longTask struct {
	what    string
	task    chromium.Task
	allowed float64 // milliseconds of the processor
}

// checkLongTasks takes steps, each by look, and fails if one of them has a task that takes the
// processor for too long. Other work on the machine makes the processor slower, so they are
// all taken again then, so many times at most, and the best time counts.
func checkLongTasks(t *testing.T, times int, steps func(tasks *longTasks)) {
	t.Helper()
	traced.Store(t.Name(), true)
	tasks := new(longTasks)
	for range times {
		tasks.next = 0
		if steps(tasks); t.Failed() || !slices.ContainsFunc(tasks.steps, tasks.isTooLong) {
			break
		}
	}
	for _, s := range tasks.steps {
		if tasks.isTooLong(s) {
			t.Errorf("%s: a task took %.0f ms of the processor, %.0f are allowed; all tasks took %.0f", s.what, s.task.Processor, s.allowed, s.task.All)
		}
	}
}

func (l *longTasks) isTooLong(s longTask) bool {
	return s.task.Processor > max(s.allowed, l.share*s.task.All) || s.task.Processor == 0
}

const (
	looksAtTasks = 3   // how often steps are taken at most
	mostOfTask   = 100 // how many milliseconds of the processor a task of the program may take
)

// look takes a step, of which a task may take so many milliseconds of the processor.
func (l *longTasks) look(p *page, allowed float64, what string, do func()) {
	p.t.Helper()
	s := longTask{what, p.longestTask(do), allowed}
	p.t.Logf("%s: the longest task took %.0f ms of the processor, %.0f ms by the clock", what, s.task.Processor, s.task.Clock)
	if l.next == len(l.steps) {
		l.steps = append(l.steps, s)
	} else if best := &l.steps[l.next]; best.task.Processor == 0 || 0 < s.task.Processor && s.task.Processor < best.task.Processor {
		*best = s // 0 is what was not measured
	}
	l.next++
}
