// Package i18n holds every word that a visitor reads, in each language, under
// the same keys. It computes nothing but the filling of placeholders.
package i18n

import "strings"

// Words is the vocabulary of one language.
type Words struct {
	Lang string // BCP 47: "en", "fr"
	text map[string]string
}

// Languages is the list of the languages there are; the first is the default.
func Languages() []string { return []string{"en", "fr"} }

// Vocabulary is the words of the languages that are there, by language. The
// default one always is.
type Vocabulary map[string]Words

// For is the words of a language, or of the default one for a language that
// there is not.
func (v Vocabulary) For(lang string) Words {
	if w, ok := v[lang]; ok {
		return w
	}
	return v[Languages()[0]]
}

// Has tells whether there is a text for the key.
func (w Words) Has(key string) bool {
	_, ok := w.text[key]
	return ok
}

// Get is the text of a key with its placeholders filled: pairs are names and
// values, so that "name", "x" puts x for every {name}. An unknown key is its own
// text, so that a gap shows in the page instead of breaking it.
func (w Words) Get(key string, pairs ...string) string {
	text, ok := w.text[key]
	if !ok {
		return key
	}
	if len(pairs) == 0 {
		return text
	}
	return fill(text, pairs)
}

// fill replaces each {name} once, so that values are never searched themselves.
func fill(text string, pairs []string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, after, closed := strings.Cut(rest, "}")
		if !closed {
			b.WriteString("{" + rest)
			return b.String()
		}
		b.WriteString(lookUp(name, pairs))
		text = after
	}
}

func lookUp(name string, pairs []string) string {
	for i := 0; i+1 < len(pairs); i += 2 {
		if pairs[i] == name {
			return pairs[i+1]
		}
	}
	return "{" + name + "}"
}

// Keys calls yield with every key of the language.
func (w Words) Keys(yield func(key, text string) bool) {
	for key, text := range w.text {
		if !yield(key, text) {
			return
		}
	}
}
