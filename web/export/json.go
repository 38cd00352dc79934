package export

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"

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

// jsonCell returns null for an undefined part, and "" for an empty one.
func jsonCell(c *page.TableCell) markup {
	switch c.State {
	case "undefined":
		return "null"
	case "empty":
		return `""`
	}
	return jsonString(c.Text)
}

// jsonString returns a string of JSON (RFC 8259 §7), in which nothing is lost: what
// cannot be seen is escaped.
func jsonString(text string) markup {
	if page.IsPlain(text) && !strings.ContainsAny(text, `"\`) {
		return markup(`"` + text + `"`)
	}
	out := append(make([]byte, 0, len(text)+2), '"')
	for text != "" {
		r, width := page.Character(text)
		text = text[width:]
		switch {
		case r == '"' || r == '\\':
			out = append(out, '\\', byte(r))
		case r > 0xFFFF && page.IsHidden(r):
			high, low := utf16.EncodeRune(r)
			out = append(out, `\u`+page.Hex(high)+`\u`+page.Hex(low)...)
		case r < ' ' || r == 0x7F || page.IsHidden(r):
			out = append(out, `\u`+page.Hex(r)...)
		default:
			out = utf8.AppendRune(out, r)
		}
	}
	return markup(append(out, '"'))
}
