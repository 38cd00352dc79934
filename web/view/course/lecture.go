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

// lecture is where the sequence is put together: the slides, the one that is chosen as the room sees
// it, and what is said and asked at it.
func lecture(v *render.Context, c *page.Course) {
	l := &v.State.Learning
	all := model.Slides(l.Slides)
	c.Title = v.Words.Get("lecture.title")
	c.AddBlock("way", "").AddButton("lesson", lesson.HandbookPlace, v.Words.Get("course.back"))
	add := c.AddBlock("places", "")
	if len(all) < model.MostSlides {
		add.AddButton("slide-add", "", v.Words.Get("lecture.add"))
	} else {
		add.AddText(v.Words.Get("lecture.full", "n", strconv.Itoa(model.MostSlides)))
	}
	if len(all) == 0 {
		prose(v, c, "lecture.lead")
		decks(v, c)
		return
	}
	c.Class = "editor"
	add.AddButton("slide", "1", v.Words.Get("lecture.show")).Primary = true
	list := c.AddBlock("list", "")
	for i, e := range all {
		n := strconv.Itoa(i + 1)
		b := list.AddButton("slide-edit", n, v.ShownText(e.B)+"\n"+v.ShownText(e.A))
		b.Count = n
		b.SetPressed(i+1 == l.Chosen())
	}
	editSlide(v, c, l.Chosen(), len(all), &all[l.Chosen()-1])
	decks(v, c)
	prints(v, c).AddButton("print", "notes", v.Words.Get("print.notes"))
}

// decks adds the slides that are ready.
func decks(v *render.Context, c *page.Course) {
	b := c.AddBlock("decks", v.Words.Get("deck.title"))
	for _, d := range lesson.Decks() {
		b.AddButton("deck", d.ID, v.Words.Get("deck."+d.ID))
	}
}

// editSlide adds the slide that is chosen as it is shown, and beside it its place, what makes it a vote,
// and the note to it.
func editSlide(v *render.Context, c *page.Course, n, of int, slide *model.Slide) {
	face(v, c.AddSideBlock, slide)
	here := strconv.Itoa(n)
	b := c.AddBlock("edit", v.Words.Get("lecture.edit.title", "n", here))
	b.AddButton("reveal", "", v.Words.Get(revealing(&v.State.Learning)))
	b.AddButton("slide", here, v.Words.Get("lecture.from"))
	up := b.AddButton("slide-up", here, v.Words.Get("lecture.up"))
	if n == 1 {
		up.Idle = "true"
	}
	down := b.AddButton("slide-up", strconv.Itoa(n+1), v.Words.Get("lecture.down"))
	if n == of {
		down.Idle = "true"
	}
	b.AddButton("slide-drop", here, v.Words.Get("lecture.drop"))
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
	c.Class, c.Title = "presenting", v.Words.Get("lecture.place", "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(all)))
	face(v, c.AddBlock, &e).Begin = true
	keys := c.AddBlock("places", "")
	keys.AddButton("page", "back", v.Words.Get("lecture.back"))
	keys.AddButton("reveal", "", v.Words.Get(revealing(l)))
	keys.AddButton("page", "on", v.Words.Get("lecture.on"))
	openRun(v, &keys.ButtonRow, &e)
	keys.AddButton("slide", "0", v.Words.Get("lecture.end"))
	c.AddBlock("keys", "").AddText(v.Words.Get("lecture.keys"))
}

func revealing(l *model.Learning) (key string) {
	return map[bool]string{false: "lecture.reveal", true: "lecture.hide"}[l.Revealed]
}

// face adds what the room sees of a slide, and returns its first block.
func face(v *render.Context, add func(class, title string) *page.CourseBlock, e *model.Slide) (base *page.CourseBlock) {
	base = add("slide base", v.Words.Get("field.base"))
	addAddress(base, v.ShownText(e.A), "")
	addAddress(add("slide ref", v.Words.Get("field.ref")), v.ShownText(e.B), "")
	if e.Expected != "" {
		addAddress(add("slide", v.Words.Get("expected.label")), v.ShownText(e.Expected), "")
	}
	answering(v, lesson.Pose(e.Exercise), "").reveal(add, &e.Exercise, v.State.Learning.Revealed)
	return base
}

// openRun adds the way to the run of a slide, as it is prepared.
func openRun(v *render.Context, row *page.ButtonRow, slide *model.Slide) {
	name, value := "show-expected", slide.Expected+"\n"+slide.A+"\n"+slide.B
	if slide.Plays() {
		name, value = "slide-run", ""
	}
	row.AddButton(name, value, v.Words.Get("solution.open"))
}

// addAddress adds an address in pieces, and from where it comes.
func addAddress(b *page.CourseBlock, text, from string) {
	for _, piece := range pieces(text) {
		b.Prose = append(b.Prose, page.Prose{Text: piece, Code: true, From: from})
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
func (w *answered) reveal(add func(class, title string) *page.CourseBlock, e *lesson.Exercise, revealed bool) {
	target, reason := add("slide", w.say("target.label")), add("reason", "")
	target.Live = true
	switch {
	case !revealed:
		target.Class += " target-hidden"
		target.AddText(w.say("lecture.hidden"))
	case !w.Resolution.Done:
		target.AddText(w.say("target.none"))
	default:
		shown := page.Clip(w.Resolution.Target.Text, render.TargetBytes)
		for _, o := range w.Resolution.Provenance {
			if int(o.Target.End) <= len(shown) {
				addAddress(target, o.Target.In(shown), render.ProvenanceName(o))
			}
		}
		reason.AddText(w.reasonFor(e))
	}
}

// reasonFor returns from where the address follows that was expected, or else the first reason for
// the target that the main view has.
func (w *answered) reasonFor(e *lesson.Exercise) string {
	v := *w.Context
	if e.Expected == "" {
		v.State.ReadOnly = true // there is no button with what to write instead
		if reasons := explain.Why(&v); len(reasons) > 0 {
			return reasons[0].Text
		}
	}
	v.State.Base, v.State.Ref = e.A, e.B
	_, sentences := explain.Expected(&v, e.Expected, "")
	for _, s := range sentences {
		if s.About == "expected" {
			return s.Text
		}
	}
	return explain.Decided(w.Context).Text
}
