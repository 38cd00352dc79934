// Package i18n finds the words that a visitor reads by their keys, and fills their
// placeholders. It computes nothing else. The words themselves are in package locales, which
// the program does not hold: it fetches them as text.
//
// A key is its topic, a dot and a name: rule.… is the sentence for a rule, part.… the name
// of a production, fault.… a fault.
package i18n

import (
	"slices"
	"strings"
)

// Words is the words of one language. It is a single pointer, because it is the receiver
// of more calls than anything else in the program.
type Words struct{ *list }

type list struct {
	Lang     string // BCP 47
	Complete bool   // whether the words of every view are there; see Parts
	text     map[string]string
}

// Has reports whether there is a text for key.
func (w Words) Has(key string) bool {
	_, ok := w.text[key]
	return ok
}

// Get returns the text of key with its placeholders filled: pairs are names and
// values, so "name", "x" replaces every {name} by x. An unknown key is returned
// as it is, so that a gap shows in the page instead of breaking it.
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

// fill replaces each {name} in a single pass, so that values are not searched
// for placeholders.
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

// Keys calls yield with every key and its text.
func (w Words) Keys(yield func(key, text string) bool) {
	for key, text := range w.text {
		if !yield(key, text) {
			return
		}
	}
}

// Text returns the words as text for Parse: sorted lines, each a key, a tab and its text.
func (w Words) Text() string {
	lines := make([]string, 0, len(w.text))
	for key, word := range w.text {
		lines = append(lines, key+"\t"+word+"\n")
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// Shorten returns a text for Parse in which keys have only the dots of the names that they begin with
// as the key of the line before does: a twentieth less to fetch.
func Shorten(text string) string {
	var b strings.Builder
	before := ""
	for line := range strings.Lines(text) {
		key, rest, _ := strings.Cut(line, "\t")
		alike := sharedNames(before, key)
		b.WriteString(strings.Repeat(".", strings.Count(key[:alike], ".")) + key[alike:] + "\t" + rest)
		before = key
	}
	return b.String()
}

// sharedNames returns the length of the names, each with its dot, that both keys begin with.
func sharedNames(a, b string) (length int) {
	for i := 0; i < min(len(a), len(b)) && a[i] == b[i]; i++ {
		if a[i] == '.' {
			length = i + 1
		}
	}
	return length
}

// Parse reads what Text or Shorten returned. It skips lines without a tab.
func Parse(lang, text string) Words {
	w := Words{&list{Lang: lang, text: make(map[string]string, strings.Count(text, "\n"))}}
	before := ""
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		key, word, ok := strings.Cut(line, "\t")
		if !ok {
			continue
		}
		rest := strings.TrimLeft(key, ".")
		alike := 0
		for range len(key) - len(rest) {
			alike += strings.IndexByte(before[alike:], '.') + 1
		}
		before = before[:alike] + rest
		w.text[before] = word
	}
	return w
}
