package track

import (
	"strings"

	"uriplayground/core"
)

// The tasks of lesson disk.

// pretty is a page whose file is beside what it links to.
func pretty(d *draw, t *Task) {
	folder := d.in(1)
	file := d.file()
	t.Base, t.Ref, t.Other = folder+file+"/", d.thing(), Part(folder, "path")[1:]+file+".md"
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
	t.Cards = []string{d.in(1), "../" + d.folder() + "/", "/" + d.folder() + "/", d.name() + "/" + d.folder() + "/", "//" + d.name() + "/", "file:///" + d.folder() + "/", d.in(1) + d.file(), "ftp://" + d.name() + "/"}
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
	t.Cards = []string{
		d.thing(), "../" + d.thing(), "#" + d.from(anchors), d.host() + "/" + d.from(things),
		"/" + d.thing(), "../../" + d.thing(), old + d.from(things), strings.TrimPrefix(old, "https:") + d.from(things),
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
	t.Page = "![1](" + t.Start + ")\n[2](" + d.file() + ")\n[3](" + old + d.file() + ")\n[4](//" + d.thing() + ")\n"
}
