package staticpages

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"uriplayground/web/i18n"
)

var (
	tables = regexp.MustCompile(`(?ms)^  (en|fr): \{\n(.*?)^  \},`)
	entry  = regexp.MustCompile(`(?m)^    "([^"]+)": "([^"]*)",$`)
)

// The words that playground.js holds for the time before the program is there
// are those of web/i18n.
func TestScriptsHoldTheWords(t *testing.T) {
	source, err := os.ReadFile("../../static/playground.js")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, table := range tables.FindAllStringSubmatch(string(source), -1) {
		words := i18n.ForPages(table[1])
		for _, e := range entry.FindAllStringSubmatch(table[2], -1) {
			found++
			if !words.Has(e[1]) || words.Get(e[1]) != e[2] {
				t.Errorf("%s %q: the script says %q, the vocabulary %q", table[1], e[1], e[2], words.Get(e[1]))
			}
		}
		if lines := strings.Count(table[2], "\n"); lines != len(entry.FindAllString(table[2], -1)) {
			t.Errorf("%s: a line of %d is not a word", table[1], lines)
		}
	}
	if found < 6 {
		t.Errorf("only %d words found", found)
	}
}
