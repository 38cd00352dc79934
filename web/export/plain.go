package export

import (
	"strings"
	"unicode/utf8"

	"uriplayground/web/page"
)

// textTable writes a title, and columns that are filled up with spaces.
func textTable(o *output, t *page.Table) {
	rows := [][]string{nil}
	for _, head := range t.Heads {
		rows[0] = append(rows[0], page.VisibleSentence(head))
	}
	for _, row := range t.Rows {
		var texts []string
		for _, c := range row.Cells {
			texts = append(texts, plainText(c))
		}
		rows = append(rows, texts)
	}
	o.put(markup(page.VisibleSentence(t.Title)), "\n\n")
	widths := make([]int, len(t.Heads)-1) // the last one is not filled up
	for i := range widths {
		for _, texts := range rows {
			widths[i] = max(widths[i], utf8.RuneCountInString(texts[i]))
		}
	}
	for _, texts := range rows {
		for i, text := range texts {
			o.put(markup(text))
			if i < len(widths) {
				o.put(markup(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(text)+2)))
			}
		}
		o.put("\n")
	}
	o.put("\n")
}

// plainText returns a cell as it is shown.
func plainText(c *page.TableCell) string {
	if c.Code {
		return page.Visible(c.Text)
	}
	return page.VisibleSentence(c.Text)
}
