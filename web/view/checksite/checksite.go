// Package checksite makes the view "Check a site": the links of a built site, grouped by what
// they have in common.
package checksite

import (
	"strconv"
	"strings"

	"uriplayground/core/places"
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/checkpage"
	"uriplayground/web/view/fromwhere"
	"uriplayground/web/view/render"
)

const (
	findingsShown = 60        // of a site
	placesShown   = 30        // links of a finding, or of a comparison
	placesTaken   = 1_000_000 // bytes of them at most where they are copied
	notesShown    = 50
)

// Tables returns what is known of a site in a folder: what is being done, its findings, the
// links of one of them, what changed since the earlier build, and what is known of hosts.
func Tables(v *render.Context) []*page.Table {
	list := []*page.Table{siteTable(v)}
	p := v.Site
	if p.Site == nil {
		list = append(list, siteExample(v))
	} else {
		if p.Compared {
			list = append(list, sumsTable(v))
		}
		if len(p.Ranked) > 0 {
			list = append(append(list, siteFindings(v)), findingTables(v)...)
		}
		if p.Compared {
			list = append(list, buildsTable(v))
		}
		if notes := notesTable(v); len(notes.Rows) > 0 {
			list = append(list, notes)
		}
	}
	root := v.State.Base
	if p.Site != nil {
		root = p.Site.Root()
	}
	hosts, rules := fromwhere.HostsTable(v), fromwhere.RulesTable(v, root, root+"guide/intro")
	hosts.Title, hosts.Folded, rules.Folded = v.Words.Get("site.hosts"), !v.Whole, !v.Whole // which host it is was asked above
	return append(list, hosts, rules)
}

// siteTable says what is being done, and how many links there are of each level; a button for each
// host follows them as served there.
func siteTable(v *render.Context) *page.Table {
	p := v.Site
	s := v.Table("site", "site.title", "site.caption")
	s.Note, s.Answer = strings.TrimSpace(siteStatus(v)+" "+v.SavedNote("site.")), siteAnswer(v)
	if p.Ranked != nil {
		s.Caption = ""
	}
	switch {
	case p.Reading >= 0 || p.Awaited():
		s.AddButton("site-cancel", "", v.Words.Get("linkpanel.cancel"))
	case p.Cancelled:
		s.AddButton("site-resume", "", v.Words.Get("site.resume"))
	}
	for i, h := range places.Hosts() {
		b := s.AddButton("host", h.ID, h.Name)
		b.SetPressed(h.ID == v.State.From.Host)
		if i < len(p.Elsewhere) {
			b.Count = strconv.Itoa(p.Elsewhere[i])
		}
	}
	if p.Earlier != nil {
		s.Below.AddButton("site-forget", "", v.Words.Get("site.forget"))
	}
	return s
}

// siteAnswer says how many links are broken, once all are followed.
func siteAnswer(v *render.Context) string {
	p := v.Site
	if p.Site == nil || p.Ranked == nil || p.Cancelled || p.Reading >= 0 {
		return ""
	}
	key, broken := "site.answer", p.Site.Count(syntax.Error)
	switch {
	case broken.Links == 0:
		key = "site.answer.whole"
	case broken.Links == 1:
		key = "site.answer.one"
	case broken.Findings == 1:
		key = "site.answer.cause"
	}
	said := v.Words.Get(key, "n", strconv.Itoa(broken.Links), "of", strconv.Itoa(p.Site.Links()), "causes", strconv.Itoa(broken.Findings))
	if !p.Compared {
		return said
	}
	return v.Words.Get("site.answer.builds", "answer", said, "fresh", strconv.Itoa(len(p.Comparison.Fresh)), "fixed", strconv.Itoa(len(p.Comparison.Fixed)))
}

// siteStatus says what is being done, or the result of it; nothing before that.
func siteStatus(v *render.Context) string {
	p := v.Site
	switch {
	case p.Site == nil:
		return ""
	case p.Cancelled:
		return v.Words.Get("site.cancelled", "pages", strconv.Itoa(p.Site.Pages()), "n", strconv.Itoa(p.Site.Followed()))
	case p.Reading >= 0:
		return v.Words.Get("site.reading", "pages", strconv.Itoa(p.Site.Pages()), "percent", strconv.Itoa(p.Reading))
	case p.Ranked == nil:
		return v.Words.Get("site.following", "n", strconv.Itoa(p.Site.Followed()), "of", strconv.Itoa(p.Site.Links()))
	}
	key, broken := "site.done", p.Site.Count(syntax.Error)
	if broken.Links == 0 {
		key = "site.whole"
	}
	return v.Words.Get(key, "n", strconv.Itoa(broken.Links), "of", strconv.Itoa(p.Site.Links()), "causes", strconv.Itoa(broken.Findings),
		"root", page.ClipMiddle(p.Site.Root(), addressBytes), "host", hostName(v, p.Site)) + " " +
		v.Words.Get("site.counts", "pages", strconv.Itoa(p.Site.Pages()), "shaky", strconv.Itoa(p.Site.Count(syntax.Warning).Links), "told", strconv.Itoa(p.Site.Count(syntax.Info).Links))
}

// hostName returns what serves a site, and the server in front.
func hostName(v *render.Context, s *site.Site) string {
	host := servedBy(v.Words, s)
	if front := s.Front(); front != "" {
		return v.Words.Get("site.behind", "host", host, "server", front)
	}
	return host
}

// notesTable returns what is odd about the files.
func notesTable(v *render.Context) *page.Table {
	s := v.Table("site-notes", "site.notes.title", "", "site.notes.head")
	notes := append(v.Site.Site.Notes(), v.Site.Notes...)
	if v.Site.Reading >= 0 {
		notes = v.Site.Notes
	}
	for i, n := range notes {
		if i == notesShown {
			s.AddRow("", render.TextCell(v.Words.Get("site.more.only", "n", strconv.Itoa(len(notes)-i))))
			break
		}
		s.AddRow("", render.TextCell(SiteNote(v.Words, n.Code, n.Name)))
	}
	return s
}

// siteMarks lets levels be told apart without their colours.
var siteMarks = [...]string{syntax.Error: "✖ ", syntax.Warning: "⚠ ", syntax.Info: "ℹ "}

// siteFindings returns the findings; a click chooses one.
func siteFindings(v *render.Context) *page.Table {
	s := v.Table("site-findings", "site.findings.title", "site.findings.caption", "site.links", "site.cause")
	addFindings(v, s, v.Site.Site, v.Site.Ranked, "site-finding", chosenFinding(v))
	return s
}

// addFindings adds a row for each finding of a site, with what a click on it does.
func addFindings(v *render.Context, s *page.Table, of *site.Site, ranked []uint32, command string, chosen int) {
	most := 1
	for _, f := range of.Findings() {
		most = max(most, f.Links)
	}
	for k, i := range ranked {
		if k == findingsShown && !v.Whole {
			s.AddRow("", render.TextCell(""), render.TextCell(v.Words.Get("site.more", "n", strconv.Itoa(len(ranked)-k))))
			break
		}
		f := &of.Findings()[i]
		name := render.HeadCell(siteMarks[f.Cause.Level()]+FindingTitle(v.Words, of, f)).WithCommand(command, f.ID())
		name.Detail = v.Words.Get("site.onpages", "n", strconv.Itoa(f.Pages))
		s.AddRow(strings.TrimSpace("share-"+strconv.Itoa(share(f.Links, most))+" "+render.RowClass(int(i) == chosen)), render.TextCell(strconv.Itoa(f.Links)), name)
	}
}

// share returns how many tenths of the most so many links are, from 1 on.
func share(n, most int) int { return max(1, n*10/most) }

// chosenFinding returns the finding whose links are shown: the one that was chosen, if the
// site has it, else the first one.
func chosenFinding(v *render.Context) int {
	if i, ok := v.Site.Site.FindingOf(v.State.Site.Chosen); ok {
		return i
	}
	return int(v.Site.Ranked[0])
}

// reason returns why a link is found, in a sentence.
func reason(v *render.Context, of *site.Site, e *site.Details) *page.TableCell {
	c := render.TextCell(SiteMessage(v.Words, of, e))
	c.Detail = hopsText(v, of, e)
	return c
}

// target returns the way of a link, or where it leads if no host is asked.
func target(v *render.Context, of *site.Site, e *site.Details) *page.TableCell {
	if hops := hopsText(v, of, e); hops != "" {
		return &page.TableCell{Detail: hops}
	}
	return render.CodeCell(page.ClipMiddle(e.Target, checkpage.LinkBytes))
}

// addPlaces adds a row for each link, as far as they are shown. third makes the third cell.
func addPlaces(v *render.Context, s *page.Table, of *site.Site, list []uint32, head string, third func(*render.Context, *site.Site, *site.Details) *page.TableCell) {
	most, bytes := placesShown, checkpage.DiffBytes
	if v.Whole {
		most, bytes = render.CopiedRows, placesTaken
	}
	most = page.Fitting(min(most, len(list)), bytes, func(i int) int { return of.Size(int(list[i])) })
	more := "site.more"
	if of != v.Site.Site { // whose links are not exported
		more = "site.more.only"
	}
	for k, i := range list {
		if k == most {
			cells := []*page.TableCell{render.TextCell("…"), render.TextCell(v.Words.Get(more, "n", strconv.Itoa(len(list)-k)))}
			for len(cells) < len(s.Heads) {
				cells = append(cells, render.TextCell(""))
			}
			s.AddRow("", cells...)
			break
		}
		e := of.Details(int(i))
		place := render.HeadCell(page.ClipMiddle(e.Page, checkpage.LinkBytes))
		place.Detail = strings.TrimSpace(head + " " + v.Words.Get("site.at", "line", strconv.Itoa(e.Line), "column", strconv.Itoa(e.Column)))
		ref := render.CodeCell(shownRef(v, e.Ref)).WithCommand("show", e.Base+"\n"+e.Ref)
		s.AddRow("", place, ref, third(v, of, &e), render.CodeCell(page.ClipMiddle(e.Write, checkpage.LinkBytes)))
	}
}

func shownRef(v *render.Context, ref string) string {
	if ref == "" {
		return v.Words.Get("examples.empty")
	}
	return page.ClipMiddle(ref, checkpage.LinkBytes)
}

// hopsText returns what the host answers on the way, in the signs of HTTP, and what an application
// behind it is asked for; of an address outside of the site, what the rules of a server make of that.
func hopsText(v *render.Context, s *site.Site, e *site.Details) string {
	if path, a, by, ok := s.Outside(e.Target); ok {
		return page.ClipMiddle(path, checkpage.LinkBytes) + " ⇒ " + fromwhere.Answered(v, a, by)
	}
	var list []string
	for _, h := range e.Hops {
		text := page.ClipMiddle(s.HopPath(h), checkpage.LinkBytes) + " → " + strconv.Itoa(int(h.Status))
		if h.Status != places.OK && h.Status != places.NotThere {
			text += " " + page.ClipMiddle(s.HopTo(h), checkpage.LinkBytes)
		}
		if asked := s.AskedFor(h); asked != "" {
			text += " ⇒ " + page.ClipMiddle(asked, checkpage.LinkBytes)
		}
		list = append(list, text)
	}
	return strings.Join(list, "\n")
}
