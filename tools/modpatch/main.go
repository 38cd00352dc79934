// Command modpatch copies the modules of the program that have patches in the folders beside
// this file, applies the patches, and prints the flags with which the program is compiled, as
// GOFLAGS takes them. README.md says what each patch is for.
//
// The patches are unified diffs, as "diff -u" writes them, with the reason above. They are
// applied with github.com/bluekeyes/go-gitdiff, since a machine with only Go has no command
// patch; only this tool imports it. The versions of the modules do not move: where go.mod names
// another one, nothing is written.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// here is the folder of the patches, from the module's root.
const here = "tools/modpatch"

// patched are the modules that have patches, by the names of their folders without the version.
var patched = []struct{ name, path string }{
	{"dom", "honnef.co/go/js/dom/v2"},
	{"vecty", "github.com/hexops/vecty"},
}

func main() {
	dir := flag.String("o", "", "directory to write to, from the module's root")
	flag.Parse()
	if flag.NArg() > 0 || *dir == "" {
		fmt.Fprintln(os.Stderr, "usage: modpatch -o DIRECTORY")
		os.Exit(2)
	}
	if err := write(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "modpatch:", err)
		os.Exit(1)
	}
	fmt.Println(quoted(flags(*dir)))
}

// write writes the changed modules, and a go.mod that asks for them.
func write(dir string) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	var replaced []string
	for _, p := range patched {
		m, err := download(p.path)
		if err != nil {
			return err
		}
		name := p.name + "-" + m.Version
		patches, err := readPatches(os.DirFS(here), name)
		if err != nil {
			return err
		}
		if err := copyModule(m.Dir, filepath.Join(dir, name), patches); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		// By a relative path, since it gets into the program.
		replaced = append(replaced, fmt.Sprintf("\nreplace %s => ./%s\n", p.path, filepath.ToSlash(filepath.Join(dir, name))))
	}
	return writeGoMod(dir, replaced)
}

// module is what "go mod download -json" says of one.
type module struct{ Version, Dir string }

func download(path string) (m module, err error) {
	c := exec.Command("go", "mod", "download", "-json", path)
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		return m, fmt.Errorf("go mod download %s: %w\n%s", path, err, out)
	}
	return m, json.Unmarshal(out, &m)
}

// copyModule copies the files of a module that are compiled, with the changes of the patches.
func copyModule(from, to string, patches []patch) error {
	left := changedFiles(patches)
	err := filepath.WalkDir(from, func(file string, e os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() {
			if strings.HasPrefix(e.Name(), ".") || e.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if e.Name() != "go.mod" && filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		name, err := filepath.Rel(from, file)
		if err != nil {
			return err
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		delete(left, name)
		if text, err = apply(name, text, patches); err != nil {
			return err
		}
		return writeFile(filepath.Join(to, name), text)
	})
	for name := range left {
		return fmt.Errorf("a patch changes %s, which is not there", name)
	}
	return err
}

// writeGoMod writes the go.mod of this project with some lines more, and its go.sum.
func writeGoMod(dir string, lines []string) error {
	for name, more := range map[string]string{"go.mod": strings.Join(lines, ""), "go.sum": ""} {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if err := writeFile(filepath.Join(dir, name), append(text, more...)); err != nil {
			return err
		}
	}
	return nil
}

func writeFile(name string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o644)
}
