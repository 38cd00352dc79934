package dialecttest

import (
	"flag"
	"os"
	"strings"
	"testing"

	"uriplayground/internal/vectors"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Golden compares text with the file of that name in internal/vectors/golden, or
// writes it under -update. The test runs in a package below core/.
func Golden(t *testing.T, name, text string) {
	t.Helper()
	if *update {
		if err := os.WriteFile("../../internal/vectors/golden/"+name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, want := strings.Split(text, "\n"), strings.Split(vectors.Golden(name), "\n")
	for i := range max(len(got), len(want)) {
		if line(got, i) != line(want, i) {
			t.Fatalf("golden/%s, line %d:\n got %s\nwant %s\n(go test -update writes it anew)", name, i+1, line(got, i), line(want, i))
		}
	}
}

func line(lines []string, i int) string {
	if i >= len(lines) {
		return "(end)"
	}
	return lines[i]
}

// Cited gives the first fields of the lines of golden files, joined by a space.
// The files in the program are those of its build, so it skips the test under
// -update, which has just written them.
func Cited(t *testing.T, fields int, texts ...string) map[string]bool {
	t.Helper()
	if *update {
		t.Skip("the files were just written")
	}
	seen := make(map[string]bool)
	for _, text := range texts {
		for line := range strings.Lines(text) {
			if f := strings.Fields(line); len(f) >= fields {
				seen[strings.Join(f[:fields], " ")] = true
			}
		}
	}
	return seen
}
