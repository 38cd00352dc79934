package checkpage

import (
	"strconv"
	"strings"

	"uriplayground/core/links"
	"uriplayground/web/export"
	"uriplayground/web/model"
)

// exportHeads is the names of the columns, which are not translated: programs
// read them.
var exportHeads = []string{"link", "line", "column", "start", "end", "context", "reference", "kind", "target", "level", "findings", "format", "recognized"}

// exportNumbers is how many of the columns are numbers, the first ones.
const exportNumbers = 5

// WriteLinks writes a part of an exported file. The first one holds no links.
func WriteLinks(report *links.Report, part model.ExportLinks) model.ExportPart {
	file := export.NewRecords(part.Format, exportHeads, exportNumbers)
	if part.First {
		file.Open()
	}
	for k, i := range part.Links {
		file.Add(part.From+k == 0, append(exportRow(report, int(i), part.Defang), part.ReadAs.Format, recognized(part.ReadAs)))
	}
	return RecordsPart(file, "links", part.First, part.Last)
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
		links.Kinds()[entry.Kind], target, entry.Worst.String(), codeNames(entry.Codes),
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
