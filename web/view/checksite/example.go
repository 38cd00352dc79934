package checksite

import (
	"strconv"

	"uriplayground/core/links"
	"uriplayground/core/site"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// siteExample returns what is found in a small site, a link for each finding, while no other
// site has been read: served where the visitor says.
func siteExample(v *render.Context) *page.Table {
	e := exampleSite(site.Options{Root: v.State.Base, Host: v.State.From.Host, Server: v.State.From.Server})
	s := v.Table("site-example", "site.example.title", "", "site.file", "linkpanel.ref", "site.why", "site.instead")
	s.Caption = v.Words.Get("site.example.caption", "pages", strconv.Itoa(e.Pages()), "root", page.ClipMiddle(e.Root(), addressBytes), "host", hostName(v, e))
	var first []uint32
	for _, i := range e.Ranked() {
		first = append(first, e.LinksOf(int(i))[0])
	}
	addPlaces(v, s, e, first, "", reason)
	return s
}

// exampleSite returns the small site, with all its links followed.
func exampleSite(o site.Options) *site.Site {
	s := site.New(o)
	pages, others := lesson.Site()
	for _, p := range pages {
		s.AddFile(p.Path)
	}
	for _, path := range others {
		s.AddFile(path)
	}
	for _, p := range pages {
		var list []links.Link
		for i, ref := range p.Links {
			list = append(list, links.Link{Ref: ref, Line: uint32(i + 1), Column: 1})
		}
		s.AddPage(p.Path, site.Scan{Links: list})
	}
	for !s.Follow(len(pages) * 10) {
	}
	return s
}
