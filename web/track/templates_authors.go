package track

import (
	"strings"

	"uriplayground/core"
)

// The tasks of lesson disk.

// pretty is a page whose file is beside what it links to.
func pretty(d *sampler, t *Task) {
	folder := d.folderURL(1)
	file := d.file()
	t.Base, t.Ref, t.Other = folder+file+"/", d.fileLink(), Part(folder, "path")[1:]+file+".md"
	t.alt = map[id]string{"source": folder + file}
}

func toNeighbour(d *sampler, t *Task) {
	pretty(d, t)
	t.Wanted, t.Start, t.Blank, t.Ref = parentFolder(t.Base)+t.Ref, t.Ref, Ref, ""
}

func letterCase(d *sampler, t *Task) {
	folder, thing := d.unused(fileFolders), "/"+d.unused(fileNames)
	capital := thing[:1] + strings.ToUpper(thing[1:2]) + thing[2:]
	t.Base, t.Named, t.Lanes = d.folderURL(1), true, []string{"same-file", "other-file"}
	t.Wanted = t.Base + folder + capital
	origin := t.origin()
	t.Cards = []string{
		folder + capital, "./" + folder + capital, d.folder() + "/../" + folder + capital, strings.ToUpper(origin) + strings.TrimPrefix(t.Wanted, origin),
		folder + thing, strings.ToUpper(folder) + capital, folder + strings.ToUpper(thing), "./" + strings.ToUpper(folder+thing),
	}
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

func projectFolder(d *sampler, t *Task) {
	root, folder := d.project()
	t.Base, t.Blank, t.Wanted = folder, Ref, root+d.fileLink()
}

// The tasks of lesson base-of.

func redirected(d *sampler, t *Task) {
	t.Other = d.folderURL(1) + d.file()
	t.Base, t.Ref = t.Other+"/", d.unused(fileNames)
	t.alt = map[id]string{"redirect": t.Other}
}

func inStyles(d *sampler, t *Task) {
	host := d.host()
	t.Base, t.Other, t.Ref = host+"/"+d.folder()+"/"+d.unused(sheets), host+"/"+d.folder()+"/"+d.file(), d.fileLink()
	t.alt = map[id]string{"css": t.Other}
}

func baseElement(d *sampler, t *Task) {
	host := d.host()
	t.Base, t.Other, t.Ref = host+"/"+d.folder(), host+"/"+d.folder()+"/"+d.file(), d.fileLink()
	t.alt = map[id]string{"baseslash": t.Base + "/"}
}

func toTop(d *sampler, t *Task) {
	host := d.host()
	t.Base, t.Other, t.Ref = host+"/"+d.folder()+"/", host+"/"+d.folder()+"/"+d.file(), "#"+d.unused(anchors)
	t.alt = map[id]string{"basefrag": t.Other}
}

func fitForBase(d *sampler, t *Task) {
	t.Base, t.Named, t.Lanes = d.folderURL(1), true, []string{"is-base", "no-base"}
	t.Cards = []string{d.folderURL(1), "../" + d.folder() + "/", "/" + d.folder() + "/", d.name() + "/" + d.folder() + "/", "//" + d.name() + "/", "file:///" + d.folder() + "/", d.folderURL(1) + d.file(), "ftp://" + d.name() + "/"}
	t.sorting = &sorting{lane: func(_ *Task, card, _ string) string {
		if Decide(questions[:1], card) == "" {
			return "no-base"
		}
		return "is-base"
	}, by: func(_ *Task, _ id, card string) (string, bool) { return "is-base", Decide(questions[:1], card) == "" }}
}

// The tasks of lesson move.

func intoProject(d *sampler, t *Task) {
	old, root, page := d.host()+"/", d.folderURL(1), d.folder()+"/"+d.file()
	t.Other, t.Base, t.Named, t.Lanes = old+page, root+page, true, []string{"keeps", "breaks"}
	t.Cards = []string{
		d.fileLink(), "../" + d.fileLink(), "#" + d.unused(anchors), d.host() + "/" + d.unused(fileNames),
		"/" + d.fileLink(), "../../" + d.fileLink(), old + d.unused(fileNames), strings.TrimPrefix(old, "https:") + d.unused(fileNames),
	}
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

func deeper(d *sampler, t *Task) {
	folder, file := d.folderURL(1), d.file()
	t.Other, t.Base, t.Start, t.Blank = folder+file, folder+d.folder()+"/"+file, d.fileLink(), Ref
	t.Wanted = folder + t.Start
}

func slashGained(d *sampler, t *Task) {
	t.Other, t.Start, t.Blank = d.folderURL(1)+d.file(), d.fileLink(), Ref
	t.Base, t.Wanted = t.Other+"/", resolve(t.Other, t.Start)
}

// wholePage is a page that has come into a project, with its links as they were.
func wholePage(d *sampler, t *Task) {
	old, root, page, thing := d.host()+"/", d.folderURL(1), d.folder()+"/"+d.file(), d.fileLink()
	t.Other, t.Base, t.Start, t.Blank = old+page, root+page, "/"+thing, Ref
	t.Wanted = root + thing
	t.Page = "![1](" + t.Start + ")\n[2](" + d.file() + ")\n[3](" + old + d.file() + ")\n[4](//" + d.fileLink() + ")\n"
}
