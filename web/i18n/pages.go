package i18n

import "maps"

// ForPages is the vocabulary of a language with the words that only the static
// pages and scripts use. Nothing in the program calls it, so that they do not
// weigh on it.
func ForPages(lang string) Words {
	w := BuiltIn().For(lang)
	text := maps.Clone(w.text)
	if w.Lang == "fr" {
		maps.Copy(text, merged(frEmbed, frEmbedding))
	} else {
		maps.Copy(text, merged(enEmbed, enEmbedding))
	}
	return Words{Lang: w.Lang, text: text}
}
