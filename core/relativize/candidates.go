// Package relativize is reference resolution backwards: it finds the references
// that lead from a base to a target. It is in no RFC; RFC 3986 §5.2 says where
// each reference leads, and package rfc3986 tries it.
//
// rules.go has the reasons why a reference leads to the target or not, candidates.go
// the kinds of references, one after the other, and path.go the way from one path to
// another.
package relativize

import (
	"strings"

	"uriplayground/core/rfc3986"
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

// Relativize returns the shortest reference that rfc3986.AppendResolve, strict and
// without errata, turns back into target; of several the first in the order of
// CandidateKinds (RFC 3986 §5.2). Length is counted in bytes. The reference
// matches URI-reference if target does.
//
// The error is a *rfc3986.SyntaxError with the code base-without-scheme,
// target-without-scheme or target-unreachable; the spans of the first lie in
// base, those of the others in target.
func Relativize(base, target rfc3986.Reference) (string, error) {
	if all := Candidates(base, target); len(all) > 0 && all[0].Works {
		return all[0].Text, nil
	}
	return "", unreachable(base, target)
}

// Candidates returns every kind of reference that could have target for its target:
// those that work, the best first as in Relativize, and then the others in the
// order of CandidateKinds. A kind occurs twice where its plain form would be
// read as another kind and a dot segment mends that (§4.2). There are none
// unless base and target both have a scheme.
func Candidates(base, target rfc3986.Reference) []Candidate {
	x := relativizer{base: base, target: target, b: base.Parts(), t: target.Parts(), path: unguarded(target)}
	if !x.b[rfc3986.PartScheme].Defined || !x.t[rfc3986.PartScheme].Defined {
		return nil
	}
	end := int(x.t[rfc3986.PartPath].End)
	x.tail, x.rest = target.String()[end:], target.String()[end-len(x.path):]
	x.findObstacles()
	x.emptyPath()
	x.relativePath()
	x.absolutePath()
	x.networkPath()
	x.add(rfc3986.RuleURI, target.String(), RuleRelURI, x.dots)
	syntax.SortFew(x.found, better)
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
	base, target rfc3986.Reference
	b, t         [rfc3986.PartCount]syntax.Part // of base and target
	path         string                         // that remove_dot_segments has to give
	rest         string                         // path and tail
	tail         string                         // query and fragment of the target with their delimiters

	// What keeps references that take the component from the base from working;
	// nil if nothing does. dots keeps all of those that have a path.
	scheme, authority, basePath, baseQuery, dots *syntax.Rule

	found []Candidate
	buf   []byte
}

// findObstacles finds the obstacles. Components are compared as text: references that
// differ in case only do not have the same target.
func (x *relativizer) findObstacles() {
	x.scheme = unless(x.same(rfc3986.PartScheme), RuleRelScheme)
	x.authority = unless(x.same(rfc3986.PartAuthority), RuleRelAuthority)
	x.basePath = unless(x.same(rfc3986.PartPath), RuleRelPath)
	x.baseQuery = unless(x.same(rfc3986.PartQuery), RuleRelBaseQuery)
	_, dots := removable(x.target)
	x.dots = unless(!dots, RuleRelDots)
}

// same reports whether a component is defined in both with the same text, or in
// neither.
func (x *relativizer) same(part int) bool {
	b, t := x.b[part], x.t[part]
	return b.Defined == t.Defined && b.In(x.base.String()) == t.In(x.target.String())
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
	x.buf = rfc3986.AppendResolve(x.buf[:0], x.base, rfc3986.Split(text), rfc3986.Options{})
	return string(x.buf) == x.target.String() && !strings.HasPrefix(text, ":")
}

// RFC 3986 §5.2.2, where R.path == ""
func (x *relativizer) emptyPath() {
	hasQuery, hasFragment := x.t[rfc3986.PartQuery].Defined, x.t[rfc3986.PartFragment].Defined
	query, fragment := x.tail, x.target.String()[x.t[rfc3986.PartQuery].End:]
	if !hasQuery {
		query = "?" + query
	}
	if !hasFragment {
		fragment = "#"
	}
	never, always := unless(!hasFragment, RuleRelFragment), unless(hasFragment, RuleRelFragment)
	x.add(rfc3986.RuleSameDocument, "", RuleRelSame, x.scheme, x.authority, x.basePath, x.baseQuery, never)
	x.add(RuleFragmentOnly, fragment, RuleRelSame, x.scheme, x.authority, x.basePath, x.baseQuery, always)
	x.add(RuleQueryOnly, query, RuleRelQuery, x.scheme, x.authority, x.basePath, unless(hasQuery, RuleRelNoQuery))
}

// RFC 3986 §5.2.2, where R.path starts with "/"
func (x *relativizer) absolutePath() {
	switch {
	case !strings.HasPrefix(x.path, "/"):
		x.add(rfc3986.RuleAbsolutePath, "/"+x.rest, nil, x.scheme, x.authority, x.dots, RuleRelRootless)
	case strings.HasPrefix(x.path, "//"):
		x.misread(rfc3986.RuleAbsolutePath, x.rest, RuleRelEmptySegment)
		x.add(rfc3986.RuleAbsolutePath, "/."+x.rest, RuleRelDotSlash, x.scheme, x.authority, x.dots)
	default:
		x.add(rfc3986.RuleAbsolutePath, x.rest, RuleRelRoot, x.scheme, x.authority, x.dots)
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
	if !x.t[rfc3986.PartAuthority].Defined {
		x.add(rfc3986.RuleNetworkPath, "//"+x.rest, nil, x.scheme, RuleRelNoAuthority)
		return
	}
	x.add(rfc3986.RuleNetworkPath, x.target.String()[x.t[rfc3986.PartScheme].End+1:], RuleRelNetwork, x.scheme, x.dots)
}

// unreachable says why no reference has target for its target.
func unreachable(base, target rfc3986.Reference) *rfc3986.SyntaxError {
	fault := syntax.Fault{Rule: RuleRelDots, Code: syntax.TargetUnreachable}
	text := target.String()
	if _, ok := base.Scheme(); !ok {
		text = base.String()
		fault = syntax.Fault{Rule: rfc3986.RuleBase, Code: syntax.BaseWithoutScheme, Span: whole(text)}
	} else if _, ok := target.Scheme(); !ok {
		fault = syntax.Fault{Rule: RuleRelTarget, Code: syntax.TargetWithoutScheme, Span: whole(text)}
	} else {
		fault.Span, _ = removable(target)
	}
	return &rfc3986.SyntaxError{Text: text, Faults: []syntax.Fault{fault}, FirstBad: -1}
}

func whole(text string) syntax.Span { return syntax.Span{Start: 0, End: uint32(len(text))} }

// removable returns the first dot segment of the path, which resolution would remove
// (§5.2.4), and whether there is one. The "." of rfc3986.RuleGuard does not count.
func removable(r rfc3986.Reference) (syntax.Span, bool) {
	guard := len(unguarded(r)) < len(r.Path())
	for s := range r.Segments() {
		if text := s.In(r.String()); !guard && (text == "." || text == "..") {
			return s, true
		}
		guard = false // it is the first segment
	}
	return syntax.Span{}, false
}

// RFC 3986 §3.3: unguarded is the path without the "/." that rfc3986.RuleGuard
// put, or would have put, before it.
func unguarded(r rfc3986.Reference) string {
	path := r.Path()
	if _, ok := r.Authority(); !ok && strings.HasPrefix(path, "/.//") {
		return path[len("/."):]
	}
	return path
}
