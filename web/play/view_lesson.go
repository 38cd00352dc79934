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
	l := &in.state.Learning
	switch at, i := lesson.FindLesson(l.Lesson); {
	case i >= 0:
		return in.lesson(at, i)
	case l.Lesson == challengePlace:
		return in.challenge()
	case l.Lesson == lecturePlace && l.Slide > 0:
		return in.slide()
	case l.Lesson == lecturePlace:
		return in.lecture()
	}
	return in.lessons()
}

// lessons is the list of lessons, and the visitor's progress.
func (in *input) lessons() *Course {
	list := &Sheet{ID: "lessons", Heads: []string{in.words.Get("course.lesson"), in.words.Get("course.solved")}}
	done, all := 0, 0
	for i, l := range lesson.Course() {
		n := solvedIn(in.state.Learning.Progress, l)
		done, all = done+n, all+len(l.Exercises)
		list.Rows = append(list.Rows, SheetRow{Cells: []*SheetCell{
			{Head: true, Text: in.lessonTitle(l, i), Act: Act{"lesson", l.ID}, Cite: in.section(l.Sections[0])},
			{Text: in.tally(n, len(l.Exercises))},
		}})
	}
	list.Caption = in.words.Get("course.list")
	return &Course{
		Title: in.words.Get("course.title"),
		Blocks: []*CourseBlock{
			{Prose: in.prose("course.lead")},
			{Class: "places", Acts: []Choice{
				in.choice("lesson", challengePlace, "challenge.open"), in.choice("lesson", lecturePlace, "lecture.open"),
			}},
			{Class: "list", Title: list.Caption, Sheet: list},
			in.progressBlock(done, all),
		},
	}
}

func (in *input) lessonTitle(l lesson.Lesson, i int) string {
	return strconv.Itoa(i+1) + ". " + in.words.Get("course."+l.ID+".title")
}

// tally is "2 of 3", with a sign where that is all.
func (in *input) tally(n, of int) string {
	text := in.words.Get("course.tally", "n", strconv.Itoa(n), "of", strconv.Itoa(of))
	if n == of {
		text += " ✓"
	}
	return text
}

// progressBlock is what has been solved, to be taken along or erased.
func (in *input) progressBlock(done, all int) *CourseBlock {
	l := &in.state.Learning
	b := &CourseBlock{
		Class: "progress", Title: in.words.Get("progress.title"),
		Prose: []Prose{{Text: in.words.Get("progress.says", "n", strconv.Itoa(done), "of", strconv.Itoa(all), "more", strconv.Itoa(challengeCount(l.Progress)))}},
		Form:  &Form{Name: "import", Label: in.words.Get("progress.label"), Button: in.words.Get("progress.import"), Value: l.Progress},
	}
	switch {
	case l.Erasing:
		b.Acts = []Choice{in.choice("erased", "", "progress.erase.sure")}
	case l.Progress != "":
		b.Acts = []Choice{in.choice("erase", "", "progress.erase")}
	}
	return b
}

// lesson is a lesson with its examples and the present exercise.
func (in *input) lesson(l lesson.Lesson, i int) *Course {
	c := &Course{Class: "beside", Title: in.lessonTitle(l, i)}
	c.Blocks = append(c.Blocks, &CourseBlock{Class: "way", Acts: in.way(i)})
	for n := 1; in.words.Has(paragraph(l.ID, n)); n++ {
		c.Blocks = append(c.Blocks, &CourseBlock{Prose: in.prose(paragraph(l.ID, n))})
	}
	cites := &CourseBlock{Class: "cites"}
	for _, section := range l.Sections {
		cites.Cites = append(cites.Cites, in.section(section))
	}
	examples := &CourseBlock{Class: "worked", Title: in.words.Get("course.examples")}
	for _, id := range l.Examples {
		e, _ := lesson.Find(id)
		item := in.example(e)
		examples.Acts = append(examples.Acts, Choice{Act: Act{"worked", id}, Text: strings.TrimSpace(item.Title + " " + item.Ref)})
	}
	numbers := &CourseBlock{Class: "numbers", Title: in.words.Get("course.exercises"), Acts: in.numbers(l)}
	c.Blocks = append(c.Blocks, cites, examples, &CourseBlock{Class: "prints", Acts: in.prints()})
	c.Side = append([]*CourseBlock{numbers}, in.exercise(in.state.Learning.problem())...)
	return c
}

// paragraph is the key of the n-th paragraph of a lesson.
func paragraph(id string, n int) string { return "course." + id + "." + strconv.Itoa(n) }

// way is the buttons to the list and the neighbours of the i-th lesson.
func (in *input) way(i int) []Choice {
	acts := []Choice{in.choice("lesson", "", "course.back")}
	all := lesson.Course()
	for _, n := range []int{i - 1, i + 1} {
		if 0 <= n && n < len(all) {
			acts = append(acts, Choice{Act: Act{"lesson", all[n].ID}, Text: in.lessonTitle(all[n], n)})
		}
	}
	return acts
}

// numbers is the exercises of a lesson by their numbers.
func (in *input) numbers(l lesson.Lesson) []Choice {
	var acts []Choice
	for i := range l.Exercises {
		n := strconv.Itoa(i + 1)
		c := Choice{Act: Act{"exercise", n}, Text: n, Title: in.words.Get("exercise.number", "n", n), Pressed: pressed(i+1 == in.state.Learning.Exercise)}
		if solved(in.state.Learning.Progress, exerciseID(l.ID, i+1)) {
			c.Text += " ✓"
			c.Title = in.words.Get("exercise.number.solved", "n", n)
		}
		acts = append(acts, c)
	}
	return acts
}

func pressed(on bool) string {
	if on {
		return "true"
	}
	return "false"
}

// choice is a button of one word.
func (in *input) choice(name, value, key string) Choice {
	return Choice{Act: Act{name, value}, Text: in.words.Get(key)}
}

// prose is a word whose URI texts stand between back-quotes.
func (in *input) prose(key string) []Prose { return runs(in.words.Get(key)) }

func runs(text string) []Prose {
	var list []Prose
	for i, run := range strings.Split(text, "`") {
		if run != "" {
			list = append(list, Prose{run, i%2 == 1})
		}
	}
	return list
}
