package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// linkPanelOf returns a session in the view of links, with a list of references on a page.
func linkPanelOf(t *testing.T, lang, retrieval string, refs ...string) *play.Session {
	t.Helper()
	return linksOf(t, opening(lang), retrieval, refs...)
}

// linksOf returns the same from a state.
func linksOf(t *testing.T, initial model.State, retrieval string, refs ...string) *play.Session {
	t.Helper()
	s := linkPanelAt(initial, retrieval)
	finish(t, s, s.Do(model.SourceText{Text: strings.Join(refs, "\n"), ReadAs: model.ReadAs{Format: "text", By: "nothing"}}))
	return s
}

// linkPanelAt returns a session that is about to read links of a document from an address.
func linkPanelAt(initial model.State, retrieval string) *play.Session {
	s := newSession(initial)
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SetLinkField{Field: "retrieval", Value: retrieval})
	s.Do(model.SourceChanged{})
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
				saved += e.Text.String()
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

func linkTexts(s *play.Session, column int) (texts []string) {
	for _, row := range tablesOf(s.Page())[0].Rows {
		texts = append(texts, row.Cells[column].Text)
	}
	return texts
}

func joined(s *play.Session, column int) string { return strings.Join(linkTexts(s, column), " ") }

func tableNamed(s *play.Session, id string) *page.Table {
	for _, table := range tablesOf(s.Page()) {
		if table.ID == id {
			return table
		}
	}
	return nil
}

func TestLinkPanel(t *testing.T) {
	s := linkPanelOf(t, "en", "http://a/docs/guide", "intro", "/x", "../../../y", "http://0x7f.1/", "javascript:x")
	if got := joined(s, 2); got != "http://a/docs/intro http://a/x http://a/y http://0x7f.1/ javascript:x" {
		t.Errorf("targets %s", got)
	}
	if got := tableNamed(s, "linkpanel").Note; !strings.HasPrefix(got, "Links: 5 of 5; 1 dangerous") {
		t.Errorf("said %q", got)
	}
	if got := s.Page().Heading; !strings.HasPrefix(got, "5 links: 1 dangerous, ") || !strings.HasSuffix(got, " to check") {
		t.Errorf("the heading is %q", got)
	}
	if slash := tableNamed(s, "slash"); slash == nil || len(slash.Rows) != 1 || slash.Rows[0].Cells[2].Text != "http://a/docs/guide/intro" {
		t.Errorf("with the slash: %+v", slash)
	}
	finish(t, s, s.Do(model.CommandAction("links-slash", "")))
	if got := s.State().LinkPanel.Retrieval + " " + linkTexts(s, 2)[0]; got != "http://a/docs/guide/ http://a/docs/guide/intro" {
		t.Errorf("the other base: %s", got)
	}
	finish(t, s, s.Do(model.SetLinkField{Field: "retrieval", Value: "http://a/docs/guide"}))
	finish(t, s, s.Do(model.CommandAction("links-order", "level")))
	if got := linkTexts(s, 1); got[0] != "http://0x7f.1/" {
		t.Errorf("the gravest first: %q", got)
	}
	finish(t, s, s.Do(model.CommandAction("links-level", "danger")))
	if got := joined(s, 1); got != "http://0x7f.1/" {
		t.Errorf("the dangerous: %q", got)
	}
	finish(t, s, s.Do(model.CommandAction("links-level", "none")))
	if got := joined(s, 1); strings.Contains(got, "0x7f") || tableNamed(s, "linkpanel").Buttons[0].Pressed != "false" {
		t.Errorf("those without a finding: %q", got)
	}
	finish(t, s, s.Do(model.CommandAction("links-level", "")))
	finish(t, s, s.Do(model.SetLinkField{Field: "search", Value: "Y"}))
	if got := joined(s, 1); got != "../../../y" {
		t.Errorf("found %q", got)
	}
	finish(t, s, s.Do(model.CommandAction("links-all", "")))
	finish(t, s, s.Do(model.CommandAction("links-code", "odd-ipv4")))
	if got := joined(s, 1); got != "http://0x7f.1/" {
		t.Errorf("found %q", got)
	}
}

// A fix goes into the source and into the list, and what follows it moves.
func TestLinkPanelFix(t *testing.T) {
	s := linkPanelOf(t, "en", "http://a/", "x y", "z")
	if got := joined(s, 1); got != "" {
		t.Errorf("prose was read as a list: %q", got)
	}
	s = linkPanelOf(t, "en", "http://a/", "x|y", "é", "z")
	effects := s.Do(model.CommandAction("links-fix", "0 x%7Cy"))
	if e, ok := effects[0].(model.EditSource); !ok || e != (model.EditSource{SelectSource: model.SelectSource{Start: 0, End: 3}, With: "x%7Cy"}) {
		t.Errorf("%+v", effects)
	}
	finish(t, s, effects)
	if got := joined(s, 1) + " " + joined(s, 3); got != "x%7Cy é z 1:1 2:1 3:1" {
		t.Errorf("%q", got)
	}
	for _, value := range []string{"", "x", "-1 x", "3 x", "99999999999999999999 x"} {
		s.Do(model.CommandAction("links-fix", value))
		s.Do(model.CommandAction("links-open", value))
		s.Do(model.CommandAction("links-source", value))
	}
}

// A link is opened as it is, even on a base with a space, and has a permalink.
func TestLinkPanelShow(t *testing.T) {
	linked := opening("en")
	linked.LinkPanel.HasPermalinks = true
	s := linksOf(t, linked, "http://a/my docs/x", "y z", "w", "v")
	s.Do(model.CommandAction("links-open", "0"))
	cite := tableNamed(s, "chosen").Rows[0].Cells[1].Cite
	s.Do(model.CommandAction("links-show", "0"))
	if got := s.State(); got.Base != "http://a/my docs/x" || got.Ref != "y z" || got.View != "resolve" {
		t.Errorf("shows %q, %q in %s", got.Base, got.Ref, got.View)
	}
	if cite.URL != "#"+model.EncodePermalink(s.State()) {
		t.Errorf("permalink %q, want %q", cite.URL, model.EncodePermalink(s.State()))
	}
	s.Do(model.CommandAction("links-show", "99"))
	s.Do(model.CommandAction("links-from", "0"))
	if got := s.State(); got.Base != "http://a/my docs/x" || got.Ref != "y z" || got.View != model.FromView {
		t.Errorf("reads %q, %q in %s", got.Base, got.Ref, got.View)
	}
}

// Work that was cancelled resumes where it stopped, or with what is asked for next.
func TestLinkPanelResume(t *testing.T) {
	refs := strings.Split(strings.Repeat("x\n", 5000), "\n")
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SourceChanged{})
	s.Do(model.SourceText{Text: strings.Join(refs, "\n"), ReadAs: model.ReadAs{Format: "text", By: "nothing"}})
	s.Do(model.Work{})
	s.Do(model.CommandAction("links-cancel", ""))
	if panel := tableNamed(s, "linkpanel"); !strings.HasPrefix(panel.Note, "Cancelled") || panel.Buttons[0].Command.Name != "links-resume" {
		t.Errorf("%q %+v", panel.Note, panel.Buttons)
	}
	finish(t, s, s.Do(model.CommandAction("links-resume", "")))
	if note := tableNamed(s, "linkpanel").Note; !strings.HasPrefix(note, "Links: 5000 of 5000") {
		t.Errorf("%q", note)
	}
	s.Do(model.CommandAction("links-order", "level"))
	s.Do(model.CommandAction("links-cancel", ""))
	finish(t, s, s.Do(model.CommandAction("links-order", "ref")))
	if note := tableNamed(s, "linkpanel").Note; !strings.HasPrefix(note, "Links: 5000 of 5000") {
		t.Errorf("%q", note)
	}
	s.Do(model.CommandAction("links-export", "csv"))
	if note := tableNamed(s, "linkpanel").Note; !strings.Contains(note, " of 5000; ") {
		t.Errorf("%q", note)
	}
	s.Do(model.CommandAction("links-cancel", ""))
	if panel := tableNamed(s, "linkpanel"); !strings.HasPrefix(panel.Note, "Links: 5000 of 5000") || panel.Buttons[0].Command.Name != "links-level" {
		t.Errorf("%q %+v", panel.Note, panel.Buttons)
	}
	// What is read elsewhere has to be read again.
	s.Do(model.SourceChanged{})
	s.Do(model.LinksFound{Percent: 3})
	s.Do(model.CommandAction("links-cancel", ""))
	if effects := s.Do(model.CommandAction("links-resume", "")); len(effects) != 1 || effects[0] != (model.ScanSource{Format: s.State().LinkPanel.Format}) {
		t.Errorf("%+v", effects)
	}
}

// In HTML a fix is written so that it stays within its attribute.
func TestLinkPanelFixInHTML(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SourceChanged{})
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "a b", Start: 9, End: 12, Line: 1, Column: 10, Writing: links.AsMarkup}, {Ref: "c", Start: 20, End: 21, Line: 1, Column: 21}}, Percent: 100})
	finish(t, s, s.Do(model.ScanDone{Base: core.Source{Text: "http://a/", Given: true}, Claims: []model.Claim{{Name: "xml:base", Text: "http://x/"}}}))
	effects := s.Do(model.CommandAction("links-fix", `0 ?a&b='"<😀`))
	if e := effects[0].(model.EditSource); e.With != "?a&amp;b=&#39;&quot;&lt;😀" {
		t.Errorf("%+v", e)
	}
	finish(t, s, effects)
	if got := joined(s, 3); got != "1:10 1:44" {
		t.Errorf("places %s", got)
	}
	if note := tableNamed(s, "base").Note; !strings.Contains(note, "xml:base") || !strings.Contains(note, "http://a/") {
		t.Errorf("base: %q", note)
	}
}

func TestLinkPanelExport(t *testing.T) {
	s := linkPanelOf(t, "en", "http://a/", "=cmd|x,y", "`b|c`", "\u202ed")
	for format, want := range map[string][]string{
		"csv":      {"link,line,column,start,end,context,reference,kind,target,level,findings,format,recognized\r\n1,1,1,0,8,text,\"'=cmd|x,y\",relative-path,"},
		"json":     {"[\n{\"link\": 1, ", `"reference": "=cmd|x,y"`, `"reference": "\u202Ed"`, `"format": "text", "recognized": "nothing"`, "\n]\n"},
		"markdown": {"| link |", "`=cmd\\|x,y`", "`` `b\\|c` ``", "⟨U+202E⟩"},
	} {
		saved := finish(t, s, s.Do(model.CommandAction("links-export", format)))
		for _, w := range want {
			if !strings.Contains(saved, w) {
				t.Errorf("%s lacks %q: %s", format, w, saved)
			}
		}
	}
	s.Do(model.SetLinkField{Field: "defang", Value: "on"})
	untouched := model.Initial("en")
	s = linksOf(t, untouched, "http://a/", "b", "http://0x7f.1/")
	if saved := finish(t, s, s.Do(model.CommandAction("links-export", "csv"))); linkTexts(s, 1)[0] != "http://0x7f.1/" || !strings.Contains(saved, "\r\n1,1,") {
		t.Errorf("the gravest first, saved in the order of the source: %s", saved)
	}
	s = linkPanelOf(t, "en", "http://a.example/", "b")
	s.Do(model.SetLinkField{Field: "defang", Value: "on"})
	if saved := finish(t, s, s.Do(model.CommandAction("links-export", "csv"))); !strings.Contains(saved, "hxxp[:]//a[.]example/b") {
		t.Errorf("%s", saved)
	}
}

// What is copied or printed of the links is all of them, up to a limit that it names.
func TestLinkPanelIsTakenWhole(t *testing.T) {
	for n, want := range map[int]string{60: "60:1", 2001: "the first 2000 of 2001 rows"} {
		s := linkPanelOf(t, "en", "http://a/", strings.Split(strings.Repeat("x\n", n-1)+"x", "\n")...)
		rows := s.Record()[0].Rows
		if last := rows[len(rows)-1]; len(rows) != min(n, 2001) || last.Cells[3].Text != want && last.Cells[1].Text != want {
			t.Errorf("%d rows of %d, the last %+v", len(rows), n, last.Cells[1])
		}
	}
}

// A file is said to be handed over, not to be saved, and no longer than until the
// next click. In a frame there is more to say.
func TestSaved(t *testing.T) {
	s := linkPanelOf(t, "en", "http://a/", "x")
	for want, saved := range map[string]model.Saved{
		"Download started: links.csv.":                             {Name: "links.csv"},
		"the page around this playground does not allow downloads": {Name: "links.csv", Framed: true},
		"could not create links.csv":                               {Name: "links.csv", Failed: true, Framed: true},
	} {
		s.Do(saved)
		if note := tableNamed(s, "linkpanel").Note; !strings.Contains(note, want) {
			t.Errorf("%+v: %q", saved, note)
		}
		s.Do(model.CommandAction("links-order", "ref"))
		if note := tableNamed(s, "linkpanel").Note; strings.Contains(note, "links.csv") {
			t.Errorf("it stays: %q", note)
		}
	}
	p := newSession(opening("en"))
	p.Do(model.SetView{Name: "parse"})
	p.Do(model.Saved{Name: "derivation.png", Failed: true})
	if got := p.Page().Body.(*page.ParseBody).Picture.Saved; got != "Your browser could not create derivation.png." {
		t.Errorf("%q", got)
	}
	p.Do(model.SetRef{Ref: "x"})
	if got := p.Page().Body.(*page.ParseBody).Picture.Saved; got != "" {
		t.Errorf("it stays: %q", got)
	}
}

func TestLinkPanelCancelAndFail(t *testing.T) {
	s := linkPanelOf(t, "en", "http://a/", "x")
	s.Do(model.SourceChanged{})
	s.Do(model.LinksFound{Percent: 40})
	if note := tableNamed(s, "linkpanel").Note; !strings.Contains(note, "40") {
		t.Errorf("%q", note)
	}
	if effects := s.Do(model.CommandAction("links-cancel", "")); len(effects) != 1 || effects[0] != (model.StopScan{}) {
		t.Errorf("%+v", effects)
	}
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "late"}}, Percent: 50})
	if note := tableNamed(s, "linkpanel").Note; !strings.HasPrefix(note, "Cancelled") {
		t.Errorf("%q", note)
	}
	s.Do(model.ScanFailed{Reason: "why"})
	if note := tableNamed(s, "linkpanel").Note; !strings.Contains(note, "why") {
		t.Errorf("%q", note)
	}
}

// The permalink has nothing of a pasted page.
func TestLinkPanelIsNotLinked(t *testing.T) {
	s := linkPanelOf(t, "en", "http://secret.example/", "secret")
	s.Do(model.SetLinkField{Field: "search", Value: "secret"})
	if link := model.EncodePermalink(s.State()); strings.Contains(link, "secret") || !strings.Contains(link, "view=links") {
		t.Errorf("%s", link)
	}
}

// All that the view says has words, in both languages.
func TestLinkPanelHasItsWords(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := linkPanelOf(t, lang, "http://b@a:25/c", "a", "%00", "\u202e", "http://xn--80ak6aa92e.com/", "//x", "", "#", "../..", "http:x")
		s.Do(model.SetLinkField{Field: "redirected", Value: "http://b@a:25/c/"})
		finish(t, s, s.Do(model.SetLinkField{Field: "move", Value: "/d/"}))
		for i := range 8 {
			s.Do(model.CommandAction("links-open", string(rune('0'+i))))
			for _, table := range tablesOf(s.Page()) {
				text := table.Title + " " + table.Caption + " " + table.Note
				for _, row := range table.Rows {
					for _, c := range row.Cells {
						text += " " + c.Text + " " + c.Detail
					}
				}
				for _, group := range []string{"linkpanel.", "find.", "base.", "found.", "one.", "diff.", "level.", "script.", "rule."} {
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

// What a reader left out is said beside what it found.
func TestLinkPanelSaysWhatIsLeftOut(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, name := range links.OmissionNames() {
			s := newSession(model.Initial(lang))
			s.Do(model.SetView{Name: model.LinksView})
			s.Do(model.SourceChanged{})
			finish(t, s, s.Do(model.ScanDone{Omissions: []links.Omission{{Name: name, Count: 77}}}))
			if note := tableNamed(s, "linkpanel").Note; !strings.Contains(note, "77") || !strings.Contains(note, "⚠") || strings.Contains(note, "cut.") {
				t.Errorf("%s %s: %q", lang, name, note)
			}
		}
	}
}

// A reference is never written where a reader gives no place for it.
func TestNoFixWithoutAPlace(t *testing.T) {
	s := newSession(model.Initial("en"))
	s.Do(model.SetView{Name: model.LinksView})
	s.Do(model.SourceChanged{})
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "a b", Line: 1, Column: 1, Writing: links.Never}}, Percent: 100})
	finish(t, s, s.Do(model.ScanDone{Base: core.Source{Text: "http://a/", Given: true}}))
	s.Do(model.CommandAction("links-open", "0"))
	for _, row := range tableNamed(s, "chosen").Rows {
		for _, cell := range row.Cells {
			if cell.Command.Name == "links-fix" {
				t.Errorf("a button writes %q", cell.Text)
			}
		}
	}
	for _, effect := range s.Do(model.CommandAction("links-fix", "0 a%20b")) {
		if edit, ok := effect.(model.EditSource); ok {
			t.Errorf("wrote %+v", edit)
		}
	}
}

// What only looks like a reference is named in the language of the page.
func TestNotResolvedIsNamed(t *testing.T) {
	for lang, name := range map[string]string{"en": "a URI template.", "fr": "un modèle d’URI"} {
		if got := play.LinkMessage(builtIn.For(lang), links.Finding{Code: links.NotResolved, Meaning: "URI template"}, "/{x}"); !strings.Contains(got, name) {
			t.Errorf("%s: %q does not say %q", lang, got, name)
		}
	}
}
