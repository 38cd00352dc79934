package abnf

// Verdict is the verdict of a rule on a whole string.
type Verdict struct {
	Valid      bool
	Incomplete bool // not valid, but a proper prefix of a valid string
	FirstBad   int  // offset of the leftmost byte with no valid continuation, or -1
}

// Run judges a string.
func (a *Automaton) Run(s string) Verdict {
	state := a.start
	for i := range len(s) {
		if state = a.Next(state, s[i]); a.Dead(state) {
			return Verdict{FirstBad: i}
		}
	}
	valid := a.Accepts(state)
	return Verdict{Valid: valid, Incomplete: !valid, FirstBad: -1}
}
