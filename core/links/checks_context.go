package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
)

// context finds what is odd about the reference with this base and page.
func (c *checker) context() {
	c.sameDocument()
	c.oddTarget()
	c.excessDots()
	c.leavesProject()
	c.diskRoot()
	c.encodedFragment()
	c.baseWithoutSlash()
	c.internalHost()
	c.inventedAuthority()
	c.mustBeAbsolute()
	c.duplicate()
}

// sameDocument looks for references of §4.4, and for their effect with a base embedded in the page
// (§5.1.1): "#top" is resolved like any other reference.
func (c *checker) sameDocument() {
	if c.Ref == "" {
		level := Info
		if c.report.entries.record(c.index).context.Fetched() {
			level = Warning
		}
		f := c.addAt(level, EmptyReference, c.whole())
		if c.detail && c.HasTarget {
			c.fixIfSame(f, lastSegment(c.Target), c.Target)
		}
	}
	if c.isKind(rfc3986.RuleSameDocument) && c.Ref != "" && c.report.inSrcdoc(c.scope.number) {
		f := c.add(FragmentLeavesPage, c.whole())
		f.inCase("srcdoc")
		f.Meaning = c.Target
		f.fix("about:srcdoc" + c.Ref)
		return
	}
	page, known := c.report.page()
	known = known && c.scope.number == 0 && !c.report.entries.record(c.index).context.Data()
	leaves := known && c.isKind(rfc3986.RuleSameDocument) && page != c.scope.base
	switch {
	case leaves:
		f := c.add(FragmentLeavesPage, c.whole())
		f.Meaning = c.Target
		if c.detail && !c.report.tooLong(page) {
			c.fixTo(f, page+c.Ref) // stays on the page
		}
	case c.isKind(rfc3986.RuleSameDocument) && c.Ref != "":
		c.add(SameDocument, c.whole())
	case c.Ref != "" && c.leadsToItsDocument():
		f := c.add(SameDocument, c.whole())
		if i := strings.IndexByte(c.Ref, '#'); i >= 0 {
			c.fixIfSame(f, c.Ref[i:], c.Target)
		}
	}
}

// inSrcdoc reports whether base n of the source is that of a document in srcdoc. Its own address is
// about:srcdoc, whatever its base is (HTML Standard, fallback base URL), so a fragment leaves it.
func (r *Report) inSrcdoc(n uint32) bool {
	for ; n > 0 && int(n) <= len(r.bases.list); n = r.bases.list[n-1].Parent {
		if baseNames[r.bases.list[n-1].Name] == "srcdoc" {
			return true
		}
	}
	return false
}

// names reports whether what states a base also gives its document that URI, as $id does and <base>
// does not.
func names(by string) bool {
	switch by {
	case "$id", "id", "$self", "request", "Location":
		return true
	}
	return false
}

// leadsToItsDocument reports whether the target is, but for its fragment, the URI of the
// document that the link is in. That is the base unless the source states another one.
func (c *checker) leadsToItsDocument() bool {
	r, by := c.report, c.report.options.EmbeddedBy
	if c.scope.number > 0 {
		by = r.baseName(c.scope.number)
	}
	document, known := c.scope.base, c.scope.known
	if !names(by) {
		if document, known = r.page(); r.sources.Layer != core.LayerEmbedded {
			document, known = r.Base(), r.sources.Layer >= 0
		}
	}
	return known && withoutFragment(c.Target) == document
}

// fixIfSame says what to write instead if it leads to the target.
func (c *checker) fixIfSame(f *Finding, ref, target string) {
	if got, ok := c.scope.resolve(ref); ok && got == target {
		f.fix(ref)
	}
}

// lastSegment returns the reference that names the last segment of a URI, and its
// query.
func lastSegment(uri string) string {
	r := rfc3986.Split(uri)
	path := r.Path()
	last := uri[int(r.Parts()[rfc3986.PartPath].Start)+strings.LastIndexByte(path, '/')+1:]
	if last == "" || strings.ContainsAny(path[strings.LastIndexByte(path, '/')+1:], ":") || last[0] == '?' {
		last = "./" + last
	}
	return last
}

// page returns the URI of the page itself, without fragment, where another one than
// it can be the base.
func (r *Report) page() (uri string, known bool) {
	for i := r.sources.Layer + 1; r.sources.Layer == core.LayerEmbedded && i < core.LayerCount; i++ {
		if r.sources.Layers[i].Usable {
			return r.sources.Layers[i].Base, true
		}
	}
	return "", false
}

func withoutFragment(uri string) string {
	uri, _, _ = strings.Cut(uri, "#")
	return uri
}

// excessDots finds ".." without a segment to remove (§5.4.2), by resolving with
// erratum 4547, which keeps them in the target.
func (c *checker) excessDots() {
	path, _ := c.part("path")
	if c.scope.asItIs && c.scheme != "" { // they stay
		return
	}
	if text := path.In(c.Ref); !strings.HasPrefix(text, "..") && (strings.IndexByte(text, '.') < 0 || !strings.Contains(text, "/..")) {
		return
	}
	base := c.scope.orNone()
	if strings.Contains(base, "..") {
		base, _ = core.Target(base, "./", core.RFC3986, core.Options{}) // its own excess is not that of the reference
	}
	kept, _ := core.Target(base, c.Ref, core.RFC3986, core.Options{Erratum4547: true})
	if dropped, _ := core.Target(base, c.Ref, core.RFC3986, core.Options{}); kept == dropped {
		return
	}
	f := c.add(ExcessDots, path)
	// Dots in a path without a slash stay for browsers, and so does what is not a scheme.
	plain := c.scheme == "" || !c.faultyScheme() && strings.HasPrefix(path.In(c.Ref), "/")
	if c.detail && c.scope.base != "" && plain {
		c.fixTo(f, c.Target)
	}
}

// root is the path below which the project lies, as "/project/".
type root struct {
	path  string
	given bool // stated, or implied by the host; otherwise a guess
	at    int  // where the path begins in the base, and so in the target of each absolute path
}

// hosts of which each user has a path and not the whole.
const projectHosts = " github.io gitlab.io codeberg.page sourceforge.io readthedocs.io bitbucket.io gitee.io pages.debian.net "

// findRoot returns the root that was given, as a path or URI, or the first segment
// of the base's path; "/" if the base is too long.
func findRoot(given, base string) root {
	if len(base) > longest {
		return root{path: "/"}
	}
	r := rfc3986.Split(base)
	at := int(r.Parts()[rfc3986.PartPath].Start)
	if target, ok := core.Target(base, given, core.RFC3986, core.Options{}); given != "" && ok {
		return root{strings.TrimRight(rfc3986.Split(target).Path(), "/") + "/", true, at}
	}
	path := r.Path()
	host, _ := r.Host()
	n := strings.IndexByte(strings.TrimPrefix(path, "/"), '/')
	if host == "" || n <= 0 {
		return root{path: "/"}
	}
	_, parent, _ := strings.Cut(strings.ToLower(host), ".")
	return root{path[:n+2], strings.Contains(projectHosts, " "+parent+" "), at}
}

func partOf(a *core.Analysis, name string) string { return a.Part(name).In(a.Text) }

// leavesProject finds "/a.js" on a page of https://user.example/project/.
func (c *checker) leavesProject() {
	root := c.report.root
	if root.path == "/" || c.scope.base != c.report.Base() || c.report.tooLong(root.path) || !c.isKind(rfc3986.RuleAbsolutePath) || c.found(BackslashAuthority) || c.found(BrowserHost) ||
		c.found(AddressInPath) || c.found(DiskPath) || c.found(HostInPath) {
		return
	}
	// Scheme and authority are those of the base.
	rest := c.Target[min(root.at, len(c.Target)):]
	target := rest
	if end := strings.IndexAny(rest, "?#"); end >= 0 {
		target = rest[:end]
	}
	if strings.HasPrefix(target, root.path) || target == root.path[:len(root.path)-1] {
		return
	}
	level := Info
	if root.given {
		level = Warning
	}
	path, _ := c.part("path")
	f := c.addAt(level, LeavesProject, path)
	f.Meaning = root.path
	inside := root.path + strings.TrimLeft(rest, "/")
	meant := c.Target[:root.at] + inside
	if strings.HasPrefix(inside, "//") {
		inside = "/." + inside // a path, and not an authority (§4.2)
	}
	c.fixIfSame(f, inside, meant)
}

// looksLikeDirectory reports whether the base's path ends with a segment that has
// no ending like that of a file. One without a root, as in "mailto:a@b", is none of directories.
func looksLikeDirectory(base string) bool {
	r := rfc3986.Split(base)
	_, hasQuery := r.Query()
	last := r.LastSegment().In(base)
	return last != "" && strings.HasPrefix(r.Path(), "/") && !strings.ContainsAny(last, ".;") && !hasQuery
}

// baseWithoutSlash finds a reference whose target depends on a slash that the
// base may be lacking (§5.2.3).
func (c *checker) baseWithoutSlash() {
	path, _ := c.part("path")
	if !c.scope.slash || path.Empty() || !c.isKind(rfc3986.RuleRelativePath) {
		return
	}
	other, _ := core.Target(WithSlash(c.scope.base), c.Ref, core.RFC3986, core.Options{})
	if other != c.Target {
		level := Info
		if c.report.sources.Layer == core.LayerEmbedded {
			level = Warning // whoever wrote it for a base meant a directory
		}
		f := c.addAt(level, BaseWithoutSlash, path)
		f.Meaning = other
		if !c.detail {
			return
		}
		rooted := other[rfc3986.Split(other).Parts()[rfc3986.PartPath].Start:]
		if again, _ := core.Target(WithSlash(c.scope.base), rooted, core.RFC3986, core.Options{}); again == other {
			c.fixIfSame(f, rooted, other) // means that with the slash and without
		}
	}
}

// fixTo writes the reference that leads to the target from here.
func (c *checker) fixTo(f *Finding, target string) {
	if c.scope.tooLong() || c.report.tooLong(target) {
		return
	}
	if r := core.Relativize(c.scope.base, target, core.RFC3986); r.Done {
		f.fix(r.Ref)
	}
}

// mayEndInSlash reports whether the path of a base may be that of a folder, with a slash at its end
// or without: it has folders, and its last segment does not name a file.
func mayEndInSlash(base string) bool {
	r := rfc3986.Split(base)
	path := r.Path()
	return (path == "" || path[0] == '/') && !NamesFile(r.LastSegment().In(base))
}

// NamesFile reports whether a segment ends as the name of a file does, in a dot and some letters:
// "list.m3u8", and not "v1.2" or "example.v2".
func NamesFile(segment string) bool {
	dot := strings.LastIndexByte(segment, '.')
	ending := strings.ToLower(segment[dot+1:])
	if dot <= 0 || len(ending) < 2 || len(ending) > 5 || ending[0] == 'v' && strings.Trim(ending[1:], "0123456789") == "" {
		return false
	}
	for i := range len(ending) {
		if c := ending[i]; (c < 'a' || c > 'z') && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// WithSlash returns the base with a slash after its path, or without the one that
// is there.
func WithSlash(base string) string {
	end := rfc3986.Split(base).Parts()[rfc3986.PartPath].End
	if end > 0 && base[end-1] == '/' {
		return base[:end-1] + base[end:]
	}
	return base[:end] + "/" + base[end:]
}

// inventedAuthority checks for a path that, recomposed literally, would be read as
// an authority (§3.3).
func (c *checker) inventedAuthority() {
	if _, path, _ := strings.Cut(c.Target, ":"); !strings.HasPrefix(path, "/.//") {
		return
	}
	r := core.Resolve(c.scope.orNone(), c.Ref, core.RFC3986, core.Options{})
	if r.Literal != r.Target.Text {
		path, _ := c.part("path")
		c.add(InventedAuthority, path).Meaning = r.Literal
	}
}

// duplicate finds a target that an earlier link has as well, but writes in another
// way (§6.2). The same text twice is not a finding.
func (c *checker) duplicate() {
	normal := core.NormalForm(c.Target)
	sum := hash(normal)
	first, known := c.report.first[sum]
	if !known {
		if !c.trial {
			c.report.first[sum] = uint32(c.index)
		}
		return
	}
	if int(first) >= c.index {
		return
	}
	ref := core.Stripped(c.report.entries.ref(int(first)))
	from := c.report.scope(int(first))
	earlier, _ := from.resolve(ref)
	if core.NormalForm(earlier) != normal {
		return // two forms with one hash
	}
	c.Same = int(first)
	if earlier != c.Target {
		f := c.add(Duplicate, c.whole())
		f.Meaning = earlier
		c.fixIfSame(f, ref, earlier)
	}
}

// hash returns the FNV-1a hash.
func hash(s string) uint64 {
	sum := uint64(14695981039346656037)
	for i := range len(s) {
		sum = (sum ^ uint64(s[i])) * 1099511628211
	}
	return sum
}
