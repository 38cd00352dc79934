package checkpage

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/export"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// exportHeads is the names of the columns, which are not translated: programs
// read them.
var exportHeads = []string{"link", "line", "column", "start", "end", "context", "reference", "kind", "target", "level", "findings", "format", "recognized"}

// exportNumbers is how many of the columns are numbers, the first ones.
const exportNumbers = 5

// expectedHeads is those that come after them where something is expected of a link.
var expectedHeads = []string{"expected", "went", "verdict", "explanation", "remedies"}

// WriteLinks writes a part of an exported file. The first one contains no links.
func WriteLinks(w i18n.Words, report *links.Report, part model.ExportLinks) model.ExportPart {
	heads := exportHeads
	if part.Expecting > 0 {
		heads = slices.Concat(exportHeads, expectedHeads)
	}
	file := export.NewRecords(part.Format, heads, exportNumbers)
	if part.First {
		file.Open()
	}
	for k, i := range part.Links {
		row := append(exportRow(report, int(i), part.Defang), part.ReadAs.Format, recognized(part.ReadAs))
		if part.Expecting > 0 {
			row = append(row, expectedCells(w, report, int(i), part)...)
		}
		file.Add(part.From+k == 0, row)
	}
	return RecordsPart(file, "links", part.First, part.Last)
}

// expectedCells returns what is expected of a link, and what follows from that; empty cells for all others.
func expectedCells(w i18n.Words, report *links.Report, i int, part model.ExportLinks) []string {
	cells := make([]string, len(expectedHeads))
	e := report.At(i)
	if i != part.Expecting-1 || len(e.Ref) > render.MoreBytes {
		return cells
	}
	base, ref := report.AsReference(i)
	if target, ok := report.Target(i); !ok || base == "" || !isResolved(base, ref, e.Ref, target) {
		return cells
	}
	field, deduction := explain.LinkPane(&render.Context{Words: w}, base, ref, part.Expect)
	address := field.Whole
	if address == "" {
		address = field.Field.Text
	}
	var reasons, remedies []string
	if deduction != nil {
		for _, r := range deduction.Reasons {
			reasons = append(reasons, r.Text)
		}
		for _, r := range deduction.Fixes {
			remedies = append(remedies, r.Whole)
		}
	}
	cells = []string{address, field.Went.Text, export.Sentence(field.Verdict), export.Sentence(strings.Join(reasons, " ")), strings.Join(remedies, " ")}
	if part.Defang {
		for k := range cells {
			cells[k] = defanged(cells[k])
		}
	}
	return cells
}

// defanged returns a text in which the addresses are made harmless.
func defanged(text string) string {
	var b strings.Builder
	at := uint32(0)
	for x := range core.Extract(text, core.RFC3986).All {
		b.WriteString(text[at:x.Start])
		b.WriteString(links.Defang(x.In(text)))
		at = x.End
	}
	b.WriteString(text[at:])
	return b.String()
}

// RecordsPart returns a part of a file of records, which ends with the last one.
func RecordsPart(file *export.Records, name string, first, last bool) model.ExportPart {
	if last {
		file.Close()
	}
	extension, mediaType := file.FileType()
	return model.ExportPart{First: first, Last: last, Text: file.Text(), Name: name + "." + extension, Type: mediaType + ";charset=utf-8"}
}

// exportRow returns the i-th link of the report.
func exportRow(report *links.Report, i int, defang bool) []string {
	entry := report.At(i)
	target, _ := report.Target(i)
	ref := entry.Ref
	if defang {
		ref, target = links.Defang(ref), links.Defang(target)
	}
	return []string{
		strconv.Itoa(i + 1), strconv.Itoa(int(entry.Line)), strconv.Itoa(int(entry.Column)), strconv.Itoa(int(entry.Start)), strconv.Itoa(int(entry.End)), entry.Context.String(), ref,
		entry.KindRule().Key, target, entry.Worst.String(), codeNames(entry.Codes),
	}
}

// recognized returns how the format of a source was recognized.
func recognized(read model.ReadAs) string {
	if read.Sign == "" {
		return read.By
	}
	return read.By + ": " + read.Sign
}

// codeNames returns the codes of a set, separated by spaces.
func codeNames(set links.Set) string {
	var names []string
	for _, c := range links.Codes() {
		if set.Has(c) {
			names = append(names, c.String())
		}
	}
	return strings.Join(names, " ")
}
