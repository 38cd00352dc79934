package play

import "strconv"

// learn is what a button or form of the lessons stands for.
type learn Command

func (a learn) reduce(s State) State {
	l := s.Learning
	n, _ := strconv.Atoi(a.Value)
	switch a.Name {
	case "lesson":
		s.View, l.Lesson, l.Exercise, l.Slide = lessonView, a.Value, 1, 0
		l = l.reset()
	case "worked":
		s = OpenExample{a.Value}.reduce(s)
		s.View = Views()[0]
		return s
	case "exercise":
		l.Exercise = n
		l = l.reset()
	case "level":
		l.Level = n
		l = l.reset()
	case "seed":
		seed, err := strconv.ParseUint(a.Value, 10, 32)
		if err != nil {
			s.Notice = "notice.seed"
			return s
		}
		l.Seed = uint32(seed)
		l = l.reset()
	case "again":
		l = l.reset()
	case "answer":
		l = l.withAnswer(a.Value)
	case "hint":
		l.Hints++
	case "solution":
		l.Solution = true
	case "import":
		l.Progress, l.Erasing = joinProgress(l.Progress, a.Value), false
	case "erase":
		l.Erasing = true
	case "erased":
		l.Progress, l.Erasing = "", false
	case "print":
		l.Printed = a.Value
		l.Prints++
	default:
		return lecture(a).reduce(s)
	}
	s.Learning, s.Notice = l, ""
	return s
}

// withAnswer is the state after an answer.
func (l Learning) withAnswer(answer string) Learning {
	if l.problem() == nil {
		return l
	}
	l.Answer = answer
	l.Tries++
	if l.right() && !l.Solution && !l.Solved {
		l.Solved = true
		l.Progress = addProgress(l.Progress, l.exercise())
	}
	return l
}

// Answered says that an exercise was answered. An embed tells its host.
type Answered struct {
	Exercise string // "dots/3" or "challenge/2/17"
	Right    bool
}

func (Answered) effect() {}

// StoreProgress keeps what has been solved in the browser, where it allows that.
type StoreProgress struct{ Text string }

func (StoreProgress) effect() {}

// NextExercise empties the field of the answer, since another exercise is asked, and
// moves the focus to its heading, or to that of the lesson if that is another
// one, too.
type NextExercise struct{ Lesson bool }

func (NextExercise) effect() {}

// Print prints the page, once it is drawn.
type Print struct{}

func (Print) effect() {}

// learningEffects is what has to be done outside of the page.
func learningEffects(before, after Learning) []Effect {
	var list []Effect
	if after.Tries > before.Tries {
		list = append(list, Answered{after.exercise(), after.right()})
	}
	if after.Progress != before.Progress {
		list = append(list, StoreProgress{after.Progress})
	}
	if after.question() != before.question() {
		list = append(list, NextExercise{after.Lesson != before.Lesson})
	}
	if after.Prints > before.Prints {
		list = append(list, Print{})
	}
	return list
}
