package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"uriplayground/tools/wasmopt"
)

// The optimized program takes the place of the linked one at once, so that none is ever
// half written: who has that open still reads it.
func TestProgramIsReplacedAtOnce(t *testing.T) {
	dir := t.TempDir()
	name, reader := filepath.Join(dir, "a.wasm"), filepath.Join(dir, "reader.wasm")
	build := exec.Command("go", "build", "-o", name, "../../../../tests/jsapi/testdata/ends")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	linked, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Link(name, reader); err != nil {
		t.Skip(err)
	}
	if err := optimize(name, wasmopt.All); err != nil {
		t.Fatal(err)
	}
	if now, _ := os.ReadFile(reader); string(now) != string(linked) {
		t.Error("the file was written over while it was read")
	}
	if now, _ := os.ReadFile(name); len(now) == 0 || len(now) >= len(linked) {
		t.Errorf("%d bytes, of %d", len(now), len(linked))
	}
}

// A program that it does not know stays as it is, without a failure.
func TestUnknownProgramStays(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.wasm")
	const program = "\x00asm\x01\x00\x00\x00"
	if err := os.WriteFile(name, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := optimize(name, wasmopt.All); err != nil {
		t.Error(err)
	}
	if now, err := os.ReadFile(name); err != nil || string(now) != program {
		t.Errorf("it is %q now, %v", now, err)
	}
	if err := optimize(name+".missing", wasmopt.All); err == nil {
		t.Error("a file that is not there is optimized")
	}
}
