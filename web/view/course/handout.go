package course

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// printCount is how many generated exercises a worksheet has.
const printCount = 10

// question is an exercise on paper, with the answers to a vote if it is one.
type question struct {
	*answered
	options []lesson.Option
	note    string
	votes   bool // by cards
}

// Sheets returns what is printed: a worksheet, its solutions or the speaker's notes; nothing where
// none was asked for.
func Sheets(v *render.Context) []*page.Table {
	l := &v.State.Learning
	switch l.Printed {
	case "worksheet", "solution":
		return handout(v, questions(v), l.Printed == "solution")
	case "notes":
		return notes(v, questions(v))
	}
	return nil
}

// questions returns the exercises of a worksheet.
func questions(v *render.Context) (list []question) {
	l := &v.State.Learning
	add := func(p *lesson.Problem) *question {
		list = append(list, question{answered: answering(v, p, "")})
		return &list[len(list)-1]
	}
	for _, s := range model.Slides(l.Linked().Slides) {
		q := add(lesson.Pose(s.Exercise))
		q.options, q.note = s.Options(), s.Note
		q.votes = q.options != nil
	}
	at, _ := lesson.FindLesson(l.Lesson)
	for _, e := range at.Exercises {
		add(lesson.Pose(e))
	}
	for i := uint32(0); l.Lesson == lesson.ChallengePlace && i < printCount; i++ {
		add(lesson.Challenge(l.Seed+i, l.Level)).findFiles()
	}
	return list
}

// findFiles makes a question for the target one for a file, among those to which mistakes lead, where
// all of these are in one tree of folders.
func (q *question) findFiles() {
	if q.Kind != lesson.Target {
		return
	}
	ids := lesson.Differing(q.A, q.B)
	q.options = lesson.Options(q.A, q.B, ids[:min(len(ids), lesson.MostOptions-1)])
	if q.tree() == nil {
		q.options = nil
	}
}

// sheet returns a printed table with its title, under which it says what it is of.
func sheet(v *render.Context, what string, heads ...string) *page.Table {
	l := &v.State.Learning
	s := plainTable(v, "printed", "", heads...)
	s.Title = v.Words.Get("print." + what + ".title")
	switch at, i := lesson.FindLesson(l.Lesson); {
	case i >= 0:
		s.Caption = v.Words.Get("course." + at.ID + ".title")
	case l.Lesson == lesson.ChallengePlace:
		s.Caption = v.Words.Get("print.seed", "level", strconv.Itoa(l.Level), "seed", l.SeedText())
	case l.Lesson == lesson.LecturePlace:
		var texts []string
		for _, slide := range model.Slides(l.Slides) {
			texts = append(texts, slide.A, slide.B, slide.Vote) // on which the letters depend
		}
		s.Caption = v.Words.Get("print.slides", "seed", strconv.Itoa(int(lesson.Shuffled(texts...)%10000)))
	}
	return s
}

// handout returns questions with room for the answers, or with these. The room for a run follows its
// question.
func handout(v *render.Context, list []question, solved bool) []*page.Table {
	what := "worksheet"
	if solved {
		what = "solution"
	}
	s := sheet(v, what, "lecture.number", "print.question", "print.answer")
	if !solved {
		s.Note = v.Words.Get("print.person")
	}
	sheets, votes := []*page.Table{s}, false
	for i, q := range list {
		if s == nil {
			s = plainTable(v, "printed", "", "lecture.number", "print.question", "print.answer")
			sheets = append(sheets, s)
		}
		ask, answer := render.TextCell(q.say("ask."+q.Kind)), q.room(solved)
		ask.Detail = q.plainGivens()
		if q.tree() != nil {
			ask.Text = q.say("print.file")
		}
		s.AddNamedRow(render.TextCell(strconv.Itoa(i+1)), ask, answer)
		if q.Trace != nil {
			sheets, s = append(sheets, q.run(solved)), nil
		}
		votes = votes || q.votes
	}
	if votes && !solved {
		sheets = append(sheets, cards(v))
	}
	return sheets
}

// room returns where the answer is ticked or written, or the answer.
func (q *question) room(solved bool) *page.TableCell {
	var c *page.TableCell
	tick := func(right bool) string {
		if right && solved {
			return "☒ "
		}
		return "☐ "
	}
	var lines []string
	switch {
	case q.tree() != nil:
		c = render.TextCell(q.tree().text(func(i int) string {
			if i == here {
				return "← " + q.say("base.label")
			}
			return tick(q.options[i].Belief == "") + Letter(i)
		}))
		c.Class = "files"
	case q.options != nil:
		for i, o := range q.options {
			lines = append(lines, tick(o.Belief == "")+Letter(i)+"  "+page.Visible(o.Text))
		}
	case q.Choices() != nil && q.Kind != lesson.Invalid:
		for _, choice := range q.Choices() {
			lines = append(lines, tick(q.Accepts(choice))+q.answerText(choice))
		}
	case solved:
		c = render.CodeCell(q.answerText(q.Solution()))
	default:
		c = render.CodeCell("")
		c.Class = "to-fill"
	}
	if c == nil {
		c = render.TextCell(strings.Join(lines, "\n"))
		c.Class = "ticks"
	}
	if solved {
		c.Detail = q.because()
	}
	return c
}

// moreRows is how many rows there are for a run beyond those that it needs.
const moreRows = 2

// run returns the buffers after each step, or rows for them.
func (q *question) run(solved bool) *page.Table {
	t := q.buffers(q.Step+1, true)
	if q.Kind == lesson.NextRule && solved {
		t = q.buffers(q.Step+2, true)
	}
	if !solved {
		for i := range t.rows[1:] {
			t.rows[i+1] = make([]string, len(t.heads))
		}
		for range moreRows {
			t.add(make([]string, len(t.heads))...)
		}
	}
	s := t.pageTable("printed run")
	if !solved {
		s.ID = "printed run to-fill"
	}
	return s
}

// cards returns the letters to vote with, to be cut out.
func cards(v *render.Context) *page.Table {
	s := plainTable(v, "printed cards", "")
	s.Title = v.Words.Get("print.cards.title")
	for i := range lesson.MostOptions {
		s.AddRow("", render.TextCell(Letter(i)))
	}
	return s
}

// notes returns what the speaker has in hand: whose answers there are to a slide, what to say to
// them, and the note.
func notes(v *render.Context, list []question) []*page.Table {
	s := sheet(v, "notes", "lecture.number", "print.question", "print.answer")
	for i, q := range list {
		ask := render.TextCell("")
		ask.Detail, ask.More = q.plainGivens(), q.note
		answer := render.TextCell(q.answerText(q.Solution()))
		answer.Detail = q.because()
		if q.options != nil {
			answer = render.TextCell(q.said())
		}
		answer.Class = "ticks"
		s.AddNamedRow(render.TextCell(strconv.Itoa(i+1)), ask, answer)
	}
	return []*page.Table{s}
}

// said returns each answer to a vote with its belief, and the reason for the right one.
func (q *question) said() string {
	var lines []string
	for i, o := range q.options {
		sign, why := "✓ ", q.because()
		if o.Belief != "" {
			sign, why = "", q.say("belief."+string(o.Belief)+".name")+". "+q.say("belief."+string(o.Belief))
		}
		lines = append(lines, sign+Letter(i)+"  "+page.Visible(o.Text)+"\n"+why)
	}
	return strings.Join(lines, "\n\n")
}

// plainGivens returns the texts of an exercise in one paragraph, with the characters to choose from.
func (w *answered) plainGivens() string {
	if w.Trace != nil {
		return w.say("print.path", "path", w.quote(w.A), "n", strconv.Itoa(w.Step), "input", w.quote(w.Trace.Input(int32(w.Step))))
	}
	text := ""
	for _, row := range w.givens().Rows {
		text += w.say("print.given", "name", row.Cells[0].Text, "value", row.Cells[1].Text) + "\n"
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

// folder is a folder of a tree, or a file in one, with the answers that name it.
type folder struct {
	name    string
	inside  []*folder
	options []int // indexes of the answers
}

// here stands for the base among the answers in a tree.
const here = -1

// tree returns the folders that the base and the answers to a vote name, if all of the answers are
// files on its host; else nil.
func (q *question) tree() *folder {
	if q.options == nil {
		return nil
	}
	head := beforePath(q.A)
	root := &folder{name: page.Visible(head)}
	if names := names(head, q.A); names != nil {
		root.add(names, here)
	}
	for i, o := range q.options {
		names := names(head, o.Text)
		if names == nil {
			return nil
		}
		root.add(names, i)
	}
	return root
}

// names returns the names of the folders and of the file in an address that begins so; nil if it is
// not of such names alone.
func names(head, text string) []string {
	parsed := core.Parse(text, core.RFC3986)
	path := parsed.Part("path").In(text)
	if text != head+path || !strings.HasPrefix(path, "/") || strings.Contains(path, "/.") || strings.Contains(path, "//") {
		return nil
	}
	return strings.SplitAfter(path[1:], "/")
}

// add puts an answer into a folder, at the end of these names.
func (f *folder) add(names []string, option int) {
	if len(names) == 0 || names[0] == "" {
		f.options = append(f.options, option)
		return
	}
	for _, in := range f.inside {
		if in.name == names[0] {
			in.add(names[1:], option)
			return
		}
	}
	in := &folder{name: page.Visible(names[0])}
	f.inside = append(f.inside, in)
	in.add(names[1:], option)
}

// text returns a tree in lines, with what mark says of the answers.
func (f *folder) text(mark func(option int) string) string {
	line := func(f *folder, before string) string {
		text := before + f.name
		for _, option := range f.options {
			text += "  " + mark(option)
		}
		return text
	}
	root := *f
	root.name += "/"
	lines := []string{line(&root, "")}
	var walk func(f *folder, indent string)
	walk = func(f *folder, indent string) {
		for i, in := range f.inside {
			branch, below := "├─ ", "│  "
			if i == len(f.inside)-1 {
				branch, below = "└─ ", "   "
			}
			lines = append(lines, line(in, indent+branch))
			walk(in, indent+below)
		}
	}
	walk(f, "")
	return strings.Join(lines, "\n")
}
