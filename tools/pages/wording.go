package pages

import (
	"fmt"
	"html"
	"html/template"
	"strings"

	"uriplayground/web/i18n"
	"uriplayground/web/inputs"
)

// wording puts words into a page: each with its key beside it, so that the
// program can put another language in its place.
type wording struct {
	words i18n.Words
	also  []i18n.Words // the other languages that a page contains
}

// word returns the word of a key. An unknown key is an error.
func (w wording) word(key string) (string, error) {
	if !w.words.Has(key) {
		return "", fmt.Errorf("there is no word %q", key)
	}
	return w.words.Get(key), nil
}

// text returns an element that holds a word and nothing else. Its other
// attributes are given as names and values in turn.
func (w wording) text(tag, key string, attributes ...string) (template.HTML, error) {
	word, err := w.word(key)
	if err != nil {
		return "", err
	}
	list := append([]string{"data-word", key}, attributes...)
	for _, other := range w.also {
		if text := other.Get(key); text != word {
			list = append(list, "data-in-"+other.Lang, text)
		}
	}
	return template.HTML("<" + tag + attributeList(list) + ">" + html.EscapeString(word) + "</" + tag + ">"), nil
}

// label returns the attributes of an element whose label is a word.
func (w wording) label(key string) (template.HTMLAttr, error) {
	word, err := w.word(key)
	return attributes([]string{"aria-label", word, "data-word-label", key}), err
}

// literal returns the attributes of a field in which nothing is to be corrected.
func literal() template.HTMLAttr {
	return attributes(inputs.Literal())
}

// siteFile returns the attributes of a field for files, by its name.
func siteFile(name string) template.HTMLAttr {
	return attributes(inputs.SiteFile(name))
}

// attributes returns what stands in a tag after its space.
func attributes(pairs []string) template.HTMLAttr {
	return template.HTMLAttr(strings.TrimPrefix(attributeList(pairs), " "))
}

// attributeList writes attributes, each after a space.
func attributeList(pairs []string) string {
	var b strings.Builder
	for i := 0; i+1 < len(pairs); i += 2 {
		b.WriteString(" " + pairs[i])
		if pairs[i+1] != "" || pairs[i] == "value" {
			b.WriteString(`="` + html.EscapeString(pairs[i+1]) + `"`)
		}
	}
	return b.String()
}
