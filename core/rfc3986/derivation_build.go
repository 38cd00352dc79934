package rfc3986

import "uriplayground/core/syntax"

// noNode is the parent of the first node and the index of one that is not kept.
const noNode = ^uint32(0)

// deriver builds the nodes of a valid URI-reference from left to right. Of a
// text that was completed it keeps the nodes that begin before the end of what
// was there.
type deriver struct {
	Reference
	at    uint32 // nodes are opened and closed here
	end   uint32 // of what was there
	top   uint32 // the innermost open node
	depth uint8
	nodes []node
}

// nodeBound is how many nodes a text can have: three for a character in a path
// (pchar, unreserved, ALPHA), fewer for any other, and those of the components.
func nodeBound(text string) int {
	const components = 32
	return 3*len(text) + components
}

// buildNodes derives text, of which some continuation is a URI-reference.
func buildNodes(text string) []node {
	b := deriver{
		Reference: Split(text + completion(text)),
		end:       uint32(len(text)), top: noNode,
		nodes: make([]node, 0, nodeBound(text)),
	}
	b.uriReference()
	return b.nodes
}

// open begins a node.
func (b *deriver) open(p production) uint32 {
	if b.at >= b.end && int(b.end) < len(b.text) {
		return noNode // made up by the completion
	}
	i := uint32(len(b.nodes))
	b.nodes = append(b.nodes, node{start: b.at, parent: b.top, production: p, depth: b.depth})
	b.top = i
	b.depth++
	return i
}

// close ends the node that open began, with everything opened since in it.
func (b *deriver) close(i uint32) {
	if i == noNode {
		return
	}
	n := &b.nodes[i]
	n.next = uint32(len(b.nodes))
	n.open = b.at > b.end
	b.top = n.parent
	b.depth--
}

// leaf makes a node of the next n bytes.
func (b *deriver) leaf(p production, n uint32) {
	i := b.open(p)
	b.at += n
	b.close(i)
}

// literal makes a leaf of the next n bytes, which the line of the rule spells.
func (b *deriver) literal(n uint32) { b.leaf(inLine, n) }

func (b *deriver) peek() byte { return b.text[b.at] }

// is tells whether the next byte is of the class.
func (b *deriver) is(class syntax.Class) bool { return classes.Is(b.peek(), class) }
