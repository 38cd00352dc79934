package rfc3986_test

import (
	"runtime"
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
		ref := rfc3986.Split(path)
		checkTraceMemory(t, path, func() (string, *syntax.Trace) { return rfc3986.TraceRemoveDotSegments(path) })
		checkTraceMemory(t, path, func() (string, *syntax.Trace) { return rfc3986.TraceResolve(base, ref, rfc3986.Options{}) })
	}
}

func checkTraceMemory(t *testing.T, path string, run func() (string, *syntax.Trace)) {
	t.Helper()
	var trace *syntax.Trace
	n := testing.AllocsPerRun(1, func() { sink.text, trace = run() })
	if n > traceAllocs {
		t.Errorf("%.12q…: %v allocations, want %d at most", path, n, traceAllocs)
	}
	if spare := cap(trace.Steps) - len(trace.Steps); spare > spareSteps {
		t.Errorf("%.12q…: room for %d steps more than the %d", path, spare, len(trace.Steps))
	}
}

// With a trace an operation allocates 32 bytes a step, a few copies of the path,
// and what does not depend on it. The runtime rounds large pieces up to pages.
func TestTraceBytes(t *testing.T) {
	if raceDetector {
		t.Skip("the race detector allocates, too")
	}
	const (
		stepBytes = 32
		copies    = 4 // of the path: merged, worked on, in the target; its result
		pages     = 8 << 13
	)
	base := rfc3986.Split("http://h/a/b")
	for _, path := range append(longPaths(), "", "/a", "../b") {
		ref := rfc3986.Split(path)
		for name, run := range map[string]func() (string, *syntax.Trace){
			"TraceRemoveDotSegments": func() (string, *syntax.Trace) { return rfc3986.TraceRemoveDotSegments(path) },
			"TraceResolve":           func() (string, *syntax.Trace) { return rfc3986.TraceResolve(base, ref, rfc3986.Options{}) },
		} {
			var trace *syntax.Trace
			n := allocated(func() { sink.text, trace = run() })
			if most := stepBytes*(len(trace.Steps)+spareSteps) + copies*len(path) + pages; n > most {
				t.Errorf("%s of %.12q…: %d bytes for %d steps, want %d at most", name, path, n, len(trace.Steps), most)
			}
		}
	}
}

// allocated returns how many bytes run allocates.
func allocated(run func()) int {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	run()
	runtime.ReadMemStats(&after)
	return int(after.TotalAlloc - before.TotalAlloc)
}
