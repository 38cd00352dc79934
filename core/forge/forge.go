// Package forge knows the addresses at which forges show the files of a repository: GitHub, GitLab,
// Bitbucket and Codeberg. It knows their forms only, and asks nobody.
package forge

import (
	"slices"
	"strings"

	"uriplayground/core/rfc3986"
)

// forges is where repositories are shown file by file: before the view, in a host, and what
// the path has before the folders of the repository.
var forges = [...]struct {
	host   string   // or its end
	before int      // segments before the mark: owner and repository
	marks  []string // one of them follows; empty for none
	after  int      // segments after it: the branch
}{
	{"github.com", 2, []string{"blob", "tree", "raw", "edit"}, 1},
	{rawGitHub, 2, nil, 1},
	{"bitbucket.org", 2, []string{"src", "raw"}, 1},
	{"codeberg.org", 2, []string{"src", "raw", "media"}, 2},
}

const rawGitHub = "raw.githubusercontent.com"

// gitLab follows the path of a project, on any host, and comes before the mark and the branch.
const gitLab = "/-/"

// Root returns the address of the root of a repository as its forge shows it, with a slash at its
// end, if an address lies below one.
func Root(address string) (root string, ok bool) {
	r := rfc3986.Split(address)
	host, _ := r.Host()
	host = strings.ToLower(host)
	path, start := r.Path(), int(r.Parts()[rfc3986.PartPath].Start)
	if i := strings.Index(path, gitLab); i > 0 && host != "" {
		if end := skipSegments(path[i+len(gitLab):], 2); end > 0 {
			return address[:start+i+len(gitLab)+end], true
		}
	}
	for _, f := range forges {
		if host != f.host && !strings.HasSuffix(host, "."+f.host) {
			continue
		}
		at := skipSegments(path, f.before+1) // with the empty one before the first slash
		if at == 0 {
			continue
		}
		if f.marks != nil {
			mark, _, _ := strings.Cut(path[at:], "/")
			if !slices.Contains(f.marks, mark) {
				continue
			}
			at += len(mark) + 1
		}
		if end := skipSegments(path[min(at, len(path)):], f.after); end > 0 {
			return address[:start+at+end], true
		}
	}
	return "", false
}

// skipSegments returns the index after so many segments and the slash after each; 0 if there
// are fewer.
func skipSegments(path string, n int) (end int) {
	for range n {
		i := strings.IndexByte(path[end:], '/')
		if i < 0 {
			return 0
		}
		end += i + 1
	}
	return end
}

// Twin returns the root at which the same files are shown the other way: as they are, where this one
// shows them on a page, and else on a page (raw).
func Twin(root string) (twin string, raw, ok bool) {
	r := rfc3986.Split(root)
	host, _ := r.Host()
	before, path := root[:r.Parts()[rfc3986.PartPath].Start], r.Path()
	if strings.EqualFold(host, rawGitHub) {
		end := skipSegments(path, 3)
		return "https://github.com" + path[:end] + "blob/" + path[end:], false, end > 0
	}
	if strings.EqualFold(host, "github.com") {
		end := skipSegments(path, 3)
		mark, rest, _ := strings.Cut(path[end:], "/")
		return "https://" + rawGitHub + path[:end] + rest, true, mark == "blob"
	}
	for _, marks := range [...][2]string{{gitLab + "blob/", gitLab + "raw/"}, {"/src/", "/raw/"}} {
		if i := strings.Index(path, marks[0]); i >= 0 {
			return before + path[:i] + marks[1] + path[i+len(marks[0]):], true, true
		}
		if i := strings.Index(path, marks[1]); i >= 0 {
			return before + path[:i] + marks[0] + path[i+len(marks[1]):], false, true
		}
	}
	return "", false, false
}

// WikiHome returns the other address of the first page of a wiki at GitHub, which has two: its links
// lead elsewhere from either.
func WikiHome(address string) (other string, ok bool) {
	r := rfc3986.Split(address)
	host, _ := r.Host()
	path := r.Path()
	end := skipSegments(path, 3)
	if !strings.EqualFold(host, "github.com") || end == 0 {
		return "", false
	}
	before := root(&r) + path[:end]
	switch path[end:] {
	case "wiki":
		return before + "wiki/Home", true
	case "wiki/Home":
		return before + "wiki", true
	}
	return "", false
}

func root(r *rfc3986.Reference) string { return r.String()[:r.Parts()[rfc3986.PartPath].Start] }
