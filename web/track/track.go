// Package track is the course of short screens: a task on each, posed with fresh addresses, and
// what an answer to it shows. It has no prose and draws nothing; what is right is computed by the
// core, and what is wrong by the beliefs that a task is about.
//
// lessons.go has the lessons, templates*.go what their tasks are made of, log.go what is kept of
// the answers, and test.go the test before and after.
package track

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
)

// Action is what a visitor does on a screen.
type Action string

// The actions. An answer is always one text.
const (
	Place Action = "place" // choose or type the address that the link leads to
	Cut   Action = "cut"   // what is left of the page's path
	Run   Action = "run"   // moves of pieces, a letter each: see ToOutput
	Order Action = "order" // cards in an order, with blanks between
	Match Action = "match" // a lane for each card: "1b 2a"
	Sort  Action = "sort"  // the same, where a lane may have several cards
	Type  Action = "type"  // type the address that the link leads to, or what Blank names
	Write Action = "write" // write the link, or what Blank names, so that it leads to Wanted
)

// Lesson is a few screens. ID is also in the keys of its words.
type Lesson struct {
	ID      string
	Authors bool   // it is for those who write pages
	Sample  string // what it is about, in a few characters
	Screens []Screen
}

// Beliefs returns the beliefs that answers to its tasks may show.
func (l *Lesson) Beliefs() (list []beliefs.ID) {
	for i := range l.Screens {
		for _, t := range l.Screens[i].templates {
			for _, id := range t.beliefs {
				if !slices.Contains(list, id) {
					list = append(list, id)
				}
			}
		}
	}
	return list
}

// Screen is one action of a lesson.
type Screen struct {
	ID        string // "up/1"
	Action    Action
	Exit      bool // without help
	templates []template
}

// Tasks returns the names of what a screen asks, one after the other: that of the screen, and that
// with a letter for each further task, "up/5b". Each may be posed with any seed.
func (s *Screen) Tasks() []string {
	names := []string{s.ID}
	for i := 1; i < len(s.templates); i++ {
		names = append(names, s.ID+string(rune('a'+i)))
	}
	return names
}

// Lessons returns the lessons in order.
func Lessons() []Lesson { return lessons }

// Find returns the lesson of that id, or of the screen or task of that id, and its index; -1 where
// there is none.
func Find(id string) (Lesson, int) {
	name, _, _ := strings.Cut(id, "/")
	for i, l := range lessons {
		if l.ID == name {
			return l, i
		}
	}
	return Lesson{}, -1
}

// FindScreen returns the screen that has a task of that name, and which of its lesson's it is,
// from 1; 0 where there is none.
func FindScreen(task string) (Screen, int) {
	s, n, _ := findTask(task)
	return s, n
}

// findTask returns the same, and which of its tasks that is.
func findTask(task string) (s Screen, n, k int) {
	l, _ := Find(task)
	name := strings.TrimRight(task, "bcdefgh")
	for i, s := range l.Screens {
		if s.ID != name {
			continue
		}
		if rest := task[len(name):]; rest != "" {
			k = int(rest[0] - 'a')
		}
		if len(task) > len(name)+1 || k >= len(s.templates) {
			break
		}
		return s, i + 1, k
	}
	return Screen{}, 0, 0
}

// templateOf returns what a task is made of; nil where there is none of that name.
func templateOf(task string) (Screen, *template) {
	if n, ok := strings.CutPrefix(task, lesson.TestPlace+"/"); ok {
		if i, err := strconv.Atoi(n); err == nil && 1 <= i && i <= TestLength {
			return Screen{ID: lesson.TestPlace, Action: Type, Exit: true}, &tested[i-1]
		}
		return Screen{}, nil
	}
	s, n, k := findTask(task)
	if n == 0 {
		return s, nil
	}
	return s, &s.templates[k]
}

// beliefsOf returns the beliefs that a wrong answer to a task would have shown.
func beliefsOf(task string) []beliefs.ID {
	if _, t := templateOf(task); t != nil {
		return t.beliefs
	}
	return nil
}
