// Package wasmtest runs programs compiled for GOOS=js GOARCH=wasm in tests that are native.
// What "go test" compiles for wasm runs by run.sh.
package wasmtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// goRoot is asked for once.
var goRoot = sync.OnceValues(func() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	return strings.TrimSpace(string(root)), err
})

// Node runs the program of a file in Node.js as go itself does, with nothing in its
// environment but env, and returns what it prints. A program that fails fails the test.
func Node(t testing.TB, file string, env ...string) string {
	t.Helper()
	return run(t, env, findNode(t), fromGo(t, "wasm_exec_node.js"), file)
}

// Script runs a script in Node.js, as Node runs a program; its arguments are the
// file of Go that starts programs, and the program's.
func Script(t testing.TB, script, file string) string {
	t.Helper()
	return run(t, nil, findNode(t), script, fromGo(t, "wasm_exec.js"), file)
}

// fromGo returns the path of a file that comes with Go for WebAssembly.
func fromGo(t testing.TB, name string) string {
	t.Helper()
	root, err := goRoot()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(root, "lib", "wasm", name)
}

func findNode(t testing.TB) string {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("this test needs Node.js: install it (on Debian: apt-get install nodejs)")
	}
	return node
}

func run(t testing.TB, env []string, command string, arguments ...string) string {
	t.Helper()
	cmd := exec.Command(command, arguments...)
	cmd.Env = append(env, "PATH="+os.Getenv("PATH"))
	text, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return string(text)
}
