package model

import (
	"strconv"

	"uriplayground/web/lesson"
	"uriplayground/web/track"
)

// Learning is the visitor's place in the lessons. It is a value.
type Learning struct {
	Lesson   string // id of a lesson of the course or of the handbook, another place, or "" for where it is entered
	Exercise int    // of the lesson, from 1
	Level    int    // of the challenge, from 1
	Seed     uint32 // of the challenge, or of the task
	Answer   string // the latest one
	Draft    string // of the answer to a task, and what was picked up to make it; see track.go
	Taken    string
	Moved    string // the card that was moved last
	Judged   bool   // what came of the answer to the task is looked at
	Day      int32  // today, from 1 January 1970
	Asked    string // of the review: the task that is asked
	Form     string // of the test, once it has begun
	Sheet    string // of the test: the answers so far, a line each
	Pasted   string // of a class: its lines
	Tries    int    // answers given since it was started over
	Before   int    // answers given before that
	Hints    int    // hints asked for
	Solution bool   // the solution is shown
	Solved   bool   // it was answered rightly, and not after the solution
	Progress string // what has been solved; see package lesson
	Learner  string // whose that is: a name that was given; "" for whoever uses the browser
	Hosted   bool   // the host of an embed keeps it: nobody adds to it, erases it or gives another name here
	Erasing  bool   // the visitor was asked whether to erase it
	Slides   string // the sequence of a lecture; see lecture.go
	Slide    int    // the one that is shown, from 1; 0 while the sequence is put together
	Revealed bool   // its target is shown
	Stage    int    // of the vote on it: VoteFirst, …
	Counts   string // of the votes; see vote.go
	Edited   int    // the slide that was chosen to be changed, from 1; see Chosen
	AtStep   int    // of the run of that slide, where it is prepared, from 1; 0 for none, and -1 for none although something is
	Printed  string // "worksheet" or "solution"; "" for nothing
	Prints   int    // times that something was printed
}

// exercise names the exercise that is asked: "dots/3" or "challenge/2/17"; ""
// where none is.
func (l *Learning) exercise() string {
	switch _, i := lesson.FindLesson(l.Lesson); {
	case l.Lesson == lesson.ChallengePlace:
		return lesson.ChallengePlace + "/" + strconv.Itoa(l.Level) + "/" + l.SeedText()
	case i >= 0:
		return lesson.ExerciseID(l.Lesson, l.Exercise)
	}
	return l.taskName()
}

// SeedText returns the seed in digits.
func (l *Learning) SeedText() string { return strconv.FormatUint(uint64(l.Seed), 10) }

// Problem returns the exercise that is asked; nil where none is.
func (l *Learning) Problem() *lesson.Problem {
	if l.Lesson == lesson.ChallengePlace {
		return lesson.Challenge(l.Seed, l.Level)
	}
	if at, i := lesson.FindLesson(l.Lesson); i >= 0 {
		return lesson.Pose(at.Exercises[l.Exercise-1])
	}
	return nil
}

// Clamp replaces numbers of lessons and exercises that do not exist.
func (l Learning) Clamp() Learning {
	l.Level = max(1, min(l.Level, lesson.Levels))
	at, i := lesson.FindLesson(l.Lesson)
	n := len(at.Exercises)
	switch l.Lesson {
	case lesson.HandbookPlace, lesson.ChallengePlace, lesson.LecturePlace, lesson.ReviewPlace, lesson.BeliefsPlace, lesson.ClassPlace:
	case lesson.TestPlace:
		n = track.TestLength
	default:
		if tasks := TasksOf(l.Lesson); len(tasks) > 0 {
			n = len(tasks)
		} else if i < 0 {
			l.Lesson = ""
		}
	}
	l.Exercise = max(1, min(l.Exercise, n))
	slides := len(Slides(l.Slides))
	l.Slide, l.Edited = max(0, min(l.Slide, slides)), max(0, min(l.Edited, slides))
	return l
}

// reset returns the same exercise, or another one, unanswered.
func (l Learning) reset() Learning {
	l.Answer, l.Tries, l.Before, l.Hints, l.Solution, l.Solved, l.Erasing, l.Printed = "", 0, 0, 0, false, false, false, ""
	l.Taken, l.Moved, l.Judged = "", "", false
	l = l.Clamp()
	l.Draft = l.firstDraft()
	return l
}

// restarted returns the same exercise unanswered. What was tried and shown is not forgotten.
func (l Learning) restarted() Learning {
	r := l.reset()
	r.Before, r.Hints = l.Before+l.Tries, l.Hints
	return r
}

// Knows returns why a right answer counts no more, lesson.Shown or lesson.Missed; empty where
// the visitor has not seen it.
func (l *Learning) Knows() (why string) {
	for _, why := range [...]string{lesson.Shown, lesson.Missed} {
		if lesson.Solved(l.Progress, l.exercise()+why) {
			return why
		}
	}
	return ""
}

// Linked returns l without the fields that a permalink leaves out.
func (l Learning) Linked() Learning {
	p := Learning{Lesson: l.Lesson, Exercise: l.Exercise}
	switch l.Lesson {
	case lesson.ChallengePlace:
		p.Level, p.Seed = l.Level, l.Seed
	case lesson.LecturePlace:
		p.Slides, p.Slide = l.Slides, l.Slide
	case lesson.TestPlace:
		p.Exercise, p.Seed = 1, l.Seed
	}
	if isTrack(l.Lesson) {
		p.Seed = l.Seed
	}
	return p
}

// learningLinked returns the part of the lessons that the permalink of the state has.
func (s *State) learningLinked() Learning {
	if !s.ViewShown().Lessons {
		return Learning{}
	}
	return s.Learning.Linked()
}

// question returns the part of the state that identifies an exercise.
func (l Learning) question() Learning {
	return Learning{Lesson: l.Lesson, Exercise: l.Exercise, Level: l.Level, Seed: l.Seed, Slide: l.Slide, Asked: l.Asked, Form: l.Form, Sheet: l.Sheet}
}
