package abnf

import (
	"slices"

	"uriplayground/core/syntax"
)

// Machine reads the texts of a rule, and knows at each byte by which rules it
// may have been derived. It is the nondeterministic automaton that the lines of
// the grammar spell, with every rule written out where it is named: so a state
// says which path of rules it is in. Where there is a choice, what the line
// names first comes first.
type Machine struct {
	code  []state
	start uint16
	end   uint16   // the state that accepts
	open  []uint16 // the states that can read the first byte, or accept
}

// state is one state: it reads a byte, or goes on without.
type state struct {
	op    stateOp
	next  uint16       // what comes after it
	alts  []uint16     // of choose, in their order
	rule  *syntax.Rule // of enter and leave
	above uint16       // the enter of the rule whose line it belongs to

	element *expr    // of read: a literal, or a rule for a single byte
	at      int      // which byte of the element
	bytes   Bytes    // that it can be
	follow  []uint16 // the states that can read the next one, or accept
}

type stateOp uint8

const (
	read stateOp = iota
	choose
	enter
	leave
	accept
)

// Compile makes the machine of the rule. An opaque rule is not written out: its
// first byte stands for all of it.
func (g Grammar) Compile(rule, opaque *syntax.Rule) *Machine {
	c := compiler{opaque: opaque}
	c.end = c.add(state{op: accept})
	c.start = c.rule(g.Of(rule), c.end, 0)
	for i := range c.code {
		if c.code[i].op == read {
			c.code[i].follow = c.closure(nil, c.code[i].next)
		}
	}
	c.open = c.closure(nil, c.start)
	return &c.Machine
}

type compiler struct {
	Machine
	opaque *syntax.Rule
}

func (c *compiler) add(s state) uint16 {
	c.code = append(c.code, s)
	return uint16(len(c.code) - 1)
}

// rule makes the states of a rule and gives the first one; next comes after
// them.
func (c *compiler) rule(p *Production, next, above uint16) uint16 {
	leaves := c.add(state{op: leave, next: next, rule: p.Rule})
	enters := c.add(state{op: enter, rule: p.Rule, above: above})
	first := c.expr(p.body, leaves, enters)
	c.code[enters].next = first
	return enters
}

func (c *compiler) expr(e *expr, next, above uint16) uint16 {
	switch e.op {
	case alternation:
		return c.alternation(e.list, next, above)
	case concatenation:
		for _, x := range slices.Backward(e.list) {
			next = c.expr(x, next, above)
		}
		return next
	case repetition:
		return c.repetition(e, next, above)
	case reference:
		if e.rule.Rule == c.opaque {
			return c.add(state{next: next, above: above, element: e, bytes: e.rule.body.first()})
		}
		if bytes, ok := e.single(); ok {
			return c.add(state{next: next, above: above, element: e, bytes: bytes})
		}
		return c.rule(e.rule, next, above)
	}
	for i, bytes := range slices.Backward(e.bytes) {
		next = c.add(state{next: next, above: above, element: e, at: i, bytes: bytes})
	}
	return next
}

func (c *compiler) alternation(list []*expr, next, above uint16) uint16 {
	if len(list) == 1 {
		return c.expr(list[0], next, above)
	}
	alts := make([]uint16, len(list))
	for i, x := range list {
		alts[i] = c.expr(x, next, above)
	}
	return c.add(state{op: choose, alts: alts})
}

// repetition prefers more to fewer.
func (c *compiler) repetition(e *expr, next, above uint16) uint16 {
	if e.to == unbounded {
		loop := c.add(state{op: choose})
		c.code[loop].alts = []uint16{c.expr(e.list[0], loop, above), next}
		next = loop
	}
	end := next
	for range e.to - e.from {
		next = c.add(state{op: choose, alts: []uint16{c.expr(e.list[0], next, above), end}})
	}
	for range e.from {
		next = c.expr(e.list[0], next, above)
	}
	return next
}

// closure appends to list, if they are not in it, the states from s on that read a
// byte or accept, with no byte read before.
func (m *Machine) closure(list []uint16, s uint16) []uint16 {
	switch at := &m.code[s]; at.op {
	case choose:
		for _, alt := range at.alts {
			list = m.closure(list, alt)
		}
	case enter, leave:
		list = m.closure(list, at.next)
	default:
		list = add(list, s)
	}
	return list
}

func add(list []uint16, s uint16) []uint16 {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// step appends to list the states after those of from have read c.
func (m *Machine) step(list, from []uint16, c byte) []uint16 {
	for _, s := range from {
		if m.code[s].bytes.Has(c) {
			for _, f := range m.code[s].follow {
				list = add(list, f)
			}
		}
	}
	return list
}

// accepts reports whether the text may end before the states.
func (m *Machine) accepts(states []uint16) bool {
	return slices.Contains(states, m.end)
}

// Prefix reads as much of s as some text of the rule begins with, and reports
// whether that is such a text. It allocates nothing.
func (m *Machine) Prefix(s string) (n int, whole bool) {
	var room [2][mostStates]uint16
	now := append(room[0][:0], m.open...)
	for ; n < len(s); n++ {
		next := m.step(room[(n+1)&1][:0], now, s[n])
		if len(next) == 0 {
			return n, m.accepts(now)
		}
		now = next
	}
	return n, m.accepts(now)
}

// mostStates is more than there ever are at a time.
const mostStates = 64
