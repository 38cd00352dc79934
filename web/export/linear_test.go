package export_test

import (
	"strings"
	"testing"

	"uriplayground/tests/dialecttest"
	"uriplayground/web/export"
	"uriplayground/web/page"
)

// A long text takes as long as it is in every format, whatever it is made of.
func TestExportsAreLinear(t *testing.T) {
	type writer struct {
		name  string
		write func(text string) export.Text
	}
	var writers []writer
	for _, format := range []string{"csv", "json", "markdown"} {
		writers = append(writers, writer{"records in " + format, func(text string) export.Text {
			file := export.NewRecords(format, []string{"text"}, 0)
			file.Add(true, []string{text})
			return file.Text()
		}})
	}
	for _, format := range export.Formats() {
		for name, code := range map[string]bool{"words": false, "code": true} {
			writers = append(writers, writer{name + " in " + format, func(text string) export.Text {
				row := &page.TableRow{Cells: []*page.TableCell{{Text: text, Code: code}}}
				return export.Tables([]*page.Table{{Heads: []string{"text"}, Rows: []*page.TableRow{row}}}, format)
			}})
		}
	}
	for _, w := range writers {
		for _, unit := range []string{"a", "a;", "=;", "'", `"`, "|", "`", "`a", `\`, `\|`, "a ", "é", "\u200b", "\n", "<", "&", "*", "_", "$", "#", "%", "{"} {
			dialecttest.Linear(t, w.name+" of "+unit, 1<<12, func(n int) func() {
				text := strings.Repeat(unit, n/len(unit))
				return func() {
					if w.write(text).String() == "" {
						t.Error("nothing is written")
					}
				}
			})
		}
	}
}
