package arch

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// Each promise of SECURITY.md names tests, and these exist.
func TestPromisesHaveTests(t *testing.T) {
	lines, count, err := promises(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	complain(t, lines)
	if count < 15 {
		t.Errorf("SECURITY.md has %d promises", count)
	}
}

var (
	promiseRow = regexp.MustCompile(`(?m)^\| (.+) \| (.+) \|$`)
	span       = regexp.MustCompile("`([^`]+)`")
	goTest     = regexp.MustCompile(`^(?:Test|Fuzz)[A-Z]\w*$`)
)

// promises returns what is wrong with the rows of the table, and how many there are.
// A row names a directory before the tests in it, and scripts of tests/jsapi by their
// paths.
func promises(project fs.FS) (lines []string, count int, err error) {
	text, err := fs.ReadFile(project, "SECURITY.md")
	if err != nil {
		return nil, 0, err
	}
	for _, row := range promiseRow.FindAllStringSubmatch(string(text), -1)[1:] { // without the head
		count++
		dir, tests := "", 0
		for _, m := range span.FindAllStringSubmatch(row[2], -1) {
			name := m[1]
			if !goTest.MatchString(name) && path.Ext(name) == "" {
				dir = name
				continue
			}
			tests++
			if !hasTest(project, dir, name) {
				lines = append(lines, fmt.Sprintf("SECURITY.md: there is no test %s in %s (%.40s …)", name, dir, row[1]))
			}
		}
		if tests == 0 {
			lines = append(lines, fmt.Sprintf("SECURITY.md: no test holds %q", row[1]))
		}
	}
	return lines, count, nil
}

// hasTest reports whether the directory holds a test of that name, or, for a script,
// whether the tests of the API run it.
func hasTest(project fs.FS, dir, name string) bool {
	if path.Ext(name) == ".mjs" {
		runner, err := fs.ReadFile(project, "tests/jsapi/jsapi_test.go")
		_, missing := fs.Stat(project, name)
		return err == nil && missing == nil && strings.Contains(string(runner), `"`+strings.TrimSuffix(path.Base(name), ".mjs")+`"`)
	}
	files, err := fs.Glob(project, dir+"/*_test.go")
	return err == nil && slices.ContainsFunc(files, func(file string) bool {
		data, err := fs.ReadFile(project, file)
		return err == nil && strings.Contains(string(data), "\nfunc "+name+"(")
	})
}

func TestPromisesCanFail(t *testing.T) {
	const head = "| promise | held by |\n|---|---|\n"
	for row, want := range map[string]string{
		"| it holds | `a`: `TestA`, `TestB` |":    "",
		"| it runs | `tests/jsapi/x.mjs` |":       "",
		"| it is gone | `a`: `TestA`, `TestC` |":  "there is no test TestC in a",
		"| it is elsewhere | `b`: `TestA` |":      "there is no test TestA in b",
		"| it never runs | `tests/jsapi/y.mjs` |": "there is no test tests/jsapi/y.mjs",
		"| nobody knows | `a` |":                  "no test holds",
	} {
		project := fstest.MapFS{
			"SECURITY.md":               {Data: []byte(head + row + "\n")},
			"a/x_test.go":               {Data: []byte("package a\n\nfunc TestA(t *testing.T) {}\nfunc TestB(t *testing.T) {}\n")},
			"tests/jsapi/jsapi_test.go": {Data: []byte(`{"x", "z"}`)},
			"tests/jsapi/x.mjs":         {}, "tests/jsapi/y.mjs": {},
		}
		lines, count, err := promises(project)
		if err != nil || count != 1 || (want == "") != (len(lines) == 0) || want != "" && !strings.Contains(lines[0], want) {
			t.Errorf("%s: %q, %d rows, %v", row, lines, count, err)
		}
	}
}

// None of the npm packages may run a script while it is installed. (That each of them is audited
// is tested in tools/dev.)
func TestPackagesRunNoScripts(t *testing.T) {
	installs := 0
	isTool := func(name string) bool { return strings.HasPrefix(name, "tools/dev/") && path.Ext(name) == ".go" }
	err := eachSource(os.DirFS(root), isTool, func(name string, text []byte) error {
		for _, line := range regexp.MustCompile(`"npm", "(?:ci|install|i)", .*`).FindAllString(string(text), -1) {
			installs++
			if !strings.Contains(line, `"--ignore-scripts"`) {
				t.Errorf("%s lets packages run scripts: %s", name, line)
			}
		}
		return nil
	})
	if err != nil || installs == 0 {
		t.Errorf("%d calls install packages, %v", installs, err)
	}
}
