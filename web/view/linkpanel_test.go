package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// deskOf is a session in the view of links, with a list of references on a page.
func deskOf(t *testing.T, lang, retrieval string, refs ...string) *play.Session {
	t.Helper()
	return linksOf(t, model.Initial(lang), retrieval, refs...)
}

// linksOf is the same from a state.
func linksOf(t *testing.T, initial model.State, retrieval string, refs ...string) *play.Session {
	t.Helper()
	s := play.NewSession(initial)
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SetLinkField{Field: "retrieval", Value: retrieval})
	s.Do(model.SourceChanged{})
	finish(t, s, s.Do(model.SourceText{Text: strings.Join(refs, "\n"), Format: "text"}))
	return s
}

// finish lets a session work until it is done, and returns the parts of a file
// that it saves meanwhile.
func finish(t *testing.T, s *play.Session, effects []model.Effect) (saved string) {
	t.Helper()
	for range 10_000 {
		goesOn := false
		for _, e := range effects {
			switch e := e.(type) {
			case model.RequestWork:
				goesOn = true
			case model.ExportPart:
				saved += e.Text
			}
		}
		if !goesOn {
			return saved
		}
		effects = s.Do(model.Work{})
	}
	t.Fatal("it never ends")
	return ""
}

func deskTexts(s *play.Session, column int) (texts []string) {
	for _, row := range tablesOf(s.Page())[0].Rows {
		texts = append(texts, row.Cells[column].Text)
	}
	return texts
}

func joined(s *play.Session, column int) string { return strings.Join(deskTexts(s, column), " ") }

func sheetNamed(s *play.Session, id string) *page.Table {
	for _, sheet := range tablesOf(s.Page()) {
		if sheet.ID == id {
			return sheet
		}
	}
	return nil
}

func TestDesk(t *testing.T) {
	s := deskOf(t, "en", "http://a/docs/guide", "intro", "/x", "../../../y", "http://0x7f.1/", "javascript:x")
	if got := joined(s, 3); got != "http://a/docs/intro http://a/x http://a/y http://0x7f.1/ javascript:x" {
		t.Errorf("targets %s", got)
	}
	if got := sheetNamed(s, "desk").Note; !strings.HasPrefix(got, "5 of 5 links: 1 dangerous") {
		t.Errorf("said %q", got)
	}
	if slash := sheetNamed(s, "slash"); slash == nil || len(slash.Rows) != 1 || slash.Rows[0].Cells[2].Text != "http://a/docs/guide/intro" {
		t.Errorf("with the slash: %+v", slash)
	}
	finish(t, s, s.Do(model.CommandAction("desk-slash", "")))
	if got := s.State().LinkPanel.Retrieval + " " + deskTexts(s, 3)[0]; got != "http://a/docs/guide/ http://a/docs/guide/intro" {
		t.Errorf("the other base: %s", got)
	}
	finish(t, s, s.Do(model.SetLinkField{Field: "retrieval", Value: "http://a/docs/guide"}))
	finish(t, s, s.Do(model.CommandAction("desk-order", "level")))
	finish(t, s, s.Do(model.CommandAction("desk-order", "level")))
	if got := deskTexts(s, 1); got[0] != "http://0x7f.1/" {
		t.Errorf("the gravest first: %q", got)
	}
	finish(t, s, s.Do(model.SetLinkField{Field: "search", Value: "Y"}))
	if got := joined(s, 1); got != "../../../y" {
		t.Errorf("found %q", got)
	}
	finish(t, s, s.Do(model.CommandAction("desk-all", "")))
	finish(t, s, s.Do(model.CommandAction("desk-code", "odd-ipv4")))
	if got := joined(s, 1); got != "http://0x7f.1/" {
		t.Errorf("found %q", got)
	}
}

// A fix goes into the source and into the list, and what stands behind moves.
func TestDeskFix(t *testing.T) {
	s := deskOf(t, "en", "http://a/", "x y", "z")
	if got := joined(s, 1); got != "" {
		t.Errorf("prose was read as a list: %q", got)
	}
	s = deskOf(t, "en", "http://a/", "x|y", "é", "z")
	effects := s.Do(model.CommandAction("desk-fix", "0 x%7Cy"))
	if e, ok := effects[0].(model.EditSource); !ok || e != (model.EditSource{SelectSource: model.SelectSource{Start: 0, End: 3}, With: "x%7Cy"}) {
		t.Errorf("%+v", effects)
	}
	finish(t, s, effects)
	if got := joined(s, 1) + " " + joined(s, 0); got != "x%7Cy é z 1:1 2:1 3:1" {
		t.Errorf("%q", got)
	}
	for _, value := range []string{"", "x", "-1 x", "3 x", "99999999999999999999 x"} {
		s.Do(model.CommandAction("desk-fix", value))
		s.Do(model.CommandAction("desk-open", value))
		s.Do(model.CommandAction("desk-source", value))
	}
}

// A link is opened as it stands, also on a base with a space, and has a permalink.
func TestDeskShow(t *testing.T) {
	linked := model.Initial("en")
	linked.LinkPanel.HasPermalinks = true
	s := linksOf(t, linked, "http://a/my docs/x", "y z", "w", "v")
	s.Do(model.CommandAction("desk-open", "0"))
	cite := sheetNamed(s, "chosen").Rows[0].Cells[1].Cite
	s.Do(model.CommandAction("desk-show", "0"))
	if got := s.State(); got.Base != "http://a/my docs/x" || got.Ref != "y z" || got.View != "resolve" {
		t.Errorf("shows %q, %q in %s", got.Base, got.Ref, got.View)
	}
	if cite.URL != "#"+model.EncodeLink(s.State()) {
		t.Errorf("permalink %q, want %q", cite.URL, model.EncodeLink(s.State()))
	}
	s.Do(model.CommandAction("desk-show", "99"))
}

// What is cancelled goes on where it stopped, or with whatever is asked for next.
func TestDeskResume(t *testing.T) {
	refs := strings.Split(strings.Repeat("x\n", 5000), "\n")
	s := play.NewSession(model.Initial("en"))
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SourceChanged{})
	s.Do(model.SourceText{Text: strings.Join(refs, "\n"), Format: "text"})
	s.Do(model.Work{})
	s.Do(model.CommandAction("desk-cancel", ""))
	if desk := sheetNamed(s, "desk"); !strings.HasPrefix(desk.Note, "Cancelled") || desk.Buttons[0].Command.Name != "desk-resume" {
		t.Errorf("%q %+v", desk.Note, desk.Buttons)
	}
	finish(t, s, s.Do(model.CommandAction("desk-resume", "")))
	if note := sheetNamed(s, "desk").Note; !strings.HasPrefix(note, "5000 of 5000") {
		t.Errorf("%q", note)
	}
	s.Do(model.CommandAction("desk-order", "level"))
	s.Do(model.CommandAction("desk-cancel", ""))
	finish(t, s, s.Do(model.CommandAction("desk-order", "ref")))
	if note := sheetNamed(s, "desk").Note; !strings.HasPrefix(note, "5000 of 5000") {
		t.Errorf("%q", note)
	}
	s.Do(model.CommandAction("desk-export", "csv"))
	if note := sheetNamed(s, "desk").Note; !strings.Contains(note, " of 5000 links.") {
		t.Errorf("%q", note)
	}
	s.Do(model.CommandAction("desk-cancel", ""))
	if desk := sheetNamed(s, "desk"); !strings.HasPrefix(desk.Note, "5000 of 5000") || desk.Buttons[0].Command.Name != "desk-export" {
		t.Errorf("%q %+v", desk.Note, desk.Buttons)
	}
	// What is read elsewhere has to be read anew.
	s.Do(model.SourceChanged{})
	s.Do(model.LinksFound{Percent: 3})
	s.Do(model.CommandAction("desk-cancel", ""))
	if effects := s.Do(model.CommandAction("desk-resume", "")); len(effects) != 1 || effects[0] != (model.ScanSource{Format: s.State().LinkPanel.Format}) {
		t.Errorf("%+v", effects)
	}
}

// In HTML a fix is written so that it stays within its attribute.
func TestDeskFixInHTML(t *testing.T) {
	s := play.NewSession(model.Initial("en"))
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SourceChanged{})
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "a b", Start: 9, End: 12, Line: 1, Column: 10}, {Ref: "c", Start: 20, End: 21, Line: 1, Column: 21}}, Percent: 100})
	finish(t, s, s.Do(model.ScanDone{Base: core.Source{Text: "http://a/", Given: true}, HTML: true, Claims: []model.Claim{{Name: "xml:base", Text: "http://x/"}}}))
	effects := s.Do(model.CommandAction("desk-fix", `0 ?a&b='"<😀`))
	if e := effects[0].(model.EditSource); e.With != "?a&amp;b=%27%22%3C😀" {
		t.Errorf("%+v", e)
	}
	finish(t, s, effects)
	if got := joined(s, 0); got != "1:10 1:38" {
		t.Errorf("places %s", got)
	}
	if note := sheetNamed(s, "base").Note; !strings.Contains(note, "xml:base") || !strings.Contains(note, "http://a/") {
		t.Errorf("base: %q", note)
	}
}

func TestDeskExport(t *testing.T) {
	s := deskOf(t, "en", "http://a/", "=cmd|x,y", "`b|c`", "\u202ed")
	for format, want := range map[string][]string{
		"csv":      {"link,line,column,start,end,context,reference,kind,target,level,findings\r\n1,1,1,0,8,text,\"'=cmd|x,y\",relative-path,"},
		"json":     {"[\n{\"link\": 1, ", `"reference": "=cmd|x,y"`, `"reference": "\u202Ed"`, "\n]\n"},
		"markdown": {"| link |", "`=cmd\\|x,y`", "`` `b\\|c` ``", "⟨U+202E⟩"},
	} {
		saved := finish(t, s, s.Do(model.CommandAction("desk-export", format)))
		for _, w := range want {
			if !strings.Contains(saved, w) {
				t.Errorf("%s lacks %q: %s", format, w, saved)
			}
		}
	}
	s.Do(model.SetLinkField{Field: "defang", Value: "on"})
	s = deskOf(t, "en", "http://a.example/", "b")
	s.Do(model.SetLinkField{Field: "defang", Value: "on"})
	if saved := finish(t, s, s.Do(model.CommandAction("desk-export", "csv"))); !strings.Contains(saved, "hxxp[:]//a[.]example/b") {
		t.Errorf("%s", saved)
	}
}

// A table of any length has few rows, and scrolling moves the window only.
func TestDeskWindow(t *testing.T) {
	refs := make([]string, 3000)
	for i := range refs {
		refs[i] = "x"
	}
	s := deskOf(t, "en", "http://a/", refs...)
	before := tablesOf(s.Page())[0]
	if s.Do(model.ScrollLinks{Top: 3}); tablesOf(s.Page())[0] != before {
		t.Error("a few pixels make another page")
	}
	s.Do(model.ScrollLinks{Top: 1 << 30})
	w := tablesOf(s.Page())[0].Window
	if len(tablesOf(s.Page())[0].Rows) != page.WindowRows || w.After != 0 || w.Before+page.WindowRows*page.RowHeight != 3000*page.RowHeight {
		t.Errorf("%+v", w)
	}
}

func TestDeskCancelAndFail(t *testing.T) {
	s := deskOf(t, "en", "http://a/", "x")
	s.Do(model.SourceChanged{})
	s.Do(model.LinksFound{Percent: 40})
	if note := sheetNamed(s, "desk").Note; !strings.Contains(note, "40") {
		t.Errorf("%q", note)
	}
	if effects := s.Do(model.CommandAction("desk-cancel", "")); len(effects) != 1 || effects[0] != (model.StopScan{}) {
		t.Errorf("%+v", effects)
	}
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "late"}}, Percent: 50})
	if note := sheetNamed(s, "desk").Note; !strings.HasPrefix(note, "Cancelled") {
		t.Errorf("%q", note)
	}
	s.Do(model.ScanFailed{Reason: "why"})
	if note := sheetNamed(s, "desk").Note; !strings.Contains(note, "why") {
		t.Errorf("%q", note)
	}
}

// Nothing of a pasted page stands in the permalink.
func TestDeskIsNotLinked(t *testing.T) {
	s := deskOf(t, "en", "http://secret.example/", "secret")
	s.Do(model.SetLinkField{Field: "search", Value: "secret"})
	if link := model.EncodeLink(s.State()); strings.Contains(link, "secret") || !strings.Contains(link, "view=links") {
		t.Errorf("%s", link)
	}
}

// All that the view says has words, in both languages.
func TestDeskHasItsWords(t *testing.T) {
	for _, lang := range i18n.Languages() {
		s := deskOf(t, lang, "http://b@a:25/c", "a", "%00", "\u202e", "http://xn--80ak6aa92e.com/", "//x", "", "#", "../..", "http:x")
		s.Do(model.SetLinkField{Field: "redirected", Value: "http://b@a:25/c/"})
		finish(t, s, s.Do(model.SetLinkField{Field: "move", Value: "/d/"}))
		for i := range 8 {
			s.Do(model.CommandAction("desk-open", string(rune('0'+i))))
			for _, sheet := range tablesOf(s.Page()) {
				text := sheet.Title + " " + sheet.Caption + " " + sheet.Note
				for _, row := range sheet.Rows {
					for _, c := range row.Cells {
						text += " " + c.Text + " " + c.Detail
					}
				}
				for _, group := range []string{"desk.", "find.", "base.", "found.", "one.", "diff.", "level.", "script.", "rule."} {
					for word := range strings.FieldsSeq(text) {
						if len(word) > len(group) && strings.HasPrefix(word, group) {
							t.Errorf("%s: no word for %q", lang, word)
						}
					}
				}
			}
		}
	}
}
