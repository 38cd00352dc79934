package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// Where the link has to lead elsewhere than it does, what is advised leads there from every chosen
// place, and each row says whether the link does.
func TestAdviceForWhatIsWanted(t *testing.T) {
	const guide = "https://example.com/docs/guide"
	for _, c := range []struct{ base, ref, wanted, want, rows string }{
		{guide, "intro", "https://example.com/docs/guide/intro", "Write “/docs/guide/intro”", "no yes yes no no no no no no no no no"},
		{guide, "intro", "/docs/guide/intro", "Write “/docs/guide/intro”", "no yes yes no no no no no no no no no"},
		{guide, "intro", "/docs/guide/", "Write “/docs/guide/intro”", "no yes yes no no no no no no no no no"}, // the folder
		{guide, "intro", "https://example.com/docs/intro", "Write “/docs/intro”", "yes no no yes yes yes yes no no no no no"},
		{guide, "", "https://other.example/x", "Write “https://other.example/x”", "no no no no no no no no no no no no"},
		{guide, "intro", "https://example.com/docs/guide/other", "Write “/docs/guide/other”", "no no no no no no no no no no no no"},
		{"https://github.com/o/r/blob/main/README.md", "docs/a.md", "https://github.com/o/r/blob/main/b.md", "Write “b.md”", "no no no"},
	} {
		s := fromSession("en", c.base, c.ref)
		s.Do(model.CommandAction("expect", c.wanted))
		if c.want == "Write “b.md”" {
			s.Do(model.CommandAction("matter", "raw"))
		}
		tables := fromTables(t, s)
		readings := tables["readings"]
		if note := readings.Note; !strings.Contains(note, c.want) || !strings.Contains(note, "It has to lead to “") {
			t.Errorf("%s, %q: %q lacks %q", c.base, c.ref, note, c.want)
		}
		var rows []string
		for _, r := range readings.Rows {
			says := map[string]string{"where it has to lead": "yes", "not where it has to lead": "no"}[r.Cells[2].Detail]
			rows = append(rows, says)
		}
		if got := strings.Join(rows, " "); got != c.rows {
			t.Errorf("%s, %q, %s: rows say %s, want %s", c.base, c.ref, c.wanted, got, c.rows)
		}
		if f := placesOf(t, s).Field; f.Name != "expect" || f.Value != c.wanted {
			t.Errorf("field: %+v", f)
		}
	}
}

// What is advised is resolved before it is said.
func TestWhatIsAdvisedLeadsToTheWanted(t *testing.T) {
	for _, wanted := range []string{"https://example.com/a/b", "/x:y", "https://example.com//z", "https://example.com/docs/guide?q#f", "https://example.com"} {
		s := fromSession("en", "https://example.com/docs/guide", "../nothing")
		s.Do(model.CommandAction("expect", wanted))
		state := s.State()
		address, _ := state.Wanted()
		now := 0
		for _, row := range fromTables(t, s)["ways"].Rows {
			if !strings.Contains(row.Class, "now") {
				continue
			}
			now++
			for _, base := range []string{"https://example.com/docs/guide", "https://example.com/docs/guide/"} {
				if target, _ := core.Target(base, row.Cells[0].Text, core.RFC3986, core.Options{}); target != address {
					t.Errorf("%s: %s leads to %s, wanted %s", base, row.Cells[0].Text, target, address)
				}
			}
		}
		if now != 1 {
			t.Errorf("%s: %d are advised", wanted, now)
		}
	}
}

// What cannot be told is said, and nothing is advised for it.
func TestWantedThatIsUnclear(t *testing.T) {
	s := fromSession("en", installed, "../img/logo.png")
	for wanted, want := range map[string]string{"/project/docs/": "matches this", "…/logo.png": "matches this", "…/": ""} {
		s.Do(model.CommandAction("expect", wanted))
		state := s.State()
		address, _ := state.Wanted()
		note := fromTables(t, s)["readings"].Note
		if address != "" || !strings.Contains(note, want) || strings.Contains(note, "It has to lead") {
			t.Errorf("%s: %q, %q", wanted, address, note)
		}
	}
}

// rulesOf returns the table of rules of a link behind a server.
func rulesOf(t *testing.T, lang, base, ref, rules string) (table, readings *page.Table) {
	t.Helper()
	s := fromSession(lang, base, ref)
	s.Do(model.CommandAction("server", rules))
	if got, damaged := model.DecodePermalink(model.EncodePermalink(s.State()), model.Initial(lang)); damaged || got.From != s.State().From {
		t.Errorf("the permalink gives %+v", got.From)
	}
	tables := fromTables(t, s)
	return tables["rules"], tables["readings"]
}

// It is said what the application is asked for, and why the link is read otherwise there.
func TestLinkBehindAServer(t *testing.T) {
	const page = "https://example.com/app/guide/intro"
	for _, c := range []struct{ rules, ref, note, upstream, right string }{
		{"location /app/ { proxy_pass http://127.0.0.1:3000/; }", "/img/x.png", "would lead to “http://127.0.0.1:3000/img/x.png”. The browser knows only “" + page + "”: from there the link leads to “https://example.com/img/x.png”", "http://127.0.0.1:3000/guide/intro", "differs aside"},
		{"location /app/ { proxy_pass http://127.0.0.1:3000/; }", "x.png", "to the same place", "http://127.0.0.1:3000/guide/intro", "same aside"},
		{"location /app/ { proxy_pass http://127.0.0.1:3000/; }", "../../../x.png", "would lead to", "http://127.0.0.1:3000/guide/intro", "differs aside"},
		{"location /app/ { proxy_pass http://127.0.0.1:3000; }", "/img/x.png", "would lead to", "http://127.0.0.1:3000/app/guide/intro", "differs aside"},
		{"location /app/ { proxy_pass http://127.0.0.1:3000; }", "/app/x.png#a", "to the same place", "http://127.0.0.1:3000/app/guide/intro", "same aside"},
		{"ProxyPass /app http://127.0.0.1:3000/", "x", "begins with two slashes", "http://127.0.0.1:3000//guide/intro", "same aside"},
		{"location /app/ { proxy_pass http://127.0.0.1:3000/v2; }", "x", "glued", "http://127.0.0.1:3000/v2guide/intro", "same aside"},
		{"try_files {path} /index.html", "app.js", "even for a style sheet", "https://example.com/index.html", "differs aside"},
		{"/* /index.html 200", "/app.js", "to the same place", "https://example.com/index.html", "same aside"},
		{"location /other/ { proxy_pass http://127.0.0.1:3000/; }", "x", "no rule covers it", "", ""},
		{"listen 80;", "x", "No known rule", "", ""},
		{"", "x", "", "", ""},
	} {
		table, readings := rulesOf(t, "en", page, c.ref, c.rules)
		if !strings.Contains(table.Note, c.note) || c.note == "" && table.Note != "" {
			t.Errorf("%s, %s: %q lacks %q", c.rules, c.ref, table.Note, c.note)
		}
		base, class := "", ""
		for _, r := range readings.Rows {
			if r.Cells[0].Text == "the application behind a proxy" {
				base, class = r.Cells[1].Text, r.Class
			}
		}
		if base != c.upstream || class != c.right {
			t.Errorf("%s, %s: row %q %q, want %q %q", c.rules, c.ref, base, class, c.upstream, c.right)
		}
	}
}

// A click on a rule takes it, and another one takes that back. Rules are written for the folder of the
// page.
func TestChooseARule(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := fromSession(lang, "https://example.com/docs/guide/", "x")
		row := fromTables(t, s)["rules"].Rows[1]
		if !strings.HasPrefix(row.Cells[0].Text, "location /docs/ ") || row.Cells[1].Text != "/guide/" || row.Cells[2].Text != "/guide/x" {
			t.Errorf("%+v", row.Cells[1])
		}
		click(s, row.Cells[0].Command)
		tables := fromTables(t, s)
		if got := s.State().From.Server; got != row.Cells[0].Text || tables["rules"].Fields[0].Value != got {
			t.Errorf("chosen: %q", got)
		}
		if first := tables["readings"].Rows[0]; !strings.Contains(first.Cells[0].More, "/guide/") || !strings.Contains(first.Cells[2].More, "/guide/x") {
			t.Errorf("%s: %q, %q", lang, first.Cells[0].More, first.Cells[2].More)
		}
		click(s, row.Cells[0].Command)
		if got := s.State().From.Server; got != "" {
			t.Errorf("chosen twice: %q", got)
		}
	}
}
