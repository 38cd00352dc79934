package docs

import (
	"fmt"
	"strings"
	"testing"
)

// mostWords is what no document may have more of: about ten minutes of reading.
const mostWords = 2500

// lengths is how many words each document may have. What does not fit gets a page of its
// own, for those who read it.
var lengths = map[string]int{
	"README.md":                    750,
	"CONTRIBUTING.md":              650,
	"SECURITY.md":                  1000,
	"CHANGELOG.md":                 200,
	"docs/README.md":               400,
	"docs/architecture.md":         2000,
	"docs/bases.md":                1200,
	"docs/benchmarks.md":           1000,
	"docs/bookmarks.md":            400,
	"docs/build.md":                900,
	"docs/checkers.md":             500,
	"docs/decisions.md":            2500,
	"docs/embedding.md":            2500,
	"docs/extending.md":            1500,
	"docs/findings.md":             1000,
	"docs/formats.md":              600,
	"docs/glossary.md":             800,
	"docs/go.md":                   450,
	"docs/guarantees.md":           400,
	"docs/hosting/README.md":       700,
	"docs/javascript.md":           1100,
	"docs/json-ld.md":              200,
	"docs/links.md":                1000,
	"docs/package.md":              600,
	"docs/page.md":                 900,
	"docs/publishing.md":           900,
	"docs/scorm.md":                650,
	"docs/servers.md":              600,
	"docs/snippets.md":             1700,
	"docs/teaching.md":             600,
	"docs/testing.md":              1500,
	"docs/views.md":                600,
	"internal/vectors/README.md":   1500,
	"tools/dist/package/README.md": 800,
	"tools/modpatch/README.md":     400,
	"tools/wasmopt/README.md":      600,
}

// TestLengths checks that every document can be read in one go.
func TestLengths(t *testing.T) {
	words := map[string]int{}
	walk(t, func(name string) {
		if strings.HasSuffix(name, ".md") {
			words[name] = len(strings.Fields(read(t, name)))
		}
	})
	for _, complaint := range tooLong(words, lengths) {
		t.Error(complaint)
	}
}

// tooLong compares the words that documents have with those that they may have.
func tooLong(words, limits map[string]int) (complaints []string) {
	for name, n := range words {
		switch limit, listed := limits[name]; {
		case !listed:
			complaints = append(complaints, name+" has no length in tests/docs/lengths_test.go")
		case n > limit:
			complaints = append(complaints, fmt.Sprintf("%s has %d words, and may have %d: give a topic a page of its own", name, n, limit))
		}
	}
	for name, limit := range limits {
		if _, there := words[name]; !there {
			complaints = append(complaints, "there is no "+name)
		} else if limit > mostWords {
			complaints = append(complaints, fmt.Sprintf("%s may have %d words: nobody finishes that", name, limit))
		}
	}
	return complaints
}

// TestLengthsCanFail tries the check on lists that break its rule.
func TestLengthsCanFail(t *testing.T) {
	for _, c := range []struct {
		name          string
		words, limits map[string]int
		want          string // a part of the only complaint; "" for none
	}{
		{"fine", map[string]int{"a.md": 10}, map[string]int{"a.md": 10}, ""},
		{"too long", map[string]int{"a.md": 11}, map[string]int{"a.md": 10}, "a.md has 11 words"},
		{"not listed", map[string]int{"a.md": 1}, nil, "a.md has no length"},
		{"gone", nil, map[string]int{"a.md": 10}, "there is no a.md"},
		{"no limit", map[string]int{"a.md": 10}, map[string]int{"a.md": mostWords + 1}, "nobody finishes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := tooLong(c.words, c.limits)
			if c.want == "" && len(got) > 0 || c.want != "" && (len(got) != 1 || !strings.Contains(got[0], c.want)) {
				t.Errorf("complains %q, want %q", got, c.want)
			}
		})
	}
}
