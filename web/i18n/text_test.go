package i18n

import (
	"maps"
	"strings"
	"testing"
)

func TestTextKeepsEveryWord(t *testing.T) {
	for _, lang := range Languages() {
		w := For(lang)
		if back := Parse(lang, w.Text()); back.Lang != lang || !maps.Equal(back.text, w.text) {
			t.Errorf("%s: %d words came back as %d", lang, len(w.text), len(back.text))
		}
		for key, word := range w.Keys {
			if strings.ContainsAny(key+word, "\t\n") {
				t.Errorf("%s: %q holds what separates words in a text", lang, key)
			}
		}
	}
}

func TestParseOfDamagedText(t *testing.T) {
	if w := Parse("en", "no tab\na\tb\tc\n\n\td"); w.Get("a") != "b\tc" || w.Get("") != "d" || len(w.text) != 2 {
		t.Errorf("%q", w.text)
	}
}

func TestVocabularyFallsBackToTheFirst(t *testing.T) {
	if got := BuiltIn().For("xx").Lang; got != Languages()[0] {
		t.Errorf("got %q", got)
	}
}
