package main

import (
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// module gives the Go module another path, which go.mod says and every import repeats.
func (j job) module(path string) {
	j.begin("module %s", path)
	files, err := renameModule(".", path)
	j.must(err)
	if j.ok() {
		j.say("%d files now name the module %s", files, path)
	}
}

var moduleLine = regexp.MustCompile(`(?m)^module (\S+)$`)

// renameModule writes the path in the place of the module's where go.mod and the Go files below root
// name it or its packages, and sorts imports as gofmt does. It returns how many files it has changed.
func renameModule(root, path string) (changed int, err error) {
	file := filepath.Join(root, "go.mod")
	mod, err := os.ReadFile(file)
	if err != nil {
		return 0, err
	}
	line := moduleLine.FindSubmatch(mod)
	if line == nil {
		return 0, fmt.Errorf("%s names no module", file)
	}
	// A path is named in quotes, or before the path of a package.
	named := regexp.MustCompile(`(^|[^\w./-])` + regexp.QuoteMeta(string(line[1])) + `(["/` + "`" + `])`)
	err = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if base := d.Name(); d.IsDir() && name != root && (base == "node_modules" || strings.HasPrefix(base, ".") || slices.Contains([]string{"dist", "tests/out"}, filepath.ToSlash(strings.TrimPrefix(name, root+string(filepath.Separator))))) {
			return fs.SkipDir
		}
		if filepath.Ext(name) != ".go" || d.IsDir() {
			return nil
		}
		was, err := os.ReadFile(name)
		if err != nil || !named.Match(was) {
			return err
		}
		is, err := format.Source(named.ReplaceAll(was, []byte("${1}"+path+"${2}")))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		changed++
		return os.WriteFile(name, is, 0o644)
	})
	if err != nil {
		return changed, err
	}
	return changed + 1, os.WriteFile(file, moduleLine.ReplaceAll(mod, []byte("module "+path)), 0o644)
}

var modulePath = regexp.MustCompile(`^[a-z0-9][\w.-]*(/[\w.~-]+)*$`)

func moduleTo(rest []string) (int, error) {
	if path := first(rest, ""); !modulePath.MatchString(path) {
		return 0, fmt.Errorf("module: %q is no path of a module; write one as github.com/you/uriplayground", path)
	}
	return 1, nil
}
