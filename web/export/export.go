// Package export writes what leaves the playground as text: tables and records, in
// Markdown, HTML, LaTeX, CSV, JSON and plain text. What visitors type is hostile
// input there, too: in none of the formats does it become a link, an image, an
// element, a command or a formula, and whoever reads the text back gets what was
// shown.
//
// Each format has one function for a sentence and one for a URI, which make markup
// of a text. Nothing else gets into the output, and nothing but the output leaves:
// model.Copy and model.ExportPart carry a Text, which only this package can make.
package export

import (
	"slices"
	"strings"

	"uriplayground/web/page"
)

// Text is text in one of the formats.
type Text struct{ text string }

// String returns the text.
func (t Text) String() string { return t.text }

// markup is text as its format wants it. Constants are markup; any other text
// becomes it in the functions of its format.
type markup string

// output is what has been written.
type output struct{ out strings.Builder }

// put writes markup. It is in the program once, and not wherever it is called.
//
//go:noinline
func (o *output) put(parts ...markup) {
	for _, part := range parts {
		o.out.WriteString(string(part))
	}
}

func (o *output) markup() markup { return markup(o.out.String()) }
func (o *output) text() Text     { return Text{o.out.String()} }

// tableFormat is a format of tables. separated comes between two of them.
type tableFormat struct {
	name                   string
	open, separated, close markup
	table                  func(*output, *page.Table)
}

var tableFormats = []tableFormat{
	{name: "markdown", table: markdownTable},
	{name: "html", table: htmlTable},
	{name: "json", open: "[", separated: ",\n", close: "\n]\n", table: jsonTable},
	{name: "text", table: textTable},
	{name: "latex", table: latexTable},
}

// Formats returns the names of the formats of tables.
func Formats() []string {
	var names []string
	for i := range tableFormats {
		names = append(names, tableFormats[i].name)
	}
	return names
}

// Tables writes tables in the format of that name; without one in the first.
func Tables(tables []*page.Table, name string) Text {
	f := &tableFormats[0]
	for i := range tableFormats {
		if tableFormats[i].name == name {
			f = &tableFormats[i]
		}
	}
	tables = slices.DeleteFunc(slices.Clone(tables), func(t *page.Table) bool { return len(t.Heads) == 0 }) // they are remarks
	var o output
	o.put(f.open)
	for i, t := range tables {
		if i > 0 {
			o.put(f.separated)
		}
		f.table(&o, t)
	}
	o.put(f.close)
	return o.text()
}

// replaced returns a text in which each character that begins one of the pairs becomes the
// rest of it.
func replaced(text string, pairs []markup) markup {
	out := make([]byte, 0, len(text))
	for i := range len(text) {
		with := markup(text[i : i+1])
		for _, pair := range pairs {
			if pair[0] == text[i] {
				with = pair[1:]
			}
		}
		out = append(out, with...)
	}
	return markup(out)
}
