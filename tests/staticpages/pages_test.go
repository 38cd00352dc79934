package staticpages

import (
	"flag"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"uriplayground/web/i18n"
)

var update = flag.Bool("update", false, "write the words into the pages")

// places is where a page holds a word: the text of an element, or an attribute.
var places = []*regexp.Regexp{
	regexp.MustCompile(`(<[^<>]* data-word="([^"]*)"[^<>]*>)([^<]*)(<)`),
	regexp.MustCompile(`(<[^<>]* data-word-content="([^"]*)" content=")([^"]*)(")`),
	regexp.MustCompile(`(<[^<>]* aria-label=")()([^"]*)(" data-word-label="([^"]*)")`),
}

func TestPagesHoldTheWords(t *testing.T) {
	for _, page := range []struct {
		file, lang string
		least      int // words that it holds
	}{
		{"index.html", "en", 15}, {"fr/index.html", "fr", 15}, {"embed.html", "en", 12},
		{"embedding.html", "en", 60}, {"fr/embedding.html", "fr", 60},
	} {
		t.Run(page.file, func(t *testing.T) {
			checkPage(t, filepath.Join("../../static", page.file), i18n.ForPages(page.lang), page.least)
		})
	}
}

// inFrench is where the page for frames, which has one address for all languages,
// holds the French words beside the English ones.
var inFrench = regexp.MustCompile(`(<[^<>]* )data-word="([^"]*)" data-fr="([^"]*)"`)

func TestPageForFramesHoldsTheFrenchWords(t *testing.T) {
	const file = "../../static/embed.html"
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	words, found := i18n.ForPages("fr"), 0
	page := inFrench.ReplaceAllStringFunc(string(source), func(whole string) string {
		found++
		match := inFrench.FindStringSubmatch(whole)
		if got, want := html.UnescapeString(match[3]), words.Get(match[2]); got != want && !*update {
			t.Errorf("%q: the page says %q, the vocabulary %q", match[2], got, want)
		}
		return match[1] + `data-word="` + match[2] + `" data-fr="` + html.EscapeString(words.Get(match[2])) + `"`
	})
	if found < 9 {
		t.Errorf("only %d words found", found)
	}
	if *update {
		if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func checkPage(t *testing.T, file string, words i18n.Words, least int) {
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	page, found := string(source), 0
	for _, place := range places {
		page = place.ReplaceAllStringFunc(page, func(whole string) string {
			found++
			return replaceWord(t, place.FindStringSubmatch(whole), words)
		})
	}
	if found < least {
		t.Errorf("only %d words found", found)
	}
	if *update {
		if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// replaceWord gives the match back with the word of its key.
func replaceWord(t *testing.T, match []string, words i18n.Words) string {
	key := match[2]
	if key == "" {
		key = match[5]
	}
	if !words.Has(key) {
		t.Errorf("there is no word %q", key)
	}
	if got, want := html.UnescapeString(match[3]), words.Get(key); got != want && !*update {
		t.Errorf("%q: the page says %q, the vocabulary %q", key, got, want)
	}
	return match[1] + html.EscapeString(words.Get(key)) + match[4]
}
