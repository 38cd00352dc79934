package export_test

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/export"
	"uriplayground/web/page"
)

// hostileCount is how many hostile texts go through everything.
const hostileCount = 1000

// readBack writes tables in a format, reads them with a program for that format, and
// reports what is not text, or not the same text.
func readBack(t *testing.T, tables []*page.Table, format string) {
	t.Helper()
	var want []table
	for _, s := range tables {
		want = append(want, shown(s, format))
	}
	text := export.Tables(tables, format).String()
	got, err := readers[format](text, want)
	if err != nil {
		t.Errorf("%s: %v\n%.3000s", format, err, text)
		return
	}
	for i, w := range want {
		if len(w.rows) == 0 {
			w.rows = nil
		}
		if i >= len(got) || !reflect.DeepEqual(got[i], w) {
			t.Errorf("%s: table %d of %d\n got %q\nwant %q\n%.3000s", format, i, len(got), got[min(i, len(got)-1)], w, text)
			return
		}
	}
	if len(got) != len(want) {
		t.Errorf("%s: %d tables, want %d", format, len(got), len(want))
	}
}

// hostileTable returns a table that has a text everywhere.
func hostileTable(text string) *page.Table {
	t := &page.Table{Title: text, Heads: []string{text + "1", "2" + text}}
	t.AddRow("", &page.TableCell{Text: text}, &page.TableCell{Text: text, Code: true})
	t.AddRow("", &page.TableCell{Text: text, Code: true}, &page.TableCell{Text: "“" + text + "” is it.\u00a0: " + text})
	t.AddRow("", &page.TableCell{Text: text, State: "undefined"}, &page.TableCell{Text: text, State: "empty"})
	return t
}

// Each format is read back as what was written, whatever the texts are.
func TestHostileTables(t *testing.T) {
	for _, format := range export.Formats() {
		for _, text := range hostileTexts() {
			readBack(t, []*page.Table{hostileTable(text), hostileTable(text + text)}, format)
			if t.Failed() {
				t.Fatalf("the text is %q", text)
			}
		}
	}
}

// Every format is read by a test.
func TestEveryFormatIsRead(t *testing.T) {
	for _, format := range export.Formats() {
		if readers[format] == nil {
			t.Errorf("nothing reads %s", format)
		}
	}
}

func FuzzTables(f *testing.F) {
	for i, text := range vectors.Hostile(200) {
		f.Add(text, uint8(i))
	}
	formats := export.Formats()
	f.Fuzz(func(t *testing.T, text string, format uint8) {
		readBack(t, []*page.Table{hostileTable(text)}, formats[int(format)%len(formats)])
	})
}

// Programs differ on whether a backslash before "\|" escapes the backslash. Rows have
// their cells either way.
func TestMarkdownCells(t *testing.T) {
	naive, strict := regexp.MustCompile(`(^|[^\\])\|`), regexp.MustCompile(`(^|[^\\])(\\\\)*\|`)
	for _, text := range vectors.Hostile(hostileCount) {
		for line := range strings.Lines(export.Tables([]*page.Table{hostileTable(text)}, "markdown").String()) {
			if a, b := len(naive.FindAllString(line, -1)), len(strict.FindAllString(line, -1)); line[0] == '|' && (a != 3 || b != 3) {
				t.Errorf("%q: %d or %d bars in %s", text, a, b, line)
			}
		}
	}
}
