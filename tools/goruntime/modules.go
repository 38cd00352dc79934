package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// modules are the modules with changed files: each is its one package. Go takes
// no overlay of a file in its module cache, so they are replaced by copies.
var modules = []string{vecty, dom}

// writeModules writes the other files of the modules, and a go.mod that asks for
// the copies; by relative paths, since they get into the program.
func writeModules(dir string, replace map[string]string) error {
	root, err := filepath.Abs(".")
	if err != nil {
		return err
	}
	text, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	for _, m := range modules {
		copied := filepath.Join(dir, filepath.FromSlash(m))
		relative, err := filepath.Rel(root, copied)
		if err != nil {
			return err
		}
		text = fmt.Appendf(text, "\nreplace %s => ./%s\n", m, filepath.ToSlash(relative))
		if err := copyModule(m, copied, replace); err != nil {
			return err
		}
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "go.mod"), text, 0o644)
}

// copyModule copies the files of a module that were not changed; the changed ones
// are there, and need no overlay.
func copyModule(module, to string, replace map[string]string) error {
	from, err := located(module)
	if err != nil {
		return err
	}
	entries, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	for _, e := range entries {
		name := e.Name()
		origin, isGo := filepath.Join(from, name), strings.HasSuffix(name, ".go")
		if replace[origin] != "" {
			delete(replace, origin)
			continue
		}
		if name != "go.mod" && (!isGo || strings.HasSuffix(name, "_test.go")) {
			continue
		}
		data, err := os.ReadFile(origin)
		if err != nil {
			return err
		}
		if isGo {
			err = writeGo(filepath.Join(to, name), string(data))
		} else {
			err = os.WriteFile(filepath.Join(to, name), data, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
