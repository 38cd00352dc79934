package i18n

import "maps"

// Vocabulary holds the words of each language that was loaded, by its name. It always has the
// default language.
type Vocabulary map[string]Words

// Languages returns the available languages; the first is the default.
func Languages() []string { return []string{"en", "fr"} }

// For returns the words of lang, or of the default language if lang is not
// loaded.
func (v Vocabulary) For(lang string) Words {
	if w, ok := v[lang]; ok {
		return w
	}
	return v[Languages()[0]]
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
