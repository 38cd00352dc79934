package site

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
)

// reading is a page, or a document in it, as it is read: the bases that its links are
// resolved against.
type reading struct {
	page   uint32 // index, from 1; 0 for none
	number uint16 // of its bases
	file   int32
	at     [2]string
	stated string    // what <base href> says; empty if none counts
	around string    // the base without it, at the first address
	bases  [2]string // at, or what <base href> makes of it
	two    bool
	why    Cause // of what fails from the second one only
}

// read returns how a link is read.
func (s *Site) read(link *record) *reading {
	if s.current.page == link.page+1 && s.current.number == link.base {
		return &s.current
	}
	p := &s.pages[link.page]
	path, other, two := s.shown(p.file)
	r := reading{page: link.page + 1, number: link.base, file: p.file, two: two, why: TwoAddresses}
	if s.isShownAnywhere(p.file) {
		other, r.two, r.why = anywhere, true, ErrorPage
	}
	r.at = [2]string{s.root + Encoded(path), s.root + Encoded(other)}
	if s.bareToo && path == "" {
		r.at[1], r.two = strings.TrimSuffix(s.root, "/"), true
	}
	for _, i := range [...]int{1, 0} { // around is that of the first address
		r.stated, r.around = "", r.at[i]
		r.bases[i] = s.under(&r, p, link.base, s.take(&r, r.at[i], p.base))
	}
	if r.bases[0] == r.bases[1] {
		r.two = false
	}
	s.current = r
	return &s.current
}

// take returns what <base href> makes of a base, for links that are read so.
func (s *Site) take(r *reading, base, stated string) string {
	to, ok := s.based(base, stated)
	if ok {
		r.stated, r.around = stated, base
	}
	return to
}

// based returns the base after a <base href>, and whether that counts. A text that is not a URL does
// not, nor does a URL of the schemes data and javascript (HTML Standard, set the frozen base
// URL).
func (s *Site) based(base, stated string) (to string, ok bool) {
	if stated == "" {
		return base, false
	}
	to, ok = s.resolve(base, stated)
	if !ok || strings.HasPrefix(to, "data:") || strings.HasPrefix(to, "javascript:") {
		return base, false
	}
	return to, true
}

// under returns base n of a page, with the base of the page. A document in srcdoc has that of
// the one around it, unless it states its own (HTML Standard, fallback base URL).
func (s *Site) under(r *reading, p *page, n uint16, base string) string {
	if n == 0 {
		return base
	}
	own := &p.bases[n-1]
	base = s.under(r, p, uint16(own.Parent), base)
	if states(own) {
		base = s.take(r, base, own.Ref)
	}
	return base
}

// maxBases is how many bases of a page are known.
const maxBases = 1<<16 - 1

// states reports whether a document states a base of its own.
func states(b *links.Base) bool { return b.Kind == links.Resolves && b.Ref != "" }

// own returns the number of a base that is kept with a link: that of the document in srcdoc that it
// stands in, else 0.
func (p *page) own(n uint32) uint16 {
	if int(n) > min(len(p.bases), maxBases) {
		return 0
	}
	return uint16(n)
}

// isErrorPage reports whether a file is the page that answers wherever there is none. A
// host that has none by itself is mostly told to take 404.html.
func (s *Site) isErrorPage(file int32) bool {
	name := s.host.ErrorPage
	if name == "" {
		name = "404.html"
	}
	return s.files.list[file] == name
}

// Encoded returns a path as it stands in an address.
func Encoded(path string) string {
	text, _ := core.Encode(path, "path")
	return text
}

// where describes the location of a target.
type where uint8

const (
	inside   where = iota // of the site
	outside               // of it, on the same host
	external              // on another host
	nowhere               // in another scheme
	failed                // there is none
)

// target is where a link leads.
type target struct {
	where
	text     string // all of it
	path     string // below the root, decoded; on the same host, with its slash
	bare     bool   // it is the root without its slash
	insecure bool   // it has "http:" where the site has "https:"
	rest     string // query and fragment with their delimiters
	fragment string
}

// locate resolves a reference as browsers do, by the URL Standard.
func (s *Site) locate(base, ref string) target {
	text, ok := s.resolve(base, ref)
	if !ok {
		return target{where: failed}
	}
	return s.place(text)
}

// resolve returns what the URL parser makes of a reference, unless that is failure.
func (s *Site) resolve(base, ref string) (text string, ok bool) {
	return core.TargetBy(base, ref, core.URL, core.Options{}, s.toASCII)
}

// place returns the place of an address.
func (s *Site) place(text string) target {
	t := target{text: text}
	path, ok := strings.CutPrefix(text, s.root)
	if !ok {
		if path, t = s.placeOther(text); t.where == external || t.where == nowhere {
			return t
		}
	}
	path, t.rest = cutTail(path)
	if t.where == inside && s.isOfAnother(s.prefix+path) {
		path, t.where = s.prefix+path, outside
	}
	_, t.fragment, _ = strings.Cut(t.rest, "#")
	if t.where == outside {
		t.path = syntax.Octets(path)
		t.bare = t.path+"/" == s.below
		return t
	}
	t.path = decoded(path)
	return t
}

// placeOther returns the path of an address that does not begin with the root as it is
// written: below the root, or on the same host.
func (s *Site) placeOther(text string) (path string, t target) {
	t.text = text
	scheme, origin, path := divided(text)
	switch {
	case origin == "":
		t.where = nowhere
		return "", t
	case origin == s.origin:
	case origin == s.otherOrigin:
		t.insecure = scheme == "http"
	case scheme == "http" || scheme == "https" || strings.HasPrefix(s.origin, scheme+":"):
		t.where = external
		return "", t
	default:
		t.where = nowhere
		return "", t
	}
	if below, ok := s.cutPrefix(path); ok {
		return below, t
	}
	t.where = outside
	return path, t
}

// divided returns a URL in parts: its scheme, its origin, which is empty if it has no host,
// and the rest. A username and a password are part of neither.
func divided(text string) (scheme, origin, path string) {
	a := core.Parse(text, core.RFC3986)
	scheme, start := a.Part("scheme").In(text), a.Part("path").Start
	if a.Part("host").In(text) == "" {
		return scheme, "", text[start:]
	}
	origin = text[:start]
	if user := a.Part("userinfo"); user.Defined {
		origin = text[:user.Start] + text[user.End+1:start]
	}
	return scheme, origin, text[start:]
}

// byOtherScheme returns an origin with "http:" for "https:" or the reverse: at the default
// ports of both, a host serves one site. There is none at another port.
func byOtherScheme(origin string) string {
	scheme, host, _ := strings.Cut(origin, "://")
	switch port := host[strings.LastIndexByte(host, ']')+1:]; {
	case strings.Contains(port, ":"):
	case scheme == "http":
		return "https://" + host
	case scheme == "https":
		return "http://" + host
	}
	return ""
}

// cutPrefix returns the part of a path below the root's path. Servers compare the names of
// folders decoded.
func (s *Site) cutPrefix(path string) (below string, ok bool) {
	end := 0
	for range strings.Count(s.below, "/") {
		i := strings.IndexAny(path[end:], "/?#")
		if i < 0 || path[end+i] != '/' {
			return path, false
		}
		end += i + 1
	}
	return path[end:], decoded(path[:end]) == s.below
}

// cutTail returns a path without query and fragment, and these.
func cutTail(text string) (path, tail string) {
	if i := strings.IndexAny(text, "?#"); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// decoded returns the name that a path asks for. An encoded slash is no part of a name.
func decoded(path string) string {
	if strings.IndexByte(path, '%') < 0 {
		return path
	}
	path = strings.ReplaceAll(strings.ReplaceAll(path, "%2F", "%252F"), "%2f", "%252f")
	return syntax.Octets(path)
}

// asRead returns a reference of the site as browsers read it.
func asRead(ref string) string { return links.InBrowser(ref, "") }
