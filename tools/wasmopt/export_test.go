package wasmopt

import (
	"os"
	"path/filepath"
	"testing"

	"uriplayground/tools/wasmtest"
)

// exporting is a program whose exported functions collect garbage, grow the stack, switch
// goroutines and recover, also while Go waits for JavaScript.
const exporting = `package main

import (
	"runtime"
	"syscall/js"
)

type node struct{ next *node }

//go:noinline
func list(n int) *node {
	if n == 0 {
		runtime.GC()
		return nil
	}
	return &node{list(n - 1)}
}

//go:wasmexport length
func length(n int32) (found int32) {
	for at := list(int(n)); at != nil; at = at.next {
		found++
	}
	return found
}

//go:wasmexport handed
func handed(n int64, f float64, yes bool) float64 {
	numbers := make(chan float64)
	go func() {
		for range n {
			numbers <- f
		}
		close(numbers)
	}()
	sum := 0.0
	for f := range numbers {
		sum += f
	}
	if yes {
		return -sum
	}
	return sum
}

//go:wasmexport divided
func divided(a, b int32) (c int32) {
	defer func() {
		if recover() != nil {
			c = -1
		}
	}()
	return a / b
}

func main() {
	js.Global().Set("ask", js.FuncOf(func(js.Value, []js.Value) any { return js.Global().Call("asked").Int() + 1 }))
	select {}
}
`

// callsExports calls the functions before, during and after a call of main's function, and prints
// what they return.
const callsExports = `
const [, , wasmExec, program] = process.argv;
require(wasmExec);
const go = new Go();
go.env = { GODEBUG: "gccheckmark=1,gcshrinkstackoff=0", GOGC: "20" };
WebAssembly.instantiate(require("node:fs").readFileSync(program), go.importObject).then(({ instance }) => {
	go.run(instance);
	const { length, handed, divided } = instance.exports;
	const all = () => [length(3), length(20000), handed(1000n, 0.5, 1), divided(7, 2), divided(7, 0), length(5000)].join(" ");
	let inner;
	globalThis.asked = () => (inner = all(), length(10000));
	console.log([all(), ask(), inner, all()].join("; "));
	process.exit();
});
`

// The exports of a program stay, and do the same after the passes.
func TestExports(t *testing.T) {
	const all = "3 20000 -500 3 -1 5000"
	const want = all + "; 10001; " + all + "; " + all + "\n"
	linked := compile(t, exporting)
	script := filepath.Join(t.TempDir(), "calls.cjs")
	if err := os.WriteFile(script, []byte(callsExports), 0o644); err != nil {
		t.Fatal(err)
	}
	called := func(t *testing.T, program []byte) {
		t.Parallel()
		file := filepath.Join(t.TempDir(), "main.wasm")
		if err := os.WriteFile(file, program, 0o644); err != nil {
			t.Fatal(err)
		}
		if got := wasmtest.Script(t, script, file); got != want {
			t.Errorf("printed %q, want %q", got, want)
		}
	}
	t.Run("linked", func(t *testing.T) { called(t, linked) })
	t.Run("all passes", func(t *testing.T) { called(t, optimized(t, linked, All)) })
	for _, p := range List {
		t.Run("without "+p.Name, func(t *testing.T) { called(t, optimized(t, linked, All.Without(p.Pass))) })
	}
}
