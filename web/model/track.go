package model

import (
	"slices"
	"strings"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
	"uriplayground/web/track"
)

// A lesson of the course asks one task after the other. An answer is made in Learning.Draft,
// as the text that package track reads; Learning.Answer is the one that was judged last.

// Today says which day it is, from 1 January 1970.
type Today struct {
	report
	Day int32
}

func (a Today) reduce(s State, _ *Panels) State {
	s.Learning.Day = a.Day
	return s
}

// TasksOf returns the names of the tasks of a lesson of the course; none for other places.
func TasksOf(id string) (names []string) {
	at, i := track.Find(id)
	if i < 0 || at.ID != id {
		return nil
	}
	for j := range at.Screens {
		names = append(names, at.Screens[j].Tasks()...)
	}
	return names
}

// taskName returns the name of the task that is asked; "" for none.
func (l *Learning) taskName() string {
	switch l.Lesson {
	case lesson.ReviewPlace:
		return l.Asked
	case lesson.TestPlace:
		if l.sitting() {
			return lesson.ExerciseID(lesson.TestPlace, l.Exercise)
		}
	}
	if names := TasksOf(l.Lesson); 1 <= l.Exercise && l.Exercise <= len(names) {
		return names[l.Exercise-1]
	}
	return ""
}

// Task returns the task that is asked; nil for none.
func (l *Learning) Task() *track.Task {
	if l.sitting() {
		return track.TestTask(l.Seed, l.Form, l.Exercise)
	}
	if name := l.taskName(); name != "" {
		return track.Pose(name, l.Seed)
	}
	return nil
}

// DoneTasks counts the tasks of a lesson that were answered rightly at some time.
func DoneTasks(progress, id string) (n int) {
	log := track.ReadLog(progress)
	for _, name := range TasksOf(id) {
		if done(log, name) {
			n++
		}
	}
	return n
}

// done reports whether a task was answered rightly at some time.
func done(log []track.Attempt, name string) bool {
	return slices.ContainsFunc(log, func(a track.Attempt) bool { return a.Screen == name && a.Right })
}

// firstUndone returns the first task of a lesson that was never answered rightly, from 1; the first
// of all where none is.
func firstUndone(progress, id string) int {
	log := track.ReadLog(progress)
	return 1 + max(0, slices.IndexFunc(TasksOf(id), func(name string) bool { return !done(log, name) }))
}

// seeded returns the lesson with fresh addresses for its task, unanswered.
func (l Learning) seeded() Learning {
	l.Asked, l.Form, l.Sheet = "", "", ""
	switch l.Lesson {
	case lesson.TestPlace:
		l.Seed = 0
	case lesson.ReviewPlace:
		l = l.due()
	}
	if name := l.taskName(); name != "" {
		l.Seed = track.SeedFor(track.ReadLog(l.Progress), name, l.Day)
	}
	return l.reset()
}

// firstDraft is what there is of an answer at first: what is to be changed.
func (l *Learning) firstDraft() string {
	if t := l.Task(); t != nil && t.Action == track.Write {
		return t.Start
	}
	return ""
}

// Settled reports whether nothing more is to be done: the answer is right, or was shown.
func (l *Learning) Settled() bool { return l.Solved || l.Solution }

// TriesBeforeSolution is how often a task is answered before its solution may be seen.
const TriesBeforeSolution = 2

// trackCommands is what the buttons, fields and keys of a screen do. They do nothing where no
// task is asked.
var trackCommands = map[string]func(l Learning, t *track.Task, value string) Learning{
	"draft": func(l Learning, _ *track.Task, value string) Learning { return l.drafted(value) },
	"check": func(l Learning, t *track.Task, value string) Learning {
		if value != "" {
			l = l.drafted(t.Read(value))
		}
		if t.Action == track.Run {
			return l.ran(t)
		}
		return l.judged(t)
	},
	"cut": func(l Learning, t *track.Task, value string) Learning {
		return l.drafted(t.Start[:max(0, min(atoi(value), len(t.Start)))])
	},
	"move": func(l Learning, t *track.Task, value string) Learning { return l.moved(t, value) },
	"undo": func(l Learning, _ *track.Task, _ string) Learning {
		return l.drafted(l.Draft[:max(0, len(l.Draft)-1)])
	},
	"retry": func(l Learning, t *track.Task, _ string) Learning {
		if t.Action == track.Run && l.Judged {
			l.Draft = l.Draft[:max(0, len(l.Draft)-1)]
		}
		return l.drafted(l.Draft)
	},
	"restart": func(l Learning, _ *track.Task, _ string) Learning { return l.drafted(l.firstDraft()) },
	"card": func(l Learning, t *track.Task, value string) Learning {
		card, to, _ := strings.Cut(value, " ")
		return l.carried(t, card, to)
	},
	"take": func(l Learning, _ *track.Task, value string) Learning { return l.taking(value, false) },
	"show-answer": func(l Learning, t *track.Task, _ string) Learning {
		if l.Tries >= TriesBeforeSolution && !l.Solved {
			l.Solution, l.Judged = true, false
			l.Draft, l.Taken = t.Solution(), ""
		}
		return l
	},
}

// trackCommand is what one of them does, to an answer that may have been typed.
type trackCommand struct {
	act
	do    func(l Learning, t *track.Task, value string) Learning
	value string
}

func (a trackCommand) reduce(s State, _ *Panels) State {
	if t := s.Learning.Task(); t != nil && s.ViewShown().Lessons {
		l := s.Learning
		l.Draft = t.Read(l.Draft)
		s.Learning, s.Notice = a.do(l, t, a.value), ""
	}
	return s
}

// drafted returns the lesson with another draft of the answer. What came of the one before is no
// longer looked at.
func (l Learning) drafted(draft string) Learning {
	if !l.Settled() {
		l.Draft, l.Judged, l.Taken, l.Moved = draft, false, "", ""
	}
	return l
}

// judged returns the lesson after the draft was given as an answer. The first answer is kept,
// and the first that is right.
func (l Learning) judged(t *track.Task) Learning {
	answer := strings.TrimSpace(l.answerOf(t))
	if l.Settled() || answer == "" && t.Action != track.Write && t.Action != track.Type {
		return l
	}
	if l.sitting() {
		return l.replied(answer)
	}
	helped := l.helped(t)
	l.Answer, l.Taken, l.Judged = answer, "", true
	l.Tries++
	v := t.Judge(answer)
	l.Solved = v.Right
	if l.Tries == 1 || v.Right {
		l.Progress = track.AddAttempt(l.Progress, track.AttemptOf(t, &v, helped, l.Day))
	}
	return l
}

// helped reports whether an answer that follows is not to go by: it is not the first one to these
// addresses, or a hint was given.
func (l *Learning) helped(t *track.Task) bool {
	return l.Tries > 0 || l.Hints > 0 || l.seenBefore(t)
}

// seenBefore reports whether the addresses are those of a link, and the task was answered before: maybe
// with the same ones.
func (l *Learning) seenBefore(t *track.Task) bool {
	log := track.ReadLog(l.Progress)
	return l.Seed != track.SeedFor(log, t.Screen, l.Day) && slices.ContainsFunc(log, func(a track.Attempt) bool {
		return a.Screen == t.Screen
	})
}

// answerOf returns the draft as an answer: cards lie in their first order until one is moved.
func (l *Learning) answerOf(t *track.Task) string {
	if t.Action == track.Order {
		return strings.Join(l.CardsInOrder(t), " ")
	}
	return l.Draft
}

// ScreenKey returns what a key does on a screen, pressed on a card or elsewhere; nil for nothing.
func ScreenKey(s *State, key, card string) Action {
	t := s.Learning.Task()
	if t == nil || !s.ViewShown().Lessons {
		return nil
	}
	l := &s.Learning
	n := atoi(key)
	switch {
	case key == "Enter" && l.Settled():
		return OpenNext{}
	case key == "Enter" && l.Judged:
		return CommandAction("retry", "")
	case t.Action == track.Place && 1 <= n && n <= len(t.Slots):
		return CommandAction("draft", t.Slots[n-1].Address)
	case t.Action == track.Run && 1 <= n && n <= len(t.Lanes):
		return CommandAction("move", t.Lanes[n-1])
	case t.Action == track.Run && key == "Backspace":
		return CommandAction("retry", "")
	case t.Action == track.Order && card != "":
		if to := map[string]string{"ArrowUp": "up", "ArrowDown": "down", "Delete": "aside", "Backspace": "aside"}[key]; to != "" {
			return CommandAction("card", card+" "+to)
		}
	case key == "Enter" && t.Action == track.Place:
		return CommandAction("check", "")
	case key == "Escape" && l.Taken != "":
		return PutDown{}
	}
	return nil
}

// OpenNext opens the task after the one that is asked, or where the course is entered after the last.
// The next one of a review is the first that is due now.
type OpenNext struct{ visit }

func (OpenNext) reduce(s State, p *Panels) State {
	if s.Learning.Lesson == lesson.ReviewPlace {
		return OpenLesson{ID: lesson.ReviewPlace}.reduce(s, p)
	}
	if n := s.Learning.Exercise; n < len(TasksOf(s.Learning.Lesson)) {
		return OpenExercise{N: n + 1}.reduce(s, p)
	}
	return OpenLesson{}.reduce(s, p)
}

// answeredTask returns what a host is told of the latest answer to a task.
func (l *Learning) answeredTask(t *track.Task, before *Learning) Answered {
	v := t.Judge(l.Answer)
	return Answered{
		Exercise: l.exercise(), Kind: string(t.Action), Answer: l.Answer, Right: v.Right, Counts: v.Right && !v.Copied && !before.helped(t),
		Try: l.Tries, Hints: l.Hints, Solution: before.Solution, Belief: beliefs.Join(v.Beliefs, " "),
	}
}

// isTrack reports whether a place is a lesson of the course.
func isTrack(id string) bool { return len(TasksOf(id)) > 0 }
