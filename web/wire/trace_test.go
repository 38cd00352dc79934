package wire

import (
	"reflect"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

func removeDots(path string) map[string]any { return RemoveDotSegments(core.RemoveDotSegments(path)) }

// RFC 3986 §5.2.4: the tables as they are printed.
func TestRemoveDotSegments(t *testing.T) {
	for _, c := range vectors.RemoveDotSegmentsTraces() {
		want := []any{}
		for _, r := range c.Trace {
			want = append(want, dotRow(r[0], r[1], r[2]))
		}
		got := removeDots(c.Input)
		if got["output"] != c.Output || !reflect.DeepEqual(got["trace"], want) {
			t.Errorf("%q: %v", c.Input, got)
		}
	}
}

// Rows are measured without being made; the measure has to be their length.
func TestRowsAreMeasured(t *testing.T) {
	var paths []string
	for _, c := range vectors.RemoveDotSegments() {
		paths = append(paths, c.Input, "é😀/"+c.Input+"/\xED\xA0\x80/..")
	}
	for _, path := range append(paths, "/a/..", "/a/b/.", "..", "a/../..", "/é/./😀/..") {
		_, trace := core.RemoveDotSegments(path)
		checkMeasure(t, path, trace)
	}
}

func checkMeasure(t *testing.T, path string, trace *syntax.Trace) {
	t.Helper()
	u := newUnits(path)
	r := rows{t: trace, u: &u}
	for i := range trace.Steps {
		want := len(toUTF16(string(trace.Output(nil, int32(i))))) + len(toUTF16(trace.Input(int32(i))))
		if got := r.measure(i); got != want {
			t.Errorf("%q: row %d has %d units, measured %d", path, i, want, got)
		}
	}
}

func TestRowsAreCapped(t *testing.T) {
	for _, path := range []string{strings.Repeat("/a", 4000), strings.Repeat("/é", 4000), strings.Repeat("../", 1<<20), strings.Repeat("a", MaxTraceUnits+1)} {
		_, trace := core.RemoveDotSegments(path)
		list := removeDots(path)["trace"].([]any)
		total := 0
		for _, v := range list {
			r := v.(map[string]any)
			total += len(toUTF16(r["output"].(string))) + len(toUTF16(r["input"].(string)))
		}
		last := list[len(list)-1].(map[string]any)
		if total > MaxTraceUnits || last["step"] != "…" || last["omitted"] != len(trace.Steps)-len(list)+1 {
			t.Errorf("%.10q…: %d units in %d rows of %d, the last %v", path, total, len(list), len(trace.Steps), last)
		}
	}
}
