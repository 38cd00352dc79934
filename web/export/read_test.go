package export_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	unsafehtml "github.com/yuin/goldmark/renderer/html"
	"golang.org/x/net/html"

	"uriplayground/web/page"
)

// table is a table as a reader of its format finds it. Where the format has null, a
// cell is nil.
type table struct {
	title string
	heads []string
	rows  [][]any
}

// readers read the tables of a format, and report whatever is neither text nor one
// of the few elements that tables need.
var readers = map[string]func(text string, like []table) ([]table, error){
	"markdown": readMarkdown, "html": readHTML, "json": readJSON, "text": readPlain, "latex": readLaTeX,
}

// markdown reads all that GitHub does and more, and lets raw HTML through.
var markdown = goldmark.New(goldmark.WithExtensions(extension.GFM, extension.Footnote, extension.DefinitionList),
	goldmark.WithRendererOptions(unsafehtml.WithUnsafe()))

func readMarkdown(text string, like []table) ([]table, error) {
	var out bytes.Buffer
	if err := markdown.Convert([]byte(text), &out); err != nil {
		return nil, err
	}
	return readHTML(out.String(), like)
}

func readHTML(text string, _ []table) ([]table, error) {
	root, err := html.Parse(strings.NewReader(text))
	if err != nil {
		return nil, err
	}
	var tables []table
	var visit func(*html.Node) error
	visit = func(n *html.Node) error {
		last := len(tables) - 1
		switch {
		case n.Type == html.DocumentNode:
		case n.Type == html.TextNode && strings.Trim(n.Data, "\n") == "":
		case n.Type != html.ElementNode:
			return fmt.Errorf("%q is outside of all cells", n.Data)
		case n.Data == "h3" || n.Data == "caption":
			tables = append(tables, table{})
			return readCell(n, &tables[last+1].title)
		case n.Data == "th":
			tables[last].heads = append(tables[last].heads, "")
			return readCell(n, &tables[last].heads[len(tables[last].heads)-1])
		case n.Data == "td":
			text, row := "", &tables[last].rows[len(tables[last].rows)-1]
			err := readCell(n, &text)
			*row = append(*row, text)
			return err
		case n.Data == "tr" && n.Parent.Data == "tbody":
			tables[last].rows = append(tables[last].rows, nil)
		case !strings.Contains(" html head body table thead tbody tr ", " "+n.Data+" ") || n.Attr != nil:
			return fmt.Errorf("the element <%s %v>", n.Data, n.Attr)
		}
		return eachChild(n, visit)
	}
	return tables, visit(root)
}

// readCell returns the text of an element that may only have <code> in it.
func readCell(n *html.Node, text *string) error {
	if n.Attr != nil {
		return fmt.Errorf("<%s %v>", n.Data, n.Attr)
	}
	return eachChild(n, func(child *html.Node) error {
		switch {
		case child.Type == html.TextNode:
			*text += child.Data
			return nil
		case child.Type == html.ElementNode && child.Data == "code":
			return readCell(child, text)
		}
		return fmt.Errorf("<%s %v> in a cell", child.Data, child.Attr)
	})
}

func eachChild(n *html.Node, do func(*html.Node) error) error {
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		if err := do(child); err != nil {
			return err
		}
	}
	return nil
}

// readJSON has the cells under their heads, so it needs to know their order.
func readJSON(text string, like []table) ([]table, error) {
	var read []struct {
		Title string
		Rows  []map[string]any
	}
	if err := json.Unmarshal([]byte(text), &read); err != nil || len(read) != len(like) {
		return nil, fmt.Errorf("%d tables, %w", len(read), err)
	}
	var tables []table
	for i, r := range read {
		t := table{title: r.Title, heads: like[i].heads}
		for _, row := range r.Rows {
			var cells []any
			for _, head := range t.heads {
				cell, ok := row[head]
				if !ok {
					return nil, fmt.Errorf("no cell %q", head)
				}
				cells = append(cells, cell)
			}
			t.rows = append(t.rows, cells)
		}
		tables = append(tables, t)
	}
	return tables, nil
}

// readPlain cuts the lines where the columns have to begin.
func readPlain(text string, like []table) (tables []table, err error) {
	lines := strings.Split(text, "\n")
	next := func() string {
		if len(lines) == 0 {
			err = errors.New("it ends too soon")
			return ""
		}
		line := lines[0]
		lines = lines[1:]
		return line
	}
	for _, l := range like {
		t := table{title: next()}
		if next() != "" {
			return nil, errors.New("the title has two lines")
		}
		var heads []any
		for _, head := range l.heads {
			heads = append(heads, head)
		}
		for _, head := range cut(next(), heads, l) {
			t.heads = append(t.heads, head.(string))
		}
		for _, row := range l.rows {
			t.rows = append(t.rows, cut(next(), row, l))
		}
		if next() != "" {
			return nil, errors.New("more rows")
		}
		tables = append(tables, t)
	}
	if strings.Join(lines, "") != "" {
		return nil, fmt.Errorf("left over: %q", lines)
	}
	return tables, err
}

// cut returns a line in columns as wide as their longest cell, with two spaces between.
// Which of the spaces at the end of a cell are its own nobody can tell: it gets as
// many as it is expected to have, if there are that many.
func cut(line string, want []any, like table) (cells []any) {
	rest := []rune(line)
	for i := range like.heads {
		width := len([]rune(like.heads[i]))
		for _, row := range like.rows {
			width = max(width, len([]rune(row[i].(string))))
		}
		cell := string(rest[:min(width, len(rest))])
		rest = rest[min(width+2, len(rest)):]
		if text := want[i].(string); strings.TrimRight(cell, " ") == strings.TrimRight(text, " ") && len(cell) >= len(text) {
			cell = text
		}
		cells = append(cells, cell)
	}
	if len(rest) > 0 {
		cells = append(cells, string(rest))
	}
	return cells
}

// shown returns a table as it has to be found again in a format. Only JSON tells what is
// undefined, and escapes what cannot be seen; plain text is filled up with spaces,
// and those around a cell are lost in Markdown.
func shown(t *page.Table, format string) table {
	sentence, code := page.VisibleSentence, page.Visible
	if format == "json" {
		sentence, code = replaced, replaced
	}
	space := func(text string) string {
		if format == "markdown" {
			return strings.Trim(text, " ")
		}
		return text
	}
	want := table{title: space(sentence(t.Title))}
	for _, head := range t.Heads {
		want.heads = append(want.heads, space(sentence(head)))
	}
	for _, row := range t.Rows {
		var cells []any
		for _, c := range row.Cells {
			switch {
			case format == "json" && c.State == "undefined":
				cells = append(cells, nil)
			case format == "json" && c.State == "empty":
				cells = append(cells, "")
			case c.Code:
				cells = append(cells, code(c.Text))
			default:
				cells = append(cells, space(sentence(c.Text)))
			}
		}
		want.rows = append(want.rows, cells)
	}
	return want
}

// replaced returns a text with what is not a character replaced, as encoding/json does it.
func replaced(text string) string {
	out := ""
	for text != "" {
		r, width := page.Character(text)
		out, text = out+string(r), text[width:]
	}
	return out
}
