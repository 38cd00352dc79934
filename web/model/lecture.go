package model

import (
	"strings"

	"uriplayground/web/lesson"
)

// A lecture is a sequence of slides: a base and a reference each, whose target
// stays hidden until it is revealed. It is kept as its fields of the permalink,
// "slide=base&with=ref" for each, with "&expects=address" where the link was expected to lead
// somewhere.

// MostSlides is the number of slides that a lecture may have.
const MostSlides = 200

// Slides returns the sequence of a lecture as exercises.
func Slides(text string) []lesson.Exercise {
	var d permalinkReader
	for _, field := range strings.Split(text, "&") {
		name, value, _ := strings.Cut(field, "=")
		d.slide(name, value)
	}
	return d.slides
}

// slide reads a field of a lecture: the base of a slide, or the reference of the last one.
func (d *permalinkReader) slide(name, value string) {
	switch n := len(d.slides); {
	case name == "slide" && n < MostSlides:
		d.slides = append(d.slides, lesson.Exercise{Kind: lesson.Target, A: d.unescape(value)})
	case name == "slide":
		d.full = true
	case name == "with" && n > 0 && !d.full:
		d.slides[n-1].B = d.unescape(value)
	case name == "expects" && n > 0 && !d.full:
		d.slides[n-1].Expected = d.unescape(value)
	}
}

// joinSlides returns the inverse of Slides.
func joinSlides(list []lesson.Exercise) string {
	var fields []string
	for _, e := range list {
		fields = append(fields, "slide="+escape(e.A), "with="+escape(e.B))
		if e.Expected != "" {
			fields = append(fields, "expects="+escape(e.Expected))
		}
	}
	return strings.Join(fields, "&")
}

// lectureCommand is what a button of the lecture does.
type lectureCommand struct {
	act
	do    func(s *State, value string) Learning
	value string
}

func (a lectureCommand) reduce(s State, _ *Panels) State {
	s.Learning = a.do(&s, a.value).Clamp()
	return s
}

// lectureCommands is what the buttons do with the state of the lessons.
var lectureCommands = map[string]func(s *State, value string) Learning{
	"slide-add": func(s *State, _ string) Learning {
		list := append(Slides(s.Learning.Slides), lesson.Exercise{A: s.Base, B: s.Ref, Expected: s.Expect.Target})
		return s.Learning.withSlides(list[:min(len(list), MostSlides)])
	},
	"slide-drop": func(s *State, value string) Learning {
		list := Slides(s.Learning.Slides)
		if n := atoi(value); 1 <= n && n <= len(list) {
			list = append(list[:n-1], list[n:]...)
		}
		return s.Learning.withSlides(list)
	},
	"slide-up": func(s *State, value string) Learning {
		list := Slides(s.Learning.Slides)
		if n := atoi(value); 1 < n && n <= len(list) {
			list[n-2], list[n-1] = list[n-1], list[n-2]
		}
		return s.Learning.withSlides(list)
	},
	"slide": func(s *State, value string) Learning {
		l := s.Learning
		l.Slide, l.Revealed = atoi(value), false
		return l
	},
	"reveal": func(s *State, _ string) Learning {
		l := s.Learning
		l.Revealed = !l.Revealed
		return l
	},
	"page": turnPage,
}

func turnPage(s *State, to string) Learning { return s.Learning.page(to) }

// withSlides returns the state with another sequence.
func (l Learning) withSlides(list []lesson.Exercise) Learning {
	l.Slides = joinSlides(list)
	return l
}

// page goes on, to the target and then to the next slide, or back.
func (l Learning) page(to string) Learning {
	switch {
	case l.Slide == 0 || to == "":
	case to == "back" && l.Revealed:
		l.Revealed = false
	case to == "back":
		l.Slide, l.Revealed = max(1, l.Slide-1), l.Slide > 1
	case !l.Revealed:
		l.Revealed = true
	case l.Slide < len(Slides(l.Slides)):
		l.Slide, l.Revealed = l.Slide+1, false
	}
	return l
}

// SetLecture shows the stage alone in big type, from the start of the timeline, or the
// page again. Where there is none it changes nothing.
type SetLecture struct {
	act
	On bool
}

func (a SetLecture) reduce(s State, _ *Panels) State {
	s.Lecture = a.On && s.ViewShown().Plays
	if s.Lecture && s.Step == End {
		s = SelectStep{}.reduce(s, nil)
	}
	return s
}

// clicker is where the keys of a keyboard or clicker lead in a lecture.
var clicker = map[string]string{
	"PageDown": "next", "ArrowRight": "next", "ArrowDown": "next", " ": "next",
	"PageUp": "back", "ArrowLeft": "back", "ArrowUp": "back", "Home": "first", "End": "last",
}

// LectureKey returns the action that a key stands for while a lecture is given, whatever has
// the focus; nil for none. pressable says that Space presses what has the focus.
func LectureKey(s State, key string, pressable bool) Action {
	slides := s.ViewShown().Lessons && s.Learning.Lesson == lesson.LecturePlace && s.Learning.Slide > 0
	where := clicker[key]
	switch {
	case !slides && !s.Lecture || key == " " && pressable && !s.Lecture:
		return nil
	case key == "Escape" && s.Lecture:
		return SetLecture{On: false}
	case key == "Escape":
		return lectureCommand{do: lectureCommands["slide"], value: "0"}
	case where == "":
		return nil
	case !slides:
		return MoveStep{Where: where}
	}
	return lectureCommand{do: turnPage, value: map[string]string{"next": "on", "back": "back"}[where]}
}
