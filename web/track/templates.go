package track

import (
	"cmp"
	"slices"
	"strings"

	"uriplayground/core"
)

// The tasks of lesson link.

// onFile is a page that is a file in folders.
func onFile(d *sampler, t *Task) { t.Base, t.Ref = d.folderURL(2)+d.file(), d.fileLink() }

// onFolder is one that ends with a slash.
func onFolder(d *sampler, t *Task) { t.Base, t.Ref = d.folderURL(2)+d.file()+"/", d.fileLink() }

// pageForLink asks for the page from which a link leads to a folder above.
func pageForLink(d *sampler, t *Task) {
	folder := d.folderURL(2)
	t.Start, t.Ref, t.Blank = folder+d.file(), d.fileLink(), Base
	t.Wanted = parentFolder(folder) + t.Ref
}

// The tasks of lesson last-slash.

func onHost(d *sampler, t *Task) { t.Base, t.Ref = d.host(), d.fileLink() }

func doubled(d *sampler, t *Task) {
	folder := d.folder() + "/"
	t.Base, t.Ref = d.host()+"/"+folder+d.file(), folder+d.unused(fileNames)
}

func besideFolder(d *sampler, t *Task) {
	t.Base, t.Blank = d.folderURL(2), Ref
	t.Wanted = t.Base + d.unused(fileNames)
}

func besideFile(d *sampler, t *Task) {
	besideFolder(d, t)
	t.Base += d.file()
}

// The tasks of lesson first-slash.

func threeStarts(d *sampler, t *Task) {
	_, folder := d.project()
	thing := d.fileLink()
	t.Base, t.Cards = folder+d.file(), []string{thing, "/" + thing, "//" + thing}
}

func leaving(d *sampler, t *Task) {
	root, folder := d.project()
	t.Base, t.Named, t.Lanes = folder+d.file(), true, []string{"in-project", "in-host", "other-host"}
	t.Cards = []string{d.fileLink(), "../" + d.fileLink(), "/" + d.fileLink(), root[strings.LastIndexByte(root[:len(root)-1], '/'):] + d.fileLink(), "//" + d.fileLink(), "../../" + d.fileLink()}
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

func backIntoProject(d *sampler, t *Task) {
	root, folder := d.project()
	thing := d.fileLink()
	t.Base, t.Blank, t.Start, t.Wanted = folder+d.file(), Ref, "/"+thing, root+thing
}

func fromRoot(d *sampler, t *Task) {
	_, folder := d.project()
	t.Base, t.Ref = folder+d.file(), "/"+d.fileLink()
}

func twoSlashes(d *sampler, t *Task) { t.Base, t.Ref = d.folderURL(2)+d.file(), "//"+d.fileLink() }

// The tasks of lesson up.

// walk is a link to run by hand, with so many “..” in it.
func (d *sampler) walk(ups int) string {
	walk := []string{d.folder(), d.unused(fileFolders), "."}
	for range ups {
		walk = append(walk, "..")
	}
	d.shuffle(walk)
	return strings.Join(walk, "/") + "/" + d.unused(fileNames)
}

func upAndDot(d *sampler, t *Task) {
	for {
		if t.Base, t.Ref = d.folderURL(2)+d.file(), d.walk(2); !emptied(t.Base, t.Ref) {
			return
		}
		d.taken = d.taken[:0]
	}
}

func upAndOut(d *sampler, t *Task) {
	for {
		if t.Base, t.Ref = d.folderURL(1), d.walk(3); emptied(t.Base, t.Ref) {
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

func tooFar(d *sampler, t *Task) { t.Base, t.Ref = d.folderURL(1), "../../../"+d.fileLink() }

func oddDots(d *sampler, t *Task) {
	t.Base, t.Named, t.Lanes = d.folderURL(3), true, []string{"climbs", "stays", "error"}
	t.Cards = []string{".." + d.fileLink(), ".../" + d.fileLink(), "%2e%2e/" + d.unused(fileNames), d.folder() + "/../" + d.fileLink(), "../" + d.fileLink(), "./../" + d.unused(fileNames), "../../" + d.unused(fileNames), "../../../../" + d.unused(fileNames)}
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

func letters(d *sampler, t *Task) {
	t.Base, t.Named, t.Lanes = d.folderURL(1), true, []string{"2A", "2B", "2C", "2D", "2E"}
	t.Cards = []string{"../" + d.fileLink(), "/./" + d.fileLink(), "/../" + d.fileLink(), d.Pick([]string{".", ".."}), "/" + d.fileLink()}
	t.sorting = &sorting{lane: func(_ *Task, card, _ string) string {
		_, trace := core.TraceRemoveDotSegments(card)
		return trace.Steps[1].Rule.Key
	}}
}

func upFromFile(d *sampler, t *Task)   { t.Base, t.Ref = d.folderURL(2)+d.file(), "../"+d.fileLink() }
func upFromFolder(d *sampler, t *Task) { t.Base, t.Ref = d.folderURL(2), "../"+d.fileLink() }
func onlyUp(d *sampler, t *Task)       { t.Base, t.Ref = d.folderURL(2)+d.file(), ".." }

// The tasks of lesson query.

func queryOnly(d *sampler, t *Task) { t.Base, t.Ref = d.listURL(), "?"+d.unused(fields) }

func threeEmpty(d *sampler, t *Task) {
	t.Base, t.Cards = d.listURL(), []string{"", "#" + d.unused(anchors), "?"}
}

func whoseQuery(d *sampler, t *Task) {
	t.Base, t.Named, t.Lanes = d.listURL(), true, []string{"query-page", "query-link", "query-none"}
	t.Cards = []string{"?" + d.unused(fields), "", "#" + d.unused(anchors), d.fileLink(), "?", "/" + d.fileLink()}
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

func queryStays(d *sampler, t *Task) { t.Base, t.Ref = d.listURL(), d.fileLink() }
func emptyLink(d *sampler, t *Task)  { t.Base = d.listURL() + "#" + d.unused(anchors) }
func dotsInQuery(d *sampler, t *Task) {
	t.Base, t.Ref = d.folderURL(2)+d.file(), d.file()+"?"+d.unused(fileFolders)+"/../"+d.unused(fileNames)
}

func fragmentLost(d *sampler, t *Task) {
	t.Base, t.Ref = d.listURL()+"#"+d.unused(anchors), "?"+d.unused(fields)
}

// The tasks of lesson questions.

func inOrder(d *sampler, t *Task) {
	t.Base, t.Named, t.Decoy = d.listURL(), true, decoy
	t.Cards = append(slices.Clone(questions), decoy)
}

func doors(d *sampler, t *Task) {
	t.Base, t.Named, t.Lanes = d.listURL(), true, []string{"scheme", "host", "empty", "slash", "merge"}
	t.Cards = []string{"mailto:" + d.file() + "@" + d.name(), "//" + d.name() + "/" + d.fileLink(), "", "#" + d.unused(anchors), "?" + d.unused(fields), "/" + d.fileLink(), d.fileLink(), "../" + d.fileLink()}
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
func (d *sampler) name() string { return strings.TrimPrefix(d.host(), "https://") }

func fourDoors(d *sampler, t *Task) {
	thing := d.fileLink()
	t.Base, t.Cards = d.folderURL(2)+d.file(), []string{thing, "/" + thing, "//" + thing, "?" + d.unused(fields)}
}

func throughSlash(d *sampler, t *Task) {
	backIntoProject(d, t)
	t.Start, t.Door = "", "slash"
}

func throughEmpty(d *sampler, t *Task) {
	t.Base, t.Blank, t.Door = d.listURL(), Ref, "empty"
	t.Wanted = t.Base + "&" + d.unused(fields)
}

func throughHost(d *sampler, t *Task) {
	t.Base, t.Blank, t.Door = d.folderURL(2)+d.file(), Ref, "host"
	t.Wanted = "https://www." + d.name() + "/" + d.fileLink()
}

// The tasks of lesson looks.

// server returns the name of one.
func (d *sampler) server() string { return d.unused(servers) }

func lookalikes(d *sampler, t *Task) {
	t.Base, t.Named, t.Lanes = d.folderURL(2), true, []string{"own-scheme", "own-host", "path"}
	t.Cards = []string{"www." + d.name() + "/" + d.fileLink(), d.server() + ":8080/" + d.fileLink(), d.file() + ":" + d.Pick([]string{"one", "two", "draft"}), d.file() + "?next=" + d.host() + "/", "//" + d.name() + "/" + d.fileLink(), "./" + d.file() + ":" + d.unused(fileFolders)}
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

func encoded(d *sampler, t *Task) {
	t.Base = d.folderURL(2)
	t.Cards = []string{d.unused(fileFolders) + "%2F" + d.unused(fileNames), "%2e%2e/" + d.fileLink(), d.unused(fileFolders) + "//" + d.unused(fileNames)}
}

func inBrowsers(d *sampler, t *Task) {
	t.Base, t.Named, t.Lanes = d.folderURL(2), true, []string{"browser-same", "browser-other"}
	t.Cards = []string{d.unused(fileFolders) + `\` + d.unused(fileNames), "https:" + d.file(), "//" + d.name(), "%2e%2e/" + d.fileLink(), "../" + d.fileLink(), d.fileLink(), "/" + d.fileLink(), "?" + d.unused(fields)}
	t.sorting = &sorting{lane: func(t *Task, card, target string) string {
		if by := core.ResolveBy(t.Base, card, core.URL, core.Options{}, nil); by.Target.Text == target {
			return "browser-same"
		}
		return "browser-other"
	}, by: named("backslash", "browser-same", "samescheme", "browser-same", "addslash", "browser-same", "enc2e", "browser-same")}
}

func likeHost(d *sampler, t *Task)    { t.Base, t.Ref = d.folderURL(2), "www."+d.name()+"/"+d.fileLink() }
func likePort(d *sampler, t *Task)    { t.Base, t.Ref = d.folderURL(2), d.server()+":8080/"+d.file() }
func likeAddress(d *sampler, t *Task) { t.Base, t.Ref = d.folderURL(2), d.file()+"?next="+d.host()+"/" }

func beforeAt(d *sampler, t *Task) {
	t.Other, t.Blank = d.folder()+"."+d.name(), Host
	t.Ref = "https://" + t.Other + "@" + d.folder() + "." + d.name() + "/" + d.file()
}

func atInPath(d *sampler, t *Task) {
	t.Other, t.Blank = d.folder()+"."+d.name(), Host
	t.Ref = "https://" + d.folder() + "." + d.name() + "/@" + t.Other + "/" + d.file()
}
