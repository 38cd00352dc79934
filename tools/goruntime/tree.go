package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// sumsFile lists the SHA-256 of each file that a patch of its folder changes, as
// sha256sum does.
const sumsFile = "SHA256SUMS"

// patchedModules are the modules that have patches, by the names of their folders
// without the version.
var patchedModules = map[string]string{
	"dom":   "honnef.co/go/js/dom/v2",
	"vecty": "github.com/hexops/vecty",
}

// tree is a source tree with patches: that of Go, or a module.
type tree struct {
	name    string // of the folder of its patches, with the exact version
	module  string // its path; empty for Go
	origin  string // where its files are on this machine
	patches []patch
	sums    map[string]string // SHA-256 of the files, by name
}

// findTrees finds the trees that the patches below root are for, in the versions
// that this project is built with.
func findTrees(root fs.FS) ([]tree, error) {
	version, err := goTool("env", "GOVERSION")
	if err != nil {
		return nil, err
	}
	if err := checkVersion(root, version); err != nil {
		return nil, err
	}
	goroot, err := goTool("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	trees := []tree{{name: version, origin: filepath.Join(goroot, "src")}}
	for _, name := range slices.Sorted(maps.Keys(patchedModules)) {
		module := patchedModules[name]
		// On a fresh machine it is not there yet, and "go list" names no directory.
		if _, err := goTool("mod", "download", module); err != nil {
			return nil, err
		}
		found, err := goTool("list", "-m", "-f", "{{.Version}} {{.Dir}}", module)
		if err != nil {
			return nil, err
		}
		version, dir, _ := strings.Cut(found, " ")
		trees = append(trees, tree{name: name + "-" + version, module: module, origin: dir})
	}
	for i := range trees {
		if err := trees[i].read(root); err != nil {
			return nil, err
		}
	}
	return trees, nil
}

// checkVersion refuses a Go for which there are no patches, and says what to do.
func checkVersion(root fs.FS, version string) error {
	if exists(root, version) {
		return nil
	}
	var known []string
	entries, err := fs.ReadDir(root, ".")
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.IsDir() && strings.HasPrefix(e.Name(), "go1") {
			known = append(known, e.Name())
		}
	}
	return fmt.Errorf("this is %s, and the patches are for %s; set GOTOOLCHAIN=%s, which lets Go fetch that version, "+
		"or see %s/README.md for how to move the patches", version, strings.Join(known, ", "), known[len(known)-1], here)
}

// read reads the patches of the tree and its sums.
func (t *tree) read(root fs.FS) error {
	names, err := fs.Glob(root, path.Join(t.name, "*.patch"))
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return fmt.Errorf("there are no patches in %s/%s; see %s/README.md for how to move them to another version", here, t.name, here)
	}
	for _, name := range names {
		text, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		p, err := readPatch(strings.TrimSuffix(path.Base(name), ".patch"), text)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		t.patches = append(t.patches, p)
	}
	text, err := fs.ReadFile(root, path.Join(t.name, sumsFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) { // without any, no file is the right one
		return err
	}
	t.sums = map[string]string{}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		sum, name, ok := strings.Cut(lines.Text(), "  ")
		if !ok {
			return fmt.Errorf("%s/%s: %q is not a line of sha256sum", t.name, sumsFile, lines.Text())
		}
		t.sums[name] = sum
	}
	return nil
}

// files are the names of the files that the patches change, in order.
func (t *tree) files() []string {
	set := map[string]bool{}
	for _, p := range t.patches {
		for _, f := range p.files {
			set[f.NewName] = true
		}
	}
	return slices.Sorted(maps.Keys(set))
}

// patched returns the changed files of the tree, by name.
func (t *tree) patched() (map[string][]byte, error) {
	changed := map[string][]byte{}
	for _, name := range t.files() {
		source, err := os.ReadFile(filepath.Join(t.origin, name))
		if err != nil {
			return nil, err
		}
		if sum := hash(source); sum != t.sums[name] {
			return nil, fmt.Errorf("%s of %s is not the file that the patches are for: its SHA-256 is %s, not %q", name, t.name, sum, t.sums[name])
		}
		if changed[name], err = apply(name, source, t.patches); err != nil {
			return nil, fmt.Errorf("%s: %w", t.name, err)
		}
	}
	return changed, nil
}

// writeSums writes the sums of the files as they are on this machine.
func writeSums(trees []tree) error {
	for _, t := range trees {
		var list []byte
		for _, name := range t.files() {
			source, err := os.ReadFile(filepath.Join(t.origin, name))
			if err != nil {
				return err
			}
			list = fmt.Appendf(list, "%s  %s\n", hash(source), name)
		}
		if err := writeFile(filepath.Join(here, t.name, sumsFile), list); err != nil {
			return err
		}
	}
	return nil
}

func hash(text []byte) string { return fmt.Sprintf("%x", sha256.Sum256(text)) }

// goTool returns what the command go prints, without the end of the line.
func goTool(args ...string) (string, error) {
	c := exec.Command("go", args...)
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w", strings.Join(args, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}
