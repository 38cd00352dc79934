package track

import (
	"slices"
	"strings"

	"uriplayground/web/lesson"
)

// sampler draws names, none of them twice for a task.
type sampler struct {
	lesson.Dice
	taken []string
}

func (d *sampler) unused(list []string) string {
	for {
		if name := d.Pick(list); !slices.Contains(d.taken, name) {
			d.taken = append(d.taken, name)
			return name
		}
	}
}

// The material. No name of it occurs in the words of the lessons.
var (
	hosts       = []string{"https://docs.example", "https://wiki.example", "https://manual.example", "https://school.example", "https://library.example", "https://museum.example"}
	shops       = []string{"https://shop.example", "https://books.example", "https://records.example", "https://tickets.example"}
	folders     = []string{"v1", "v2", "v3", "handbook", "tour", "course", "lessons", "kitchen", "garden", "manual", "topics", "library", "history", "travel"}
	files       = []string{"intro", "start", "setup", "about", "install", "terms", "basics", "summary", "glossary", "welcome"}
	fileFolders = []string{"img", "pics", "css", "fonts", "media", "photos", "maps", "sounds"}
	fileNames   = []string{"logo.svg", "map.png", "tree.png", "cat.jpg", "plan.svg", "rose.jpg", "bird.jpg", "chart.png"}
	lists       = []string{"list", "search", "results", "offers", "events"}
	fields      = []string{"page=2", "page=7", "sort=up", "sort=price", "lang=fr", "size=xl", "q=tea", "view=grid"}
	sheets      = []string{"site.css", "print.css", "dark.css", "base.css"}
	servers     = []string{"localhost", "printer", "router", "camera"}
	anchors     = []string{"top", "notes", "prices", "summary", "map"}
)

func (d *sampler) shuffle(list []string) {
	for i := len(list) - 1; i > 0; i-- {
		j := d.Roll(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

func (d *sampler) host() string   { return d.unused(hosts) }
func (d *sampler) folder() string { return d.unused(folders) }
func (d *sampler) file() string   { return d.unused(files) }

// folderURL returns the address of a folder n levels below a host.
func (d *sampler) folderURL(n int) string {
	address := d.host() + "/"
	for range n {
		address += d.folder() + "/"
	}
	return address
}

// fileLink returns a link to something in a folder below: "img/map.png".
func (d *sampler) fileLink() string { return d.unused(fileFolders) + "/" + d.unused(fileNames) }

// parentFolder returns the folder above a folder.
func parentFolder(folder string) string {
	return folder[:strings.LastIndexByte(strings.TrimSuffix(folder, "/"), '/')+1]
}

// project returns the root of a project site, and the address of a folder in it.
func (d *sampler) project() (root, folder string) {
	root = d.folderURL(1)
	return root, root + d.folder() + "/"
}

// listURL returns a page with a query, in a folder.
func (d *sampler) listURL() string {
	return d.unused(shops) + "/" + d.folder() + "/" + d.unused(lists) + "?" + d.unused(fields)
}
