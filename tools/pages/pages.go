// Package pages makes the pages of the site from the templates beside it and the
// words of web/locales. Nothing that it makes is kept: the server and the publisher
// ask for the pages and serve or write them, so that no page can be stale and
// none is edited by hand.
package pages

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"path"
	"strings"
	plain "text/template"

	"uriplayground"
	"uriplayground/web/i18n"
	"uriplayground/web/inputs"
	"uriplayground/web/locales"
	"uriplayground/web/page"
)

//go:embed templates
var templates embed.FS

// embedPage is the page that other sites frame. It has one address for all
// languages, so it holds the words of the others beside the English ones.
const embedPage = "embed.html"

// embeddingPage is the page that makes the code of embeds.
const embeddingPage = "embedding.html"

// All returns each page and manifest of the site by its name in the site, and what is not published:
// the page that shows every element, and the project's license in place of all licenses. The archive of
// the sources, which only a published site has, is not among them.
func All() (map[string][]byte, error) {
	files, err := AllAt("")
	if err != nil {
		return nil, err
	}
	if files["licenses.txt"], err = uriplayground.Documents.ReadFile("LICENSE"); err != nil {
		return nil, err
	}
	files[elementsPage], err = render(i18n.Default, elementsPage, edition{})
	return files, err
}

// edition is where the pages will be.
type edition struct {
	address string // of the site; empty where that is not known
	whole   bool   // the documents, the answers, the sources and the page that makes the code of embeds are there, too
}

// AllAt returns the pages to publish, with those of the documents and the answers. Where the address of the site is known, they state their own,
// and that of the picture for links to them: other sites want both whole.
func AllAt(address string) (map[string][]byte, error) {
	e := edition{address, true}
	files, err := pagesOf(e)
	if err == nil {
		err = errors.Join(addDocuments(files), addAnswers(files, address))
	}
	if err != nil {
		return nil, err
	}
	if address != "" {
		files["sitemap.xml"] = siteMap(files, address)
	}
	return files, nil
}

// Packaged returns the pages for the package, which nobody finds by a search: those that run the playground
// or frame it. There are no documents, answers or sources, no page that makes the code of embeds, and no links to them.
func Packaged(address string) (map[string][]byte, error) { return pagesOf(edition{address: address}) }

// pagesOf returns the pages that run the playground or frame it, and in a whole edition those that make the code of embeds.
func pagesOf(e edition) (map[string][]byte, error) {
	files := map[string][]byte{}
	for i, lang := range locales.Languages() {
		names := []string{"index.html", "site.webmanifest"}
		if e.whole {
			names = append(names, embeddingPage)
		}
		if i == 0 {
			names = append(names, embedPage)
		}
		for _, name := range names {
			data, err := render(lang, name, e)
			if err != nil {
				return nil, fmt.Errorf("%s in %s: %w", name, lang, err)
			}
			files[directory(lang)+name] = data
		}
	}
	return files, nil
}

// render returns a page or a manifest in a language.
func render(lang, name string, e edition) ([]byte, error) {
	w := wording{words: locales.ForPages(lang)}
	if name == embedPage {
		for _, other := range locales.Languages()[1:] {
			w.also = append(w.also, locales.ForPages(other))
		}
	}
	t, err := parse(name, w)
	if err != nil {
		return nil, err
	}
	p := newPage(lang, name, e.whole)
	p.share(name, e.address)
	var out bytes.Buffer
	err = t.ExecuteTemplate(&out, name, p)
	return out.Bytes(), err
}

// executor is a template of text/template or html/template.
type executor interface {
	ExecuteTemplate(w io.Writer, name string, data any) error
}

// parse parses a template and those that it uses.
func parse(name string, w wording) (executor, error) {
	if path.Ext(name) != ".html" {
		source, err := templates.ReadFile("templates/" + name + ".tmpl")
		if err != nil {
			return nil, err
		}
		return plain.New(name).Funcs(plain.FuncMap{"word": w.word, "json": toJSON}).Parse(string(source))
	}
	t := template.New("").Funcs(template.FuncMap{
		"word": w.word, "text": w.text, "label": w.label, "join": func(names []string) string { return strings.Join(names, " ") }, "literal": literal, "sitefiles": inputs.SiteFiles, "sitefile": siteFile,
		"withhead": withHead, "breakable": breakable, "segments": segments, "prose": prose, "visible": visible, "tape": tape, "drawn": drawn, "permalink": permalink,
		"untried": func(kind string) string { return SaysUntried(w.words, kind) },
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
	return t, nil
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

// breakable returns a URI that may be wrapped between its parts, as ui draws it.
func breakable(text string) template.HTML {
	parts := page.Breaks(text)
	for i, part := range parts {
		parts[i] = template.HTMLEscapeString(part)
	}
	return template.HTML(strings.Join(parts, "<wbr>"))
}

// segments returns a piece of the target that may be wrapped between its parts, as ui draws
// it.
func segments(o page.TargetPiece) template.HTML {
	parts := o.Segments()
	for i, part := range parts {
		var b strings.Builder
		for _, text := range page.Hyphenated(part) {
			if page.IsHyphens(text) {
				text = `<span class="hyphen">` + text + `</span>`
			} else {
				text = template.HTMLEscapeString(text)
			}
			b.WriteString(text)
		}
		parts[i] = b.String()
	}
	if o.Wraps {
		parts = append(parts, "")
	}
	return template.HTML(strings.Join(parts, "<wbr>"))
}
