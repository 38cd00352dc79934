// Package locales holds every word that a visitor reads: a folder for each language, and in it a
// folder for each part. The program fetches two of them, the words of the first view (first) and of
// the others (more). It never shows those of the scripts that run before or after it (scripts) and
// of the pages around it (pages). A file contains a topic. A line is a key, a tab and its text; a line
// that begins with "#" is a comment.
//
// The program never imports this package: it fetches the words as text, which is smaller than
// code and data. Package i18n reads that text.
package locales

import (
	"embed"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"uriplayground/web/i18n"
)

//go:embed */*/*.txt
var files embed.FS

// The folders of words that the program never shows.
const (
	scriptsPart = "scripts"
	pagesPart   = "pages"
)

// Languages returns the languages, which are the folders; the first is the default.
func Languages() []string {
	folders, err := files.ReadDir(".")
	if err != nil {
		panic(err) // embedded
	}
	list := []string{i18n.Default}
	for _, folder := range folders {
		if lang := folder.Name(); lang != i18n.Default {
			list = append(list, lang)
		}
	}
	return list
}

// All returns the words of every language.
func All() i18n.Vocabulary {
	v := i18n.Vocabulary{}
	for _, lang := range Languages() {
		for _, part := range parts() {
			v.Learn(lang, part, Text(lang, part))
		}
	}
	return v
}

// For returns the words of one language.
func For(lang string) i18n.Words { return All().For(lang) }

// ForPages returns the words of a language as static pages hold them: those of
// embedding.html are there as typed, not typeset.
func ForPages(lang string) i18n.Words {
	v := All()
	v.Learn(lang, pagesPart, strings.Join(lines(lang, pagesPart), ""))
	return v.For(lang)
}

// Text returns a part of the words of a language for i18n.Parse: its lines, sorted and typeset,
// without comments.
func Text(lang, part string) string { return texts()[lang+"/"+part] }

// texts are what Text returns, by folder. To typeset them takes long, and pages ask often.
var texts = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for _, lang := range Languages() {
		for _, part := range parts() {
			all[lang+"/"+part] = Typeset(lang, lines(lang, part))
		}
	}
	return all
})

// parts returns the folders of each language.
func parts() []string { return append(i18n.Parts(), scriptsPart, pagesPart) }

// Keys returns the keys of a part, sorted.
func Keys(part string) (keys []string) {
	for _, line := range lines(i18n.Default, part) {
		key, _, _ := strings.Cut(line, "\t")
		keys = append(keys, key)
	}
	return keys
}

// lines returns the sorted lines of a part that have a key.
func lines(lang, part string) []string {
	var list []string
	for _, name := range topics(lang, part) {
		text, err := files.ReadFile(name)
		if err != nil {
			panic(err) // embedded, and just listed
		}
		for line := range strings.Lines(string(text)) {
			if isWord(line) {
				list = append(list, line)
			}
		}
	}
	slices.Sort(list)
	return list
}

// isWord reports whether a line has a key and a text.
func isWord(line string) bool { return !strings.HasPrefix(line, "#") && strings.Contains(line, "\t") }

// topics returns the files of a part.
func topics(lang, part string) []string {
	names, err := fs.Glob(files, lang+"/"+part+"/*.txt")
	if err != nil {
		panic(err) // the pattern is not one
	}
	return names
}

// Typeset joins lines of words, by the typography of a language.
func Typeset(lang string, list []string) string {
	if lang == "fr" {
		spaces := frenchSpaces()
		for i, line := range list {
			key, text, _ := strings.Cut(line, "\t")
			list[i] = key + "\t" + typeset(spaces, text)
		}
	}
	return strings.Join(list, "")
}
