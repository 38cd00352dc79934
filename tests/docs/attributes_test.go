package docs

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestAttributes checks that the directive for Sphinx, which refuses what it does not know,
// takes each attribute of the table in docs/embedding.md.
func TestAttributes(t *testing.T) {
	_, table, _ := strings.Cut(read(t, "docs/embedding.md"), "| attribute | values | says |\n")
	table, _, _ = strings.Cut(table, "\n\n")
	_, names, _ := strings.Cut(read(t, "static/integrations/sphinx/uri_playground.py"), "NAMES = (")
	names, _, _ = strings.Cut(names, ").split()")
	taken := regexp.MustCompile(`[a-z0-9-]+`).FindAllString(names, -1)
	rows := strings.Split(table, "\n")
	if len(rows) < 20 {
		t.Fatalf("%d attributes", len(rows))
	}
	for _, row := range rows[1:] {
		for _, span := range codeSpan.FindAllStringSubmatch(strings.Split(row, "|")[1], -1) {
			if !slices.Contains(taken, span[1]) {
				t.Errorf("the directive does not take %s", span[1])
			}
		}
	}
}
