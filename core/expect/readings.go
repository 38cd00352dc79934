package expect

import (
	"strings"

	"uriplayground/core/internal/dotsegments"
	"uriplayground/core/rfc3986"
)

// reading is what a link says itself, wherever it starts.
type reading struct {
	assumption Assumption // how it is read; NoAssumption: as it stands; Below: without its first slash
	read       Assumption // how it was read before its first slash was taken away
	text       string     // as a reference
	fixed      bool       // it names no folder to start in: it begins with a slash, or has no path
	up         int        // the folders that it goes up ...
	path       string     // ... the path that it then takes, without dot segments or a leading slash ...
	tail       string     // ... and its query and fragment
}

// waysToRead returns the ways to read the link: as it stands, if it does not say where it starts,
// and those in which it is often meant.
func (d *deduction) waysToRead() (list []reading) {
	ref := &d.ref
	add := func(assumption Assumption, text string) {
		r := addressOf(text)
		if !strings.HasPrefix(r.path(), "/") {
			list = append(list, saying(assumption, assumption, &r))
			return
		}
		if assumption != NoAssumption {
			list = append(list, reading{assumption: assumption, read: assumption, text: text, fixed: true})
		}
		inside := addressOf(AsRelative(strings.TrimLeft(text, "/")))
		list = append(list, saying(Below, assumption, &inside))
	}
	scheme, _ := ref.Scheme()
	base, _ := d.base.Scheme()
	switch {
	case !ref.scheme() && !ref.authority():
		add(NoAssumption, ref.text)
	case !ref.scheme():
		add(OneSlash, "/"+strings.TrimLeft(ref.text, "/"))
	case !ref.authority():
		if strings.EqualFold(scheme, base) {
			add(SameScheme, asReference(ref.text[len(scheme)+1:]))
		}
		add(Colon, "./"+ref.text)
	}
	return list
}

// AsRelative returns a path, with what may follow it, as a reference that starts in a folder.
func AsRelative(text string) string {
	if r := addressOf(text); r.scheme() || r.path() == "" || strings.HasPrefix(text, "/") || strings.HasPrefix(text, ":") {
		return "./" + text
	}
	return text
}

// asReference returns a path, with what may follow it, as a reference without a scheme.
func asReference(text string) string {
	if r := addressOf(text); r.scheme() || strings.HasPrefix(text, ":") {
		return "./" + text
	}
	return text
}

// saying takes a reference without a scheme and a leading slash apart.
func saying(assumption, read Assumption, r *address) reading {
	s := reading{assumption: assumption, read: read, text: r.text, tail: encoded(r.tail()), fixed: r.path() == ""}
	if read == Below {
		s.read = NoAssumption
	}
	s.up, s.path = climb(encoded(r.path()))
	return s
}

// climb returns how many folders a path goes up, and the path that it then takes.
func climb(path string) (up int, rest string) {
	up, end := dotsegments.Leading(path)
	switch rest = path[end:]; rest {
	case ".":
		return up, ""
	case "..":
		return up + 1, ""
	}
	return climbFurther(up, rest)
}

// climbFurther climbs as climb does, for a path that does not begin with a dot segment, but may have
// some later: each ".." takes a segment away, or goes up one folder more.
func climbFurther(up int, path string) (int, string) {
	if !strings.Contains(path, "/.") {
		return up, path
	}
	var kept []string
	segments := strings.Split(path, "/")
	for i, segment := range segments {
		last := i == len(segments)-1
		switch {
		case segment == "..":
			if len(kept) == 0 {
				up++
			} else {
				kept = kept[:len(kept)-1]
			}
		case segment != ".":
			kept = append(kept, segment)
			continue
		}
		if last {
			kept = append(kept, "")
		}
	}
	return up, strings.Join(kept, "/")
}

// inFolder returns the folder that the link has to start in to lead to an address: what is left
// of it once what the link says is taken away. Of a link that goes up it is the folder
// where that ends.
func (s *reading) inFolder(e *address) (folder string, ok bool) {
	if s.fixed || encoded(e.tail()) != s.tail {
		return "", false
	}
	before, found := strings.CutSuffix(encoded(e.path()), s.path)
	return e.origin() + before, found && strings.HasSuffix(before, "/")
}

// inDocument returns the document that the link has to start at: of a query or a fragment.
func (s *reading) inDocument(e *address) (document string, ok bool) {
	if !s.fixed || s.assumption != NoAssumption {
		return "", false
	}
	q := rfc3986.Split(s.text).Parts()[rfc3986.PartQuery].Defined
	switch {
	case q:
		return e.text[:e.pathEnd], encoded(e.tail()) == s.tail
	default:
		return e.withoutFragment(), encoded(e.fragment()) == s.tail
	}
}
