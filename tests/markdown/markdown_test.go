// Package markdown reads what is exported as Markdown with another program than the
// tests of web/export do, since each reads it a little differently.
package markdown

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/export"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// found is what read.mjs prints for a text.
type found struct {
	Tables []struct {
		Title string
		Rows  [][]string
	}
	Strange []string
}

// read reads texts in Node.
func read(t *testing.T, texts []string) (list []found) {
	t.Helper()
	input, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("node", "read.mjs")
	cmd.Stdin = bytes.NewReader(input)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v (npm ci --prefix tests/markdown installs what it needs)\n%s", err, stderr.Bytes())
	}
	if err := json.Unmarshal(out, &list); err != nil || len(list) != len(texts) {
		t.Fatalf("%d answers, %v", len(list), err)
	}
	return list
}

// What a text could do is seen.
func TestMarkdownCanDoHarm(t *testing.T) {
	texts := []string{"[a](http://b/)", "![a](http://b/)", "<img src=x>", "http://evil.example/", "evil.com", "a@evil.com", "*a*", "~~a~~", "`a` [c](x:y)"}
	for i, answer := range read(t, texts) {
		harm := slices.DeleteFunc(answer.Strange, func(what string) bool { return what == "paragraph" || what == "text before the title" })
		if len(harm) == 0 {
			t.Errorf("%q is taken for text", texts[i])
		}
	}
}

// Whatever is typed, only text comes of it: everywhere in a table, and in the views
// that repeat it.
func TestHostileMarkdown(t *testing.T) {
	var texts []string
	var want [][]*page.Table
	s := play.NewSession(locales.All(), nil, model.Initial("fr"))
	for i, text := range vectors.Hostile(1000) {
		table := &page.Table{Title: text, Heads: []string{text + "1", "2" + text}}
		table.AddRow("", &page.TableCell{Text: text}, &page.TableCell{Text: text, Code: true})
		table.AddRow("", &page.TableCell{Text: "« " + text + " » ?"}, &page.TableCell{Text: text + text, Code: true})
		s.Do(model.SetView{Name: model.ViewNames()[i%len(model.ViewNames())]})
		s.Do(model.SetTexts{Base: "http://a/" + text, Ref: text})
		s.Do(model.SetText{Text: text})
		tables := slices.DeleteFunc(append(s.Record(), table), func(t *page.Table) bool { return len(t.Heads) == 0 }) // a remark
		want = append(want, tables)
		texts = append(texts, export.Tables(tables, "markdown").String())
	}
	for i, answer := range read(t, texts) {
		if len(answer.Strange) > 0 || len(answer.Tables) != len(want[i]) {
			t.Errorf("%q in %d tables instead of %d:\n%s", answer.Strange, len(answer.Tables), len(want[i]), texts[i])
			continue
		}
		for k, table := range answer.Tables {
			// markdown-it keeps a space that does not break at the beginning of a title.
			got := append([][]string{{strings.TrimSpace(table.Title)}}, table.Rows...)
			if !slices.EqualFunc(got, shown(want[i][k]), slices.Equal) {
				t.Errorf("%q\nwant %q\n%s", got, shown(want[i][k]), texts[i])
			}
		}
		if t.Failed() {
			break
		}
	}
}

// shown returns the title, the heads and the rows of a table, without the spaces around
// cells.
func shown(t *page.Table) [][]string {
	list := [][]string{{strings.TrimSpace(page.VisibleSentence(t.Title))}, nil}
	for _, head := range t.Heads {
		list[1] = append(list[1], strings.TrimSpace(page.VisibleSentence(head)))
	}
	for _, row := range t.Rows {
		var cells []string
		for _, c := range row.Cells {
			if c.Code {
				cells = append(cells, page.Visible(c.Text))
			} else {
				cells = append(cells, strings.TrimSpace(page.VisibleSentence(c.Text)))
			}
		}
		list = append(list, cells)
	}
	return list
}
