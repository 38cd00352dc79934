package model

import (
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/track"
)

// The test is a form of tasks that are answered one after the other, without a word on the answers
// until the last one; and the review is tasks of the exits of lessons, on the days when they are due.

// sitting reports whether a task of the test is asked.
func (l *Learning) sitting() bool {
	return l.Lesson == lesson.TestPlace && l.Form != "" && len(l.Replies()) < track.TestLength
}

// Replies returns the answers to the test so far.
func (l *Learning) Replies() []string {
	if l.Sheet == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(l.Sheet, "\n"), "\n")
}

// replied returns the test after an answer, and its result after the last one.
func (l Learning) replied(answer string) Learning {
	l.Sheet += answer + "\n"
	l.Draft = ""
	replies := l.Replies()
	if l.Exercise = len(replies) + 1; len(replies) == track.TestLength {
		l.Exercise = 1
		l.Progress = track.AddSitting(l.Progress, l.Seed, l.Form, replies, l.Day)
	}
	return l
}

// NextForm returns the form of the test that comes next: the first one once, and then the second.
func (l *Learning) NextForm() string {
	for _, s := range track.Sittings(l.Progress) {
		if s.Form == track.FormA {
			return track.FormB
		}
	}
	return track.FormA
}

// due returns the review with the first task that is due today; with none if there is none.
func (l Learning) due() Learning {
	if due := track.DueForReview(track.ReadLog(l.Progress), l.Day); len(due) > 0 {
		l.Asked = due[0]
	}
	return l
}

// OpenTaskPage opens the page that a task has in the view of pages, to be fixed there.
type OpenTaskPage struct{ visit }

func (OpenTaskPage) reduce(s State, p *Panels) State {
	t := s.Learning.Task()
	if t == nil || t.Page == "" || !s.ViewShown().Lessons {
		return s
	}
	if p != nil {
		p.ask(PutSource{Text: t.Page})
	}
	return SetTexts{Base: t.Base, Ref: t.Start}.reduce(s.opened(LinksView), p)
}

// sittingCommands is what the buttons and forms of the test and the class do.
var sittingCommands = map[string]func(l Learning, value string) Learning{
	"sit": func(l Learning, _ string) Learning {
		if l.Lesson == lesson.TestPlace {
			l.Form, l.Sheet, l.Exercise, l.Draft = l.NextForm(), "", 1, ""
		}
		return l
	},
	"pass": func(l Learning, _ string) Learning {
		if l.sitting() {
			return l.replied("")
		}
		return l
	},
	"class": func(l Learning, lines string) Learning {
		l.Pasted = lines
		return l
	},
}
