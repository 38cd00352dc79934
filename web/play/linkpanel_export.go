package play

import (
	"strconv"
	"strings"

	"uriplayground/core/links"
)

// export writes the links that are wanted into a file, a part at a time.
type export struct {
	format string // "csv", "json" or "markdown"
	next   int    // of those that are wanted
	defang bool
}

// exportRows is how many links a part holds.
const exportRows = 100

// exportTypes is the media types of the formats, and the endings of their names.
var exportTypes = map[string][2]string{
	"csv": {"text/csv", "csv"}, "json": {"application/json", "json"}, "markdown": {"text/markdown", "md"},
}

// exportHeads is the names of the columns, which are not translated: programs
// read them.
var exportHeads = [...]string{"link", "line", "column", "start", "end", "context", "reference", "kind", "target", "level", "findings"}

// exportNumbers is how many of the columns are numbers, the first ones.
const exportNumbers = 5

func (d *linkPanel) exportHead() string {
	switch d.export.format {
	case "csv":
		return strings.Join(exportHeads[:], ",") + "\r\n"
	case "markdown":
		return "| " + strings.Join(exportHeads[:], " | ") + " |\n" + strings.Repeat("|---", len(exportHeads)) + "|\n"
	}
	return "["
}

// exportMore is the next part.
func (d *linkPanel) exportMore() []Effect {
	e, found := d.export, d.selectedLinks()
	var out strings.Builder
	for end := min(e.next+exportRows, len(found)); e.next < end; e.next++ {
		d.exportRow(&out, e, int(found[e.next]))
	}
	part := ExportPart{}
	if e.next == len(found) {
		kind := exportTypes[e.format]
		part.Name, part.Type, d.export = "links."+kind[1], kind[0]+";charset=utf-8", nil
		if e.format == "json" {
			out.WriteString("\n]\n")
		}
	}
	part.Text = out.String()
	return []Effect{part}
}

func (d *linkPanel) exportRow(out *strings.Builder, e *export, i int) {
	entry := d.book.At(i)
	target, _ := d.book.Target(i)
	ref := entry.Ref
	if e.defang {
		ref, target = links.Defang(ref), links.Defang(target)
	}
	cells := [len(exportHeads)]string{
		strconv.Itoa(i + 1), strconv.Itoa(int(entry.Line)), strconv.Itoa(int(entry.Column)), strconv.Itoa(int(entry.Start)), strconv.Itoa(int(entry.End)), entry.Context.String(), ref,
		links.Kinds()[entry.Kind], target, entry.Worst.String(), codeNames(entry.Codes),
	}
	switch e.format {
	case "csv":
		for k, cell := range cells {
			if k > 0 {
				out.WriteByte(',')
			}
			out.WriteString(csvCell(cell))
		}
		out.WriteString("\r\n")
	case "markdown":
		for _, cell := range cells {
			out.WriteString("| " + strings.ReplaceAll(codeSpan(visible(cell)), "|", `\|`) + " ")
		}
		out.WriteString("|\n")
	default:
		d.exportJSON(out, e.next > 0, cells[:])
	}
}

// codeNames is the codes of a set, separated by spaces.
func codeNames(set links.Set) string {
	var names []string
	for _, c := range links.Codes() {
		if set.Has(c) {
			names = append(names, c.String())
		}
	}
	return strings.Join(names, " ")
}

// csvCell is a cell by RFC 4180. What a spreadsheet would take for a formula
// gets an apostrophe before it.
func csvCell(text string) string {
	if text != "" && strings.IndexByte("=+-@\t\r", text[0]) >= 0 {
		text = "'" + text
	}
	if strings.ContainsAny(text, ",\"\r\n") {
		return `"` + strings.ReplaceAll(text, `"`, `""`) + `"`
	}
	return text
}

// codeSpan is text as code in Markdown, so that nothing in it is a link.
func codeSpan(text string) string {
	if text == "" {
		return ""
	}
	ticks := "`"
	for strings.Contains(text, ticks) {
		ticks += "`"
	}
	if strings.HasPrefix(text, "`") || strings.HasSuffix(text, "`") {
		text = " " + text + " "
	}
	return ticks + text + ticks
}

func (d *linkPanel) exportJSON(out *strings.Builder, more bool, cells []string) {
	if more {
		out.WriteByte(',')
	}
	before := "\n{\""
	for k, cell := range cells {
		out.WriteString(before + exportHeads[k] + `": `)
		before = `, "`
		if k < exportNumbers {
			out.WriteString(cell) // a number
		} else {
			out.WriteString(jsonText(cell))
		}
	}
	out.WriteByte('}')
}

// jsonText is a string of JSON (RFC 8259 §7).
func jsonText(text string) string {
	if plain(text) && !strings.ContainsAny(text, `"\`) {
		return `"` + text + `"`
	}
	var out strings.Builder
	out.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			out.WriteString(`\` + string(r))
		case r < ' ' || r == 0x7F || hidden(r):
			out.WriteString(`\u` + codePoint(r)[len("U+"):])
		default:
			out.WriteRune(r)
		}
	}
	return out.String() + `"`
}
