package expect

import (
	"strings"

	"uriplayground/core/forge"
)

// start is where a link could start.
type start struct {
	assumption Assumption
	address    string
}

// startOf returns where the link starts by RFC 3986; empty if it needs no base.
func (d *deduction) startOf() string {
	switch {
	case d.ref.scheme() || d.ref.authority():
		return ""
	case d.ref.path() == "":
		return d.base.withoutFragment()
	case strings.HasPrefix(d.ref.path(), "/"):
		return d.base.origin() + "/"
	case d.folder != "":
		return d.folder
	}
	return d.base.origin() + upToSlash(d.base.path())
}

// starts returns the folders that a relative link could start in instead, in the order in which
// they are claimed: where two are the same, the first has the better fix.
func (d *deduction) starts() (list []start) {
	if d.folder == "" {
		return nil
	}
	origin, path := d.base.origin(), d.base.path()
	if above, slash := strings.CutSuffix(path, "/"); slash && above != "" {
		list = append(list, start{AboveSlash, origin + upToSlash(above)})
	} else if path != "" && !slash {
		list = append(list, start{Page, origin + path + "/"})
	}
	list = append(list, start{Root, origin + "/"})
	if first := d.project(); first != "" {
		list = append(list, start{Project, first})
	}
	return list
}

// StartOf returns the folder that a relative link starts in, on some base: by RFC 3986, with
// NoAssumption; with Below or Page in what the base names, with AboveSlash, Root or Project in
// that folder. ok is false where that is no other one, or there is none.
func StartOf(base string, by Assumption) (folder string, ok bool) {
	d, ok := begin(base, ".")
	if !ok || d.folder == "" {
		return "", false
	}
	switch by {
	case NoAssumption:
		return d.folder, true
	case Below:
		if d.base.path() == "" || strings.HasSuffix(d.base.path(), "/") {
			return d.folder, true
		}
		by = Page
	}
	for _, s := range d.starts() {
		if s.assumption == by {
			return s.address, true
		}
	}
	return "", false
}

// project returns the first folder of the host; empty if the base is in none.
func (d *deduction) project() string {
	rest := d.folder[min(len(d.folder), d.base.pathStart+1):]
	i := strings.IndexByte(rest, '/')
	if i < 0 {
		return ""
	}
	return d.folder[:d.base.pathStart+1+i+1]
}

// inside returns the folders that a link with a leading slash could start in: what the base
// names, the folder it is in, and the project.
func (d *deduction) inside() (list []start) {
	if d.folder == "" {
		return nil
	}
	if path := d.base.path(); path != "" && !strings.HasSuffix(path, "/") {
		list = append(list, start{Below, d.base.origin() + path + "/"})
	}
	list = append(list, start{Below, d.folder})
	if first := d.project(); first != "" && first != d.folder {
		list = append(list, start{Below, first})
	}
	return list
}

// startsOf returns the folders for a way to read the link.
func (d *deduction) startsOf(s *reading) []start {
	switch {
	case s.fixed:
		return nil
	case s.assumption == Below:
		return d.inside()
	}
	return d.starts()
}

// parent returns how far above the base's folder another one is, from which up folders more
// are gone up to the folder given; ok is false if it is none of them.
func (d *deduction) parent(folder string, up int) (start string, levels int, ok bool) {
	rest, found := strings.CutPrefix(d.folder, folder)
	if !found || d.folder == "" {
		return "", 0, false
	}
	if levels = strings.Count(rest, "/") - up; levels < 0 {
		return "", 0, false
	}
	end := len(folder)
	for range up {
		end += strings.IndexByte(d.folder[end:], '/') + 1
	}
	return d.folder[:end], levels, true
}

// nameless returns the assumption for a folder that is none of those of the base.
func (d *deduction) nameless(folder string) Assumption {
	if root, ok := forge.Root(folder); ok && !strings.HasPrefix(d.base.text, root) {
		return Forge
	}
	return Unnamed
}
