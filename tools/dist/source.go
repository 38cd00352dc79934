package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"uriplayground/tools/hosting"
)

// sourceFile is the archive of the project's sources: whoever finds the site can build it.
const sourceFile = "source.tgz"

// addSource adds sourceFile to the files that are made. root is the project's directory.
func addSource(made fileTree, root, version string) error {
	tree, err := sourceTree(root)
	if err != nil {
		return err
	}
	data, err := tarOf(tree, "uri-playground-"+version+"/")
	if err == nil {
		made[sourceFile], err = hosting.Gzip(data, hosting.Best)
	}
	return err
}

// sourceTree returns the files of the project but for those that .gitignore names, and those with
// a dot, which belong to an editor or to the machine. It does without Git, so that the archive can
// be made of what was unpacked from another one.
func sourceTree(root string) (fileTree, error) {
	ignore, err := os.ReadFile(filepath.Join(root, ".gitignore"))
	if err != nil {
		return nil, fmt.Errorf("the sources: %w", err)
	}
	return readFiles(root, func(name string, d fs.DirEntry) bool {
		return ignored(ignore, name) || !d.IsDir() && !d.Type().IsRegular() || strings.HasPrefix(name, ".") && name != ".ci" && name != ".gitignore" && !strings.HasPrefix(name, ".ci/")
	})
}

// ignored reports whether a .gitignore of plain patterns names a file or folder.
func ignored(ignore []byte, name string) bool {
	for lines := bufio.NewScanner(bytes.NewReader(ignore)); lines.Scan(); {
		pattern, rooted := strings.CutPrefix(strings.TrimSuffix(lines.Text(), "/"), "/")
		which := path.Base(name)
		if rooted {
			which = name
		}
		if hit, _ := path.Match(pattern, which); hit {
			return true
		}
	}
	return false
}
