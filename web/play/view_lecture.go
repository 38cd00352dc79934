package play

import (
	"strconv"

	"uriplayground/web/lesson"
)

// lecture is where the sequence is put together.
func (v *view) lecture(c *Course) {
	all := Slides(v.state.Learning.Slides)
	c.Title = v.word("lecture.title")
	c.block("way", "").button("lesson", "", v.word("course.back"))
	v.prose(c, "lecture.lead")
	add := c.block("places", "")
	add.button("slide-add", "", v.word("lecture.add"))
	list := c.block("list", v.word("lecture.sequence"))
	if len(all) == 0 {
		list.say(v.word("lecture.empty"))
		return
	}
	add.button("slide", "1", v.word("lecture.show"))
	v.prints(c)
	list.Table = v.plainTable("sequence", list.Title, "lecture.number", "base.label", "ref.label", "lecture.move", "lecture.drop")
	for i, e := range all {
		n := strconv.Itoa(i + 1)
		up := textCell("")
		if i > 0 {
			up = textCell(v.words.Get("lecture.move.one", "n", n)).does("slide-up", n)
		}
		drop := textCell(v.words.Get("lecture.drop.one", "n", n)).does("slide-drop", n)
		list.Table.addNamedRow(textCell(n).does("slide", n), codeCell(v.shownText(e.A)), codeCell(v.shownText(e.B)), up, drop)
	}
}

// shownText is a text of a sequence or question.
func (v *view) shownText(text string) string {
	if text == "" {
		return v.word("examples.empty")
	}
	return clip(text, cellBytes)
}

// slide is one of the sequence in big type, its target hidden until revealed.
func (v *view) slide(c *Course) {
	l := &v.state.Learning
	all := Slides(l.Slides)
	e := all[l.Slide-1]
	w := v.answering(pose(e), "")
	c.Class, c.Title = "presenting", v.words.Get("lecture.place", "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(all)))
	base := c.block("slide", v.word("base.label"))
	base.run(v.shownText(e.A), true)
	base.Begin = true
	c.block("slide", v.word("ref.label")).run(v.shownText(e.B), true)
	w.reveal(c, l.Revealed)
	keys := c.block("places", "")
	keys.button("page", "back", v.word("lecture.back"))
	keys.button("reveal", "", v.word(map[bool]string{false: "lecture.reveal", true: "lecture.hide"}[l.Revealed]))
	keys.button("page", "on", v.word("lecture.on"))
	keys.button("show", e.A+"\n"+e.B, v.word("solution.open"))
	keys.button("slide", "0", v.word("lecture.end"))
	c.block("keys", "").say(v.word("lecture.keys"))
}

// reveal is the target and the reason for it, or where they will be.
func (w *answered) reveal(c *Course, revealed bool) {
	target, reason := c.block("slide", w.say("target.label")), c.block("reason", "")
	target.Live = true
	switch {
	case !revealed:
		target.Class += " target-hidden"
		target.say(w.say("lecture.hidden"))
	case !w.r.Done:
		target.say(w.say("target.none"))
	default:
		target.run(clip(w.r.Target.Text, targetBytes), true)
		reason.say(w.why()[0].Text)
	}
}

// printCount is how many generated exercises a worksheet has.
const printCount = 10

// printedView is the worksheet or its solution; nothing where none was asked for.
func (v *view) printedView() []*Table {
	l := &v.state.Learning
	if l.Printed == "" {
		return nil
	}
	s := v.plainTable("printed", "", "lecture.number", "print.question", "print.answer")
	s.Title = v.word("print." + l.Printed + ".title")
	if l.Lesson == challengePlace {
		s.Caption = v.words.Get("print.seed", "level", strconv.Itoa(l.Level), "seed", l.seed())
	}
	for i, p := range l.printed() {
		w := v.answering(p, "")
		question, answer := textCell(w.say("ask."+w.Kind)), codeCell("")
		question.Detail = w.plainGivens()
		answer.Class = "blank"
		if l.Printed == "solution" {
			answer.Class, answer.Text, answer.Detail = "", w.answerText(w.solution()), w.because()
		}
		s.addNamedRow(textCell(strconv.Itoa(i+1)), question, answer)
	}
	return []*Table{s}
}

// printed is the exercises of a worksheet.
func (l *Learning) printed() []*problem {
	var list []*problem
	at, _ := lesson.FindLesson(l.Lesson)
	for _, e := range append(Slides(l.place().Slides), at.Exercises...) {
		list = append(list, pose(e))
	}
	for i := uint32(0); l.Lesson == challengePlace && i < printCount; i++ {
		list = append(list, challenge(l.Seed+i, l.Level))
	}
	return list
}

// plainGivens is the texts of an exercise in one paragraph, with what there is
// to choose from.
func (w *answered) plainGivens() string {
	text := ""
	if w.trace != nil {
		text = w.say("print.path", "path", w.quote(w.A), "n", strconv.Itoa(w.Step), "input", w.quote(w.trace.Input(int32(w.Step))))
	} else {
		for _, row := range w.givens().Rows {
			text += w.say("print.given", "name", row.Cells[0].Text, "value", row.Cells[1].Text) + "\n"
		}
	}
	if w.Kind != lesson.Invalid {
		for _, c := range w.choices() {
			text += " ☐ " + w.answerText(c)
		}
	}
	return text
}

// because is the feedback that the right answer gets. A slide may have no target.
func (w *answered) because() string {
	if w.Kind == lesson.Target && !w.r.Done {
		return w.say("target.none")
	}
	w.answer = w.solution()
	return w.feedback()
}
