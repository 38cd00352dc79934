package checksite

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/places"
	"uriplayground/core/site"
	"uriplayground/web/page"
	"uriplayground/web/view/checkpage"
	"uriplayground/web/view/fromwhere"
	"uriplayground/web/view/render"
)

// findingTables returns what there is about the chosen finding: one of its links as an example, the
// setting by which all of them are mended, and the links.
func findingTables(v *render.Context) (list []*page.Table) {
	i := chosenFinding(v)
	if !v.Whole {
		first := v.Site.Site.Details(int(v.Site.Site.LinksOf(i)[0]))
		list = append(list, caseTable(v, i, &first))
		if first.Cause == site.RootPrefix || first.Cause == site.OtherPrefix {
			list = append(list, settingTable(v))
		}
	}
	return append(list, findingLinks(v, i))
}

// caseTable shows what becomes of the first link of a finding.
func caseTable(v *render.Context, finding int, e *site.Details) *page.Table {
	s := v.Table("site-case", "site.case.one", "")
	if n := v.Site.Site.Findings()[finding].Links; n > 1 {
		s.Title = v.Words.Get("site.case.title", "n", strconv.Itoa(n))
	}
	s.Note = SiteMessage(v.Words, v.Site.Site, e)
	add := func(key string, c *page.TableCell) { s.AddNamedRow(render.TextCell(v.Words.Get(key)), c) }
	add("site.case.page", render.CodeCell(page.ClipMiddle(e.Base, checkpage.LinkBytes)))
	add("site.case.link", render.CodeCell(shownRef(v, e.Ref)))
	leads := target(v, v.Site.Site, e)
	if r := core.Resolve(e.Base, e.Ref, core.RFC3986, core.Options{}); r.Target.Text == e.Target && len(e.Target) <= checkpage.LinkBytes {
		hops := leads.Detail
		leads = render.CodeCell(e.Target)
		leads.Runs, leads.Detail = render.Tape(&r), hops
	}
	add("site.case.leads", leads)
	if e.Write != "" {
		add("site.case.write", render.CodeCell(page.ClipMiddle(e.Write, checkpage.LinkBytes)))
	}
	return s
}

// settingTable shows the setting by which a tool knows where the site is served.
func settingTable(v *render.Context) *page.Table {
	s := v.Table("site-setting", "site.setting.title", "")
	tool, _ := places.ToolOf(v.State.From.Tool)
	all := places.RootSettings()
	chosen := &all[0]
	for i := range all {
		if all[i].Name == tool.Name {
			chosen = &all[i]
		}
	}
	for i := range all {
		s.AddButton("tool", all[i].Tool, all[i].Name).SetPressed(&all[i] == chosen)
	}
	setting := chosen.For(v.Site.Site.Root(), v.Site.Site.Prefix())
	s.AddNamedRow(render.TextCell(chosen.File), render.CodeCell(setting), fromwhere.FactCell(v, chosen.Fact))
	s.Note = v.Words.Get("site.setting.through", "through", chosen.Through)
	s.Below.AddButton("take-code", setting, v.Words.Get("site.setting.copy")).Primary = true
	return s
}

// findingLinks returns the links of the chosen finding, each with its cause in a sentence.
func findingLinks(v *render.Context, i int) *page.Table {
	p := v.Site
	s := v.Table("site-links", "site.places.title", "", "site.file", "linkpanel.ref", "site.why", "site.instead")
	third, finding := reason, &p.Site.Findings()[i]
	title := FindingTitle(v.Words, p.Site, finding)
	if v.Whole {
		s.Caption = title
	} else { // a sentence for each would say the same again
		s.Heads[2], third = v.Words.Get("linkpanel.target"), target
	}
	addPlaces(v, s, p.Site, p.Site.LinksOf(i), "", third)
	if b := v.TakeAnswer("cause", finding.Cause.String(), title); b.Name != "" {
		s.Buttons = append(s.Buttons, b)
	}
	for _, format := range []string{"csv", "json", "sarif"} {
		s.Below.AddButton("site-export", format, v.Words.Get("site."+format))
	}
	return s
}
