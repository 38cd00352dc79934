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
		"location /app/ { proxy_pass http://127.0.0.1:3000/; }": "https://example.org/app/ root-prefix", "odd": "https://example.org/",
	} {
		s.Do(model.CommandAction("server", rules))
		workOn(s)
		tables := siteTables(s)
		got := ""
		if list := tables["site-findings"]; list != nil {
			got = " " + list.Rows[0].Cells[0].Command.Value
		}
		if note := tables["site"].Note; !strings.Contains(note, strings.Fields(want)[0]+" by") || !strings.HasSuffix(want, got) {
			t.Errorf("%s: %q, %q", rules, note, got)
		}
		if note := tables["rules"].Note; strings.Contains(note, "No rule is known") != (rules == "odd") {
			t.Errorf("%s: %q", rules, note)
		}
		if link := model.EncodePermalink(s.State()); !strings.Contains(link, "&server=") {
			t.Error(link)
		}
	}
}
