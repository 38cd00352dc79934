// Package site follows the links of a built site as its host would: which file answers at
// each address, after which redirections, and for each link that leads nowhere the cause,
// and what to write instead. Findings are of causes, so that one wrong setting is one of
// them, however many links it breaks.
//
// A site may have a million links, so a Site keeps a few words for each of them, without
// pointers, and whatever takes long is done in portions.
//
// files.go is the files, host.go what the host answers, server.go what a server in front does, target.go where a link leads,
// anchors.go the places within pages, scopes.go those of web apps and service workers, cause.go the causes and causes_….go how they are
// found, write.go what to write instead, findings.go how links are grouped, and compare.go
// two builds of one site.
package site

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/core/proxy"
)

// Options is the address at which a site is served, and its host.
type Options struct {
	Root string // address of its first page, "https://example.org/docs/", or path below DefaultRoot; the last slash is added where it is missing
	Host string // id of one of places.Hosts; empty for a plain web server
	// Server is rules of a server in front, as they stand in its configuration (core/proxy); empty
	// for none.
	Server string
	// NFC is a text in Unicode's composed form. Without it, names that differ in that only
	// are not found.
	NFC func(string) string
	// ToASCII is what the URL Standard §3.3 asks for. Without it, domains that are not ASCII are
	// compared as they are written.
	ToASCII core.ToASCII
}

// DefaultRoot is the address at which a site is served if none is given.
const DefaultRoot = "https://example.org/"

// maxLinks is how many links of a site are kept, and as many names within its pages: with
// each of them taking some hundred bytes, a program in a browser has no room for more.
// maxText is how many bytes they are long together.
const (
	maxLinks = 4_000_000
	maxText  = 512 << 20
)

// plainHost is the host whose rules are those of a plain web server.
const plainHost = "nginx"

// Site is the files of a site, their links, and what is known of these.
type Site struct {
	host        places.Host
	named       bool   // that host was; else it stands for any
	unusable    string // what was given for the root and is none; empty for nothing
	root        string // with a slash at its end
	origin      string // of the root, without the slash at its end
	otherOrigin string // the same by the other scheme of the web; empty if there is none
	prefix      string // path of the root, with slashes around
	below       string // the same, decoded
	nfc         func(string) string
	toASCII     core.ToASCII
	rules       proxy.Rules
	server      string // the configuration that they stand in
	upstream    string // scheme and authority of the application that is the site; empty for files of the server
	notAsked    string // the root that was given, if they say nothing of it; else empty
	askedOrigin string // of the application, as browsers write it; empty where there is none
	askedPath   string // that it is asked for where a browser asks for the root, with slashes around; empty where there is none
	bareToo     bool   // it is asked for the same where a browser asks for the root without its slash

	files     files
	odd       odd
	anchors   anchors
	pages     []page
	apps      map[int32]app // by the files of their manifests
	appScopes map[int32]*appScope
	inScopes  map[scoped]int32
	refreshes map[int32]int // the first <meta http-equiv=refresh> of each file that has one: its link
	names     int           // within all pages
	text      int           // bytes of all references and names
	room      int           // maxLinks, except in tests
	cut       int           // part of pages whose links were the first to be left out, from 1; 0 for none
	links     records
	done      int      // links that have been followed
	waiting   []uint32 // links of those that are to be followed again once all have been
	waited    int      // of these that have been
	current   reading

	prefixes map[string]struct{} // paths that the site was built to be below, as links show

	findings []Finding
	byCause  map[findingKey]uint32
	counts   [levels]Count
	sorting  sorting // once all links are followed
}

// page is a file that has links, or a part of one.
type page struct {
	file  int32
	base  string       // what <base href> says; empty if there is none
	bases []links.Base // those of documents in srcdoc
	refs  string       // the references of its links, one after the other
}

// New returns a site without files.
func New(o Options) *Site {
	s := &Site{nfc: o.NFC, toASCII: o.ToASCII, room: maxLinks, files: newFiles(), anchors: newAnchors(), refreshes: map[int32]int{}, apps: map[int32]app{}, inScopes: map[scoped]int32{}}
	if s.nfc == nil {
		s.nfc = func(text string) string { return text }
	}
	if s.toASCII == nil {
		s.toASCII = func(domain string) (string, bool) { return strings.ToLower(domain), true }
	}
	s.Serve(o)
	return s
}

// Serve says where the site is served and by what, and reports whether that is elsewhere
// than before. Then no link has been followed yet.
func (s *Site) Serve(o Options) bool {
	root, host, server := s.root, s.host.ID, s.server
	s.host, s.named = places.HostOf(o.Host)
	if !s.named {
		s.host, _ = places.HostOf(plainHost)
	}
	s.setRoot(o.Root)
	if s.setRules(o.Server); s.root == root && s.host.ID == host && s.server == server {
		return false
	}
	s.forget()
	return true
}

// forget makes the site one of which no link has been followed.
func (s *Site) forget() {
	s.done, s.waiting, s.waited, s.current = 0, nil, 0, reading{}
	s.prefixes, s.appScopes = map[string]struct{}{}, map[int32]*appScope{}
	s.findings, s.byCause, s.counts, s.sorting = nil, map[findingKey]uint32{}, [levels]Count{}, sorting{}
}

// On returns the same site, served by another host at the same address. None of its links has been
// followed, and following them changes nothing here.
func (s *Site) On(host places.Host) *Site {
	other := *s
	other.host, other.named, other.links = host, true, s.links.clone()
	other.forget()
	return &other
}

// setRoot takes over where the site is served, as browsers write it. An address without a
// host is none, and a path is below DefaultRoot.
func (s *Site) setRoot(given string) {
	root, _ := cutTail(given)
	if strings.HasPrefix(root, "/") {
		root, _ = s.resolve(DefaultRoot, root)
	} else {
		root, _ = s.resolve(root, "")
	}
	_, origin, path := divided(root)
	s.unusable = ""
	if origin == "" {
		s.unusable = given
		_, origin, path = divided(DefaultRoot)
	}
	if path = strings.TrimSuffix(path, "/"+indexName); !strings.HasSuffix(path, "/") {
		path += "/"
	}
	s.origin, s.prefix = origin, path
	s.otherOrigin, s.below, s.root = byOtherScheme(origin), decoded(path), origin+path
}

// Root returns the address at which the site is thought to be served.
func (s *Site) Root() string { return s.root }

// Prefix returns the path of that address.
func (s *Site) Prefix() string { return s.prefix }

// Host returns the host that is thought to serve it, and whether that was named: else it stands for any
// plain web server.
func (s *Site) Host() (host places.Host, named bool) { return s.host, s.named }

// Server returns the rules of a server in front of it, as they were given.
func (s *Site) Server() string { return s.server }

// Scan is the result of reading a file.
type Scan struct {
	Base  string       // what <base href> says; empty if there is none
	Bases []links.Base // those of documents in srcdoc, by which links go; each after the one around it
	Links []links.Link // in order
	Names []string     // that a fragment can lead to
}

// AddPage adds what is in a file. The file has been added before, once.
func (s *Site) AddPage(path string, scan Scan) {
	if file, ok := s.files.at[path]; ok && !s.anchors.read(file) {
		s.addPart(page{file: file, base: scan.Base, bases: scan.Bases}, scan)
	}
}

// AddMore adds more links and names of the file that was handed to AddPage last. A file may
// have a million of them.
func (s *Site) AddMore(scan Scan) {
	if n := len(s.pages); n > 0 {
		last := &s.pages[n-1]
		s.addPart(page{file: last.file, base: last.base, bases: last.bases}, scan)
	}
}

var metaRefresh = links.ContextNamed("meta refresh")

// addPart adds links of a file, as far as there is room for them.
func (s *Site) addPart(p page, scan Scan) {
	list := s.fitting(p.file, scan.Links, scan.Names)
	var refs strings.Builder
	for _, l := range list {
		if _, ok := s.refreshes[p.file]; l.Context == metaRefresh && l.Base == 0 && !ok {
			s.refreshes[p.file] = s.links.n
		}
		if IsManifest(s.files.list[p.file]) {
			s.learnApp(p.file, l.Context)
		}
		s.links.add(record{page: uint32(len(s.pages)), at: uint32(refs.Len()), length: uint32(len(l.Ref)), line: l.Line, column: l.Column, context: l.Context, base: p.own(l.Base)})
		refs.WriteString(l.Ref)
	}
	p.refs = refs.String()
	s.pages = append(s.pages, p)
}

// fitting takes over the names of a page and is those of its links that there is room for.
// A page without its names is taken to have them all.
func (s *Site) fitting(file int32, list []links.Link, names []string) []links.Link {
	bytes := 0
	for _, name := range names {
		bytes += len(name)
	}
	switch fits := s.names+len(names) <= s.room && s.text+bytes <= maxText; {
	case !IsPage(s.files.list[file]): // what a fragment leads to in it is not known
		s.anchors.pages[file] = false
	case fits:
		s.names, s.text = s.names+len(names), s.text+bytes
		s.anchors.add(file, names)
	default:
		s.anchors.pages[file] = false
		if s.cut == 0 {
			s.cut = len(s.pages) + 1
		}
	}
	for i, l := range list {
		if s.text += len(l.Ref); s.links.n+i == s.room || s.text > maxText {
			if s.cut == 0 {
				s.cut = len(s.pages) + 1
			}
			return list[:i]
		}
	}
	return list
}

// Pages returns how many files have been read.
func (s *Site) Pages() int { return len(s.anchors.pages) }

// Links returns how many links there are.
func (s *Site) Links() int { return s.links.n }

// Followed returns how many of them have been followed, the first ones.
func (s *Site) Followed() int { return s.done }

// Follow follows so many links more, of which a long one counts for several, and reports
// whether all have been followed and their findings are in order. Files and pages are added
// before.
func (s *Site) Follow(n int) (done bool) {
	for ; s.done < s.links.n && n > 0; s.done++ {
		s.follow(s.done)
		n -= s.work(s.done)
	}
	for ; s.done == s.links.n && s.waited < len(s.waiting) && n > 0; s.waited++ {
		s.follow(int(s.waiting[s.waited]))
		n -= s.work(int(s.waiting[s.waited]))
	}
	return s.done == s.links.n && s.waited == len(s.waiting) && s.sort(max(0, n)*sortedAtOnce)
}

// shortLink is how many bytes count for one link.
const shortLink = 250

// weight returns how many short links a text makes as much work as.
func weight(bytes int) int { return 1 + bytes/shortLink }

// work returns how many short links make as much work as one that the rules of a server are asked about.
func (s *Site) work(i int) int { return weight(s.Size(i)) * (1 + len(s.rules)) }

// Size returns about how many bytes the target of a link may have.
func (s *Site) Size(i int) int {
	return len(s.ref(i)) + len(s.read(s.links.at(i)).bases[0])
}

// Link is a link of a page.
type Link struct {
	Page    string        // the file that it stands in
	Ref     string        // as it is written, with character references and the like already read
	Line    int           // of the file, from 1
	Column  int           // of the line, in UTF-16 code units, from 1
	Context links.Context // the kind of place
	Cause   Cause         // why it is not right
	Finding int           // index into Findings; -1 if nothing was found about it
}

// At returns the link of that index.
func (s *Site) At(i int) Link {
	r := s.links.at(i)
	p := &s.pages[r.page]
	return Link{Page: s.files.list[p.file], Ref: s.ref(i), Line: int(r.line), Column: int(r.column), Context: r.context, Cause: r.cause, Finding: int(r.finding) - 1}
}

// fileOf returns the file that a link stands in.
func (s *Site) fileOf(i int) int32 { return s.pages[s.links.at(i).page].file }

func (s *Site) ref(i int) string {
	r := s.links.at(i)
	return s.pages[r.page].refs[r.at : r.at+r.length]
}

// record is a link as it is kept. It holds no pointer, so that the garbage collector never
// looks through a million of them.
type record struct {
	page, at, length uint32 // the reference: refs[at : at+length] of the page
	line, column     uint32
	finding          uint32 // number of its finding, from 1
	base             uint16 // that number of the bases of the page, from 1; 0 for its own
	context          links.Context
	cause            Cause
}

// chunk is how many links are kept together. A long list is never copied as it grows: that
// would take long in one go.
const chunk = 4096

// records is a list of links.
type records struct {
	chunks [][]record
	n      int
}

func (r *records) add(link record) {
	if r.n%chunk == 0 {
		r.chunks = append(r.chunks, make([]record, 0, chunk))
	}
	last := &r.chunks[len(r.chunks)-1]
	*last = append(*last, link)
	r.n++
}

// clone returns the same links, to be changed apart from these.
func (r *records) clone() records {
	list := records{n: r.n}
	for _, c := range r.chunks {
		list.chunks = append(list.chunks, slices.Clone(c))
	}
	return list
}

func (r *records) at(i int) *record { return &r.chunks[i/chunk][i%chunk] }

// HopPath returns the path that a hop asks for, from the root of the host.
func (s *Site) HopPath(h Hop) string {
	if h.bare {
		return strings.TrimSuffix(s.prefix, "/")
	}
	return s.requested(h.Path)
}

// HopTo returns the path that a hop leads to, from the root of the host.
func (s *Site) HopTo(h Hop) string { return s.requested(h.To) }

// requested returns a path below the root as it is asked for. A slash that is part of a name
// is encoded in it already.
func (s *Site) requested(path string) string {
	path = Encoded(path)
	return s.prefix + strings.ReplaceAll(strings.ReplaceAll(path, "%252F", "%2F"), "%252f", "%2f")
}

// Origin returns the address of the root of the host, without its slash.
func (s *Site) Origin() string { return s.origin }
