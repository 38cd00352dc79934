package view

import (
	"strconv"
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// course is the view of the lessons; nil for every other view.
func (v *view) course() *page.Course {
	if v.state.View != model.LessonView {
		return nil
	}
	c := new(page.Course)
	l := &v.state.Learning
	switch at, i := lesson.FindLesson(l.Lesson); {
	case i >= 0:
		v.lesson(c, at, i)
	case l.Lesson == lesson.ChallengePlace:
		v.challenge(c)
	case l.Lesson == lesson.LecturePlace && l.Slide > 0:
		v.slide(c)
	case l.Lesson == lesson.LecturePlace:
		v.lecture(c)
	default:
		v.lessons(c)
	}
	return c
}

// lessons is the list of lessons, and the visitor's progress.
func (v *view) lessons(c *page.Course) {
	c.Title = v.words.Get("course.title")
	v.prose(c, "course.lead")
	places := c.AddBlock("places", "")
	places.AddButton("lesson", lesson.ChallengePlace, v.words.Get("challenge.open"))
	places.AddButton("lesson", lesson.LecturePlace, v.words.Get("lecture.open"))
	list := c.AddBlock("list", v.words.Get("course.list"))
	list.Table = v.plainTable("lessons", list.Title, "course.lesson", "course.solved")
	done, all := 0, 0
	for i, l := range lesson.Course() {
		n := lesson.SolvedIn(v.state.Learning.Progress, l)
		done, all = done+n, all+len(l.Exercises)
		name := textCell(v.lessonTitle(i)).WithCommand("lesson", l.ID)
		name.Cite = v.section(l.Sections[0])
		list.Table.AddNamedRow(name, textCell(v.tally(n, len(l.Exercises))))
	}
	v.progress(c, done, all)
}

// plainTable is a table without title and rows; heads are keys.
func (v *view) plainTable(id, caption string, heads ...string) *page.Table {
	s := new(page.Table)
	s.ID, s.Caption = id, caption
	for _, head := range heads {
		s.Heads = append(s.Heads, v.words.Get(head))
	}
	return s
}

func (v *view) lessonTitle(i int) string {
	return strconv.Itoa(i+1) + ". " + v.words.Get("course."+lesson.Course()[i].ID+".title")
}

// tally is "2 of 3", with a sign where that is all.
func (v *view) tally(n, of int) string {
	text := v.words.Get("course.tally", "n", strconv.Itoa(n), "of", strconv.Itoa(of))
	if n == of {
		text += " ✓"
	}
	return text
}

// progress is what has been solved, to be taken along or erased.
func (v *view) progress(c *page.Course, done, all int) {
	has := v.state.Learning.Progress
	b := c.AddBlock("progress", v.words.Get("progress.title"))
	b.AddText(v.words.Get("progress.says", "n", strconv.Itoa(done), "of", strconv.Itoa(all), "more", strconv.Itoa(lesson.ChallengeCount(has))))
	b.AddForm("import", v.words.Get("progress.label"), v.words.Get("progress.import"), has)
	switch {
	case v.state.Learning.Erasing:
		b.AddButton("erased", "", v.words.Get("progress.erase.sure"))
	case has != "":
		b.AddButton("erase", "", v.words.Get("progress.erase"))
	}
}

// lesson is a lesson with its examples and the present exercise.
func (v *view) lesson(c *page.Course, l lesson.Lesson, i int) {
	c.Class, c.Title = "beside", v.lessonTitle(i)
	v.way(c, i)
	for n := 1; v.words.Has(paragraph(l.ID, n)); n++ {
		v.prose(c, paragraph(l.ID, n))
	}
	cites := c.AddBlock("", "")
	for _, section := range l.Sections {
		cites.Cites = append(cites.Cites, v.section(section))
	}
	examples := c.AddBlock("worked", v.words.Get("course.examples"))
	for _, id := range l.Examples {
		e, _ := lesson.Find(id)
		item := v.example(e)
		examples.AddButton("worked", id, strings.TrimSpace(item.Title+" "+item.Ref))
	}
	v.prints(c)
	v.numbers(c, l)
	v.exercise(c)
}

// paragraph is the key of the n-th paragraph of a lesson.
func paragraph(id string, n int) string { return "course." + id + "." + strconv.Itoa(n) }

// way is the buttons to the list and the neighbours of the i-th lesson.
func (v *view) way(c *page.Course, i int) {
	b := c.AddBlock("way", "")
	b.AddButton("lesson", "", v.words.Get("course.back"))
	all := lesson.Course()
	for n := max(0, i-1); n <= min(i+1, len(all)-1); n++ {
		if n != i {
			b.AddButton("lesson", all[n].ID, v.lessonTitle(n))
		}
	}
}

// numbers is the exercises of a lesson by their numbers.
func (v *view) numbers(c *page.Course, l lesson.Lesson) {
	b := c.AddSideBlock("numbers", v.words.Get("course.exercises"))
	for i := range l.Exercises {
		n := strconv.Itoa(i + 1)
		text, title := n, "exercise.number"
		if lesson.Solved(v.state.Learning.Progress, lesson.ExerciseID(l.ID, i+1)) {
			text, title = n+" ✓", "exercise.number.solved"
		}
		number := b.AddButton("exercise", n, text)
		number.Title = v.words.Get(title, "n", n)
		number.SetPressed(i+1 == v.state.Learning.Exercise)
	}
}

// prose adds a word whose URI texts are between back-quotes.
func (v *view) prose(c *page.Course, key string) { addProse(c.AddBlock("", ""), v.words.Get(key)) }

// addProse adds a paragraph to a block; what is between back-quotes is code.
func addProse(b *page.CourseBlock, text string) {
	for i, run := range strings.Split(text, "`") {
		if run != "" {
			b.AddRun(run, i%2 == 1)
		}
	}
}
