package course

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/track"
	"uriplayground/web/view/render"
)

// posed is a task in words, with what came of the latest answer to it.
type posed struct {
	*render.Context
	*track.Task
	learning *model.Learning
	verdict  track.Verdict // of the latest answer, while it is looked at
	wrong    bool          // it is, and is wrong
}

// screen makes the screen of the task that is asked.
func screen(v *render.Context) *page.Screen {
	l := &v.State.Learning
	w := &posed{Context: v, Task: l.Task(), learning: l}
	if l.Judged {
		w.verdict = w.Judge(l.Answer)
		w.wrong = !w.verdict.Right
	}
	s := &page.Screen{Kind: string(w.Action), Top: !v.State.Embedded}
	s.Back = page.Button{Command: page.Command{Name: "lesson"}, Text: "←", Title: w.say("course.to-start")}
	w.at(s)
	s.Question = inline(w.say(w.key("ask"), w.pairs()...))
	s.Givens = w.givens()
	s.Label = w.say("course.stage." + string(w.Action))
	if key := "course.how." + string(w.Action); w.Context.Words.Has(key) {
		s.How = w.say(key)
	}
	w.stage(s)
	s.Outcome = w.outcome()
	w.acts(&s.Acts)
	for n := 1; n <= l.Hints && w.Context.Words.Has(w.hint(n)); n++ {
		s.Hint += w.say(w.hint(n), w.pairs()...) + " "
	}
	return s
}

// at says where the task is: in a lesson, the review or the test.
func (w *posed) at(s *page.Screen) {
	l := w.learning
	at, i := track.Find(l.Lesson)
	if i < 0 {
		s.Lesson, s.Place = sittingPlace(w.Context)
		s.Lesson += " · " + s.Place // there are no bars
		return
	}
	tasks := model.TasksOf(at.ID)
	s.Lesson = strconv.Itoa(i) + " · " + w.say("track."+at.ID+".title")
	s.Place = w.say("course.place", "n", strconv.Itoa(l.Exercise), "of", strconv.Itoa(len(tasks)))
	for n := range tasks {
		s.Bars = append(s.Bars, map[bool]string{true: "done"}[n+1 < l.Exercise])
	}
	s.Bars[l.Exercise-1] = "now"
}

func (w *posed) say(key string, pairs ...string) string { return w.Context.Words.Get(key, pairs...) }

// key returns the key of a word of the task.
func (w *posed) key(name string) string { return w.Task.Words + "." + name }

// hint returns the key of the n-th hint: that of the screen, or what is true of its action.
func (w *posed) hint(n int) string {
	key := w.key("hint")
	switch {
	case n > 1:
		return ""
	case !w.Context.Words.Has(key):
		return "course.hint." + string(w.Action)
	}
	return key
}

// pairs returns what the words of a task may name.
func (w *posed) pairs() []string { return append(w.Pairs(), w.verdict.Pairs()...) }

// inline reads a word whose texts of addresses are between back-quotes.
func inline(text string) (runs []page.Prose) {
	for i, run := range strings.Split(text, "`") {
		if run != "" {
			runs = append(runs, page.Prose{Text: run, Code: i%2 == 1})
		}
	}
	return runs
}

// givens returns the texts that the question is about.
func (w *posed) givens() (list []page.Given) {
	add := func(key, text string) {
		if text != "" {
			list = append(list, page.Given{Name: w.say(key), Text: text})
		}
	}
	if w.Action == track.Run {
		add("course.given.path", w.Start)
		return list
	}
	add(w.baseKey("course.given.page"), w.Base)
	if w.Ref != "" || w.Action == track.Type && w.Blank == track.Target { // an empty link is one, too
		before, after := written(w.Base, w.Ref)
		list = append(list, page.Given{Name: w.say("course.given.link"), Before: before, Text: w.Ref, After: after, Origin: "ref"})
	}
	add("course.given.wanted", w.Wanted)
	return list
}

// baseKey returns the key of the word for the base: of the task where it is no page, else the one
// that is given.
func (w *posed) baseKey(page string) string {
	if own := w.key("given"); w.Context.Words.Has(own) {
		return own
	}
	return page
}

// written returns what a link stands in: what precedes it in its source, and what follows it.
func written(base, ref string) (before, after string) {
	switch path := track.Part(ref, "path"); {
	case strings.HasSuffix(base, ".css"):
		return `url("`, `")`
	case slices.ContainsFunc([]string{".png", ".svg", ".jpg"}, func(image string) bool { return strings.HasSuffix(path, image) }):
		return `<img src="`, `">`
	}
	return `<a href="`, `">`
}

// acts adds the buttons: the first is the one to go on with.
func (w *posed) acts(row *page.ButtonRow) {
	l := w.learning
	var first *page.Button
	switch {
	case l.Settled() && (l.Lesson == lesson.ReviewPlace || l.Exercise < len(model.TasksOf(l.Lesson))):
		first = row.AddButton("next", "", w.say("course.go.next"))
	case l.Settled():
		first = row.AddButton("next", "", w.say("course.go.end"))
	case l.Judged && w.Action == track.Run:
		first = row.AddButton("retry", "", w.say("course.go.undo"))
	case l.Judged:
		first = row.AddButton("retry", "", w.say("course.go.retry"))
	case w.Action == track.Run:
		row.AddButton("undo", "", w.say("course.go.undo-one")).Idle = map[bool]string{true: "true"}[l.Draft == ""]
		row.AddButton("restart", "", w.say("course.go.restart"))
	default:
		first = row.AddButton("check", "", w.say("course.go.check"))
	}
	if first != nil {
		first.Primary = true
	}
	if l.Lesson == lesson.TestPlace {
		row.AddButton("pass", "", w.say("course.test.pass"))
	}
	if l.Settled() {
		if w.Page != "" {
			row.AddButton("task-page", "", w.say("course.go.page"))
		}
		return
	}
	if l.Hints == 0 && w.Context.Words.Has(w.hint(1)) {
		row.AddButton("hint", "", w.say("course.go.hint"))
	}
	if l.Tries >= model.TriesBeforeSolution {
		row.AddButton("show-answer", "", w.say("course.go.answer"))
	}
}
