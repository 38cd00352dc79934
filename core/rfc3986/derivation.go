package rfc3986

import (
	"sort"
	"sync"

	"uriplayground/core/internal/abnf"
)

// MaxDerivation is the length in bytes of the longest text that Derive makes a
// tree for. A character has up to three nodes.
const MaxDerivation = 1 << 16

// Derivation is the derivation of a text from URI-reference by the rules of
// Appendix A, as a tree of nodes in preorder: a node comes before what it
// consists of. Node 0 is the URI-reference.
//
// For a text that is not a URI-reference it is the derivation of the longest
// prefix that some URI-reference begins with: the first FirstBad bytes, or all
// of an incomplete text. Nodes that are not finished there are marked Open; the
// finished ones are those of a shortest way to go on.
//
// A Derivation is a value, and nothing changes it.
type Derivation struct {
	Valid      bool // the text is a URI-reference
	Incomplete bool // not valid, but more characters could make it so
	FirstBad   int  // byte offset as given by FirstBad; -1 if there is none
	TooLong    bool // too long to derive: there are no nodes, and nothing is expected

	text  string // what is derived, a prefix of the text given
	nodes []Node
}

// Node is a node of a Derivation (RFC 3986 Appendix A).
type Node = abnf.Node

// derivations is the machine that derives. It is large, and made when somebody asks for
// a derivation, since a program has to start without.
var derivations = sync.OnceValue(func() *abnf.Machine { return appendixA.Compile(RuleURIReference, nil) })

// Derive derives r from URI-reference (RFC 3986 Appendix A). Time and memory
// are linear in the text. For a text longer than MaxDerivation the Derivation is
// TooLong.
func Derive(r Reference) Derivation {
	d := Derivation{text: r.text}
	d.FirstBad, d.Incomplete = FirstBad(r.text)
	d.Valid = d.FirstBad < 0 && !d.Incomplete
	if d.FirstBad >= 0 {
		d.text = r.text[:d.FirstBad]
	}
	if d.TooLong = len(d.text) > MaxDerivation; !d.TooLong {
		d.nodes = derivations().Derive(d.text)
	}
	return d
}

// Text returns what is derived (RFC 3986 Appendix A): all of the text that was
// given, or its first FirstBad bytes. It shares memory with it.
func (d Derivation) Text() string { return d.text }

// Len returns the number of nodes (RFC 3986 Appendix A); 0 only if the text is
// TooLong.
func (d Derivation) Len() int { return len(d.nodes) }

// Node returns the node at index i, 0 ≤ i < Len (RFC 3986 Appendix A).
func (d Derivation) Node(i int) Node { return d.nodes[i] }

// FirstChild returns the index of the first node directly below node i, or -1 (RFC
// 3986 Appendix A).
func (d Derivation) FirstChild(i int) int {
	if i+1 == d.nodes[i].Next {
		return -1
	}
	return i + 1
}

// NextSibling returns the index of the node after node i with the same parent, or
// -1 (RFC 3986 Appendix A).
func (d Derivation) NextSibling(i int) int {
	n := &d.nodes[i]
	if n.Parent < 0 || n.Next == d.nodes[n.Parent].Next {
		return -1
	}
	return n.Next
}

// At returns the index of the lowest node that contains the byte at offset, or -1 if
// that byte is not derived (RFC 3986 Appendix A). It takes logarithmic time.
func (d Derivation) At(offset int) int {
	if offset < 0 || offset >= len(d.text) || d.TooLong {
		return -1
	}
	// Starts never fall, and what comes before the first later one is a leaf.
	return sort.Search(len(d.nodes), func(i int) bool { return int(d.nodes[i].Start) > offset }) - 1
}
