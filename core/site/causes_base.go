package site

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/oddtarget"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// longest is how many bytes a reference may have, with its base, of which another reading is
// looked for. No system has a file with a name so long.
const longest = 10_000

// isLong reports whether a reference is so long.
func (d *diagnosis) isLong(ref string) bool { return len(ref)+len(d.from) > longest }

// diagnoseLink judges a link and finds the cause of what is wrong.
func (s *Site) diagnoseLink(d *diagnosis, r *reading, ref string) {
	s.judge(d, ref)
	if (d.cause == NoName || toPage(ref)) && s.diagnoseWithoutBaseElement(d, r, ref) {
		return
	}
	if s.diagnoseOddTarget(d, ref) {
		return
	}
	switch d.cause {
	case InvalidURL:
		if d.key = ref; isPlaceholder(ref) {
			d.cause, d.key = Placeholder, ""
		}
	case OtherScheme:
		s.diagnoseOtherScheme(d, ref)
	case External:
		s.diagnoseOtherHost(d)
	case Outside:
		s.diagnoseOutsideRoot(d, r, ref)
	case NotThere:
		s.diagnoseMissingFile(d, r, ref)
	case NoName:
		s.diagnoseMissingName(d)
	case Redirected:
		d.wanted = s.addressOf(d.ended, d.target)
		d.key = detour(d.target.path, d.ended.path)
	case Right:
		switch {
		case d.target.insecure:
			d.cause, d.wanted = Insecure, s.addressOf(d.ended, d.target)
		case hasBackslash(ref):
			d.cause, d.wanted = Backslashes, d.target.text
		default:
			d.cause = s.forScript(d)
		}
	}
}

// diagnoseOddTarget finds the cause of a link that leads nowhere, or away, in how its target looks.
func (s *Site) diagnoseOddTarget(d *diagnosis, ref string) bool {
	if d.cause != NotThere && d.cause != Outside && d.cause != External || d.isLong(ref) || isPlaceholder(ref) {
		return false
	}
	ref = asRead(ref)
	for _, o := range oddtarget.Find(d.from, ref, d.target.text) {
		switch {
		case o.InBase || o.Maybe:
			continue
		case o.Kind == oddtarget.AddressInPath:
			d.cause, d.key = AddressInPath, ""
		case o.Kind == oddtarget.DiskPath:
			d.cause, d.key = DiskPath, o.Span.In(ref)
		case o.Kind == oddtarget.HostInPath:
			d.cause, d.key = HostInPath, o.Span.In(ref)
		default:
			continue
		}
		d.wanted = o.Meant
		return true
	}
	return false
}

// diagnoseRepeatedFolder tries a reference without the folders that it begins with and starts in.
func (s *Site) diagnoseRepeatedFolder(d *diagnosis, ref string) bool {
	for _, o := range oddtarget.Find(d.from, asRead(ref), d.target.text) {
		if o.Kind == oddtarget.FolderTwice && o.Meant != "" {
			return s.right(d, FolderTwice, d.from, o.Meant)
		}
	}
	return false
}

// diagnoseMissingName finds out why a page does not have the name that a fragment leads to.
func (s *Site) diagnoseMissingName(d *diagnosis) {
	if near, cause, ok := s.anchors.near(d.ended.file, syntax.Octets(d.target.fragment)); ok {
		d.cause, d.other = cause, near
		path, _ := cutTail(d.target.text)
		d.wanted = path + "#" + fragmentOf(near)
		return
	}
	s.diagnoseNameBehindRefresh(d)
}

// diagnoseNameBehindRefresh looks for the name on the page that its page redirects to by <meta
// http-equiv=refresh>, which browsers follow without the fragment.
func (s *Site) diagnoseNameBehindRefresh(d *diagnosis) {
	file := d.ended.file
	for hops := 0; hops <= maxHops; hops++ {
		link, ok := s.refreshes[file]
		if !ok {
			return
		}
		path, _, _ := s.shown(file)
		base, _ := s.based(s.root+Encoded(path), s.pages[s.links.at(link).page].base)
		to := s.locate(base, s.ref(link))
		ended := served{file: none}
		if to.where == inside {
			ended = s.serve(to.path, nil)
		}
		if file = ended.file; file < 0 {
			return
		}
		if s.anchors.holds(file, d.target.fragment) {
			d.cause, d.key, d.wanted = MetaRefresh, "", s.addressOf(ended, target{rest: "#" + d.target.fragment})
			return
		}
	}
}

func fragmentOf(name string) string {
	text, _ := core.Encode(name, "fragment")
	return text
}

// Detours returns what redirections do to an address, as the keys of findings have it.
func Detours() []string {
	return []string{"adds-slash", "drops-slash", "drops-html", "lower-case", "other"}
}

// detour returns what a redirection does to an address.
func detour(from, to string) string {
	switch {
	case to == from+"/" || to == from: // the latter: to the root
		return "adds-slash"
	case to+"/" == from:
		return "drops-slash"
	case to+pageName == from || strings.HasSuffix(from, indexName) && to == strings.TrimSuffix(from, indexName):
		return "drops-html"
	case strings.EqualFold(to, from):
		return "lower-case"
	}
	return "other"
}

// hasBackslash reports whether there is a backslash in a reference that browsers read as a
// slash.
func hasBackslash(ref string) bool {
	return strings.Count(ref, `\`) > strings.Count(asRead(ref), `\`)
}

// diagnoseOtherScheme diagnoses targets that are not of the web.
func (s *Site) diagnoseOtherScheme(d *diagnosis, ref string) {
	scheme, _, _ := strings.Cut(d.target.text, ":")
	switch {
	case isPlaceholder(ref):
		d.cause = Placeholder
	case scheme == "file" || len(scheme) == 1 && len(ref) > 2 && (ref[2] == '\\' || ref[2] == '/'):
		d.cause = LocalFile
	default:
		d.key = scheme
	}
}

// diagnoseOtherHost diagnoses targets on other hosts.
func (s *Site) diagnoseOtherHost(d *diagnosis) {
	if s.diagnoseBehindProxy(d) {
		return
	}
	text := d.target.text
	_, origin, path := divided(text)
	a := core.Parse(origin, core.RFC3986)
	d.key = a.Part("host").In(origin)
	if !isLocal(d.key) {
		s.diagnoseJoinedText(d, strings.TrimSuffix(s.root, "/"), text)
		return
	}
	d.cause, d.key = LocalHost, origin
	path, tail := cutTail(strings.TrimPrefix(path, "/"))
	if ended := s.serve(decoded(path), nil); ended.file >= 0 {
		d.wanted = s.addressOf(ended, target{rest: tail})
	}
}

// isLocal reports whether a host is the machine itself.
func isLocal(host string) bool {
	switch host {
	case "localhost", "[::1]", "0.0.0.0":
		return true
	}
	rest, is127 := strings.CutPrefix(host, "127.")
	return strings.HasSuffix(host, ".localhost") || is127 && strings.Trim(rest, "0123456789.") == ""
}

// diagnoseOutsideRoot diagnoses targets on the host of the site that are not below its root.
func (s *Site) diagnoseOutsideRoot(d *diagnosis, r *reading, ref string) {
	path := d.target.path
	byBase := r.stated != "" && s.place(d.from).where == outside
	_, tail := cutTail(d.target.text)
	ended := s.serve(strings.TrimPrefix(path, "/"), nil)
	switch {
	case d.isLong(ref):
	case s.diagnoseJoinedText(d, strings.TrimSuffix(s.below, "/"), path+tail):
		return
	case isRelative(ref) && !byBase:
		if s.diagnoseExcessDots(d, asRead(ref)) {
			return
		}
		if ended.file >= 0 {
			d.cause, d.wanted = ClimbsOut, s.addressOf(ended, target{rest: tail})
			return
		}
	case s.diagnoseBehindProxy(d):
		return
	case ended.file >= 0:
		d.cause, d.ended, d.wanted, d.other = RootPrefix, ended, s.addressOf(ended, target{rest: tail}), s.prefix
		return
	case s.diagnoseWithoutBaseElement(d, r, ref):
		return
	}
	first, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	d.key = "/" + first
}

// diagnoseJoinedText looks for a file in what follows the root without its slash: a template has
// put the two together as texts.
func (s *Site) diagnoseJoinedText(d *diagnosis, root, text string) bool {
	path, ok := strings.CutPrefix(text, root)
	path, tail := cutTail(path)
	if !ok || root == "" || path == "" || path[0] == '/' {
		return false
	}
	ended := s.serve(decoded(path), nil)
	if ended.file < 0 {
		return false
	}
	d.cause, d.key, d.ended, d.other, d.wanted = JoinedAsText, "", ended, root, s.addressOf(ended, target{rest: tail})
	return true
}

// diagnoseExcessDots tries a reference with fewer "..", down to as many as there are folders.
func (s *Site) diagnoseExcessDots(d *diagnosis, ref string) bool {
	climbs, rest := 0, ref
	for {
		after, ok := strings.CutPrefix(strings.TrimPrefix(rest, "./"), "../")
		if !ok {
			break
		}
		climbs, rest = climbs+1, after
	}
	base, _ := cutTail(strings.TrimPrefix(d.from, s.origin))
	climbs = min(climbs, strings.Count(base, "/"))
	for range strings.Count(s.prefix, "/") + 1 {
		if climbs--; climbs < 0 {
			return false
		}
		fewer := "./" + strings.Repeat("../", climbs) + rest
		if ended, t, ok := s.try(d.from, fewer); ok {
			d.cause, d.wanted = ClimbsOut, s.addressOf(ended, t)
			return true
		} else if t.where == inside {
			return false
		}
	}
	return false
}

// try follows a reference from another base to a file of the site.
func (s *Site) try(base, ref string) (ended served, t target, ok bool) {
	if t = s.locate(base, ref); t.where != inside {
		return served{file: none}, t, false
	}
	ended = s.serve(t.path, nil)
	return ended, t, ended.file >= 0
}

// isRelative reports whether a reference has a path that begins with neither a slash nor a
// scheme.
func isRelative(ref string) bool { return core.KindOf(asRead(ref)) == rfc3986.RuleRelativePath }

// isPlaceholder reports whether a reference holds what a template was to replace.
func isPlaceholder(ref string) bool {
	for _, mark := range [...]string{"{{", "{%", "${", "<%", "%7B%7B", "[object"} {
		if strings.Contains(ref, mark) {
			return true
		}
	}
	path, _ := cutTail(ref)
	last := path[strings.LastIndexByte(path, '/')+1:]
	return last == "undefined" || last == "null" || last == "NaN"
}

// diagnoseOtherBase tries the bases that an author may have had in mind.
func (s *Site) diagnoseOtherBase(d *diagnosis, r *reading, ref string) bool {
	if s.diagnoseWithoutBaseElement(d, r, ref) {
		return true
	}
	if !isRelative(ref) {
		return s.diagnosePrefix(d)
	}
	if base, cause := otherForm(r.at[0]); r.stated == "" && !isDots(ref) && s.right(d, cause, base, ref) {
		return true
	}
	return !isDots(ref) && s.right(d, FromRoot, s.root, ref)
}

// toPage reports whether a reference is to the page that holds it, if there is no <base>.
func toPage(ref string) bool {
	path, _ := cutTail(asRead(ref))
	return path == ""
}

// diagnoseWithoutBaseElement tries a reference without <base>, which concerns those to the page itself, too.
// If only its name is missing, the name has to be there.
func (s *Site) diagnoseWithoutBaseElement(d *diagnosis, r *reading, ref string) bool {
	if r.stated == "" || d.cause != NotThere && d.cause != Outside && d.cause != NoName || !isRelative(ref) && !toPage(ref) {
		return false
	}
	ended, t, ok := s.try(r.around, ref)
	if !ok || d.cause == NoName && !s.anchors.reaches(ended.file, t.fragment) {
		return false
	}
	d.cause, d.key, d.other, d.wanted = BaseElement, r.stated, r.stated, s.addressOf(ended, t)
	return true
}

// isDots reports whether the path of a reference names nothing: from most bases it leads
// to some page, which says nothing about what was meant.
func isDots(ref string) bool {
	path, _ := cutTail(asRead(ref))
	return strings.Trim(path, "./") == "" && !strings.Contains(path, "...")
}

// right reports whether a reference leads to a file from another base, and takes that for
// the cause.
func (s *Site) right(d *diagnosis, cause Cause, base, ref string) bool {
	ended, t, ok := s.try(base, ref)
	if ok {
		d.cause, d.other, d.wanted = cause, base, s.addressOf(ended, t)
	}
	return ok
}

// otherForm returns the address of a page with a slash at its end, where it has none, and else
// without.
func otherForm(address string) (other string, cause Cause) {
	if stem, ok := strings.CutSuffix(address, "/"+indexName); ok {
		return stem, NeedsNoSlash
	}
	if stem, ok := strings.CutSuffix(address, "/"); ok {
		return stem, NeedsNoSlash
	}
	return strings.TrimSuffix(address, pageName) + "/", NeedsSlash
}

// diagnosePrefix tries a path without its first segments: the site may have been built for a
// place below another path. A path that is nothing but such segments would always lead to
// the first page, so another link has to show that the site was built for there.
func (s *Site) diagnosePrefix(d *diagnosis) bool {
	path, rest := d.target.path, d.target.path
	for range maxPrefix {
		_, rest, _ = strings.Cut(rest, "/")
		if rest == "" {
			break
		}
		if ended := s.serve(rest, nil); ended.file >= 0 {
			s.prefixes[path[:len(path)-len(rest)]] = struct{}{}
			s.takePrefix(d, path[:len(path)-len(rest)], ended)
			return true
		}
	}
	if ended := s.serve("", nil); rest == "" && ended.file >= 0 {
		prefix := strings.TrimSuffix(path, "/") + "/"
		_, known := s.prefixes[prefix]
		if d.unsure = !known; known {
			s.takePrefix(d, prefix, ended)
		}
	}
	return d.cause == OtherPrefix
}

func (s *Site) takePrefix(d *diagnosis, prefix string, ended served) {
	d.other = s.prefix + prefix
	d.cause, d.key, d.wanted = OtherPrefix, d.other, s.addressOf(ended, d.target)
}

// maxPrefix is how many segments the path of a site is thought to have at most.
const maxPrefix = 3
