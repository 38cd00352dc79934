package site

import (
	"strings"
	"unicode/utf8"
)

// Naming is a fault in the name of a file.
type Naming uint8

// What can be wrong.
const (
	Named     Naming = iota // nothing
	Climbing                // it leads out of the folder
	Absolute                // it begins at a root or a drive
	Duplicate               // another file has it
	Unnamed                 // it is empty, or cannot be a name
)

var namingNames = [...]string{"", "name-climbs", "name-absolute", "name-twice", "name-bad"}

// String returns the code of it, as findings about the input have it.
func (n Naming) String() string { return namingNames[n] }

// files is the files of a site by their paths below its root.
type files struct {
	list    []string
	at      map[string]int32
	folders map[string]struct{} // with a slash at their ends; "" is the root
	folded  map[string]int32    // by the path without capitals, in composed form: the first one
	named   map[string]int32    // by the last segment; ambiguous where several have it
}

// What stands where there is not one file.
const (
	none      int32 = -1 - iota // no file
	ambiguous                   // more than one
)

func newFiles() files {
	return files{at: map[string]int32{}, folders: map[string]struct{}{"": {}}, folded: map[string]int32{}, named: map[string]int32{}}
}

// AddFile adds a file by its path below the root of the site, in which a backslash passes
// for a slash, and returns the path as it is kept. A name that cannot be one is left out.
func (s *Site) AddFile(path string) (kept string, wrong Naming) {
	path, wrong = cleanName(path)
	if _, ok := s.files.at[path]; ok && wrong == Named {
		wrong = Duplicate
	}
	if wrong != Named {
		return path, wrong
	}
	f, i := &s.files, int32(len(s.files.list))
	f.list = append(f.list, path)
	s.odd.add(path)
	f.at[path] = i
	if key := s.fold(path); f.folded[key] == 0 {
		f.folded[key] = i + 1
	}
	name := path[strings.LastIndexByte(path, '/')+1:]
	if _, ok := f.named[name]; ok {
		i = ambiguous
	}
	f.named[name] = i
	for end := strings.LastIndexByte(path, '/'); end >= 0; end = strings.LastIndexByte(path[:end], '/') {
		if _, ok := f.folders[path[:end+1]]; ok {
			break
		}
		f.folders[path[:end+1]] = struct{}{}
	}
	return path, Named
}

// maxName is how long a path can be, in bytes: PATH_MAX of Linux, and macOS and Windows
// have less.
const maxName = 4096

// cleanName returns a path with slashes and without empty segments and dots.
func cleanName(path string) (clean string, wrong Naming) {
	path = strings.ReplaceAll(path, `\`, "/")
	if strings.HasPrefix(path, "/") || len(path) > 1 && path[1] == ':' {
		return path, Absolute
	}
	var kept []string
	for _, segment := range strings.Split(path, "/") {
		switch segment {
		case "", ".":
		case "..":
			return path, Climbing
		default:
			kept = append(kept, segment)
		}
	}
	if len(kept) == 0 || len(path) > maxName || strings.ContainsRune(path, 0) {
		return path, Unnamed
	}
	return strings.Join(kept, "/"), Named
}

// fold returns a path without what keeps names of the same letters apart.
func (s *Site) fold(path string) string {
	for i := range len(path) {
		if path[i] >= utf8.RuneSelf {
			path = s.nfc(path)
			break
		}
	}
	return strings.ToLower(path)
}

// near returns the file whose path differs from that one by capitals or by the form of its
// characters only.
func (s *Site) near(path string) (file int32, ok bool) {
	i := s.files.folded[s.fold(path)]
	return i - 1, i > 0
}

// Files returns how many files there are.
func (s *Site) Files() int { return len(s.files.list) }

// IsPage reports whether a file is an HTML page by its name.
func IsPage(path string) bool {
	return hasEnding(path, ".html") || hasEnding(path, ".htm") || IsXHTML(path)
}

// IsXHTML reports whether hosts say of a page that it is XHTML, by its name.
func IsXHTML(path string) bool { return hasEnding(path, ".xhtml") || hasEnding(path, ".xht") }

// IsSheet reports whether a file is a style sheet by its name.
func IsSheet(path string) bool { return hasEnding(path, ".css") }

// container is the file of an EPUB that names its package (EPUB 3.3, §4.2.6.3.1).
const container = "META-INF/container.xml"

// IsPackage reports whether a file is one that says what an EPUB is made of, by its name.
func IsPackage(path string) bool {
	return path == container || hasEnding(path, ".opf") || hasEnding(path, ".ncx")
}

// IsManifest reports whether a file is the manifest of a web app by its name.
func IsManifest(path string) bool {
	return hasEnding(path, ".webmanifest") || path[strings.LastIndexByte(path, '/')+1:] == "manifest.json"
}

// isSource reports whether a file is a source of pages, as generators read them.
func isSource(path string) bool {
	for _, ending := range sourceEndings {
		if hasEnding(path, ending) {
			return true
		}
	}
	return false
}

var sourceEndings = [...]string{".md", ".mdx", ".markdown", ".rst", ".adoc", ".ipynb", ".org", ".txt"}

func hasEnding(path, ending string) bool {
	return len(path) > len(ending) && strings.EqualFold(path[len(path)-len(ending):], ending)
}

// Folder returns the first folder of a path, with its slash; empty if it is in none. An
// archive often holds a folder that holds the site.
func Folder(path string) string {
	first, _, found := strings.Cut(path, "/")
	if !found || first == ".." || first == "." || first == "" {
		return ""
	}
	return first + "/"
}

// Note is something about the files as a whole.
type Note struct {
	Code string // one of NoteCodes
	Name string // of a file, or the root that was given; empty if it is about none
}

// NoteCodes returns the codes that notes have.
func NoteCodes() []string {
	return []string{"root-not-used", "no-files", "no-pages", "no-first-page", "sources", "rules-not-read", "falls-back", "many-links", "server-unread", "root-not-asked", "server-slashes", "asked-otherwise", "asked-alike"}
}

// odd is what is remembered of files for Notes.
type odd struct {
	pages  int
	source string   // the first one
	rules  []string // of hosts
}

func (o *odd) add(path string) {
	switch {
	case IsPage(path):
		o.pages++
	case o.source == "" && isSource(path) && !hasEnding(path, ".txt"):
		o.source = path
	case isRules(path):
		o.rules = append(o.rules, path)
	}
}

// Notes returns what is odd about the root, and about the files as a whole.
func (s *Site) Notes() (list []Note) {
	if s.unusable != "" {
		list = append(list, Note{"root-not-used", s.unusable})
	}
	list = append(list, s.ruleNotes()...)
	for _, path := range s.odd.rules {
		list = append(list, Note{"rules-not-read", path})
	}
	if s.cut > 0 {
		list = append(list, Note{"many-links", s.files.list[s.pages[s.cut-1].file]})
	}
	_, index := s.files.at[indexName]
	_, errorPage := s.files.at[s.host.ErrorPage]
	_, book := s.files.at[container]
	switch {
	case len(s.files.list) == 0:
		list = append(list, Note{"no-files", ""})
	case s.odd.pages == 0 && s.odd.source != "":
		list = append(list, Note{"sources", s.odd.source})
	case s.odd.pages == 0:
		list = append(list, Note{"no-pages", ""})
	case book: // which begins where its package says
	case !index:
		list = append(list, Note{"no-first-page", ""})
	case s.rules == nil && s.host.Fallback && !errorPage:
		list = append(list, Note{"falls-back", s.host.ErrorPage})
	}
	return list
}

// isRules reports whether a file contains rules of a host, which are not read.
func isRules(path string) bool {
	switch path {
	case "_redirects", "vercel.json", "netlify.toml", "staticwebapp.config.json":
		return true
	}
	return path == ".htaccess" || strings.HasSuffix(path, "/.htaccess")
}
