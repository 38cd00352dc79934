// Package pages makes the pages of the site from the templates beside it and the
// words of web/i18n. Nothing that it makes is kept: the server and the publisher
// ask for the pages and serve or write them, so that no page can be stale and
// none is edited by hand.
package pages

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"html/template"
	"path"
	"strings"
	plain "text/template"

	"uriplayground/web/i18n"
)

//go:embed templates
var templates embed.FS

// All returns each page and manifest of the site by its name in the site.
func All() (map[string][]byte, error) {
	files := map[string][]byte{}
	for i, lang := range i18n.Languages() {
		dir := "" // of the pages of this language
		if i > 0 {
			dir = lang
		}
		names := []string{"index.html", "embedding.html", "site.webmanifest"}
		if i == 0 {
			names = append(names, "embed.html") // one for all languages
		}
		for _, name := range names {
			data, err := render(lang, name)
			if err != nil {
				return nil, fmt.Errorf("%s in %s: %w", name, lang, err)
			}
			files[path.Join(dir, name)] = data
		}
	}
	return files, nil
}

// render returns a page in a language.
func render(lang, name string) ([]byte, error) {
	w := wording{words: i18n.ForPages(lang)}
	if name == "embed.html" {
		w.also = i18n.ForPages("fr") // a script puts them in where the address asks for French
	}
	p := newPage(lang, name)
	var out bytes.Buffer
	if path.Ext(name) != ".html" {
		t, err := plain.New("").Funcs(plain.FuncMap{"word": w.word, "json": toJSON}).ParseFS(templates, "templates/"+name+".tmpl")
		if err != nil {
			return nil, err
		}
		err = t.ExecuteTemplate(&out, name+".tmpl", p)
		return out.Bytes(), err
	}
	t := template.New("").Funcs(template.FuncMap{
		"word": w.word, "text": w.text, "label": w.label, "literal": literal,
		"cells": cells, "rowcount": rowCount, "rowindex": rowIndex,
	})
	for _, file := range []string{"head", "fields", "example", name} {
		source, err := templates.ReadFile("templates/" + file + ".tmpl")
		if err != nil {
			return nil, err
		}
		if file == "example" {
			source = []byte(joinLines(string(source)))
		}
		if _, err := t.New(file).Parse(string(source)); err != nil {
			return nil, err
		}
	}
	err := t.ExecuteTemplate(&out, name, p)
	return out.Bytes(), err
}

// joinLines removes line breaks and indentation.
func joinLines(source string) string {
	var b strings.Builder
	for line := range strings.Lines(source) {
		b.WriteString(strings.TrimRight(strings.TrimLeft(line, "\t"), "\n"))
	}
	return b.String()
}

func toJSON(text string) (string, error) {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(text)
	return strings.TrimSuffix(b.String(), "\n"), err
}
