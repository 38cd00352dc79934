package course

import (
	"strconv"
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// exercise adds the question, the ways to answer it, and the verdict on the answer.
func exercise(v *render.Context, c *page.Course) {
	l := &v.State.Learning
	w := answering(v, l.Problem(), l.Answer)
	question := c.AddSideBlock("question", w.say("ask."+w.Kind))
	question.Begin = true
	question.Table = w.givens()
	question.Table.Caption = question.Title
	w.answers(c, l)
	w.verdict(c, l)
	help(v, c, w)
	w.hinted(c, l.Hints)
	if l.Solution {
		w.solved(c)
	}
}

// givenNames returns the keys of the names of the texts of an exercise; the second
// is empty where there is one text.
func givenNames(kind string) (a, b string) {
	switch kind {
	case lesson.Target, lesson.ByDocument:
		return "base.label", "ref.label"
	case lesson.Reference:
		return "base.label", "wanted.label"
	case lesson.Rung:
		return "compare.a.label", "compare.b.label"
	case lesson.State:
		return "given.text", "given.part"
	}
	return "given.text", ""
}

// givens returns the texts of an exercise under their names.
func (w *answered) givens() *page.Table {
	if w.Trace != nil {
		return w.buffers(w.Step+1, w.Kind == lesson.NextRule).pageTable("buffers")
	}
	a, b := givenNames(w.Kind)
	s := plainTable(w.Context, "givens", "", "given.name", "given.value")
	s.AddNamedRow(render.TextCell(w.say(a)), render.CodeCell(w.ShownText(w.A)))
	if b != "" {
		text := w.ShownText(w.B)
		if w.Kind == lesson.State {
			text = w.say("part." + w.B)
		}
		s.AddNamedRow(render.TextCell(w.say(b)), render.CodeCell(text))
	}
	if w.Kind == lesson.ByDocument {
		s.AddNamedRow(render.TextCell(w.say("target.label")), render.CodeCell(w.By[w.Step].Target.Text))
	}
	return s
}

// pageTable draws a table; the first column names the rows.
func (t table) pageTable(id string) *page.Table {
	s := new(page.Table)
	s.ID, s.Heads = id, t.heads
	for _, row := range t.rows {
		var cells []*page.TableCell
		for i, text := range row {
			c := render.TextCell(text)
			c.Code = (i > 0) == (id != "lines")
			cells = append(cells, c)
		}
		s.AddNamedRow(cells...)
	}
	return s
}

// answers adds the buttons to choose from, or the field to write into.
func (w *answered) answers(c *page.Course, l *model.Learning) {
	choices := w.Choices()
	b := c.AddSideBlock("answer choices-"+w.Kind, "")
	if choices == nil {
		b.AddForm("answer", w.say("answer."+w.Kind), w.say("answer.check"), "").Free = true
		if w.Kind == lesson.Output || w.Kind == lesson.Reference {
			b.AddText(w.say("answer.blank"))
		}
	}
	for _, choice := range choices {
		button := b.AddButton("answer", choice, w.answerText(choice))
		button.SetPressed(l.Tries > 0 && l.Answer == choice)
		if w.Kind == lesson.Invalid {
			button.Title = w.say("answer.character", "n", choice, "char", button.Text)
		}
	}
}

// verdict says whether the latest answer is right, and why.
func (w *answered) verdict(c *page.Course, l *model.Learning) {
	b := c.AddSideBlock("feedback", "")
	b.Live = true
	if l.Tries == 0 {
		return
	}
	is, more := "wrong", ""
	if w.Accepts(w.answer) {
		is = "right"
		if why := l.Knows(); why != "" {
			more = " " + w.say(map[string]string{lesson.Shown: "answer.shown", lesson.Missed: "answer.missed"}[why])
		}
	}
	b.Class += " " + is
	b.AddText(w.say("answer."+is) + " " + w.feedback() + more)
}

// help adds the buttons besides the answers. The buttons keep their places, so
// that a key pressed twice does not do two things.
func help(v *render.Context, c *page.Course, w *answered) {
	b := c.AddSideBlock("help", "")
	n := len(w.hints())
	b.AddButton("hint", "", w.say("exercise.hint", "n", strconv.Itoa(min(v.State.Learning.Hints+1, n)), "of", strconv.Itoa(n)))
	b.AddButton("solution", "", w.say("exercise.solution"))
	b.AddButton("again", "", w.say("exercise.again"))
	onward(v, b)
}

// hinted adds the hints that were asked for.
func (w *answered) hinted(c *page.Course, n int) {
	b := c.AddSideBlock("hints", "")
	b.Live = true
	for _, hint := range w.hints()[:min(len(w.hints()), n)] {
		b.Class = "hinted"
		b.AddText(hint + " ")
	}
}

// onward adds the button to the next exercise or lesson.
func onward(v *render.Context, b *page.CourseBlock) {
	l := &v.State.Learning
	at, i := lesson.FindLesson(l.Lesson)
	switch {
	case l.Lesson == lesson.ChallengePlace:
		next := model.Learning{Seed: l.Seed + 1}
		b.AddButton("seed", next.SeedText(), v.Words.Get("exercise.next"))
	case l.Exercise < len(at.Exercises):
		b.AddButton("exercise", strconv.Itoa(l.Exercise+1), v.Words.Get("exercise.next"))
	case i+1 < len(lesson.Handbook()):
		b.AddButton("lesson", lesson.Handbook()[i+1].ID, v.Words.Get("course.next"))
	default:
		b.AddButton("lesson", lesson.HandbookPlace, v.Words.Get("course.back"))
	}
}

// solved adds the answer and how the core comes to it.
func (w *answered) solved(c *page.Course) {
	b := c.AddSideBlock("solution", w.say("solution.title"))
	b.AddText(w.say("solution.is") + " ")
	b.AddRun(w.answerText(w.Solution()), true)
	id, open := "worked", ""
	switch {
	case w.Trace != nil && !strings.HasPrefix(w.A, "//"):
		// As the path of a URI it goes through the same buffers, unless it would
		// be read as an authority.
		open = "x:\nx:" + w.A
	case w.Resolved.Done:
		id, open = "lines", w.Resolution.Base.Text+"\n"+w.Resolution.Ref.Text
	case w.Kind == lesson.Invalid:
		id = "lines"
	case w.Kind == lesson.ByDocument:
		b.AddButton("through", w.A+"\n"+w.B, w.say("through.open"))
	}
	b.Table = w.worked().pageTable(id)
	b.Table.Caption = b.Title
	if open != "" {
		b.AddButton("show", open, w.say("solution.open"))
	}
}

// challenge adds exercises without end, from a seed.
func challenge(v *render.Context, c *page.Course) {
	l := &v.State.Learning
	c.Class, c.Title = "beside", v.Words.Get("challenge.title")
	c.AddBlock("way", "").AddButton("lesson", lesson.HandbookPlace, v.Words.Get("course.back"))
	prose(v, c, "challenge.lead")
	levels := c.AddBlock("levels", v.Words.Get("challenge.level"))
	for i := range lesson.Levels {
		level := strconv.Itoa(i + 1)
		levels.AddButton("level", level, v.Words.Get("challenge.level."+level)).SetPressed(i+1 == l.Level)
	}
	c.AddBlock("seed", "").AddForm("seed", v.Words.Get("challenge.seed"), v.Words.Get("challenge.go"), l.SeedText())
	prints(v, c)
	exercise(v, c)
}

// prints adds the buttons that print, folded.
func prints(v *render.Context, c *page.Course) *page.CourseBlock {
	b := c.AddBlock("prints", v.Words.Get("lecture.print"))
	b.Fold = true
	for _, what := range []string{"worksheet", "solution"} {
		b.AddButton("print", what, v.Words.Get("print."+what))
	}
	return b
}
