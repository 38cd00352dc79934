package model

import (
	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
)

// SiteState is what of a site is to be seen. The site itself is held by the Session.
type SiteState struct {
	Chosen   string // the ID of the chosen finding; empty for the first one
	Revision int    // changes with what the Session holds
}

// SitePanel is the site that a session looks at, and what is being done with it. It is not
// part of the state: a site may have a million links.
type SitePanel struct {
	Name        string // of the folder or archive; empty for none
	Site        *site.Site
	Ranked      []uint32    // its findings, once all links are followed
	Notes       []site.Note // about the reading
	Reading     int         // percent of what is read; -1 if nothing is
	Cancelled   bool
	Export      *siteExport
	Earlier     *site.Site // another build, to be compared with
	EarlierName string
	Comparison  *site.Comparison // nil before both are followed
	Compared    bool             // all of it
	Elsewhere   []int            // how many links would be broken on the first of places.Hosts; empty before that is counted

	NFC     func(string) string // the browser's
	toASCII core.ToASCII        // the browser's
	other   *site.Site          // on the next of these hosts
}

// followed is how many short links are followed, or compared, between two looks at the clock:
// about 2 ms under wasm.
const followed = 300

// countedLinks is how many links a site may have that is also followed on all other hosts: each is kept
// once more meanwhile.
const countedLinks = 20_000

// NewSitePanel returns a panel without a site.
func NewSitePanel(toASCII core.ToASCII) *SitePanel { return &SitePanel{Reading: -1, toASCII: toASCII} }

// options returns where the state says that the site is served.
func (p *SitePanel) options(s *State) site.Options {
	return site.Options{Root: s.Base, Host: s.From.Host, Server: s.From.Server, NFC: p.NFC, ToASCII: p.toASCII}
}

// Serve sets where the sites are served, if that is elsewhere: their links are followed
// anew then.
func (p *SitePanel) Serve(s *State) {
	if !s.ViewShown().Files || p.Site == nil {
		return
	}
	root, server := p.Site.Root(), p.Site.Server()
	if !p.Site.Serve(p.options(s)) {
		return
	}
	p.Ranked, p.Comparison, p.Compared, p.Export, p.other = nil, nil, false, nil, nil
	if p.Site.Root() != root || p.Site.Server() != server {
		p.Elsewhere = nil
	}
	if p.Earlier != nil {
		p.Earlier.Serve(p.options(s))
	}
}

// Busy reports whether there is work to do here.
func (p *SitePanel) Busy() bool {
	return p.Awaited() || p.counts()
}

// Awaited reports whether there is work to do here that is waited for.
func (p *SitePanel) Awaited() bool {
	return p.Site != nil && p.Reading < 0 && !p.Cancelled && (p.Ranked == nil || p.Earlier != nil && !p.Compared || p.Export != nil)
}

// counts reports whether there is a host left on which the links are to be followed.
func (p *SitePanel) counts() bool {
	return p.Ranked != nil && p.Reading < 0 && !p.Cancelled && p.Site.Links() <= countedLinks && len(p.Elsewhere) < len(places.Hosts())
}

// count follows links on the next host.
func (p *SitePanel) count() {
	if p.other == nil {
		p.other = p.Site.On(places.Hosts()[len(p.Elsewhere)])
	}
	if p.other.Follow(followed) {
		p.Elsewhere, p.other = append(p.Elsewhere, p.other.Count(syntax.Error).Links), nil
	}
}

// Work does a portion of what is to be done next.
func (p *SitePanel) Work() []Effect {
	switch {
	case p.Ranked == nil:
		if p.Site.Follow(followed) {
			p.Ranked = p.Site.Ranked()
		}
	case p.Earlier != nil && p.Comparison == nil:
		if p.Earlier.Follow(followed) {
			p.Comparison = site.Compare(p.Earlier, p.Site)
		}
	case p.Earlier != nil && !p.Compared:
		p.Compared = p.Comparison.Work(20 * followed)
	case p.Export != nil:
		return []Effect{p.exportMore()}
	case p.counts():
		p.count()
	}
	return nil
}

// siteExport is a file that the links of the findings are written into, a part at a time.
type siteExport struct {
	format        string // "csv", "json" or "sarif"
	finding, link int    // the next one: of Ranked, and of its links
	n             int    // written so far
}

// exportMore returns the next part: links of one finding.
func (p *SitePanel) exportMore() ExportSite {
	e := p.Export
	for e.finding < len(p.Ranked) && e.link == p.Site.Findings()[p.Ranked[e.finding]].Links {
		e.finding, e.link = e.finding+1, 0
	}
	part := ExportSite{Format: e.format, From: e.n, Last: e.finding == len(p.Ranked)}
	if part.Last {
		p.Export = nil
		return part
	}
	list := p.Site.LinksOf(int(p.Ranked[e.finding]))
	end := partEnd(list, e.link, p.Site.Size)
	part.Links = list[e.link:end]
	e.n += end - e.link
	e.link = end
	return part
}

// ExportSite is a part of a file that links of a site are written into, before it is
// written. The Session makes it an ExportPart.
type ExportSite struct {
	effect
	Format      string
	From        int      // how many links came before
	Links       []uint32 // of one finding
	First, Last bool
	Home        string // address of the site of the playground in the language of the file; empty if it is not known
}

// ReadSite asks for a folder or an archive to be read: the one that was dropped or chosen
// last. StopSite ends that.
type (
	ReadSite struct{ effect }
	StopSite struct{ effect }
)

// OfferSite says that a folder or an archive of that name was opened where a page is
// read: it can be read as a site.
type OfferSite struct {
	act
	Name string
	Kind string // "zip" or "epub"; empty for a folder
}

func (a OfferSite) reduce(s State, _ *Panels) State {
	s.LinkPanel.Offered, s.LinkPanel.OfferedKind = a.Name, a.Kind
	return s
}

// TakeSite opens the view of a site and reads there what was offered. It is also the effect
// that asks for that.
type TakeSite struct {
	visit
	effect
}

func (TakeSite) reduce(s State, _ *Panels) State {
	if s.LinkPanel.Offered == "" {
		return s
	}
	s.LinkPanel.Offered = ""
	return s.opened(SiteView)
}

// OpenSite says that a folder or an archive of that name is to be read. A site that has
// been read becomes the earlier build.
type OpenSite struct {
	siteAct
	Name string
}

// reduce begins with a site without files.
func (a OpenSite) reduce(s State, p *Panels) State {
	was := p.Site
	earlier, name := was.Earlier, was.EarlierName
	if was.Ranked != nil && was.Name != "" { // the sample is no build
		earlier, name = was.Site, was.Name
	}
	*was = SitePanel{Name: a.Name, Site: site.New(was.options(&s)), Earlier: earlier, EarlierName: name, NFC: was.NFC, toASCII: was.toASCII}
	p.ask(ReadSite{})
	return s
}

// SampleSite returns a small documentation with what goes wrong most in sites.
func SampleSite(o site.Options) *site.Site {
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
	return s
}

// OpenSample opens the sample, while no site has been read, at the finding of that ID.
type OpenSample struct {
	siteAct
	ID string
}

func (a OpenSample) reduce(s State, p *Panels) State {
	if p.Site.Site == nil {
		p.Site.Site = SampleSite(p.Site.options(&s))
	}
	return ChooseFinding{ID: a.ID}.reduce(s, p)
}

// ChooseFinding shows the links of the finding of that ID.
type ChooseFinding struct {
	act
	ID string
}

func (a ChooseFinding) reduce(s State, _ *Panels) State {
	if site.IsFindingID(a.ID) {
		s.Site.Chosen = a.ID
	}
	return s
}

// siteLinked returns what of a site the permalink of the state has.
func (s *State) siteLinked() SiteState {
	if !s.ViewShown().Files {
		return SiteState{}
	}
	return SiteState{Chosen: s.Site.Chosen}
}

// SitePage hands over what is in a file, and says how much is read, in percent.
type SitePage struct {
	siteReport
	Path string
	site.Scan
	More    bool // of the file that was handed over last
	Percent int
	Silent  bool // the page stays as it is
}

func (a SitePage) reduce(s State, p *Panels) State {
	if p.Site.Site != nil && p.Site.Reading >= 0 {
		p.Site.Reading = a.Percent
		if a.More {
			p.Site.Site.AddMore(a.Scan)
		} else {
			p.Site.Site.AddPage(a.Path, a.Scan)
		}
	}
	return s
}

// NoteSite says something about the files of a site.
type NoteSite struct {
	siteReport
	site.Note
}

func (a NoteSite) reduce(s State, p *Panels) State {
	p.Site.Notes = append(p.Site.Notes, a.Note)
	return s
}

// SiteRead says that all files are handed over.
type SiteRead struct{ siteReport }

// reduce begins to follow the links.
func (SiteRead) reduce(s State, p *Panels) State {
	p.Site.Reading = -1
	return s
}

// siteCommand is an action of a button of the view.
type siteCommand struct {
	siteAct
	do    func(p *SitePanel, value string) []Effect
	value string
}

func (a siteCommand) reduce(s State, p *Panels) State {
	if p.Site.Site != nil {
		p.ask(a.do(p.Site, a.value)...)
	}
	return s
}

var siteCommands = map[string]func(p *SitePanel, value string) []Effect{
	"site-cancel": func(p *SitePanel, _ string) []Effect {
		p.Cancelled = true
		if p.Reading < 0 {
			return nil
		}
		p.Reading = -1
		p.Notes = append(p.Notes, site.Note{Code: "cut-short"})
		return []Effect{StopSite{}}
	},
	"site-resume": func(p *SitePanel, _ string) []Effect {
		p.Cancelled = false
		return nil
	},
	"site-forget": func(p *SitePanel, _ string) []Effect {
		p.Earlier, p.Comparison, p.Compared = nil, nil, false
		return nil
	},
	"site-export": func(p *SitePanel, value string) []Effect {
		if p.Ranked == nil {
			return nil
		}
		p.Export = &siteExport{format: value}
		return []Effect{ExportSite{Format: value, First: true}}
	},
}

// WorkSite does a portion of what the session has to do with its site, and then others
// while More reports that there is time. If it is silent, nothing need be drawn before all
// of it is done.
type WorkSite struct {
	siteReport
	More   func() bool // nil for one portion
	Silent bool
}

func (WorkSite) reduce(s State, p *Panels) State {
	if p.Site.Busy() {
		p.ask(p.Site.Work()...)
	}
	return s
}

// RequestSiteWork asks for WorkSite as soon as the page has had time for other things.
type RequestSiteWork struct{ effect }
