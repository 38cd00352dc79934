package track

import (
	"cmp"
	"slices"
	"strings"

	"uriplayground/core"
)

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

// walk is a link to run by hand, with so many “..” in it.
func (d *draw) walk(ups int) string {
	walk := []string{d.folder(), d.from(medias), "."}
	for range ups {
		walk = append(walk, "..")
	}
	d.shuffle(walk)
	return strings.Join(walk, "/") + "/" + d.from(things)
}

func upAndDot(d *draw, t *Task) {
	for {
		if t.Base, t.Ref = d.in(2)+d.file(), d.walk(2); !emptied(t.Base, t.Ref) {
			return
		}
		d.taken = d.taken[:0]
	}
}

func upAndOut(d *draw, t *Task) {
	for {
		if t.Base, t.Ref = d.in(1), d.walk(3); emptied(t.Base, t.Ref) {
			return
		}
		d.taken = d.taken[:0]
	}
}

// emptied reports whether a “..” of the link finds nothing to remove.
func emptied(base, ref string) bool {
	depth := strings.Count(Part(base, "path"), "/") - 1
	for _, segment := range strings.Split(ref, "/") {
		switch segment {
		case "..":
			if depth--; depth < 0 {
				return true
			}
		case ".":
		default:
			depth++
		}
	}
	return false
}

func tooFar(d *draw, t *Task) { t.Base, t.Ref = d.in(1), "../../../"+d.thing() }

func oddDots(d *draw, t *Task) {
	t.Base, t.Named, t.Lanes = d.in(3), true, []string{"climbs", "stays", "error"}
	t.Cards = []string{".." + d.thing(), ".../" + d.thing(), "%2e%2e/" + d.from(things), d.folder() + "/../" + d.thing(), "../" + d.thing(), "./../" + d.from(things), "../../" + d.from(things), "../../../../" + d.from(things)}
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
		case query.In(target) == Part(t.Base, "query"):
			return "query-page"
		}
		return "query-link"
	}}
}

func queryStays(d *draw, t *Task) { t.Base, t.Ref = d.list(), d.thing() }
func emptyLink(d *draw, t *Task)  { t.Base = d.list() + "#" + d.from(anchors) }
func dotsInQuery(d *draw, t *Task) {
	t.Base, t.Ref = d.in(2)+d.file(), d.file()+"?"+d.from(medias)+"/../"+d.from(things)
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
	t.Cards = []string{d.from(medias) + `\` + d.from(things), "https:" + d.file(), "//" + d.name(), "%2e%2e/" + d.thing(), "../" + d.thing(), d.thing(), "/" + d.thing(), "?" + d.from(fields)}
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
	t.Other, t.Blank = d.folder()+"."+d.name(), Host
	t.Ref = "https://" + t.Other + "@" + d.folder() + "." + d.name() + "/" + d.file()
}

func atInPath(d *draw, t *Task) {
	t.Other, t.Blank = d.folder()+"."+d.name(), Host
	t.Ref = "https://" + d.folder() + "." + d.name() + "/@" + t.Other + "/" + d.file()
}
