package model

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
)

// OpenLesson opens a lesson at its first exercise, one of the other places, or
// the list.
type OpenLesson struct {
	visit
	ID string
}

func (a OpenLesson) reduce(s State, _ *Panels) State {
	s = s.opened(LessonView)
	l := s.Learning
	l.Lesson, l.Exercise, l.Slide = a.ID, firstUndone(l.Progress, a.ID), 0
	s.Notice = ""
	s.Learning = l.Clamp().seeded()
	return s
}

// OpenExercise opens an exercise of the lesson, from 1.
type OpenExercise struct {
	visit
	N int
}

func (a OpenExercise) reduce(s State, _ *Panels) State {
	s.Learning.Exercise = a.N
	s.Learning, s.Notice = s.Learning.Clamp().seeded(), ""
	return s
}

// OpenWorked opens an example of a lesson in the view that it uses: most use that of the
// resolution, where its steps may be predicted.
type OpenWorked struct {
	visit
	ID      string
	Predict bool
}

func (a OpenWorked) reduce(s State, _ *Panels) State {
	at, _ := lesson.FindLesson(s.Learning.Lesson)
	s = OpenExample{ID: a.ID}.reduce(s, nil)
	if e, ok := lesson.Find(a.ID); ok && at.View != "" {
		return SetTexts{Base: e.Base, Ref: e.Ref}.reduce(s.opened(at.View), nil)
	}
	s = s.opened(FirstView())
	if a.Predict {
		s = SetPredict{How: "again"}.reduce(s, nil)
	}
	return s
}

// SetSeed chooses the exercises of the challenge. What is not a number changes
// nothing but a notice.
type SetSeed struct {
	act
	Seed string
}

func (a SetSeed) reduce(s State, _ *Panels) State {
	seed, err := strconv.ParseUint(a.Seed, 10, 32)
	if err != nil {
		s.Notice = "notice.seed"
		return s
	}
	s.Learning.Seed = uint32(seed)
	s.Learning, s.Notice = s.Learning.reset(), ""
	return s
}

// lessonCommand is what another button or form of the lessons does.
type lessonCommand struct {
	act
	do    func(l Learning, value string) Learning
	value string
}

func (a lessonCommand) reduce(s State, _ *Panels) State {
	s.Learning, s.Notice = a.do(s.Learning, a.value), ""
	return s
}

// longestName is how many bytes of a learner's name are kept.
const longestName = 60

// lessonCommands is what the buttons and forms do with the state of the lessons.
var lessonCommands = map[string]func(l Learning, value string) Learning{
	"level": func(l Learning, value string) Learning {
		l.Level = atoi(value)
		return l.reset()
	},
	"again":  func(l Learning, _ string) Learning { return l.restarted() },
	"answer": Learning.withAnswer,
	"hint": func(l Learning, _ string) Learning {
		l.Hints++
		return l
	},
	"solution": func(l Learning, _ string) Learning {
		l.Solution = true
		l.Progress = lesson.Spend(l.Progress, l.exercise(), lesson.Shown)
		return l
	},
	"import": unlessHosted(func(l Learning, progress string) Learning {
		l.Progress, l.Erasing = lesson.JoinProgress(l.Progress, progress), false
		return l
	}),
	"learner": unlessHosted(func(l Learning, name string) Learning {
		if name = page.Clip(strings.TrimSpace(name), longestName); name == l.Learner {
			return l
		}
		l.Learner, l.Progress = name, ""
		return l.reset()
	}),
	"erase": unlessHosted(func(l Learning, _ string) Learning {
		l.Erasing = true
		return l
	}),
	"erased": unlessHosted(func(l Learning, _ string) Learning {
		l.Progress, l.Erasing = "", false
		return l
	}),
	"print": func(l Learning, what string) Learning {
		l.Printed = what
		l.Prints++
		return l
	},
}

// unlessHosted returns a command that does nothing where the host keeps the progress.
func unlessHosted(do func(l Learning, value string) Learning) func(l Learning, value string) Learning {
	return func(l Learning, value string) Learning {
		if l.Hosted {
			return l
		}
		return do(l, value)
	}
}

// SetProgress replaces the progress by one that the host of an embed has kept. From then on the
// host is told of it, and nobody else changes it.
type SetProgress struct {
	act
	Text string
}

func (a SetProgress) reduce(s State, _ *Panels) State {
	s.Learning.Progress, s.Learning.Hosted, s.Learning.Erasing = lesson.JoinProgress("", a.Text), true, false
	return s
}

// withAnswer returns the state after an answer. The first one that is right counts, unless the
// solution was shown, or wrong choices have left fewer.
func (l Learning) withAnswer(answer string) Learning {
	p := l.Problem()
	if p == nil {
		return l
	}
	l.Answer = answer
	l.Tries++
	switch {
	case p.Accepts(answer):
		l.Solved = l.Solved || lesson.Counts(l.Progress, l.exercise())
		l.Progress = lesson.AddProgress(l.Progress, l.exercise())
	case slices.Contains(p.Choices(), answer):
		l.Progress = lesson.Spend(l.Progress, l.exercise(), lesson.Missed)
	}
	return l
}

// answered returns what a host is told of the latest answer; before is the state that
// it was given in.
func (l *Learning) answered(before *Learning) Answered {
	if t := l.Task(); t != nil {
		return l.answeredTask(t, before)
	}
	p := l.Problem()
	a := Answered{Exercise: l.exercise(), Kind: p.Kind, Answer: l.Answer, Right: p.Accepts(l.Answer), Try: l.Before + l.Tries, Hints: l.Hints}
	counts := lesson.Counts(before.Progress, l.exercise())
	a.Counts, a.Solution = a.Right && counts, before.Knows() == lesson.Shown
	if !counts && !a.Solution {
		a.Try = max(a.Try, 2) // the exercise may have been left meanwhile
	}
	a.Belief = beliefs.Join(p.Beliefs(l.Answer), " ")
	return a
}

// learningEffects returns what has to be done outside of the page.
func learningEffects(before, after Learning) []Effect {
	var list []Effect
	if after.Tries > before.Tries {
		list = append(list, after.answered(&before))
	}
	switch {
	case after.Hosted:
		if after.Progress != before.Progress {
			list = append(list, ReportProgress{Text: after.Progress})
		}
	case after.Learner != before.Learner:
		list = append(list, OpenProgress{Learner: after.Learner})
	case after.Progress != before.Progress:
		list = append(list, StoreProgress{Learner: after.Learner, Text: after.Progress})
	}
	switch {
	case before.Slide > 0 && after.Slide == 0 && after.Lesson == before.Lesson:
		list = append(list, Begin{At: "show"}) // from where they were shown
	case after.question() != before.question():
		list = append(list, NextExercise{Lesson: after.Lesson != before.Lesson})
	case after.Judged && after.Tries > before.Tries, after.Solution && !before.Solution && after.taskName() != "":
		list = append(list, Begin{At: "outcome"})
	case after.Moved != "" && after.Draft != before.Draft:
		list = append(list, Begin{At: "card"})
	case before.Judged && !after.Judged && after.taskName() != "":
		list = append(list, Begin{At: "stage"})
	case after.Stage != before.Stage || after.Revealed != before.Revealed:
		list = append(list, NextExercise{Lost: true})
	}
	if after.Prints > before.Prints {
		list = append(list, Print{})
	}
	return list
}
