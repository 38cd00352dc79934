package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/model"
)

// The rules of a server say where the site is, and its links are followed anew.
func TestSiteBehindAServer(t *testing.T) {
	s := newSite("en")
	s.Do(model.SetTexts{Base: "https://example.org/"})
	openSite(s, "public", "index.html /a.html", "a.html")
	for rules, want := range map[string]string{
		"location /app/ { proxy_pass http://127.0.0.1:3000/; }": "https://example.org/app/ behind-server.", "odd": "https://example.org/ ",
	} {
		s.Do(model.CommandAction("server", rules))
		workOn(s)
		tables := siteTables(s)
		got := ""
		if list := tables["site-findings"]; list != nil {
			got = list.Rows[0].Cells[1].Command.Value
		}
		at, cause, _ := strings.Cut(want, " ")
		if note := tables["site"].Note; !strings.Contains(note, at+" by") || !strings.HasPrefix(got, cause) || (got == "") != (cause == "") {
			t.Errorf("%s: %q, %q", rules, note, got)
		}
		if note := tables["rules"].Note; strings.Contains(note, "No known rule") != (rules == "odd") {
			t.Errorf("%s: %q", rules, note)
		}
		if link := model.EncodePermalink(s.State()); !strings.Contains(link, "&server=") {
			t.Error(link)
		}
	}
}

// A row says what the application is asked for, why its own link is wrong, and what to write.
func TestSiteRowsBehindAServer(t *testing.T) {
	const rules = "location /app/ { proxy_pass http://127.0.0.1:3000/; } location /api/ { proxy_pass http://127.0.0.1:4000/v1/; }"
	for _, c := range []struct{ lang, ref, cause, why, detail, write string }{
		{"en", "/a.html", "behind-server", "the server requests http://127.0.0.1:3000/ from the application, which therefore does not know /app/.", "/a.html ⇒ no rule covers it", "/app/a.html"},
		{"fr", "/a.html", "behind-server", "le serveur demande http://127.0.0.1:3000/ à l’application", "/a.html ⇒ aucune règle ne s’y applique", "/app/a.html"},
		{"en", "http://127.0.0.1:3000/a.html", "behind-server", "This leads to http://127.0.0.1:3000/a.html.", "", "https://example.org/app/a.html"},
		{"en", "no.html", "not-there", "There is no file", "/app/no.html → 404 ⇒ /no.html", ""},
		{"en", "/api/x?y", "outside", "It was not followed.", "/api/x?y ⇒ http://127.0.0.1:4000/v1/x?y", ""},
		{"en", "/api", "outside", "It was not followed.", "/api ⇒ redirects (301) to /api/", ""},
	} {
		s := newSite(c.lang)
		s.Do(model.SetTexts{Base: "https://example.org/app/"})
		s.Do(model.CommandAction("server", rules))
		openSite(s, "public", "index.html "+c.ref, "a.html")
		workOn(s)
		tables := siteTables(s)
		row := tables["site-links"].Rows[0].Cells
		if got := tables["site-findings"].Rows[0].Cells[1].Command.Value; !strings.HasPrefix(got, c.cause) ||
			!strings.Contains(tables["site-case"].Note, c.why) || row[2].Detail != c.detail || row[3].Text != c.write {
			t.Errorf("%s: %s: %q, %q, %q", c.ref, got, tables["site-case"].Note, row[2].Detail, row[3].Text)
		}
		if note := tables["site"].Note; !strings.Contains(note, map[string]string{"en": " behind a proxy (nginx).", "fr": " derrière un proxy (nginx)."}[c.lang]) {
			t.Error(note)
		}
		if note := tables["site-notes"].Rows[0].Cells[0].Text; !strings.Contains(note, "https://example.org/app/ ⇒ http://127.0.0.1:3000/") {
			t.Error(note)
		}
	}
}
