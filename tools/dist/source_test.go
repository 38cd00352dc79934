package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The archive holds what the repository has, and nothing else: as far as Git knows, which the
// archive itself does without.
func TestSourceIsTheRepository(t *testing.T) {
	tree, err := sourceTree("../..")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	cmd.Dir = "../.."
	list, err := cmd.Output()
	if err != nil {
		t.Skip("this is no checkout of Git")
	}
	want := strings.Split(strings.TrimSuffix(string(list), "\x00"), "\x00")
	want = slices.DeleteFunc(want, func(name string) bool { // deleted, and not committed yet
		_, err := os.Stat(filepath.Join("../..", name))
		return errors.Is(err, os.ErrNotExist)
	})
	slices.Sort(want)
	if got := tree.names(); !slices.Equal(got, want) {
		for _, name := range got {
			if !slices.Contains(want, name) {
				t.Errorf("%s is in the archive, and not in the repository", name)
			}
		}
		for _, name := range want {
			if tree[name] == nil {
				t.Errorf("%s is not in the archive", name)
			}
		}
	}
}

func TestSourceArchive(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		".gitignore": "/dist/\n*.test\nnode_modules/\n", "build.sh": "#!/bin/sh\n", "a/b.go": "package a\n",
		"dist/x": "x", "a/a.test": "x", "a/node_modules/y": "x", ".env": "secret", ".ci/run": "#!/bin/sh\n", "a/dist/z": "z",
	} {
		file := filepath.Join(root, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	made := fileTree{}
	if err := addSource(made, root, "1.2"); err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(made[sourceFile]))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, strings.TrimPrefix(h.Name, "uri-playground-1.2/")+map[int64]string{0o755: " runs"}[h.Mode])
	}
	slices.Sort(got)
	if want := []string{".ci/run runs", ".gitignore", "a/b.go", "a/dist/z", "build.sh runs"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
