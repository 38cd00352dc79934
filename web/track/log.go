package track

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
)

type id = beliefs.ID

// Attempt is the first answer to a task. Day counts from 1 January 1970.
type Attempt struct {
	Day    int32
	Screen string // the task's name
	Right  bool
	Helped bool // a hint or the solution was shown, it was answered before, or it is copied
	Belief beliefs.ID
}

// Counts reports whether the answer is one to go by.
func (a *Attempt) Counts() bool { return a.Right && !a.Helped }

// AttemptOf returns what is kept of the first answer to a task.
func AttemptOf(t *Task, v *Verdict, helped bool, day int32) Attempt {
	a := Attempt{Day: day, Screen: t.Screen, Right: v.Right, Helped: helped || v.Copied}
	if len(v.Beliefs) == 1 {
		a.Belief = v.Beliefs[0]
	}
	return a
}

// The signs of an attempt, after its day.
const (
	rightSign  = "+"
	wrongSign  = "-"
	helpedSign = "~" // right, with help
)

// word returns an attempt as a word of the progress: "link/4@20785-append".
func (a *Attempt) word() string {
	sign := wrongSign
	switch {
	case a.Counts():
		sign = rightSign
	case a.Right:
		sign = helpedSign
	}
	return a.Screen + lesson.AttemptSign + strconv.Itoa(int(a.Day)) + sign + string(a.Belief)
}

// ReadLog returns the attempts that a progress has, in the order of their days, as the progress has
// them.
func ReadLog(progress string) (list []Attempt) {
	for _, word := range strings.Fields(progress) {
		word, _, _ = strings.Cut(word, lesson.RepeatSign)
		screen, rest, found := strings.Cut(word, lesson.AttemptSign)
		i := strings.IndexAny(rest, rightSign+wrongSign+helpedSign)
		if !found || i < 0 || !isTask(screen) {
			continue
		}
		day, err := strconv.ParseInt(rest[:i], 10, 32)
		if err != nil {
			continue
		}
		sign := rest[i : i+1]
		list = append(list, Attempt{int32(day), screen, sign != wrongSign, sign == helpedSign, beliefs.ID(rest[i+1:])})
	}
	return list
}

// isTask reports whether there is a task of that name.
func isTask(name string) bool {
	_, t := templateOf(name)
	return t != nil
}

// AddAttempt returns the progress with an attempt more. A word that is there already gets a
// number, so that joining two copies of a progress counts nothing twice.
func AddAttempt(progress string, a Attempt) string {
	word := a.word()
	for n := 2; lesson.Solved(progress, word); n++ {
		word = a.word() + lesson.RepeatSign + strconv.Itoa(n)
	}
	return lesson.JoinProgress(progress, word)
}

// SeedFor returns the seed of the next task of a name: another one after each attempt.
func SeedFor(log []Attempt, task string, today int32) uint32 {
	n := 0
	for _, a := range log {
		if a.Screen == task {
			n++
		}
	}
	return uint32(today)<<8 ^ uint32(n)
}

// State is how far a belief is left behind.
type State uint8

// The states.
const (
	Unmet   State = iota // no answer has shown it
	Met                  // an answer has
	Held                 // two of the last three chances showed it
	Settled              // the answers say otherwise
)

// String returns the name of the state, as in the keys of words.
func (s State) String() string { return [...]string{"unmet", "met", "held", "settled"}[s] }

// guessed reports whether a task offers so few answers, or steps to one, that it may be right by luck.
func guessed(task string) bool {
	s, made := templateOf(task)
	return s.Action == Place || s.Action == Cut || s.Action == Run || made.traits&visible != 0
}

// States returns the state of each belief that some task is about. An answer to a task that is
// about a belief is a chance to show it, without help. It is settled when the last two that could not be guessed were
// right, without help, on different days.
func States(log []Attempt) map[beliefs.ID]State {
	states := map[beliefs.ID]State{}
	for i := range lessons {
		for _, id := range lessons[i].Beliefs() {
			states[id] = stateOf(log, id)
		}
	}
	return states
}

func stateOf(log []Attempt, id beliefs.ID) State {
	var shown []bool
	var days []int32 // of the right answers since the last wrong one
	for _, a := range log {
		if a.Helped || !slices.Contains(beliefsOf(a.Screen), id) {
			continue
		}
		shown = append(shown, a.Belief == id)
		switch {
		case !a.Right && (a.Belief == id || a.Belief == ""):
			days = nil
		case a.Right && !guessed(a.Screen) && !slices.Contains(days, a.Day):
			days = append(days, a.Day)
		}
	}
	n := 0
	for _, did := range shown[max(0, len(shown)-3):] {
		if did {
			n++
		}
	}
	switch {
	case n >= 2:
		return Held
	case len(days) >= 2:
		return Settled
	case slices.Contains(shown, true):
		return Met
	}
	return Unmet
}
