package pages

import (
	"path"

	"uriplayground/core"
	"uriplayground/tools/card"
	"uriplayground/web/locales"
)

// shared is what a page says of itself to sites that show links to it (Open Graph). What
// has to be a whole address is empty where that of the site is not known.
type shared struct {
	Locale        string
	OtherLocales  []string
	URL, Picture  string
	Width, Height int
	Alt           string
}

// Pictures returns where the pictures that tools/card draws are in the site, by their languages.
func Pictures() map[string]string {
	names := map[string]string{}
	for _, lang := range locales.Languages() {
		names[lang] = "gen/share." + lang + ".png" // where other sites may load it from
	}
	return names
}

// share adds what the page says of itself. The page for frames says nothing: nobody shares it.
func (p *htmlPage) share(name, site string) {
	if name == embedPage {
		return
	}
	target, _ := core.Target(p.First.Base, p.First.Ref, core.RFC3986, p.First.Options)
	words := locales.ForPages(p.Lang)
	alt := words.Get("embed.share.alt", "ref", p.First.Ref, "base", p.First.Base, "target", target)
	p.Shared = &shared{Locale: words.Get("language.locale"), Width: card.Width, Height: card.Height, Alt: alt}
	for _, other := range p.Languages {
		if other.Lang != p.Lang {
			p.Shared.OtherLocales = append(p.Shared.OtherLocales, locales.ForPages(other.Lang).Get("language.locale"))
		}
	}
	if site != "" {
		p.Shared.URL = within(site, directory(p.Lang)+addressOf(name))
		p.Shared.Picture = within(site, Pictures()[p.Lang])
	}
}

// addressOf returns the path of a page in the site; that of an index page is its directory.
func addressOf(name string) string {
	if dir, file := path.Split(name); file == "index.html" {
		return dir
	}
	return name
}

// within returns the address of a file in a site.
func within(site, name string) string {
	address, _ := core.Target(site, "./"+name, core.RFC3986, core.Options{})
	return address
}
