package rfc3986_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/testdata"
)

var update = flag.Bool("update", false, "write the golden files anew")

// checkGolden compares text with a file of core/testdata/golden, or writes it.
func checkGolden(t *testing.T, name, text string) {
	t.Helper()
	if *update {
		if err := os.WriteFile("../testdata/golden/"+name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, want := strings.Split(text, "\n"), strings.Split(testdata.Golden(name), "\n")
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

// Every rule of the package occurs in a golden file: as a step of a trace, as
// the reason of a fault or as the name of a part.
func TestEveryRuleIsGolden(t *testing.T) {
	if *update {
		t.Skip("the files were just written")
	}
	seen := make(map[string]bool)
	for text := range strings.Lines(testdata.Goldens()) {
		if f := strings.Fields(text); len(f) > 1 {
			seen[f[0]+" "+f[1]] = true
		}
	}
	for _, rule := range rfc3986.Rules() {
		if !seen["§"+rule.Section+" "+rule.Key] {
			t.Errorf("no golden line for §%s %s", rule.Section, rule.Key)
		}
	}
}

// Rules are told apart by their keys, and each is complete.
func TestRules(t *testing.T) {
	seen := make(map[string]bool)
	for _, rule := range rfc3986.Rules() {
		if rule.RFC != 3986 || rule.Section == "" || rule.Name == "" || rule.Key == "" {
			t.Errorf("incomplete rule %+v", *rule)
		}
		if strings.ContainsAny(rule.Key, " \t\n") {
			t.Errorf("key %q holds white space", rule.Key)
		}
		if seen[rule.Key] {
			t.Errorf("two rules have the key %s", rule.Key)
		}
		seen[rule.Key] = true
	}
}
