package play

import (
	"strconv"
	"strings"

	"uriplayground/web/lesson"
)

// course is the view of the lessons; nil for every other view.
func (in *input) course() *Course {
	if in.state.View != lessonView {
		return nil
	}
	c := new(Course)
	l := &in.state.Learning
	switch at, i := lesson.FindLesson(l.Lesson); {
	case i >= 0:
		in.lesson(c, at, i)
	case l.Lesson == challengePlace:
		in.challenge(c)
	case l.Lesson == lecturePlace && l.Slide > 0:
		in.slide(c)
	case l.Lesson == lecturePlace:
		in.lecture(c)
	default:
		in.lessons(c)
	}
	return c
}

// word is a text of the view.
func (in *input) word(key string) string { return in.words.Get(key) }

// lessons is the list of lessons, and the visitor's progress.
func (in *input) lessons(c *Course) {
	c.Title = in.word("course.title")
	in.prose(c, "course.lead")
	places := c.block("places", "")
	places.act("lesson", challengePlace, in.word("challenge.open"))
	places.act("lesson", lecturePlace, in.word("lecture.open"))
	list := c.block("list", in.word("course.list"))
	list.Sheet = in.bareSheet("lessons", list.Title, "course.lesson", "course.solved")
	done, all := 0, 0
	for i, l := range lesson.Course() {
		n := solvedIn(in.state.Learning.Progress, l)
		done, all = done+n, all+len(l.Exercises)
		name := textCell(in.lessonTitle(i)).does("lesson", l.ID)
		name.Cite = in.section(l.Sections[0])
		list.Sheet.row(name, textCell(in.tally(n, len(l.Exercises))))
	}
	in.progress(c, done, all)
}

// bareSheet is a table without title and rows; heads are keys.
func (in *input) bareSheet(id, caption string, heads ...string) *Sheet {
	s := new(Sheet)
	s.ID, s.Caption = id, caption
	for _, head := range heads {
		s.Heads = append(s.Heads, in.word(head))
	}
	return s
}

func (in *input) lessonTitle(i int) string {
	return strconv.Itoa(i+1) + ". " + in.word("course."+lesson.Course()[i].ID+".title")
}

// tally is "2 of 3", with a sign where that is all.
func (in *input) tally(n, of int) string {
	text := in.words.Get("course.tally", "n", strconv.Itoa(n), "of", strconv.Itoa(of))
	if n == of {
		text += " ✓"
	}
	return text
}

// progress is what has been solved, to be taken along or erased.
func (in *input) progress(c *Course, done, all int) {
	has := in.state.Learning.Progress
	b := c.block("progress", in.word("progress.title"))
	b.say(in.words.Get("progress.says", "n", strconv.Itoa(done), "of", strconv.Itoa(all), "more", strconv.Itoa(challengeCount(has))))
	b.field("import", in.word("progress.label"), in.word("progress.import"), has)
	switch {
	case in.state.Learning.Erasing:
		b.act("erased", "", in.word("progress.erase.sure"))
	case has != "":
		b.act("erase", "", in.word("progress.erase"))
	}
}

// lesson is a lesson with its examples and the present exercise.
func (in *input) lesson(c *Course, l lesson.Lesson, i int) {
	c.Class, c.Title = "beside", in.lessonTitle(i)
	in.way(c, i)
	for n := 1; in.words.Has(paragraph(l.ID, n)); n++ {
		in.prose(c, paragraph(l.ID, n))
	}
	cites := c.block("", "")
	for _, section := range l.Sections {
		cites.Cites = append(cites.Cites, in.section(section))
	}
	examples := c.block("worked", in.word("course.examples"))
	for _, id := range l.Examples {
		e, _ := lesson.Find(id)
		item := in.example(e)
		examples.act("worked", id, strings.TrimSpace(item.Title+" "+item.Ref))
	}
	in.prints(c)
	in.numbers(c, l)
	in.exercise(c)
}

// paragraph is the key of the n-th paragraph of a lesson.
func paragraph(id string, n int) string { return "course." + id + "." + strconv.Itoa(n) }

// way is the buttons to the list and the neighbours of the i-th lesson.
func (in *input) way(c *Course, i int) {
	b := c.block("way", "")
	b.act("lesson", "", in.word("course.back"))
	all := lesson.Course()
	for n := max(0, i-1); n <= min(i+1, len(all)-1); n++ {
		if n != i {
			b.act("lesson", all[n].ID, in.lessonTitle(n))
		}
	}
}

// numbers is the exercises of a lesson by their numbers.
func (in *input) numbers(c *Course, l lesson.Lesson) {
	b := c.beside("numbers", in.word("course.exercises"))
	for i := range l.Exercises {
		n := strconv.Itoa(i + 1)
		text, title := n, "exercise.number"
		if solved(in.state.Learning.Progress, exerciseID(l.ID, i+1)) {
			text, title = n+" ✓", "exercise.number.solved"
		}
		number := b.act("exercise", n, text)
		number.Title = in.words.Get(title, "n", n)
		number.press(i+1 == in.state.Learning.Exercise)
	}
}

// prose is a word whose URI texts stand between back-quotes.
func (in *input) prose(c *Course, key string) { c.block("", "").prose(in.word(key)) }

func (b *CourseBlock) prose(text string) {
	for i, run := range strings.Split(text, "`") {
		if run != "" {
			b.run(run, i%2 == 1)
		}
	}
}
