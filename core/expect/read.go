package expect

import (
	"strings"

	"uriplayground/core/rfc3986"
)

// Form is the form in which an expectation is written.
type Form uint8

// The forms.
const (
	NoForm Form = iota
	Address
	Path   // "/docs/intro"
	Folder // "/docs/": the target lies in it
	Tail   // "…/docs/intro", or without the dots
)

var formNames = [...]string{"", "address", "path", "folder", "tail"}

// String returns the name of the form; empty for none.
func (f Form) String() string { return formNames[f] }

// address is a text and where its path is.
type address struct {
	rfc3986.Reference
	text               string
	pathStart, pathEnd int
}

func addressOf(text string) address {
	a := address{Reference: rfc3986.Split(text), text: text}
	path := a.Parts()[rfc3986.PartPath]
	a.pathStart, a.pathEnd = int(path.Start), int(path.End)
	return a
}

func (a *address) scheme() bool    { _, ok := a.Scheme(); return ok }
func (a *address) authority() bool { _, ok := a.Authority(); return ok }
func (a *address) origin() string  { return a.text[:a.pathStart] }
func (a *address) path() string    { return a.text[a.pathStart:a.pathEnd] }
func (a *address) tail() string    { return a.text[a.pathEnd:] } // query and fragment

// withoutFragment returns the text up to the fragment.
func (a *address) withoutFragment() string {
	return a.text[:len(a.text)-len(a.fragment())]
}

// fragment returns the fragment with its "#".
func (a *address) fragment() string {
	f := a.Parts()[rfc3986.PartFragment]
	if !f.Defined {
		return ""
	}
	return a.text[f.Start-1:]
}

// query returns the query with its "?".
func (a *address) query() string {
	q := a.Parts()[rfc3986.PartQuery]
	if !q.Defined {
		return ""
	}
	return a.text[q.Start-1 : q.End]
}

// folder returns the address up to the last slash of its path, without dot segments; empty
// where it has no folders.
func (a *address) folder() string {
	path := a.path()
	if a.authority() && path == "" {
		return a.text[:a.pathStart] + "/"
	}
	if !strings.HasPrefix(path, "/") {
		return ""
	}
	return a.origin() + encoded(rfc3986.RemoveDotSegments(upToSlash(path)))
}

// upToSlash returns a path up to its last slash.
func upToSlash(path string) string { return path[:strings.LastIndexByte(path, '/')+1] }

// read reads an expectation: as the addresses that it may stand for, the likeliest first,
// or as the tail of one.
func (d *deduction) read(text string) (form Form, wholes []address, tail string) {
	text = strings.TrimSpace(text)
	for _, dots := range [...]string{"…", "..."} {
		if rest, found := strings.CutPrefix(text, dots); found {
			return d.readTail(rest)
		}
	}
	e := addressOf(text)
	suffix, isSuffix := e.Suffix()
	switch {
	case text == "":
		return NoForm, nil, ""
	case isSuffix && suffix.Rule != rfc3986.RuleSuffixName || d.beginsWithHost(&e):
		return Address, []address{d.whole(d.schemeOf(&e) + "://" + text)}, ""
	case e.scheme():
		return Address, []address{d.whole(text)}, ""
	case e.authority():
		return Address, []address{d.whole(d.schemeOf(&e) + ":" + text)}, ""
	case strings.HasPrefix(text, "/"):
		return d.readPath(&e)
	case e.path() == "": // a query or a fragment
		return Address, []address{d.whole(d.resolve(d.target.text, text))}, ""
	}
	return d.readTail(text)
}

// schemeOf returns the scheme that an address without one has: the target's, if that is one
// of the web, since a page and its links seldom differ in it.
func (d *deduction) schemeOf(e *address) string {
	s, _ := d.target.Scheme()
	if uri, found := e.LikelyURI(); found && !isWeb(s) {
		s, _, _ = strings.Cut(uri, ":")
	}
	if isWeb(s) {
		return s
	}
	return "https"
}

func isWeb(scheme string) bool {
	return strings.EqualFold(scheme, "http") || strings.EqualFold(scheme, "https")
}

// beginsWithHost reports whether a text without a scheme begins with the host of the base
// or of the target.
func (d *deduction) beginsWithHost(e *address) bool {
	first, _, _ := strings.Cut(e.text, "/")
	for _, a := range [...]*address{&d.base, &d.target} {
		if authority, _ := a.Authority(); authority != "" && strings.EqualFold(first, authority) {
			return true
		}
	}
	return false
}

// whole returns an expected address as a target can be: without dot segments, and where it has
// the origin of the base or of the target, spelled as they are.
func (d *deduction) whole(text string) address {
	e := addressOf(d.resolve(text, text))
	for _, a := range [...]*address{&d.base, &d.target} {
		if e.origin() != a.origin() && d.equivalent(e.origin(), a.origin()) {
			e = addressOf(a.origin() + e.text[e.pathStart:])
		}
	}
	if e.authority() && e.path() == "" { // as every client asks for it
		e = addressOf(e.origin() + "/" + e.tail())
	}
	return e
}

// readPath reads a path: at the host of the base, and at that of the target. What is not
// given of the query and the fragment is as in the link.
func (d *deduction) readPath(e *address) (form Form, wholes []address, tail string) {
	text := e.text
	if e.tail() == "" {
		text += d.target.tail()
	}
	for _, a := range [...]*address{&d.base, &d.target} {
		if _, ok := a.Authority(); ok || strings.HasPrefix(a.path(), "/") {
			if w := d.whole(a.origin() + text); len(wholes) == 0 || wholes[0].text != w.text {
				wholes = append(wholes, w)
			}
		}
	}
	if len(wholes) == 0 {
		return d.readTail(e.text)
	}
	if list := d.inFolder(wholes[0], e.text); len(list) > 1 {
		return Folder, append(list, wholes[1:]...), ""
	}
	return Path, wholes, ""
}

// inFolder returns an expected address that ends with a slash, and what it is if it names the
// folder of the target: the last segment is the link's then, or all that it says. The
// likelier comes first: if the link ends with the name of the folder, that is the target.
func (d *deduction) inFolder(w address, typed string) (list []address) {
	target := d.target.path()
	last := target[len(upToSlash(target)):]
	if last == "" || !strings.HasSuffix(typed, "/") || len(w.path()) < 2 {
		return []address{w}
	}
	list = append(list, addressOf(w.text[:w.pathEnd]+last+d.target.tail()))
	for _, s := range d.readings {
		if s.path != last && s.path != "" {
			list = append(list, addressOf(w.text[:w.pathEnd]+s.path+s.tail))
		}
	}
	if strings.HasSuffix(w.path(), "/"+last+"/") {
		return append([]address{w}, list...)
	}
	return append(list, w)
}

// readTail reads the end of an address.
func (d *deduction) readTail(text string) (form Form, wholes []address, tail string) {
	for {
		rest := strings.TrimLeft(text, "/")
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, "./"), "../")
		if rest == text {
			break
		}
		text = rest
	}
	if strings.Trim(text, "./") == "" {
		return NoForm, nil, ""
	}
	return Tail, nil, text
}

// endsWith reports whether an address ends with a tail, at the border of a segment. A
// final slash does not count, nor what the tail does not give of query and fragment.
func (a *address) endsWith(tail string) bool {
	text := a.text
	if !strings.ContainsAny(tail, "?#") {
		text, tail = strings.TrimSuffix(a.text[:a.pathEnd], "/"), strings.TrimSuffix(tail, "/")
	}
	before, found := strings.CutSuffix(text, tail)
	return found && strings.HasSuffix(before, "/")
}
