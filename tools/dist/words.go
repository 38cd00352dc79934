package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"uriplayground/web/i18n"
)

// wordsFile is the module with every visible word of a language.
func wordsFile(lang string) string { return "gen/words." + lang + ".js" }

func wordsFiles() (names []string) {
	for _, lang := range i18n.Languages() {
		names = append(names, wordsFile(lang))
	}
	return names
}

// wordsNames is an object literal with the name of each language's module, as
// name gives it.
func wordsNames(name func(file string) string) string {
	var list []string
	for _, lang := range i18n.Languages() {
		list = append(list, fmt.Sprintf("%s: %q", lang, name(wordsFile(lang))))
	}
	return "{ " + strings.Join(list, ", ") + " }"
}

// wordsModules is the words as modules: a text that i18n.Parse reads. They weigh
// less than they would inside of the program, and each visitor needs one
// language.
func wordsModules() (fileTree, error) {
	tree := fileTree{}
	for lang, w := range i18n.BuiltIn() {
		out := bytes.NewBufferString("// Made by build.sh from web/i18n, not by hand.\nexport default ")
		literal := json.NewEncoder(out)
		literal.SetEscapeHTML(false)
		if err := literal.Encode(w.Text()); err != nil {
			return nil, err
		}
		tree[wordsFile(lang)] = out.Bytes()
	}
	return tree, nil
}
