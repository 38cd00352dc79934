package links

import "uriplayground/core"

// Against is the links of a book with another base: those whose targets differ,
// found in portions.
type Against struct {
	book   *Book
	other  core.Establishment
	next   int
	differ []uint32
}

// Difference is a link whose target differs.
type Difference struct {
	Link          int    // index of the link
	Before, After string // the targets
	Instead       string // what leads to Before from the other base; empty if nothing does
}

// AgainstSlash compares with the base that has one slash more, or less, at the
// end of its path.
func (b *Book) AgainstSlash() *Against {
	var sources [core.LayerCount]core.Source
	if b.ladder.Layer >= 0 {
		sources[core.LayerDefault] = core.Source{Text: WithSlash(b.ladder.Base), Given: true}
	}
	return &Against{book: b, other: core.EstablishBase(sources, core.RFC3986)}
}

// AgainstMove compares with the page at another place: the retrieval URI is
// another one, and a base that is embedded in it is resolved anew.
func (b *Book) AgainstMove(to string) *Against {
	sources := b.options.Sources
	if b.ladder.Layer >= 0 {
		if moved, ok := core.Target(b.ladder.Base, to, core.RFC3986, core.Options{}); ok {
			to = moved
		}
	}
	sources[core.LayerRetrieval] = core.Source{Text: to, Given: true}
	return &Against{book: b, other: core.EstablishBase(sources, core.RFC3986)}
}

// Base is the other base; empty if there is none.
func (a *Against) Base() string { return a.other.Base }

// Work goes on for about so many bytes of reading, and tells whether all links
// are compared.
func (a *Against) Work(bytes int) (done bool) {
	for ; a.next < a.book.Len() && bytes > 0; a.next++ {
		ref := a.book.entries.ref(a.next)
		bytes -= linkCost + 2*len(ref) + 2*len(a.other.Base)
		before, ok := a.book.Target(a.next)
		after, still := a.target(ref)
		// A reference to the page itself goes with the page.
		here := withoutFragment(before) == a.book.Base() && withoutFragment(after) == a.other.Base
		if ok && (!still || before != after) && !here {
			a.differ = append(a.differ, uint32(a.next))
		}
	}
	return a.next == a.book.Len()
}

func (a *Against) target(ref string) (string, bool) {
	return a.book.resolve(&a.other, ref)
}

// Compared is how many links are compared, the first ones.
func (a *Against) Compared() int { return a.next }

// Len is how many links are known to differ.
func (a *Against) Len() int { return len(a.differ) }

// Row is one of those that differ.
func (a *Against) Row(i int) Difference {
	d := Difference{Link: int(a.differ[i])}
	d.Before, _ = a.book.Target(d.Link)
	d.After, _ = a.target(a.book.entries.ref(d.Link))
	if a.other.Layer >= 0 && len(d.Before) <= longest {
		d.Instead = core.Relativize(a.other.Base, d.Before, core.RFC3986).Ref
	}
	return d
}
