package rfc3986

import (
	"slices"
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

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

// Indexes into Trace.Texts after AppendResolve.
const (
	TextBase   = syntax.TextBase
	TextRef    = syntax.TextRef
	TextPath   = syntax.TextPath // what merge made (§5.2.3); empty if it did not run
	TextTarget = syntax.TextTarget
)

// Resolve transforms ref into its target relative to base (RFC 3986 §5.2.2)
// and recomposes it (§5.3). The error is a *SyntaxError with the code
// base-without-scheme. Neither argument needs to be valid.
func Resolve(base, ref Reference, o Options) (string, error) {
	if !base.has(hasScheme) {
		fault := syntax.Fault{Rule: RuleBase, Code: syntax.BaseWithoutScheme}
		return "", &SyntaxError{Text: base.text, Faults: []syntax.Fault{fault}, FirstBad: -1}
	}
	var room [256]byte // short targets stay on the stack until they are whole
	return string(appendResolve(room[:0], &base, &ref, o, nil)), nil
}

// AppendResolve is Resolve into dst. It follows the pseudocode also where the
// base has no scheme, and then neither has the target. If dst is large enough
// and t is nil, nothing is allocated.
//
// With a trace, Texts are TextBase to TextTarget, and the steps are the lines
// of §5.2.2, §5.2.3, §5.2.4 and §5.3 in the order in which they run.
func AppendResolve(dst []byte, base, ref Reference, o Options, t *syntax.Trace) []byte {
	return appendResolve(dst, &base, &ref, o, t)
}

func appendResolve(dst []byte, base, ref *Reference, o Options, t *syntax.Trace) []byte {
	var x transformer // a literal would be made elsewhere and copied
	x.base, x.ref, x.t, x.options = base, ref, t, o
	x.start, x.pathStep = len(dst), syntax.NoLink
	if t != nil {
		x.recordStart()
	}
	dst = x.transform(dst)
	if x.inventsAuthority(dst[x.path:]) {
		dst = x.guard(dst)
	}
	if t != nil {
		x.recordTarget(dst)
	}
	return dst
}

// How many lines can run before those of §5.2.4 and after them.
const (
	linesBefore = 13
	linesAfter  = 16
)

// transformer holds the state of one resolution. What §5.3 puts before the path
// is known before the path is, and is one piece of the base or the reference,
// often with a part of the path; so is what it puts after. So the target is
// written from left to right, in few pieces, while §5.2.2 goes on, and the dot
// segments are taken out of its middle. The output is handed from method to
// method, since what is stored through a pointer cannot stay on the stack.
type transformer struct {
	base, ref *Reference
	t         *syntax.Trace
	options   Options
	ignored   bool // the reference's scheme, see Options.NonStrict

	// TextBase or TextRef: where the components of the target come from.
	scheme, authority, query uint8

	stays    bool  // merge made a path without dot segments, which is that of the target
	pathStep int32 // the step that assigned a T.path made by remove_dot_segments; or none
	start    int   // where the target begins in the output
	path     int   // where T.path begins in it
}

// of is the base or the reference.
func (x *transformer) of(text uint8) *Reference {
	if text == TextBase {
		return x.base
	}
	return x.ref
}

// component is a component of the base or the reference; part is its index in
// Reference.Parts.
func (x *transformer) component(part, text uint8) (span syntax.Span, defined bool) {
	r := x.of(text)
	switch part {
	case PartScheme:
		return r.schemeSpan(), r.has(hasScheme) && !(text == TextRef && x.ignored)
	case PartAuthority:
		return r.authoritySpan(), r.has(hasAuthority)
	case PartPath:
		return r.pathSpan(), true
	case PartQuery:
		return r.querySpan(), r.has(hasQuery)
	}
	return r.fragmentSpan(), r.has(hasFragment)
}

func (x *transformer) recordStart() {
	x.t.Texts = append(x.t.Texts[:0], x.base.text, x.ref.text, "", "")
	x.t.Steps = slices.Grow(x.t.Steps, linesBefore+x.dotSteps()+linesAfter)
	x.record(RuleParse, syntax.Span{Start: 0, End: uint32(len(x.ref.text))}, TextRef, true)
}

// dotSteps is the number of steps that §5.2.4 takes at most. Where the scheme of
// the reference is ignored it may take more, and makes room for them itself.
func (x *transformer) dotSteps() int {
	n := otherDotSteps + strings.Count(x.ref.path(), "/")
	if x.ref.PathKind() == RulePathNoscheme {
		n += strings.Count(x.base.path(), "/")
	}
	return n
}

// assign records the line that gives a component of the target its value.
func (x *transformer) assign(rule *syntax.Rule, part, text uint8) {
	if x.t != nil {
		x.recordLine(rule, part, text, true)
	}
}

// holds records a condition, the component it looks at, and its outcome.
func (x *transformer) holds(rule *syntax.Rule, part, text uint8, yes bool) bool {
	if x.t != nil {
		x.recordLine(rule, part, text, yes)
	}
	return yes
}

func (x *transformer) recordLine(rule *syntax.Rule, part, text uint8, yes bool) {
	span, defined := x.component(part, text)
	if !rule.Condition {
		yes = defined
	}
	x.record(rule, span, text, yes)
}

func (x *transformer) record(rule *syntax.Rule, from syntax.Span, text uint8, yes bool) {
	x.t.Add(syntax.Step{Rule: rule, From: from, Text: text, Link: syntax.NoLink, Yes: yes})
}

// transform is RFC 3986 §5.2.2. It writes the path to the output, and round it
// what §5.3 puts there. Its first line, the reference is parsed, has run already.
func (x *transformer) transform(out []byte) []byte {
	if x.options.NonStrict {
		x.ignoreScheme()
	}
	if x.holds(RuleIfScheme, PartScheme, TextRef, x.ref.has(hasScheme) && !x.ignored) {
		x.scheme, x.authority, x.query = TextRef, TextRef, TextRef
		x.assign(RuleSchemeScheme, PartScheme, TextRef)
		x.assign(RuleSchemeAuthority, PartAuthority, TextRef)
		out = x.refPath(out, 0, RuleSchemePath)
		x.assign(RuleSchemeQuery, PartQuery, TextRef)
	} else {
		if x.holds(RuleIfAuthority, PartAuthority, TextRef, x.ref.has(hasAuthority)) {
			x.authority, x.query = TextRef, TextRef
			x.assign(RuleAuthAuthority, PartAuthority, TextRef)
			out = append(out, x.base.text[:x.base.behindScheme()]...)
			out = x.refPath(out, x.ref.behindScheme(), RuleAuthPath)
			x.assign(RuleAuthQuery, PartQuery, TextRef)
		} else {
			if x.holds(RuleIfPathEmpty, PartPath, TextRef, x.ref.pathStart == x.ref.pathEnd) {
				x.assign(RuleEmptyPath, PartPath, TextBase)
				end := x.base.pathEnd
				if x.holds(RuleIfQuery, PartQuery, TextRef, x.ref.has(hasQuery)) {
					x.query = TextRef
					x.assign(RuleEmptyQueryRef, PartQuery, TextRef)
				} else {
					x.assign(RuleEmptyQueryBase, PartQuery, TextBase)
					end = x.base.queryEnd
				}
				out = append(x.copyBase(out, int(end)), x.tail()...)
			} else {
				if x.holds(RuleIfPathSlash, PartPath, TextRef, x.ref.text[x.ref.pathStart] == '/') {
					out = x.copyBase(out, int(x.base.pathStart))
					out = x.refPath(out, int(x.ref.pathStart), RuleSlashPath)
				} else {
					out = x.mergePaths(out)
				}
				x.query = TextRef
				x.assign(RulePathQuery, PartQuery, TextRef)
			}
			x.assign(RuleBaseAuthority, PartAuthority, TextBase)
		}
		x.assign(RuleBaseScheme, PartScheme, TextBase)
	}
	x.assign(RuleFragmentRef, PartFragment, TextRef)
	return out
}

// ignoreScheme is the non-strict reading; the lines exist only with the option.
func (x *transformer) ignoreScheme() {
	ref, base := x.ref.schemeSpan().In(x.ref.text), x.base.schemeSpan().In(x.base.text)
	same := x.ref.has(hasScheme) && x.base.has(hasScheme) && strings.EqualFold(ref, base)
	if x.holds(RuleIfNonStrict, PartScheme, TextRef, same) {
		x.ignored = true
		x.assign(RuleUndefineScheme, PartScheme, TextRef)
	}
}

// copyBase appends the base up to the index end to the output. In front of its
// path is the scheme and the authority, with all that §5.3 puts between them.
func (x *transformer) copyBase(out []byte, end int) []byte {
	x.path = x.start + int(x.base.pathStart)
	return append(out, x.base.text[:end]...)
}

// refPath is T.path = remove_dot_segments(R.path). What the reference has
// between the index from and its path goes before it.
func (x *transformer) refPath(out []byte, from int, rule *syntax.Rule) []byte {
	x.path = len(out) + int(x.ref.pathStart) - from
	out = append(out, x.ref.text[from:]...)
	return x.removeDots(out, x.ref.defined, rule, TextRef, x.ref.pathStart)
}

// removeDots is T.path = remove_dot_segments(…) for the path in out, which the
// trace calls text[shift:]. After it is the tail. Without hasDots there is nothing
// to remove.
func (x *transformer) removeDots(out []byte, seen defined, rule *syntax.Rule, text uint8, shift uint32) []byte {
	end := len(out) - len(x.tail())
	if seen&hasDots != 0 && swar.HasDots(out[:end], x.path) {
		out = out[:x.runDots(out[:end], text, shift)] // not what dots holds, which would escape
		out = append(out, x.tail()...)
	} else if x.t != nil {
		x.runDots(out[:end], text, shift) // each segment stays
	}
	// Where the value lies in the target is known later; see recordPath.
	if x.t != nil {
		x.pathStep = x.t.Add(syntax.Step{Rule: rule, Text: TextTarget, Link: syntax.NoLink, Yes: true})
	}
	return out
}

func (x *transformer) runDots(out []byte, text uint8, shift uint32) int {
	var d dots
	d.buf, d.start, d.keepExcess = out, x.path, x.options.Erratum4547
	d.text, d.shift, d.t = text, shift, x.t
	return d.run()
}

// RFC 3986 §5.2.3, and remove_dot_segments of its result.
func (x *transformer) mergePaths(out []byte) []byte {
	base := x.base
	empty := x.holds(RuleMergeIf, PartPath, TextBase, base.has(hasAuthority) && base.pathStart == base.pathEnd)
	keep := int(base.pathStart) + strings.LastIndexByte(base.path(), '/') + 1
	slash := empty
	if !empty && x.options.Erratum4789 {
		slash = x.holds(RuleMerge4789, PartPath, TextBase, strings.HasSuffix(base.path(), "/.."))
		if slash {
			keep = int(base.pathEnd)
		}
	}
	out = x.copyBase(out, keep)
	if slash {
		out = append(out, '/')
	}
	out = append(out, x.ref.text[x.ref.pathStart:]...)
	if x.t != nil {
		x.recordMerge(out[x.path:len(out)-len(x.tail())], syntax.Span{Start: base.pathStart, End: uint32(keep)}, slash)
	}
	return x.removeDots(out, base.defined|x.ref.defined, RuleMergedPath, TextPath, 0)
}

// recordMerge records T.path = merge(Base.path, R.path), and before it what the
// path was made of: a part of the base, perhaps a "/", and the reference's path.
//
// A path without dot segments stays as it is, and will be read in the target: a
// long one takes no room twice.
func (x *transformer) recordMerge(merged []byte, kept syntax.Span, slash bool) {
	if x.stays = !swar.HasDots(merged, 0); !x.stays {
		x.t.Texts[TextPath] = string(merged)
	}
	at := x.recordPiece(RuleMergeBase, kept, TextBase, 0)
	if slash {
		at = x.recordMade(RuleMergeSlash, TextPath, at, len("/"))
	}
	x.recordPiece(RuleMergeRef, x.ref.pathSpan(), TextRef, at)
	x.record(RuleMergePath, syntax.Span{Start: 0, End: uint32(len(merged))}, TextPath, true)
}

// recordPiece records that a span of a text was written, and begins at the byte
// at of what the rule makes. It returns the byte after it.
func (x *transformer) recordPiece(rule *syntax.Rule, from syntax.Span, text uint8, at uint32) uint32 {
	to := syntax.Span{Start: at, End: at + uint32(from.Len())}
	x.t.Add(syntax.Step{Rule: rule, From: from, Text: text, Link: syntax.NoLink, Yes: true, To: to})
	return to.End
}

// recordMade is recordPiece for n bytes that come from no text. They are in
// the text that is being made.
func (x *transformer) recordMade(rule *syntax.Rule, text uint8, at uint32, n int) uint32 {
	here, to := syntax.Span{Start: at, End: at}, syntax.Span{Start: at, End: at + uint32(n)}
	x.t.Add(syntax.Step{Rule: rule, From: here, Text: text, Link: syntax.NoLink, Yes: true, To: to})
	return to.End
}

// RFC 3986 §5.3. Most of it is done where §5.2.2 is: the output holds the target.

// inventsAuthority reports whether §5.3 would print the path so that it reads as an
// authority: §3.3 forbids one that begins with "//" where there is none.
func (x *transformer) inventsAuthority(path []byte) bool {
	return len(path) >= 2 && path[0] == '/' && path[1] == '/' && !x.of(x.authority).has(hasAuthority)
}

// guard puts "/." before the path.
func (x *transformer) guard(out []byte) []byte {
	out = append(out, "/."...)
	copy(out[x.path+len("/."):], out[x.path:])
	x.path += copy(out[x.path:], "/.")
	return out
}

// tail is the query and the fragment of the reference, as they follow on its path.
func (x *transformer) tail() string { return x.ref.text[x.ref.pathEnd:] }

// recordTarget records the lines of §5.3, and the target, which is the output.
func (x *transformer) recordTarget(out []byte) {
	x.t.Texts[TextTarget] = string(out[x.start:])
	at := uint32(0)
	if scheme, defined := x.component(PartScheme, x.scheme); defined {
		at = x.recordPiece(RuleAppendScheme, scheme, x.scheme, at)
		at = x.recordMade(RuleAppendColon, TextTarget, at, len(":"))
	}
	if authority, defined := x.component(PartAuthority, x.authority); defined {
		at = x.recordMade(RuleAppendSlashes, TextTarget, at, len("//"))
		at = x.recordPiece(RuleAppendAuthority, authority, x.authority, at)
	}
	if x.stays {
		x.t.Texts[TextPath] = x.t.Texts[TextTarget][x.path-x.start : len(out)-x.start-len(x.tail())]
	}
	if path := uint32(x.path - x.start); at < path {
		at = x.recordMade(RuleGuard, TextTarget, at, int(path-at))
	}
	at = x.recordPath(at, len(out)-len(x.tail()))
	if query, defined := x.component(PartQuery, x.query); defined {
		at = x.recordMade(RuleAppendQuestion, TextTarget, at, len("?"))
		at = x.recordPiece(RuleAppendQuery, query, x.query, at)
	}
	if fragment, defined := x.component(PartFragment, TextRef); defined {
		at = x.recordMade(RuleAppendHash, TextTarget, at, len("#"))
		x.recordPiece(RuleAppendFragment, fragment, TextRef, at)
	}
}

// recordPath records append path, and where the path of remove_dot_segments
// lies in the target, which is known only now. It ends before end, or before the
// query of the base.
func (x *transformer) recordPath(at uint32, end int) uint32 {
	if x.query == TextBase {
		end -= int(x.base.queryEnd - x.base.pathEnd)
	}
	path := syntax.Span{Start: at, End: uint32(end - x.start)}
	if x.pathStep != syntax.NoLink {
		x.t.Steps[x.pathStep].From = path
	}
	return x.recordPiece(RuleAppendPath, path, TextTarget, at)
}
