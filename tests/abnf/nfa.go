package abnf

import (
	"fmt"
	"strings"
)

// nfa is a nondeterministic automaton. State 0 is the start.
type nfa struct {
	states []nfaState
	accept int32
}

type nfaState struct {
	empty []int32 // states reached without a byte
	edges []nfaEdge
}

type nfaEdge struct {
	byteRange
	to int32
}

// builder adds the nodes of a grammar to an nfa. It inlines every rule that a
// node refers to, so the rules must not be recursive.
type builder struct {
	nfa
	grammar *Grammar
	open    map[string]bool // rules being inlined
	err     error           // the first one
}

func (b *builder) state() int32 {
	b.states = append(b.states, nfaState{})
	return int32(len(b.states) - 1)
}

func (b *builder) skip(from, to int32) {
	s := &b.states[from]
	s.empty = append(s.empty, to)
}

func (b *builder) edge(from int32, r byteRange) int32 {
	to := b.state()
	s := &b.states[from]
	s.edges = append(s.edges, nfaEdge{r, to})
	return to
}

// apart builds n from a fresh state, so that no loop inside n leads back to
// what else leaves from.
func (b *builder) apart(n node, from int32) int32 {
	start := b.state()
	b.skip(from, start)
	return n.build(b, start)
}

func (n alternation) build(b *builder, from int32) int32 {
	to := b.state()
	for _, alternative := range n {
		b.skip(b.apart(alternative, from), to)
	}
	return to
}

func (n concatenation) build(b *builder, from int32) int32 {
	for _, part := range n {
		from = part.build(b, from)
	}
	return from
}

func (n literal) build(b *builder, from int32) int32 {
	for i := range len(n) {
		from = eitherCase(n[i]).build(b, from)
	}
	return from
}

// eitherCase matches c, and the other case of c where c is a letter.
func eitherCase(c byte) node {
	if !isLetter(c) {
		return byteRange{c, c}
	}
	lower := c | 0x20
	return alternation{byteRange{lower, lower}, byteRange{lower &^ 0x20, lower &^ 0x20}}
}

func (n byteRange) build(b *builder, from int32) int32 { return b.edge(from, n) }

func (n reference) build(b *builder, from int32) int32 {
	key := strings.ToLower(string(n))
	rule, known := b.grammar.rules[key]
	switch {
	case !known:
		b.fail(fmt.Errorf("abnf: no rule %s", string(n)))
	case b.open[key]:
		b.fail(fmt.Errorf("abnf: rule %s refers to itself", string(n)))
	default:
		b.open[key] = true
		from = rule.build(b, from)
		delete(b.open, key)
	}
	return from
}

func (b *builder) fail(err error) {
	if b.err == nil {
		b.err = err
	}
}

func (n repetition) build(b *builder, from int32) int32 {
	for range n.min {
		from = b.apart(n.element, from)
	}
	if n.max == unbounded {
		return n.loop(b, from)
	}
	to := b.state()
	b.skip(from, to)
	for range n.max - n.min {
		from = b.apart(n.element, from)
		b.skip(from, to)
	}
	return to
}

// loop builds the element any number of times.
func (n repetition) loop(b *builder, from int32) int32 {
	hub := b.state()
	b.skip(from, hub)
	b.skip(b.apart(n.element, hub), hub)
	return hub
}
