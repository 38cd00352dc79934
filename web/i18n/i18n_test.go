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

// Names that a key shares with the one before are dots, and come back.
func TestShortened(t *testing.T) {
	const lines = "a\t1\na.b\t2\na.b.c\t3\na.b.d\t4\na.bc\t5\na.bc.d.e\t\nb\t7\n"
	const want = "a\t1\na.b\t2\n.b.c\t3\n..d\t4\n.bc\t5\n.bc.d.e\t\nb\t7\n"
	if got := Shorten(lines); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := Parse("en", want).Text(); got != lines {
		t.Errorf("%q, want %q", got, lines)
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
