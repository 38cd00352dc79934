package rfc3986

import (
	"slices"
	"strings"

	"uriplayground/core/syntax"
)

// Kinds of a candidate that §4.2 and §4.4 describe without a name of their own.
// The other kinds are those of Reference.Kind.
var (
	RuleFragmentOnly = keyed("4.4", "fragment-only", `include only the number sign ("#") separator followed by a fragment identifier`)
	RuleQueryOnly    = keyed("5.2.2", "query-only", `(R.path == "") and defined(R.query)`)
)

// Reasons why a candidate resolves to the target. They cite what resolution
// does with it.
var (
	RuleRelSame     = keyed("4.4", "rel-same", "aside from its fragment component (if any), identical to the base URI")
	RuleRelQuery    = keyed("5.2.2", "rel-query", "T.path = Base.path; T.query = R.query;")
	RuleRelSegments = keyed("5.2.3", "rel-segments", "all but the last segment of the base URI's path")
	RuleRelDot      = keyed("3.3", "rel-dot", `The path segments "." and "..", also known as dot-segments, are defined for relative reference within the path name hierarchy`)
	RuleRelUp       = keyed("3.3", "rel-up", `to indicate relative position within the hierarchical tree of names`)
	RuleRelDotSlash = keyed("4.2", "rel-dot-slash", `must be preceded by a dot-segment (e.g., "./this:that")`)
	RuleRelRoot     = keyed("4.2", "rel-root", "begins with a single slash character")
	RuleRelNetwork  = keyed("4.2", "rel-network", "begins with two slash characters")
	RuleRelURI      = keyed("5.2.2", "rel-uri", "T.scheme = R.scheme;")
)

// Reasons why a candidate does not resolve to the target. They cite the line
// that would make something else of it.
var (
	RuleRelScheme       = keyed("5.2.2", "rel-scheme", "T.scheme = Base.scheme;")
	RuleRelAuthority    = keyed("5.2.2", "rel-authority", "T.authority = Base.authority;")
	RuleRelNoAuthority  = keyed("4.2", "rel-no-authority", "T.authority = R.authority;")
	RuleRelPath         = keyed("5.2.2", "rel-path", "T.path = Base.path;")
	RuleRelBaseQuery    = keyed("5.2.2", "rel-base-query", "T.query = Base.query;")
	RuleRelNoQuery      = keyed("5.2.2", "rel-no-query", "T.query = R.query;")
	RuleRelFragment     = keyed("5.2.2", "rel-fragment", "T.fragment = R.fragment;")
	RuleRelColon        = keyed("4.2", "rel-colon", "would be mistaken for a scheme name")
	RuleRelEmptySegment = keyed("3.3", "rel-empty-segment", "segment-nz = 1*pchar")
	RuleRelOutside      = keyed("5.2.4", "rel-outside", `remove the last segment and its preceding "/" (if any)`)
	RuleRelRootless     = keyed("3.3", "rel-rootless", `path-absolute ; begins with "/" but not "//"`)
	RuleRelDots         = keyed("5.2.4", "rel-dots", "remove_dot_segments")
)

// RuleRelTarget is what makes a text a target: it is a URI (§3), which has a
// scheme.
var RuleRelTarget = keyed("3", "rel-target", "The scheme and path components are required")

// CandidateKinds is the kinds of candidates (RFC 3986 §4.2 and §4.4). Of two
// that are equally long the one whose kind comes first here is better: it
// keeps more of the base.
func CandidateKinds() []*syntax.Rule {
	return []*syntax.Rule{
		RuleSameDocument, RuleFragmentOnly, RuleQueryOnly, RuleRelativePath,
		RuleAbsolutePath, RuleNetworkPath, RuleURI,
	}
}

func relativizeRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleFragmentOnly, RuleQueryOnly,
		RuleRelSame, RuleRelQuery, RuleRelSegments, RuleRelDot, RuleRelUp, RuleRelDotSlash,
		RuleRelRoot, RuleRelNetwork, RuleRelURI,
		RuleRelScheme, RuleRelAuthority, RuleRelNoAuthority, RuleRelPath, RuleRelBaseQuery, RuleRelNoQuery,
		RuleRelFragment, RuleRelColon, RuleRelEmptySegment, RuleRelOutside, RuleRelRootless, RuleRelDots,
		RuleRelTarget,
	}
}

// Candidate is a reference that comes into question for a target (RFC 3986
// §4.2 and §4.4).
type Candidate struct {
	Kind  *syntax.Rule // one of CandidateKinds: what the text is meant as
	Text  string       // shares the memory of the target where it is a part of it
	Works bool         // it is read as its kind and resolves to the target
	Rule  *syntax.Rule // why it does, or the first reason why not
}

// Relativize is the shortest reference that AppendResolve, strict and without
// errata, turns back into target; of several the first in the order of
// CandidateKinds (RFC 3986 §5.2). Length is counted in bytes. The reference
// matches URI-reference if target does.
//
// The error is a *SyntaxError with the code base-without-scheme,
// target-without-scheme or target-unreachable; the spans of the first lie in
// base, those of the others in target.
func Relativize(base, target Reference) (string, error) {
	if all := Candidates(base, target); len(all) > 0 && all[0].Works {
		return all[0].Text, nil
	}
	return "", unreachable(base, target)
}

// Candidates is every kind of reference that could have target for its target:
// those that work, the best first as in Relativize, and then the others in the
// order of CandidateKinds. A kind occurs twice where its plain form would be
// read as another kind and a dot segment mends that (§4.2). There are none
// unless base and target both have a scheme.
func Candidates(base, target Reference) []Candidate {
	if !base.has(hasScheme) || !target.has(hasScheme) {
		return nil
	}
	x := relativizer{base: base, target: target, path: target.unguarded()}
	x.tail = target.text[target.pathEnd:]
	x.rest = target.text[int(target.pathEnd)-len(x.path):]
	x.look()
	x.emptyPath()
	x.relativePath()
	x.absolutePath()
	x.networkPath()
	x.add(RuleURI, target.text, RuleRelURI, x.dots)
	slices.SortStableFunc(x.found, better)
	return x.found
}

// better sorts candidates for Candidates.
func better(a, b Candidate) int {
	switch {
	case a.Works && b.Works:
		return len(a.Text) - len(b.Text)
	case a.Works:
		return -1
	case b.Works:
		return 1
	}
	return 0
}

// relativizer holds the state of one Candidates.
type relativizer struct {
	base, target Reference
	path         string // that remove_dot_segments has to give
	rest         string // path and tail
	tail         string // query and fragment of the target with their delimiters

	// What keeps references that take the component from the base from working;
	// nil if nothing does. dots keeps all of those that have a path.
	scheme, authority, basePath, baseQuery, dots *syntax.Rule

	found []Candidate
	buf   []byte
}

// look finds the obstacles. Components are compared as text: references that
// differ in case only do not have the same target.
func (x *relativizer) look() {
	b, t := &x.base, &x.target
	x.scheme = unless(b.schemeSpan().In(b.text) == t.schemeSpan().In(t.text), RuleRelScheme)
	x.authority = unless(sameValue(b, t, b.authoritySpan(), t.authoritySpan(), hasAuthority), RuleRelAuthority)
	x.basePath = unless(b.Path() == t.Path(), RuleRelPath)
	x.baseQuery = unless(sameValue(b, t, b.querySpan(), t.querySpan(), hasQuery), RuleRelBaseQuery)
	_, dots := t.removable()
	x.dots = unless(!dots, RuleRelDots)
}

// sameValue reports whether a component is defined in both with the same text, or
// in neither.
func sameValue(a, b *Reference, at, bt syntax.Span, d defined) bool {
	return a.has(d) == b.has(d) && at.In(a.text) == bt.In(b.text)
}

func unless(holds bool, rule *syntax.Rule) *syntax.Rule {
	if holds {
		return nil
	}
	return rule
}

// add adds a candidate, which works unless there is an obstacle. The rule says
// why; whether it is right is not taken for granted but tried.
func (x *relativizer) add(kind *syntax.Rule, text string, rule *syntax.Rule, obstacles ...*syntax.Rule) {
	for _, obstacle := range obstacles {
		if obstacle != nil {
			rule = obstacle
			break
		}
	}
	x.found = append(x.found, Candidate{kind, text, x.works(text), rule})
}

// works tries a reference. One with a ":" in the wrong place would do in
// practice, and does not match the grammar (§4.2).
func (x *relativizer) works(text string) bool {
	r := Split(text)
	x.buf = AppendResolve(x.buf[:0], x.base, r, Options{}, nil)
	return string(x.buf) == x.target.text && r.colonFirst() < 0
}

// RFC 3986 §5.2.2, where R.path == ""
func (x *relativizer) emptyPath() {
	t := &x.target
	query, fragment := x.tail, t.text[t.queryEnd:]
	if !t.has(hasQuery) {
		query = "?" + query
	}
	if !t.has(hasFragment) {
		fragment = "#"
	}
	never, always := unless(!t.has(hasFragment), RuleRelFragment), unless(t.has(hasFragment), RuleRelFragment)
	x.add(RuleSameDocument, "", RuleRelSame, x.scheme, x.authority, x.basePath, x.baseQuery, never)
	x.add(RuleFragmentOnly, fragment, RuleRelSame, x.scheme, x.authority, x.basePath, x.baseQuery, always)
	x.add(RuleQueryOnly, query, RuleRelQuery, x.scheme, x.authority, x.basePath, unless(t.has(hasQuery), RuleRelNoQuery))
}

// RFC 3986 §5.2.2, where R.path starts with "/"
func (x *relativizer) absolutePath() {
	switch {
	case !strings.HasPrefix(x.path, "/"):
		x.add(RuleAbsolutePath, "/"+x.rest, nil, x.scheme, x.authority, x.dots, RuleRelRootless)
	case strings.HasPrefix(x.path, "//"):
		x.misread(RuleAbsolutePath, x.rest, RuleRelEmptySegment)
		x.add(RuleAbsolutePath, "/."+x.rest, RuleRelDotSlash, x.scheme, x.authority, x.dots)
	default:
		x.add(RuleAbsolutePath, x.rest, RuleRelRoot, x.scheme, x.authority, x.dots)
	}
}

// misread adds the plain form of a candidate that only a dot segment makes work,
// to show what it would be; there is no need of it where nothing works.
func (x *relativizer) misread(kind *syntax.Rule, text string, rule *syntax.Rule) {
	if x.scheme == nil && x.authority == nil && x.dots == nil {
		x.add(kind, text, nil, rule)
	}
}

// RFC 3986 §5.2.2, where R.authority is defined
func (x *relativizer) networkPath() {
	t := &x.target
	if !t.has(hasAuthority) {
		x.add(RuleNetworkPath, "//"+x.rest, nil, x.scheme, RuleRelNoAuthority)
		return
	}
	x.add(RuleNetworkPath, t.text[t.schemeEnd+1:], RuleRelNetwork, x.scheme, x.dots)
}

// unreachable says why no reference has target for its target.
func unreachable(base, target Reference) *SyntaxError {
	whole := func(r Reference) syntax.Span { return syntax.Span{Start: 0, End: uint32(len(r.text))} }
	fault := syntax.Fault{Rule: RuleRelDots, Code: syntax.TargetUnreachable}
	text := target.text
	switch {
	case !base.has(hasScheme):
		fault = syntax.Fault{Rule: RuleBase, Code: syntax.BaseWithoutScheme, Span: whole(base)}
		text = base.text
	case !target.has(hasScheme):
		fault = syntax.Fault{Rule: RuleRelTarget, Code: syntax.TargetWithoutScheme, Span: whole(target)}
	default:
		fault.Span, _ = target.removable()
	}
	return &SyntaxError{Text: text, Faults: []syntax.Fault{fault}, FirstBad: -1}
}

// removable is the first dot segment of the path, which resolution would remove
// (§5.2.4), and whether there is one. The "." of RuleGuard does not count.
func (r *Reference) removable() (syntax.Span, bool) {
	guard := len(r.unguarded()) < len(r.Path())
	for s := range r.Segments() {
		if text := s.In(r.text); !guard && (text == "." || text == "..") {
			return s, true
		}
		guard = false // it is the first segment
	}
	return syntax.Span{}, false
}

// RFC 3986 §3.3: unguarded is the path without the "/." that RuleGuard put, or
// would have put, before it.
func (r *Reference) unguarded() string {
	path := r.Path()
	if !r.has(hasAuthority) && strings.HasPrefix(path, "/.//") {
		return path[len("/."):]
	}
	return path
}

// RFC 3986 §5.2.2, where R.path is merged with the base's. The candidate is the
// shortest of its kind: what both paths begin with is kept as far as it goes.
// Going up one segment more costs "../" and that segment again.
func (x *relativizer) relativePath() {
	way := climb(x.base.directory(), x.path)
	text, misread := way.plain()
	text += x.tail
	rule := way.reason()
	if misread != nil {
		if !way.fromNowhere() && way.outside == nil {
			x.misread(RuleRelativePath, text, misread)
		}
		text, rule = "./"+text, RuleRelDotSlash
	}
	x.add(RuleRelativePath, text, rule, x.scheme, x.authority, x.dots, way.outside)
}

// directory is what merge (§5.2.3) and remove_dot_segments (§5.2.4) make of the
// base's path before the path of a relative-path reference: "", or a text that
// ends with "/".
func (r *Reference) directory() string {
	path := r.Path()
	if path == "" && r.has(hasAuthority) {
		return "/"
	}
	return RemoveDotSegments(path[:strings.LastIndexByte(path, '/')+1], nil)
}

// way leads from a directory to a path: so many segments up, and then the rest.
type way struct {
	up      int
	rest    string
	noDir   bool         // there is no directory to start from
	outside *syntax.Rule // why it does not lead there, or nil
}

// climb is the way from dir to path. A directory without a leading "/" loses
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

// commonDirectory is the length of what a and b both begin with, up to and with
// the last "/" in it.
func commonDirectory(a, b string) (n int) {
	for i := 0; i < len(a) && i < len(b) && a[i] == b[i]; i++ {
		if a[i] == '/' {
			n = i + 1
		}
	}
	return n
}

// plain is the way as a path, and why that would be read as something else, or
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

// colonInFirstSegment reports whether Split would take the text before a ":" for
// a scheme, or could if there were any.
func colonInFirstSegment(path string) bool {
	colon := strings.IndexByte(path, ':')
	return colon >= 0 && strings.IndexByte(path[:colon], '/') < 0
}

// reason is why the plain path leads to the target.
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
