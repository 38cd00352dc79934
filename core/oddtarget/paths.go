package oddtarget

import (
	"strings"

	"uriplayground/core/internal/dotsegments"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Folders of a disk that no site has at this place of its addresses. Where programs build sites
// they have a working folder of their own, which stays in an address wherever it comes to stand.
var (
	buildFolders = [...]string{
		"/home/runner/work/", "/Users/runner/work/", "/github/workspace/", // GitHub
		"/home/travis/build/", "/home/circleci/project/", "/home/vsts/work/", "/opt/build/repo/", // Travis, Circle, Azure, Netlify
		"/vercel/path0/", "/var/jenkins_home/", "/var/lib/jenkins/", "/codebuild/output/", "/opt/buildhome/", "/home/docs/checkouts/readthedocs.org/", // Vercel, Jenkins, Read the Docs
	}
	diskFolders = [...]string{"/var/www/", "/usr/share/", "/usr/local/", "/usr/lib/", "/private/var/", "/mnt/c/"}
	homeFolders = [...]string{"/home/", "/Users/"} // and then a name
	// Folders below a home by which a path is one of a disk; without them it may be a page of a site.
	ownFolders = " .local code dev desktop documents downloads git library projects public_html repos sites source src workspace www "
)

// diskPath finds the path of a disk in an address of the web.
func (f *finder) diskPath() bool {
	if scheme, _ := f.target.Scheme(); !strings.EqualFold(scheme, "http") && !strings.EqualFold(scheme, "https") {
		return false
	}
	if in, ok := f.diskPathIn(&f.ref); ok {
		return in
	}
	if f.isPathOnly() && !strings.HasPrefix(f.ref.Path(), "/") {
		in, _ := f.diskPathIn(&f.base)
		return in
	}
	return false
}

func (f *finder) diskPathIn(in *rfc3986.Reference) (found, done bool) {
	path := in.Path()
	if strings.IndexByte(path, '/') < 0 {
		return false, false
	}
	for _, folder := range buildFolders {
		if at := strings.Index("/"+path, folder); at >= 0 {
			f.add(DiskPath, in, max(at-1, 0), at-1+len(folder))
			return true, true
		}
	}
	if n := diskPrefix(path); n > 0 {
		f.add(DiskPath, in, 0, n)
		return true, true
	}
	return false, false
}

// diskPrefix returns the length of the folders of a disk that an absolute path begins with.
func diskPrefix(path string) int {
	for _, folder := range diskFolders {
		if strings.HasPrefix(path, folder) {
			return len(folder)
		}
	}
	for _, folder := range homeFolders {
		rest, ok := strings.CutPrefix(path, folder)
		if !ok {
			continue
		}
		name, rest, _ := strings.Cut(rest, "/")
		own, _, deeper := strings.Cut(rest, "/")
		if name != "" && deeper && own != "" && strings.Contains(ownFolders, " "+strings.ToLower(own)+" ") {
			return len(folder) + len(name) + len("/") + len(own) + len("/")
		}
	}
	if strings.HasPrefix(path, "/") && isDrive(path[1:]) {
		return 4 // the letter of a drive
	}
	return 0
}

// HomeFolder returns where the home folder of a machine stands in a reference, or the first folder of
// a Windows path. A page of a site may have such an address, so it is asked only of references that
// are files of a machine, as the sources of a source map.
func HomeFolder(ref string) (at syntax.Span, ok bool) {
	plain := strings.ReplaceAll(ref, `\`, "/")
	start := 0
	if scheme, rest, found := strings.Cut(plain, ":"); found && strings.EqualFold(scheme, "file") {
		start = len(plain) - len(strings.TrimLeft(rest, "/"))
		if start > len(scheme)+1 {
			start--
		}
	}
	path := plain[start:]
	drive := len(path) - len(strings.TrimPrefix(path, "/"))
	if isDrive(path[drive:]) {
		drive += len("c:")
	} else {
		drive = 0
	}
	if path = path[drive:]; !strings.HasPrefix(path, "/") {
		return at, false
	}
	end := 0
	for _, folder := range homeFolders {
		if len(path) > len(folder) && strings.EqualFold(path[:len(folder)], folder) && (drive > 0 || path[:len(folder)] == folder) {
			name, _, deeper := strings.Cut(path[len(folder):], "/")
			if name != "" && deeper {
				end = len(folder) + len(name) + len("/")
			}
		}
	}
	switch {
	case end > 0:
	case strings.HasPrefix(path, "/root/") && drive == 0:
		end = len("/root/")
	case drive > 0:
		end = strings.IndexByte(path[1:], '/') + 2
		if end < 2 {
			end = len(path)
		}
	default:
		return at, false
	}
	return syntax.Span{Start: uint32(start), End: uint32(start + drive + end)}, true
}

// isDrive reports whether a path begins with the letter of a drive.
func isDrive(path string) bool {
	return len(path) > 2 && path[0]|0x20 >= 'a' && path[0]|0x20 <= 'z' && path[1] == ':' && path[2] == '/'
}

// hostInPath finds a host as the first segment of a path that begins with a slash or with dots: that
// of the base or of the reference, or one that begins with "www.". A reference that begins with one
// at once is a suffix reference (§4.5).
func (f *finder) hostInPath() bool {
	path := f.ref.Path()
	at := len(path) - len(strings.TrimLeft(path, "./"))
	if _, scheme := f.ref.Scheme(); at == 0 || path[at-1] != '/' || scheme && path[0] != '/' {
		return false
	}
	segment, _, _ := strings.Cut(path[at:], "/")
	lower := strings.ToLower(segment)
	foreign := strings.HasPrefix(lower, "www.") && strings.Count(lower, ".") > 1 && isName(lower) && f.isPathOnly()
	if !strings.Contains(lower, ".") || !foreign && !isHostOf(&f.base, lower) && !isHostOf(&f.ref, lower) {
		return false
	}
	if below := strings.ToLower(f.base.Path()); strings.Contains(below, "/"+lower+"/") || strings.Contains(below, "/www.") {
		return false // a copy of sites, with a folder for each host
	}
	o := f.add(HostInPath, &f.ref, at, at+len(segment))
	scheme, _ := f.target.Scheme()
	o.Meant = scheme + "://" + path[at:] + tail(&f.ref)
	return true
}

// isHostOf reports whether a name in lower case is the host of a reference, with "www." or without.
func isHostOf(r *rfc3986.Reference, name string) bool {
	host, ok := r.Host()
	return ok && strings.TrimPrefix(strings.ToLower(host), "www.") == strings.TrimPrefix(name, "www.")
}

// isName reports whether a text in lower case is letters, digits, hyphens and dots, and ends as a
// host does.
func isName(host string) bool {
	for i := range len(host) {
		if c := host[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '.' {
			return false
		}
	}
	last := host[strings.LastIndexByte(host, '.')+1:]
	return len(last) >= 2 && strings.Trim(last, "0123456789-") == last && last != "html" && last != "js" && last != "css"
}

// roles is names of folders that say what is in them. One of these within itself is rarely meant;
// a project in a folder of its own name is.
const roles = " api asset assets blog build css dist doc docs font fonts image images img js lib media pages post posts public scripts src static styles uploads wiki en de fr es it "

// folderTwice finds a reference that begins with folders that the base ends with, so that these
// are there twice. One folder is enough if it says what is in it, or if the reference goes on as
// the base does: it was then written for a folder further out.
func (f *finder) folderTwice() {
	path := f.ref.Path()
	if path == "" || path[0] == '/' || !f.isPathOnly() {
		return
	}
	climbs, at := dotsegments.Leading(path)
	folders := path[at : strings.LastIndexByte(path, '/')+1] // each with its slash
	base := f.base.Path()
	base = base[:strings.LastIndexByte(base, '/')+1]
	if folders == "" || base == "" || folders[0] == '/' {
		return
	}
	kept := base
	for range climbs {
		if len(kept) < 2 {
			return
		}
		kept = kept[:strings.LastIndexByte(kept[:len(kept)-1], '/')+1]
	}
	n := overlap(kept, folders)
	if n == 0 {
		return
	}
	first, rest, _ := strings.Cut(folders[:n], "/")
	again := climbs > 0 && overlap(base, folders) > n
	if rest == "" && !again && !strings.Contains(roles, " "+strings.ToLower(first)+" ") {
		return
	}
	o := f.add(FolderTwice, &f.ref, at, at+n-1)
	o.Maybe = true
	target := f.target.Path()
	if cut := kept + folders[:n]; strings.HasPrefix(target, cut) { // else there are more dots
		o.Meant = before(&f.target) + kept + target[len(cut):] + tail(&f.target)
	}
}

// mostFolders is how many folders are compared at most.
const mostFolders = 8

// overlap returns the length of the longest beginning of folders, each with its slash, that the
// path ends with as whole segments.
func overlap(path, folders string) int {
	end := 0
	for i := 0; i < mostFolders && end < len(folders); i++ {
		end += strings.IndexByte(folders[end:], '/') + 1
	}
	for n := end; n > 0; n = strings.LastIndexByte(folders[:n-1], '/') + 1 {
		if rest, ok := strings.CutSuffix(path, folders[:n]); ok && (rest == "" || rest[len(rest)-1] == '/') {
			return n
		}
	}
	return 0
}

// emptySegment finds "//" within a path: "/a//b" is another path than "/a/b" (§3.3). After a colon
// it belongs to an address, which archives and proxies take. What other hosts make of it is theirs.
func (f *finder) emptySegment() {
	scheme, _ := f.target.Scheme()
	host, _ := f.target.Host()
	own, _ := f.base.Host()
	if host == "" || !strings.EqualFold(host, own) || strings.EqualFold(scheme, "file") || !hasEmptySegment(f.target.Path()) {
		return
	}
	in := &f.ref
	if !hasEmptySegment(f.ref.Path()) {
		in = &f.base
	}
	path := in.Path()
	if !hasEmptySegment(path) || in == &f.base && !f.isPathOnly() {
		return
	}
	at := strings.Index(path, "//")
	o := f.add(EmptySegment, in, at, at+2)
	o.Maybe = true
	if in == &f.ref && (!hasEmptySegment(f.base.Path()) || !f.isPathOnly()) {
		o.Meant = before(&f.target) + single(f.target.Path()) + tail(&f.target)
	}
}

func hasEmptySegment(path string) bool {
	return strings.Contains(path, "//") && !strings.Contains(path, "://")
}

// single returns a path with one slash where there are several.
func single(path string) string {
	var b strings.Builder
	for i := range len(path) {
		if path[i] != '/' || i == 0 || path[i-1] != '/' {
			b.WriteByte(path[i])
		}
	}
	return b.String()
}
