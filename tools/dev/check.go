package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path"
	"regexp"
	"strings"
)

const govulncheck = "golang.org/x/vuln/cmd/govulncheck@v1.9.0"

func (j job) check() {
	j.begin("gofmt")
	j.formatted()
	j.begin("go vet")
	j.vetted()
	j.begin("staticcheck")
	j.linted()
	j.begin("tests/arch")
	j.run("go", "test", "-count=1", "./tests/arch")
	j.begin("govulncheck")
	j.vulnerable()
	j.begin("npm audit")
	j.audit()
	j.say("Checks passed.")
}

func (j job) formatted() {
	var bad []string
	for _, name := range strings.Fields(j.output("gofmt", "-l", "core", "internal", "web", "wasm", "tools", "tests")) {
		if !strings.HasPrefix(name, out+"/") {
			bad = append(bad, name)
		}
	}
	if len(bad) > 0 {
		j.stop("not formatted by gofmt: %s", strings.Join(bad, " "))
	}
}

// vetted runs go vet natively, and for wasm where a package is another one there.
func (j job) vetted() {
	j.run("go", "vet", "./...")
	j.forWasm().run("go", "vet", "./web/ui/...", "./wasm/...")
}

// linted runs staticcheck, in the version that go.mod names, as vetted runs go vet.
func (j job) linted() {
	staticcheck := j.tool("staticcheck", "honnef.co/go/tools/cmd/staticcheck")
	j.run(staticcheck, "./...")
	j.forWasm().run(staticcheck, "./web/ui/...", "./wasm/...")
}

// vulnerable runs govulncheck natively, and on the program for wasm. What it finds, and being out
// of reach, are said and told apart by their exit status.
func (j job) vulnerable() {
	bin := j.abs(j.file("bin"))
	if text, err := j.with("GOBIN="+bin).try("go", "install", govulncheck); err != nil {
		j.say("%s\n%s could not be fetched and was NOT run", text, govulncheck)
		return
	}
	for _, look := range []struct {
		job
		packages []string
	}{{j, []string{"./..."}}, {j.forWasm(), product}} {
		text, err := look.try(path.Join(bin, "govulncheck"), look.packages...)
		lines := strings.Split(text, "\n")
		last := lines[len(lines)-1]
		exit, _ := err.(*exec.ExitError)
		switch {
		case err == nil:
			j.say("%s", last)
		case exit != nil && exit.ExitCode() == 3:
			j.say("%s", text)
			j.stop("govulncheck knows of vulnerabilities; see above")
		default:
			j.say("govulncheck was NOT run: %s (%v)", last, err)
		}
	}
}

var (
	auditCounts = regexp.MustCompile(`(?m)^(\d+|found \d+) .*vulnerabilit.*`)
	auditError  = regexp.MustCompile(`(?m)^.*(ERR|error).*`)
)

// audit asks for the packages of the tests; none is served. What the tools in tests/generators
// need, which build the sites of a test, is said only.
func (j job) audit() {
	if !isCommand("npm") {
		j.say("npm is missing, and npm audit was NOT run")
		return
	}
	directories, err := npmDirectories(os.DirFS("."))
	j.must(err)
	for _, directory := range directories {
		text, err := j.try("npm", "audit", "--prefix", directory, "--package-lock-only", "--audit-level=high")
		counts := auditCounts.FindString(text)
		switch {
		case err == nil:
			j.say("%s: %s", directory, counts)
		case counts == "":
			j.say("%s: npm audit was NOT run: %s (%v)", directory, auditError.FindString(text), err)
		default:
			j.say("%s", text)
			if !strings.HasPrefix(directory, "tests/generators/") {
				j.stop("npm audit knows of vulnerabilities in %s; see above", directory)
			}
		}
	}
}

// npmDirectories lists where the project has npm packages.
func npmDirectories(root fs.FS) (list []string, err error) {
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "node_modules" || name == out):
			return fs.SkipDir
		case d.Name() == "package-lock.json":
			list = append(list, path.Dir(name))
		}
		return nil
	})
	return list, err
}
