package arch

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every file of vectors has a loader, and every loader a test of the core that
// goes through its cases; a vector that is not met stands in the list of
// differences of that test, which fails if it is met after all.
func TestVectorsAreUsed(t *testing.T) {
	data := filepath.Join(root, "internal", "vectors")
	loaders := readAll(t, filepath.Join(data, "*.go"))
	tests := readAll(t, filepath.Join(root, "core", "*_test.go")) + readAll(t, filepath.Join(root, "core", "*", "*_test.go"))
	files, err := filepath.Glob(filepath.Join(data, "*.json"))
	if err != nil || len(files) < 15 {
		t.Fatalf("%d files of vectors, %v", len(files), err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		loader := regexp.MustCompile(`func (\w+)\(\) .*\{\s*return load\[.*\("` + regexp.QuoteMeta(name) + `"\)`).FindStringSubmatch(loaders)
		switch {
		case loader == nil:
			t.Errorf("nothing loads %s", name)
		case !strings.Contains(tests, "vectors."+loader[1]+"()"):
			t.Errorf("no test of the core goes through vectors.%s", loader[1])
		}
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
