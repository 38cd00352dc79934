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
	return Vocabulary{
		"en": {&list{Lang: "en", Complete: true, text: en()}},
		"fr": {&list{Lang: "fr", Complete: true, text: typeset(fr())}},
	}
}

// Parts names the parts in which the program fetches the words of a language: those of
// the first view and its neighbours, which read by RFC 3986, and all others.
func Parts() []string { return []string{"first", "more"} }

// ForProgram returns the words that the program fetches, by their parts: all but those of
// pages and scripts which the program does not translate.
func ForProgram() map[string]Vocabulary {
	first, more := Vocabulary{"en": {&list{Lang: "en", text: enFirst()}}, "fr": {&list{Lang: "fr", text: typeset(frFirst())}}}, BuiltIn()
	for lang := range more {
		for _, w := range []Words{first[lang], more[lang]} {
			maps.DeleteFunc(w.text, func(key, _ string) bool {
				prefix, _, _ := strings.Cut(key, ".")
				return prefix == "embedding" || prefix == "embed" || prefix == "life"
			})
		}
		maps.DeleteFunc(more[lang].text, func(key, _ string) bool { return first[lang].Has(key) })
	}
	return map[string]Vocabulary{Parts()[0]: first, Parts()[1]: more}
}

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
	return merged(enFirst(), enDialects, enLinks, enFormats, enReadings, enSite, enLesson, enEmbedding, enRFC1738, enRFC1630, enOlder, enURL)
}

func enFirst() map[string]string {
	return merged(enPage, enResolve, enMachine, enPredict, enExamples, enViews, enFindings, enBrowser, enRFC3986)
}

// fr uses the terms of the French translation of RFC 3986 where they are common.
func fr() map[string]string {
	return merged(frFirst(), frDialects, frLinks, frFormats, frReadings, frSite, frLesson, frEmbedding, frRFC1738, frRFC1630, frOlder, frURL)
}

func frFirst() map[string]string {
	return merged(frPage, frResolve, frMachine, frPredict, frExamples, frViews, frFindings, frBrowser, frRFC3986)
}

// merged returns the union of the lists.
func merged(lists ...map[string]string) map[string]string {
	all := map[string]string{}
	for _, list := range lists {
		maps.Copy(all, list)
	}
	return all
}
