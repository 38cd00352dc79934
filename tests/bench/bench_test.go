package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const nativeRun = `goos: linux
goarch: amd64
pkg: example/core/rfc3986
cpu: A Processor 9000
BenchmarkSplit/ours-2         	 5000	       50.0 ns/op	 400.00 MB/s	       0 B/op	       0 allocs/op
BenchmarkSplit/neturl-2       	 5000	      200.0 ns/op	 100.00 MB/s	      96 B/op	       2 allocs/op
BenchmarkParse/level-1/ours-2 	 5000	      300 ns/op
BenchmarkParse/level-1/ours-2 	 5000	      100 ns/op
BenchmarkParse/level-1/ours-2 	 5000	      200 ns/op
BenchmarkAlone-2              	 5000	     1234 ns/op
BenchmarkLong/64KB/ours-2     	 5000	      100 ns/op	 300.00 MB/s
BenchmarkLong/4096KB/ours-2   	 5000	    10000 ns/op	 100.00 MB/s
PASS
ok  	example/core/rfc3986	1.2s
`

const wasmRun = `goos: js
goarch: wasm
pkg: example/core/rfc3986
BenchmarkSplit/ours         	 5000	       150 ns/op	 133.00 MB/s
BenchmarkSplit/neturl       	 5000	       900 ns/op	  22.00 MB/s
BenchmarkParse/level-1/ours 	 5000	       400 ns/op
PASS
`

func TestRun(t *testing.T) {
	dir := t.TempDir()
	native, wasm := filepath.Join(dir, "native"), filepath.Join(dir, "wasm")
	for file, text := range map[string]string{native: nativeRun, wasm: wasmRun} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var out strings.Builder
	if err := run(&out, native, wasm, "", "v20"); err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSpace(out.String()), "\n")
	if !strings.Contains(got[0], "A Processor 9000") || !strings.Contains(got[0], "Node v20") || !strings.Contains(got[0], "go1.") {
		t.Errorf("the machine is not named: %s", got[0])
	}
	want := []string{
		"rfc3986.Split 50.0 400 0 200 4.00× 150 133 900 6.00× 3.00×",
		"rfc3986.Parse/level-1 100 – – – – 400 – – – 4.00×",
		"rfc3986.Alone 1234 – – – – – – – – –",
		"rfc3986.Long/64KB 100 300 – – – – – – – –",
		"rfc3986.Long/4096KB 10000 100 – – – – – – – –",
		"",
		"time for a byte at 4 MB to that at 64 KB (1.5 at most) shape native wasm",
	}
	for _, operation := range longOperations {
		for _, shape := range longShapes {
			want = append(want, operation+" "+shape.text+" – – not measured")
		}
	}
	want = append(want, "rfc3986.Long 3.00 – too much")
	first := slices.IndexFunc(got, func(line string) bool { return strings.Contains(line, "rfc3986.Split") })
	for i, line := range got[first:][:len(want)] {
		if s := strings.Join(strings.Fields(line), " "); s != want[i] {
			t.Errorf("line %d is\n%s, want\n%s", i, s, want[i])
		}
	}
	if !strings.Contains(out.String(), "parse, natively: times as fast as net/url") {
		t.Error("the goals are not printed")
	}
}

// runOf returns the results that the lines say.
func runOf(t *testing.T, lines string) results {
	t.Helper()
	r, err := parseRun(strings.NewReader(lines))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// An operation over a shape has its growth, natively and under wasm.
func TestGrowth(t *testing.T) {
	run := func(short, long string) results {
		return runOf(t, "pkg: x/rfc3986\nBenchmarkLong/Derive/up/64KB 1 10 ns/op "+short+" MB/s\n"+
			"BenchmarkLong/Derive/up/4096KB 1 10 ns/op "+long+" MB/s\n")
	}
	for _, c := range []struct {
		native, wasm results
		want         string
	}{
		{run("10", "8"), run("3", "2"), "Derive /../ repeated 1.25 1.50"},
		{run("10", "8"), run("31", "20"), "Derive /../ repeated 1.25 1.55 too much"},
		{run("16", "10"), run("3", "2"), "Derive /../ repeated 1.60 1.50 too much"},
	} {
		var out strings.Builder
		if err := printLinear(&out, c.native, c.wasm); err != nil {
			t.Fatal(err)
		}
		if text := strings.Join(strings.Fields(out.String()), " "); !strings.Contains(text, " "+c.want+" ") || strings.Count(text, "Long") > 0 {
			t.Errorf("the table lacks %q, or has a line twice:\n%s", c.want, out.String())
		}
	}
}

// What was made small is compared with net/url that was not.
func TestLinked(t *testing.T) {
	wasm := runOf(t, "BenchmarkP/ours 1 10 ns/op\nBenchmarkP/neturl 1 60 ns/op\nBenchmarkAlone 1 5 ns/op\n")
	linked := runOf(t, "BenchmarkP/ours 1 12 ns/op\nBenchmarkP/neturl 1 90 ns/op\nBenchmarkAlone 1 7 ns/op\n")
	var out strings.Builder
	if err := printLinked(&out, wasm, linked); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if got := strings.Join(strings.Fields(lines[len(lines)-1]), " "); got != ".P 10.0 12.0 90.0 9.00× 7.50×" {
		t.Errorf("the last line is %s", got)
	}
}

// The documents are compared where both were measured, natively and under wasm.
func TestDialects(t *testing.T) {
	native := runOf(t, "BenchmarkD/a/rfc3986-2 1 10 ns/op\nBenchmarkD/a/rfc1738-2 1 15 ns/op\n"+
		"BenchmarkD/b/rfc3986-2 1 10 ns/op\nBenchmarkD/b/rfc1738-2 1 21 ns/op\nBenchmarkD/c/rfc1738-2 1 15 ns/op\n")
	wasm := runOf(t, "BenchmarkD/a/rfc3986 1 20 ns/op\nBenchmarkD/a/rfc1738 1 40 ns/op\n")
	var out strings.Builder
	if err := printDialects(&out, native, wasm); err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSpace(out.String()), "\n")
	want := []string{".D/a/rfc1738 15.0 10.0 1.50× 40.0 20.0 2.00×", ".D/b/rfc1738 21.0 10.0 2.10× – – – over"}
	for i, line := range got[len(got)-len(want):] {
		if s := strings.Join(strings.Fields(line), " "); s != want[i] {
			t.Errorf("line %d is\n%s, want\n%s", i, s, want[i])
		}
	}
	if strings.Contains(out.String(), "D/c") {
		t.Errorf("what has no partner is compared:\n%s", out.String())
	}
}

func TestNoBenchmarks(t *testing.T) {
	if _, err := parseRun(strings.NewReader("PASS\nBenchmarkBroken\nBenchmarkX 1 x ns/op\n")); err == nil {
		t.Error("an empty run was accepted")
	}
	if _, err := readRun("missing"); err == nil || !strings.Contains(err.Error(), "no benchmark output") {
		t.Errorf("readRun = %v", err)
	}
}

// What was asked for is printed beside what was measured.
func TestGoals(t *testing.T) {
	native := runOf(t, "pkg: x/rfc3986\nBenchmarkParse/ours 1 10 ns/op 100 MB/s 0 allocs/op\nBenchmarkParse/neturl 1 60 ns/op\n"+
		"BenchmarkParseAndResolve/ours 1 10 ns/op 2 allocs/op\nBenchmarkParseAndResolve/neturl 1 49 ns/op\n"+
		"BenchmarkParseShape/tildes/ours 1 10 ns/op 49 MB/s\nBenchmarkParseShape/percent/ours 1 10 ns/op 51 MB/s\n"+
		"BenchmarkRemoveDotSegments/ours 1 20 ns/op 500 MB/s\nBenchmarkRemoveDotSegments/neturl 1 80 ns/op\n")
	wasm := runOf(t, "pkg: x/rfc3986\nBenchmarkParse/ours 1 20 ns/op\nBenchmarkParse/neturl 1 100 ns/op\nBenchmarkParseAndResolve/ours 1 26 ns/op\n")
	linked := runOf(t, "pkg: x/rfc3986\nBenchmarkParse/neturl 1 260 ns/op\n")
	var out strings.Builder
	if err := printGoals(&out, native, wasm, linked); err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(out.String()), " ")
	for _, want := range []string{
		"parse, natively: times as fast as net/url 6.00 ≥ 5.5 parse,", "parse, natively: allocations 0 ≤ 0 parse,",
		"parse, under wasm: times as fast as net/url 13.0 ≥ 12 parse,", "parse, under wasm: times as long as natively 2.00 ≤ 2.5 parse",
		"resolve, natively: times as fast as net/url 4.90 ≥ 5 missed", "resolve, natively: allocations 2.00 ≤ 1 missed",
		"normalize, natively: allocations – ≤ 0 not measured",
		"resolve, under wasm: times as fast as net/url – ≥ 8 not measured", "resolve, under wasm: times as long as natively 2.60 ≤ 2.5 missed",
		"tildes: of the mean speed 0.49 ≥ 0.5 missed", "percent: of the mean speed 0.51 ≥ 0.5 remove",
		"ns a byte where net/url needs 10 2.50 ≤ 4",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("it lacks %q:\n%s", want, out.String())
		}
	}
}
