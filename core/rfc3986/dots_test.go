package rfc3986_test

import (
	"slices"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// RFC 3986 §5.2.4: the vectors of remove_dot_segments.json.
func TestRemoveDotSegments(t *testing.T) {
	for _, c := range vectors.RemoveDotSegments() {
		if got := rfc3986.RemoveDotSegments(c.Input); got != c.Output {
			t.Errorf("%q gives %q, want %q (%s)", c.Input, got, c.Output, c.Source)
		}
		checkDots(t, c.Input)
	}
}

// The two tables of §5.2.4, as they are printed there.
func TestDotTables(t *testing.T) {
	for _, want := range [][]dotRow{{
		{"1", "", "/a/b/c/./../../g"},
		{"2E", "/a", "/b/c/./../../g"},
		{"2E", "/a/b", "/c/./../../g"},
		{"2E", "/a/b/c", "/./../../g"},
		{"2B", "/a/b/c", "/../../g"},
		{"2C", "/a/b", "/../g"},
		{"2C", "/a", "/g"},
		{"2E", "/a/g", ""},
	}, {
		{"1", "", "mid/content=5/../6"},
		{"2E", "mid", "/content=5/../6"},
		{"2E", "mid/content=5", "/../6"},
		{"2C", "mid", "/6"},
		{"2E", "mid/6", ""},
	}} {
		if got := tracedRows(want[0].Input); !slices.Equal(got, want) {
			t.Errorf("%q: rows %q, want %q", want[0].Input, got, want)
		}
	}
}

// The rows of remove_dot_segments_traces.json.
func TestDotTraces(t *testing.T) {
	for _, c := range vectors.RemoveDotSegmentsTraces() {
		var want []dotRow
		for _, row := range c.Trace {
			want = append(want, dotRow{row[0], row[1], row[2]})
		}
		if got := tracedRows(c.Input); !slices.Equal(got, want) {
			t.Errorf("%q: rows %q, want %q (%s)", c.Input, got, want, c.Source)
		}
		checkDots(t, c.Input)
	}
}

// tracedRows returns the rows that the trace rebuilds.
func tracedRows(path string) []dotRow {
	_, trace := rfc3986.TraceRemoveDotSegments(path)
	return rowsOf(trace)
}

func rowsOf(trace *syntax.Trace) []dotRow {
	var rows []dotRow
	for i := range trace.Steps {
		rows = append(rows, dotRow{
			trace.Steps[i].Rule.Name, string(trace.Output(nil, int32(i))), trace.Input(int32(i)),
		})
	}
	return rows
}

// checkDots compares RemoveDotSegments, traced and not, with the literal code.
func checkDots(t *testing.T, path string) {
	want := removeDotSegments(path)
	if got := rfc3986.RemoveDotSegments(path); got != want {
		t.Errorf("%q gives %q, want %q", path, got, want)
	}
	if got := rfc3986.RemoveDotSegments(want); got != want {
		t.Errorf("%q gives %q and that gives %q", path, want, got)
	}
	got, trace := rfc3986.TraceRemoveDotSegments(path)
	if got != want {
		t.Errorf("%q gives %q when traced, want %q", path, got, want)
	}
	if got, want := rowsOf(trace), dotRows(path); !slices.Equal(got, want) {
		t.Errorf("%q: rows %q, want %q", path, got, want)
	}
}

// Paths that real inputs have and small alphabets do not.
func TestDotShapes(t *testing.T) {
	for _, path := range []string{
		"", "/", "//", ".", "..", "...", "....", "./", "../", ".../", "/.", "/..", "/...", "a", "a/", "a/.", "a/..", "a/../", "a/../..",
		"a/../b", "a/./b", "../a", "./a", "./../a", ".././a", "a..", "..a", "/a..", "/..a", "/a../b", "/..a/../b", "/a/..b/../c",
		"/%2e", "/%2E%2e/a", "/a/%2e%2e/b", "/.%2e/a", "/a//..//b", "//..", "///..", "/..//..//a", "/a;x=1/../y", "/a/.b", "/a/b.", "/é/../è",
		"/\x00/../\xff", "a:b/../c", "/a/?/../#", "/ /../b",
	} {
		checkDots(t, path)
	}
}
