package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/places"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

const installed = "https://user.github.io/project/docs/install/"

// fromTables returns the tables of the view by their ids.
func fromTables(t *testing.T, s *play.Session) map[string]*page.Table {
	t.Helper()
	tables := map[string]*page.Table{}
	for _, table := range tablesOf(s.Page()) {
		tables[table.ID] = table
	}
	return tables
}

func fromSession(lang, base, ref string) *play.Session {
	s := newSession(model.Initial(lang))
	s.Do(model.SetView{Name: model.FromView})
	s.Do(model.SetTexts{Base: base, Ref: ref})
	return s
}

// Each row says the base, the target and, where it is another one, the step and its
// section; a click opens that resolution.
func TestReadFromEverywhere(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := fromSession(lang, installed, "../img/logo.png")
		rows := fromTables(t, s)["readings"].Rows
		if len(rows) != 12 {
			t.Fatalf("%d rows", len(rows))
		}
		for _, row := range rows {
			base, to, parts := row.Cells[1].Text, row.Cells[2], row.Cells[3]
			if target, _ := core.Target(base, "../img/logo.png", core.RFC3986, core.Options{}); to.Text != target {
				t.Errorf("from %s to %s, want %s", base, to.Text, target)
			}
			differs := strings.HasPrefix(row.Class, "differs")
			if other := to.Text != rows[0].Cells[2].Text; differs && !other || other != (parts.Text != "") || other && parts.Cite.Text == "" {
				t.Errorf("%s: %q, parts: %+v", base, row.Class, parts)
			}
			other := newSession(s.State())
			click(other, to.Command)
			if got := other.State(); got.View != "resolve" || got.Base != base {
				t.Errorf("a click on %s opens %+v", to.Text, got)
			}
		}
	}
	rows := fromTables(t, fromSession("en", installed, "../img/logo.png"))["readings"].Rows
	if bare := rows[1]; bare.Cells[3].Cite.Text != "§5.2.3" || !strings.Contains(bare.Cells[3].Text, "up to and including its last slash (/project/docs/)") {
		t.Errorf("without the slash: %+v", bare.Cells[3])
	}
	rows = fromTables(t, fromSession("en", "https://example.com/a/b/", "../../img"))["readings"].Rows
	if !strings.Contains(rows[1].Cells[2].Detail, "the same") || strings.Contains(rows[1].Cells[3].Text, "slash") {
		t.Errorf("clamped: %+v", rows[1].Cells)
	}
}

// What a host answers is said of each form, and a redirection is told from the page.
func TestHostAnswers(t *testing.T) {
	s := fromSession("en", installed, "../img/logo.png")
	find(t, fromTables(t, s)["hosts"], "GitHub Pages", s)
	rows := fromTables(t, s)["readings"].Rows
	for i, want := range []string{"serves the page", "redirects (301) to /install/", "serves the page", "answers 404"} {
		if got := rows[i].Cells[0].Detail; !strings.Contains(got, want) {
			t.Errorf("row %d: %q lacks %q", i, got, want)
		}
	}
	if got := model.EncodePermalink(s.State()); !strings.HasSuffix(got, "&view=from&host=github-pages") {
		t.Error(got)
	}
	find(t, fromTables(t, s)["hosts"], "GitHub Pages", s)
	if got := s.State().From.Host; got != "" {
		t.Errorf("chosen twice: %q", got)
	}
}

// find clicks the row of a table that has the name.
func find(t *testing.T, table *page.Table, name string, s *play.Session) {
	t.Helper()
	for _, row := range table.Rows {
		if row.Cells[0].Text == name {
			click(s, row.Cells[0].Command)
			return
		}
	}
	t.Fatalf("no %s", name)
}

// The advice follows what matters, and says what mends the rest.
func TestAdviceOnALink(t *testing.T) {
	for _, c := range []struct {
		base, ref string
		matter    []string // that are toggled
		want      string
	}{
		{installed, "../img/x.png", nil, "Write “/project/docs/img/x.png”: it works from every chosen place."},
		{installed, "../img/x.png", []string{"bare", "root"}, "Keep “../img/x.png”: it works from every chosen place."},
		{installed, "../img/x.png", []string{"registry"}, "Write “https://user.github.io/project/docs/img/x.png”"},
		{installed, "../img/x.png", []string{"root"}, "fails from: without the slash. To fix this, give the page a single address"},
		{installed, "/img/x.png", []string{"feed"}, "Keep “/img/x.png”"}, // if it is meant
		{installed, "#top", []string{"root", "feed"}, "Keep “#top”"},
	} {
		s := fromSession("en", c.base, c.ref)
		for _, place := range c.matter {
			s.Do(model.CommandAction("matter", place))
		}
		ways := fromTables(t, s)["ways"]
		if note := fromTables(t, s)["readings"].Note + ways.Note; !strings.Contains(note, c.want) {
			t.Errorf("%q, %v: %q lacks %q", c.ref, c.matter, note, c.want)
		}
		for _, row := range ways.Rows {
			if right := strings.HasPrefix(row.Class, "works-yes"); right != (row.Cells[2].Text == "") {
				t.Errorf("%q: %+v", c.ref, row)
			}
		}
		checkFromLink(t, s)
	}
}

// The permalink holds what was chosen.
func checkFromLink(t *testing.T, s *play.Session) {
	t.Helper()
	other := newSession(model.Initial("en"))
	other.Do(model.OpenPermalink{Fragment: model.EncodePermalink(s.State())})
	if got, want := other.State(), s.State(); got.From != want.From || got.View != want.View || got.Notice != "" {
		t.Errorf("%q opens %+v", model.EncodePermalink(s.State()), got.From)
	}
}

// A damaged permalink opens with what could be read of it.
func TestDamagedPlaces(t *testing.T) {
	for link, want := range map[string]model.FromState{
		"v=1&base=http://a/b/&ref=c&view=from&tool=hugo":              {Tool: "hugo"},
		"v=1&base=http://a/b/&ref=c&view=from&tool=hogo&host=nginx":   {Host: "nginx"},
		"v=1&base=http://a/b/&ref=c&view=from&matter=blob,nowhere":    {Matter: places.SetOf(places.Given, places.Blob)},
		"v=1&base=http://a/b/&ref=c&view=from&matter=blob&host=caddy": {Host: "caddy", Matter: places.SetOf(places.Given, places.Blob)},
	} {
		s := newSession(model.Initial("en"))
		s.Do(model.OpenPermalink{Fragment: link})
		if got := s.State(); got.From != want || (got.Notice != "") != (strings.Contains(link, "hogo") || strings.Contains(link, "nowhere")) {
			t.Errorf("%s: %+v, %q", link, got.From, got.Notice)
		}
	}
}

// Without a base there are the facts, and a sentence.
func TestNoPlaces(t *testing.T) {
	for _, base := range []string{"", "x/y", "http://a/" + strings.Repeat("b", 5000)} {
		tables := fromTables(t, fromSession("en", base, "c"))
		if tables["readings"].Note == "" || tables["ways"] != nil || len(tables["tools"].Rows) != len(places.Tools()) || len(tables["hosts"].Rows) != len(places.Hosts()) {
			t.Errorf("%.20q: %+v", base, tables["readings"])
		}
	}
}

// A link of a page, and the shortest that leads to a target, are read from everywhere by
// one click.
func TestReadFromEverywhereByAClick(t *testing.T) {
	s := newSession(model.Initial("en"))
	s.Do(model.SetView{Name: "relativize"})
	s.Do(model.SetTexts{Base: "http://a/b/c", Ref: "http://a/x"})
	offered := tablesOf(s.Page())[0].Buttons
	click(s, offered[slices.IndexFunc(offered, func(b page.Button) bool { return b.Command.Name == "places" })].Command)
	if got := s.State(); got.View != model.FromView || got.Base != "http://a/b/c" || got.Ref != "/x" {
		t.Errorf("%s: %q against %q", got.View, got.Ref, got.Base)
	}
	checkFromLink(t, s)
}

// A link that leaves its project already from the address given is said to, with what
// stays inside.
func TestLinkThatLeavesItsProject(t *testing.T) {
	s := fromSession("en", installed, "/img/x.png")
	tables := fromTables(t, s)
	want := "so the target is outside /project/. If a file of the project is meant, write “/project/img/x.png”."
	if note := tables["readings"].Note; !strings.Contains(note, want) || !strings.HasPrefix(tables["ways"].Note, "Keep") || len(tables["ways"].Buttons) != 1 {
		t.Fatalf("%q, %+v", note, tables["ways"])
	}
	click(s, tables["ways"].Buttons[0].Command)
	if tables = fromTables(t, s); s.State().Ref != "/project/img/x.png" || !strings.HasPrefix(tables["readings"].Note, "Keep") || tables["ways"].Note != "" || tables["ways"].Buttons != nil {
		t.Errorf("%q: %q", s.State().Ref, tables["ways"].Note)
	}
}

// What reads a page elsewhere has none of the options of resolution.
func TestReadFromEverywhereWithoutOptions(t *testing.T) {
	plain := fromTables(t, fromSession("en", "http://a/b/c", "http:g"))["readings"]
	s := fromSession("en", "http://a/b/c", "http:g")
	s.Do(model.SetOption{Name: "strict"})
	if !s.State().Options.NonStrict {
		t.Fatal("the option is not set")
	}
	rows := fromTables(t, s)["readings"].Rows
	if len(rows) != len(plain.Rows) {
		t.Fatalf("%d rows, want %d", len(rows), len(plain.Rows))
	}
	for i, row := range rows {
		if want := plain.Rows[i]; row.Class != want.Class || row.Cells[2].Text != want.Cells[2].Text || row.Cells[2].Detail != want.Cells[2].Detail {
			t.Errorf("%s: %q, %+v, want %+v", row.Cells[0].Text, row.Class, row.Cells[2], want.Cells[2])
		}
	}
}
