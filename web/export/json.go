package export

import (
	"strings"

	"uriplayground/web/page"
)

// jsonTable writes a title and the rows, whose cells are named by their columns.
func jsonTable(o *output, t *page.Table) {
	o.put(`{"title": `, jsonString(t.Title), ", \"rows\": [\n")
	for i, row := range t.Rows {
		if i > 0 {
			o.put(",\n")
		}
		o.put("{")
		for k, c := range row.Cells {
			if k > 0 {
				o.put(", ")
			}
			o.put(jsonString(t.Heads[k]), ": ", jsonCell(c))
		}
		o.put("}")
	}
	o.put("\n]}")
}

// jsonCell is null for what is undefined, and "" for what is empty.
func jsonCell(c *page.TableCell) markup {
	switch c.Class {
	case "is-undefined":
		return "null"
	case "is-empty":
		return `""`
	}
	return jsonString(c.Text)
}

// jsonString is a string of JSON (RFC 8259 §7), in which nothing is lost: what
// cannot be seen is escaped.
func jsonString(text string) markup {
	if page.IsPlain(text) && !strings.ContainsAny(text, `"\`) {
		return markup(`"` + text + `"`)
	}
	var b strings.Builder
	b.WriteByte('"')
	for text != "" {
		r, width := page.Character(text)
		text = text[width:]
		switch {
		case r == '"' || r == '\\':
			b.WriteString(`\` + string(r))
		case r > 0xFFFF && page.IsHidden(r):
			b.WriteString(`\u` + page.Hex(0xD800+(r-0x10000)>>10) + `\u` + page.Hex(0xDC00+(r-0x10000)&0x3FF))
		case r < ' ' || r == 0x7F || page.IsHidden(r):
			b.WriteString(`\u` + page.Hex(r))
		default:
			b.WriteRune(r)
		}
	}
	return markup(b.String() + `"`)
}
