package rfc3986_test

import (
	"strings"
	"testing"
	"unsafe"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Time and memory have to grow with the path, not with its square. Steps hold
// no text and there is at most one for each segment, so a bound on their number
// is a bound on both.

const (
	manySegments  = 20_000
	extraSteps    = 3  // "1", and what a trailing "/" may add
	resolveExtras = 60 // the lines of §5.2.2, §5.2.3 and §5.3
)

func TestStepIsSmall(t *testing.T) {
	if unsafe.Sizeof(uintptr(0)) == 8 && unsafe.Sizeof(syntax.Step{}) > 32 {
		t.Errorf("a Step takes %d bytes, want 32 at most", unsafe.Sizeof(syntax.Step{}))
	}
}

// longPaths returns paths of manySegments segments of each kind.
func longPaths() []string {
	return []string{
		strings.Repeat("/a", manySegments),
		strings.Repeat("/", manySegments),
		strings.Repeat("/.", manySegments),
		strings.Repeat("/..", manySegments),
		strings.Repeat("../", manySegments),
		strings.Repeat("./", manySegments),
		strings.Repeat("/a/..", manySegments/2),
		strings.Repeat("/a", manySegments/2) + strings.Repeat("/..", manySegments/2),
		strings.Repeat("a/b/../", manySegments/3),
	}
}

func TestDotTraceIsLinear(t *testing.T) {
	for _, path := range longPaths() {
		_, trace := rfc3986.TraceRemoveDotSegments(path)
		segments := strings.Count(path, "/") + 1
		if n := len(trace.Steps); n > segments+extraSteps {
			t.Errorf("%.12q…: %d steps for %d segments", path, n, segments)
		}
		if n := cap(trace.Steps); n > 2*(segments+extraSteps) {
			t.Errorf("%.12q…: room for %d steps for %d segments", path, n, segments)
		}
		checkTexts(t, trace, 2*len(path))
	}
}

func TestResolveTraceIsLinear(t *testing.T) {
	for _, path := range longPaths() {
		for _, base := range []string{"a:", "a:" + path, "a://h/" + path} {
			_, trace := rfc3986.TraceResolve(rfc3986.Split(base), rfc3986.Split("./"+path), rfc3986.Options{})
			segments := strings.Count(base, "/") + strings.Count(path, "/") + 2
			if n := len(trace.Steps); n > segments+resolveExtras {
				t.Errorf("%.12q… + %.12q…: %d steps for %d segments", base, path, n, segments)
			}
			checkTexts(t, trace, 3*(len(base)+len(path)+10))
		}
	}
}

// checkTexts: the texts of a trace together are at most so many bytes.
func checkTexts(t *testing.T, trace *syntax.Trace, most int) {
	t.Helper()
	n := 0
	for _, text := range trace.Texts {
		n += len(text)
	}
	if n > most {
		t.Errorf("the trace keeps %d bytes of text, want %d at most", n, most)
	}
}

// skipLong leaves long texts out of a short test: under WebAssembly the tests of the
// JavaScript API have them.
func skipLong(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("long texts")
	}
}

// The output buffer is rebuilt from the steps, even at the end of long paths.
func TestLongOutput(t *testing.T) {
	skipLong(t)
	for _, path := range longPaths() {
		want, trace := rfc3986.TraceRemoveDotSegments(path)
		last := int32(len(trace.Steps) - 1)
		if got := string(trace.Output(nil, last)); got != want {
			t.Errorf("%.12q…: output buffer of %d bytes, want %d", path, len(got), len(want))
		}
		if want != removeDotSegments(path) {
			t.Errorf("%.12q…: not what §5.2.4 says", path)
		}
	}
}
