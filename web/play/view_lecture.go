package play

import (
	"strconv"

	"uriplayground/web/lesson"
)

// lecture is where the sequence is put together.
func (in *input) lecture(c *Course) {
	all := slides(in.state.Learning.Slides)
	c.Title = in.word("lecture.title")
	c.block("way", "").act("lesson", "", in.word("course.back"))
	in.prose(c, "lecture.lead")
	add := c.block("places", "")
	add.act("slide-add", "", in.word("lecture.add"))
	list := c.block("list", in.word("lecture.sequence"))
	if len(all) == 0 {
		list.say(in.word("lecture.empty"))
		return
	}
	add.act("slide", "1", in.word("lecture.show"))
	in.prints(c)
	list.Sheet = in.bareSheet("sequence", list.Title, "lecture.number", "base.label", "ref.label", "lecture.move", "lecture.drop")
	for i, e := range all {
		n := strconv.Itoa(i + 1)
		up := textCell("")
		if i > 0 {
			up = textCell(in.words.Get("lecture.move.one", "n", n)).does("slide-up", n)
		}
		drop := textCell(in.words.Get("lecture.drop.one", "n", n)).does("slide-drop", n)
		list.Sheet.row(textCell(n).does("slide", n), codeCell(in.shownText(e.A)), codeCell(in.shownText(e.B)), up, drop)
	}
}

// shownText is a text of a sequence or question.
func (in *input) shownText(text string) string {
	if text == "" {
		return in.word("examples.empty")
	}
	return clip(text, cellBytes)
}

// slide is one of the sequence in big type, its target hidden until revealed.
func (in *input) slide(c *Course) {
	l := &in.state.Learning
	all := slides(l.Slides)
	e := all[l.Slide-1]
	w := in.answering(pose(e), "")
	c.Class, c.Title = "presenting", in.words.Get("lecture.place", "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(all)))
	base := c.block("slide", in.word("base.label"))
	base.run(in.shownText(e.A), true)
	base.Begin = true
	c.block("slide", in.word("ref.label")).run(in.shownText(e.B), true)
	w.reveal(c, l.Revealed)
	keys := c.block("places", "")
	keys.act("page", "back", in.word("lecture.back"))
	keys.act("reveal", "", in.word(map[bool]string{false: "lecture.reveal", true: "lecture.hide"}[l.Revealed]))
	keys.act("page", "on", in.word("lecture.on"))
	keys.act("show", e.A+"\n"+e.B, in.word("solution.open"))
	keys.act("slide", "0", in.word("lecture.end"))
	c.block("keys", "").say(in.word("lecture.keys"))
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
func (in *input) printedView() []*Sheet {
	l := &in.state.Learning
	if l.Printed == "" {
		return nil
	}
	s := in.bareSheet("printed", "", "lecture.number", "print.question", "print.answer")
	s.Title = in.word("print." + l.Printed + ".title")
	if l.Lesson == challengePlace {
		s.Caption = in.words.Get("print.seed", "level", strconv.Itoa(l.Level), "seed", l.seed())
	}
	for i, p := range l.printed() {
		w := in.answering(p, "")
		question, answer := textCell(w.say("ask."+w.Kind)), codeCell("")
		question.Detail = w.plainGivens()
		answer.Class = "blank"
		if l.Printed == "solution" {
			answer.Class, answer.Text, answer.Detail = "", w.answerText(w.solution()), w.because()
		}
		s.row(textCell(strconv.Itoa(i+1)), question, answer)
	}
	return []*Sheet{s}
}

// printed is the exercises of a worksheet.
func (l *Learning) printed() []*problem {
	var list []*problem
	at, _ := lesson.FindLesson(l.Lesson)
	for _, e := range append(slides(l.place().Slides), at.Exercises...) {
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
