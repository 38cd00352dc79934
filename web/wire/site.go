package wire

import (
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// MaxPlaces is the largest number of links that are listed of a finding about a site.
const MaxPlaces = 1_000

// SiteWords words what is found about a site: a finding, a link of it, and a note by its
// code about the files.
type SiteWords struct {
	Finding func(*site.Finding) string
	Link    func(*site.Details) string
	Note    func(code, name string) string
}

// Site returns the answer of site(). Its notes begin with those about the reading.
func Site(s *site.Site, notes []site.Note, say SiteWords) *Properties {
	found := []any{}
	for _, i := range s.Ranked() {
		f := &s.Findings()[i]
		list := []any{}
		for _, link := range s.LinksOf(int(i))[:min(f.Links, MaxPlaces)] {
			list = append(list, siteLink(s, int(link), say))
		}
		found = append(found, Object("code level key links pages message answer places",
			f.Cause.String(), f.Cause.Level().String(), f.Key, f.Links, f.Pages, say.Finding(f), page.AnswerPath("cause", f.Cause.String()), list))
	}
	host, _ := s.Host()
	told := []any{}
	for _, n := range append(notes, s.Notes()...) {
		told = append(told, Object("code name message", n.Code, n.Name, say.Note(n.Code, n.Name)))
	}
	return Object("root host files pages links broken redirected findings notes",
		s.Root(), host.ID, s.Files(), s.Pages(), s.Links(), s.Count(syntax.Error).Links, s.Count(syntax.Warning).Links, found, told)
}

// siteLink returns a link of a finding.
func siteLink(s *site.Site, i int, say SiteWords) *Properties {
	e := s.Details(i)
	hops := []any{}
	for _, h := range e.Hops {
		hop := Object("address status to asked", s.Origin()+s.HopPath(h), int(h.Status))
		if h.To != "" || h.Status >= 300 && h.Status < 400 {
			Put(hop, "to", s.Origin()+s.HopTo(h))
		}
		if asked := s.AskedFor(h); asked != "" {
			Put(hop, "asked", asked)
		}
		hops = append(hops, hop)
	}
	answer := Object("page line column context ref base target hops file wanted write message",
		e.Page, e.Line, e.Column, e.Context.String(), e.Ref, e.Base, e.Target, hops)
	for _, part := range []struct{ name, value string }{{"file", e.File}, {"wanted", e.Wanted}, {"write", e.Write}} {
		if part.value != "" {
			Put(answer, part.name, part.value)
		}
	}
	Put(answer, "message", say.Link(&e))
	return answer
}
