package model

import "slices"

// Speeds returns the times between two steps while playing, in milliseconds.
func Speeds() []int { return []int{2000, 1000, 500, 200} }

const defaultSpeed = 1

// Timer returns the time between two Ticks, or 0 while not playing.
func (s *State) Timer() int {
	if !s.Playing {
		return 0
	}
	return Speeds()[s.Speed]
}

// MoveStep moves along the timeline: "first", "back", "next" or "last". "play"
// starts to play, from the start where everything is done, and pauses.
type MoveStep struct {
	act
	Where string
}

func (a MoveStep) reduce(s State, _ *Panels) State {
	if a.Where == "play" {
		return s.togglePlay()
	}
	s.Playing = false
	switch a.Where {
	case "first":
		return s.at(0)
	case "back":
		return s.at(s.Done() - 1)
	case "next":
		return s.at(s.Done() + 1)
	case "last":
		return s.at(s.Steps)
	}
	return s
}

// ShortcutFor returns where a key leads, as the Where of a MoveStep, by the name that
// keyboard events give it; empty for none.
func ShortcutFor(key string) string {
	return map[string]string{"Home": "first", "ArrowLeft": "back", "ArrowRight": "next", "End": "last"}[key]
}

// StageShortcutFor returns what ShortcutFor does, on the stage, where Space presses no button.
func StageShortcutFor(key string) string {
	if key == " " {
		return "play"
	}
	return ShortcutFor(key)
}

func (s State) togglePlay() State {
	s.Playing = !s.Playing && s.Steps > 0
	if s.Playing && s.atLimit() {
		s.Playing = false
		return s.at(s.Done())
	}
	if s.Playing && s.Step == End {
		return s.at(0)
	}
	return s
}

// SelectStep moves to the point where n steps have been made.
type SelectStep struct {
	act
	N int
}

func (a SelectStep) reduce(s State, _ *Panels) State {
	s.Playing = false
	return s.at(a.N)
}

// Tick is the time for a further step while playing.
type Tick struct{ report }

func (Tick) reduce(s State, _ *Panels) State {
	if !s.Playing {
		return s
	}
	s = s.at(s.Done() + 1)
	s.Playing = s.Step != End && !s.atLimit() && s.Done() != s.DivergesAfter
	return s
}

// atLimit reports whether the timeline stands before a step that has to be predicted.
func (s *State) atLimit() bool { return s.Hides() && s.Done() >= s.Predict.Limit }

// SetSpeed chooses how fast to play: an index into the speeds, slowest first.
type SetSpeed struct {
	act
	Index int
}

func (a SetSpeed) reduce(s State, _ *Panels) State {
	s.Speed = max(0, min(a.Index, len(Speeds())-1))
	return s
}

// SetGlance chooses whether the run of remove_dot_segments is a picture or rows.
type SetGlance struct {
	act
	On bool
}

func (a SetGlance) reduce(s State, _ *Panels) State {
	s.Glance, s.Saved = a.On, Saved{}
	return s
}

// WhyPane is the pane that gives the reasons for the target, which an embed shows beside any other.
const WhyPane = "why"

// MachinePane is the machine, where what follows from an expectation has its place.
const MachinePane = "machine"

// Panes returns the panes of the resolution, of which a narrow screen shows one.
func Panes() []string { return []string{MachinePane, WhyPane, "components", "steps", "trace"} }

// SetPane chooses one of Panes. Another name changes nothing.
type SetPane struct {
	act
	Name string
}

func (a SetPane) reduce(s State, _ *Panels) State {
	if slices.Contains(Panes(), a.Name) {
		s.Pane = a.Name
	}
	return s
}

// Clamp brings a state in line with a resolution of n steps, of which limit may be
// shown, and next are before the next question: a position that no longer exists becomes the end.
func (s State) Clamp(n, limit, next int) State {
	s.Steps, s.Predict.Limit, s.Predict.Next = n, limit, next
	if s.Step >= n {
		s.Step = End
	}
	if s.Hides() && s.Done() > limit {
		s.Step = limit
	}
	if s.Resolves() {
		s.Predict.Known = min(s.Predict.Known, n)
	}
	if n == 0 {
		s.Playing = false
	}
	return s
}
