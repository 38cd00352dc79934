package view

import (
	"strconv"
	"strings"

	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// exportTypes is the media types of the formats, and the endings of their names.
var exportTypes = map[string][2]string{
	"csv": {"text/csv", "csv"}, "json": {"application/json", "json"}, "markdown": {"text/markdown", "md"},
}

// exportHeads is the names of the columns, which are not translated: programs
// read them.
var exportHeads = [...]string{"link", "line", "column", "start", "end", "context", "reference", "kind", "target", "level", "findings"}

// exportNumbers is how many of the columns are numbers, the first ones.
const exportNumbers = 5

// WriteLinks writes a part of an exported file. The first one holds no links.
func WriteLinks(report *links.Report, part model.ExportLinks) model.ExportPart {
	var out strings.Builder
	if part.First {
		out.WriteString(exportHead(part.Format))
	}
	for k, i := range part.Links {
		exportRow(&out, report, part, part.From+k, int(i))
	}
	if !part.Last {
		return model.ExportPart{First: part.First, Text: out.String()}
	}
	if part.Format == "json" {
		out.WriteString("\n]\n")
	}
	kind := exportTypes[part.Format]
	return model.ExportPart{Text: out.String(), Name: "links." + kind[1], Type: kind[0] + ";charset=utf-8"}
}

func exportHead(format string) string {
	switch format {
	case "csv":
		return strings.Join(exportHeads[:], ",") + "\r\n"
	case "markdown":
		return "| " + strings.Join(exportHeads[:], " | ") + " |\n" + strings.Repeat("|---", len(exportHeads)) + "|\n"
	}
	return "["
}

// exportRow writes the i-th link of the report as row n.
func exportRow(out *strings.Builder, report *links.Report, part model.ExportLinks, n, i int) {
	entry := report.At(i)
	target, _ := report.Target(i)
	ref := entry.Ref
	if part.Defang {
		ref, target = links.Defang(ref), links.Defang(target)
	}
	cells := [len(exportHeads)]string{
		strconv.Itoa(i + 1), strconv.Itoa(int(entry.Line)), strconv.Itoa(int(entry.Column)), strconv.Itoa(int(entry.Start)), strconv.Itoa(int(entry.End)), entry.Context.String(), ref,
		links.Kinds()[entry.Kind], target, entry.Worst.String(), codeNames(entry.Codes),
	}
	switch part.Format {
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
			out.WriteString("| " + strings.ReplaceAll(codeSpan(page.Visible(cell)), "|", `\|`) + " ")
		}
		out.WriteString("|\n")
	default:
		exportJSON(out, n > 0, cells[:])
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

func exportJSON(out *strings.Builder, more bool, cells []string) {
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
	if page.IsPlain(text) && !strings.ContainsAny(text, `"\`) {
		return `"` + text + `"`
	}
	var out strings.Builder
	out.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			out.WriteString(`\` + string(r))
		case r < ' ' || r == 0x7F || page.IsHidden(r):
			out.WriteString(`\u` + page.CodePoint(r)[len("U+"):])
		default:
			out.WriteRune(r)
		}
	}
	return out.String() + `"`
}
