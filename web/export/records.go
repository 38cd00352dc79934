package export

import "strings"

// Records writes records of the same columns, a part of a file at a time.
type Records struct {
	columns []string
	numbers int
	format  *recordFormat
	output
}

// recordFormat is a format of records. first comes before the first record, next
// before every other one.
type recordFormat struct {
	name, mediaType, extension string
	open                       func(columns []string) markup
	first, next, close         markup
	cell                       func(column, text string, first, number bool) markup
	end                        markup // of a record
}

var recordFormats = []recordFormat{
	{
		name: "csv", mediaType: "text/csv", extension: "csv", end: "\r\n",
		open: func(columns []string) (head markup) {
			for i, column := range columns {
				head += csvField(column, column, i == 0, false)
			}
			return head + "\r\n"
		},
		cell: csvField,
	},
	{
		name: "json", mediaType: "application/json", extension: "json", first: "\n", next: ",\n", end: "}", close: "\n]\n",
		open: func([]string) markup { return "[" },
		cell: func(column, text string, first, number bool) markup {
			value := jsonString(text)
			if number {
				value = markup(text)
			}
			if first {
				return "{" + jsonString(column) + ": " + value
			}
			return ", " + jsonString(column) + ": " + value
		},
	},
	{
		name: "markdown", mediaType: "text/markdown", extension: "md", end: "|\n",
		open: func(columns []string) (head markup) {
			rule := markup("|\n")
			for _, column := range columns {
				head += "| " + markdownSentence(column, true) + " "
				rule += "|---"
			}
			return head + rule + "|\n"
		},
		cell: func(_, text string, _, _ bool) markup { return "| " + markdownCode(text, true) + " " },
	},
}

// Sentence returns a sentence of the program as a cell of a record: with plain spaces instead of those at which
// no line is broken, which stand in French and would be shown by their numbers.
func Sentence(text string) string { return strings.ReplaceAll(text, "\u00a0", " ") }

func csvField(_, text string, first, _ bool) markup {
	if first {
		return csvCell(text)
	}
	return "," + csvCell(text)
}

// NewRecords begins a part of a file in the format of that name; without one in the
// first. The first columns are numbers.
func NewRecords(name string, columns []string, numbers int) *Records {
	r := &Records{columns: columns, numbers: numbers, format: &recordFormats[0]}
	for i := range recordFormats {
		if recordFormats[i].name == name {
			r.format = &recordFormats[i]
		}
	}
	return r
}

// Open writes what comes before all records.
func (r *Records) Open() { r.put(r.format.open(r.columns)) }

// Add writes a record, which may be the first one of the file.
func (r *Records) Add(first bool, cells []string) {
	if first {
		r.put(r.format.first)
	} else {
		r.put(r.format.next)
	}
	for i, text := range cells {
		r.put(r.format.cell(r.columns[i], text, i == 0, i < r.numbers))
	}
	r.put(r.format.end)
}

// Close writes what comes after all records.
func (r *Records) Close() { r.put(r.format.close) }

// Text returns the part as far as it is written.
func (r *Records) Text() Text { return r.text() }

// FileType returns the ending of a file's name, and its media type.
func (r *Records) FileType() (extension, mediaType string) {
	return r.format.extension, r.format.mediaType
}
