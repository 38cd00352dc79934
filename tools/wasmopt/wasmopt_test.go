package wasmopt

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"uriplayground/tools/wasmtest"
)

// compile compiles a program, without what the linker can leave out itself.
func compile(t *testing.T, source string) []byte {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, "main.wasm")
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", out, file)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, text, source)
	}
	linked, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return linked
}

// printed runs a program in Node as go itself does, with a collector that checks
// itself and runs often, and returns what it prints.
func printed(t *testing.T, program []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "main.wasm")
	if err := os.WriteFile(file, program, 0o644); err != nil {
		t.Fatal(err)
	}
	return wasmtest.Node(t, file, "GODEBUG=gccheckmark=1,gcshrinkstackoff=0", "GOGC=20")
}

func optimized(t *testing.T, program []byte, p Passes) []byte {
	t.Helper()
	out, err := Optimize(program, p)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestEachPass runs a program after each pass alone, with those that it needs, and
// after all the others: it prints the same, and the pass changed something.
func TestEachPass(t *testing.T) {
	linked := compile(t, program)
	want := printed(t, linked)
	for _, part := range []string{"8998 true", "invalid memory address", "index out of range [7]", "left", "35 of 35 done", "branches 54"} {
		if !strings.Contains(want, part) {
			t.Fatalf("the program prints %q", want)
		}
	}
	made := map[Passes][]byte{}
	optimize := func(p Passes) []byte {
		if made[p] == nil {
			made[p] = optimized(t, linked, p)
		}
		return made[p]
	}
	for _, p := range List {
		needed := p.Needs
		for _, other := range List {
			if p.Needs.has(other.Pass) {
				needed |= other.Needs
			}
		}
		for _, c := range []struct {
			name   string
			passes Passes
			other  []byte // the program with the pass, where this is without it, and the reverse
		}{
			{"alone", needed | p.Pass, optimize(needed)},
			{"left out", All.Without(p.Pass), optimize(All)},
		} {
			program := optimize(c.passes)
			t.Run(p.Name+" "+c.name, func(t *testing.T) {
				t.Parallel()
				if got := printed(t, program); got != want {
					t.Errorf("printed %q, want %q", got, want)
				}
				if bytes.Equal(program, c.other) {
					t.Error("the pass changed nothing")
				}
			})
		}
	}
}

// TestAllPasses looks at what the passes make together.
func TestAllPasses(t *testing.T) {
	linked := compile(t, program)
	small := optimized(t, linked, All)
	if got, want := printed(t, small), printed(t, linked); got != want {
		t.Errorf("printed %q, want %q", got, want)
	}
	if a, b := segments(t, linked), segments(t, small); b*10 > a {
		t.Errorf("%d segments, before %d", b, a)
	}
	if len(small)*10 > len(linked)*7 {
		t.Errorf("%d bytes, before %d", len(small), len(linked))
	}
	if bytes.Contains(small, []byte("main.go")) || !bytes.Contains(linked, []byte("main.go")) {
		t.Error("names of files are still there, or never were")
	}
	if _, err := Optimize(small, All); err != errOptimized {
		t.Errorf("a second time: %v", err)
	}
}

// TestLongMain runs programs whose last function has one place and more than a bucket
// of findfunctab holds: what the collector and recover ask for lies behind them.
func TestLongMain(t *testing.T) {
	for _, calls := range []int{1, 300, 3000} {
		linked := compile(t, "package main\n\n//go:noinline\nfunc add(to *[]string, n int) { *to = append(*to, string(rune('a'+n%26))) }\n\nfunc tell() { println(recover() != nil) }\n\nfunc main() {\n"+
			"\tdefer tell()\n\tvar all []string\n"+strings.Repeat("\tadd(&all, len(all))\n", calls)+
			"\tprintln(len(all), all[len(all)-1])\n\tadd(nil, 1)\n}\n")
		if got, want := printed(t, optimized(t, linked, All)), printed(t, linked); got != want || !strings.Contains(want, "true") {
			t.Errorf("%d calls: printed %q, want %q", calls, got, want)
		}
	}
}

// TestWaitingMain collects while the last function of the program is in a call that never
// returns: its place has to be one that the program is known to have.
func TestWaitingMain(t *testing.T) {
	linked := compile(t, "package main\n\nimport (\n\t\"os\"\n\t\"runtime\"\n)\n\n"+
		"func collect() {\n\truntime.GC()\n\tprintln(\"collected\")\n\tos.Exit(0)\n}\n\nfunc main() {\n\tgo collect()\n\tselect {}\n}\n")
	for _, p := range []Passes{0, All, KeepLines} {
		if got := printed(t, optimized(t, linked, p)); got != "collected\n" {
			t.Errorf("passes %b: printed %q", p, got)
		}
	}
}

// TestKeepLines looks for the file and the line of a failure.
func TestKeepLines(t *testing.T) {
	linked := compile(t, "package main\n\nimport \"runtime\"\n\nfunc main() {\n\t_, file, line, _ := runtime.Caller(0)\n\tprintln(file, line)\n}\n")
	if got := printed(t, optimized(t, linked, KeepLines)); !strings.HasSuffix(got, "main.go 6\n") {
		t.Errorf("printed %q", got)
	}
	if got := printed(t, optimized(t, linked, All)); strings.Contains(got, "main.go") {
		t.Errorf("without lines it printed %q", got)
	}
}

func TestNeeds(t *testing.T) {
	for _, p := range List {
		if p.Needs != 0 && p.Pass.Check() == nil {
			t.Errorf("%s runs alone", p.Name)
		}
		if err := All.Without(p.Pass).Check(); err != nil || All.Without(p.Pass).has(p.Pass) {
			t.Errorf("all without %s: %v", p.Name, err)
		}
	}
	if KeepLines.Check() != nil {
		t.Error(KeepLines.Check())
	}
	if _, err := Optimize(nil, Columns); err == nil {
		t.Error("columns were stored without strip")
	}
}

func segments(t *testing.T, program []byte) uint64 {
	sections, err := readSections(program)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range sections {
		if s.id == dataSection {
			n, _ := binary.Uvarint(s.body)
			return n
		}
	}
	t.Fatal("no data")
	return 0
}

// Each function, read and written twice, stays as it is.
func TestFunctionsKeepTheirCode(t *testing.T) {
	m, err := readModule(compile(t, program))
	if err != nil {
		t.Fatal(err)
	}
	once := appendCode(nil, m.functions)
	again, err := readCode(once)
	if err != nil || len(again) < 1000 || !bytes.Equal(appendCode(nil, again), once) {
		t.Errorf("%d functions, other ones (%v)", len(again), err)
	}
}

func TestTableOfValues(t *testing.T) {
	for _, c := range []struct{ values, want []run }{
		{[]run{{1, 0}}, []run{{beyond, 0}}},
		{[]run{{1, 0}, {4, 8}, {5, 0}}, []run{{1, 0}, {4, 8}, {4 + beyond, 0}}},
		{[]run{{1, -1}, {2, 3}, {3, 70000}}, []run{{1, -1}, {2, 3}, {2 + beyond, 70000}}},
		{[]run{{1, 5}, {2, 5}}, []run{{beyond, 5}}},
	} {
		tables := newPool(0)
		at := tables.add(changes(c.values), 1)
		l := layout{pctab: extent{0, len(tables.bytes)}}
		if got := l.values(tables.bytes, at); !slices.Equal(got, c.want) {
			t.Errorf("%v came back as %v", c.values, got)
		}
	}
}

func TestValueAtPlace(t *testing.T) {
	d := described{sp: []run{{1, -1}, {4, 8}, {5, 0}, {6, 3}}}
	for place, want := range []int{0, 8, 8, 8, 0, 3, 3, 3} {
		if got := d.at(d.sp, place); got != want {
			t.Errorf("place %d: %d, want %d", place, got, want)
		}
	}
	for place := range 9 {
		values := map[int]int{2: 7, 3: 7, 5: 1}
		d.sp = runs(values, 8, func(before int) int { return before + 1 })
		want, ok := values[min(place, 7)]
		if !ok {
			want = []int{1, 1, 0, 0, 8, 0, 2, 2, 2}[place]
		}
		if got := d.at(d.sp, place); got != want {
			t.Errorf("runs: place %d: %d, want %d", place, got, want)
		}
	}
}

func TestUnknownInstruction(t *testing.T) {
	for _, body := range []string{"", "\x0c\x01\x0b", "\x06\x40\x0b\x0b", "\xfc\x08\x00\x0b", "\x0b\x0b", "\xfc"} {
		if list, err := decode([]byte(body)); err == nil {
			t.Errorf("%q: %v", body, list)
		}
	}
}

func TestSegmentsKeepMemory(t *testing.T) {
	for _, memory := range [][]byte{
		{1}, {0, 0, 1}, {1, 0, 0, 0, 0, 0, 0, 0, 0, 2},
		append(append([]byte{0, 7}, make([]byte, longGap)...), 1),
		append(append([]byte{0, 7}, make([]byte, longGap+1)...), 1),
		append(append(make([]byte, 1<<16), 7), append(make([]byte, 1<<16), 1)...),
	} {
		got, err := readSegments(dataSegments(memory, longGap))
		if err != nil || !bytes.Equal(got, memory) {
			t.Errorf("%d bytes came back as %d (%v)", len(memory), len(got), err)
		}
	}
}

func TestNumbers(t *testing.T) {
	for _, v := range []int64{0, 1, 63, 64, 127, 128, 8191, 8192, 1<<31 - 1, -1, -64, -65, -1 << 31} {
		r := reader{rest: appendSigned(nil, v)}
		if got := r.signed(); got != v || len(r.rest) > 0 || r.err != nil {
			t.Errorf("%d came back as %d (%v)", v, got, r.err)
		}
	}
}

func TestNotAProgram(t *testing.T) {
	for _, text := range []string{"", "\x00asm", "\x00asm\x01\x00\x00\x00\x0b", "\x00asm\x01\x00\x00\x00\x0b\x05\x01", "\x00asm\x01\x00\x00\x00\x0b\x01\x00"} {
		if _, err := Optimize([]byte(text), All); err == nil {
			t.Errorf("%q: no error", text)
		}
	}
}

// TestOtherVersion refuses a program that another Go has made.
func TestOtherVersion(t *testing.T) {
	memory := func(variable bool, texts ...string) (memory []byte) {
		for _, text := range texts {
			at := len(memory)
			memory = append(append(memory, text...), 0)
			if variable {
				memory = append(memory, inMemory(at, len(text))...)
			}
		}
		return memory
	}
	for _, c := range []struct {
		memory []byte
		want   string // "" if it is taken
	}{
		{memory(true, "go1.26.8"), ""},
		{memory(true, "go1.27rc1"), ""},
		{memory(true, "go1.27.4 X:nogreenteagc"), ""},
		{memory(true, "go1.28"), "made by go1.28, and the passes were tried with go1.26 and go1.27"},
		{memory(true, "devel go1.28-abcdef"), "an unknown version"},
		{memory(false, "go1.26.8"), "an unknown version"},
		{memory(true, "go1.26.8", "go1.28"), "an unknown version"},
		{nil, "an unknown version"},
	} {
		err := checkVersion(c.memory)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, not %s", c.memory, err, c.want)
		}
	}
}

// TestFindTable finds the parts of the table wherever moduledata tells of them, with as many
// words in front as a Go may add, and refuses what tells of them twice or not at all.
func TestFindTable(t *testing.T) {
	header := func(words ...int) []byte {
		memory := append(bytes.Clone(tableHeader), inMemory(2, 0, 0, 80, 90, 95, 100, 120)...)
		memory = append(memory, make([]byte, 220-len(memory))...)
		memory = append(memory, inMemory(0, 80, 10, 10)...)
		memory = append(memory, inMemory(120, 3, 3, 180)...)
		return append(memory, inMemory(words...)...)
	}
	want := layout{names: extent{80, 90}, pctab: extent{100, 120}, funcs: extent{120, 150}, data: extent{150, 180}, find: extent{180, 210}, count: 2}
	for _, words := range [][]int{{150, 210}, {0, 1 << 40, 7, 150, 210, 9}, {136, 180, 150, 210}} {
		if got, err := findTable(header(words...)); err != nil || got != want {
			t.Errorf("%v: %+v, %v", words, got, err)
		}
	}
	for _, words := range [][]int{nil, {150}, {150, 170}, {150, 160, 210}, {150, 1 << 40}, {220, 210}} {
		if got, err := findTable(header(words...)); err != errTable {
			t.Errorf("%v: %+v, %v", words, got, err)
		}
	}
}

func TestTableOfAnotherKind(t *testing.T) {
	memory := append(bytes.Clone(tableHeader), make([]byte, 600)...)
	for i, n := range []uint64{3, 0, 0, 72, 80, 88, 96, 104} {
		binary.LittleEndian.PutUint64(memory[8+8*i:], n)
	}
	if _, err := findTable(memory); err != errTable {
		t.Errorf("got %v", err)
	}
	if _, err := findTable(memory[8:]); err != errTable {
		t.Errorf("without a header: got %v", err)
	}
}
