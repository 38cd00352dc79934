package rfc3986

import (
	"slices"
	"strings"

	"uriplayground/core/syntax"
)

// This file is RFC 3986 §5.2 and §5.3 as printed: transform, merge and recompose,
// each with the RFC's own words; remove_dot_segments is in removedots.go. Every line
// records what it does, so what is shown of a resolution is what this file has done.
// It deviates from the RFC only where an option says so, and by the guard against an
// invented authority (RuleGuard).
//
// Resolve and AppendResolve, which are for many links, record nothing and work in
// place (resolve_inplace.go, removedots_inplace.go). TestSweepResolve, TestSweepDots,
// FuzzResolve and FuzzRemoveDotSegments compare both, and each of them with the RFC's
// words on plain strings.

// Options are the named departures from RFC 3986 §5.2 as printed. The zero
// value is the RFC, strict.
type Options struct {
	// NonStrict ignores a scheme in the reference if it is the base's (§5.2.2).
	// Schemes are compared without regard to case (§3.1).
	NonStrict bool
	// Erratum4547 keeps a ".." that finds no segment to remove (§5.2.4).
	Erratum4547 bool
	// Erratum4789 resolves a base path that ends with "/.." before its last
	// segment is cut off (§5.2.3).
	Erratum4789 bool
}

// Indexes into Trace.Texts after TraceResolve.
const (
	TextBase   = syntax.TextBase
	TextRef    = syntax.TextRef
	TextPath   = syntax.TextPath // what merge made (§5.2.3); empty if it did not run
	TextTarget = syntax.TextTarget
)

// TraceResolve resolves as Resolve does, with a trace, whose Texts are TextBase to TextTarget,
// and whose steps are the lines of §5.2.2, §5.2.3, §5.2.4 and §5.3 in the order in which
// they run. It follows them also where the base has no scheme, and then neither has
// the target.
func TraceResolve(base, ref Reference, o Options) (target string, t *syntax.Trace) {
	t = new(syntax.Trace)
	return TraceResolveInto(t, base, ref, o), t
}

// TraceResolveInto resolves as TraceResolve does (RFC 3986 §5.2), in the memory of an earlier trace.
func TraceResolveInto(t *syntax.Trace, base, ref Reference, o Options) (target string) {
	t.Texts = append(t.Texts[:0], base.text, ref.text, "", "")
	t.Steps = slices.Grow(t.Steps[:0], linesBefore+mostDotSteps(&base, &ref)+linesAfter)
	x := resolver{t, o}
	target = x.recompose(x.transform(base.components(TextBase), x.parse(&ref)))
	t.Texts[TextTarget] = target
	return target
}

// How many lines can run before those of §5.2.4 and after them.
const (
	linesBefore = 13
	linesAfter  = 16
)

// mostDotSteps returns the number of steps that §5.2.4 takes at most. Where the scheme of
// the reference is ignored it may take more, and makes room for them itself.
func mostDotSteps(base, ref *Reference) int {
	n := otherDotSteps + strings.Count(ref.path(), "/")
	if ref.PathKind() == RulePathNoscheme {
		n += strings.Count(base.path(), "/")
	}
	return n
}

// component is where a component lies, which is copied only into the target. One that
// is undefined is not the same as one that is empty.
type component struct {
	syntax.Span
	text    uint8 // that the span lies in
	defined bool

	// What remove_dot_segments makes is an output buffer, and lies in TextTarget. Where
	// is known when that is written.
	top  int32 // the step at the top of the buffer
	line int32 // the step that assigned it
}

// components are the five components that §5.2.2 works on.
type components struct {
	scheme, authority, path, query, fragment component
}

func (r *Reference) components(text uint8) components {
	at := func(s syntax.Span, defined bool) component { return component{Span: s, text: text, defined: defined} }
	return components{
		scheme:    at(r.schemeSpan(), r.has(hasScheme)),
		authority: at(r.authoritySpan(), r.has(hasAuthority)),
		path:      at(r.pathSpan(), true),
		query:     at(r.querySpan(), r.has(hasQuery)),
		fragment:  at(r.fragmentSpan(), r.has(hasFragment)),
	}
}

// resolver runs the lines and records them.
type resolver struct {
	*syntax.Trace
	Options
}

// in returns the text of a component.
func (x *resolver) in(c component) string { return c.In(x.Texts[c.text]) }

// holds records a condition, the component it looks at, and its outcome.
func (x *resolver) holds(rule *syntax.Rule, c component, yes bool) bool {
	x.Add(syntax.Step{Rule: rule, From: c.Span, Text: c.text, Link: syntax.NoLink, Yes: yes})
	return yes
}

// assign records a line that gives a component its value.
func (x *resolver) assign(rule *syntax.Rule, c component) component {
	c.line = x.Add(syntax.Step{Rule: rule, From: c.Span, Text: c.text, Link: syntax.NoLink, Yes: c.defined})
	return c
}

// parse returns the first line of §5.2.2, "The URI reference is parsed into the five URI
// components", as Split has done it.
func (x *resolver) parse(ref *Reference) components {
	x.assign(RuleParse, component{Span: syntax.Span{End: uint32(len(ref.text))}, text: TextRef, defined: true})
	return ref.components(TextRef)
}

// transform follows RFC 3986 §5.2.2: "For each URI reference (R), the following
// pseudocode describes an algorithm for transforming R into its target URI (T)".
func (x *resolver) transform(base, r components) (t components) {
	// -- A non-strict parser may ignore a scheme in the reference
	// -- if it is identical to the base URI's scheme.
	if x.NonStrict && x.holds(RuleIfNonStrict, r.scheme, x.sameScheme(base, r)) {
		r.scheme.defined = false
		x.assign(RuleUndefineScheme, r.scheme)
	}
	if x.holds(RuleIfScheme, r.scheme, r.scheme.defined) {
		t.scheme = x.assign(RuleSchemeScheme, r.scheme)
		t.authority = x.assign(RuleSchemeAuthority, r.authority)
		t.path = x.assign(RuleSchemePath, x.removeDotSegments(r.path))
		t.query = x.assign(RuleSchemeQuery, r.query)
	} else {
		if x.holds(RuleIfAuthority, r.authority, r.authority.defined) {
			t.authority = x.assign(RuleAuthAuthority, r.authority)
			t.path = x.assign(RuleAuthPath, x.removeDotSegments(r.path))
			t.query = x.assign(RuleAuthQuery, r.query)
		} else {
			if x.holds(RuleIfPathEmpty, r.path, x.in(r.path) == "") {
				t.path = x.assign(RuleEmptyPath, base.path)
				if x.holds(RuleIfQuery, r.query, r.query.defined) {
					t.query = x.assign(RuleEmptyQueryRef, r.query)
				} else {
					t.query = x.assign(RuleEmptyQueryBase, base.query)
				}
			} else {
				if x.holds(RuleIfPathSlash, r.path, strings.HasPrefix(x.in(r.path), "/")) {
					t.path = x.assign(RuleSlashPath, x.removeDotSegments(r.path))
				} else {
					t.path = x.assign(RuleMergePath, x.mergePaths(base, r))
					t.path = x.assign(RuleMergedPath, x.removeDotSegments(t.path))
				}
				t.query = x.assign(RulePathQuery, r.query)
			}
			t.authority = x.assign(RuleBaseAuthority, base.authority)
		}
		t.scheme = x.assign(RuleBaseScheme, base.scheme)
	}
	t.fragment = x.assign(RuleFragmentRef, r.fragment)
	return t
}

// sameScheme reports whether R.scheme == Base.scheme.
func (x *resolver) sameScheme(base, r components) bool {
	return r.scheme.defined && base.scheme.defined && strings.EqualFold(x.in(r.scheme), x.in(base.scheme))
}

// mergePaths follows RFC 3986 §5.2.3, "a routine for merging a relative-path reference with
// the path of the base URI".
func (x *resolver) mergePaths(base, r components) component {
	path := x.in(base.path)
	// "If the base URI has a defined authority component and an empty path, then
	// return a string consisting of "/" concatenated with the reference's path;
	// otherwise,"
	if x.holds(RuleMergeIf, base.path, base.authority.defined && path == "") {
		return x.concatenate(base.path, "/", r.path)
	}
	// Erratum 4789: "or if the base URI's path ends with "/..", then return a
	// string consisting of the base's path concatenated with "/" and then
	// concatenated with the reference's path".
	if x.Erratum4789 && x.holds(RuleMerge4789, base.path, strings.HasSuffix(path, "/..")) {
		return x.concatenate(base.path, "/", r.path)
	}
	// "return a string consisting of the reference's path component appended to
	// all but the last segment of the base URI's path (i.e., excluding any
	// characters after the right-most "/" in the base URI path, or excluding the
	// entire base URI path if it does not contain any "/" characters)."
	base.path.End = base.path.Start + uint32(strings.LastIndexByte(path, '/')+1)
	return x.concatenate(base.path, "", r.path)
}

// concatenate makes TextPath of a part of the base's path, perhaps a "/", and the
// reference's path, and records each piece.
func (x *resolver) concatenate(kept component, slash string, path component) component {
	merged := x.in(kept) + slash + x.in(path)
	x.Texts[TextPath] = merged
	at := x.piece(RuleMergeBase, kept, 0)
	if slash != "" {
		at = x.made(RuleMergeSlash, TextPath, at, len(slash))
	}
	x.piece(RuleMergeRef, path, at)
	return component{Span: syntax.Span{End: uint32(len(merged))}, text: TextPath, defined: true}
}

// piece records that c was written to what the rule makes, where it begins at byte at. It returns
// the byte after it.
func (x *resolver) piece(rule *syntax.Rule, c component, at uint32) (end uint32) {
	end = at + uint32(c.Len())
	x.Add(syntax.Step{Rule: rule, From: c.Span, Text: c.text, Link: syntax.NoLink, Yes: true, To: syntax.Span{Start: at, End: end}})
	return end
}

// made does what piece does, for n bytes that the algorithm adds itself, as "/"; From is empty.
func (x *resolver) made(rule *syntax.Rule, text uint8, at uint32, n int) (end uint32) {
	end = at + uint32(n)
	here := syntax.Span{Start: at, End: at}
	x.Add(syntax.Step{Rule: rule, From: here, Text: text, Link: syntax.NoLink, Yes: true, To: syntax.Span{Start: at, End: end}})
	return end
}

// recompose returns the pseudocode of RFC 3986 §5.3: "Parsed URI components can be
// recomposed to obtain the corresponding URI reference string." The guard is not in
// it; see RuleGuard.
func (x *resolver) recompose(t components) string {
	var room [256]byte // short targets stay on the stack until they are whole
	result := room[:0]
	if most := len(x.Texts[TextBase]) + len(x.Texts[TextRef]) + len("/./"); most > len(room) {
		result = make([]byte, 0, most)
	}
	if t.scheme.defined {
		result = x.append(result, RuleAppendScheme, t.scheme)
		result = x.appendMade(result, RuleAppendColon, ":")
	}
	if t.authority.defined {
		result = x.appendMade(result, RuleAppendSlashes, "//")
		result = x.append(result, RuleAppendAuthority, t.authority)
	}
	if x.inventsAuthority(t) {
		result = x.appendMade(result, RuleGuard, "/.")
	}
	result = x.appendPath(result, t.path)
	if t.query.defined {
		result = x.appendMade(result, RuleAppendQuestion, "?")
		result = x.append(result, RuleAppendQuery, t.query)
	}
	if t.fragment.defined {
		result = x.appendMade(result, RuleAppendHash, "#")
		result = x.append(result, RuleAppendFragment, t.fragment)
	}
	return string(result)
}

func (x *resolver) append(result []byte, rule *syntax.Rule, c component) []byte {
	x.piece(rule, c, uint32(len(result)))
	return append(result, x.in(c)...)
}

func (x *resolver) appendMade(result []byte, rule *syntax.Rule, text string) []byte {
	x.made(rule, TextTarget, uint32(len(result)), len(text))
	return append(result, text...)
}

// appendPath appends the path, which is the base's or an output buffer. Now that it
// is known where the latter lies in the target, the line that assigned it says so.
func (x *resolver) appendPath(result []byte, path component) []byte {
	at := uint32(len(result))
	if path.text != TextTarget {
		result = append(result, x.in(path)...)
	} else {
		result = x.Output(result, path.top)
		x.Steps[path.line].From = syntax.Span{Start: at, End: uint32(len(result))}
	}
	x.piece(RuleAppendPath, component{Span: syntax.Span{Start: at, End: uint32(len(result))}, text: TextTarget}, at)
	return result
}

// inventsAuthority reports whether the path would be read as an authority: §3.3 forbids
// one that begins with "//" where there is none. Such a path is an output buffer on whose
// bottom lies "/", and on that another segment.
func (x *resolver) inventsAuthority(t components) bool {
	if t.authority.defined || t.path.text != TextTarget {
		return false
	}
	bottom, second := syntax.NoLink, syntax.NoLink
	for i := t.path.top; i != syntax.NoLink; i = x.Steps[i].Link {
		bottom, second = i, bottom
	}
	return second != syntax.NoLink && x.Moved(bottom) == "/"
}
