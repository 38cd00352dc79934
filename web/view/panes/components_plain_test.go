package panes

import (
	"slices"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/locales"
	"uriplayground/web/view/render"
)

// Each component of RFC 3986 is told in a plain sentence, in both languages.
func TestComponentsInPlainWords(t *testing.T) {
	r := core.Resolve("http://u@h:1/p?q#f", "", core.RFC3986, core.Options{})
	for _, lang := range locales.Languages() {
		v := render.Context{Words: locales.For(lang)}
		for _, p := range r.Base.Parts {
			if said := inPlainWords(&v, p.Rule.Name); len(said) < 20 {
				t.Errorf("%s: %s is told as %q", lang, p.Rule.Name, said)
			}
		}
		if said := inPlainWords(&v, "nothing"); said != "" {
			t.Errorf("%q", said)
		}
	}
}

// A component that is not there says what that means.
func TestStatesAreExplained(t *testing.T) {
	r := core.Resolve("http://h/p?", "g", core.RFC3986, core.Options{})
	for _, lang := range locales.Languages() {
		v := render.Context{Words: locales.For(lang)}
		for component, state := range map[string]string{"scheme": "present", "query": "empty", "fragment": "undefined"} {
			at := slices.IndexFunc(r.Base.Parts, func(p syntax.Part) bool { return p.Rule.Name == component })
			got := Cell(&v, &r.Base, at).Title
			if want := v.Words.Get("legend." + state); (got == want) == (state == "present") {
				t.Errorf("%s: %s says %q", lang, component, got)
			}
		}
	}
}
