package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// copyModule copies the files of a module that no patch changes. Go takes no
// overlay of a file in its module cache, so a module is replaced by a copy.
func copyModule(from, to string, changed map[string][]byte) error {
	return filepath.WalkDir(from, func(file string, e os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, file)
		if err != nil {
			return err
		}
		if e.IsDir() {
			if strings.HasPrefix(e.Name(), ".") || e.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if changed[filepath.ToSlash(name)] != nil || name != "go.mod" && (filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go")) {
			return nil
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		return writeFile(filepath.Join(to, name), data)
	})
}

// writeGoMod writes a go.mod that asks for the copies of modules; by relative
// paths, since they get into the program.
func writeGoMod(dir string, modules []tree) error {
	root, err := filepath.Abs(".")
	if err != nil {
		return err
	}
	text, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	for _, m := range modules {
		relative, err := filepath.Rel(root, filepath.Join(dir, m.name))
		if err != nil {
			return err
		}
		text = fmt.Appendf(text, "\nreplace %s => ./%s\n", m.module, filepath.ToSlash(relative))
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	if err := writeFile(filepath.Join(dir, "go.sum"), sums); err != nil {
		return err
	}
	return writeFile(filepath.Join(dir, "go.mod"), text)
}
