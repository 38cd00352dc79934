package main

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const root = "../.."

// The site holds the license of the project, of Go, of every module that go list names
// for the program, and of every npm package that is bundled.
func TestLicenses(t *testing.T) {
	data, err := licenses(root)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	holds := func(what, file string) {
		license, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(text, strings.TrimSpace(string(license))) {
			t.Errorf("the license of %s is missing: %s", what, file)
		}
	}
	holds("the project", filepath.Join(root, "LICENSE"))
	goroot, err := goOutput(root, "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	holds("Go", filepath.Join(goroot, "LICENSE"))
	holds("Go, with its notice", filepath.Join(goroot, "PATENTS"))
	modules := modulesOfProgram(t)
	for path, dir := range modules {
		holds(path, filepath.Join(dir, "LICENSE"))
		if !strings.Contains(text, "\n"+path+" v") {
			t.Errorf("%s is not named", path)
		}
	}
	if len(modules) < 2 {
		t.Errorf("the program consists of %d modules", len(modules))
	}
	for _, name := range npmPackages(t) {
		if !strings.Contains(text, name) {
			t.Errorf("%s is not named", name)
		}
	}
	if found, err := licensesOfVendored(root); err != nil || len(found) == 0 || !strings.Contains(found[0].text, "Permission is hereby granted") {
		t.Errorf("the licenses of the npm packages are %q, %v", found, err)
	}
}

// modulesOfProgram returns the directories of the modules linked into the program, by
// their paths.
func modulesOfProgram(t *testing.T) map[string]string {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-json=Module", "./wasm")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	modules := map[string]string{}
	for decoder := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct {
			Module *struct {
				Path, Dir string
				Main      bool
			}
		}
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return modules
		} else if err != nil {
			t.Fatal(err)
		}
		if p.Module != nil && !p.Module.Main {
			modules[p.Module.Path] = p.Module.Dir
		}
	}
}

// npmPackages returns the packages of which static/vendor is made.
func npmPackages(t *testing.T) (names []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, "tools", "vendor", "package-lock.json"))
	if err != nil {
		t.Fatal(err)
	}
	var lock struct{ Packages map[string]struct{ Dev bool } }
	if err := json.Unmarshal(data, &lock); err != nil {
		t.Fatal(err)
	}
	for name, p := range lock.Packages {
		if name != "" && !p.Dev { // of those for development nothing is published
			names = append(names, name[strings.LastIndex(name, "node_modules/")+len("node_modules/"):])
		}
	}
	if len(names) == 0 {
		t.Fatalf("the packages are %q", names)
	}
	return names
}

// A bundle that does not state its licenses, and a directory without one, are refused.
func TestLicensesThatAreMissing(t *testing.T) {
	dir := t.TempDir()
	if _, err := licenseIn(dir); err == nil {
		t.Error("a directory without a license is let pass")
	}
	if err := writeFiles(fileTree{"static/vendor/x.js": []byte("x = 1")}, dir); err != nil {
		t.Fatal(err)
	}
	if _, err := licensesOfVendored(dir); err == nil || !strings.Contains(err.Error(), "x.js") {
		t.Errorf("a bundle without licenses: %v", err)
	}
}

// What is published holds them.
func TestLicensesArePublished(t *testing.T) {
	made := made()
	if err := addLicenses(made, root); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "dist")
	if err := publish(source(t), made, out, "1", false); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(out, licensesFile))
	if err != nil || !strings.Contains(string(data), "github.com/hexops/vecty v") {
		t.Errorf("%s is %.100q, %v", licensesFile, data, err)
	}
}
