package rfc3986

import (
	"iter"
	"sort"

	"uriplayground/core/syntax"
)

// MaxDerivation is the length in bytes of the longest text that Derive makes a
// tree for. A character has up to three nodes.
const MaxDerivation = 1 << 24

// Derivation is the derivation of a text from URI-reference by the rules of
// Appendix A, as a tree of nodes in preorder: a node stands before what it
// consists of. Node 0 is the URI-reference.
//
// For a text that is no URI-reference it is the derivation of the longest
// prefix that some URI-reference begins with: the first FirstBad bytes, or all
// of an incomplete text. Nodes that are not finished there are marked Open; the
// finished ones are those of a shortest way to go on.
//
// A Derivation is a value, and nothing changes it.
type Derivation struct {
	Valid      bool // the text is a URI-reference
	Incomplete bool // not valid, but more characters could make it so
	FirstBad   int  // byte offset as given by FirstBad; -1 if there is none

	text      string  // what is derived, a prefix of the text given
	completed bool    // it had to be completed
	entries   []entry // by their index, and so by their start
	marks     []mark  // in the runs
	count     uint32  // of the nodes
}

// Node is a node of a Derivation (RFC 3986 Appendix A).
type Node struct {
	// Rule is the production that the text of the node matches. It is nil where
	// the text matches a literal or a value that stands in the ABNF line of the
	// parent's rule itself. A node without a rule has no children, nor has one
	// of the core rules ALPHA, DIGIT and HEXDIG: they are single characters.
	Rule        *syntax.Rule
	syntax.Span      // bytes of the text; empty for an empty component
	Depth       int  // number of nodes above it
	Parent      int  // index of the node above it; -1 for node 0
	Next        int  // index of the first node behind it and all below it
	Open        bool // more has to follow before it is finished
}

// entry is what is kept: a node, or a run of them, which the grammar has for
// what repeats. So there are few entries, however long the text is.
type entry struct {
	start, end  uint32 // bytes
	index, next uint32 // of the node and of the one behind it and all below it
	parent      uint32
	marks       uint32 // of a run: where its marks begin
	production
	depth uint8
	open  bool
}

// Derive derives r from URI-reference (RFC 3986 Appendix A). Time and memory
// are linear in the text: about a byte for a byte. For a text longer than
// MaxDerivation the Derivation has no nodes.
func Derive(r Reference) Derivation {
	d := Derivation{text: r.text}
	d.FirstBad, d.Incomplete = FirstBad(r.text)
	d.Valid = d.FirstBad < 0 && !d.Incomplete
	if d.FirstBad >= 0 {
		d.text = r.text[:d.FirstBad]
	}
	if len(d.text) <= MaxDerivation {
		d.derive()
	}
	return d
}

// Text is what is derived (RFC 3986 Appendix A): all of the text that was
// given, or its first FirstBad bytes. It shares memory with it.
func (d Derivation) Text() string { return d.text }

// Len is the number of nodes (RFC 3986 Appendix A); 0 only if the text is
// longer than MaxDerivation.
func (d Derivation) Len() int { return int(d.count) }

// Node is the node at index i, 0 ≤ i < Len (RFC 3986 Appendix A). It takes the
// same time for any.
func (d Derivation) Node(i int) Node {
	n := d.node(uint32(i))
	return Node{
		Rule:   definitions[n.production].rule,
		Span:   syntax.Span{Start: n.start, End: n.end},
		Depth:  int(n.depth),
		Parent: int(int32(n.parent)),
		Next:   int(n.next),
		Open:   n.open,
	}
}

// FirstChild is the index of the first node directly below node i, or -1 (RFC
// 3986 Appendix A).
func (d Derivation) FirstChild(i int) int {
	if i+1 == int(d.node(uint32(i)).next) {
		return -1
	}
	return i + 1
}

// NextSibling is the index of the node behind node i with the same parent, or
// -1 (RFC 3986 Appendix A).
func (d Derivation) NextSibling(i int) int {
	n := d.node(uint32(i))
	if n.parent == noNode || n.next == d.node(n.parent).next {
		return -1
	}
	return int(n.next)
}

// Children is the index of each node directly below node i (RFC 3986 Appendix
// A).
func (d Derivation) Children(i int) iter.Seq[int] {
	return func(yield func(int) bool) {
		end := d.node(uint32(i)).next
		for c := uint32(i) + 1; c < end && yield(int(c)); c = d.node(c).next {
		}
	}
}

// At is the index of the lowest node that holds the byte at offset, or -1 if
// that byte is not derived (RFC 3986 Appendix A). It takes logarithmic time.
func (d Derivation) At(offset int) int {
	if offset < 0 || offset >= len(d.text) || d.count == 0 {
		return -1
	}
	// Starts never fall, and what stands before the first later one is a leaf.
	at := uint32(offset)
	e := &d.entries[sort.Search(len(d.entries), func(i int) bool { return d.entries[i].start > at })-1]
	if e.isRun() {
		return int(d.inRunAt(e, at))
	}
	return int(e.index)
}
