package abnf

import "slices"

// State is a state of an Automaton.
type State int32

const (
	dead    State = 0  // no continuation is accepted
	unknown State = -1 // not worked out yet
)

// Automaton is the deterministic automaton of a rule. It works out a state
// when it is first reached, so it must not be shared between goroutines.
type Automaton struct {
	nfa     nfa
	live    []bool
	seen    []uint32 // by NFA state: in which closure last
	closed  uint32   // how many closures there were
	classes byteClasses
	start   State
	states  []dfaState
	index   map[string]State // by the encoded set
}

type dfaState struct {
	set     []int32 // live NFA states, ascending
	accepts bool
	next    []State // by byte class
}

// Compile builds the automaton of a rule.
func (g *Grammar) Compile(rule string) (*Automaton, error) {
	b := builder{grammar: g, open: make(map[string]bool)}
	b.accept = reference(rule).build(&b, b.state())
	if b.err != nil {
		return nil, b.err
	}
	a := &Automaton{nfa: b.nfa, live: b.live(), seen: make([]uint32, len(b.nfa.states)), classes: classesOf(b.nfa), index: make(map[string]State)}
	a.intern(nil) // state 0, dead
	a.start = a.intern(a.closure([]int32{0}))
	return a, nil
}

// Start returns the state before the first byte.
func (a *Automaton) Start() State { return a.start }

// Accepts reports whether the bytes so far match the rule.
func (a *Automaton) Accepts(s State) bool { return a.states[s].accepts }

// Dead reports whether no continuation of the bytes so far matches the rule.
// Every other state leads to acceptance.
func (a *Automaton) Dead(s State) bool { return s == dead }

// Next returns the state after one more byte.
func (a *Automaton) Next(s State, c byte) State {
	class := a.classes.of[c]
	if to := a.states[s].next[class]; to != unknown {
		return to
	}
	to := a.intern(a.closure(a.step(s, c)))
	a.states[s].next[class] = to
	return to
}

// step lists the NFA states reached from s by the byte c.
func (a *Automaton) step(s State, c byte) []int32 {
	var to []int32
	for _, i := range a.states[s].set {
		for _, e := range a.nfa.states[i].edges {
			if e.lo <= c && c <= e.hi {
				to = append(to, e.to)
			}
		}
	}
	return to
}

// closure adds what the states reach without a byte. It returns live states
// only, so that an empty set means that nothing can be accepted any more.
func (a *Automaton) closure(todo []int32) []int32 {
	var set []int32
	a.closed++
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if a.seen[i] == a.closed || !a.live[i] {
			continue
		}
		a.seen[i] = a.closed
		set = append(set, i)
		todo = append(todo, a.nfa.states[i].empty...)
	}
	slices.Sort(set)
	return set
}

// intern returns the state for a set of NFA states.
func (a *Automaton) intern(set []int32) State {
	key := encode(set)
	if s, known := a.index[key]; known {
		return s
	}
	s := State(len(a.states))
	a.index[key] = s
	a.states = append(a.states, dfaState{
		set:     set,
		accepts: slices.Contains(set, a.nfa.accept),
		next:    slices.Repeat([]State{unknown}, a.classes.count),
	})
	return s
}

func encode(set []int32) string {
	key := make([]byte, 0, 4*len(set))
	for _, i := range set {
		key = append(key, byte(i), byte(i>>8), byte(i>>16), byte(i>>24))
	}
	return string(key)
}
