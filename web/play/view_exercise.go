package play

import (
	"strconv"
	"strings"

	"uriplayground/web/lesson"
)

// exercise is the question, the ways to answer it, and what came of the answer.
func (in *input) exercise(p *problem) []*CourseBlock {
	w := in.answering(p, in.state.Learning.Answer)
	question := &CourseBlock{Class: "question", Title: w.say("ask." + w.Kind), Sheet: w.givens(), Begin: true}
	question.Sheet.Caption = question.Title
	list := []*CourseBlock{
		question,
		w.answers(&in.state.Learning),
		w.verdict(&in.state.Learning),
		{Class: "help", Acts: in.help(&w)},
	}
	for _, hint := range w.hints()[:min(len(w.hints()), in.state.Learning.Hints)] {
		list = append(list, &CourseBlock{Class: "hinted", Prose: runs(hint)})
	}
	if in.state.Learning.Solution {
		list = append(list, w.solved())
	}
	return list
}

// givens is the texts of an exercise under their names.
func (w *answered) givens() *Sheet {
	switch w.Kind {
	case lesson.NextRule:
		return w.buffers(w.Step + 1).sheet("buffers")
	case lesson.Output:
		return w.buffers(w.Step + 1).without(1).sheet("buffers")
	}
	names := map[string][2]string{
		lesson.Target:    {"base.label", "ref.label"},
		lesson.Reference: {"base.label", "wanted.label"},
		lesson.Rung:      {"compare.a.label", "compare.b.label"},
		lesson.State:     {"given.text", "given.part"},
	}[w.Kind]
	if names[0] == "" {
		names[0] = "given.text"
	}
	t := table{heads: []string{w.say("given.name"), w.say("given.value")}}
	t.rows = append(t.rows, []string{w.say(names[0]), w.shownText(w.A)})
	switch {
	case w.Kind == lesson.State:
		t.rows = append(t.rows, []string{w.say(names[1]), w.say("part." + w.B)})
	case names[1] != "":
		t.rows = append(t.rows, []string{w.say(names[1]), w.shownText(w.B)})
	}
	return t.sheet("givens")
}

// sheet draws a table; the first column names the rows.
func (t table) sheet(id string) *Sheet {
	s := &Sheet{ID: id, Heads: t.heads}
	for _, row := range t.rows {
		var cells []*SheetCell
		for i, text := range row {
			cells = append(cells, &SheetCell{Text: text, Head: i == 0, Code: i > 0 && id != "lines" || id == "lines" && i == 0})
		}
		s.Rows = append(s.Rows, SheetRow{Cells: cells})
	}
	return s
}

// without is the table without one of its columns.
func (t table) without(column int) table {
	cut := func(row []string) []string { return append(append([]string(nil), row[:column]...), row[column+1:]...) }
	out := table{heads: cut(t.heads)}
	for _, row := range t.rows {
		out.rows = append(out.rows, cut(row))
	}
	return out
}

// answers is the buttons to choose from, or the field to write into.
func (w *answered) answers(l *Learning) *CourseBlock {
	choices := w.choices()
	if choices == nil {
		return &CourseBlock{Class: "answer", Form: &Form{Name: "answer", Label: w.say("answer." + w.Kind), Button: w.say("answer.check"), Free: true}}
	}
	b := &CourseBlock{Class: "answer choices-" + w.Kind}
	for _, c := range choices {
		choice := Choice{Act: Act{"answer", c}, Text: w.answerText(c), Pressed: pressed(l.Tries > 0 && l.Answer == c)}
		if w.Kind == lesson.Invalid {
			choice.Title = w.say("answer.character", "n", c, "char", choice.Text)
		}
		b.Acts = append(b.Acts, choice)
	}
	return b
}

// verdict says whether the latest answer is right, and why.
func (w *answered) verdict(l *Learning) *CourseBlock {
	b := &CourseBlock{Class: "feedback", Live: true}
	if l.Tries == 0 {
		return b
	}
	is := "wrong"
	if w.accepts(w.answer) {
		is = "right"
	}
	b.Class += " " + is
	b.Prose = []Prose{{Text: w.say("answer."+is) + " " + w.feedback()}}
	return b
}

// help is what can be done besides answering.
func (in *input) help(w *answered) []Choice {
	l := &in.state.Learning
	var acts []Choice
	if n := len(w.hints()); l.Hints < n {
		text := w.say("exercise.hint", "n", strconv.Itoa(l.Hints+1), "of", strconv.Itoa(n))
		acts = append(acts, Choice{Act: Act{"hint", ""}, Text: text})
	}
	if !l.Solution {
		acts = append(acts, in.choice("solution", "", "exercise.solution"))
	}
	if l.Tries > 0 || l.Solution || l.Hints > 0 {
		acts = append(acts, in.choice("again", "", "exercise.again"))
	}
	return append(acts, in.onward())
}

// onward is the button to what comes next.
func (in *input) onward() Choice {
	l := &in.state.Learning
	at, i := lesson.FindLesson(l.Lesson)
	switch {
	case l.Lesson == challengePlace:
		return in.choice("seed", strconv.FormatUint(uint64(l.Seed+1), 10), "exercise.next")
	case l.Exercise < len(at.Exercises):
		return in.choice("exercise", strconv.Itoa(l.Exercise+1), "exercise.next")
	case i+1 < len(lesson.Course()):
		return in.choice("lesson", lesson.Course()[i+1].ID, "course.next")
	}
	return in.choice("lesson", "", "course.back")
}

// solved is the answer and how the core comes to it.
func (w *answered) solved() *CourseBlock {
	sheet := w.worked().sheet(map[bool]string{true: "lines", false: "worked"}[w.Kind == lesson.Target || w.Kind == lesson.Reference || w.Kind == lesson.Invalid])
	sheet.Caption = w.say("solution.title")
	b := &CourseBlock{
		Class: "solution", Title: w.say("solution.title"), Sheet: sheet,
		Prose: []Prose{{Text: w.say("solution.is") + " "}, {Text: w.answerText(w.solution()), Code: true}},
	}
	switch w.Kind {
	case lesson.Target, lesson.Reference:
		b.Acts = []Choice{{Act: Act{"show", w.r.Base.Text + " " + w.r.Ref.Text}, Text: w.say("solution.open")}}
	case lesson.NextRule, lesson.Output:
		// As the path of a URI it goes through the same buffers, unless it would
		// be read as an authority.
		if !strings.HasPrefix(w.A, "//") {
			b.Acts = []Choice{{Act: Act{"show", "x: x:" + w.A}, Text: w.say("solution.open")}}
		}
	}
	return b
}
