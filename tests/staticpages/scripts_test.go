package staticpages

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/i18n"
	"uriplayground/web/locales"
)

var (
	tables = regexp.MustCompile(`(?ms)^  ([a-z]{2}): \{\n(.*?)^  \},`)
	entry  = regexp.MustCompile(`(?m)^    "([^"]+)": "([^"]*)",$`)
)

// The words that scripts hold for the time before the program is there, and after it, are
// those of web/locales.
func TestScriptsHoldTheWords(t *testing.T) {
	for _, name := range []string{"playground.js", "lifenotice.js"} {
		wantWords(t, name)
	}
}

func wantWords(t *testing.T, script string) {
	t.Helper()
	found := 0
	for _, table := range tables.FindAllStringSubmatch(textOf(t, script), -1) {
		words := locales.ForPages(table[1])
		for _, e := range entry.FindAllStringSubmatch(table[2], -1) {
			found++
			if !words.Has(e[1]) || words.Get(e[1]) != e[2] {
				t.Errorf("%s, %s %q: the script says %q, the vocabulary %q", script, table[1], e[1], e[2], words.Get(e[1]))
			}
		}
		if lines := strings.Count(table[2], "\n"); lines != len(entry.FindAllString(table[2], -1)) {
			t.Errorf("%s: a line of %d is not a word", table[1], lines)
		}
	}
	if found < 6 {
		t.Errorf("%s: only %d words found", script, found)
	}
}

// Every script, declaration and choice that lists languages lists those of the words.
func TestLanguagesAgree(t *testing.T) {
	language := regexp.MustCompile(`"([a-z]{2})"`)
	for name, list := range map[string]*regexp.Regexp{
		"loader.js":       regexp.MustCompile(`oneOf\(("en"[^)]*)\)`),
		"playground.d.ts": regexp.MustCompile(`lang\??: ("en"[^;]*);`),
		"playground.js":   regexp.MustCompile(`(?s)const WORDS = \{(.*?\n)\};`),
		"lifenotice.js":   regexp.MustCompile(`(?s)const WORDS = \{(.*?\n)\};`),
		"embed-params.js": regexp.MustCompile(`const lang = (.*);`),
		"embedding.html":  regexp.MustCompile(`<select name="lang">(.*?)</select>`),
	} {
		lists := list.FindAllStringSubmatch(textOf(t, name), -1)
		if len(lists) == 0 {
			t.Errorf("%s lists no languages", name)
		}
		for _, found := range lists {
			text := regexp.MustCompile(`(?m)^\s+([a-z]{2}): \{$`).ReplaceAllString(found[1], `"$1"`)
			var named []string
			for _, m := range language.FindAllStringSubmatch(text, -1) {
				named = append(named, m[1])
			}
			slices.Sort(named)
			if got, want := slices.Compact(named), slices.Sorted(slices.Values(i18n.Languages())); !slices.Equal(got, want) {
				t.Errorf("%s: %s has the languages %q, want %q", name, found[0], got, want)
			}
		}
	}
}

// textOf returns a file of static/, or a page.
func textOf(t *testing.T, name string) string {
	t.Helper()
	if page, ok := madePages(t)[name]; ok {
		return string(page)
	}
	data, err := os.ReadFile("../../static/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
