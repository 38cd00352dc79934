package track

import (
	"cmp"
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/web/lesson"
)

// draw draws names, none of them twice for a task.
type draw struct {
	lesson.Dice
	taken []string
}

func (d *draw) from(list []string) string {
	for {
		if name := d.Pick(list); !slices.Contains(d.taken, name) {
			d.taken = append(d.taken, name)
			return name
		}
	}
}

// The material. No name of it occurs in the words of the lessons.
var (
	hosts   = []string{"https://docs.example", "https://wiki.example", "https://manual.example", "https://school.example", "https://library.example", "https://museum.example"}
	shops   = []string{"https://shop.example", "https://books.example", "https://records.example", "https://tickets.example"}
	folders = []string{"v1", "v2", "v3", "handbook", "tour", "course", "lessons", "kitchen", "garden", "manual", "topics", "library", "history", "travel"}
	files   = []string{"intro", "start", "setup", "about", "install", "terms", "basics", "summary", "glossary", "welcome"}
	medias  = []string{"img", "pics", "css", "fonts", "media", "photos", "maps", "sounds"}
	things  = []string{"logo.svg", "map.png", "tree.png", "cat.jpg", "plan.svg", "rose.jpg", "bird.jpg", "chart.png"}
	lists   = []string{"list", "search", "results", "offers", "events"}
	fields  = []string{"page=2", "page=7", "sort=up", "sort=price", "lang=fr", "size=xl", "q=tea", "view=grid"}
	sheets  = []string{"site.css", "print.css", "dark.css", "base.css"}
	servers = []string{"localhost", "printer", "router", "camera"}
	anchors = []string{"top", "notes", "prices", "summary", "map"}
)

func (d *draw) host() string   { return d.from(hosts) }
func (d *draw) folder() string { return d.from(folders) }
func (d *draw) file() string   { return d.from(files) }

// in returns the address of a folder n levels below a host.
func (d *draw) in(n int) string {
	address := d.host() + "/"
	for range n {
		address += d.folder() + "/"
	}
	return address
}

// thing returns a link to something in a folder below: "img/map.png".
func (d *draw) thing() string { return d.from(medias) + "/" + d.from(things) }

// above returns the folder above a folder.
func above(folder string) string {
	return folder[:strings.LastIndexByte(strings.TrimSuffix(folder, "/"), '/')+1]
}

// project returns the root of a project site, and the address of a folder in it.
func (d *draw) project() (root, folder string) {
	root = d.in(1)
	return root, root + d.folder() + "/"
}

// list returns a page with a query, in a folder.
func (d *draw) list() string {
	return d.from(shops) + "/" + d.folder() + "/" + d.from(lists) + "?" + d.from(fields)
}

// The tasks of lesson link.

// onFile is a page that is a file in folders.
func onFile(d *draw, t *Task) { t.Base, t.Ref = d.in(2)+d.file(), d.thing() }

// onFolder is one that ends with a slash.
func onFolder(d *draw, t *Task) { t.Base, t.Ref = d.in(2)+d.file()+"/", d.thing() }

// pageForLink asks for the page from which a link leads to a folder above.
func pageForLink(d *draw, t *Task) {
	folder := d.in(2)
	t.Start, t.Ref, t.Blank = folder+d.file(), d.thing(), Base
	t.Wanted = above(folder) + t.Ref
}

// The tasks of lesson last-slash.

func onHost(d *draw, t *Task) { t.Base, t.Ref = d.host(), d.thing() }

func doubled(d *draw, t *Task) {
	folder := d.folder() + "/"
	t.Base, t.Ref = d.host()+"/"+folder+d.file(), folder+d.from(things)
}

func besideFolder(d *draw, t *Task) {
	t.Base, t.Blank = d.in(2), Ref
	t.Wanted = t.Base + d.from(things)
}

func besideFile(d *draw, t *Task) {
	besideFolder(d, t)
	t.Base += d.file()
}

// The tasks of lesson first-slash.

func threeStarts(d *draw, t *Task) {
	_, folder := d.project()
	thing := d.thing()
	t.Base, t.Cards = folder+d.file(), []string{thing, "/" + thing, "//" + thing}
}

func leaving(d *draw, t *Task) {
	root, folder := d.project()
	t.Base, t.Named, t.Lanes = folder+d.file(), true, []string{"in-project", "in-host", "other-host"}
	t.Cards = []string{d.thing(), "../" + d.thing(), "/" + d.thing(), root[strings.LastIndexByte(root[:len(root)-1], '/'):] + d.thing(), "//" + d.thing(), "../../" + d.thing()}
	t.sorting = &sorting{lane: func(t *Task, _, target string) string {
		switch {
		case strings.HasPrefix(target, root):
			return "in-project"
		case strings.HasPrefix(target, t.origin()+"/"):
			return "in-host"
		}
		return "other-host"
	}}
}

func backIntoProject(d *draw, t *Task) {
	root, folder := d.project()
	thing := d.thing()
	t.Base, t.Blank, t.Start, t.Wanted = folder+d.file(), Ref, "/"+thing, root+thing
}

func fromRoot(d *draw, t *Task) {
	_, folder := d.project()
	t.Base, t.Ref = folder+d.file(), "/"+d.thing()
}

func twoSlashes(d *draw, t *Task) { t.Base, t.Ref = d.in(2)+d.file(), "//"+d.thing() }

// The tasks of lesson up.

func upAndDot(d *draw, t *Task) {
	t.Base, t.Ref = d.in(2)+d.file(), "../"+d.from(medias)+"/./"+d.from(things)
}

func tooFar(d *draw, t *Task) { t.Base, t.Ref = d.in(1), "../../../"+d.thing() }

func oddDots(d *draw, t *Task) {
	t.Base, t.Named, t.Lanes = d.in(3), true, []string{"climbs", "stays", "error"}
	t.Cards = []string{".." + d.thing(), ".../" + d.thing(), "%2e%2e/" + d.thing(), "../" + d.thing(), "../../../../" + d.thing()}
	climbs := func(t *Task, _, target string) string {
		if strings.HasPrefix(target, t.Base) {
			return "stays"
		}
		return "climbs"
	}
	t.sorting = &sorting{lane: climbs, by: func(t *Task, id id, card string) (string, bool) {
		if id == "refuse" {
			return "error", strings.Count(card, "../") > 3
		}
		target, ok := t.targetBy(id, t.Base, card)
		return climbs(t, card, target), ok
	}}
}

func letters(d *draw, t *Task) {
	t.Base, t.Named, t.Lanes = d.in(1), true, []string{"2A", "2B", "2C", "2D", "2E"}
	t.Cards = []string{"../" + d.thing(), "/./" + d.thing(), "/../" + d.thing(), d.Pick([]string{".", ".."}), "/" + d.thing()}
	t.sorting = &sorting{lane: func(_ *Task, card, _ string) string {
		_, trace := core.TraceRemoveDotSegments(card)
		return trace.Steps[1].Rule.Key
	}}
}

func upFromFile(d *draw, t *Task)   { t.Base, t.Ref = d.in(2)+d.file(), "../"+d.thing() }
func upFromFolder(d *draw, t *Task) { t.Base, t.Ref = d.in(2), "../"+d.thing() }
func onlyUp(d *draw, t *Task)       { t.Base, t.Ref = d.in(2)+d.file(), ".." }

// The tasks of lesson query.

func queryOnly(d *draw, t *Task) { t.Base, t.Ref = d.list(), "?"+d.from(fields) }

func threeEmpty(d *draw, t *Task) {
	t.Base, t.Cards = d.list(), []string{"", "#" + d.from(anchors), "?"}
}

func whoseQuery(d *draw, t *Task) {
	t.Base, t.Named, t.Lanes = d.list(), true, []string{"query-page", "query-link", "query-none"}
	t.Cards = []string{"?" + d.from(fields), "", "#" + d.from(anchors), d.thing(), "?", "/" + d.thing()}
	t.sorting = &sorting{lane: func(t *Task, _, target string) string {
		a := core.Parse(target, core.RFC3986)
		switch query := a.Part("query"); {
		case !query.Defined:
			return "query-none"
		case query.In(target) == part(t.Base, "query"):
			return "query-page"
		}
		return "query-link"
	}}
}

func queryStays(d *draw, t *Task) { t.Base, t.Ref = d.list(), d.thing() }
func emptyLink(d *draw, t *Task)  { t.Base = d.list() + "#" + d.from(anchors) }
func dotsInQuery(d *draw, t *Task) {
	t.Base, t.Ref = d.in(2), d.file()+"?"+d.from(medias)+"/../"+d.from(things)
}
func fragmentLost(d *draw, t *Task) { t.Base, t.Ref = d.list()+"#"+d.from(anchors), "?"+d.from(fields) }

// The tasks of lesson questions.

func inOrder(d *draw, t *Task) {
	t.Base, t.Named, t.Decoy = d.list(), true, decoy
	t.Cards = append(slices.Clone(questions), decoy)
}

func doors(d *draw, t *Task) {
	t.Base, t.Named, t.Lanes = d.list(), true, []string{"scheme", "host", "empty", "slash", "merge"}
	t.Cards = []string{"mailto:" + d.file() + "@" + d.name(), "//" + d.name() + "/" + d.thing(), "", "#" + d.from(anchors), "?" + d.from(fields), "/" + d.thing(), d.thing(), "../" + d.thing()}
	t.sorting = &sorting{lane: func(_ *Task, card, _ string) string { return cmp.Or(Decide(questions, card), "merge") }, by: named("netpath", "slash", "folder", "merge", "emptyroot", "merge")}
}

// named returns the lanes of beliefs, by pairs of a belief and its lane.
func named(pairs ...string) func(*Task, id, string) (string, bool) {
	return func(t *Task, belief id, card string) (string, bool) {
		_, ok := t.targetBy(belief, t.Base, card)
		return pairs[slices.Index(pairs, string(belief))+1], ok
	}
}

// name returns a host without a scheme.
func (d *draw) name() string { return strings.TrimPrefix(d.host(), "https://") }

func fourDoors(d *draw, t *Task) {
	thing := d.thing()
	t.Base, t.Cards = d.in(2)+d.file(), []string{thing, "/" + thing, "//" + thing, "?" + d.from(fields)}
}

func throughSlash(d *draw, t *Task) {
	backIntoProject(d, t)
	t.Start, t.Door = "", "slash"
}

func throughEmpty(d *draw, t *Task) {
	t.Base, t.Blank, t.Door = d.list(), Ref, "empty"
	t.Wanted = t.Base + "&" + d.from(fields)
}

func throughHost(d *draw, t *Task) {
	t.Base, t.Blank, t.Door = d.in(2)+d.file(), Ref, "host"
	t.Wanted = "https://www." + d.name() + "/" + d.thing()
}

// The tasks of lesson looks.

// server returns the name of one.
func (d *draw) server() string { return d.from(servers) }

func lookingLike(d *draw, t *Task) {
	t.Base, t.Named, t.Lanes = d.in(2), true, []string{"own-scheme", "own-host", "path"}
	t.Cards = []string{"www." + d.name() + "/" + d.thing(), d.server() + ":8080/" + d.thing(), d.file() + ":" + d.Pick([]string{"one", "two", "draft"}), d.file() + "?next=" + d.host() + "/", "//" + d.name() + "/" + d.thing(), "./" + d.file() + ":" + d.from(medias)}
	t.sorting = &sorting{lane: func(_ *Task, card, _ string) string {
		switch Decide(questions[:2], card) {
		case "scheme":
			return "own-scheme"
		case "host":
			return "own-host"
		}
		return "path"
	}, by: named("www", "own-host", "hostport", "own-host", "colon", "path", "anyabs", "own-scheme")}
}

func encoded(d *draw, t *Task) {
	t.Base = d.in(2)
	t.Cards = []string{d.from(medias) + "%2F" + d.from(things), "%2e%2e/" + d.thing(), d.from(medias) + "//" + d.from(things)}
}

func inBrowsers(d *draw, t *Task) {
	t.Base, t.Named, t.Lanes = d.in(2), true, []string{"browser-same", "browser-other"}
	t.Cards = []string{d.from(medias) + `\` + d.from(things), "https:" + d.file(), "//" + d.name(), "%2e%2e/" + d.thing(), "../" + d.thing(), d.thing()}
	t.sorting = &sorting{lane: func(t *Task, card, target string) string {
		if by := core.ResolveBy(t.Base, card, core.URL, core.Options{}, nil); by.Target.Text == target {
			return "browser-same"
		}
		return "browser-other"
	}, by: named("backslash", "browser-same", "samescheme", "browser-same", "addslash", "browser-same", "enc2e", "browser-same")}
}

func likeHost(d *draw, t *Task)    { t.Base, t.Ref = d.in(2), "www."+d.name()+"/"+d.thing() }
func likePort(d *draw, t *Task)    { t.Base, t.Ref = d.in(2), d.server()+":8080/"+d.file() }
func likeAddress(d *draw, t *Task) { t.Base, t.Ref = d.in(2), d.file()+"?next="+d.host()+"/" }

func beforeAt(d *draw, t *Task) {
	t.Other, t.Blank = d.name(), Host
	t.Ref = "https://" + t.Other + "@" + d.name() + "/" + d.file()
}

func atInPath(d *draw, t *Task) {
	t.Other, t.Blank = d.name(), Host
	t.Ref = "https://" + d.name() + "/@" + t.Other + "/" + d.file()
}

// The tasks of lesson disk.

// pretty is a page whose file is beside what it links to.
func pretty(d *draw, t *Task) {
	folder := d.in(1)
	file := d.file()
	t.Base, t.Ref, t.Other = folder+file+"/", d.thing(), part(folder, "path")[1:]+file+".md"
	t.alt = map[id]string{"source": folder + file}
}

func toNeighbour(d *draw, t *Task) {
	pretty(d, t)
	t.Wanted, t.Start, t.Blank, t.Ref = above(t.Base)+t.Ref, t.Ref, Ref, ""
}

func letterCase(d *draw, t *Task) {
	folder, thing := d.from(medias), "/"+d.from(things)
	capital := thing[:1] + strings.ToUpper(thing[1:2]) + thing[2:]
	t.Base, t.Named, t.Lanes = d.in(1), true, []string{"same-file", "other-file"}
	t.Wanted = t.Base + folder + capital
	origin := t.origin()
	t.Cards = []string{folder + capital, folder + thing, strings.ToUpper(folder) + capital, "./" + folder + capital, strings.ToUpper(origin) + strings.TrimPrefix(t.Wanted, origin)}
	lane := func(t *Task, _, target string) string {
		if both := core.Compare(target, t.Wanted, core.RFC3986); both.Equivalent() {
			return "same-file"
		}
		return "other-file"
	}
	t.sorting = &sorting{lane: lane, by: func(t *Task, _ id, card string) (string, bool) {
		target := resolve(t.Base, card)
		return "same-file", lane(t, card, target) == "other-file" && strings.EqualFold(target, t.Wanted)
	}}
}

func projectFolder(d *draw, t *Task) {
	root, folder := d.project()
	t.Base, t.Blank, t.Wanted = folder, Ref, root+d.thing()
}

// The tasks of lesson base-of.

func redirected(d *draw, t *Task) {
	t.Other = d.in(1) + d.file()
	t.Base, t.Ref = t.Other+"/", d.from(things)
	t.alt = map[id]string{"redirect": t.Other}
}

func inStyles(d *draw, t *Task) {
	host := d.host()
	t.Base, t.Other, t.Ref = host+"/"+d.folder()+"/"+d.from(sheets), host+"/"+d.folder()+"/"+d.file(), d.thing()
	t.alt = map[id]string{"css": t.Other}
}

func baseElement(d *draw, t *Task) {
	host := d.host()
	t.Base, t.Other, t.Ref = host+"/"+d.folder(), host+"/"+d.folder()+"/"+d.file(), d.thing()
	t.alt = map[id]string{"baseslash": t.Base + "/"}
}

func toTop(d *draw, t *Task) {
	host := d.host()
	t.Base, t.Other, t.Ref = host+"/"+d.folder()+"/", host+"/"+d.folder()+"/"+d.file(), "#"+d.from(anchors)
	t.alt = map[id]string{"basefrag": t.Other}
}

func fitForBase(d *draw, t *Task) {
	t.Base, t.Named, t.Lanes = d.in(1), true, []string{"is-base", "no-base"}
	t.Cards = []string{d.in(1), "../" + d.folder() + "/", "/" + d.folder() + "/", d.name() + "/" + d.folder() + "/", "//" + d.name() + "/", "file:///" + d.folder() + "/"}
	t.sorting = &sorting{lane: func(_ *Task, card, _ string) string {
		if Decide(questions[:1], card) == "" {
			return "no-base"
		}
		return "is-base"
	}, by: func(_ *Task, _ id, card string) (string, bool) { return "is-base", Decide(questions[:1], card) == "" }}
}

// The tasks of lesson move.

func intoProject(d *draw, t *Task) {
	old, root, page := d.host()+"/", d.in(1), d.folder()+"/"+d.file()
	t.Other, t.Base, t.Named, t.Lanes = old+page, root+page, true, []string{"keeps", "breaks"}
	t.Cards = []string{d.thing(), "../" + d.thing(), "/" + d.thing(), "#" + d.from(anchors), old + d.thing(), d.host() + "/" + d.thing()}
	t.sorting = &sorting{lane: func(t *Task, card, target string) string {
		before := resolve(t.Other, card)
		if rest, inside := strings.CutPrefix(before, old); inside {
			before = root + rest
		}
		if target == before {
			return "keeps"
		}
		return "breaks"
	}}
}

func deeper(d *draw, t *Task) {
	folder, file := d.in(1), d.file()
	t.Other, t.Base, t.Start, t.Blank = folder+file, folder+d.folder()+"/"+file, d.thing(), Ref
	t.Wanted = folder + t.Start
}

func slashGained(d *draw, t *Task) {
	t.Other, t.Start, t.Blank = d.in(1)+d.file(), d.thing(), Ref
	t.Base, t.Wanted = t.Other+"/", resolve(t.Other, t.Start)
}

// wholePage is a page that has come into a project, with its links as they were.
func wholePage(d *draw, t *Task) {
	old, root, page, thing := d.host()+"/", d.in(1), d.folder()+"/"+d.file(), d.thing()
	t.Other, t.Base, t.Start, t.Blank = old+page, root+page, "/"+thing, Ref
	t.Wanted = root + thing
	t.Page = "<!DOCTYPE html>\n<img src=\"" + t.Start + "\" alt=\"\">\n<a href=\"" + d.file() + "\">1</a>\n<a href=\"" + old + d.file() + "\">2</a>\n<a href=\"//" + d.thing() + "\">3</a>\n"
}
