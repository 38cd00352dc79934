package i18n

import "testing"

func TestGetFillsPlaceholdersOnce(t *testing.T) {
	w := Words{&list{text: map[string]string{"k": "{a} and {b}, {c}"}}}
	if got := w.Get("k", "a", "{b}", "b", "{a}"); got != "{b} and {a}, {c}" {
		t.Errorf("got %q", got)
	}
	if got := w.Get("gap"); got != "gap" {
		t.Errorf("an unknown key gives %q", got)
	}
}

func TestParseOfDamagedText(t *testing.T) {
	if w := Parse("en", "no tab\na\tb\tc\n\n\td"); w.Get("a") != "b\tc" || w.Get("") != "d" || len(w.text) != 2 {
		t.Errorf("%q", w.text)
	}
}

func TestVocabularyFallsBackToTheFirst(t *testing.T) {
	v := Vocabulary{}
	v.Learn("fr", Parts()[0], "k\tc\n")
	v.Learn("en", Parts()[0], "k\tb\n")
	if got := v.For("xx").Lang; got != Default {
		t.Errorf("got %q", got)
	}
}
