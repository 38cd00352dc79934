package abnf

import (
	"slices"

	"uriplayground/core/syntax"
)

// Node is a node of a derivation, which is a tree in preorder: a node comes
// before what it consists of.
type Node struct {
	// Rule is the production that the text of the node matches. It is nil where
	// the text matches a literal or a value in the ABNF line of the parent's rule
	// itself. A node without a rule has no children, nor has one of the core
	// rules ALPHA, DIGIT and HEXDIG: they are single characters.
	Rule        *syntax.Rule
	syntax.Span      // bytes of the text; empty for an empty component
	Depth       int  // number of nodes above it
	Parent      int  // index of the node above it; -1 for node 0
	Next        int  // index of the first node after it and all below it
	Open        bool // more has to follow before it is finished
}

// Derive derives text, which has to be a prefix of some text of the rule. It goes
// forwards to find the states in which the machine can read each byte, backwards to
// keep those that lead to the end, and then takes the first of these each time.
func (m *Machine) Derive(text string) []Node {
	can := make([][]uint16, len(text)+1)
	can[0] = m.open
	for i := range len(text) {
		can[i+1] = share(m.step(nil, can[i], text[i]), can[i])
	}
	can[len(text)] = m.nearest(can[len(text)])
	for i := len(text) - 1; i >= 0; i-- {
		can[i] = share(m.before(can[i], can[i+1], text[i]), can[i+1])
	}
	d := deriver{Machine: m, text: text, up: -1}
	at := m.start
	for i := range can {
		d.events = d.events[:0]
		at, _ = d.find(at, can[i])
		d.at = uint32(i)
		if i < len(text) {
			d.apply(d.events)
			d.read(&m.code[at], text[i])
			at = m.code[at].next
		}
	}
	d.end(m.code[at].op == accept)
	return d.nodes
}

// share returns list, or the one before it if they are the same.
func share(list, before []uint16) []uint16 {
	if slices.Equal(list, before) {
		return before
	}
	return list
}

// before returns those of the states that can read c and be followed by one of next.
func (m *Machine) before(states, next []uint16, c byte) (list []uint16) {
	for _, s := range states {
		at := &m.code[s]
		if at.bytes.Has(c) && slices.ContainsFunc(at.follow, func(f uint16) bool { return slices.Contains(next, f) }) {
			list = append(list, s)
		}
	}
	return list
}

// nearest returns those of the states from which the fewest bytes lead to the end of
// a text: to accept, if the text may end here.
func (m *Machine) nearest(states []uint16) (list []uint16) {
	if m.accepts(states) {
		return []uint16{m.end}
	}
	far := m.distances()
	least := farthest
	for _, s := range states {
		if far[s] < least {
			least, list = far[s], nil
		}
		if far[s] == least {
			list = append(list, s)
		}
	}
	return list
}

const farthest = 1 << 30

// distances returns for each state how many bytes it takes to the end of a text. A
// byte of "::" counts for many: groups are what an address lacks, unless it has
// begun to leave them out.
func (m *Machine) distances() []int {
	far := make([]int, len(m.code))
	for i := range far {
		far[i] = farthest
	}
	for changed := true; changed; {
		changed = false
		for i := range m.code {
			if d := m.distance(far, &m.code[i]); d < far[i] {
				far[i], changed = d, true
			}
		}
	}
	return far
}

func (m *Machine) distance(far []int, s *state) int {
	if s.op == accept {
		return 0
	}
	least, bytes := farthest, 1
	if s.op == read && len(s.element.bytes) > 1 {
		bytes = 32
	}
	for _, f := range s.follow {
		least = min(least, far[f]+bytes)
	}
	return least
}

// deriver makes the nodes from left to right.
type deriver struct {
	*Machine
	text   string
	nodes  []Node
	up     int      // the innermost node that is not finished; -1 if there is none
	at     uint32   // nodes begin and end here
	events []uint16 // states that enter and leave rules before the next byte
}

// find goes from a state to the first of those in to without reading a byte. It
// adds the states by which it enters and leaves rules to the events.
func (d *deriver) find(s uint16, to []uint16) (found uint16, ok bool) {
	at := &d.code[s]
	switch at.op {
	case read, accept:
		return s, slices.Contains(to, s)
	case enter, leave:
		d.events = append(d.events, s)
		return d.find(at.next, to)
	}
	before := len(d.events)
	for _, alt := range at.alts {
		if found, ok = d.find(alt, to); ok {
			return found, true
		}
		d.events = d.events[:before]
	}
	return s, false
}

func (d *deriver) apply(events []uint16) {
	for _, s := range events {
		if d.code[s].op == enter {
			d.begin(d.code[s].rule)
		} else {
			d.finish()
		}
	}
}

func (d *deriver) begin(rule *syntax.Rule) {
	depth := 0
	if d.up >= 0 {
		depth = d.nodes[d.up].Depth + 1
	}
	d.nodes = append(d.nodes, Node{Rule: rule, Span: syntax.Span{Start: d.at}, Depth: depth, Parent: d.up})
	d.up = len(d.nodes) - 1
}

func (d *deriver) finish() {
	n := &d.nodes[d.up]
	n.End, n.Next = d.at, len(d.nodes)
	d.up = n.Parent
}

// read makes the nodes of an element, or goes on in a literal that has begun.
func (d *deriver) read(s *state, c byte) {
	if s.element.op == reference {
		d.single(s.element, c)
		return
	}
	if s.at == 0 {
		d.begin(nil)
	}
	d.at++
	if s.at+1 == len(s.element.bytes) {
		d.finish()
	}
}

// single derives a single byte, down to a literal or a core rule.
func (d *deriver) single(e *expr, c byte) {
	if e.op == literal {
		d.begin(nil)
		d.at++
		d.finish()
		return
	}
	d.begin(e.rule.Rule)
	if isCore(e.rule.Rule) {
		d.at++
	} else {
		d.single(e.rule.body.choice(c), c)
	}
	d.finish()
}

// choice returns the first element, of an expression for a single byte, that can be c.
func (e *expr) choice(c byte) *expr {
	for _, x := range e.list {
		if bytes, _ := x.single(); bytes.Has(c) {
			return x.choice(c)
		}
	}
	return e
}

// end finishes what need not go on. It holds nothing yet of the rules that the way to
// the end of a longer text would enter here.
func (d *deriver) end(whole bool) {
	entered := 0
	for _, s := range d.events {
		switch {
		case whole:
			d.apply([]uint16{s})
		case d.code[s].op == enter:
			entered++
		case entered > 0:
			entered--
		default:
			d.finish()
		}
	}
	for d.up >= 0 {
		d.nodes[d.up].Open = true
		d.finish()
	}
}
