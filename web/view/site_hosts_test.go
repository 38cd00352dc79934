package view_test

import (
	"strings"
	"testing"

	"uriplayground/core/places"
	"uriplayground/web/model"
)

// Each host says how many links would be broken there, whichever serves the site: as many as are when it does.
func TestSiteCountsOnEachHost(t *testing.T) {
	s := newSite("en")
	openSite(s, "public", "index.html a A.html b/", "a.html", "b.html")
	counted := map[string]string{}
	for _, b := range siteTables(s)["site"].Buttons {
		counted[b.Value] = b.Count
	}
	s.Do(model.SetHost{ID: s.State().From.Host}) // the same again: none
	for _, h := range places.Hosts() {
		s.Do(model.SetHost{ID: h.ID})
		workOn(s)
		for _, b := range siteTables(s)["site"].Buttons {
			if b.Value == h.ID && b.Count != counted[h.ID] || b.Count == "" {
				t.Errorf("on %s: %s counts %q, before %q", h.ID, b.Text, b.Count, counted[b.Value])
			}
		}
		if said := s.Page().Heading; !strings.HasPrefix(said, counted[h.ID]+" ") && (counted[h.ID] != "0" || said != "Links: 3, none broken") {
			t.Errorf("on %s: %q, counted before %q", h.ID, s.Page().Heading, counted[h.ID])
		}
	}
	if counted["vercel"] == counted["github-pages"] {
		t.Errorf("all alike: %v", counted)
	}
	s.Do(model.SetTexts{Base: "https://user.github.io/"})
	workOn(s)
	s.Do(model.OpenSite{Name: "other"})
	for _, b := range siteTables(s)["site"].Buttons {
		if b.Count != "" {
			t.Errorf("%s counts %s of a site that is not read", b.Text, b.Count)
		}
	}
}

// The setting that mends all links of a cause is that of the tool, for the address.
func TestSiteSetting(t *testing.T) {
	s := newSite("en")
	openSite(s, "public", "index.html /css/x.css", "css/x.css")
	for _, c := range [][3]string{{"", "hugo.toml", `baseURL = "https://user.github.io/docs/"`}, {"next", "next.config.js", `basePath: "/docs",`}, {"vitepress-clean", ".vitepress/config.mts", `base: "/docs/",`}} {
		s.Do(model.CommandAction("tool", c[0]))
		if got := tableText(siteTables(s)["site-setting"]); !strings.HasPrefix(got, c[1]+"|"+c[2]+"|") {
			t.Errorf("%s: %q", c[0], got)
		}
	}
	openSite(s, "public", "index.html no")
	if siteTables(s)["site-setting"] != nil {
		t.Error("a setting for a file that is not there")
	}
}

// A second build is compared with the first.
func TestSiteBeforeAndAfter(t *testing.T) {
	s := newSite("en")
	openSite(s, "old", "index.html mended gone still", "b.html")
	openSite(s, "new", "index.html mended still fresh", "mended.html")
	tables := siteTables(s)
	if got := tables["site-builds"].Caption; got != "From old to new: links newly broken: 1; fixed: 1; broken ones that are gone: 1; still broken: 1." {
		t.Errorf("%q", got)
	}
	if got := s.Page().Heading; got != "2 of 3 links are broken, by 2 causes; new: 1, fixed: 1" {
		t.Errorf("the heading is %q", got)
	}
	if got := tableText(tables["site-sums"]); got != "old|1|1|1|\nnew|1|||1\n" {
		t.Errorf("%q", got)
	}
	var rows []string
	for _, r := range tables["site-builds"].Rows {
		rows = append(rows, r.Cells[0].Detail+" "+r.Cells[1].Text)
	}
	if got := strings.Join(rows, "; "); got != "New: line 3, column 7 fresh; Fixed: line 1, column 7 mended; Gone: line 2, column 7 gone" {
		t.Errorf("%q", got)
	}
	s.Do(model.CommandAction("site-forget", ""))
	if siteTables(s)["site-builds"] != nil {
		t.Error("the earlier build is still there")
	}
}
