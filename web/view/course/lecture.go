package course

import (
	"slices"
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
	c.AddBlock("way", "").AddButton("lesson", lesson.HandbookPlace, v.Words.Get("course.back"))
	prose(v, c, "lecture.lead")
	add := c.AddBlock("places", "")
	if len(all) < model.MostSlides {
		add.AddButton("slide-add", "", v.Words.Get("lecture.add"))
	} else {
		add.AddText(v.Words.Get("lecture.full", "n", strconv.Itoa(model.MostSlides)))
	}
	decks(v, c)
	list := c.AddBlock("list", v.Words.Get("lecture.sequence"))
	if len(all) == 0 {
		list.AddText(v.Words.Get("lecture.empty"))
		return
	}
	add.AddButton("slide", "1", v.Words.Get("lecture.show"))
	prints(v, c).AddButton("print", "notes", v.Words.Get("print.notes"))
	list.Table = plainTable(v, "sequence", list.Title, "lecture.number", "base.label", "ref.label", "lecture.edit", "lecture.move", "lecture.drop")
	for i, e := range all {
		n := strconv.Itoa(i + 1)
		up := render.TextCell("")
		if i > 0 {
			up = render.TextCell(v.Words.Get("lecture.move.one", "n", n)).WithCommand("slide-up", n)
		}
		edit := render.TextCell(v.Words.Get("lecture.edit.one", "n", n)).WithCommand("slide-edit", n)
		if options := e.Options(); options != nil {
			edit.Detail = Letter(0) + "–" + Letter(len(options)-1)
		}
		edit.More = e.Note
		drop := render.TextCell(v.Words.Get("lecture.drop.one", "n", n)).WithCommand("slide-drop", n)
		list.Table.AddNamedRow(render.TextCell(n).WithCommand("slide", n), render.CodeCell(v.ShownText(e.A)), render.CodeCell(v.ShownText(e.B)), edit, up, drop)
	}
	if n := v.State.Learning.Edited; n > 0 {
		editSlide(v, c, n, &all[n-1])
	}
}

// decks adds the slides that are ready.
func decks(v *render.Context, c *page.Course) {
	b := c.AddBlock("places", v.Words.Get("deck.title"))
	for _, d := range lesson.Decks() {
		b.AddButton("deck", d.ID, v.Words.Get("deck."+d.ID))
	}
}

// editSlide adds what makes a slide a vote, and the note to it.
func editSlide(v *render.Context, c *page.Course, n int, slide *model.Slide) {
	b := c.AddBlock("edit", v.Words.Get("lecture.edit.title", "n", strconv.Itoa(n)))
	differing, options := lesson.Differing(slide.A, slide.B), slide.Options()
	switch {
	case options != nil:
		b.AddButton("slide-vote", "", v.Words.Get("lecture.vote.off"))
	case len(differing) > 0:
		b.AddButton("slide-vote", "", v.Words.Get("lecture.vote.on"))
	default:
		b.AddText(v.Words.Get("lecture.vote.none"))
	}
	if options != nil {
		answers := c.AddBlock("edit", "")
		answers.AddText(v.Words.Get("lecture.vote.beliefs", "n", strconv.Itoa(lesson.MostOptions-1)))
		for _, id := range differing {
			chosen := slices.ContainsFunc(options, func(o lesson.Option) bool { return o.Belief == id })
			answers.AddButton("slide-belief", string(id), v.Words.Get("belief."+string(id)+".name")).SetPressed(chosen)
		}
	}
	c.AddBlock("note", "").AddForm("slide-note", v.Words.Get("lecture.note"), v.Words.Get("lecture.note.keep"), slide.Note)
	prepare(v, c, slide)
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
	openRun(v, &keys.ButtonRow, &e)
	keys.AddButton("slide", "0", v.Words.Get("lecture.end"))
	c.AddBlock("keys", "").AddText(v.Words.Get("lecture.keys"))
}

// openRun adds the way to the run of a slide, as it is prepared.
func openRun(v *render.Context, row *page.ButtonRow, slide *model.Slide) {
	name, value := "show-expected", slide.Expected+"\n"+slide.A+"\n"+slide.B
	if slide.Plays() {
		name, value = "slide-run", ""
	}
	row.AddButton(name, value, v.Words.Get("solution.open"))
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
