package view

import (
	"strings"
	"unicode/utf8"

	"uriplayground/web/page"
)

// format is how tables are written in a language of documents.
type format struct {
	name string
	// open and close surround the whole, title and titled a title.
	open, close, title, titled string
	// table, then column for each column, then tabled begin the rows.
	table, column, tabled string
	// head, between and headed surround the heads; rule, for each column, and
	// ruled follow them.
	head, between, headed, rule, ruled string
	row, cell, rowed, next             string // next comes between two rows
	end                                string
	code, coded                        string // around a URI or a part of one
	escapes                            string // pairs of a character and what it becomes, each after a newline
}

// formats is the languages in which a trace can be taken away.
var formats = []format{
	{
		name: "markdown", title: "### ", titled: "\n\n",
		head: "| ", between: " | ", headed: " |\n|", rule: " --- |", ruled: "\n",
		row: "| ", cell: " | ", rowed: " |", next: "\n", end: "\n\n", code: "`", coded: "`",
		escapes: "\n|\\|",
	},
	{
		name: "html", title: "<table>\n<caption>", titled: "</caption>\n",
		head: "<thead><tr><th>", between: "</th><th>", headed: "</th></tr></thead>\n<tbody>\n",
		row: "<tr><td>", cell: "</td><td>", rowed: "</td></tr>", next: "\n", end: "\n</tbody>\n</table>\n", code: "<code>", coded: "</code>",
		escapes: "\n&&amp;\n<&lt;\n>&gt;\n\"&quot;",
	},
	{
		name: "json", open: "[", close: "\n]\n", title: "{\"title\": \"", titled: "\", \"rows\": [\n",
		row: "{", cell: ", ", rowed: "}", next: ",\n", end: "\n]}",
	},
	{
		name: "text", titled: "\n\n", between: "  ", headed: "\n", cell: "  ", next: "\n", end: "\n\n",
	},
	{
		name: "latex", title: "\\subsection*{", titled: "}\n", table: "\\begin{tabular}{", column: "l", tabled: "}\n",
		between: " & ", headed: " \\\\ \\hline\n", cell: " & ", rowed: " \\\\", next: "\n", end: "\n\\end{tabular}\n\n",
		code: "\\texttt{", coded: "}",
		escapes: "\n\\\\textbackslash{}\n{\\{\n}\\}\n$\\$\n&\\&\n#\\#\n%\\%\n_\\_\n^\\textasciicircum{}\n~\\textasciitilde{}",
	},
}

// Formats is the names of the formats that a trace can be taken away in.
func Formats() []string {
	var names []string
	for i := range formats {
		names = append(names, formats[i].name)
	}
	return names
}

// write is the tables in the format of that name; without one in the first.
func write(tables []*page.Table, name string) string {
	w := writer{format: &formats[0]}
	for i := range formats {
		if formats[i].name == name {
			w.format = &formats[i]
		}
	}
	w.out.WriteString(w.open)
	for i, s := range tables {
		if i > 0 && w.name == "json" {
			w.out.WriteString(",\n")
		}
		w.writeTable(s)
	}
	w.out.WriteString(w.close)
	return w.out.String()
}

type writer struct {
	*format
	out    strings.Builder
	widths []int // of the columns, where they are filled up
}

func (w *writer) put(parts ...string) {
	for _, part := range parts {
		w.out.WriteString(part)
	}
}

func (w *writer) writeTable(s *page.Table) {
	w.measure(s)
	columns := len(s.Heads)
	w.put(w.title, w.escape(s.Title), w.titled, w.table, strings.Repeat(w.column, columns), w.tabled)
	if w.name != "json" {
		w.put(w.head)
		for i, head := range s.Heads {
			w.cellOf(i, head, w.between, false)
		}
		w.put(w.headed, strings.Repeat(w.rule, columns), w.ruled)
	}
	for i, row := range s.Rows {
		if i > 0 {
			w.put(w.next)
		}
		w.put(w.row)
		for k, c := range row.Cells {
			if w.name == "json" {
				w.field(k, s.Heads[k], c)
			} else {
				w.cellOf(k, c.Text, w.cell, c.Code)
			}
		}
		w.put(w.rowed)
	}
	w.put(w.end)
}

// field is a cell under the name of its column. What is undefined is null, and
// what is empty "".
func (w *writer) field(i int, name string, c *page.TableCell) {
	if i > 0 {
		w.put(w.cell)
	}
	w.put(`"`, w.escape(name), `": `)
	switch c.Class {
	case "is-undefined":
		w.put("null")
	case "is-empty":
		w.put(`""`)
	default:
		w.put(`"`, w.escape(c.Text), `"`)
	}
}

// cellOf is the i-th cell of a row, with what separates it from the one before
// it.
func (w *writer) cellOf(i int, text, between string, code bool) {
	if i > 0 {
		w.put(between)
	}
	open, closed := "", ""
	if code && text != "" {
		open, closed = w.code, w.coded
	}
	if w.code == "`" && strings.Contains(text, "`") {
		open, closed = "`` ", " ``"
	}
	w.put(open, w.escape(text), closed)
	if w.widths != nil && i+1 < len(w.widths) {
		w.put(strings.Repeat(" ", w.widths[i]-utf8.RuneCountInString(text)))
	}
}

// measure finds the widths of the columns of plain text.
func (w *writer) measure(s *page.Table) {
	if w.name != "text" {
		return
	}
	w.widths = make([]int, len(s.Heads))
	for i, head := range s.Heads {
		w.widths[i] = utf8.RuneCountInString(head)
		for _, row := range s.Rows {
			w.widths[i] = max(w.widths[i], utf8.RuneCountInString(row.Cells[i].Text))
		}
	}
}

// escape is text as the format writes it.
func (w *writer) escape(text string) string {
	if w.name == "json" {
		quoted := jsonText(text)
		return quoted[1 : len(quoted)-1]
	}
	var b strings.Builder
	for i := range len(text) {
		_, rest, found := strings.Cut(w.escapes, "\n"+text[i:i+1])
		if !found {
			b.WriteByte(text[i])
			continue
		}
		with, _, _ := strings.Cut(rest, "\n")
		b.WriteString(with)
	}
	return b.String()
}
