package abnf

// live reports for each state whether acceptance can be reached from it.
func (m *nfa) live() []bool {
	before := m.predecessors()
	live := make([]bool, len(m.states))
	live[m.accept] = true
	for todo := []int32{m.accept}; len(todo) > 0; {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, p := range before[s] {
			if !live[p] {
				live[p] = true
				todo = append(todo, p)
			}
		}
	}
	return live
}

// predecessors lists for each state the states that lead to it in one step.
func (m *nfa) predecessors() [][]int32 {
	before := make([][]int32, len(m.states))
	for i, s := range m.states {
		for _, to := range s.empty {
			before[to] = append(before[to], int32(i))
		}
		for _, e := range s.edges {
			before[e.to] = append(before[e.to], int32(i))
		}
	}
	return before
}
