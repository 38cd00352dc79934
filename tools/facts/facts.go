// Package facts writes what scripts and declarations need of the tables of the program: the
// attributes, views, languages, dialects, hosts, formats and places of links. Each is a table in Go; what is
// made of them here is never edited by hand.
package facts

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/web/inputs"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// Names returns the names of the dialects, hosts and so on that have a type in declarations, by
// the name of the type. The first of a list is the default.
func Names() map[string][]string {
	names := map[string][]string{
		"View": model.ViewNames(), "Language": locales.Languages(),
		"Theme": {"auto", "light", "dark"}, "Preset": {"", "slide"}, "Loading": {"lazy", "eager", "click"}, "Mode": {"auto", "inline", "frame"},
	}
	for _, d := range core.Dialects() {
		names["Dialect"] = append(names["Dialect"], d.String())
	}
	for _, h := range places.Hosts() {
		names["Host"] = append(names["Host"], h.ID)
	}
	for _, f := range inputs.Formats()[1:] {
		names["Format"] = append(names["Format"], f.Name)
	}
	return names
}

// fact is a constant of the module.
type fact struct {
	name, about string
	value       any
}

// list returns all facts that scripts import.
func list() []fact {
	names := Names()
	var first, data []string
	texts := map[string][]string{}
	for _, view := range model.Views() {
		if view.FirstWords {
			first = append(first, view.Name)
		}
		texts[view.Name] = view.Texts
	}
	for _, f := range inputs.Formats() {
		if f.Data {
			data = append(data, f.Name)
		}
	}
	return append(attributeFacts(), []fact{
		{"LANGUAGES", "The languages; the first stands in for others.", names["Language"]},
		{"VIEWS", "The views; the first is that of an embed that names none.", names["View"]},
		{"FIRST_VIEWS", "The views for which the first part of the words is enough.", first},
		{"VIEW_TEXTS", "The attributes of an embed that say what is in a view.", texts},
		{"DIALECTS", "The documents by which texts are read; the first is the default.", names["Dialect"]},
		{"HOSTS", "What serves sites.", names["Host"]},
		{"FORMATS", "What a source of links can be said to be; the first leaves it to the program.", append([]string{inputs.Formats()[0].Name}, names["Format"]...)},
		{"DATA_FORMATS", "The formats whose readers are in linkscan/formats.js.", data},
		{"CONTEXTS", "Where links occur, in the order of core/links (contexts.go).", links.Contexts()},
		{"BASES", "What can state a base, in the order of core/links (bases.go).", links.BaseNames()},
		{"EMBED_WORDS", "What an embed says while there is no program.", words("embed.start", "embed.open", "embed.failed", "embed.inlined", "embed.skip", "page.loading")},
		{"LIFE_WORDS", "What a playground says whose program does not come, or has ended.", words(locales.Keys("scripts")...)},
	}...)
}

// words returns words by their languages.
func words(keys ...string) map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, lang := range locales.Languages() {
		all[lang] = map[string]string{}
		for _, key := range keys {
			all[lang][key] = locales.ForPages(lang).Get(key)
		}
	}
	return all
}

// Module returns gen/facts.js, which scripts import.
func Module() ([]byte, error) {
	b := bytes.NewBufferString("// Made by build.sh from the tables of the program, not by hand.\n")
	for _, f := range list() {
		fmt.Fprintf(b, "\n/** %s */\nexport const %s = ", f.about, f.name)
		literal := json.NewEncoder(b)
		literal.SetEscapeHTML(false)
		if err := literal.Encode(f.value); err != nil {
			return nil, err
		}
		b.Truncate(b.Len() - 1)
		b.WriteString(";\n")
	}
	return b.Bytes(), nil
}

// Types returns gen/facts.d.ts, which the declarations of the sources import.
func Types() []byte {
	b := bytes.NewBufferString("// Made by build.sh from the tables of the program, not by hand.\n")
	names := Names()
	for _, name := range slices.Sorted(maps.Keys(names)) {
		fmt.Fprintf(b, "export type %s = %s;\n", name, union(names[name]))
	}
	return b.Bytes()
}

func union(names []string) string { return `"` + strings.Join(names, `" | "`) + `"` }

// imported is a type of gen/facts.d.ts.
var imported = regexp.MustCompile(`import\("\./gen/facts\.js"\)\.(\w+)`)

// Declare puts the types of gen/facts.d.ts into declarations, which stand alone then.
func Declare(declarations []byte) []byte {
	names := Names()
	return imported.ReplaceAllFunc(declarations, func(use []byte) []byte {
		return []byte(union(names[string(imported.FindSubmatch(use)[1])]))
	})
}
