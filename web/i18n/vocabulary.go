package i18n

import (
	"maps"
	"strings"

	"uriplayground/core/syntax"
)

// Default is the language that stands in for others.
const Default = "en"

// Vocabulary holds the words of each language by its name: all of them, or what was loaded. It
// always has those of the default language.
type Vocabulary map[string]Words

// Languages returns the languages that there are, loaded or not, in the order of their names.
func (v Vocabulary) Languages() (list []string) {
	for lang := range v {
		list = append(list, lang)
	}
	syntax.SortFew(list, strings.Compare)
	return list
}

// Expect says that there is a language, whose words may be loaded later.
func (v Vocabulary) Expect(lang string) {
	if _, known := v[lang]; !known {
		v[lang] = Parse(lang, "")
	}
}

// For returns the words of lang, or of the default language if lang is not
// loaded.
func (v Vocabulary) For(lang string) Words {
	if w, ok := v[lang]; ok && len(w.text) > 0 {
		return w
	}
	return v[Default]
}

// Parts names the parts in which the program fetches the words of a language: those of
// the first view and its neighbours, which read by RFC 3986, and all others.
func Parts() []string { return []string{"first", "more"} }

// Learn adds a part of the words of a language, as text; see Words.Text.
func (v Vocabulary) Learn(lang, part, text string) {
	w := Parse(lang, text)
	if known, ok := v[lang]; ok { // which others hold, too
		maps.Copy(known.text, w.text)
		w = known
	}
	w.Complete = w.Complete || part == Parts()[1]
	v[lang] = w
}
