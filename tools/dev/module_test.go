package main

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A copy of the project gets another path, and then its own again: every file is what it was. In
// between no Go file names the old one, and the library builds.
func TestModule(t *testing.T) {
	const root, path = "../..", "example.org/" + "you/uri" // or this file would be changed back, too
	tree, sources := t.TempDir(), map[string][]byte{}
	for _, dir := range []string{"core", "internal", "tests", "tools", "wasm", "web"} {
		err := fs.WalkDir(os.DirFS(root), dir, func(name string, d fs.DirEntry, err error) error {
			if d != nil && d.IsDir() && (d.Name() == "node_modules" || name == "tests/out") {
				return fs.SkipDir
			}
			if err == nil && !d.IsDir() && (strings.HasSuffix(name, ".go") || dir == "core" || dir == "internal") {
				sources[name], err = os.ReadFile(filepath.Join(root, name))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"documents.go", "go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		sources[name] = data
	}
	for name, data := range sources {
		file := filepath.Join(tree, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	own := string(moduleLine.FindSubmatch(sources["go.mod"])[1])
	there, err := renameModule(tree, path)
	if err != nil || there < 500 {
		t.Fatal(there, err)
	}
	changed := 0
	for name, was := range sources {
		is, err := os.ReadFile(filepath.Join(tree, name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(is, was) {
			changed++
		}
		for _, left := range []string{`"` + own + `/`, `"` + own + `"`, "module " + own} {
			if strings.Contains(string(is), left) {
				t.Errorf("%s still has %s", name, left)
			}
		}
	}
	if changed != there {
		t.Errorf("%d files say so, and %d are others", there, changed)
	}
	build := exec.Command("go", "build", "./core/...")
	build.Dir = tree
	if text, err := build.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, text)
	}
	back, err := renameModule(tree, own)
	if err != nil || back != there {
		t.Fatal(back, err)
	}
	for name, was := range sources {
		if is, err := os.ReadFile(filepath.Join(tree, name)); err != nil || !bytes.Equal(is, was) {
			t.Errorf("%s is not what it was (%v)", name, err)
		}
	}
}

func TestModuleTo(t *testing.T) {
	for path, good := range map[string]bool{"github.com/you/uri-playground": true, "uri": true, "example.org/x/v2": true, "": false, "a b": false, "/a": false, "a//b": false, `a"b`: false} {
		if n, err := moduleTo([]string{path}); (err == nil) != good || good && n != 1 {
			t.Errorf("%q: %d, %v", path, n, err)
		}
	}
	if _, err := moduleTo(nil); err == nil {
		t.Error("no path is taken")
	}
}
