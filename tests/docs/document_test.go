package docs

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// root is the project's directory.
var root = filepath.Join("..", "..")

// document is a Markdown file, taken apart as far as the checks need it.
type document struct {
	name  string   // relative to the project, with slashes
	text  string   // as it is written
	prose string   // without code blocks; each block leaves an empty line
	spans []string // what is in back-quotes in the prose
	code  []string // the lines of the code blocks
}

var (
	codeSpan = regexp.MustCompile("`([^`\n]+)`")
	fence    = "```"
)

// parse takes a Markdown text apart.
func parse(name, text string) *document {
	d := &document{name: name, text: text}
	var prose strings.Builder
	inCode := false
	for line := range strings.Lines(text) {
		switch {
		case strings.HasPrefix(strings.TrimSpace(line), fence):
			inCode = !inCode
			prose.WriteString("\n")
		case inCode:
			d.code = append(d.code, strings.TrimRight(line, "\n"))
		default:
			prose.WriteString(line)
		}
	}
	d.prose = prose.String()
	for _, m := range codeSpan.FindAllStringSubmatch(d.prose, -1) {
		d.spans = append(d.spans, m[1])
	}
	return d
}

// skipped is the directories that hold what is built or installed, and the
// fixtures of the tests.
var skipped = []string{".git", "node_modules", "dist", "static/gen", "tests/out", "tests/generators", "testdata"}

// walk calls visit for each file of the project, with its name relative to it.
func walk(t *testing.T, visit func(name string)) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		name := filepath.ToSlash(rel)
		if d.IsDir() && name != "tools/dist" && (slices.Contains(skipped, name) || slices.Contains(skipped, d.Name())) {
			return filepath.SkipDir
		}
		if !d.IsDir() {
			visit(name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// measuredDocuments is the documents whose figures come from the command that each names, and
// which name what is in their own directory.
var measuredDocuments = []string{"tools/modpatch/README.md", "tools/wasmopt/README.md"}

// documents returns every other Markdown file of the project.
func documents(t *testing.T) (all []*document) {
	t.Helper()
	walk(t, func(name string) {
		if strings.HasSuffix(name, ".md") && !slices.Contains(measuredDocuments, name) {
			all = append(all, parse(name, read(t, name)))
		}
	})
	if len(all) < 9 {
		t.Fatalf("found %d documents", len(all))
	}
	return all
}

// read returns the text of a file of the project.
func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// exists reports whether the project has the file or directory. A pattern
// matches at least one.
func exists(name string) bool {
	found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(name)))
	return err == nil && len(found) > 0
}
