package places

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/forge"
	"uriplayground/core/proxy"
	"uriplayground/core/rfc3986"
)

// Place is a kind of place that a link is read from.
type Place uint8

// The kinds of places, in the order in which they are listed.
const (
	Given    Place = iota // the address as it was given
	Slash                 // "…/install/"
	Bare                  // "…/install"
	Index                 // "…/install/index.html"
	File                  // "…/install.html"
	Root                  // the site under another root
	Blob                  // the source as a forge shows it
	Raw                   // the source itself
	Registry              // the page that a package registry makes of the README
	Feed                  // a feed of the site
	NotFound              // the page for addresses that there are not
	Route                 // a route of a single-page application
	Sheet                 // a style sheet or script that holds the link
	Wiki                  // the other address of the first page of a wiki
	Upstream              // the address at which the application behind a server is asked for the page
	placeCount
)

var placeNames = [...]string{"given", "slash", "bare", "index", "file", "root", "blob", "raw", "registry", "feed", "not-found", "route", "sheet", "wiki", "upstream"}

// String returns the name of the kind.
func (p Place) String() string { return placeNames[p] }

// PlaceNamed returns the kind of that name, and whether there is one.
func PlaceNamed(name string) (Place, bool) {
	i := slices.Index(placeNames[:], name)
	return Place(max(i, 0)), i >= 0
}

// Set is a set of places.
type Set uint16

// SetOf returns the set of these places.
func SetOf(places ...Place) (s Set) {
	for _, p := range places {
		s |= 1 << p
	}
	return s
}

// Has reports whether a place is in the set.
func (s Set) Has(p Place) bool { return s>>p&1 != 0 }

// Toggled returns the set with the place if it was without it, and else without.
func (s Set) Toggled(p Place) Set { return s ^ 1<<p }

// Names returns the names of the places in the set, in their order.
func (s Set) Names() (list []string) {
	for i, name := range placeNames {
		if s.Has(Place(i)) {
			list = append(list, name)
		}
	}
	return list
}

// AllPlaces is the set of all places.
const AllPlaces Set = 1<<placeCount - 1

// Reading is a link as read from one place.
type Reading struct {
	Place   Place        // where it is read from
	Base    string       // in effect there
	Target  string       // of the link
	Root    string       // path of the project there; empty where it is not known
	Answer  Answer       // of the host at that address; zero if it is not known
	Asked   proxy.Answer // what the rules of the server make of a request for the page; zero where there are none
	Arrives proxy.Answer // and of one for the target
	want    string       // where the link has to lead
	also    string       // where it may lead instead: to the same file there; empty for nowhere
	page    bool         // the link is to the page itself, wherever that is
	forge   bool         // the address is that of a forge, whose root belongs to nobody
}

// Right reports whether a target is one that the link should have there.
func (r *Reading) Right(target string) bool {
	return target == r.want || r.also != "" && target == r.also
}

// ToPage reports whether the link is to the page itself, wherever that is.
func (r *Reading) ToPage() bool { return r.page }

// Link is a link of a page, and what is known of both.
type Link struct {
	Page   string      // its address
	Ref    string      // as it is written
	Wanted string      // where it has to lead from the page; empty for where it leads
	Rules  proxy.Rules // of the server, for an application behind it
	Preset
}

// List returns the places that a link is read from, the given address first; none where that is no
// base. Forms of the address that are the same are one place.
func List(link Link) []Reading {
	target, ok := core.Target(link.Page, link.Ref, core.RFC3986, core.Options{})
	if !ok {
		return nil
	}
	l := lister{Link: link, want: link.Wanted}
	if l.want == "" {
		l.want, l.inPage = target, core.KindOf(link.Ref) == rfc3986.RuleSameDocument
	}
	if root, ok := forge.Root(link.Page); ok {
		l.add(Reading{Place: Given, Base: link.Page, forge: true})
		l.addForge(link.Page, root)
	} else if home, ok := forge.WikiHome(link.Page); ok {
		l.add(Reading{Place: Given, Base: link.Page, forge: true})
		l.add(Reading{Place: Wiki, Base: home})
	} else if p, ok := readPage(link.Page); ok {
		l.page, l.layout = p, l.Preset.layout(&p)
		l.add(Reading{Place: Given, Base: link.Page, Answer: l.answer(p.form, l.layout), Root: p.root})
		l.addForms()
		l.addUpstream()
		l.addRoot()
		l.addSource()
		l.addOthers()
	} else {
		l.add(Reading{Place: Given, Base: link.Page})
	}
	return l.list
}

// lister collects readings.
type lister struct {
	Link
	page
	want   string // where the link has to lead from the address given
	inPage bool   // to the page itself, wherever that is
	layout Layout
	list   []Reading
}

// add adds a reading in which the link has to lead where it leads from the first, or to
// the place that the reading names.
func (l *lister) add(r Reading) {
	r.Target, _ = core.Target(r.Base, l.Ref, core.RFC3986, core.Options{})
	if r.want == "" {
		r.want = l.want
	}
	if path, ok := l.requested(r.Base); ok {
		r.Asked, _ = l.Rules.Ask(path)
		if path, ok := l.requested(r.Target); ok {
			r.Arrives, _ = l.Rules.Ask(path)
		}
	}
	if r.page = l.inPage; r.page {
		r.want = r.Target
	}
	l.list = append(l.list, r)
}

// addForms adds the forms of the address that are not the given one.
func (l *lister) addForms() {
	for _, form := range []Place{Slash, Bare, Index, File} {
		if at := l.at(form); at != "" && form != l.form {
			l.add(Reading{Place: form, Base: at, Root: l.root, Answer: l.answer(form, l.layout)})
		}
	}
}

// addRoot adds the site at another place: at the root of a host, or below a path of one.
func (l *lister) addRoot() {
	moved := l.page
	moved.origin, moved.root = "http://localhost:8000", "/"
	if l.root == "/" {
		moved.origin, moved.root = "https://user.github.io", "/project/"
	}
	want, _ := l.mirrored(l.want, moved.origin+moved.root)
	l.add(Reading{Place: Root, Base: moved.at(l.shown()), Root: moved.root, want: want})
}

// requested returns what a browser asks the host of the page for, if an address is on that.
func (l *lister) requested(address string) (path string, ok bool) {
	rest, ok := strings.CutPrefix(address, l.origin)
	if rest, _, _ = strings.Cut(rest, "#"); rest == "" {
		rest = "/"
	} else if rest[0] == '?' {
		rest = "/" + rest
	}
	return rest, ok && l.origin != "" && rest[0] == '/'
}

// addUpstream adds the address at which an application behind the server is asked for the page, or
// the file that the server answers with. From there the link has to lead to what the application is asked
// for in place of the target.
func (l *lister) addUpstream() {
	path, ok := l.requested(l.Page)
	asked, by := l.Rules.Ask(path)
	if !ok || by == nil || asked.Status != proxy.OK {
		return
	}
	r := Reading{Place: Upstream, Base: l.upstream(by, asked.Path)}
	if path, ok := l.requested(l.want); ok && by.File == "" {
		if there, at := l.Rules.Ask(path); at != nil && at.File == "" && there.Status == proxy.OK {
			r.want = l.upstream(at, there.Path)
			if _, fragment, ok := strings.Cut(l.want, "#"); ok {
				r.want += "#" + fragment
			}
		}
	}
	l.add(r)
}

// upstream returns the address that a rule makes of a path.
func (l *lister) upstream(by *proxy.Rule, path string) string {
	if by.Origin == "" {
		return l.origin + path
	}
	return by.Origin + path
}

// shown returns the form in which the page has its address.
func (l *lister) shown() Place {
	if l.at(l.form) == "" || l.page.stem == "" {
		return Slash
	}
	return l.form
}

// addSource adds the source of the page at a forge, where a link may also lead to the
// other file there.
func (l *lister) addSource() {
	user, name := l.project()
	folder, file := l.source()
	for _, at := range []struct {
		place Place
		root  string
	}{
		{Blob, "https://github.com/" + user + "/" + name + "/blob/main/"},
		{Raw, "https://raw.githubusercontent.com/" + user + "/" + name + "/main/"},
	} {
		r := Reading{Place: at.place, Base: at.root + folder + file}
		if also, ok := l.mirrored(l.want, at.root+folder); ok {
			r.also = also
		}
		l.add(r)
	}
}

// addForge adds the other view of a file that a forge shows, where a link may also lead to the other
// view of its target, and the page of a registry, which shows no other file than a README.
func (l *lister) addForge(address, root string) {
	twin, raw, ok := forge.Twin(root)
	if !ok {
		return
	}
	r := Reading{Place: Blob, Base: twin + address[len(root):]}
	if raw {
		r.Place = Raw
	}
	if rest, inside := strings.CutPrefix(l.want, root); inside {
		r.also = twin + rest
	}
	l.add(r)
	if path, _, _ := strings.Cut(address[len(root):], "?"); strings.EqualFold(path, "README.md") {
		name := strings.SplitN(root, "/", 6)[4]                     // after scheme, "", host and owner
		if project, _, nested := strings.Cut(root, "/-/"); nested { // GitLab, below groups
			name = project[strings.LastIndexByte(project, '/')+1:]
		}
		l.add(Reading{Place: Registry, Base: "https://pypi.org/project/" + name + "/"})
	}
}

// addOthers adds the places from which only the page itself would be right.
func (l *lister) addOthers() {
	_, name := l.project()
	root := l.origin + l.root
	l.add(Reading{Place: Registry, Base: "https://pypi.org/project/" + name + "/"})
	l.add(Reading{Place: Feed, Base: root + "feed.xml"})
	l.add(Reading{Place: NotFound, Base: root + "no/such/page"})
	l.add(Reading{Place: Route, Base: l.origin + l.root + l.stem + slashAfter(l.stem) + "settings/profile"})
	l.add(Reading{Place: Sheet, Base: root + "assets/site.css"})
}

func slashAfter(stem string) string {
	if stem == "" {
		return ""
	}
	return "/"
}
