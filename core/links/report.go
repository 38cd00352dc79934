// Package links looks at the links of a page as a whole: where each one leads,
// what is odd about it, and what to write instead. It asks the façade of the
// core for everything that a grammar decides, and phrases nothing: what it
// returns are codes, levels, spans and texts.
//
// A page may contain a million links, so a Report keeps a few words for each and
// computes everything else when somebody looks at a link; and whatever
// takes long is done in portions.
package links

import (
	"math/bits"
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Link is a link as a reader found it.
type Link struct {
	Ref        string  // with character references and the like already read
	Start, End uint32  // its place in the source, in UTF-16 code units
	Line       uint32  // the same place as people say it, both from 1: the line,
	Column     uint32  // and the code unit in it
	Context    Context // what it stands in
	Writing    Writing // how another reference is written there
	Base       uint32  // the base that it stands under: that number of Report.AddBases, from 1; 0 for that of the page
}

// Writing is the syntax in which a reference is written into the place of a link.
type Writing uint8

// A reader says of each link how another reference takes its place:
// static/linkscan/piece.js has the same numbers.
const (
	AsIs     Writing = iota
	AsMarkup         // with character references
	Never            // there is no place, or it would have to be written otherwise
	InJSON           // with the escapes of a string in JSON
)

// Entry is a link and, once it is checked, what is known of it.
type Entry struct {
	Link
	Kind   uint8   // see KindRule
	Worst  Gravity // of its findings
	Codes  Set     // of its findings
	Same   uint32  // index of the first link with the same normal form; its own if there is none
	Target bool    // there is a target
}

// kinds is the kinds of references (RFC 3986 §3, §4.2, §4.4).
var kinds = [...]*syntax.Rule{rfc3986.RuleURI, rfc3986.RuleNetworkPath, rfc3986.RuleAbsolutePath, rfc3986.RuleRelativePath, rfc3986.RuleSameDocument}

func kindIndex(rule *syntax.Rule) uint8 { return uint8(max(slices.Index(kinds[:], rule), 0)) }

// KindRule returns the rule that names the kind of a reference.
func (e *Entry) KindRule() *syntax.Rule { return kinds[e.Kind] }

// Options is the knowledge about the page besides its links.
type Options struct {
	Sources   [core.LayerCount]core.Source // what each layer of §5.1 offers as a base
	Requested string                       // the URI that was asked for, before redirections; empty if not known
	Root      string                       // path or URI of the project's root; empty if not known

	EmbeddedBy string      // what states the base that is embedded in the page, as its format calls it
	EmbeddedAt SourceRange // where that stands in the source; it takes no room where it stands nowhere
}

// Report is the links of a page. Links are added first, and then checked in
// portions; changing the options unchecks all of them.
type Report struct {
	options  Options
	sources  core.Establishment
	bases    bases // that the source states for parts of itself
	own      scope // of the base of the page
	last     scope // of another base, which was looked at last
	long     longTarget
	root     root
	entries  entries
	manifest scopesOf
	checked  int
	first    map[uint64]uint32 // the first link of each normal form, by its hash
	levels   [Danger + 1]int
	counts   [codeCount]int
	gravest  [codeCount]Gravity // of the findings with each code
}

// New returns a report without links.
func New(o Options) *Report {
	r := new(Report)
	r.SetOptions(o)
	return r
}

// One returns a report of a single link.
func One(o Options, ref string) *Report {
	r := New(o)
	r.Add(Link{Ref: ref})
	return r
}

// SetOptions changes what is known of the page. All links are unchecked then.
func (r *Report) SetOptions(o Options) {
	r.options = o
	r.sources = r.establish(o.Sources)
	r.bases = r.bases.with(&r.sources)
	r.root = findRoot(o.Root, r.sources.Base)
	r.uncheck()
}

func (r *Report) uncheck() {
	r.checked = 0
	r.own, r.last = r.scopeOf(&r.bases, 0), scope{}
	r.first = map[uint64]uint32{}
	r.levels, r.counts, r.gravest = [Danger + 1]int{}, [codeCount]int{}, [codeCount]Gravity{}
}

// BaseSources returns how the base was established (RFC 3986 §5.1).
func (r *Report) BaseSources() *core.Establishment { return &r.sources }

// Base returns the base URI; empty if there is none.
func (r *Report) Base() string { return r.sources.Base }

// Options returns the options of the page.
func (r *Report) Options() Options { return r.options }

// Add adds links after those that are there.
func (r *Report) Add(links ...Link) {
	for i := range links {
		r.manifest.learn(&links[i], r.entries.n+i)
	}
	r.entries.add(links)
}

// Len returns the number of links.
func (r *Report) Len() int { return r.entries.n }

// Checked returns the number of links that are checked, the first ones.
func (r *Report) Checked() int { return r.checked }

// At returns the link of that index.
func (r *Report) At(i int) Entry {
	rec := r.entries.record(i)
	return Entry{
		Link: Link{Ref: r.entries.ref(i), Start: rec.start, End: rec.end, Line: rec.line, Column: rec.column, Context: rec.context, Writing: rec.writing, Base: rec.base},
		Kind: rec.kind, Worst: rec.worst, Codes: rec.codes, Same: rec.same, Target: rec.target,
	}
}

// Count returns how many of the checked links have the code.
func (r *Report) Count(c Code) int { return r.counts[c] }

// Gravest returns the highest level that the code has among the checked links; None
// if it does not occur.
func (r *Report) Gravest(c Code) Gravity { return r.gravest[c] }

// CountGravity returns how many of the checked links have this for their worst level.
func (r *Report) CountGravity(l Gravity) int { return r.levels[l] }

// Size returns about how many bytes the target of a link may have.
func (r *Report) Size(i int) int {
	own := r.scope(i)
	return len(own.base) + len(r.entries.ref(i))
}

// linkCost is what a short link costs to check, in bytes of text.
const linkCost = 100

// Check checks links until that has cost about so many bytes of reading, and
// reports whether all are checked.
func (r *Report) Check(bytes int) (done bool) {
	for ; r.checked < r.entries.n && bytes > 0; r.checked++ {
		bytes -= linkCost + r.Size(r.checked)
		r.check(r.checked)
	}
	return r.checked == r.entries.n
}

func (r *Report) check(i int) {
	e := r.entries.record(i)
	c := r.Summary(i)
	e.kind, e.target, e.same = kindIndex(c.analysis.Kind), c.HasTarget, uint32(c.Same)
	e.codes, e.worst = 0, None
	for _, f := range c.Findings {
		e.codes.add(f.Code)
		e.worst = max(e.worst, f.Gravity)
		r.gravest[f.Code] = max(r.gravest[f.Code], f.Gravity)
	}
	r.levels[e.worst]++
	for rest := e.codes; rest != 0; rest &= rest - 1 {
		r.counts[bits.TrailingZeros64(uint64(rest))]++
	}
}

// Replace puts another reference, without line breaks, in the place of a link,
// which takes delta units more of the source than before; the links after it
// move.
func (r *Report) Replace(i int, ref string, delta int) {
	was := r.entries.ref(i)
	breaks := uint32(strings.Count(was, "\n"))
	r.entries.replace(i, ref)
	if own := r.entries.record(i); own.context.inImportMap() && isModulePath(ref) {
		own.base = 0 // it may have been a name, or a URL that needs no base
	}
	at := *r.entries.record(i)
	r.replaceBases(at.start, was, ref, delta)
	for k := range r.entries.n {
		rec := r.entries.record(k)
		if rec.start > at.start {
			rec.start = uint32(int(rec.start) + delta)
			if rec.line -= breaks; rec.line <= at.line {
				rec.line, rec.column = at.line, at.column+rec.start-at.start
			}
		}
		if rec.start > at.start || k == i {
			rec.end = uint32(int(rec.end) + delta)
		}
	}
	r.SetOptions(r.options)
}

// chunk is how many entries are kept together. A long list is never copied as it
// grows: that would take long in one go.
const chunk = 4096

// record is an entry as it is kept. It holds no pointer, so that the garbage
// collector never looks through a million of them.
type record struct {
	text, at, length uint32 // the reference: texts[text][at : at+length]
	start, end       uint32
	line, column     uint32
	same, base       uint32
	codes            Set
	context          Context
	writing          Writing
	kind             uint8
	worst            Gravity
	target           bool
}

// entries is a list of entries.
type entries struct {
	texts  []string // the references of links that were added together, one after the other
	chunks [][]record
	n      int
}

// add adds links.
func (e *entries) add(links []Link) {
	var text strings.Builder
	for _, l := range links {
		if e.n%chunk == 0 {
			e.chunks = append(e.chunks, make([]record, 0, min(chunk, len(links)+16)))
		}
		last := &e.chunks[len(e.chunks)-1]
		*last = append(*last, record{
			text: uint32(len(e.texts)), at: uint32(text.Len()), length: uint32(len(l.Ref)),
			start: l.Start, end: l.End, line: l.Line, column: l.Column, context: l.Context, writing: l.Writing, base: l.Base,
		})
		text.WriteString(l.Ref)
		e.n++
	}
	e.texts = append(e.texts, text.String())
}

// record returns the entry of that index as it is kept.
func (e *entries) record(i int) *record { return &e.chunks[i/chunk][i%chunk] }

func (e *entries) ref(i int) string {
	r := e.record(i)
	return e.texts[r.text][r.at : r.at+r.length]
}

// replace puts another reference in the place of one.
func (e *entries) replace(i int, ref string) {
	r := e.record(i)
	r.text, r.at, r.length = uint32(len(e.texts)), 0, uint32(len(ref))
	e.texts = append(e.texts, ref)
}
