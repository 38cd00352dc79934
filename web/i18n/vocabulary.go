package i18n

import (
	"maps"
	"strings"
)

// Vocabulary holds the words of each loaded language. It always has the default
// language.
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

// BuiltIn returns the vocabulary that this package holds. The program in the
// browser must not call it, so that the linker drops the maps: it fetches the
// words as text (Words.Text), which is smaller than code and data.
func BuiltIn() Vocabulary {
	return Vocabulary{"en": {Lang: "en", text: en()}, "fr": {Lang: "fr", text: typeset(fr())}}
}

// ForProgram returns the words that the program fetches: all but those of pages and
// scripts which the program does not translate.
func ForProgram() Vocabulary {
	v := BuiltIn()
	for _, w := range v {
		maps.DeleteFunc(w.text, func(key, _ string) bool {
			return strings.HasPrefix(key, "embedding.") || strings.HasPrefix(key, "embed.")
		})
	}
	return v
}

// For returns the built-in words of lang; see Vocabulary.For.
func For(lang string) Words { return BuiltIn().For(lang) }

// ForPages returns the built-in words of lang as the static pages hold them: the
// French words of embedding.html are there as typed, not typeset.
func ForPages(lang string) Words {
	w := BuiltIn().For(lang)
	if w.Lang == "fr" {
		maps.Copy(w.text, frEmbedding)
	}
	return w
}

func en() map[string]string {
	return merged(enPage, enResolve, enMachine, enPredict, enViews, enDialects, enLinks, enReadings, enLesson, enEmbedding, enRFC3986, enRFC1738, enRFC1630, enOlder, enURL)
}

// fr uses the terms of the French translation of RFC 3986 where they are common.
func fr() map[string]string {
	return merged(frPage, frResolve, frMachine, frPredict, frViews, frDialects, frLinks, frReadings, frLesson, frEmbedding, frRFC3986, frRFC1738, frRFC1630, frOlder, frURL)
}

// merged returns the union of the lists.
func merged(lists ...map[string]string) map[string]string {
	all := map[string]string{}
	for _, list := range lists {
		maps.Copy(all, list)
	}
	return all
}
