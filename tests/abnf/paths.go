package abnf

import (
	"slices"
	"strings"
)

// Paths follows a rule byte by byte and knows, at any time, the names of the
// rules in which text can go on and the bytes that can come next in each. It is
// made of positions (Glushkov's automaton) and shares nothing with Automaton,
// which knows no names.
type Paths struct {
	grammar *Grammar
	all     []position
	first   []int
	index   map[string]int
	states  []pathState
}

// Bytes is a set of bytes.
type Bytes [256]bool

// position is a place in a line where one byte is read.
type position struct {
	path   string // names from the rule down, with "/" between
	bytes  Bytes
	follow []int // positions that can come next
}

// pathState is what is known after some bytes.
type pathState struct {
	next  []int // positions that can come next, ascending
	open  map[string]Bytes
	after [256]int // state after one more byte; unvisited, or none
}

const (
	unvisited = -1
	none      = -2
)

// Paths makes the paths of a rule. They belong to the caller alone, since they
// grow when they are walked.
func (g *Grammar) Paths(rule string) *Paths {
	p := &Paths{grammar: g, index: make(map[string]int)}
	p.first = reference(rule).place(p, "").first
	p.intern(slices.Clone(p.first))
	return p
}

// Start returns the state before the first byte.
func (p *Paths) Start() int { return 0 }

// Open returns the bytes that can come next in each path.
func (p *Paths) Open(state int) map[string]Bytes {
	s := &p.states[state]
	if s.open == nil {
		s.open = make(map[string]Bytes)
		for _, i := range s.next {
			at := &p.all[i]
			s.open[at.path] = s.open[at.path].or(at.bytes)
		}
	}
	return s.open
}

func (b Bytes) or(other Bytes) Bytes {
	for c, in := range other {
		b[c] = b[c] || in
	}
	return b
}

// Next returns the state after one more byte, and whether there is one.
func (p *Paths) Next(state int, c byte) (next int, ok bool) {
	next = p.states[state].after[c]
	if next == unvisited {
		next = p.step(state, c)
		p.states[state].after[c] = next
	}
	return next, next != none
}

func (p *Paths) step(state int, c byte) int {
	var next []int
	read := false
	for _, i := range p.states[state].next {
		if p.all[i].bytes[c] {
			read = true
			next = append(next, p.all[i].follow...)
		}
	}
	if !read {
		return none
	}
	return p.intern(next)
}

func (p *Paths) intern(next []int) int {
	next = unique(next)
	key := make([]int32, len(next))
	for k, i := range next {
		key[k] = int32(i)
	}
	name := encode(key)
	if s, known := p.index[name]; known {
		return s
	}
	s := pathState{next: next}
	for c := range s.after {
		s.after[c] = unvisited
	}
	p.index[name] = len(p.states)
	p.states = append(p.states, s)
	return len(p.states) - 1
}

// fragment is the positions where an element can begin and end.
type fragment struct {
	nullable    bool
	first, last []int
}

func (p *Paths) byteAt(path string, bytes Bytes) fragment {
	i := len(p.all)
	p.all = append(p.all, position{path: path, bytes: bytes})
	return fragment{first: []int{i}, last: []int{i}}
}

// link lets b follow a.
func (p *Paths) link(a, b fragment) {
	for _, i := range a.last {
		p.all[i].follow = append(p.all[i].follow, b.first...)
	}
}

// then appends b to a.
func (p *Paths) then(a, b fragment) fragment {
	p.link(a, b)
	f := fragment{nullable: a.nullable && b.nullable, first: slices.Clone(a.first), last: slices.Clone(b.last)}
	if a.nullable {
		f.first = append(f.first, b.first...)
	}
	if b.nullable {
		f.last = append(f.last, a.last...)
	}
	return f
}

func (n alternation) place(p *Paths, path string) (f fragment) {
	for _, alternative := range n {
		a := alternative.place(p, path)
		f.nullable = f.nullable || a.nullable
		f.first, f.last = append(f.first, a.first...), append(f.last, a.last...)
	}
	return f
}

func (n concatenation) place(p *Paths, path string) fragment {
	f := fragment{nullable: true}
	for _, part := range n {
		f = p.then(f, part.place(p, path))
	}
	return f
}

func (n literal) place(p *Paths, path string) fragment {
	f := fragment{nullable: true}
	for i := range len(n) {
		var b Bytes
		for _, c := range strings.ToLower(string(n[i])) + strings.ToUpper(string(n[i])) {
			b[c] = true
		}
		f = p.then(f, p.byteAt(path, b))
	}
	return f
}

func (n byteRange) place(p *Paths, path string) fragment {
	var b Bytes
	for c := int(n.lo); c <= int(n.hi); c++ {
		b[c] = true
	}
	return p.byteAt(path, b)
}

// place takes the core rules for positions, not for what they consist of.
func (n reference) place(p *Paths, path string) fragment {
	path = strings.TrimPrefix(path+"/"+string(n), "/")
	if slices.Contains([]string{"ALPHA", "DIGIT", "HEXDIG"}, string(n)) {
		return p.byteAt(path, p.grammar.single(string(n)))
	}
	return p.grammar.rules[strings.ToLower(string(n))].place(p, path)
}

// single returns the bytes that match a rule alone.
func (g *Grammar) single(rule string) (b Bytes) {
	a, err := g.Compile(rule)
	for c := range b {
		b[c] = err == nil && a.Run(string([]byte{byte(c)})).Valid
	}
	return b
}

func (n repetition) place(p *Paths, path string) fragment {
	f := fragment{nullable: true}
	for range n.min {
		f = p.then(f, n.element.place(p, path))
	}
	if n.max == unbounded {
		more := n.element.place(p, path)
		p.link(more, more)
		more.nullable = true
		return p.then(f, more)
	}
	for range n.max - n.min {
		more := n.element.place(p, path)
		more.nullable = true
		f = p.then(f, more)
	}
	return f
}
