package export

import "uriplayground/web/page"

// ImageHTML writes the element that shows a drawing, from the address of its file; in a link, if it
// has one.
func ImageHTML(d *page.Drawing, src string) Text {
	var o output
	if d.Link != "" {
		o.put("<a", svgAttribute("href", d.Link), ">")
	}
	o.put("<img", svgAttribute("src", src), svgNumber("width", d.Width), svgNumber("height", d.Height), " alt=\"", htmlText(d.Alternative()), "\">")
	if d.Link != "" {
		o.put("</a>")
	}
	o.put("\n")
	return o.text()
}

// ImageMarkdown writes the same in Markdown.
func ImageMarkdown(d *page.Drawing, src string) Text {
	var o output
	image := "![" + markdownSentence(d.Alternative(), false) + "](" + markdownAddress(src) + ")"
	if d.Link != "" {
		image = "[" + image + "](" + markdownAddress(d.Link) + ")"
	}
	o.put(image, "\n")
	return o.text()
}

// markdownAddress returns where a link or an image leads (CommonMark §6.3): between "<" and ">", so
// that neither a space nor a parenthesis ends it.
func markdownAddress(address string) markup {
	return "<" + replaced(page.Visible(address), []markup{"<%3C", ">%3E", "\\%5C", "&&amp;"}) + ">"
}
