package view

import (
	"testing"

	"uriplayground/core"
	"uriplayground/web/i18n"
)

// Each component of RFC 3986 is told in a plain sentence, in both languages.
func TestComponentsInPlainWords(t *testing.T) {
	r := core.Resolve("http://u@h:1/p?q#f", "", core.RFC3986, core.Options{})
	for _, lang := range i18n.Languages() {
		v := view{words: i18n.For(lang)}
		for _, p := range r.Base.Parts {
			if said := v.inPlainWords(p.Rule.Name); len(said) < 20 {
				t.Errorf("%s: %s is told as %q", lang, p.Rule.Name, said)
			}
		}
		if said := v.inPlainWords("nothing"); said != "" {
			t.Errorf("%q", said)
		}
	}
}
