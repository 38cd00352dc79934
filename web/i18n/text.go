package i18n

import (
	"slices"
	"strings"
)

// Text is the words as a text, from which Parse makes them again: a line for
// each, sorted, key and word with a tab between them.
func (w Words) Text() string {
	lines := make([]string, 0, len(w.text))
	for key, word := range w.text {
		lines = append(lines, key+"\t"+word+"\n")
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// Parse makes words of what Text gave. A line without a tab says nothing.
func Parse(lang, text string) Words {
	w := Words{Lang: lang, text: make(map[string]string, strings.Count(text, "\n"))}
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		if key, word, ok := strings.Cut(line, "\t"); ok {
			w.text[key] = word
		}
	}
	return w
}
