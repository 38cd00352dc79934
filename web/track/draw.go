package track

import (
	"slices"
	"strings"

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

func (d *draw) shuffle(list []string) {
	for i := len(list) - 1; i > 0; i-- {
		j := d.Roll(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

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
