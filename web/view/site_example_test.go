package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/model"
)

// The view of sites opens with what is found in an example, and follows its links anew
// where the visitor says that it is served; a site that was read takes its place.
func TestSiteOpensWithAnExample(t *testing.T) {
	for _, c := range []struct{ root, host, has, lacks string }{
		{"https://example.org/", "", "img/Logo.png", "/guide/install/"},
		{"https://example.org/", "nginx", "../guide/setup", "/guide/install/"},
		{"https://example.org/", "github-pages", "../img/logo.png", "/guide/install/"},
		{"https://user.github.io/docs/", "github-pages", "../../../img/logo.png", "guide/"},
	} {
		s := newSite("en")
		s.Do(model.SetTexts{Base: c.root})
		s.Do(model.SetHost{ID: c.host})
		table := siteTables(s)["site-example"]
		if table == nil {
			t.Fatalf("%+v: no example", c)
		}
		var refs []string
		for _, row := range table.Rows {
			refs = append(refs, row.Cells[1].Text)
			if row.Cells[2].Text == "" || row.Cells[1].Command.Value == "" {
				t.Errorf("%+v: %s says nothing", c, row.Cells[1].Text)
			}
		}
		if all := "|" + strings.Join(refs, "|") + "|"; len(refs) < 3 || !strings.Contains(all, "|"+c.has+"|") || strings.Contains(all, "|"+c.lacks+"|") {
			t.Errorf("%+v: %s", c, all)
		}
		if !strings.Contains(table.Caption, c.root) {
			t.Errorf("%+v: %s", c, table.Caption)
		}
	}
	s := newSite("fr")
	openSite(s, "public", "index.html a")
	if siteTables(s)["site-example"] != nil {
		t.Error("the example stays beside a site")
	}
}
