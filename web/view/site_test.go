package view_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core/links"
	"uriplayground/core/site"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// openSite reads a site of files, each a line: its path, and after spaces its links.
func openSite(s *play.Session, name string, files ...string) {
	s.Do(model.OpenSite{Name: name})
	for _, line := range files {
		path, refs, _ := strings.Cut(line, " ")
		kept := s.SiteFile(path)
		var list []links.Link
		for i, ref := range strings.Fields(refs) {
			list = append(list, links.Link{Ref: ref, Line: uint32(i + 1), Column: 7})
		}
		if site.IsPage(kept) {
			s.Do(model.SitePage{Path: kept, Scan: site.Scan{Links: list}, Percent: 50})
		}
	}
	s.Do(model.SiteRead{})
	workOn(s)
}

// workOn lets the session do all that there is to do, and returns the parts of files.
func workOn(s *play.Session) (saved string) {
	for more := true; more; {
		more = false
		for _, e := range s.Do(model.WorkSite{}) {
			if part, ok := e.(model.ExportPart); ok {
				saved += part.Text.String()
			}
			if _, ok := e.(model.RequestSiteWork); ok {
				more = true
			}
		}
	}
	return saved
}

func siteTables(s *play.Session) map[string]*page.Table {
	tables := map[string]*page.Table{}
	for _, t := range s.Page().Body.(*page.TablesBody).Tables {
		tables[t.ID] = t
	}
	return tables
}

func newSite(lang string) *play.Session {
	s := newSession(model.Initial(lang))
	s.Do(model.SetView{Name: model.SiteView})
	s.Do(model.SetTexts{Base: "https://user.github.io/docs/"})
	s.Do(model.SetHost{ID: "github-pages"})
	return s
}

// One setting is one cause; a click on it lists its links, each with what to write.
func TestSiteFindings(t *testing.T) {
	s := newSite("en")
	openSite(s, "public", "index.html /a/ /a/ no", "a/index.html /a/ ../b")
	tables := siteTables(s)
	if note := tables["site"].Note; note != "Broken links: 5 of 5; causes: 3, if the site is served at https://user.github.io/docs/ by GitHub Pages. Pages: 2; links that work only through a redirect, or in part: 0; links that were not followed: 0." {
		t.Errorf("%q", note)
	}
	first := tables["site-findings"].Rows[0]
	if got := first.Cells[0].Text + "|" + first.Cells[1].Text + "|" + first.Cells[1].Detail; got != "3|✖ Links begin at the root of the host, but the site is served under /docs/|Pages: 2" || first.Class != "share-10 now" {
		t.Errorf("%q", got)
	}
	if got := s.Page().Heading; got != "5 of 5 links are broken, by 3 causes" {
		t.Errorf("the heading is %q", got)
	}
	rows := tables["site-links"].Rows
	if len(rows) != 3 || rows[0].Cells[3].Text != "/docs/a/" || !strings.HasSuffix(tables["site-case"].Note, "Write “/docs/a/” instead.") || rows[0].Cells[0].Detail != "line 1, column 7" {
		t.Errorf("%+v", rows)
	}
	if got := tableText(tables["site-case"]); got != "page|https://user.github.io/docs/\nlink|/a/\nleads to|https://user.github.io/a/\nwrite|/docs/a/\n" {
		t.Errorf("the first link of the cause: %q", got)
	}
	click(s, tables["site-findings"].Rows[1].Cells[1].Command)
	if rows := siteTables(s)["site-links"].Rows; len(rows) != 1 || rows[0].Cells[1].Text != "no" || rows[0].Cells[2].Detail != "/docs/no → 404" {
		t.Errorf("%+v", rows)
	}
}

// tableText returns the texts of a table.
func tableText(t *page.Table) string {
	var b strings.Builder
	for _, row := range t.Rows {
		var list []string
		for _, c := range row.Cells {
			list = append(list, c.Text)
		}
		b.WriteString(strings.Join(list, "|") + "\n")
	}
	return b.String()
}

// The chosen finding stays so while others are found before it, in another build, and in a
// permalink, which says nothing of the site.
func TestChosenFindingStays(t *testing.T) {
	s := newSite("en")
	openSite(s, "old", "index.html no no ?x /css/x.css", "css/x.css")
	click(s, siteTables(s)["site-findings"].Rows[1].Cells[1].Command)
	chosen := func() string {
		for i, row := range siteTables(s)["site-findings"].Rows {
			if strings.HasSuffix(row.Class, " now") {
				return strconv.Itoa(i) + " " + row.Cells[1].Text + ": " + siteTables(s)["site-links"].Rows[0].Cells[1].Text
			}
		}
		return ""
	}
	if got := chosen(); got != "1 ✖ Links begin at the root of the host, but the site is served under /docs/: /css/x.css" {
		t.Errorf("%q", got)
	}
	openSite(s, "new", "index.html no no more more /css/x.css", "css/x.css")
	if got := chosen(); got != "2 ✖ Links begin at the root of the host, but the site is served under /docs/: /css/x.css" {
		t.Errorf("%q", got)
	}
	click(s, siteTables(s)["site-findings"].Rows[1].Cells[1].Command)
	link := model.EncodePermalink(s.State())
	if !strings.Contains(link, "&finding=not-there.") || strings.Contains(link, "more") {
		t.Errorf("%q", link)
	}
	next, damaged := model.DecodePermalink(link, model.Initial("en"))
	s = play.NewSession(locales.All(), nil, next)
	openSite(s, "again", "index.html more /css/x.css /css/x.css", "css/x.css")
	if got := chosen(); damaged || got != "1 ✖ more does not exist: more" {
		t.Errorf("%q, %v", got, damaged)
	}
	openSite(s, "mended", "index.html /css/x.css", "css/x.css")
	if got := chosen(); !strings.HasPrefix(got, "0 ") {
		t.Errorf("where it is no longer found: %q", got)
	}
	for _, bad := range []string{"nothing", "not-there.xyz", "", "3"} {
		if next, damaged := model.DecodePermalink("v=1&base=http://a/&ref=&view=site&finding="+bad, model.Initial("en")); !damaged || next.Site.Chosen != "" {
			t.Errorf("%q: %+v", bad, next.Site)
		}
	}
}

// Another root or host follows the links anew; the permalink has both, and nothing of the
// site.
func TestSiteIsServedElsewhere(t *testing.T) {
	s := newSite("en")
	openSite(s, "public", "index.html /a.html a", "a.html")
	s.Do(model.SetTexts{Base: "https://user.github.io/"})
	workOn(s)
	if note := siteTables(s)["site"].Note; !strings.HasPrefix(note, "Broken links: none of 2, if the site is served at ") {
		t.Errorf("%q", note)
	}
	s.Do(model.SetHost{ID: "nginx"})
	workOn(s)
	if got := siteTables(s)["site-findings"].Rows[0].Cells[1].Text; got != "✖ Links leave out “.html”, and nginx does not add it" {
		t.Errorf("%q", got)
	}
	if link := model.EncodePermalink(s.State()); link != "v=1&base=https://user.github.io/&ref=&view=site&host=nginx" {
		t.Errorf("%q", link)
	}
	next, damaged := model.DecodePermalink("v=1&base=https://user.github.io/&ref=&view=site&host=nginx", model.Initial("en"))
	if damaged || next.View != model.SiteView || next.From.Host != "nginx" {
		t.Errorf("%+v %v", next, damaged)
	}
}

// Tables of links say over the names of files that these are files, and before a site is
// read nothing else is said than where to choose one.
func TestSiteTablesNameFiles(t *testing.T) {
	for _, lang := range locales.Languages() {
		s, words := newSite(lang), locales.For(lang)
		before := siteTables(s)
		if note := before["site"].Note; note != "" {
			t.Errorf("before a site is read: %q", note)
		}
		openSite(s, "old", "index.html no", "b.html")
		openSite(s, "new", "index.html neither", "b.html")
		after := siteTables(s)
		for _, table := range []*page.Table{after["site-links"], after["site-builds"]} {
			if head := table.Heads[0]; head != words.Get("site.file") {
				t.Errorf("%s: %q over %q", table.ID, head, table.Rows[0].Cells[0].Text)
			}
		}
	}
}

// Reading can be cancelled, and what was read be followed all the same. What is read is
// told, and whatever is odd about the files.
func TestSiteProgress(t *testing.T) {
	s := newSite("en")
	s.Do(model.OpenSite{Name: "x.zip"})
	s.SiteFile("index.html")
	s.SiteFile("../../etc/passwd")
	s.Do(model.SitePage{Path: "index.html", Scan: site.Scan{Links: []links.Link{{Ref: "no"}}}, Percent: 40})
	if note := siteTables(s)["site"].Note; note != "Reading (40%). Pages so far: 1." {
		t.Errorf("%q", note)
	}
	s.Do(model.NoteSite{Note: site.Note{Code: "zip-bomb", Name: "b.html"}})
	effects := s.Do(model.CommandAction("site-cancel", ""))
	if len(effects) != 1 || effects[0] != (model.StopSite{}) {
		t.Errorf("%v", effects)
	}
	s.Do(model.SitePage{Path: "b.html"}) // that was under way
	if note := siteTables(s)["site"].Note; note != "Cancelled. Pages read: 1; links followed: 0." {
		t.Errorf("%q", note)
	}
	s.Do(model.CommandAction("site-resume", ""))
	workOn(s)
	tables := siteTables(s)
	if note := tables["site"].Note; !strings.HasPrefix(note, "Broken links: 1 of 1") {
		t.Errorf("%q", note)
	}
	if rows := tables["site-notes"].Rows; len(rows) != 3 || rows[0].Cells[0].Text != "A name leads out of the folder with “..” and was ignored: ../../etc/passwd" || !strings.HasPrefix(rows[1].Cells[0].Text, "The archive is far larger") || !strings.HasPrefix(rows[2].Cells[0].Text, "Reading was cancelled") {
		t.Errorf("%+v", rows)
	}
}

// A folder is named by its path, the first page's too, and the exports are said to hold
// what they do.
func TestSiteWords(t *testing.T) {
	s := newSite("en")
	openSite(s, "old", "index.html"+strings.Repeat(" gone", 120))
	for i := range 60 {
		s.Do(model.NoteSite{Note: site.Note{Code: "symlink", Name: strconv.Itoa(i)}})
	}
	tables := siteTables(s)
	if rows := tables["site-links"].Rows; rows[30].Cells[1].Text != "90 more; the exports contain them all" || rows[30].Cells[2].Text != "" {
		t.Errorf("%q leads to %q", rows[30].Cells[1].Text, rows[30].Cells[2].Text)
	}
	if rows := tables["site-notes"].Rows; rows[50].Cells[0].Text != "10 more" {
		t.Errorf("%q", rows[50].Cells[0].Text)
	}
	openSite(s, "new", "a.html ./")
	tables = siteTables(s)
	if got := tables["site-findings"].Rows[0].Cells[1].Text; got != "✖ The folder /docs/ has no index.html" {
		t.Errorf("%q", got)
	}
	rows := tables["site-builds"].Rows
	if got := rows[len(rows)-1].Cells[1].Text; got != "90 more" {
		t.Errorf("%q", got)
	}
}

// The exports hold every link of every finding, and what programs would take for a formula
// or markup is none.
func TestSiteExports(t *testing.T) {
	s := newSite("en")
	var refs []string
	for range 250 {
		refs = append(refs, "=no", "/a.html", "https://other.example/")
	}
	openSite(s, "public", "index.html "+strings.Join(refs, " "), "a.html")
	export := func(format string) string {
		first := ""
		for _, e := range s.Do(model.CommandAction("site-export", format)) {
			if part, ok := e.(model.ExportPart); ok {
				first += part.Text.String()
			}
		}
		return first + workOn(s)
	}
	if csv := export("csv"); strings.Count(csv, "\r\n") != 751 || strings.Contains(csv, ",=no") || !strings.HasPrefix(csv, "link,line,column,page,") {
		t.Errorf("CSV of %d lines: %.300s", strings.Count(csv, "\r\n"), csv)
	}
	var list []map[string]any
	if text := export("json"); json.Unmarshal([]byte(text), &list) != nil || len(list) != 750 || list[0]["cause"] == nil {
		t.Errorf("JSON of %d: %.300s", len(list), text)
	}
	var log struct {
		Version string
		Runs    []struct {
			Tool struct {
				Driver struct{ Rules []struct{ ID string } }
			}
			Results []struct {
				RuleID, Level string
				Message       struct{ Text string }
				Locations     []struct {
					PhysicalLocation struct {
						ArtifactLocation struct{ URI string }
						Region           struct{ StartLine, StartColumn int }
					}
				}
			}
		}
	}
	text := export("sarif")
	if err := json.Unmarshal([]byte(text), &log); err != nil || log.Version != "2.1.0" || len(log.Runs) != 1 {
		t.Fatalf("%v: %.300s", err, text)
	}
	run := log.Runs[0]
	if len(run.Tool.Driver.Rules) != len(site.Causes()) || len(run.Results) != 750 {
		t.Fatalf("%d rules, %d results", len(run.Tool.Driver.Rules), len(run.Results))
	}
	for _, r := range run.Results {
		place := r.Locations[0].PhysicalLocation
		if r.RuleID == "" || r.Level == "" || r.Message.Text == "" || place.ArtifactLocation.URI != "index.html" || place.Region.StartLine == 0 {
			t.Fatalf("%+v", r)
		}
	}
}

// keyLike is what looks like the key of a word.
var keyLike = regexp.MustCompile(`site\.[a-z]`)

// Every sentence about a site is filled, in both languages, and says neither the key of a
// word nor a placeholder.
func TestSiteSentences(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, host := range []string{"vercel", "cloudflare-pages", "netlify", "nginx", "github-pages"} {
			s := newSite(lang)
			if s.Do(model.SetHost{ID: host}); s.State().From.Host == "" {
				s.Do(model.SetHost{ID: host}) // the same again was none
			}
			openSite(s, "x", "index.html http://user.github.io/docs/ /docsa /a a A b/ c#y file:///x http://localhost/a https://h/ mailto:x {{u}} x.md d%2fe /docs/x/a img\\x #no a%2561 ../a", "a.html #z", "b.html", "c/index.html img/x b", "d/e", "img/x", "x.html", "404.html img/x")
			findings := siteTables(s)["site-findings"]
			if findings == nil || len(findings.Rows) < 6 {
				t.Fatalf("%s: no findings", host)
			}
			for _, row := range findings.Rows {
				click(s, row.Cells[1].Command)
				for _, text := range []string{row.Cells[1].Text, siteTables(s)["site-links"].Note} {
					if keyLike.MatchString(text) || strings.ContainsAny(strings.ReplaceAll(strings.ReplaceAll(text, "{{u}}", ""), "%7B%7Bu%7D%7D", ""), "{}") {
						t.Errorf("%s: %q", lang, text)
					}
				}
			}
		}
	}
}

// A folder that is dropped where a page is read is offered as a site, and read as one on a
// click; another source takes the offer away.
func TestFolderIsOfferedAsSite(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := locales.For(lang)
		s := play.NewSession(locales.All(), nil, model.Initial(lang))
		s.Do(model.SetView{Name: model.LinksView})
		table := func() *page.Table { return s.Page().Body.(*page.TablesBody).Tables[0] }
		s.Do(model.OfferSite{Name: "public"})
		if got := table().Note; got != words.Get("linkpanel.offered", "name", "public") {
			t.Errorf("%q", got)
		}
		s.Do(model.SourceChanged{})
		if got := table().Note; strings.Contains(got, "public") {
			t.Errorf("after another source: %q", got)
		}
		if click(s, page.Command{Name: "site-take"}); s.State().View != model.LinksView {
			t.Error("what is no longer offered was taken")
		}
		s.Do(model.OfferSite{Name: "public"})
		button := table().Buttons[0]
		if button.Text != words.Get("linkpanel.site") {
			t.Errorf("%+v", button)
		}
		if effects := click(s, button.Command); s.State().View != model.SiteView || !slices.Contains(effects, model.Effect(model.TakeSite{})) {
			t.Errorf("%s, %v", s.State().View, effects)
		}
		if s.Do(model.SetView{Name: model.LinksView}); strings.Contains(table().Note, "public") {
			t.Error("it is offered again")
		}
	}
}

// All links of a finding that are copied are as many as those of a trace, and more than can be seen.
func TestLinksOfAFindingAreCopied(t *testing.T) {
	const all = 2500
	s := newSite("en")
	openSite(s, "public", "index.html"+strings.Repeat(" "+strings.Repeat("a", 100), all))
	s.Do(model.CommandAction("site-finding", "0"))
	if rows := len(siteTables(s)["site-links"].Rows); rows != 31 { // and how many more there are
		t.Errorf("%d rows can be seen", rows)
	}
	text := copied(t, s, "markdown")
	if n := strings.Count(text, "| `index.html`"); n != 2000 {
		t.Errorf("%d links are copied", n)
	}
}
