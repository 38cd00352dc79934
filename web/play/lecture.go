package play

import (
	"strconv"
	"strings"

	"uriplayground/web/lesson"
)

// A lecture is a sequence of slides: a base and a reference each, whose target
// stays hidden until it is revealed. It is kept as its fields of the permalink,
// "slide=base&with=ref" for each.

// slides is the sequence of a lecture as exercises.
func slides(text string) []lesson.Exercise {
	var list []lesson.Exercise
	var d linkReader
	for _, field := range strings.Split(text, "&") {
		name, value, _ := strings.Cut(field, "=")
		switch {
		case name == "slide":
			list = append(list, lesson.Exercise{Kind: lesson.Target, A: d.unescape(value)})
		case name == "with" && len(list) > 0:
			list[len(list)-1].B = d.unescape(value)
		}
	}
	return list
}

// joinSlides is the inverse of slides.
func joinSlides(list []lesson.Exercise) string {
	var fields []string
	for _, e := range list {
		fields = append(fields, "slide="+escape(e.A), "with="+escape(e.B))
	}
	return strings.Join(fields, "&")
}

// lecture is what a button of the lecture stands for.
type lecture Command

func (a lecture) reduce(s State) State {
	l := s.Learning
	list := slides(l.Slides)
	n, _ := strconv.Atoi(a.Value)
	there := 1 <= n && n <= len(list)
	switch {
	case a.Name == "slide-add":
		list = append(list, lesson.Exercise{A: s.Base, B: s.Ref})
	case a.Name == "slide-drop" && there:
		list = append(list[:n-1], list[n:]...)
	case a.Name == "slide-up" && there && n > 1:
		list[n-2], list[n-1] = list[n-1], list[n-2]
	case a.Name == "slide":
		l.Slide, l.Revealed = n, false
	case a.Name == "reveal":
		l.Revealed = !l.Revealed
	case a.Name == "page":
		l = l.page(a.Value)
	}
	l.Slides = joinSlides(list)
	s.Learning = l.clamp()
	return s
}

// page goes on, to the target and then to the next slide, or back.
func (l Learning) page(to string) Learning {
	switch {
	case l.Slide == 0:
	case to == "back" && l.Revealed:
		l.Revealed = false
	case to == "back":
		l.Slide, l.Revealed = max(1, l.Slide-1), l.Slide > 1
	case !l.Revealed:
		l.Revealed = true
	case l.Slide < len(slides(l.Slides)):
		l.Slide, l.Revealed = l.Slide+1, false
	}
	return l
}

// PagerFor is the action that a key of a keyboard or clicker stands for while a
// lecture is shown; nil for none.
func PagerFor(s State, key string) Action {
	if s.View != lessonView || s.Learning.Lesson != lecturePlace || s.Learning.Slide == 0 {
		return nil
	}
	switch key {
	case "PageDown":
		return lecture{"page", "on"}
	case "PageUp":
		return lecture{"page", "back"}
	}
	return nil
}
