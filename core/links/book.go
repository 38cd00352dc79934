package links

import (
	"math/bits"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Link is a link as it was harvested.
type Link struct {
	Ref        string  // with character references and the like already read
	Start, End uint32  // where it stands in the source, in UTF-16 code units
	Line       uint32  // the same place as people say it, both from 1: the line,
	Column     uint32  // and the code unit in it
	Context    Context // the kind of place
}

// Entry is a link and, once it is checked, what is known of it.
type Entry struct {
	Link
	Kind   uint8  // index into Kinds
	Worst  Level  // of its findings
	Codes  Set    // of its findings
	Same   uint32 // index of the first link with the same normal form; its own if there is none
	Target bool   // there is a target
}

// Kinds is the kinds of references (RFC 3986 §3, §4.2, §4.4) by their keys.
func Kinds() []string { return kinds[:] }

var kinds = [...]string{"URI", "network-path", "absolute-path", "relative-path", "same-document"}

func kindOf(rule *syntax.Rule) uint8 {
	for i, name := range kinds {
		if rule.Key == name {
			return uint8(i)
		}
	}
	return 0
}

// Options is what is known of the page besides its links.
type Options struct {
	Sources   [core.LayerCount]core.Source // what each layer of §5.1 offers as a base
	Requested string                       // the URI that was asked for, before redirections; empty if not known
	Root      string                       // path or URI of the project's root; empty if not known
}

// Book is the links of a page. Links are added first, and then checked in
// portions; changing the options asks for checking all of them anew.
type Book struct {
	options Options
	ladder  core.Establishment
	root    root
	scheme  string // of the base, in lower case
	slash   bool   // the base ends in a segment that looks like a directory without its slash
	entries entries
	checked int
	first   map[uint64]uint32 // the first link of each normal form, by its hash
	levels  [Danger + 1]int
	counts  [codeCount]int
	gravest [codeCount]Level // of the findings with each code
}

// New is a book without links.
func New(o Options) *Book {
	b := new(Book)
	b.SetOptions(o)
	return b
}

// SetOptions changes what is known of the page. All links are unchecked then.
func (b *Book) SetOptions(o Options) {
	b.options = o
	b.ladder = core.EstablishBase(o.Sources, core.RFC3986)
	base := core.Parse(b.ladder.Base, core.RFC3986)
	b.scheme = strings.ToLower(partOf(&base, "scheme"))
	b.root = findRoot(o.Root, b.ladder.Base)
	b.slash = looksLikeDirectory(b.ladder.Base)
	b.uncheck()
}

func (b *Book) uncheck() {
	b.checked = 0
	b.first = map[uint64]uint32{}
	b.levels, b.counts, b.gravest = [Danger + 1]int{}, [codeCount]int{}, [codeCount]Level{}
}

// Ladder is how the base was established (RFC 3986 §5.1).
func (b *Book) Ladder() *core.Establishment { return &b.ladder }

// Base is the base URI; empty if there is none.
func (b *Book) Base() string { return b.ladder.Base }

// Options is what is known of the page.
func (b *Book) Options() Options { return b.options }

// Add adds links behind those that are there.
func (b *Book) Add(links ...Link) { b.entries.add(links) }

// Len is the number of links.
func (b *Book) Len() int { return b.entries.n }

// Checked is the number of links that are checked, the first ones.
func (b *Book) Checked() int { return b.checked }

// At is the link of that index.
func (b *Book) At(i int) Entry {
	r := b.entries.record(i)
	return Entry{
		Link: Link{Ref: b.entries.ref(i), Start: r.start, End: r.end, Line: r.line, Column: r.column, Context: r.context},
		Kind: r.kind, Worst: r.worst, Codes: r.codes, Same: r.same, Target: r.target,
	}
}

// Count is how many of the checked links have the code.
func (b *Book) Count(c Code) int { return b.counts[c] }

// Gravest is the highest level that the code has among the checked links; None
// if it does not occur.
func (b *Book) Gravest(c Code) Level { return b.gravest[c] }

// CountLevel is how many of the checked links have this for their worst level.
func (b *Book) CountLevel(l Level) int { return b.levels[l] }

// linkCost is what a short link costs to check, in bytes of text.
const linkCost = 100

// Check checks links until that has cost about so many bytes of reading, and
// tells whether all are checked.
func (b *Book) Check(bytes int) (done bool) {
	for ; b.checked < b.entries.n && bytes > 0; b.checked++ {
		bytes -= linkCost + len(b.entries.ref(b.checked)) + len(b.ladder.Base)
		b.check(b.checked)
	}
	return b.checked == b.entries.n
}

func (b *Book) check(i int) {
	e := b.entries.record(i)
	c := checker{book: b, index: i, Look: Look{Ref: b.entries.ref(i)}}
	c.run()
	e.kind, e.target, e.same = kindOf(c.analysis.Kind), c.HasTarget, uint32(c.Same)
	e.codes, e.worst = 0, None
	for _, f := range c.Findings {
		e.codes.add(f.Code)
		e.worst = max(e.worst, f.Level)
		b.gravest[f.Code] = max(b.gravest[f.Code], f.Level)
	}
	b.levels[e.worst]++
	for rest := e.codes; rest != 0; rest &= rest - 1 {
		b.counts[bits.TrailingZeros64(uint64(rest))]++
	}
}

// Replace puts another reference, without line breaks, in the place of a link,
// which takes delta units more of the source than before; the links behind it
// move.
func (b *Book) Replace(i int, ref string, delta int) {
	breaks := uint32(strings.Count(b.entries.ref(i), "\n"))
	b.entries.replace(i, ref)
	at := *b.entries.record(i)
	for k := range b.entries.n {
		r := b.entries.record(k)
		if r.start > at.start {
			r.start = uint32(int(r.start) + delta)
			if r.line -= breaks; r.line <= at.line {
				r.line, r.column = at.line, at.column+r.start-at.start
			}
		}
		if r.start > at.start || k == i {
			r.end = uint32(int(r.end) + delta)
		}
	}
	b.uncheck()
}
