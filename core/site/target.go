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
	stated string    // what <base href> says; empty if there is none
	around string    // the base without it, at the first address
	bases  [2]string // at, or what <base href> makes of it
	two    bool
	why    Cause // of what fails from the second one only
}

// read is how a link is read.
func (s *Site) read(link *record) *reading {
	if s.current.page == link.page+1 && s.current.number == link.base {
		return &s.current
	}
	p := &s.pages[link.page]
	path, other, two := s.shown(p.file)
	r := reading{page: link.page + 1, number: link.base, file: p.file, two: two, why: TwoAddresses}
	if s.isErrorPage(p.file) {
		other, r.two, r.why = "no/such/page", true, ErrorPage
	}
	r.at = [2]string{s.root + encoded(path), s.root + encoded(other)}
	for _, i := range [...]int{1, 0} { // around is that of the first address
		r.stated, r.around = p.base, r.at[i]
		r.bases[i] = r.under(p, link.base, based(r.at[i], p.base))
	}
	if r.bases[0] == r.bases[1] {
		r.two = false
	}
	s.current = r
	return &s.current
}

// based is what <base href> makes of a base.
func based(base, stated string) string {
	if to, ok := core.Target(base, stated, core.RFC3986, core.Options{}); ok && stated != "" {
		return to
	}
	return base
}

// under is base n of a page, with the base of the page. A document in srcdoc has that of
// the one around it, unless it states its own (HTML Standard, fallback base URL).
func (r *reading) under(p *page, n uint16, base string) string {
	if n == 0 {
		return base
	}
	own := &p.bases[n-1]
	base = r.under(p, uint16(own.Parent), base)
	if states(own) {
		r.stated, r.around = own.Ref, base
		base = based(base, own.Ref)
	}
	return base
}

// maxBases is how many bases of a page are known.
const maxBases = 1<<16 - 1

// states reports whether a document states a base of its own.
func states(b *links.Base) bool { return b.Joining == links.Resolves && b.Ref != "" }

// own is the number of a base that is kept with a link: that of the nearest document in
// srcdoc that states one, else 0.
func (p *page) own(n uint32) uint16 {
	for n > 0 && int(n) <= min(len(p.bases), maxBases) {
		b := &p.bases[n-1]
		if states(b) {
			return uint16(n)
		}
		n = b.Parent
	}
	return 0
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

// Encoded is the path of a file as a reference has it.
func Encoded(path string) string { return encoded(path) }

// encoded is a path as it stands in an address.
func encoded(path string) string {
	text, _ := core.Encode(path, "path")
	return text
}

// where is where a target lies.
type where uint8

const (
	inside   where = iota // of the site
	outside               // of it, on the same host
	external              // on another host
	nowhere               // in another scheme, or there is no target
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

// locate resolves a reference as browsers read it: by RFC 3986, and by the URL Standard
// where that leads elsewhere, at encoded dots, default ports and "https:" without "//".
func (s *Site) locate(base, ref string) target {
	ref = asRead(ref)
	text, ok := core.Target(base, ref, core.RFC3986, core.Options{})
	if !ok {
		return target{where: nowhere, text: ref}
	}
	t := s.place(text)
	if t.where == inside && !hasEncodedDot(text) || t.where == external && strings.Contains(text, "://") && !strings.Contains(text, ":"+defaultPort(s.origin)) {
		return t
	}
	if as, ok := core.Target(base, ref, core.URL, core.Options{}); ok && (hasEncodedDot(text) || strings.HasPrefix(as, s.root)) {
		return s.place(as)
	}
	return t
}

// hasEncodedDot reports whether a text has a dot that is percent-encoded: to the URL
// Standard §4.1 "%2e" is a segment "." like any.
func hasEncodedDot(text string) bool {
	return strings.Contains(text, "%2e") || strings.Contains(text, "%2E")
}

// defaultPort is the port of an origin that browsers leave out.
func defaultPort(origin string) string {
	if strings.HasPrefix(origin, "http:") {
		return "80"
	}
	return "443"
}

// place says where an address lies.
func (s *Site) place(text string) target {
	t := target{text: text}
	path, ok := strings.CutPrefix(text, s.root)
	if !ok {
		if path, t = s.placeOther(text); t.where == external || t.where == nowhere {
			return t
		}
	}
	path, t.rest = cutTail(path)
	_, t.fragment, _ = strings.Cut(t.rest, "#")
	if t.where == outside {
		t.path = syntax.Octets(path)
		t.bare = t.path+"/" == s.below
		return t
	}
	t.path = decoded(path)
	return t
}

// placeOther is the path of an address that does not begin with the root as it is written:
// below the root, or on the same host.
func (s *Site) placeOther(text string) (path string, t target) {
	t.text = text
	a := core.Parse(text, core.RFC3986)
	scheme := strings.ToLower(a.Part("scheme").In(text))
	start := a.Part("path").Start
	if scheme != "http" && scheme != "https" && !strings.HasPrefix(s.root, scheme+":") {
		t.where = nowhere
		return "", t
	}
	if origin := strings.ToLower(text[:start]); origin != s.origin {
		if hostOf(origin) != hostOf(s.origin) {
			t.where = external
			return "", t
		}
		t.insecure = scheme == "http"
	}
	path = text[start:]
	if path == "" || path[0] != '/' {
		path = "/" + path
	}
	if below, ok := s.cutPrefix(path); ok {
		return below, t
	}
	t.where = outside
	return path, t
}

// hostOf is the host of an origin of the web at the default port of its scheme, and else all
// of the origin: by "http:" and "https:" such a host serves one site.
func hostOf(origin string) string {
	scheme, host, _ := strings.Cut(origin, "://")
	host = strings.TrimSuffix(strings.TrimSuffix(host, ":"+defaultPort(origin)), ":")
	if port := host[strings.LastIndexByte(host, ']')+1:]; scheme != "http" && scheme != "https" || strings.Contains(port, ":") {
		return origin
	}
	return host
}

// cutPrefix is what of a path is below that of the root. Servers compare the names of folders
// decoded.
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

// cutTail is a path without query and fragment, and these.
func cutTail(text string) (path, tail string) {
	if i := strings.IndexAny(text, "?#"); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// decoded is the name that a path asks for. An encoded slash is no part of a name.
func decoded(path string) string {
	if strings.IndexByte(path, '%') < 0 {
		return path
	}
	path = strings.ReplaceAll(strings.ReplaceAll(path, "%2F", "%252F"), "%2f", "%252f")
	return syntax.Octets(path)
}

// asRead is a reference as browsers read it: without the space around it and without line
// breaks and tabs, and with slashes for backslashes in a path of the web.
func asRead(ref string) string {
	ref = strings.TrimFunc(ref, func(r rune) bool { return r <= ' ' })
	if strings.ContainsAny(ref, "\t\n\r") {
		ref = strings.Join(strings.FieldsFunc(ref, func(r rune) bool { return strings.ContainsRune("\t\n\r", r) }), "")
	}
	if strings.IndexByte(ref, '\\') >= 0 && !hasOtherScheme(ref) {
		path, tail := cutTail(ref)
		ref = strings.ReplaceAll(path, `\`, "/") + tail
	}
	return ref
}

// hasOtherScheme reports whether a reference has a scheme in which a backslash is no slash.
func hasOtherScheme(ref string) bool {
	scheme, _, ok := strings.Cut(ref, ":")
	return ok && !strings.ContainsAny(scheme, `/\?#`) && !strings.EqualFold(scheme, "http") && !strings.EqualFold(scheme, "https")
}
