// Package course makes the lessons with their exercises, the lecture and the worksheets.
package course

import (
	"strconv"
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/render"
)

// Open returns the view of the lessons; nil for every other view.
func Open(v *render.Context) *page.Course {
	if !v.State.ViewShown().Lessons {
		return nil
	}
	c := new(page.Course)
	l := &v.State.Learning
	switch at, i := lesson.FindLesson(l.Lesson); {
	case i >= 0:
		openLesson(v, c, at, i)
	case l.Lesson == lesson.ChallengePlace:
		challenge(v, c)
	case l.Lesson == lesson.LecturePlace && l.Slide > 0:
		slide(v, c)
	case l.Lesson == lesson.LecturePlace:
		lecture(v, c)
	case l.Lesson == lesson.HandbookPlace:
		lessons(v, c)
	case l.Task() != nil:
		c.Screen = screen(v)
	case l.Lesson == lesson.TestPlace:
		test(v, c)
	case l.Lesson == lesson.ReviewPlace:
		review(v, c)
	case l.Lesson == lesson.BeliefsPlace:
		settled(v, c)
	case l.Lesson == lesson.ClassPlace:
		class(v, c)
	default:
		c.Start = start(v)
	}
	return c
}

// lessons adds the list of lessons of the handbook, and the visitor's progress.
func lessons(v *render.Context, c *page.Course) {
	c.Title = v.Words.Get("course.title")
	prose(v, c, "course.lead")
	places := c.AddBlock("places", "")
	places.AddButton("lesson", "", v.Words.Get("course.title"))
	places.AddButton("lesson", lesson.ChallengePlace, v.Words.Get("challenge.open"))
	places.AddButton("lesson", lesson.LecturePlace, v.Words.Get("lecture.open"))
	list := c.AddBlock("list", v.Words.Get("course.list"))
	list.Table = plainTable(v, "lessons", list.Title, "course.lesson", "course.solved")
	done, all := 0, 0
	for i, l := range lesson.Handbook() {
		n := lesson.SolvedIn(v.State.Learning.Progress, l)
		done, all = done+n, all+len(l.Exercises)
		name := render.TextCell(lessonTitle(v, i)).WithCommand("lesson", l.ID)
		name.Cite = v.Section(l.Sections[0])
		list.Table.AddNamedRow(name, render.TextCell(tally(v, n, len(l.Exercises))))
	}
	progress(v, c, v.Words.Get("progress.says", "n", strconv.Itoa(done), "of", strconv.Itoa(all), "more", strconv.Itoa(lesson.ChallengeCount(v.State.Learning.Progress))))
}

// plainTable returns a table without title and rows; heads are keys.
func plainTable(v *render.Context, id, caption string, heads ...string) *page.Table {
	s := new(page.Table)
	s.ID, s.Caption = id, caption
	for _, head := range heads {
		s.Heads = append(s.Heads, v.Words.Get(head))
	}
	return s
}

func lessonTitle(v *render.Context, i int) string {
	return strconv.Itoa(i+1) + ". " + v.Words.Get("course."+lesson.Handbook()[i].ID+".title")
}

// tally returns "2 of 3", with a sign where that is all.
func tally(v *render.Context, n, of int) string {
	text := v.Words.Get("course.tally", "n", strconv.Itoa(n), "of", strconv.Itoa(of))
	if n == of {
		text += " ✓"
	}
	return text
}

// progress adds the visitor's progress, to be taken along or erased where no host keeps it, and what
// is said of it.
func progress(v *render.Context, c *page.Course, says string) {
	has := v.State.Learning.Progress
	b := c.AddBlock("progress", v.Words.Get("progress.title"))
	kept := "progress.here"
	switch {
	case v.State.Learning.Hosted:
		kept = "progress.hosted"
	case v.State.Embedded:
		kept = "progress.unkept"
	}
	b.AddText(strings.TrimSpace(says + " " + v.Words.Get(kept)))
	if v.State.Learning.Hosted {
		return
	}
	b.AddForm("import", v.Words.Get("progress.label"), v.Words.Get("progress.import"), has)
	if !v.State.Embedded {
		c.AddBlock("learner", "").AddForm("learner", v.Words.Get("progress.learner"), v.Words.Get("progress.learner.go"), v.State.Learning.Learner)
	}
	switch {
	case v.State.Learning.Erasing:
		b.AddButton("erased", "", v.Words.Get("progress.erase.sure"))
	case has != "":
		b.AddButton("erase", "", v.Words.Get("progress.erase"))
	}
}

// openLesson adds a lesson with its examples and the current exercise.
func openLesson(v *render.Context, c *page.Course, l lesson.Lesson, i int) {
	c.Class, c.Title = "beside", lessonTitle(v, i)
	way(v, c, i)
	for n := 1; v.Words.Has(paragraph(l.ID, n)); n++ {
		prose(v, c, paragraph(l.ID, n))
	}
	cites := c.AddBlock("", "")
	for _, section := range l.Sections {
		cites.Cites = append(cites.Cites, v.Section(section))
	}
	examples := c.AddBlock("worked", v.Words.Get("course.examples"))
	for _, id := range l.Examples {
		e, _ := lesson.Find(id)
		item := panes.Example(v, e)
		name := strings.TrimSpace(item.Title + " " + item.Ref)
		examples.AddButton("worked", id, name)
		if l.View == "" {
			examples.AddButton("worked-predict", id, v.Words.Get("course.predict")).Title = v.Words.Get("course.predict.one", "example", name)
		}
	}
	prints(v, c)
	numbers(v, c, l)
	exercise(v, c)
}

// paragraph returns the key of the n-th paragraph of a lesson.
func paragraph(id string, n int) string { return "course." + id + "." + strconv.Itoa(n) }

// way adds the buttons to the list and the neighbours of the i-th lesson.
func way(v *render.Context, c *page.Course, i int) {
	b := c.AddBlock("way", "")
	b.AddButton("lesson", lesson.HandbookPlace, v.Words.Get("course.back"))
	all := lesson.Handbook()
	for n := max(0, i-1); n <= min(i+1, len(all)-1); n++ {
		if n != i {
			b.AddButton("lesson", all[n].ID, lessonTitle(v, n))
		}
	}
}

// numbers adds the exercises of a lesson by their numbers.
func numbers(v *render.Context, c *page.Course, l lesson.Lesson) {
	b := c.AddSideBlock("numbers", v.Words.Get("course.exercises"))
	for i := range l.Exercises {
		n := strconv.Itoa(i + 1)
		text, title := n, "exercise.number"
		switch id, has := lesson.ExerciseID(l.ID, i+1), v.State.Learning.Progress; {
		case lesson.Solved(has, id):
			text, title = n+" ✓", "exercise.number.solved"
		case !lesson.Counts(has, id):
			text, title = n+" ○", "exercise.number.known"
		}
		number := b.AddButton("exercise", n, text)
		number.Title = v.Words.Get(title, "n", n)
		number.SetPressed(i+1 == v.State.Learning.Exercise)
	}
}

// prose adds a word whose URI texts are between back-quotes.
func prose(v *render.Context, c *page.Course, key string) {
	addProse(c.AddBlock("", ""), v.Words.Get(key))
}

// addProse adds a paragraph to a block; what is between back-quotes is code.
func addProse(b *page.CourseBlock, text string) {
	b.Prose = append(b.Prose, inline(text)...)
}
