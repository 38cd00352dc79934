package rfc3986

import "uriplayground/core/syntax"

// noNode is the parent of the first node and what stands for one that is not
// kept.
const noNode = ^uint32(0)

// usualEntries is how many entries most texts have at most: all but those with
// an IPv6address of many groups.
const usualEntries = 40

// deriver derives a valid URI-reference from left to right. Of a text that was
// completed it keeps the nodes that begin before the end of what was there.
type deriver struct {
	Reference
	at        uint32 // nodes are opened and closed here
	end       uint32 // of what was there
	completed bool   // text goes on behind end
	top       uint32 // the innermost open node
	depth     uint8
	count     uint32 // of the nodes so far
	entries   []entry
	marks     []mark
}

// derive derives the text of d, of which some continuation is a URI-reference.
func (d *Derivation) derive() {
	rest := completion(d.text)
	b := deriver{
		Reference: Split(d.text + rest),
		end:       uint32(len(d.text)), completed: rest != "", top: noNode,
		entries: make([]entry, 0, usualEntries),
		marks:   make([]mark, 0, marksBound(d.text)),
	}
	b.uriReference()
	d.entries, d.marks, d.count, d.completed = b.entries, b.marks, b.count, b.completed
}

// madeUp tells whether what begins here belongs to the completion.
func (b *deriver) madeUp() bool { return b.completed && b.at >= b.end }

// open begins a node. It gives the place of its entry.
func (b *deriver) open(p production) uint32 {
	if b.madeUp() {
		return noNode
	}
	b.entries = append(b.entries, entry{start: b.at, index: b.count, parent: b.top, production: p, depth: b.depth})
	b.top = b.count
	b.count++
	b.depth++
	return uint32(len(b.entries) - 1)
}

// close ends the node that open began, with everything opened since in it.
func (b *deriver) close(i uint32) {
	if i == noNode {
		return
	}
	e := &b.entries[i]
	b.finish(e)
	b.top = e.parent
	b.depth--
}

// finish says where the node or run ends: here.
func (b *deriver) finish(e *entry) {
	e.end, e.next, e.open = min(b.at, b.end), b.count, b.at > b.end
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
