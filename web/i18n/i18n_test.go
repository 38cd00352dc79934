package i18n

import (
	"regexp"
	"slices"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
)

// Each key stands in each language, with the same placeholders.
func TestLanguagesAgree(t *testing.T) {
	placeholder := regexp.MustCompile(`\{[^}]*\}`)
	english := ForPages("en")
	for _, lang := range Languages() {
		words := ForPages(lang)
		if words.Lang != lang {
			t.Fatalf("For(%q) is %q", lang, words.Lang)
		}
		for key, text := range words.Keys {
			if text == "" {
				t.Errorf("%s: %q is empty", lang, key)
			}
			if !english.Has(key) {
				t.Errorf("%s: %q is not in English", lang, key)
			}
		}
		for key, text := range english.Keys {
			want := placeholder.FindAllString(text, -1)
			got := placeholder.FindAllString(words.Get(key), -1)
			slices.Sort(want)
			slices.Sort(got)
			if !words.Has(key) || !slices.Equal(slices.Compact(got), slices.Compact(want)) {
				t.Errorf("%s: %q has %v, English has %v", lang, key, got, want)
			}
		}
	}
}

// Whatever the core can cite or report has words.
func TestRulesAndCodesHaveWords(t *testing.T) {
	words := For("en")
	for _, code := range syntax.Codes() {
		if !words.Has("fault." + code.String()) {
			t.Errorf("no words for the fault %q", code)
		}
	}
	for _, rule := range core.Rules() {
		if !words.Has("part."+rule.Key) && !words.Has("rule."+rule.Key) {
			t.Errorf("no words for the rule %q", rule.Key)
		}
	}
}

// Whatever can be found about a link has a name and a sentence.
func TestFindingsHaveWords(t *testing.T) {
	words := For("en")
	for _, code := range links.Codes() {
		if !words.Has("find."+code.String()) || !words.Has("find."+code.String()+".why") {
			t.Errorf("no words for the finding %q", code)
		}
	}
	for _, script := range links.Scripts() {
		if !words.Has("script." + script) {
			t.Errorf("no word for the script %q", script)
		}
	}
	for level := links.None; level <= links.Danger; level++ {
		if !words.Has("level." + level.String()) {
			t.Errorf("no word for the level %q", level)
		}
	}
}

func TestGetFillsPlaceholdersOnce(t *testing.T) {
	w := Words{text: map[string]string{"k": "{a} and {b}, {c}"}}
	if got := w.Get("k", "a", "{b}", "b", "{a}"); got != "{b} and {a}, {c}" {
		t.Errorf("got %q", got)
	}
	if got := w.Get("gap"); got != "gap" {
		t.Errorf("an unknown key gives %q", got)
	}
}
