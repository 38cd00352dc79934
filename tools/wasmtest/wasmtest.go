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
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("this test needs Node.js: install it (on Debian: apt-get install nodejs)")
	}
	root, err := goRoot()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(node, filepath.Join(root, "lib/wasm/wasm_exec_node.js"), file)
	cmd.Env = append(env, "PATH="+os.Getenv("PATH"))
	text, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return string(text)
}
