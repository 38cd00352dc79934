package arch

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"uriplayground/tools/pages"
)

// root is the project's directory.
var root = filepath.Join("..", "..")

// check inspects the sources of some packages.
type check struct {
	never string
	of    []string
	look  func(*source) []string
}

var checks = []check{
	{"4 ui words nothing", []string{"~/web/ui/..."}, literalProse},
	{"6 no changing package state", []string{"~/core/...", "~/web/..."}, mutableState},
	{"7 steps and parts keep offsets", []string{"~/core/syntax"}, copiedText},
	{"8 no branch on tracing", []string{"~/core", "~/core/rfc*/..."}, traceBranches},
	{"11 no HTML is kept", []string{"~/web/ui/...", "~/wasm"}, keptHTML},
	{"11 no keys", []string{"~/web/ui/...", "~/wasm"}, noKeys},
	{"11 every component copies without its core", []string{"~/web/ui/...", "~/wasm"}, leakyComponents},
	{"11 every field of a component is a prop", []string{"~/web/ui/...", "~/wasm"}, unsaidProps},
	{"13 no markup from text in Go", []string{"~/web/ui/...", "~/web/wire", "~/wasm"}, unsafeWords},
	{"13 no UnsafeHTML", []string{"~/web/ui/...", "~/wasm"}, noUnsafeHTML},
}

func noKeys(s *source) []string { return callsOf(s, "Key", "removes rows and drops focus") }

func noUnsafeHTML(s *source) []string { return callsOf(s, "UnsafeHTML", "turns text into markup") }

// TestNever holds the project to the Never list of its design.
func TestNever(t *testing.T) {
	bound := map[string]bool{}
	for name, target := range targets {
		t.Run(name, func(t *testing.T) {
			g, err := loadGraph(root, target, coreMay...)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range allRules(g) {
				if r.never == weightRule(g).never && name != "wasm" {
					continue // natively there is a stub in its place
				}
				t.Run(r.never, func(t *testing.T) {
					complain(t, r.breaches(g))
					bound[r.never] = bound[r.never] || bindsAny(g, r)
				})
			}
			sources := parseOwn(t, g)
			for _, c := range checks {
				t.Run(c.never, func(t *testing.T) {
					bound[c.never] = bound[c.never] || false // known, if it binds nothing
					for name, s := range sources {
						if matchAny(c.of, name) {
							bound[c.never] = true
							complain(t, c.look(s))
						}
					}
				})
			}
		})
	}
	t.Run("every check binds something", func(t *testing.T) {
		for name, ok := range bound {
			if !ok {
				t.Errorf("%q is about no package of the project", name)
			}
		}
	})
	t.Run("every component is seen", func(t *testing.T) {
		if n := countComponents(t); n == 0 {
			t.Error("no Vecty component was found in web/ui")
		}
	})
}

// complain reports each line as an error.
func complain(t *testing.T, lines []string) {
	t.Helper()
	for _, line := range lines {
		t.Error(line)
	}
}

// bindsAny reports whether the rule is about a package that exists.
func bindsAny(g graph, r rule) bool {
	for _, p := range g.own() {
		if r.binds(p.ImportPath) {
			return true
		}
	}
	return false
}

// parseOwn reads the sources of the product's packages.
func parseOwn(t *testing.T, g graph) map[string]*source {
	t.Helper()
	sources := map[string]*source{}
	for _, p := range g.own() {
		if matchAny([]string{"~/tests/...", "~/internal/vectors/..."}, p.ImportPath) {
			continue
		}
		s, err := parsePackage(p)
		if err != nil {
			t.Fatal(err)
		}
		sources[p.ImportPath] = s
	}
	return sources
}

// countComponents counts what the component checks look at.
func countComponents(t *testing.T) (n int) {
	t.Helper()
	g, err := loadGraph(root, targets["wasm"])
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range parseOwn(t, g) {
		if match("~/web/ui/...", name) {
			n += len(s.components())
		}
	}
	return n
}

// TestNeverStatic holds the files that are served as they are, and the pages, to
// the list.
func TestNeverStatic(t *testing.T) {
	static := os.DirFS(filepath.Join(root, "static"))
	t.Run("13 pages hold no code", func(t *testing.T) {
		made, err := pages.All()
		if err != nil {
			t.Fatal(err)
		}
		files := fstest.MapFS{}
		for name, data := range made {
			files[name] = &fstest.MapFile{Data: data}
		}
		lines, err := unsafeFiles(files)
		if err != nil {
			t.Fatal(err)
		}
		complain(t, lines)
	})
	for name, look := range map[string]func(fs.FS) ([]string, error){
		"12 static holds no Go source":      foreignFiles,
		"13 no markup or code from text":    unsafeFiles,
		"12 generated files stay out of it": func(fs.FS) ([]string, error) { return trackedGen(root) },
	} {
		t.Run(name, func(t *testing.T) {
			lines, err := look(static)
			if err != nil {
				t.Fatal(err)
			}
			complain(t, lines)
		})
	}
}

// trackedGen complains when the generated files could be committed.
func trackedGen(root string) ([]string, error) {
	ignored, err := os.ReadFile(filepath.Join(root, ".gitignore"))
	if err != nil {
		return nil, err
	}
	for _, line := range strings.Split(string(ignored), "\n") {
		if strings.Trim(line, "/ ") == "static/gen" {
			return nil, nil
		}
	}
	return []string{".gitignore does not name /static/gen/"}, nil
}
