package links

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Finding is one thing found about a link.
type Finding struct {
	Code
	Gravity              // that of the code, or a lower one
	syntax.Span          // the evidence, as bytes of the reference
	Meaning     string   // what the evidence means: an address, a host, a scheme; depends on the code
	Case        string   // which case of its code it is, where that has several; empty for the usual one
	Scripts     []string // of the host, for MixedScripts
	Fix         string   // the reference to write instead
	Fixes       bool     // there is one
}

// Details is a link looked at closely.
type Details struct {
	Ref       string         // as it was read
	Target    string         // empty without HasTarget
	Cut       bool           // Target is its beginning only, or left out
	HasTarget bool           // there is a base, or a scheme
	Same      int            // see Entry
	Findings  []Finding      // what is odd or dangerous about it
	Faults    []syntax.Fault // of the reference's syntax; nil if it is too long to be looked at
	analysis  core.Analysis
}

// Kind returns the kind of the reference.
func (l *Details) Kind() *syntax.Rule { return l.analysis.Kind }

// Details looks at a link closely, with the fixes.
func (r *Report) Details(i int) Details {
	c := checker{report: r, scope: r.scope(i), index: i, detail: true, Details: Details{Ref: r.entries.ref(i)}}
	c.run()
	return c.Details
}

// Summary returns the details without those that take most of the work: the fixes, and the end of
// the target of a long reference.
func (r *Report) Summary(i int) Details {
	c := checker{report: r, scope: r.scope(i), index: i, Details: Details{Ref: r.entries.ref(i)}}
	c.run()
	return c.Details
}

// Target returns the target of a link, and whether it has one.
func (r *Report) Target(i int) (string, bool) {
	own, ref := r.scope(i), r.entries.ref(i)
	if len(ref) <= longest {
		return own.resolve(ref)
	}
	if r.long.scope != own || r.long.ref != ref {
		r.long = longTarget{scope: own, ref: ref}
		r.long.text, r.long.ok = own.resolve(ref)
	}
	return r.long.text, r.long.ok
}

// longTarget is the target of a long reference, which is kept since it takes some 25 ms for
// each million segments in a browser, and is asked for at each drawing.
type longTarget struct {
	scope
	ref, text string
	ok        bool
}

// ByDocument is the result of another specification for a link.
type ByDocument struct {
	Target          string         // empty without HasTarget
	HasTarget       bool           // the document gives one
	CurrentDocument bool           // by RFC 2396, which does not resolve such a reference
	Faults          []syntax.Fault // where the document does not resolve at all
}

// ByDocument returns what a document makes of a link that has a target by RFC 3986; without
// one it has none. A missing base is as in Target.
func (r *Report) ByDocument(i int, d core.Dialect, toASCII core.ToASCII) (by ByDocument) {
	ref := r.entries.ref(i)
	if d == core.RFC1738 {
		for _, f := range core.Resolve("", ref, d, core.Options{}).Faults {
			by.Faults = append(by.Faults, f.Fault)
		}
		return by
	}
	if _, known := r.Target(i); !known {
		return by
	}
	own := r.scope(i)
	by.Target, by.HasTarget = core.TargetBy(own.orNone(), ref, d, core.Options{}, toASCII)
	by.CurrentDocument = d == core.RFC2396 && core.KindOf(ref) == rfc3986.RuleSameDocument
	return by
}

// A text that is put before each of many links makes as much work and as many
// answers as both have bytes, multiplied. One that is longer than shortText may
// make mostResolved bytes in all.
const (
	shortText    = 250
	mostResolved = 1 << 26
)

// tooLong reports whether the text, a base or the like, is too long for so many
// links, or for any.
func (r *Report) tooLong(text string) bool {
	return len(text) > longest || len(text) > shortText && uint64(len(text))*uint64(r.Len()) > mostResolved
}

// longest is the length in bytes of the longest reference that is looked at in
// every respect, and of the longest base. Longer references are data: URIs as a rule.
const longest = 10_000

// resolveBeginning returns the beginning of the target of a long reference; empty where what
// follows may change it.
func (s *scope) resolveBeginning(ref string) (target string, ok bool) {
	end := longest
	for end > 0 && !utf8.RuneStart(ref[end]) {
		end--
	}
	target, ok = s.resolve(ref[:end])
	if strings.Contains(ref[end-len("/.."):], "/.") || !strings.ContainsAny(ref[:end], ":/?#") {
		target = ""
	}
	return target, ok
}

// checker looks at one link.
type checker struct {
	Details
	report *Report
	scope  scope
	index  int
	detail bool // with fixes and texts, which cost memory
	trial  bool // of what might be written instead: the report does not learn of it
	scheme string
	host   string
	body   uint32 // end of the field body that was seen last; see lineBreak
}

func (c *checker) run() {
	c.Same = c.index
	if len(c.Ref) > longest {
		c.runLong()
		return
	}
	c.read()
	if c.bareSpecifier() {
		// nothing is resolved
	} else if inner := core.Stripped(c.Ref); inner != c.Ref {
		c.around(inner)
	} else {
		c.check()
	}
	if c.detail {
		c.dropFixes()
	}
}

// read takes the reference apart.
func (c *checker) read() {
	c.analysis = core.Parse(c.Ref, core.RFC3986)
	c.Faults = c.analysis.Faults
	c.scheme, c.host = c.text("scheme"), c.text("host")
	c.Target, c.HasTarget = c.scope.resolve(c.Ref)
}

// check finds what there is to be found.
func (c *checker) check() {
	switch c.scope.kind {
	case Unresolved:
		c.add(NotResolved, c.whole()).Meaning = c.report.baseName(c.scope.number)
		return
	case Prefix, Appended, StandsFor: // what is appended has no syntax of its own
		switch {
		case c.HasTarget:
			c.duplicate()
		case c.scope.tooLong():
			c.add(TooLong, c.whole())
		default:
			c.add(NoBase, c.whole())
		}
		return
	}
	c.syntax()
	c.characters()
	c.homeFolder()
	switch {
	case c.HasTarget:
		c.context()
		c.importMap()
		c.scopes()
	case c.scope.tooLong():
		c.add(TooLong, c.whole())
	default:
		c.withoutBase()
	}
	c.security()
}

// withoutBase looks for a missing base. RFC 3986 §5.1: aside from fragment-only references, a relative
// reference is only usable when a base URI is known. The empty one is no exception.
func (c *checker) withoutBase() {
	if c.isKind(rfc3986.RuleSameDocument) {
		c.sameDocument()
	}
	switch {
	case c.scope.kind == OfPage: // the script may be right, and who reads it knows the page
		c.addAt(Info, NoBase, c.whole()).inCase("page")
	case !strings.HasPrefix(c.Ref, "#"):
		c.add(NoBase, c.whole())
	}
}

// around looks at a reference with white space around or inside, which browsers
// remove: at that, and at what is left, which they follow.
func (c *checker) around(inner string) {
	trimmed := strings.Trim(c.Ref, outerSpace)
	lead := strings.Index(c.Ref, trimmed)
	if trimmed != c.Ref {
		at := span(0, lead)
		if at.Empty() {
			at = span(len(trimmed), len(c.Ref))
		}
		c.add(OuterSpace, at).fix(trimmed)
	}
	if trimmed != inner {
		i := lead + strings.IndexAny(trimmed, dropped)
		c.fixAsBrowsersRead(c.add(LineBreak, span(i, i+1)))
		c.otherHost(trimmed)
	}
	left := checker{report: c.report, scope: c.scope, index: c.index, detail: c.detail, trial: c.trial, Details: Details{Ref: inner}}
	left.read()
	left.check()
	places := placesOf(c.Ref, inner)
	for _, f := range left.Findings {
		if f.Code == BackslashAuthority && c.found(f.Code) || f.Code == BrowserHost && c.found(f.Code) {
			continue
		}
		f.Start, f.End = places[f.Start], places[f.End]
		c.Findings = append(c.Findings, f)
	}
	c.Same = left.Same
}

// placesOf returns where each byte of what is left of a reference stands in it, and where
// it ends.
func placesOf(ref, inner string) []uint32 {
	places := make([]uint32, 0, len(inner)+1)
	for i := len(ref) - len(strings.TrimLeft(ref, outerSpace)); len(places) < len(inner); i++ {
		if !isDropped(ref[i]) {
			places = append(places, uint32(i))
		}
	}
	end := uint32(len(ref))
	if len(inner) > 0 {
		end = places[len(inner)-1] + 1
	}
	return append(places, end)
}

// dropFixes removes what would make things worse: a fix after which a graver finding
// arises, one with white space around that readers remove, one with a backslash, which they
// do not read alike, and any beside a reference
// that must never become a link.
func (c *checker) dropFixes() {
	active := c.found(ActiveScheme)
	for i := range c.Findings {
		f := &c.Findings[i]
		if f.Fixes && (active || strings.Trim(f.Fix, outerSpace) != f.Fix || f.Code != OuterSpace && strings.Contains(f.Fix, `\`) || c.worsens(f.Fix)) {
			f.Fix, f.Fixes = "", false
		}
	}
}

// worsens reports whether the reference has a graver finding than the present one.
func (c *checker) worsens(ref string) bool {
	other := checker{report: c.report, scope: c.scope, index: c.index, trial: true, Details: Details{Ref: ref}}
	other.run()
	return worst(other.Findings) > worst(c.Findings)
}

func worst(findings []Finding) (level Gravity) {
	for _, f := range findings {
		level = max(level, f.Gravity)
	}
	return level
}

// runLong looks at the beginning of a reference only.
func (c *checker) runLong() {
	c.analysis = core.Parse(c.Ref[:strings.IndexFunc(c.Ref[:64]+" ", func(r rune) bool { return r >= 0x7F || r <= ' ' })], core.RFC3986)
	c.scheme = c.text("scheme")
	if c.detail {
		c.Target, c.HasTarget = c.report.Target(c.index)
	} else {
		c.Target, c.HasTarget = c.scope.resolveBeginning(c.Ref)
		c.Cut = c.HasTarget
	}
	c.add(TooLong, syntax.Span{})
	c.active()
}

// What many places call stays a call: inlined, it would be a good part of the
// program.

// part returns the span of a part of the reference, and whether it is defined.
//
//go:noinline
func (c *checker) part(name string) (syntax.Span, bool) {
	p := c.analysis.Part(name)
	return p.Span, p.Defined
}

// text returns a part of the reference; empty if it is undefined.
//
//go:noinline
func (c *checker) text(name string) string {
	span, _ := c.part(name)
	return span.In(c.analysis.Text)
}

func (c *checker) whole() syntax.Span { return syntax.Span{End: uint32(len(c.Ref))} }

// inCase says which case of its code the finding is.
func (f *Finding) inCase(name string) { f.Case = name }

// add adds a finding at the level of its code.
//
//go:noinline
func (c *checker) add(code Code, span syntax.Span) *Finding {
	return c.addAt(code.Gravity(), code, span)
}

//go:noinline
func (c *checker) addAt(level Gravity, code Code, span syntax.Span) *Finding {
	c.Findings = append(c.Findings, Finding{Code: code, Gravity: level, Span: span})
	return &c.Findings[len(c.Findings)-1]
}

// fix says what to write instead.
//
//go:noinline
func (f *Finding) fix(ref string) { f.Fix, f.Fixes = ref, true }

// isKind reports whether the reference is of this kind.
//
//go:noinline
func (c *checker) isKind(rule *syntax.Rule) bool { return c.analysis.Kind == rule }

// span returns the range of bytes from start to end.
func span(start, end int) syntax.Span { return syntax.Span{Start: uint32(start), End: uint32(end)} }
