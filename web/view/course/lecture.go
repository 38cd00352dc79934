package course

import (
	"strconv"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// lecture is where the sequence is put together.
func lecture(v *render.Context, c *page.Course) {
	all := model.Slides(v.State.Learning.Slides)
	c.Title = v.Words.Get("lecture.title")
	c.AddBlock("way", "").AddButton("lesson", "", v.Words.Get("course.back"))
	prose(v, c, "lecture.lead")
	add := c.AddBlock("places", "")
	if len(all) < model.MostSlides {
		add.AddButton("slide-add", "", v.Words.Get("lecture.add"))
	} else {
		add.AddText(v.Words.Get("lecture.full", "n", strconv.Itoa(model.MostSlides)))
	}
	list := c.AddBlock("list", v.Words.Get("lecture.sequence"))
	if len(all) == 0 {
		list.AddText(v.Words.Get("lecture.empty"))
		return
	}
	add.AddButton("slide", "1", v.Words.Get("lecture.show"))
	prints(v, c)
	list.Table = plainTable(v, "sequence", list.Title, "lecture.number", "base.label", "ref.label", "lecture.move", "lecture.drop")
	for i, e := range all {
		n := strconv.Itoa(i + 1)
		up := render.TextCell("")
		if i > 0 {
			up = render.TextCell(v.Words.Get("lecture.move.one", "n", n)).WithCommand("slide-up", n)
		}
		drop := render.TextCell(v.Words.Get("lecture.drop.one", "n", n)).WithCommand("slide-drop", n)
		list.Table.AddNamedRow(render.TextCell(n).WithCommand("slide", n), render.CodeCell(v.ShownText(e.A)), render.CodeCell(v.ShownText(e.B)), up, drop)
	}
}

// slide is one of the sequence in big type, its target hidden until revealed.
func slide(v *render.Context, c *page.Course) {
	l := &v.State.Learning
	all := model.Slides(l.Slides)
	e := all[l.Slide-1]
	if options := e.Options(); options != nil {
		vote(v, c, &e, options)
		return
	}
	w := answering(v, lesson.Pose(e.Exercise), "")
	c.Class, c.Title = "presenting", v.Words.Get("lecture.place", "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(all)))
	base := c.AddBlock("slide", v.Words.Get("base.label"))
	addAddress(base, v.ShownText(e.A))
	base.Begin = true
	addAddress(c.AddBlock("slide", v.Words.Get("ref.label")), v.ShownText(e.B))
	if e.Expected != "" {
		addAddress(c.AddBlock("slide", v.Words.Get("expected.label")), v.ShownText(e.Expected))
	}
	w.reveal(c, &e.Exercise, l.Revealed)
	keys := c.AddBlock("places", "")
	keys.AddButton("page", "back", v.Words.Get("lecture.back"))
	keys.AddButton("reveal", "", v.Words.Get(map[bool]string{false: "lecture.reveal", true: "lecture.hide"}[l.Revealed]))
	keys.AddButton("page", "on", v.Words.Get("lecture.on"))
	keys.AddButton("show-expected", e.Expected+"\n"+e.A+"\n"+e.B, v.Words.Get("solution.open"))
	keys.AddButton("slide", "0", v.Words.Get("lecture.end"))
	c.AddBlock("keys", "").AddText(v.Words.Get("lecture.keys"))
}

// addAddress adds an address in pieces.
func addAddress(b *page.CourseBlock, text string) {
	for _, piece := range pieces(text) {
		b.AddRun(piece, true)
	}
}

// pieces returns an address in pieces, between which alone a line may end: after slashes, and
// before a query or fragment.
func pieces(text string) (list []string) {
	start := 0
	for i := 1; i < len(text); i++ {
		if text[i-1] == '/' && text[i] != '/' || text[i] == '?' || text[i] == '#' {
			list = append(list, text[start:i])
			start = i
		}
	}
	return append(list, text[start:])
}

// reveal is the target and the reason for it, or where they will be.
func (w *answered) reveal(c *page.Course, e *lesson.Exercise, revealed bool) {
	target, reason := c.AddBlock("slide", w.say("target.label")), c.AddBlock("reason", "")
	target.Live = true
	switch {
	case !revealed:
		target.Class += " target-hidden"
		target.AddText(w.say("lecture.hidden"))
	case !w.Resolution.Done:
		target.AddText(w.say("target.none"))
	default:
		addAddress(target, page.Clip(w.Resolution.Target.Text, render.TargetBytes))
		reason.AddText(w.reasonFor(e))
	}
}

// printCount is how many generated exercises a worksheet has.
const printCount = 10

// Sheets returns the worksheet or its solution; nothing where none was asked for.
func Sheets(v *render.Context) []*page.Table {
	l := &v.State.Learning
	if l.Printed == "" {
		return nil
	}
	s := plainTable(v, "printed", "", "lecture.number", "print.question", "print.answer")
	s.Title = v.Words.Get("print." + l.Printed + ".title")
	if l.Lesson == lesson.ChallengePlace {
		s.Caption = v.Words.Get("print.seed", "level", strconv.Itoa(l.Level), "seed", l.SeedText())
	}
	for i, p := range printed(l) {
		w := answering(v, p, "")
		question, answer := render.TextCell(w.say("ask."+w.Kind)), render.CodeCell("")
		question.Detail = w.plainGivens()
		answer.Class = "to-fill"
		if l.Printed == "solution" {
			answer.Class, answer.Text, answer.Detail = "", w.answerText(w.Solution()), w.because()
		}
		s.AddNamedRow(render.TextCell(strconv.Itoa(i+1)), question, answer)
	}
	return []*page.Table{s}
}

// printed returns the exercises of a worksheet.
func printed(l *model.Learning) []*lesson.Problem {
	var list []*lesson.Problem
	at, _ := lesson.FindLesson(l.Lesson)
	for _, s := range model.Slides(l.Linked().Slides) {
		list = append(list, lesson.Pose(s.Exercise))
	}
	for _, e := range at.Exercises {
		list = append(list, lesson.Pose(e))
	}
	for i := uint32(0); l.Lesson == lesson.ChallengePlace && i < printCount; i++ {
		list = append(list, lesson.Challenge(l.Seed+i, l.Level))
	}
	return list
}

// plainGivens returns the texts of an exercise in one paragraph, with the
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

// because returns the feedback that the right answer gets. A slide may have no target.
func (w *answered) because() string {
	if w.Kind == lesson.Target && !w.Resolution.Done {
		return w.say("target.none")
	}
	w.answer = w.Solution()
	return w.feedback()
}

// reasonFor returns from where the address follows that was expected, or else the reason for the target.
func (w *answered) reasonFor(e *lesson.Exercise) string {
	if e.Expected == "" {
		return explain.Decided(w.Context).Text
	}
	v := *w.Context
	v.State.Base, v.State.Ref = e.A, e.B
	_, sentences := explain.Expected(&v, e.Expected, "")
	for _, s := range sentences {
		if s.About == "expected" {
			return s.Text
		}
	}
	return explain.Decided(w.Context).Text
}
