package i18n

import "maps"

// BuiltIn is the vocabulary as this package holds it. The program that runs in
// the browser gets it as text (Words.Text), which is smaller to fetch than code
// and data: it must not use this function, so that the linker leaves it out.
func BuiltIn() Vocabulary {
	return Vocabulary{"en": {Lang: "en", text: en()}, "fr": {Lang: "fr", text: typeset(fr())}}
}

// For is the built-in words of a language; see Vocabulary.For.
func For(lang string) Words { return BuiltIn().For(lang) }

func merged(lists ...map[string]string) map[string]string {
	all := map[string]string{}
	for _, list := range lists {
		maps.Copy(all, list)
	}
	return all
}
