package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/tests/wordtest"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// tablesByID returns the tables of a view by their IDs.
func tablesByID(p page.Page) map[string]*page.Table {
	all := map[string]*page.Table{}
	for _, s := range tablesOf(p) {
		all[s.ID] = s
	}
	return all
}

// schemes1630 has a URI of each scheme of RFC 1630, and texts that are none.
var schemes1630 = []string{
	"http://h:80/a/b?q+r#f", "ftp://u:p@h/a/bA", "news:*", "news:a.b", "news:1@h", "nntp:a.b/7", "mid:a@b", "cid:a@b", "mailto:a@b",
	"wais://h/d?s", "wais://h/d/t/1=a;", "prospero://h:1/n%00vers", "telnet://u:p@h:23", "gopher://h/0a%09b", "afs://c/d", "urn:a", "x-a:b",
	"url:http://h/a", "file:///x", "HTTP://h", "http:", "ftp:/", "nntp:a", "gopher:", "wais:", "mailto:", "telnet:", "prospero:", "mid:", "cid:",
}

// Whatever the vectors hold, the view has words for it in each language.
func TestDialectsHaveWords(t *testing.T) {
	texts := slices.Concat(schemes1630, vectors.HardTexts())
	for _, c := range vectors.RFC1738() {
		texts = append(texts, c.Input)
	}
	for _, c := range vectors.Partial() {
		texts = append(texts, c.Partial)
	}
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		s.Do(model.SetView{Name: model.DialectsView})
		for i, text := range texts {
			base := []string{"magic://a/b/c//d/e/f", "gopher://h/a#b", "a"}[i%3]
			s.Do(model.SetTexts{Base: base, Ref: text})
			for _, table := range tablesOf(s.Page()) {
				checkWords(t, text, table)
			}
		}
	}
}

func checkWords(t *testing.T, text string, s *page.Table) {
	t.Helper()
	told := s.Title + " " + s.Caption + " " + s.Note + " " + strings.Join(s.Heads, " ")
	for _, row := range s.Rows {
		if len(row.Cells) != len(s.Heads) {
			t.Errorf("%q, %s: %d cells under %d heads", text, s.ID, len(row.Cells), len(s.Heads))
		}
		for _, c := range row.Cells {
			if c.Cite.Text != "" && !strings.Contains(c.Cite.URL, "#") {
				t.Errorf("%q, %s: cites %+v", text, s.ID, c.Cite)
			}
			if !c.Code {
				told += " " + c.Text
			}
			if c.Detail != "" {
				told += " " + c.Detail
			}
		}
	}
	wordtest.Wordless(t, told)
	for _, gap := range []string{"{char}", "{text}", "{part}", "{n}", "{value}", "{result}"} {
		if strings.Contains(told, gap) {
			t.Errorf("%q, %s: %s is not filled", text, s.ID, gap)
		}
	}
}

// The view says of each vector of RFC 1738 what the vector says.
func TestVerdictsOfRFC1738(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.DialectsView})
	for _, c := range vectors.RFC1738() {
		s.Do(model.SetTexts{Base: "http://a/b", Ref: c.Input})
		all := tablesByID(s.Page())
		verdict := all[model.DialectsView].Rows[0].Cells[2]
		if got := verdict.Class == "tone-good"; got != c.Valid {
			t.Errorf("%q: %s, want valid %v", c.Input, verdict.Text, c.Valid)
		}
		v := core.Parse(c.Input, core.RFC1738)
		if view := v.SchemeDetails(); view != nil && len(all["client"].Rows) != min(len(view.Actions), 60) {
			t.Errorf("%q: %d actions, want %d", c.Input, len(all["client"].Rows), len(view.Actions))
		}
	}
}

// The printed examples of the partial form lead where the RFC prints, and by the
// rule as printed elsewhere; the last step shows the result.
func TestPartialFormsAsPrinted(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.DialectsView})
	printed := 0
	for _, c := range vectors.Partial() {
		if !c.Printed {
			continue
		}
		printed++
		s.Do(model.SetTexts{Base: c.Context, Ref: c.Partial})
		for act, want := range map[string]*string{"off": c.Result, "on": c.Literal} {
			s.Do(model.CommandAction("literalRule", act))
			all := tablesByID(s.Page())
			columns, steps := all[model.DialectsView], all["partial"]
			if got := columns.Rows[len(columns.Rows)-1].Cells[1].Text; got != *want {
				t.Errorf("%q in %q, literal rule %s: %q, want %q", c.Partial, c.Context, act, got, *want)
			}
			last := steps.Rows[0]
			for _, row := range steps.Rows {
				if row.Class == "" {
					last = row
				}
			}
			if got := last.Cells[2].Text; got != *want {
				t.Errorf("%q in %q: the steps end with %q, want %q", c.Partial, c.Context, got, *want)
			}
		}
	}
	if printed != 10 {
		t.Errorf("%d printed examples", printed)
	}
}

// The first point where the documents part.
func TestFirstDivergence(t *testing.T) {
	for _, c := range []struct{ ref, head, what, why string }{
		{"http://host/~user", "as text", "Character 13: rejected by RFC 1630, RFC 1738, accepted by RFC 3986", "national"},
		{"../g", "as text", "rejected by RFC 1738", "does not define relative links"},
		{"ftp://h/a;type=i", "as text", "", "ftp type"},
		{"http:", "as text", "At the end (character 6): incomplete for RFC 1630, RFC 1738", "form"},
		{"http://h/a", "as components", "path", "has no authority"},
		{"mailto:a@b", "as components", "host", "the scheme says"},
		{"foo:bar", "", "", ""},
	} {
		s := tablesByID(pageOf(t, "en", "http://a/b/c", c.ref, model.SetView{Name: model.DialectsView}))["differences"]
		if c.head == "" {
			if len(s.Rows) > 0 || s.Note == "" {
				t.Errorf("%q: %+v", c.ref, s)
			}
			continue
		}
		cells := s.Rows[0].Cells
		if cells[0].Text != c.head || !strings.Contains(cells[1].Text, c.what) || !strings.Contains(strings.ToLower(cells[2].Text), c.why) {
			t.Errorf("%q: %q %q %q", c.ref, cells[0].Text, cells[1].Text, cells[2].Text)
		}
	}
}

// Where RFC 1630 and RFC 3986 lead to different targets, the view says so, and
// why.
func TestTargetsPart(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.DialectsView})
	for _, c := range vectors.Partial() {
		s.Do(model.SetTexts{Base: c.Context, Ref: c.Partial})
		old, now := core.Resolve(c.Context, c.Partial, core.RFC1630, core.Options{}), core.Resolve(c.Context, c.Partial, core.RFC3986, core.Options{})
		said := false
		for _, row := range tablesByID(s.Page())["differences"].Rows {
			if row.Cells[0].Text == "as a link" {
				if said = true; row.Cells[2].Text == "" {
					t.Errorf("%q in %q: %q without a reason", c.Partial, c.Context, row.Cells[1].Text)
				}
			}
		}
		if want := old.Done != now.Done || old.Target.Text != now.Target.Text; said != want {
			t.Errorf("%q in %q: said %v, want %v", c.Partial, c.Context, said, want)
		}
	}
}

// The browser is asked for the string alone when the view opens, and its answer
// is in its column.
func TestBrowserColumn(t *testing.T) {
	s := newSession(opening("en"))
	asked := slices.Contains(s.Do(model.SetView{Name: model.DialectsView}), model.Effect(model.AskBrowser{Base: "http://a/b/c/d;p?q", Ref: "../../g", Alone: true}))
	if !asked {
		t.Error("the browser is not asked")
	}
	s.Do(model.BrowserResult{Text: "http://a/x", Alone: true, Parts: [8]string{"http:", "u", "", "h", "", "/p", "", "#f"}})
	column := ""
	for _, row := range tablesByID(s.Page())[model.DialectsView].Rows {
		column += row.Cells[4].Text + "|"
	}
	if want := "accepts it as a URL|http:|u|h|empty or missing|/p|empty or missing|#f|http://a/x|"; column != want {
		t.Errorf("%s, want %s", column, want)
	}
	s.Do(model.BrowserResult{Refused: true})
	if got := tablesByID(s.Page())[model.DialectsView].Rows[0].Cells[4].Text; !strings.Contains(got, "rejects") {
		t.Error(got)
	}
}

// Every printable character is in the table once, with its class in each
// document, and a click explains it.
func TestMatrix(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.DialectsView})
	charTable := tablesByID(s.Page())["chartable"]
	covered := 0
	statusMarks := map[core.CharacterStatus]string{core.MustEncode: "○ ", core.Delimits: "◐ ", core.StandsFree: "● "}
	for _, row := range charTable.Rows {
		act := row.Cells[0].Command
		first := act.Value[0]
		last := row.Cells[0].Text[len(row.Cells[0].Text)-1]
		if first == ' ' {
			last = ' '
		}
		covered += int(last-first) + 1
		c := core.CharacterOf(first)
		for i, d := range []core.Dialect{core.RFC1630, core.RFC1738, core.RFC3986} {
			if want := statusMarks[c.Classes[d].Status] + c.Classes[d].Name; row.Cells[1+i].Text != want {
				t.Errorf("%q in %s: %q, want %q", first, d, row.Cells[1+i].Text, want)
			}
		}
		click(s, act)
		all := tablesByID(s.Page())
		if all["chartable"] != charTable {
			t.Fatal("the table is made anew")
		}
		checkWords(t, act.Value, all["character"])
		if !strings.Contains(all["character"].Title, core.CharacterOf(first).Encoding) {
			t.Errorf("%q: %s", first, all["character"].Title)
		}
	}
	if covered != 0x7F-' ' {
		t.Errorf("%d characters", covered)
	}
}

// The safe view says what core.Safe does, for either purpose.
func TestSafeView(t *testing.T) {
	const text = "L'été & la \"mer\""
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.SafeView})
	s.Do(model.SetText{Text: text})
	for _, name := range []string{"filename", "segment"} {
		s.Do(model.CommandAction("purpose", name))
		purpose, _ := core.PurposeNamed(name)
		result, choices := core.Safe(text, purpose)
		table := tablesOf(s.Page())[0]
		if len(table.Rows) != len(choices) || !strings.HasSuffix(table.Note, " "+result) {
			t.Errorf("%s: %d rows, %q", name, len(table.Rows), table.Note)
		}
		checkWords(t, text, table)
	}
	if s.Do(model.SetText{Text: "\x00"}); tablesOf(s.Page())[0].Note != builtIn.For("en").Get("safe.nothing") {
		t.Error(tablesOf(s.Page())[0].Note)
	}
}

// The permalink has what was chosen.
func TestPermalinkOfDialects(t *testing.T) {
	s := newSession(opening("en"))
	for _, a := range []model.Action{model.SetView{Name: model.SafeView}, model.SetText{Text: "a b"}, model.CommandAction("char", "%"), model.CommandAction("purpose", "filename"), model.CommandAction("literalRule", "on")} {
		s.Do(a)
	}
	link := model.EncodePermalink(s.State())
	for _, field := range []string{"literalRule=1", "view=safe", "text=a%20b", "char=%25", "for=filename"} {
		if !slices.Contains(strings.Split(link, "&"), field) {
			t.Errorf("%s lacks %s", link, field)
		}
	}
	if back, damaged := model.DecodePermalink(link, opening("en")); damaged || model.Linked(back) != model.Linked(s.State()) {
		t.Errorf("%s gives %+v", link, back)
	}
	s.Do(model.CommandAction("dialect", "rfc1738"))
	if back, damaged := model.DecodePermalink(model.EncodePermalink(s.State()), opening("en")); damaged || model.Linked(back) != model.Linked(s.State()) {
		t.Errorf("%s gives %+v", model.EncodePermalink(s.State()), back)
	}
	for _, field := range []string{"dialect=rfc1", "char=ab", "char=%C3%A9", "for=odd", "char="} {
		if _, damaged := model.DecodePermalink("v=1&view=dialects&"+field, opening("en")); !damaged {
			t.Errorf("%s is taken", field)
		}
	}
}

// RFC 1738 names the parts of a URL by its scheme, each once, with where that is said; a relative reference
// is answered by a sentence, without a table of what is undefined.
func TestRFC1738AsTables(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := byDocument(lang, core.RFC1738, nil, "http://a/b", "ftp://user@host.example/%2Fetc/b;type=i")
		list := s.Page().Body.(*page.TablesBody).Tables
		parts := list[0].Rows[1:]
		named := ""
		for _, row := range parts {
			named += row.Cells[0].Text + "=" + row.Cells[1].Text + " "
			if row.Class != "part" || row.Cells[0].Cite.Text == "" {
				t.Errorf("%s: %+v", lang, row.Cells[0])
			}
		}
		if want := "scheme=ftp user=user host=host.example fpath=%2Fetc/b cwd=%2Fetc name=b ftptype=i "; named != want || !strings.HasSuffix(parts[4].Cells[1].Detail, "/etc") {
			t.Errorf("%s: %s, decoded %q", lang, named, parts[4].Cells[1].Detail)
		}
		if len(list) < 2 || list[1].ID != "client" {
			t.Errorf("%s: not what a client does", lang)
		}
		s.Do(model.SetTexts{Base: "http://a/b", Ref: "../c"})
		p := s.Page()
		if list := p.Body.(*page.TablesBody).Tables; len(list) != 1 || len(list[0].Rows) != 1 || !strings.Contains(p.Heading, "RFC 1738") {
			t.Errorf("%s: %q, %d tables", lang, p.Heading, len(list))
		}
	}
}
