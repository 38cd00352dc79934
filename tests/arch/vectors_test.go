package arch

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every file of vectors has a loader, and every loader a test of the core or of the views that
// goes through its cases; a vector that is not met is in the list of
// differences of that test, which fails if it is met after all.
func TestVectorsAreUsed(t *testing.T) {
	data := filepath.Join(root, "internal", "vectors")
	loaders := readAll(t, filepath.Join(data, "*.go"))
	tests := readAll(t, filepath.Join(root, "core", "*_test.go")) + readAll(t, filepath.Join(root, "core", "*", "*_test.go")) + readAll(t, filepath.Join(root, "web", "view", "*_test.go"))
	files, err := filepath.Glob(filepath.Join(data, "*.json"))
	if err != nil || len(files) < 15 {
		t.Fatalf("%d files of vectors, %v", len(files), err)
	}
	var names []string
	for _, file := range files {
		names = append(names, filepath.Base(file))
	}
	complain(t, unusedVectors(names, loaders, tests))
}

// unusedVectors finds files that nothing loads, and loaders that no test calls.
func unusedVectors(names []string, loaders, tests string) (lines []string) {
	for _, name := range names {
		loader := regexp.MustCompile(`func (\w+)\(\) .*\{\s*return load\[.*\("` + regexp.QuoteMeta(name) + `"\)`).FindStringSubmatch(loaders)
		switch {
		case loader == nil:
			lines = append(lines, "nothing loads "+name)
		case !strings.Contains(tests, "vectors."+loader[1]+"()"):
			lines = append(lines, "no test goes through vectors."+loader[1])
		}
	}
	return lines
}

func TestVectorsCanBeUnused(t *testing.T) {
	const loader = "func Cases() []Case {\n\treturn load[[]Case](\"cases.json\")\n}"
	expect(t, unusedVectors([]string{"cases.json"}, "", "vectors.Cases()"), "nothing loads cases.json")
	expect(t, unusedVectors([]string{"cases.json"}, loader, "vectors.Others()"), "no test goes through vectors.Cases")
	expect(t, unusedVectors([]string{"cases.json"}, loader, "range vectors.Cases()"), "")
}

// static/gen is not to be committed.
func TestTrackedGenCanFail(t *testing.T) {
	for ignored, want := range map[string]string{"static/\ngen\n": "does not name /static/gen/", "x\n/static/gen/\n": ""} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, ".gitignore"), []byte(ignored), 0o644); err != nil {
			t.Fatal(err)
		}
		lines, err := trackedGen(dir)
		if err != nil {
			t.Fatal(err)
		}
		expect(t, lines, want)
	}
}

func readAll(t *testing.T, pattern string) string {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return all.String()
}
