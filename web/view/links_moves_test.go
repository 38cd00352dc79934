package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/play"
)

// mended returns what the corrected source of a session is, by the effects that make it.
func mended(t *testing.T, s *play.Session, source string, effects []model.Effect) (text, how string) {
	t.Helper()
	at := 0
	for range 10_000 {
		more := false
		for _, e := range effects {
			switch e := e.(type) {
			case model.RequestWork:
				more = true
			case model.SourcePart:
				for i, span := range e.Spans {
					text += source[at:span.Start] + e.Texts[i]
					at = span.End
				}
				if e.Last {
					return text + source[at:], e.How
				}
			}
		}
		if !more {
			break
		}
		effects = s.Do(model.Work{})
	}
	t.Fatal("it never ends")
	return "", ""
}

// moved returns a session with a page that moves, whose source has a link in each line.
func moved(t *testing.T, lang, source string) *play.Session {
	t.Helper()
	s := linkPanelAt(opening(lang), "https://a.example/docs/p")
	var list []links.Link
	at := 0
	for i, line := range strings.Split(source, "\n") {
		list = append(list, links.Link{Ref: line, Start: uint32(at), End: uint32(at + len(line)), Line: uint32(i + 1), Column: 1, Context: links.ContextNamed("a href"), Writing: links.AsMarkup})
		at += len(line) + 1
	}
	s.Do(model.LinksFound{Links: list, Percent: 100})
	finish(t, s, s.Do(model.ScanDone{}))
	return s
}

// The view says what breaks, why and what to write, and gives the corrected source.
func TestMoveTable(t *testing.T) {
	source := "b\n/docs/c\nhttps://a.example/docs/d\n#e\n" + strings.Repeat("x&y\n", 200) + "last"
	s := moved(t, "en", source)
	finish(t, s, s.Do(model.SetLinkField{Field: "move", Value: "/new/p"}))
	var order string // what was asked for comes first, and the commonest cause before all that is known of the base
	for _, table := range tablesOf(s.Page()) {
		order += table.ID + " "
	}
	if order != "linkpanel move found slash base " {
		t.Errorf("the tables are %s", order)
	}
	table := tableNamed(s, "move")
	if !strings.Contains(table.Note, "The page alone moves from https://a.example/docs/p to https://a.example/new/p. Links that would lead elsewhere: 202 of 205.") || !strings.Contains(table.Note, "first 20") {
		t.Errorf("%q", table.Note)
	}
	row := table.Rows[0]
	if why := row.Cells[3]; row.Cells[1].Text != "https://a.example/new/b" || row.Cells[2].Text != "https://a.example/docs/b" || row.Cells[4].Text != "../docs/b" ||
		!strings.Contains(why.Text, "/new/") || why.Cite.Text != "§5.2.3" {
		t.Errorf("%+v %+v", row.Cells[3], row)
	}
	want := strings.NewReplacer("x&y", "../docs/x&amp;y", "last", "../docs/last").Replace("../docs/" + source)
	if text, how := mended(t, s, source, s.Do(model.CommandAction("links-mended", "copy"))); text != want || how != "copy" {
		t.Errorf("%s:\n%.200s, want\n%.200s", how, text, want)
	}
	finish(t, s, s.Do(model.SetLinkField{Field: "moving", Value: "site"}))
	finish(t, s, s.Do(model.SetLinkField{Field: "move", Value: "https://b.example/"}))
	table = tableNamed(s, "move")
	if len(table.Rows) != 1 || table.Rows[0].Cells[3].Text != "It contains the old address, whatever the base is." || table.Rows[0].Cells[4].Text != "https://b.example/docs/d" {
		t.Errorf("%+v", table)
	}
	if text, how := mended(t, s, source, s.Do(model.CommandAction("links-mended", "save"))); text != strings.Replace(source, "https://a", "https://b", 1) || how != "save" {
		t.Errorf("%s: %.200s", how, text)
	}
	for _, nowhere := range []string{"mailto:x", "//"} {
		finish(t, s, s.Do(model.SetLinkField{Field: "move", Value: nowhere}))
		if table = tableNamed(s, "move"); table.Rows != nil || table.Buttons != nil || !strings.Contains(table.Note, "Where is this page?") {
			t.Errorf("to %s: %+v", nowhere, table)
		}
	}
	for _, e := range s.Do(model.CommandAction("links-mended", "copy")) {
		if part, ok := e.(model.SourcePart); ok {
			t.Errorf("what does not move is corrected: %v", part)
		}
	}
}

// What the page says of its base is corrected in its turn, even after the first link.
func TestMovedBaseIsWritten(t *testing.T) {
	source := `/docs/i.png <base href="/docs/en/"> b`
	s := linkPanelAt(opening("en"), "https://a.example/docs/p")
	s.Do(model.SetLinkField{Field: "root", Value: "/docs/"})
	s.Do(model.SetLinkField{Field: "moving", Value: "site"})
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "/docs/i.png", End: 11, Line: 1, Column: 1, Writing: links.AsMarkup}, {Ref: "b", Start: 36, End: 37, Line: 1, Column: 37, Writing: links.AsMarkup}}, Percent: 100})
	finish(t, s, s.Do(model.ScanDone{Base: core.Source{Text: "/docs/en/", Given: true}, Place: links.SourceRange{Start: 24, End: 33}}))
	finish(t, s, s.Do(model.SetLinkField{Field: "move", Value: "https://b.example/"}))
	if note := tableNamed(s, "move").Note; !strings.Contains(note, "elsewhere: 2 of 2.") || !strings.Contains(note, "/en/") || !strings.Contains(note, "fixes 1 of them") {
		t.Errorf("%q", note)
	}
	if text, _ := mended(t, s, source, s.Do(model.CommandAction("links-mended", "copy"))); text != `/i.png <base href="/en/"> b` {
		t.Errorf("%s", text)
	}
}

// A fix before what the page says of its base moves that along; it is corrected where it is then.
func TestFixMovesTheBase(t *testing.T) {
	source := `<link href="x y.css"><base href="/docs/en/">`
	s := linkPanelAt(opening("en"), "https://a.example/docs/p")
	s.Do(model.SetLinkField{Field: "root", Value: "/docs/"})
	s.Do(model.SetLinkField{Field: "moving", Value: "site"})
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "x y.css", Start: 12, End: 19, Line: 1, Column: 13, Writing: links.AsMarkup}}, Percent: 100})
	finish(t, s, s.Do(model.ScanDone{Base: core.Source{Text: "/docs/en/", Given: true}, Place: links.SourceRange{Start: 33, End: 42}}))
	effects := s.Do(model.CommandAction("links-fix", "0 x%20y.css"))
	for _, e := range effects {
		if edit, ok := e.(model.EditSource); ok {
			source = source[:edit.Start] + edit.With + source[edit.End:]
		}
	}
	finish(t, s, effects)
	finish(t, s, s.Do(model.SetLinkField{Field: "move", Value: "https://b.example/"}))
	if text, _ := mended(t, s, source, s.Do(model.CommandAction("links-mended", "copy"))); text != `<link href="x%20y.css"><base href="/en/">` {
		t.Errorf("%s", text)
	}
}

// What the page says of its base is to be changed even where no link breaks without that.
func TestMovedBaseWithoutBreaks(t *testing.T) {
	s := linkPanelAt(opening("en"), "https://a.example/docs/p")
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "https://c.example/", End: 18, Line: 1, Column: 1, Writing: links.AsMarkup}}, Percent: 100})
	finish(t, s, s.Do(model.ScanDone{Base: core.Source{Text: "x/", Given: true}, Place: links.SourceRange{Start: 33, End: 35}}))
	finish(t, s, s.Do(model.SetLinkField{Field: "move", Value: "/new/p"}))
	table := tableNamed(s, "move")
	if !strings.HasSuffix(table.Note, "Every link still leads where it should. Set the page’s base to \u201c../docs/x/\u201d.") || len(table.Buttons) == 0 {
		t.Errorf("%q", table.Note)
	}
}
