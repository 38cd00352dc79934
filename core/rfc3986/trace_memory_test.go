package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// A trace takes the memory of its steps and no more: room is made for all of
// them at once, so that it neither grows again and again nor is left over.

const (
	spareSteps  = 300 // that the runtime rounds up to, and lines of §5.2.2 that might have run
	traceAllocs = 10  // whatever the length
)

func TestTraceMemory(t *testing.T) {
	base := rfc3986.Split("http://h/a/b")
	for _, path := range longPaths() {
		ref, dst := rfc3986.Split(path), make([]byte, 0, 2*len(path))
		checkTraceMemory(t, path, func(trace *syntax.Trace) { sink.text = rfc3986.RemoveDotSegments(path, trace) })
		checkTraceMemory(t, path, func(trace *syntax.Trace) {
			rfc3986.AppendResolve(dst, base, ref, rfc3986.Options{}, trace)
		})
	}
}

func checkTraceMemory(t *testing.T, path string, run func(*syntax.Trace)) {
	t.Helper()
	var trace syntax.Trace
	n := testing.AllocsPerRun(1, func() {
		trace = syntax.Trace{}
		run(&trace)
	})
	if n > traceAllocs {
		t.Errorf("%.12q…: %v allocations, want %d at most", path, n, traceAllocs)
	}
	if spare := cap(trace.Steps) - len(trace.Steps); spare > spareSteps {
		t.Errorf("%.12q…: room for %d steps more than the %d", path, spare, len(trace.Steps))
	}
}
