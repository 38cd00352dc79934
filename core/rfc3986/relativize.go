package rfc3986

import (
	"slices"
	"strings"

	"uriplayground/core/syntax"
)

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
// order of CandidateKinds. A kind stands twice where its plain form would be
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

// sameValue tells whether a component is defined in both with the same text, or
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
