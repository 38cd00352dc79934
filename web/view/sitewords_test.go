package view_test

import (
	"strings"
	"testing"

	"uriplayground/core/links"
	"uriplayground/core/site"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/view/checksite"
)

// What is said of a link is true of it, whatever led to the cause.
func TestSiteMessages(t *testing.T) {
	for _, c := range []struct {
		name  string
		o     site.Options
		files string // the first has the link
		base  string
		ref   string
		want  string
	}{
		{"a redirect to an address that is not the best one", site.Options{Host: "netlify"}, "index.html p.html", "", "p/",
			"At https://example.org/p/, Netlify answers with a redirect to https://example.org/p. Each click costs a second request, and another host may not redirect. Write “p.html” instead."},
		{"several files of that name", site.Options{}, "a.html b/setup.html c/setup.html", "", "d/setup.html", "There is no file for https://example.org/d/setup.html."},
		{"a file of a similar name", site.Options{}, "a.html about.html", "", "abuot.html", "There is no file for https://example.org/abuot.html."},
		{"a fragment that <base> leads to another page", site.Options{}, "docs/p.html index.html", "/", "#own",
			"<base href=\"/\"> is the base of all links of the page, so this leads to https://example.org/#own. Without it, it would lead to https://example.org/docs/p.html#own. Write “docs/p.html#own” instead."},
		{"a path on a disk", site.Options{}, "p.html", "", "/home/runner/work/r/r/x.css",
			"“/home/runner/work/r/r/x.css” contains /home/runner/work/, a folder of the machine that built the site. On the web there is no such folder; write the path below the root of the site."},
		{"<base> at the root of the host", site.Options{Root: "https://example.org/docs/"}, "p.html x.css", "/", "x.css",
			"The path begins at the root of the host, so this leads to https://example.org/x.css, outside /docs/. The site contains the file: it was built to be served at “/”. Set the base path of the generator to /docs/, or use relative links. Write “docs/x.css” instead."},
	} {
		s := site.New(c.o)
		files := strings.Fields(c.files)
		for _, name := range files {
			s.AddFile(name)
		}
		s.AddPage(files[0], site.Scan{Base: c.base, Links: []links.Link{{Ref: c.ref}}, Names: []string{"own"}})
		for _, name := range files[1:] {
			s.AddPage(name, site.Scan{})
		}
		s.Follow(1 << 30)
		e := s.Details(0)
		if got := checksite.SiteMessage(locales.For("en"), s, &e); got != c.want {
			t.Errorf("%s: %q\nwant %q", c.name, got, c.want)
		}
	}
}

// A root that is none is not taken without a word.
func TestSiteRootThatIsNone(t *testing.T) {
	s := newSite("fr")
	s.Do(model.SetTexts{Base: "example.org/docs/"})
	openSite(s, "public", "index.html")
	rows := siteTables(s)["site-notes"].Rows
	if len(rows) != 1 || !strings.HasPrefix(rows[0].Cells[0].Text, "Aucun site ne peut être servi à «\u00a0example.org/docs/\u00a0»") {
		t.Errorf("%+v", rows)
	}
	s.Do(model.SetTexts{Base: "/docs"})
	workOn(s)
	if notes, ok := siteTables(s)["site-notes"]; ok {
		t.Errorf("%+v", notes.Rows)
	}
	if note := siteTables(s)["site"].Note; !strings.Contains(note, "https://example.org/docs/") {
		t.Errorf("%q", note)
	}
}
