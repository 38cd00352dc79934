package play

import (
	"strconv"

	"uriplayground/web/lesson"
)

// lecture is where the sequence is put together.
func (in *input) lecture() *Course {
	list := &Sheet{
		ID: "sequence", Caption: in.words.Get("lecture.sequence"),
		Heads: []string{in.words.Get("lecture.number"), in.words.Get("base.label"), in.words.Get("ref.label"), in.words.Get("lecture.move"), in.words.Get("lecture.drop")},
	}
	all := slides(in.state.Learning.Slides)
	for i, e := range all {
		n := strconv.Itoa(i + 1)
		row := SheetRow{Cells: []*SheetCell{
			{Head: true, Text: n, Act: Act{"slide", n}}, {Text: in.shownText(e.A), Code: true}, {Text: in.shownText(e.B), Code: true},
			{}, {Text: in.words.Get("lecture.drop.one", "n", n), Act: Act{"slide-drop", n}},
		}}
		if i > 0 {
			row.Cells[3] = &SheetCell{Text: in.words.Get("lecture.move.one", "n", n), Act: Act{"slide-up", n}}
		}
		list.Rows = append(list.Rows, row)
	}
	sequence := &CourseBlock{Class: "list", Title: list.Caption, Prose: []Prose{{Text: in.words.Get("lecture.empty")}}}
	if len(all) > 0 {
		sequence.Sheet, sequence.Prose = list, nil
	}
	add := &CourseBlock{Class: "places", Acts: []Choice{in.choice("slide-add", "", "lecture.add")}}
	if len(all) > 0 {
		add.Acts = append(append(add.Acts, in.choice("slide", "1", "lecture.show")), in.prints()...)
	}
	return &Course{Title: in.words.Get("lecture.title"), Blocks: []*CourseBlock{
		{Class: "way", Acts: []Choice{in.choice("lesson", "", "course.back")}},
		{Prose: []Prose{{Text: in.words.Get("lecture.lead")}}},
		add, sequence,
	}}
}

// shownText is a text of a sequence.
func (in *input) shownText(text string) string {
	if text == "" {
		return in.words.Get("examples.empty")
	}
	return clip(text, cellBytes)
}

// slide is one of the sequence in big type, its target hidden until revealed.
func (in *input) slide() *Course {
	l := &in.state.Learning
	all := slides(l.Slides)
	e := all[l.Slide-1]
	w := in.answering(pose(e), "")
	target := &CourseBlock{Class: "slide target-hidden", Title: in.words.Get("target.label"), Live: true, Prose: []Prose{{Text: in.words.Get("lecture.hidden")}}}
	reason := &CourseBlock{Class: "reason"}
	reveal := "lecture.reveal"
	if l.Revealed {
		target.Class, target.Prose = "slide", w.targetProse()
		reason.Prose, reveal = w.reason(), "lecture.hide"
	}
	return &Course{
		Class: "presenting", Title: in.words.Get("lecture.place", "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(all))),
		Blocks: []*CourseBlock{
			{Class: "slide", Title: in.words.Get("base.label"), Prose: []Prose{{in.shownText(e.A), true}}, Begin: true},
			{Class: "slide", Title: in.words.Get("ref.label"), Prose: []Prose{{in.shownText(e.B), true}}},
			target, reason,
			{Class: "places", Acts: []Choice{
				in.choice("page", "back", "lecture.back"), in.choice("reveal", "", reveal), in.choice("page", "on", "lecture.on"),
				{Act: Act{"show", e.A + " " + e.B}, Text: in.words.Get("solution.open")}, in.choice("slide", "0", "lecture.end"),
			}},
			{Class: "keys", Prose: []Prose{{Text: in.words.Get("lecture.keys")}}},
		},
	}
}

func (w *answered) targetProse() []Prose {
	if !w.r.Done {
		return []Prose{{Text: w.say("target.none")}}
	}
	return []Prose{{clip(w.r.Target.Text, targetBytes), true}}
}

// reason is why the target is what it is.
func (w *answered) reason() []Prose {
	if why := w.why(); len(why) > 0 {
		return []Prose{{Text: why[0].Text}}
	}
	return nil
}

// printCount is how many generated exercises a worksheet has.
const printCount = 10

// printedView is the worksheet or its solution; nothing where none was asked for.
func (in *input) printedView() []*Sheet {
	l := &in.state.Learning
	if l.Printed == "" {
		return nil
	}
	s := &Sheet{
		ID: "printed", Title: in.words.Get("print." + l.Printed + ".title"),
		Heads: []string{in.words.Get("lecture.number"), in.words.Get("print.question"), in.words.Get("print.answer")},
	}
	if l.Lesson == challengePlace {
		s.Caption = in.words.Get("print.seed", "level", strconv.Itoa(l.Level), "seed", strconv.FormatUint(uint64(l.Seed), 10))
	}
	for i, p := range in.printed() {
		w := in.answering(p, "")
		answer := &SheetCell{Class: "blank"}
		if l.Printed == "solution" {
			answer = &SheetCell{Text: w.answerText(w.solution()), Code: true, Detail: w.because()}
		}
		s.Rows = append(s.Rows, SheetRow{Cells: []*SheetCell{
			{Head: true, Text: strconv.Itoa(i + 1)}, {Text: w.say("ask." + w.Kind), Detail: w.plainGivens()}, answer,
		}})
	}
	return []*Sheet{s}
}

// printed is the exercises of a worksheet.
func (in *input) printed() []*problem {
	var list []*problem
	l := &in.state.Learning
	switch l.Lesson {
	case lecturePlace:
		for _, e := range slides(l.Slides) {
			list = append(list, pose(e))
		}
	case challengePlace:
		for i := range uint32(printCount) {
			list = append(list, challenge(l.Seed+i, l.Level))
		}
	default:
		at, _ := lesson.FindLesson(l.Lesson)
		for _, e := range at.Exercises {
			list = append(list, pose(e))
		}
	}
	return list
}

// plainGivens is the texts of an exercise in one paragraph, with what there is
// to choose from.
func (w *answered) plainGivens() string {
	text := ""
	switch w.Kind {
	case lesson.NextRule, lesson.Output:
		text = w.say("print.path", "path", w.quote(w.A), "n", strconv.Itoa(w.Step), "input", w.quote(w.trace.Input(int32(w.Step))))
	default:
		for _, row := range w.givens().Rows {
			text += w.say("print.given", "name", row.Cells[0].Text, "value", row.Cells[1].Text) + "\n"
		}
	}
	if choices := w.choices(); choices != nil && w.Kind != lesson.Invalid {
		for _, c := range choices {
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
