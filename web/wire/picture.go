package wire

import (
	"uriplayground/web/export"
	"uriplayground/web/page"
)

// Picture returns a picture in each format. The lines that show it name its file src.
func Picture(d *page.Drawing, scheme, src string) *Properties {
	return Object("title text link width height svg html markdown",
		d.Title, d.Text, d.Link, d.Width, d.Height,
		export.SVG(d, scheme).String(), export.ImageHTML(d, src).String(), export.ImageMarkdown(d, src).String())
}
