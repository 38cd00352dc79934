package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// licensesFile holds the license of everything that the site consists of.
const licensesFile = "licenses.txt"

// licensed is something in the site that has a license of its own.
type licensed struct{ name, text string }

// licenses returns the licenses of the project, of Go, of each module that is linked
// into the program, and of what is in static/vendor. root is the project's directory.
func licenses(root string) ([]byte, error) {
	list := []licensed{{name: "URI Playground"}}
	var err error
	if list[0].text, err = licenseIn(root); err != nil {
		return nil, err
	}
	for _, more := range []func(root string) ([]licensed, error){licenseOfGo, licensesOfModules, licensesOfVendored} {
		found, err := more(root)
		if err != nil {
			return nil, err
		}
		list = append(list, found...)
	}
	var b bytes.Buffer
	b.WriteString("What this site consists of, each with its license.\n")
	for _, l := range list {
		fmt.Fprintf(&b, "\n\n%s\n%s\n\n%s\n", l.name, strings.Repeat("=", len(l.name)), strings.TrimSpace(l.text))
	}
	return b.Bytes(), nil
}

// addLicenses adds licensesFile to the files that are made.
func addLicenses(made fileTree, root string) (err error) {
	made[licensesFile], err = licenses(root)
	return err
}

// licenseIn returns the license in a directory, with the notices beside it.
func licenseIn(dir string) (string, error) {
	license, err := firstOf(dir, "LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING")
	if err != nil {
		return "", err
	}
	if license == "" {
		return "", fmt.Errorf("there is no license in %s", dir)
	}
	for _, names := range [][]string{{"NOTICE", "NOTICE.txt", "NOTICE.md"}, {"PATENTS"}} {
		notice, err := firstOf(dir, names...)
		if err != nil {
			return "", err
		}
		if notice != "" {
			license = strings.TrimSpace(license) + "\n\n" + notice
		}
	}
	return license, nil
}

// firstOf returns the text of the first of the files that there is, "" if there is none.
func firstOf(dir string, names ...string) (string, error) {
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if !errors.Is(err, fs.ErrNotExist) {
			return string(text), err
		}
	}
	return "", nil
}

// goOutput returns what the go command prints about the program.
func goOutput(root string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w", strings.Join(args, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}

// licenseOfGo returns the license of the Go runtime and library in the program, and of
// wasm_exec.js.
func licenseOfGo(root string) ([]licensed, error) {
	dir, err := goOutput(root, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	text, err := licenseIn(dir)
	return []licensed{{"The Go runtime and standard library (https://go.dev)", text}}, err
}

// licensesOfModules returns the licenses of the modules in the program.
func licensesOfModules(root string) (list []licensed, err error) {
	out, err := goOutput(root, "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "./wasm")
	if err != nil {
		return nil, err
	}
	modules := strings.FieldsFunc(out, func(r rune) bool { return r == '\n' })
	slices.Sort(modules)
	for _, module := range slices.Compact(modules) {
		name, dir, _ := strings.Cut(module, "\t")
		text, err := licenseIn(dir)
		if err != nil {
			return nil, err
		}
		list = append(list, licensed{name, text})
	}
	return list, nil
}

// licensesOfVendored returns the licenses of the packages in static/vendor, which
// tools/vendor has put before each bundle.
func licensesOfVendored(root string) (list []licensed, err error) {
	dir := filepath.Join(root, "static", "vendor")
	bundles, err := filepath.Glob(filepath.Join(dir, "*.js"))
	if err != nil {
		return nil, err
	}
	for _, bundle := range bundles {
		data, err := os.ReadFile(bundle)
		if err != nil {
			return nil, err
		}
		head, _, found := strings.Cut(strings.TrimPrefix(string(data), "/*"), "*/")
		if !found || !strings.HasPrefix(string(data), "/*") {
			return nil, fmt.Errorf("%s does not begin with its licenses", bundle)
		}
		list = append(list, licensed{"vendor/" + filepath.Base(bundle), head})
	}
	return list, nil
}
