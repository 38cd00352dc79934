package view

import (
	"strconv"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// lecture is where the sequence is put together.
func (v *view) lecture(c *page.Course) {
	all := model.Slides(v.state.Learning.Slides)
	c.Title = v.words.Get("lecture.title")
	c.AddBlock("way", "").AddButton("lesson", "", v.words.Get("course.back"))
	v.prose(c, "lecture.lead")
	add := c.AddBlock("places", "")
	if len(all) < model.MostSlides {
		add.AddButton("slide-add", "", v.words.Get("lecture.add"))
	} else {
		add.AddText(v.words.Get("lecture.full", "n", strconv.Itoa(model.MostSlides)))
	}
	list := c.AddBlock("list", v.words.Get("lecture.sequence"))
	if len(all) == 0 {
		list.AddText(v.words.Get("lecture.empty"))
		return
	}
	add.AddButton("slide", "1", v.words.Get("lecture.show"))
	v.prints(c)
	list.Table = v.plainTable("sequence", list.Title, "lecture.number", "base.label", "ref.label", "lecture.move", "lecture.drop")
	for i, e := range all {
		n := strconv.Itoa(i + 1)
		up := textCell("")
		if i > 0 {
			up = textCell(v.words.Get("lecture.move.one", "n", n)).WithCommand("slide-up", n)
		}
		drop := textCell(v.words.Get("lecture.drop.one", "n", n)).WithCommand("slide-drop", n)
		list.Table.AddNamedRow(textCell(n).WithCommand("slide", n), codeCell(v.shownText(e.A)), codeCell(v.shownText(e.B)), up, drop)
	}
}

// shownText is a text of a sequence or question.
func (v *view) shownText(text string) string {
	if text == "" {
		return v.words.Get("examples.empty")
	}
	return page.Clip(text, cellBytes)
}

// slide is one of the sequence in big type, its target hidden until revealed.
func (v *view) slide(c *page.Course) {
	l := &v.state.Learning
	all := model.Slides(l.Slides)
	e := all[l.Slide-1]
	w := v.answering(lesson.Pose(e), "")
	c.Class, c.Title = "presenting", v.words.Get("lecture.place", "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(all)))
	base := c.AddBlock("slide", v.words.Get("base.label"))
	base.AddRun(v.shownText(e.A), true)
	base.Begin = true
	c.AddBlock("slide", v.words.Get("ref.label")).AddRun(v.shownText(e.B), true)
	w.reveal(c, l.Revealed)
	keys := c.AddBlock("places", "")
	keys.AddButton("page", "back", v.words.Get("lecture.back"))
	keys.AddButton("reveal", "", v.words.Get(map[bool]string{false: "lecture.reveal", true: "lecture.hide"}[l.Revealed]))
	keys.AddButton("page", "on", v.words.Get("lecture.on"))
	keys.AddButton("show", e.A+"\n"+e.B, v.words.Get("solution.open"))
	keys.AddButton("slide", "0", v.words.Get("lecture.end"))
	c.AddBlock("keys", "").AddText(v.words.Get("lecture.keys"))
}

// reveal is the target and the reason for it, or where they will be.
func (w *answered) reveal(c *page.Course, revealed bool) {
	target, reason := c.AddBlock("slide", w.say("target.label")), c.AddBlock("reason", "")
	target.Live = true
	switch {
	case !revealed:
		target.Class += " target-hidden"
		target.AddText(w.say("lecture.hidden"))
	case !w.resolution.Done:
		target.AddText(w.say("target.none"))
	default:
		target.AddRun(page.Clip(w.resolution.Target.Text, targetBytes), true)
		reason.AddText(w.decided().Text)
	}
}

// printCount is how many generated exercises a worksheet has.
const printCount = 10

// printedView is the worksheet or its solution; nothing where none was asked for.
func (v *view) printedView() []*page.Table {
	l := &v.state.Learning
	if l.Printed == "" {
		return nil
	}
	s := v.plainTable("printed", "", "lecture.number", "print.question", "print.answer")
	s.Title = v.words.Get("print." + l.Printed + ".title")
	if l.Lesson == lesson.ChallengePlace {
		s.Caption = v.words.Get("print.seed", "level", strconv.Itoa(l.Level), "seed", l.SeedText())
	}
	for i, p := range printed(l) {
		w := v.answering(p, "")
		question, answer := textCell(w.say("ask."+w.Kind)), codeCell("")
		question.Detail = w.plainGivens()
		answer.Class = "to-fill"
		if l.Printed == "solution" {
			answer.Class, answer.Text, answer.Detail = "", w.answerText(w.Solution()), w.because()
		}
		s.AddNamedRow(textCell(strconv.Itoa(i+1)), question, answer)
	}
	return []*page.Table{s}
}

// printed is the exercises of a worksheet.
func printed(l *model.Learning) []*lesson.Problem {
	var list []*lesson.Problem
	at, _ := lesson.FindLesson(l.Lesson)
	for _, e := range append(model.Slides(l.Linked().Slides), at.Exercises...) {
		list = append(list, lesson.Pose(e))
	}
	for i := uint32(0); l.Lesson == lesson.ChallengePlace && i < printCount; i++ {
		list = append(list, lesson.Challenge(l.Seed+i, l.Level))
	}
	return list
}

// plainGivens is the texts of an exercise in one paragraph, with the
// choices.
func (w *answered) plainGivens() string {
	text := ""
	if w.Trace != nil {
		text = w.say("print.path", "path", w.quote(w.A), "n", strconv.Itoa(w.Step), "input", w.quote(w.Trace.Input(int32(w.Step))))
	} else {
		for _, row := range w.givens().Rows {
			text += w.say("print.given", "name", row.Cells[0].Text, "value", row.Cells[1].Text) + "\n"
		}
	}
	if w.Kind != lesson.Invalid {
		for _, c := range w.Choices() {
			text += " ☐ " + w.answerText(c)
		}
	}
	return text
}

// because is the feedback that the right answer gets. A slide may have no target.
func (w *answered) because() string {
	if w.Kind == lesson.Target && !w.resolution.Done {
		return w.say("target.none")
	}
	w.answer = w.Solution()
	return w.feedback()
}
