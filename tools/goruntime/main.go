// Command goruntime writes the Go runtime, and the modules, that the program is
// built with: copies of some of their files, changed by the patches in the
// folders beside this file. README.md says what each patch is for and worth, and
// how to move to another version of Go.
//
// The patches are unified diffs, as "diff -u" writes them. They are applied with
// github.com/bluekeyes/go-gitdiff, since a machine with only Go has no command
// patch; only this tool imports it.
//
// The program is built with -overlay=DIRECTORY/overlay.json,
// -modfile=DIRECTORY/go.mod and what is in DIRECTORY/goflags; nothing outside of
// the project is touched. Each file that is changed is pinned by its SHA-256: with
// another version of Go, or of a module, nothing is written.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// here is the folder of the patches, from the module's root.
const here = "tools/goruntime"

func main() {
	dir := flag.String("o", "", "directory to write to")
	without := flag.String("without", "", "names of patches to leave out, separated by commas")
	measured := flag.Bool("measure", false, "build the program without each patch in turn, and print what each is worth")
	sums := flag.Bool("sums", false, "write the SHA-256 of each file that a patch changes into the folders of the patches")
	flag.Parse()
	if flag.NArg() > 0 || *dir == "" && !*sums {
		fmt.Fprintln(os.Stderr, "usage: goruntime -o DIRECTORY [-without NAMES | -measure]; goruntime -sums")
		os.Exit(2)
	}
	if err := run(*dir, *without, *measured, *sums); err != nil {
		fmt.Fprintln(os.Stderr, "goruntime:", err)
		os.Exit(1)
	}
}

func run(dir, without string, measured, sums bool) error {
	trees, err := findTrees(os.DirFS(here))
	if err != nil {
		return err
	}
	switch {
	case sums:
		return writeSums(trees)
	case measured:
		return measure(os.Stdout, dir, trees)
	}
	left, err := leaveOut(trees, without)
	if err != nil {
		return err
	}
	return write(dir, left)
}

// leaveOut returns the trees without the patches of these names.
func leaveOut(trees []tree, names string) ([]tree, error) {
	missing := map[string]bool{}
	for name := range strings.SplitSeq(names, ",") {
		missing[name] = name != ""
	}
	var left []tree
	for _, t := range trees {
		var patches []patch
		for _, p := range t.patches {
			if !missing[p.name] {
				patches = append(patches, p)
			}
			delete(missing, p.name)
		}
		t.patches = patches
		left = append(left, t)
	}
	for name, unknown := range missing {
		if unknown {
			return nil, fmt.Errorf("there is no patch %q", name)
		}
	}
	return left, nil
}

// write writes the changed files, overlay.json and go.mod, which name them, and goflags, the
// flags of the compiler that go with them.
func write(dir string, trees []tree) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	replace := map[string]string{}
	var modules []tree
	for _, t := range trees {
		files, err := t.patched()
		if err != nil {
			return err
		}
		to := filepath.Join(dir, t.name)
		for name, text := range files {
			if t.module == "" {
				replace[filepath.Join(t.origin, name)] = filepath.Join(to, name)
			}
			if err := writeFile(filepath.Join(to, name), text); err != nil {
				return err
			}
		}
		if t.module != "" {
			modules = append(modules, t)
			if err := copyModule(t.origin, to, files); err != nil {
				return err
			}
		}
	}
	overlay, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "\t")
	if err != nil {
		return err
	}
	flags, err := compilerFlags(trees)
	if err != nil {
		return err
	}
	if err := errors.Join(writeFile(filepath.Join(dir, "overlay.json"), overlay), writeFile(filepath.Join(dir, "goflags"), []byte(quoted(flags)))); err != nil {
		return err
	}
	return writeGoMod(dir, modules)
}

// quoted returns the flags as GOFLAGS takes them.
func quoted(flags []string) string {
	var b strings.Builder
	for _, f := range flags {
		fmt.Fprintf(&b, "'%s' ", f)
	}
	return b.String()
}

func writeFile(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

// exists reports whether there is such a folder.
func exists(root fs.FS, name string) bool {
	info, err := fs.Stat(root, name)
	return err == nil && info.IsDir()
}
