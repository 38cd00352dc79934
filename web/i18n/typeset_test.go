package i18n

import (
	"regexp"
	"strings"
	"testing"
)

func TestTypeset(t *testing.T) {
	for text, want := range map[string]string{
		"Quel lien ?":              "Quel lien\u202f?",
		"Pourquoi\u00a0?":          "Pourquoi\u202f?",
		"ceci : « ? » ; « ! »":     "ceci\u00a0: «\u00a0?\u00a0»\u202f; «\u00a0!\u00a0»",
		"derrière «\u00a0?\u00a0»": "derrière «\u00a0?\u00a0»",
		"`g ?y` ; l'URI d'«a»":     "`g ?y`\u202f; l’URI d’«a»",
		"sub-delims \"'\" '()'":    "sub-delims \"'\" '()'",
		"URL:http://a?b;c!":        "URL:http://a?b;c!",
	} {
		if got := typeset(map[string]string{"key": text})["key"]; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// No line of French begins with a punctuation mark or ends with an opening
// quotation mark.
func TestFrenchSpaces(t *testing.T) {
	breaks := regexp.MustCompile(`[  \t](?:[?!;:»](?:\s|$))|«[ \t]|\pL'\pL|\.\.\. `)
	For("fr").Keys(func(key, text string) bool {
		for i, piece := range strings.Split(text, "`") {
			if i%2 == 0 && breaks.MatchString(piece) {
				t.Errorf("%s: %q", key, breaks.FindString(piece))
			}
		}
		return true
	})
}
