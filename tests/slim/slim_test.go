package main

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
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

// under runs the program in Node as go itself does.
func under(t *testing.T, program string) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), program)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH")}
	text, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return string(text)
}

// A program that collects garbage with pointers on its stack, recovers from a
// panic of the runtime and looks at its own stack.
const program = `package main

import (
	"runtime"
	"runtime/debug"
	"strings"
)

type node struct {
	next *node
	text string
}

func grow(n int) *node {
	if n == 0 {
		return nil
	}
	list := &node{text: strings.Repeat("x", n%7)}
	list.next = grow(n - 1)
	if n%500 == 0 {
		runtime.GC()
	}
	return list
}

func fails() (reason string) {
	defer func() { reason = recover().(error).Error() }()
	return (*node)(nil).text
}

func main() {
	total := 0
	for n := grow(3000); n != nil; n = n.next {
		total += len(n.text)
	}
	println(total, fails(), len(debug.Stack()) > 0)
}
`

func TestProgramRunsAsBefore(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("Node.js is missing")
	}
	file := build(t, program)
	want := under(t, file)
	if !strings.HasPrefix(want, "8998 runtime error: invalid memory address") || !strings.HasSuffix(want, "true\n") {
		t.Fatalf("the program prints %q", want)
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
	memory := append(bytes.Clone(lineHeader), make([]byte, 200)...)
	binary.LittleEndian.PutUint64(memory[8:], 3)
	binary.LittleEndian.PutUint64(memory[8+48:], 72)
	binary.LittleEndian.PutUint64(memory[8+56:], 80)
	binary.LittleEndian.PutUint32(memory[80:], 99)
	if err := dropLines(memory); err != errTable {
		t.Errorf("got %v", err)
	}
}
