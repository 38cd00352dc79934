package checksite

import (
	"strconv"

	"uriplayground/core/site"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// siteExample returns what is found in a small site, while no other one has been read: served where
// the visitor says. A click on a finding opens that site there.
func siteExample(v *render.Context) *page.Table {
	e := model.SampleSite(site.Options{Root: v.State.Base, Host: v.State.From.Host, Server: v.State.From.Server})
	for !e.Follow(e.Links()) {
	}
	s := v.Table("site-example", "linkpanel.example.title", "", "site.links", "site.cause")
	s.Caption = v.Words.Get("site.example.caption", "pages", strconv.Itoa(e.Pages()), "root", page.ClipMiddle(e.Root(), addressBytes), "host", hostName(v, e))
	addFindings(v, s, e, e.Ranked(), "site-sample", -1)
	return s
}
