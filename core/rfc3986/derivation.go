package rfc3986

import (
	"iter"
	"sort"

	"uriplayground/core/syntax"
)

// MaxDerivation is the length in bytes of the longest text that Derive makes a
// tree for. A node takes 16 bytes, and a character up to three nodes.
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

	text  string // what is derived, a prefix of the text given
	nodes []node
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

// node is a Node as it is kept. It ends where the node at index next starts,
// since children cover their parent without a gap.
type node struct {
	start, parent, next uint32
	production
	depth uint8
	open  bool
}

// Derive derives r from URI-reference (RFC 3986 Appendix A). Time and memory
// are linear in the text. For a text longer than MaxDerivation the Derivation
// has no nodes.
func Derive(r Reference) Derivation {
	d := Derivation{text: r.text}
	d.FirstBad, d.Incomplete = FirstBad(r.text)
	d.Valid = d.FirstBad < 0 && !d.Incomplete
	if d.FirstBad >= 0 {
		d.text = r.text[:d.FirstBad]
	}
	if len(d.text) <= MaxDerivation {
		d.nodes = buildNodes(d.text)
	}
	return d
}

// Text is what is derived (RFC 3986 Appendix A): all of the text that was
// given, or its first FirstBad bytes. It shares memory with it.
func (d Derivation) Text() string { return d.text }

// Len is the number of nodes (RFC 3986 Appendix A); 0 only if the text is
// longer than MaxDerivation.
func (d Derivation) Len() int { return len(d.nodes) }

// Node is the node at index i, 0 ≤ i < Len (RFC 3986 Appendix A).
func (d Derivation) Node(i int) Node {
	n := &d.nodes[i]
	return Node{
		Rule:   definitions[n.production].rule,
		Span:   syntax.Span{Start: n.start, End: d.endOf(n)},
		Depth:  int(n.depth),
		Parent: int(int32(n.parent)),
		Next:   int(n.next),
		Open:   n.open,
	}
}

func (d Derivation) endOf(n *node) uint32 {
	if int(n.next) < len(d.nodes) {
		return d.nodes[n.next].start
	}
	return uint32(len(d.text))
}

// FirstChild is the index of the first node directly below node i, or -1 (RFC
// 3986 Appendix A).
func (d Derivation) FirstChild(i int) int {
	if i+1 == int(d.nodes[i].next) {
		return -1
	}
	return i + 1
}

// NextSibling is the index of the node behind node i with the same parent, or
// -1 (RFC 3986 Appendix A).
func (d Derivation) NextSibling(i int) int {
	next := int(d.nodes[i].next)
	if next == len(d.nodes) || d.nodes[next].parent != d.nodes[i].parent {
		return -1
	}
	return next
}

// Children is the index of each node directly below node i (RFC 3986 Appendix
// A).
func (d Derivation) Children(i int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for c := d.FirstChild(i); c >= 0 && yield(c); c = d.NextSibling(c) {
		}
	}
}

// At is the index of the lowest node that holds the byte at offset, or -1 if
// that byte is not derived (RFC 3986 Appendix A). It takes logarithmic time.
func (d Derivation) At(offset int) int {
	if offset < 0 || offset >= len(d.text) {
		return -1
	}
	// Starts never fall, and what stands before the first later one is a leaf.
	later := sort.Search(len(d.nodes), func(i int) bool { return int(d.nodes[i].start) > offset })
	return later - 1
}
