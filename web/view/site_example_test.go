package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// The view of sites opens with what is found in an example, and follows its links anew
// where the visitor says that it is served; a site that was read takes its place.
func TestSiteOpensWithAnExample(t *testing.T) {
	for _, c := range []struct{ root, host, most, has, lacks string }{
		{"https://example.org/", "", "3", "capitals", "clean-address"}, // GitHub Pages, as newSite has it
		{"https://example.org/", "nginx", "3", "clean-address", "root-prefix"},
		{"https://example.org/", "vercel", "3", "needs-no-slash", "root-prefix"},
		{"https://user.github.io/docs/", "", "5", "root-prefix", "clean-address"},
	} {
		s := newSite("en")
		s.Do(model.SetTexts{Base: c.root})
		s.Do(model.SetHost{ID: c.host})
		table := siteTables(s)["site-example"]
		if table == nil {
			t.Fatalf("%+v: no example", c)
		}
		var found []string
		for _, row := range table.Rows {
			found = append(found, row.Cells[1].Command.Value)
		}
		if len(found) < 3 || table.Rows[0].Cells[0].Text != c.most || !slices.Contains(found, c.has) || slices.Contains(found, c.lacks) {
			t.Errorf("%+v: %s, the first %s times", c, found, table.Rows[0].Cells[0].Text)
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

// A click on a finding of the example opens its site there, and the first site of one's own is not
// compared with it.
func TestSampleSiteOpens(t *testing.T) {
	s := newSite("en")
	before := siteTables(s)["site-example"].Rows
	if effects := s.Do(model.CommandAction("site-sample", before[1].Cells[1].Command.Value)); !slices.Contains(effects, model.Effect(model.RequestSiteWork{})) {
		t.Errorf("nobody follows its links: %v", effects)
	}
	workOn(s)
	after := siteTables(s)
	if after["site-example"] != nil || after["site-findings"] == nil || len(after["site-findings"].Rows) != len(before) {
		t.Fatalf("%+v", after["site-findings"])
	}
	for i, row := range after["site-findings"].Rows {
		if row.Cells[1].Text != before[i].Cells[1].Text || strings.HasSuffix(row.Class, "now") != (i == 1) {
			t.Errorf("row %d is %+v", i, row)
		}
	}
	openSite(s, "public", "index.html a")
	if after := siteTables(s); after["site-builds"] != nil || after["site-findings"] == nil {
		t.Error("the sample is taken for an earlier build")
	}
}

// Where no host was chosen, no sentence names one, and it is asked once which one it is.
func TestSiteExampleNamesNoHost(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newSite(lang)
		s.Do(model.SetTexts{Base: "https://example.org/"})
		s.Do(model.SetHost{ID: "github-pages"}) // again: none
		causes := func() (text string) {
			for _, row := range siteTables(s)["site-example"].Rows {
				text += row.Cells[1].Text + "\n"
			}
			return text
		}
		if text := causes(); strings.Contains(text, "nginx") || !strings.Contains(text, builtIn.For(lang).Get("site.plain")) {
			t.Errorf("%s: %q", lang, text)
		}
		asked, title := siteTables(s)["site"].Caption, strings.TrimRight(siteTables(s)["hosts"].Title, "? \u00a0\u202f")
		if title == "" || strings.Contains(asked, title) {
			t.Errorf("%s: %q is asked again: %q", lang, asked, title)
		}
		s.Do(model.SetHost{ID: "nginx"})
		if text := causes(); !strings.Contains(text, "nginx") {
			t.Errorf("%s: %q", lang, text)
		}
	}
}
