package model

import (
	"strconv"
	"strings"

	"uriplayground/web/lesson"
)

// The presenter view is a second window of the site, which shows what the room sees, what comes next and
// the notes. The window that the room sees tells it its place after each action, and it tells that one
// the keys that are pressed on it: there is one place, and it is that of the room.

// Room is what a presenter view knows of the window that the room sees.
type Room struct {
	Heard       bool   // it has told its place
	Step, Steps int    // of the run, while it is on the stage; else 0 steps
	Elapsed     string // since the presenter view was opened
	Time        string // of the day
	Blocked     bool   // in the other window: the browser has not opened a presenter view
}

// RoomKnown returns what is known of the window that the room sees.
func (s *State) RoomKnown() Room {
	if s.Room == nil {
		return Room{}
	}
	return *s.Room
}

// showsSlide reports whether a slide is shown.
func (s *State) showsSlide() bool {
	return s.ViewShown().Lessons && s.Learning.Lesson == lesson.LecturePlace && s.Learning.Slide > 0
}

// Presents reports whether this is a presenter view.
func (s *State) Presents() bool { return s.Speaker && !s.Embedded && s.showsSlide() }

// RoomPlace returns what the room sees, for a presenter view: in lines, the permalink of the slide, whether its
// target is revealed, the stage of the vote on it, what was counted, whether the screen is black, and the
// step of the run. It is empty where no slide is shown.
func RoomPlace(s State) string {
	step, steps := 0, 0
	switch {
	case s.Speaker:
		return ""
	case s.playsSlide():
		step, steps = s.Done(), s.Steps
	case !s.showsSlide():
		return ""
	}
	link := State{View: LessonView, Base: s.Base, Ref: s.Ref, Step: End, Learning: s.Learning}
	return strings.Join([]string{EncodePermalink(link), strconv.FormatBool(s.Learning.Revealed), strconv.Itoa(s.Learning.Stage),
		s.Learning.Counts, strconv.FormatBool(s.Black), strconv.Itoa(step), strconv.Itoa(steps)}, "\n")
}

// FollowRoom brings a presenter view to the place of the room.
type FollowRoom struct {
	report
	Place string
}

func (a FollowRoom) reduce(s State, _ *Panels) State {
	lines := strings.Split(a.Place, "\n")
	room := s.RoomKnown()
	room.Heard = len(lines) == 7
	s.Room = &room
	if !room.Heard || !s.Speaker {
		return s
	}
	room.Step, room.Steps = atoi(lines[5]), atoi(lines[6])
	next, _ := DecodePermalink(lines[0], s)
	next.Speaker, next.Black = true, lines[4] == "true"
	l := &next.Learning
	l.Revealed, l.Stage, l.Counts = lines[1] == "true", atoi(lines[2]), lines[3]
	if l.Slide > 0 {
		l.Stage = max(VoteFirst, min(l.Stage, Slides(l.Slides)[l.Slide-1].lastStage()))
	}
	return next
}

// TellRoom tells the window that the room sees of a key.
type TellRoom struct {
	act
	effect
	Key string
}

func (TellRoom) reduce(s State, _ *Panels) State { return s }

// OpenSpeaker opens a presenter view, and begins with the slide that is chosen if none is shown. It is also the
// effect that does.
type OpenSpeaker struct {
	visit
	effect
}

func (OpenSpeaker) reduce(s State, _ *Panels) State {
	if s.putsTogether() && s.Learning.Slides != "" {
		return lectureCommand{do: lectureCommands["slide"], value: strconv.Itoa(s.Learning.Chosen())}.reduce(s, nil)
	}
	return s
}

// SpeakerBlocked says that the browser has not opened a presenter view.
type SpeakerBlocked struct{ report }

func (SpeakerBlocked) reduce(s State, _ *Panels) State {
	s.Room = &Room{Blocked: true}
	return s
}

// SetBlack makes the screen of the room black, or shows it again.
type SetBlack struct {
	act
	On bool
}

func (a SetBlack) reduce(s State, _ *Panels) State {
	s.Black = a.On
	return s
}

// SetClock tells a presenter view the time.
type SetClock struct {
	report
	Elapsed, Time string
}

func (a SetClock) reduce(s State, _ *Panels) State {
	room := s.RoomKnown()
	room.Elapsed, room.Time = a.Elapsed, a.Time
	s.Room = &room
	return s
}
