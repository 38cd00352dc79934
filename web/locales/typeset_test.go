package locales

import (
	"regexp"
	"strings"
	"testing"
)

func TestTypeset(t *testing.T) {
	for text, want := range map[string]string{
		"Quel lien ?":                        "Quel lien\u202f?",
		"Pourquoi\u00a0?":                    "Pourquoi\u202f?",
		"ceci : « ? » ; « ! »":               "ceci\u00a0: «\u00a0?\u00a0»\u202f; «\u00a0!\u00a0»",
		"derrière «\u00a0?\u00a0»":           "derrière «\u00a0?\u00a0»",
		"`g ?y` ; l'URI d'«a»":               "`g ?y`\u202f; l’URI d’«a»",
		"Lecture ({percent} %). Fin":         "Lecture ({percent}\u00a0%). Fin",
		"les 2 000 000 premiers, de 12 345.": "les 2\u202f000\u202f000 premiers, de 12\u202f345.",
		"§5 1234, en 3 %41 et {n} 100":       "§5 1234, en 3 %41 et {n} 100",
		"sub-delims \"'\" '()'":              "sub-delims \"'\" '()'",
		"URL:http://a?b;c!":                  "URL:http://a?b;c!",
	} {
		if got := typeset(frenchSpaces(), text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// No line of French begins with a punctuation mark, a percent sign or the last digits of a
// number, or ends with an opening quotation mark.
func TestFrenchSpaces(t *testing.T) {
	breaks := regexp.MustCompile(`[  \t](?:[?!;:»](?:\s|$))|[0-9}] %(?:\W|$)|[0-9] [0-9]{3}\b|«[ \t]|\pL'\pL|\.\.\. `)
	For("fr").Keys(func(key, text string) bool {
		for i, piece := range strings.Split(text, "`") {
			if i%2 == 0 && breaks.MatchString(piece) {
				t.Errorf("%s: %q", key, breaks.FindString(piece))
			}
		}
		return true
	})
}
