package relativize

import (
	"strings"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// RFC 3986 §5.2.2, where R.path is merged with the base's. The candidate is the
// shortest of its kind: what both paths begin with is kept as far as it goes.
// Going up one segment more costs "../" and that segment again.
func (x *relativizer) relativePath() {
	way := climb(directory(x.base), x.path)
	text, misread := way.plain()
	text += x.tail
	rule := way.reason()
	if misread != nil {
		if !way.fromNowhere() && way.outside == nil {
			x.misread(rfc3986.RuleRelativePath, text, misread)
		}
		text, rule = "./"+text, RuleRelDotSlash
	}
	x.add(rfc3986.RuleRelativePath, text, rule, x.scheme, x.authority, x.dots, way.outside)
}

// directory returns what merge (§5.2.3) and remove_dot_segments (§5.2.4) make of the
// base's path before the path of a relative-path reference: "", or a text that
// ends with "/".
func directory(base rfc3986.Reference) string {
	path := base.Path()
	if _, ok := base.Authority(); ok && path == "" {
		return "/"
	}
	return rfc3986.RemoveDotSegments(path[:strings.LastIndexByte(path, '/')+1])
}

// way leads from a directory to a path: so many segments up, and then the rest.
type way struct {
	up      int
	rest    string
	noDir   bool         // there is no directory to start from
	outside *syntax.Rule // why it does not lead there, or nil
}

// climb returns the way from dir to path. A directory without a leading "/" loses
// its first segment for good when a ".." removes it: from "a/", "../b" leads to
// "/b", and nothing leads to "b".
func climb(dir, path string) way {
	common := commonDirectory(dir, path)
	rooted := strings.HasPrefix(path, "/")
	up := strings.Count(dir[common:], "/")
	switch {
	case dir == "":
		return way{rest: path, noDir: true}
	case common > 0:
		return way{up: up, rest: path[common:]}
	case rooted:
		return way{up: up, rest: path[1:]}
	}
	return way{rest: path, outside: RuleRelOutside}
}

// commonDirectory returns the length of what a and b both begin with, up to and with
// the last "/" in it.
func commonDirectory(a, b string) (n int) {
	for i := 0; i < len(a) && i < len(b) && a[i] == b[i]; i++ {
		if a[i] == '/' {
			n = i + 1
		}
	}
	return n
}

// plain returns the way as a path, and why that would be read as something else, or
// nil. The path is not empty: an empty one stands for the base's path (§5.2.2).
func (w *way) plain() (path string, misread *syntax.Rule) {
	path = strings.Repeat("../", w.up) + w.rest
	switch {
	case path == "":
		return ".", nil
	case w.rest == "":
		return path[:len(path)-1], nil // "..", without its "/", names the same
	case path[0] == '/':
		return path, RuleRelEmptySegment
	case colonInFirstSegment(path):
		return path, RuleRelColon
	}
	return path, nil
}

// colonInFirstSegment reports whether rfc3986.Split would take the text before a ":" for
// a scheme, or could if there were any.
func colonInFirstSegment(path string) bool {
	colon := strings.IndexByte(path, ':')
	return colon >= 0 && strings.IndexByte(path[:colon], '/') < 0
}

// reason returns why the plain path leads to the target.
func (w *way) reason() *syntax.Rule {
	switch {
	case w.up > 0:
		return RuleRelUp
	case w.rest == "":
		return RuleRelDot
	}
	return RuleRelSegments
}

// fromNowhere reports whether the way leads from no directory to a path with a
// leading "/". Its plain form works: as an absolute-path reference.
func (w *way) fromNowhere() bool { return w.noDir && strings.HasPrefix(w.rest, "/") }
