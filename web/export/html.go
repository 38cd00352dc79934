package export

import "uriplayground/web/page"

// htmlTable writes a table with a caption.
func htmlTable(o *output, t *page.Table) {
	o.put("<table>\n<caption>", htmlText(t.Title), "</caption>\n<thead><tr>")
	for _, head := range t.Heads {
		o.put("<th>", htmlText(head), "</th>")
	}
	o.put("</tr></thead>\n<tbody>\n")
	for _, row := range t.Rows {
		o.put("<tr>")
		for _, c := range row.Cells {
			if c.Code && c.Text != "" {
				o.put("<td><code>", htmlCode(c.Text), "</code></td>")
			} else {
				o.put("<td>", htmlText(c.Text), "</td>")
			}
		}
		o.put("</tr>\n")
	}
	o.put("</tbody>\n</table>\n")
}

var htmlEscapes = []markup{"&&amp;", "<&lt;", ">&gt;", "\"&quot;"}

// htmlText returns words of ours, perhaps with a visitor's text in them.
func htmlText(text string) markup { return replaced(page.VisibleSentence(text), htmlEscapes) }

// htmlCode returns a URI, or a part of one.
func htmlCode(text string) markup { return replaced(page.Visible(text), htmlEscapes) }
