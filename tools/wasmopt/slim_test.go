package main

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// build compiles a program as the product is compiled.
func build(t *testing.T, source string) string {
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
		t.Fatalf("%v\n%s", err, text)
	}
	return out
}

// under runs the program in Node as go itself does, with a stricter collector.
func under(t *testing.T, program string) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), program)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "GODEBUG=gccheckmark=1,gcshrinkstackoff=0", "GOGC=20"}
	text, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return string(text)
}

func TestProgramRunsAsBefore(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("Node.js is missing")
	}
	file := build(t, program)
	want := under(t, file)
	for _, part := range []string{"8998 true", "invalid memory address", "index out of range [7]", "left", "35 of 35 done", "branches 54"} {
		if !strings.Contains(want, part) {
			t.Fatalf("the program prints %q", want)
		}
	}
	before, _ := os.ReadFile(file)
	if err := run(file); err != nil {
		t.Fatal(err)
	}
	after, _ := os.ReadFile(file)
	if got := under(t, file); got != want {
		t.Errorf("printed %q, want %q", got, want)
	}
	if a, b := segments(t, before), segments(t, after); b*10 > a {
		t.Errorf("%d segments, before %d", b, a)
	}
	if len(after)*10 > len(before)*7 {
		t.Errorf("%d bytes, before %d", len(after), len(before))
	}
	if again, err := slim(after); err != nil || !bytes.Equal(again, after) {
		t.Errorf("a second time it changes (%v)", err)
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
	program, err := os.ReadFile(build(t, program))
	if err != nil {
		t.Fatal(err)
	}
	m, err := readModule(program)
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
	for _, values := range [][]int{{0}, {0, 8, 8, 8, 0}, {-1, 3, 70000}, {5, 5}} {
		tables := newPool(0)
		at := tables.add(changes(values), 1)
		l := layout{pctab: extent{0, len(tables.bytes)}}
		got := l.values(tables.bytes, at)
		last := values[len(values)-1]
		if len(got) < beyond || !slices.Equal(got[:len(values)], values) || slices.ContainsFunc(got[len(values):], func(v int) bool { return v != last }) {
			t.Errorf("%v came back as %v", values, got[:len(values)])
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
		append(append([]byte{0, 7}, make([]byte, gap)...), 1),
		append(append([]byte{0, 7}, make([]byte, gap+1)...), 1),
		append(append(make([]byte, 1<<16), 7), append(make([]byte, 1<<16), 1)...),
	} {
		got, err := readSegments(appendSegments(nil, memory))
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

func TestWhatIsNoProgram(t *testing.T) {
	for _, text := range []string{"", "\x00asm", "\x00asm\x01\x00\x00\x00\x0b", "\x00asm\x01\x00\x00\x00\x0b\x05\x01", "\x00asm\x01\x00\x00\x00\x0b\x01\x00"} {
		if _, err := slim([]byte(text)); err == nil {
			t.Errorf("%q: no error", text)
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
