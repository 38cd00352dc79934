package model

import "uriplayground/web/lesson"

// How a clicker leads through slides, and through their runs.

// Plays reports whether the run of a slide is a part of the lecture.
func (s *Slide) Plays() bool { return s.Ask != "" || s.Notes != "" || Hides(s.Hide, "steps") }

// ShowSlide opens the run of the slide that is shown, or edited, as it is prepared: in the lecture
// as the stage alone.
type ShowSlide struct{ visit }

func (ShowSlide) reduce(s State, _ *Panels) State {
	n, list := s.Learning.Slide, Slides(s.Learning.Slides)
	if n == 0 {
		n = s.Learning.Chosen()
	}
	if n < 1 || n > len(list) {
		return s
	}
	slide := list[n-1]
	s = ShowResolution{Base: slide.A, Ref: slide.B, Expected: slide.Expected}.reduce(s, nil)
	s.Predict, s.Notes = Prediction{On: slide.Ask != "", Only: slide.Ask, Hide: slide.Hide}, slide.Notes
	if s.Learning.Slide > 0 && s.Learning.Revealed {
		s.Predict = Prediction{} // the target is known
	}
	s.Step, s.Lecture = 0, s.Learning.Slide > 0
	return s
}

// TurnPage goes on, or back, among the slides: before the target of a slide is revealed, through its run if that
// is prepared, and after it if the run follows.
type TurnPage struct {
	act
	To     string // "on" or "back"
	Counts string // of the votes, each on a line, where they were counted
}

func (a TurnPage) reduce(s State, _ *Panels) State {
	l := s.Learning
	if a.Counts != "" {
		l = l.withCounts(a.Counts)
	}
	s.Room = nil
	if s.Learning = l; l.Slide == 0 {
		return s
	}
	next, slide := l.page(a.To).Clamp(), Slides(l.Slides)[l.Slide-1]
	if next.Revealed && !l.Revealed && next.Slide == l.Slide && slide.Plays() || a.To == "on" && l.Revealed && slide.endsInRun() {
		return ShowSlide{}.reduce(s, nil)
	}
	s.Learning = next
	return s
}

// endsInRun reports whether the run of a slide follows its target, and has not preceded it.
func (s *Slide) endsInRun() bool { return s.After == ShowMachine && !s.Plays() }

// BackToSlide returns from the run of a slide to it, with its target revealed or not, or to the next one.
type BackToSlide struct {
	visit
	Revealed, Next bool
}

func (a BackToSlide) reduce(s State, _ *Panels) State {
	s = s.opened(LessonView)
	s.Lecture, s.Learning.Revealed = false, a.Revealed
	if a.Next {
		s.Learning.Revealed = true
		s.Learning = s.Learning.page("on").Clamp()
	}
	return s
}

// playsSlide reports whether the run of the slide that is shown is on the stage.
func (s *State) playsSlide() bool {
	l := &s.Learning
	if !s.Lecture || l.Lesson != lesson.LecturePlace || l.Slide == 0 || l.Slide > len(Slides(l.Slides)) {
		return false
	}
	slide := Slides(l.Slides)[l.Slide-1]
	return slide.A == s.Base && slide.B == s.Ref
}

// clicked returns the action for a key of the clicker on the stage. It reveals what is hidden where
// the run goes no further, and leads through the run of a slide back to the slides.
func (s *State) clicked(where string) Action {
	switch {
	case where == "next" && s.Asks():
		return Predict{GiveUp: true}
	case where == "next" && s.Unhides() && s.Done() == s.Predict.Limit:
		return Unhide{}
	case where == "next" && s.Step == End && s.playsSlide() && !(s.Learning.Revealed && s.Learning.Slide == len(Slides(s.Learning.Slides))):
		return BackToSlide{Revealed: true, Next: s.Learning.Revealed}
	case where == "back" && s.Step == 0 && s.playsSlide():
		return BackToSlide{Revealed: s.Learning.Revealed}
	}
	return MoveStep{Where: where}
}
