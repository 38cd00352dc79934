package view

import (
	"strconv"
	"strings"

	"uriplayground/core/places"
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

const (
	findingsShown = 60        // of a site
	placesShown   = 30        // links of a finding, or of a comparison
	placesTaken   = 1_000_000 // bytes of them at most where they are copied
	notesShown    = 50
)

// siteView is what is known of a site in a folder: what is being done, its findings, the
// links of one of them, what changed since the earlier build, and what is known of hosts.
func (v *view) siteView() []*page.Table {
	list := []*page.Table{v.siteTable()}
	p := v.site
	if p.Site == nil {
		list = append(list, v.siteExample())
	} else {
		if notes := v.notesTable(); len(notes.Rows) > 0 {
			list = append(list, notes)
		}
		if len(p.Ranked) > 0 {
			list = append(list, v.siteFindings(), v.findingLinks())
		}
		if p.Compared {
			list = append(list, v.buildsTable())
		}
	}
	return append(list, v.hostsTable())
}

// siteTable says what is being done, and how many links there are of each level.
func (v *view) siteTable() *page.Table {
	p := v.site
	s := v.table("site", "site.title", "site.caption", "site.what", "site.count")
	s.Note = strings.TrimSpace(v.siteStatus() + " " + v.savedNote("site."))
	switch {
	case p.Reading >= 0 || p.Busy():
		s.AddButton("site-cancel", "", v.words.Get("linkpanel.cancel"))
	case p.Cancelled:
		s.AddButton("site-resume", "", v.words.Get("site.resume"))
	}
	if p.Ranked == nil {
		return s
	}
	for _, format := range []string{"csv", "json", "sarif"} {
		s.AddButton("site-export", format, v.words.Get("site."+format))
	}
	if p.Earlier != nil {
		s.AddButton("site-forget", "", v.words.Get("site.forget"))
	}
	for _, row := range []struct {
		key string
		n   int
	}{
		{"site.pages", p.Site.Pages()}, {"site.links", p.Site.Links()}, {"site.broken", p.Site.Count(syntax.Error).Links},
		{"site.shaky", p.Site.Count(syntax.Warning).Links}, {"site.told", p.Site.Count(syntax.Info).Links},
	} {
		s.AddNamedRow(textCell(v.words.Get(row.key)), textCell(strconv.Itoa(row.n)))
	}
	return s
}

// siteStatus says what is being done, or the result of it; nothing before that.
func (v *view) siteStatus() string {
	p := v.site
	switch {
	case p.Site == nil:
		return ""
	case p.Cancelled:
		return v.words.Get("site.cancelled", "pages", strconv.Itoa(p.Site.Pages()), "n", strconv.Itoa(p.Site.Followed()))
	case p.Reading >= 0:
		return v.words.Get("site.reading", "pages", strconv.Itoa(p.Site.Pages()), "percent", strconv.Itoa(p.Reading))
	case p.Ranked == nil:
		return v.words.Get("site.following", "n", strconv.Itoa(p.Site.Followed()), "of", strconv.Itoa(p.Site.Links()))
	}
	key, broken := "site.done", p.Site.Count(syntax.Error)
	if broken.Links == 0 {
		key = "site.whole"
	}
	return v.words.Get(key, "n", strconv.Itoa(broken.Links), "of", strconv.Itoa(p.Site.Links()), "causes", strconv.Itoa(broken.Findings),
		"root", page.ClipMiddle(p.Site.Root(), addressBytes), "host", v.hostName())
}

// hostName is what serves the site; where that was not chosen, that it is any server.
func (v *view) hostName() string {
	if _, ok := places.HostOf(v.state.From.Host); !ok {
		return v.words.Get("site.plain")
	}
	return v.site.Site.Host().Name
}

// notesTable is what is odd about the files.
func (v *view) notesTable() *page.Table {
	s := v.table("site-notes", "site.notes.title", "", "site.notes.head")
	notes := append(v.site.Site.Notes(), v.site.Notes...)
	if v.site.Reading >= 0 {
		notes = v.site.Notes
	}
	for i, n := range notes {
		if i == notesShown {
			s.AddRow("", textCell(v.words.Get("site.more.only", "n", strconv.Itoa(len(notes)-i))))
			break
		}
		s.AddRow("", textCell(SiteNote(v.words, n.Code, n.Name)))
	}
	return s
}

// siteMarks lets levels be told apart without their colours.
var siteMarks = [...]string{syntax.Error: "✖ ", syntax.Warning: "⚠ ", syntax.Info: "ℹ "}

// siteFindings is the findings; a click chooses one.
func (v *view) siteFindings() *page.Table {
	s := v.table("site-findings", "site.findings.title", "site.findings.caption", "site.cause", "site.links", "site.pages")
	p, chosen := v.site, v.chosenFinding()
	for k, i := range p.Ranked {
		if k == findingsShown && !v.whole {
			s.AddRow("", textCell(v.words.Get("site.more", "n", strconv.Itoa(len(p.Ranked)-k))), textCell(""), textCell(""))
			break
		}
		f := &p.Site.Findings()[i]
		name := headCell(siteMarks[f.Cause.Level()]+FindingTitle(v.words, p.Site, f)).WithCommand("site-finding", f.ID())
		s.AddRow(rowClass(int(i) == chosen), name, textCell(strconv.Itoa(f.Links)), textCell(strconv.Itoa(f.Pages)))
	}
	return s
}

// chosenFinding is the finding whose links are shown: the one that was chosen, if the site
// has it, else the first one.
func (v *view) chosenFinding() int {
	if i, ok := v.site.Site.FindingOf(v.state.Site.Chosen); ok {
		return i
	}
	return int(v.site.Ranked[0])
}

// findingLinks is the links of the chosen finding, each with its cause in a sentence.
func (v *view) findingLinks() *page.Table {
	p := v.site
	i := v.chosenFinding()
	s := v.table("site-links", "site.places.title", "", "site.file", "linkpanel.ref", "site.why", "site.instead")
	s.Caption = FindingTitle(v.words, p.Site, &p.Site.Findings()[i])
	v.addPlaces(s, p.Site, p.Site.LinksOf(i), "")
	return s
}

// addPlaces adds a row for each link, as far as they are shown.
func (v *view) addPlaces(s *page.Table, of *site.Site, list []uint32, head string) {
	most, bytes := placesShown, diffBytes
	if v.whole {
		most, bytes = copiedRows, placesTaken
	}
	most = page.Fitting(min(most, len(list)), bytes, func(i int) int { return of.Size(int(list[i])) })
	more := "site.more"
	if of != v.site.Site { // whose links are not exported
		more = "site.more.only"
	}
	for k, i := range list {
		if k == most {
			cells := []*page.TableCell{textCell("…"), textCell(v.words.Get(more, "n", strconv.Itoa(len(list)-k)))}
			for len(cells) < len(s.Heads) {
				cells = append(cells, textCell(""))
			}
			s.AddRow("", cells...)
			break
		}
		e := of.Explain(int(i))
		place := headCell(page.ClipMiddle(e.Page, linkBytes))
		place.Detail = strings.TrimSpace(head + " " + v.words.Get("site.at", "line", strconv.Itoa(e.Line), "column", strconv.Itoa(e.Column)))
		ref := codeCell(v.shownRef(e.Ref)).WithCommand("show", e.Base+"\n"+e.Ref)
		why := textCell(SiteMessage(v.words, of, &e))
		why.Detail = hopsText(of, &e)
		s.AddRow("", place, ref, why, codeCell(page.ClipMiddle(e.Write, linkBytes)))
	}
}

func (v *view) shownRef(ref string) string {
	if ref == "" {
		return v.words.Get("examples.empty")
	}
	return page.ClipMiddle(ref, linkBytes)
}

// hopsText is what the host answers on the way, in the signs of HTTP.
func hopsText(s *site.Site, e *site.Explanation) string {
	var list []string
	for _, h := range e.Hops {
		text := page.ClipMiddle(s.HopPath(h), linkBytes) + " → " + strconv.Itoa(int(h.Status))
		if h.Status != places.OK && h.Status != places.NotThere {
			text += " " + page.ClipMiddle(s.HopTo(h), linkBytes)
		}
		list = append(list, text)
	}
	return strings.Join(list, "\n")
}

// buildsTable is what changed since the earlier build.
func (v *view) buildsTable() *page.Table {
	p := v.site
	c := p.Comparison
	s := v.table("site-builds", "site.builds.title", "", "site.file", "linkpanel.ref", "site.why", "site.instead")
	s.Caption = v.words.Get("site.builds.caption", "before", p.EarlierName, "after", p.Name,
		"fresh", strconv.Itoa(len(c.Fresh)), "mended", strconv.Itoa(len(c.Mended)), "gone", strconv.Itoa(len(c.Gone)), "still", strconv.Itoa(c.Still))
	v.addPlaces(s, p.Site, c.Fresh, v.words.Get("site.fresh"))
	v.addPlaces(s, p.Earlier, c.Mended, v.words.Get("site.mended"))
	v.addPlaces(s, p.Earlier, c.Gone, v.words.Get("site.gone"))
	if len(s.Rows) == 0 {
		s.Note = v.words.Get("site.same")
	}
	return s
}
