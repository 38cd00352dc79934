package expect

import (
	"slices"
	"strings"

	"uriplayground/core/rfc3986"
)

// Offer returns up to three addresses that the link could be expected to lead to, the likeliest
// first, for somebody who has typed none. What is known of the base goes by its looks.
func Offer(q Question) (targets []string) {
	d, ok := begin(q.Base, q.Ref)
	if !ok {
		return nil
	}
	d.others = q.Others
	targets = d.targets()
	return targets[:min(len(targets), 3)]
}

// targets returns where the link would lead from the folders that have a name, and if it is read
// otherwise: each once, and none that is the actual target.
func (d *deduction) targets() (list []string) {
	add := func(start, says string) {
		target := d.resolve(start, says)
		if !slices.Contains(list, target) && !d.same(target, d.target.text) {
			list = append(list, target)
		}
	}
	for _, o := range d.others {
		add(o.Address, d.ref.text)
	}
	if ref := d.otherAddress(); ref != "" {
		add(d.base.text, ref)
	}
	if page := d.published(); page != "" {
		add(page, page)
	}
	for i := range d.readings {
		s := &d.readings[i]
		if s.assumption != NoAssumption && s.assumption != Below {
			add(d.base.text, s.text)
		}
		for _, from := range d.likely(s) {
			add(from, s.text)
		}
	}
	if x, ok := d.tailKept(); ok {
		add(d.base.text, x)
	}
	return list
}

// otherAddress returns the address that a link looks like, if it is read otherwise: it begins
// with a host, or it has too few slashes before one, or too many between segments.
func (d *deduction) otherAddress() string {
	scheme, _ := d.ref.Scheme()
	switch suffix, ok := d.ref.Suffix(); {
	case ok && suffix.Rule != rfc3986.RuleSuffixName:
		return suffix.URI
	case isWeb(scheme) && !d.ref.authority() && d.ref.path() != "":
		return scheme + "://" + strings.TrimLeft(d.ref.text[len(scheme)+1:], "/")
	}
	if i := d.insideAt(); i > 0 {
		return d.ref.text[i:]
	}
	if d.beginsWithHost(&d.ref) {
		return d.schemeOf(&d.ref) + "://" + d.ref.text
	}
	return d.withoutEmptySegments()
}

// published returns the target as the page that is made of it, where the link is to a source and
// the base is a page.
func (d *deduction) published() string {
	own, base := pageOf(d.target.path()), pageOf(d.base.path())
	if !slices.Contains(sourceEndings, strings.ToLower(own.ending)) || slices.Contains(sourceEndings, strings.ToLower(base.ending)) {
		return ""
	}
	return d.target.origin() + own.stem + base.ending + d.target.tail()
}

// likely returns the folders for a way to read the link, the likeliest first.
func (d *deduction) likely(s *reading) (list []string) {
	if s.fixed || d.folder == "" {
		return nil
	}
	add := func(folder string) {
		if folder != "" && !slices.Contains(list, folder) {
			list = append(list, folder)
		}
	}
	var page string
	path := d.base.path()
	if path != "" && !strings.HasSuffix(path, "/") {
		page = d.base.origin() + path + "/"
	}
	file := page != "" && hasEnding(path)
	if s.assumption == Below {
		if file {
			add(d.project())
			add(d.folder)
		}
		add(page)
		add(d.folder)
		add(d.project())
		return list
	}
	root, above := d.base.origin()+"/", d.aboveFolder()
	add(d.before(s.path))
	switch {
	case file:
		add(above)
		add(root)
	case page != "" && d.folder != root && hasEnding(s.path): // a script of a page that is a route
		add(root)
		add(above)
	case page != "":
		add(page)
	default:
		add(above)
	}
	add(root)
	add(page)
	add(d.project())
	add(above)
	return list
}

// before returns the folder above the nearest one that has the name of the link's first; empty
// if there is none: who writes "docs/x" in "docs/" means the folder above.
func (d *deduction) before(path string) string {
	first, _, found := strings.Cut(path, "/")
	if !found || first == "" {
		return ""
	}
	if i := strings.LastIndex(d.folder, "/"+first+"/"); i >= d.base.pathStart {
		return d.folder[:i+1]
	}
	return ""
}

// aboveFolder returns the folder above the base's; empty if there is none.
func (d *deduction) aboveFolder() string {
	if len(d.folder) < d.base.pathStart+2 {
		return ""
	}
	return upToSlash(d.folder[:len(d.folder)-1])
}

// hasEnding reports whether the last segment of a path looks like the name of a file.
func hasEnding(path string) bool {
	name := path[strings.LastIndexByte(path, '/')+1:]
	dot := strings.LastIndexByte(name, '.')
	if dot < 1 || dot == len(name)-1 || len(name)-dot > len(".markdown") {
		return false
	}
	for i, c := range []byte(name[dot+1:]) {
		letter := c|0x20 >= 'a' && c|0x20 <= 'z'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// tailKept returns the target with what a base has behind its path.
func (d *deduction) tailKept() (target string, ok bool) {
	if query := d.keptQuery(); query != "" {
		return query, true
	}
	if d.base.fragment() != "" && d.target.fragment() == "" {
		return d.target.text + d.base.fragment(), true
	}
	return "", false
}
