package model

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
)

// A lecture is a sequence of slides: a base and a reference each, whose target
// stays hidden until it is revealed. It is kept as its fields of the permalink,
// "slide=base&with=ref" for each, with "&expects=address" where the link was expected to lead
// somewhere, "&vote=append,noslash" where the audience votes for what these beliefs compute or for
// the target, "&question=text" where the lecturer asks it in her own words, "&after=machine" or
// "&after=nothing" where something other than the reason follows the target, and "&note=text" for the
// speaker. "&hide=", "&ask=" and "&notes=" are for its steps, as in the permalink of a resolution.

// MostSlides is the number of slides that a lecture may have.
const MostSlides = 200

// Slide is an exercise that is shown.
type Slide struct {
	lesson.Exercise
	Vote     string // the beliefs of which the answers are made, with commas between them; empty for none
	Question string // in the lecturer's own words; empty for the usual one
	After    string // what follows the target: ShowReason, ShowMachine or ShowNothing
	Note     string // for the speaker

	Hide, Ask, Notes string // of its steps; see author.go
}

// What follows the target of a slide.
const (
	ShowReason  = ""
	ShowMachine = "machine" // its run, step by step
	ShowNothing = "nothing"
)

// after returns what a text says that follows a target.
func after(text string) string {
	if text == ShowMachine || text == ShowNothing {
		return text
	}
	return ShowReason
}

// Options returns the answers to vote for; nil where there is no vote.
func (s *Slide) Options() []lesson.Option { return lesson.Options(s.A, s.B, beliefs.IDs(s.Vote)) }

// Slides returns the sequence of a lecture.
func Slides(text string) []Slide {
	var d permalinkReader
	d.sequence(text)
	return d.slides
}

// slide reads a field of a lecture: the base of a slide, or something of the last one.
func (d *permalinkReader) slide(name, value string) {
	n := len(d.slides)
	switch {
	case name == "slide" && n < MostSlides:
		d.slides = append(d.slides, Slide{Exercise: lesson.Exercise{Kind: lesson.Target, A: d.unescape(value)}})
		return
	case name == "slide":
		d.full = true
	}
	if n == 0 || d.full {
		return
	}
	switch last := &d.slides[n-1]; name {
	case "with":
		last.B = d.unescape(value)
	case "expects":
		last.Expected = d.unescape(value)
	case "vote":
		ids := beliefs.IDs(value)
		last.Vote = beliefs.Join(ids, ",")
		d.damaged = d.damaged || last.Vote != value
	case "question":
		last.Question = d.unescape(value)
	case "after":
		last.After = after(value)
		d.damaged = d.damaged || last.After != value
	case "note":
		last.Note = d.unescape(value)
	default:
		d.prepare(last, name, value)
	}
}

// deck reads the slides of a deck, and reports whether there is one of that name.
func (d *permalinkReader) deck(id string) bool {
	deck, ok := lesson.FindDeck(id)
	d.sequence(deck.Slides)
	return ok
}

func (d *permalinkReader) sequence(text string) {
	for _, field := range strings.Split(text, "&") {
		name, value, _ := strings.Cut(field, "=")
		d.slide(name, value)
	}
}

// joinSlides returns the inverse of Slides.
func joinSlides(list []Slide) string {
	var fields []string
	for _, e := range list {
		fields = append(fields, "slide="+escape(e.A), "with="+escape(e.B))
		for _, f := range [...][2]string{
			{"expects=", escape(e.Expected)}, {"vote=", e.Vote}, {"question=", escape(e.Question)}, {"after=", e.After}, {"note=", escape(e.Note)},
			{"hide=", escape(e.Hide)}, {"ask=", e.Ask}, {"notes=", escape(e.Notes)},
		} {
			if f[1] != "" {
				fields = append(fields, f[0]+f[1])
			}
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
	s.Learning.Moved = ""
	s.Learning = a.do(&s, a.value).Clamp()
	return s
}

// lectureCommands is what the buttons do with the state of the lessons.
var lectureCommands = map[string]func(s *State, value string) Learning{
	"slide-add": func(s *State, _ string) Learning {
		list := append(Slides(s.Learning.Slides), Slide{Exercise: s.Exercise()})
		return s.Learning.withSlides(list[:min(len(list), MostSlides)], len(list))
	},
	"slide-replace": func(s *State, _ string) Learning {
		return s.Learning.editing(func(slide *Slide) {
			*slide = Slide{Exercise: s.Exercise(), Question: slide.Question, After: slide.After, Note: slide.Note}
		})
	},
	"slide-drop": func(s *State, value string) Learning {
		list := Slides(s.Learning.Slides)
		n := atoi(value)
		if 1 <= n && n <= len(list) {
			list = slices.Delete(list, n-1, n)
		}
		return s.Learning.withSlides(list, n)
	},
	"slide-move": func(s *State, value string) Learning {
		list := Slides(s.Learning.Slides)
		first, second, _ := strings.Cut(value, " ")
		from, to := atoi(first), atoi(second)
		if from < 1 || from > len(list) || to < 1 || to > len(list) || from == to {
			return s.Learning
		}
		moved := list[from-1]
		list = slices.Insert(slices.Delete(list, from-1, from), to-1, moved)
		l := s.Learning.withSlides(list, to)
		l.Moved = strconv.Itoa(to)
		return l
	},
	"slide": func(s *State, value string) Learning {
		l := s.Learning
		l.Slide, l.Revealed, l.Stage, l.Counts = atoi(value), false, VoteFirst, ""
		return l
	},
	"reveal": func(s *State, _ string) Learning {
		l := s.Learning
		l.Revealed = !l.Revealed
		return l
	},
	"count": func(s *State, lines string) Learning { return s.Learning.withCounts(lines) },
	"deck": func(s *State, id string) Learning {
		deck, _ := lesson.FindDeck(id)
		before := Slides(s.Learning.Slides)
		list := append(before, Slides(deck.Slides)...)
		return s.Learning.withSlides(list[:min(len(list), MostSlides)], len(before)+1)
	},
	"slide-edit": func(s *State, value string) Learning {
		l := s.Learning
		l.Edited, l.AtStep, l.Revealed = atoi(value), 0, false
		l = l.Clamp()
		if list := Slides(l.Slides); l.Edited > 0 && l.Slide == 0 { // the fields show what is to be changed
			slide := list[l.Edited-1]
			s.Base, s.Ref, s.Expect.Target = slide.A, slide.B, slide.Expected
		}
		return l
	},
	"slide-vote": func(s *State, _ string) Learning { return s.Learning.editing((*Slide).toggleVote) },
	"slide-belief": func(s *State, id string) Learning {
		return s.Learning.editing(func(slide *Slide) { slide.toggleBelief(beliefs.ID(id)) })
	},
	"slide-at": func(s *State, value string) Learning {
		l := s.Learning
		if l.AtStep = max(0, atoi(value)); value == "0" {
			l.AtStep = -1
		}
		return l
	},
	"slide-says": func(s *State, note string) Learning {
		return s.Learning.preparing(func(slide *Slide, at int) { slide.Notes = withNote(slide.Notes, at, note) })
	},
	"slide-ask": func(s *State, step string) Learning {
		return s.Learning.editing(func(slide *Slide) { slide.Ask = joinAsked(Asked(strings.Join(toggled(words(slide.Ask), step), ","))) })
	},
	"slide-hide": func(s *State, what string) Learning {
		return s.Learning.editing(func(slide *Slide) { slide.Hide = hidden(strings.Join(toggled(words(slide.Hide), what), " ")) })
	},
	"slide-question": func(s *State, question string) Learning {
		return s.Learning.editing(func(slide *Slide) { slide.Question = question })
	},
	"slide-after": func(s *State, what string) Learning {
		return s.Learning.editing(func(slide *Slide) { slide.After = after(what) })
	},
	"slide-note": func(s *State, note string) Learning {
		return s.Learning.editing(func(slide *Slide) { slide.Note = note })
	},
}

// Exercise returns what the fields contain as the exercise of a slide.
func (s *State) Exercise() lesson.Exercise {
	return lesson.Exercise{Kind: lesson.Target, A: s.Base, B: s.Ref, Expected: s.Expect.Target}
}

// putsTogether reports whether the sequence is put together: its fields are those of a slide.
func (s *State) putsTogether() bool {
	return s.ViewShown().Lessons && s.Learning.Lesson == lesson.LecturePlace && s.Learning.Slide == 0
}

// FieldKey returns what a key does in a field where the sequence is put together: Enter adds what the
// fields contain. It is nil for another key.
func FieldKey(s *State, field, key string) Action {
	if key != "Enter" || field != "base" && field != "ref" || !s.putsTogether() {
		return nil
	}
	return CommandAction("slide-add", "")
}

// SlideKey returns what a key that is pressed with Alt does on a slide in the list of them: an arrow
// moves it. It is nil for another key.
func SlideKey(number, key string) Action {
	by := map[string]int{"ArrowUp": -1, "ArrowDown": 1}[key]
	if by == 0 {
		return nil
	}
	return CommandAction("slide-move", number+" "+strconv.Itoa(atoi(number)+by))
}

// withSlides returns the state with another sequence, of which a slide is chosen.
func (l Learning) withSlides(list []Slide, chosen int) Learning {
	if chosen != l.Chosen() {
		l.AtStep = 0
	}
	l.Slides, l.Counts, l.Edited, l.Revealed = joinSlides(list), "", chosen, false
	return l
}

// Chosen returns the slide that is changed, from 1: the first, until another one is chosen.
func (l *Learning) Chosen() int { return max(1, l.Edited) }

// page goes on, through the stages of a vote to the target and then to the next slide, or back.
func (l Learning) page(to string) Learning {
	list := Slides(l.Slides)
	switch {
	case l.Slide == 0 || to == "":
	case to == "back" && l.Revealed:
		l.Revealed = false
	case to == "back" && l.Stage > VoteFirst:
		l.Stage--
	case to == "back" && l.Slide == 1:
	case to == "back":
		l.Slide, l.Revealed = l.Slide-1, true
		l.Stage = list[l.Slide-1].lastStage()
	case l.Revealed && l.Slide < len(list):
		l.Slide, l.Revealed, l.Stage = l.Slide+1, false, VoteFirst
	case l.Stage < list[l.Slide-1].lastStage() && !(l.Stage == Discuss && l.Advice() == "on"):
		l.Stage++
	default:
		l.Revealed = true
	}
	return l
}

// SetLecture shows the stage alone in big type, from the start of the timeline, or the
// page again: for the run of a slide that is where the slides are put together. Where there is none it
// changes nothing.
type SetLecture struct {
	act
	On bool
}

func (a SetLecture) reduce(s State, _ *Panels) State {
	if !a.On && s.playsSlide() {
		s = s.opened(LessonView)
		s.Lecture, s.Learning.Edited, s.Learning.Slide, s.Learning.Revealed = false, s.Learning.Slide, 0, false
		return s
	}
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
	slides := s.showsSlide()
	screen := !s.Embedded && (slides || s.playsSlide()) // which is the site's alone
	where := clicker[key]
	switch {
	case !slides && !s.Lecture || key == " " && pressable && !s.Lecture:
		return nil
	case s.Presents() && (where != "" || isBlack(key)):
		return TellRoom{Key: key}
	case s.Presents():
		return nil
	case isBlack(key) && screen, s.Black && where != "":
		return SetBlack{On: !s.Black}
	case (key == "n" || key == "N") && screen:
		return OpenSpeaker{}
	case key == "Escape" && s.Lecture:
		return SetLecture{On: false}
	case key == "Escape":
		return lectureCommand{do: lectureCommands["slide"], value: "0"}
	case where == "":
		return nil
	case !slides:
		return s.clicked(where)
	}
	return TurnPage{To: map[string]string{"next": "on", "back": "back"}[where]}
}

// isBlack reports whether a key makes the screen black: other programs for slides have the same ones.
func isBlack(key string) bool { return key == "b" || key == "B" || key == "." }
