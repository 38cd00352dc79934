// Command lean writes copies of files of the Go runtime and of modules, in which
// what this program never uses is switched off, so that the compiler and the
// linker leave it out. What is off, and why, is said beside each change in the
// list_*.go files. The program is built with -overlay=DIRECTORY/overlay.json and
// -modfile=DIRECTORY/go.mod.
//
// The changes are exact: each names a text that has to stand in the file as
// often as it says. In a Go version in which one does not, nothing is written.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// known is the Go version whose runtime the list was written for.
const known = "go1.26"

func main() {
	dir := flag.String("o", "", "directory to write to")
	flag.Parse()
	if *dir == "" || flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "usage: lean -o DIRECTORY")
		os.Exit(2)
	}
	if err := run(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "lean:", err)
		os.Exit(1)
	}
}

// run writes the changed files and overlay.json, which names them.
func run(dir string) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	version, err := ask("go", "env", "GOVERSION")
	if err != nil {
		return err
	}
	if version != known && !strings.HasPrefix(version, known+".") {
		return fmt.Errorf("the changes are for %s, this is %s", known, version)
	}
	list, err := files()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	replace := map[string]string{}
	for _, f := range list {
		if err := f.write(dir, replace); err != nil {
			return err
		}
	}
	if err := writeModules(dir, replace); err != nil {
		return err
	}
	overlay, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "overlay.json"), overlay, 0o644)
}

// files are all the files that are changed, those with several entries under the
// first of them.
func files() ([]file, error) {
	list := slices.Concat(runtimeFiles, libraryFiles)
	for _, o := range overallChanges {
		var err error
		if list, err = o.add(list); err != nil {
			return nil, err
		}
	}
	var merged []file
	at := map[string]int{}
	for _, f := range list {
		key := f.place + "/" + f.name
		i, ok := at[key]
		if !ok {
			i = len(merged)
			at[key] = i
			merged = append(merged, file{f.place, f.name, nil})
		}
		merged[i].changes = append(merged[i].changes, f.changes...)
	}
	return merged, nil
}

// write writes the changed copy of one file below dir, and notes it.
func (f file) write(dir string, replace map[string]string) error {
	origin, err := f.origin()
	if err != nil {
		return err
	}
	source, err := os.ReadFile(origin)
	if err != nil {
		return err
	}
	changed, err := f.change(string(source))
	if err != nil {
		return fmt.Errorf("%s/%s is not the one the changes are for (%s): %w", f.place, f.name, known, err)
	}
	copied := filepath.Join(dir, filepath.FromSlash(f.place), f.name)
	replace[origin] = copied
	return writeGo(copied, changed)
}

// writeGo writes a Go file in the form of gofmt, which is asked of all files.
func writeGo(name, source string) error {
	formatted, err := format.Source([]byte(source))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, formatted, 0o644)
}

// origin is where the file is on this machine.
func (f file) origin() (string, error) {
	dir, err := located(f.place)
	return filepath.Join(dir, f.name), err
}

var places = map[string]string{}

// located asks go once for the directory of a package, as it is built for the
// browser.
func located(place string) (string, error) {
	if dir, ok := places[place]; ok {
		return dir, nil
	}
	dir, err := ask("go", "list", "-f", "{{.Dir}}", place)
	places[place] = dir
	return dir, err
}

// ask is what a command prints, without the end of its line.
func ask(name string, args ...string) (string, error) {
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOEXPERIMENT=nogreenteagc") // as in build.sh
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w", name, strings.Join(args, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}
