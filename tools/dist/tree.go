package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// fileTree is a whole site in memory: the bytes of each file by its slash-separated
// name.
type fileTree map[string][]byte

// readTree reads every file of the directory, except dot files, which belong to an
// editor or to the machine.
func readTree(dir string) (fileTree, error) {
	tree, err := readFiles(dir, func(_ string, d fs.DirEntry) bool { return strings.HasPrefix(d.Name(), ".") })
	if err != nil {
		return nil, fmt.Errorf("cannot read the site's sources: %w", err)
	}
	return tree, nil
}

// readFiles reads the files of a directory but for those that are left out, and those in folders
// that are.
func readFiles(dir string, leaveOut func(name string, d fs.DirEntry) bool) (fileTree, error) {
	tree, files := fileTree{}, os.DirFS(dir)
	return tree, fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || name == ".":
			return err
		case leaveOut(name, d):
			if d.IsDir() {
				return fs.SkipDir
			}
		case !d.IsDir():
			tree[name], err = fs.ReadFile(files, name)
		}
		return err
	})
}

// compose returns the sources of the site together with the pages that are made, without the
// style sheet that is only a part of another one.
func compose(static string, made fileTree) (fileTree, error) {
	tree, err := readTree(static)
	if err != nil {
		return nil, err
	}
	delete(tree, compactStyle)
	for _, name := range made.names() {
		if _, ok := tree[name]; ok {
			return nil, fmt.Errorf("%s is made from a template; remove it from %s", name, static)
		}
		tree[name] = made[name]
	}
	return tree, nil
}

// names returns the sorted names.
func (t fileTree) names() []string { return slices.Sorted(maps.Keys(t)) }

// size returns the sum of the lengths.
func (t fileTree) size() (n int) {
	for _, data := range t {
		n += len(data)
	}
	return n
}

// hash returns what this prints, so that anyone can compare two copies:
//
//	find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum
func (t fileTree) hash() string {
	list := sha256.New()
	for _, name := range t.names() {
		fmt.Fprintf(list, "%x  ./%s\n", sha256.Sum256(t[name]), name)
	}
	return hex.EncodeToString(list.Sum(nil))
}

// mark is the file by which writeTree recognizes an earlier dist.
const mark = "_headers"

// writeTree writes the site next to out and then moves it there, so that out is
// never half a site.
func writeTree(tree fileTree, out string) error {
	if err := mayReplace(out); err != nil {
		return err
	}
	parent := filepath.Dir(filepath.Clean(out))
	fresh, err := os.MkdirTemp(parent, ".dist-")
	if err != nil {
		return fmt.Errorf("cannot write the site: %w", err)
	}
	defer os.RemoveAll(fresh)
	if err := writeFiles(tree, fresh); err != nil {
		return err
	}
	if err := os.Chmod(fresh, 0o755); err != nil {
		return fmt.Errorf("cannot write the site: %w", err)
	}
	if err := os.RemoveAll(out); err != nil {
		return fmt.Errorf("cannot clear the old site: %w", err)
	}
	if err := os.Rename(fresh, out); err != nil {
		return fmt.Errorf("cannot put the site in its place: %w", err)
	}
	return nil
}

// writeFiles writes the files below dir.
func writeFiles(tree fileTree, dir string) error {
	for _, name := range tree.names() {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return fmt.Errorf("cannot write the site: %w", err)
		}
		if err := os.WriteFile(path, tree[name], 0o644); err != nil {
			return fmt.Errorf("cannot write the site: %w", err)
		}
	}
	return nil
}

// mayReplace refuses to remove a directory that is not an earlier dist.
func mayReplace(out string) error {
	entries, err := os.ReadDir(out)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot look into %s: %w", out, err)
	}
	if _, err := os.Stat(filepath.Join(out, mark)); err != nil {
		return fmt.Errorf("%s holds files that are not an earlier dist; remove it or name another with -out", out)
	}
	return nil
}
