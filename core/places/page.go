// Package places is about one link and the places that it is read from: the address
// of its page with and without a slash, the file at a forge, a feed, and so on. For each
// of them it says which base is in effect and where the link leads, and which way of
// writing the link is right from all that matter.
//
// page.go tells the addresses apart, places.go lists them, ways.go is the advice, and
// presets.go the facts about what makes and serves pages.
package places

import (
	"strings"

	"uriplayground/core"
)

// page is the address of a page, taken apart.
type page struct {
	origin string // scheme and authority: "https://user.github.io"
	host   string
	root   string // of the project, with slashes around: "/project/", or "/"
	stem   string // the path from the root, without slash, index.html or .html
	tail   string // query of the address as given
	form   Place  // how the address is written
}

// forges is where each user has a host, and each project a path there.
var forges = [...]string{".github.io", ".gitlab.io", ".codeberg.page"}

// readPage takes the address of a page apart. Only addresses with a host and a path of
// segments have other forms (ok).
func readPage(address string) (p page, ok bool) {
	a := core.Parse(address, core.RFC3986)
	scheme, path := strings.ToLower(a.Part("scheme").In(address)), a.Part("path")
	p.host = strings.ToLower(a.Part("host").In(address))
	if scheme != "http" && scheme != "https" || p.host == "" {
		return p, false
	}
	p.origin = address[:path.Start]
	text, _ := core.TraceRemoveDotSegments(path.In(address))
	if text == "" {
		text = "/"
	}
	if q := a.Part("query"); q.Defined {
		p.tail = address[q.Start-1 : q.End]
	}
	p.root = rootOf(p.host, text)
	if len(text) < len(p.root) { // "/project", which its host leads to "/project/"
		p.form = Bare
		return p, true
	}
	p.stem, p.form = stemOf(text[len(p.root):])
	return p, true
}

// rootOf returns the path below which the project of a page lies, by its host.
func rootOf(host, path string) string {
	for _, forge := range forges {
		if first, _, _ := strings.Cut(path[1:], "/"); strings.HasSuffix(host, forge) && first != "" && !strings.HasSuffix(first, ".html") {
			return "/" + first + "/"
		}
	}
	return "/"
}

// stemOf returns a path without that which tells its forms apart, and which one it is.
func stemOf(path string) (stem string, form Place) {
	stem, found := strings.CutSuffix(path, "index.html")
	switch {
	case found && (stem == "" || strings.HasSuffix(stem, "/")):
		return strings.TrimSuffix(stem, "/"), Index
	case path == "" || strings.HasSuffix(path, "/"):
		return strings.TrimRight(path, "/"), Slash
	}
	if stem, found = strings.CutSuffix(path, ".html"); found {
		return stem, File
	}
	return path, Bare
}

// at returns the address of the page in one of its forms; empty where it has none.
func (p *page) at(form Place) string {
	whole := p.origin + p.root + p.stem
	switch {
	case form == Slash:
		return strings.TrimSuffix(whole, "/") + "/" + p.tail
	case form == Index:
		return strings.TrimSuffix(whole, "/") + "/index.html" + p.tail
	case strings.TrimSuffix(whole, "/") == p.origin: // of a host there is one form only
	case form == Bare:
		return strings.TrimSuffix(whole, "/") + p.tail
	case form == File && p.stem != "":
		return whole + ".html" + p.tail
	}
	return ""
}

// project returns the names of user and project at a forge; examples where the address does
// not tell them.
func (p *page) project() (user, name string) {
	user, name = "user", "project"
	for _, forge := range forges {
		if first, found := strings.CutSuffix(p.host, forge); found {
			user = first
		}
	}
	if p.root != "/" {
		name = strings.Trim(p.root, "/")
	}
	return user, name
}

// source returns the folder of the sources in the repository, and the source of the page in
// it.
func (p *page) source() (folder, file string) {
	folder, file = "docs/", p.stem
	if strings.HasPrefix(p.stem+"/", "docs/") {
		folder = "" // the site shows the folder, too
	}
	if file == "" {
		file = "index"
	}
	return folder, file + ".md"
}

// mirrored returns the place of a target below another root; unchanged where it is outside of
// the project.
func (p *page) mirrored(target, root string) (moved string, ok bool) {
	rest, ok := strings.CutPrefix(target, p.origin+p.root)
	if !ok {
		return target, false
	}
	return root + rest, true
}
