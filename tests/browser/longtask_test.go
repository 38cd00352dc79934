package browser

import (
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

// longTasks is the longest task of each of some steps: the shortest one of the times that
// they were taken.
type longTasks struct {
	t     *testing.T
	steps []longTask
	next  int
}

type longTask struct {
	what    string
	task    chromium.Task
	allowed float64 // milliseconds of the processor
}

// looksAtTasks is how often steps are taken at most.
const looksAtTasks = 3

// checkLongTasks takes steps, each by look, and fails if one of them has a task that takes the
// processor for more than 100 ms. Other work on the machine makes the processor slower, so
// they are all taken again then, and the best time counts.
func checkLongTasks(t *testing.T, steps func(tasks *longTasks)) {
	t.Helper()
	tasks := &longTasks{t: t}
	for range looksAtTasks {
		tasks.next = 0
		if steps(tasks); t.Failed() || !tasks.tooLong() {
			break
		}
	}
	for _, s := range tasks.steps {
		if s.isTooLong() {
			t.Errorf("%s: a task took %.0f ms of the processor, %.0f are allowed", s.what, s.task.Processor, s.allowed)
		}
	}
}

func (s *longTask) isTooLong() bool {
	return s.task.Processor > s.allowed || s.task.Processor == 0
}

func (l *longTasks) tooLong() bool {
	for i := range l.steps {
		if l.steps[i].isTooLong() {
			return true
		}
	}
	return false
}

// look takes a step.
func (l *longTasks) look(p *page, what string, do func()) { l.lookBeyond(p, 0, what, do) }

// lookBeyond takes a step that takes the browser so many milliseconds of the processor in one
// task without any script.
func (l *longTasks) lookBeyond(p *page, own float64, what string, do func()) {
	l.t.Helper()
	s := longTask{what, p.longestTask(do), 100 + own}
	l.t.Logf("%s: the longest task took %.0f ms of the processor, %.0f ms by the clock", what, s.task.Processor, s.task.Clock)
	switch {
	case l.next == len(l.steps):
		l.steps = append(l.steps, s)
	case s.task.Processor < l.steps[l.next].task.Processor:
		l.steps[l.next] = s
	}
	l.next++
}
