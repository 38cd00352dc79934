package course

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// lecture is where the sequence is put together: the slides, the one that is chosen as the room sees
// it, and what is asked, shown and said at it. Before there is one, it shows what the first would be.
func lecture(v *render.Context, c *page.Course) {
	l := &v.State.Learning
	all := model.Slides(l.Slides)
	n := strconv.Itoa(len(all))
	c.Class = "editor"
	if len(all) == 0 {
		c.Class, c.Title = "editor first", v.Words.Get("lecture.title")
		decks(v, c).Fold = false
		c.AddBlock("way", "").AddButton("lesson", lesson.HandbookPlace, v.Words.Get("course.back"))
		first := []model.Slide{{Exercise: v.State.Exercise()}}
		chosenFace(v, c, first, 1)
		below := c.AddSideBlock("toolbar", "")
		below.AddButton("slide-add", "", v.Words.Get("lecture.add", "n", "1")).Primary = true
		below.AddButton("reveal", "", v.Words.Get(revealing(l)))
		below.AddText(v.Words.Get("lecture.lead"))
		return
	}
	title := "lecture.title.many"
	if len(all) == 1 {
		title = "lecture.title.one"
	}
	c.Title = v.Words.Get(title, "n", n)
	chosen := &all[l.Chosen()-1]
	here := strconv.Itoa(l.Chosen())
	list := c.AddBlock("list", "")
	list.Moves = true
	for i, e := range all {
		n := strconv.Itoa(i + 1)
		b := list.AddButton("slide-edit", n, v.ShownText(e.B)+"\n"+v.ShownText(e.A))
		b.Count = n
		b.SetPressed(i+1 == l.Chosen())
	}
	moved := c.AddBlock("spoken", "")
	if moved.Live = true; l.Moved != "" {
		moved.AddText(v.Words.Get("lecture.moved", "n", l.Moved, "of", n))
	}
	c.AddBlock("show", "").AddButton("slide", "1", v.Words.Get("lecture.show")).Primary = true
	add := c.AddBlock("places", "")
	if len(all) < model.MostSlides {
		add.AddButton("slide-add", "", v.Words.Get("lecture.add", "n", strconv.Itoa(len(all)+1)))
	} else {
		add.AddText(v.Words.Get("lecture.full", "n", n))
	}
	if chosen.A != v.State.Base || chosen.B != v.State.Ref || chosen.Expected != v.State.Expect.Target {
		add.AddButton("slide-replace", "", v.Words.Get("lecture.replace", "n", here))
	}
	more := c.AddBlock("menu", v.Words.Get("linkpanel.more"))
	more.Fold = true
	more.AddButton("slide", here, v.Words.Get("lecture.from"))
	if !v.State.Embedded {
		more.AddButton("speaker", "", v.Words.Get("lecture.speaker"))
	}
	for i, name := range []string{"lecture.up", "lecture.down"} {
		to := l.Chosen() - 1 + 2*i
		if b := more.AddButton("slide-move", here+" "+strconv.Itoa(to), v.Words.Get(name)); to < 1 || to > len(all) {
			b.Idle = "true"
		}
	}
	more.AddButton("slide-drop", here, v.Words.Get("lecture.drop"))
	more.AddButton("lesson", lesson.HandbookPlace, v.Words.Get("course.back"))
	editSlide(v, c, all)
	decks(v, c)
	prints(v, c).AddButton("print", "notes", v.Words.Get("print.notes"))
}

// decks adds the slides that are ready, each with its links.
func decks(v *render.Context, c *page.Course) *page.CourseBlock {
	b := c.AddBlock("decks", v.Words.Get("deck.title"))
	b.Fold = true
	for _, d := range lesson.Decks() {
		var links []string
		for _, e := range model.Slides(d.Slides) {
			if !slices.Contains(links, e.B) && e.B != "" {
				links = append(links, e.B)
			}
		}
		b.AddButton("deck", d.ID, v.Words.Get("deck."+d.ID)+"\n"+strings.Join(links, " · "))
	}
	return b
}

// chosenFace adds the slide that is chosen as the room sees it, and returns its resolution and the usual question.
func chosenFace(v *render.Context, c *page.Course, all []model.Slide, n int) (w *answered, ask string) {
	slide := &all[n-1]
	ask = usualQuestion(v, all, n)
	c.AddFaceBlock("asked", "").AddText(cmp.Or(strings.TrimSpace(slide.Question), ask))
	w = answering(v, lesson.Pose(slide.Exercise), "")
	w.face(v, c, c.AddFaceBlock, slide)
	return w, ask
}

// editSlide adds the slide that is chosen, and beside it what is asked, what follows the target, what makes
// it a vote, and the notes.
func editSlide(v *render.Context, c *page.Course, all []model.Slide) {
	l := &v.State.Learning
	slide := &all[l.Chosen()-1]
	w, ask := chosenFace(v, c, all, l.Chosen())
	b := c.AddSideBlock("toolbar", "")
	b.AddButton("reveal", "", v.Words.Get(revealing(l)))
	b.AddText(v.Words.Get("lecture.keys"))
	field := func(name, value, hint string, rows int) {
		f := c.AddBlock("note", "").AddForm("slide-"+name, v.Words.Get("lecture."+name), "", value)
		f.Each, f.Rows, f.Hint = true, rows, hint
	}
	field("question", slide.Question, ask, 2)
	after := c.AddBlock("edit", v.Words.Get("lecture.after"))
	for _, what := range []string{model.ShowReason, model.ShowMachine, model.ShowNothing} {
		after.AddButton("slide-after", what, v.Words.Get("lecture.after."+cmp.Or(what, "reason"))).SetPressed(slide.After == what)
	}
	field("note", slide.Note, "", 4)
	differing, options := lesson.Differing(slide.A, slide.B), slide.Options()
	more := c.AddBlock("edit", "")
	switch {
	case options != nil:
		more.AddButton("slide-vote", "", v.Words.Get("lecture.vote")).Pressed = "true"
		answers := c.AddBlock("edit", "")
		answers.AddText(v.Words.Get("lecture.vote.beliefs", "n", strconv.Itoa(lesson.MostOptions-1)))
		for _, id := range differing {
			chosen := slices.ContainsFunc(options, func(o lesson.Option) bool { return o.Belief == id })
			answers.AddButton("slide-belief", string(id), v.Words.Get("belief."+string(id)+".name")).SetPressed(chosen)
		}
	case len(differing) > 0:
		more.AddButton("slide-vote", "", v.Words.Get("lecture.vote")).Pressed = "false"
	}
	prepare(v, c, w, &more.ButtonRow, slide)
}

// usualQuestion returns what is asked at a slide without words of the lecturer: what differs from the slide
// before it.
func usualQuestion(v *render.Context, all []model.Slide, n int) string {
	key := "vote.question"
	if n > 1 {
		switch before, slide := &all[n-2], &all[n-1]; {
		case before.B == slide.B && before.A != slide.A:
			key = "lecture.ask.page"
		case before.A == slide.A && before.B != slide.B:
			key = "lecture.ask.link"
		}
	}
	return v.Words.Get(key)
}

// slide is one of the sequence in big type, its target hidden until revealed.
func slide(v *render.Context, c *page.Course) {
	l := &v.State.Learning
	all := model.Slides(l.Slides)
	e := &all[l.Slide-1]
	ask := cmp.Or(strings.TrimSpace(e.Question), usualQuestion(v, all, l.Slide))
	if v.State.Presents() {
		speaker(v, c, all, ask)
		return
	}
	if options := e.Options(); options != nil {
		vote(v, c, e, options)
		c.Title = ask
		return
	}
	c.Class, c.Title = "presenting", ask
	answering(v, lesson.Pose(e.Exercise), "").face(v, c, c.AddBlock, e).Begin = true
	keys := c.AddBlock("places", "")
	keys.AddText(v.Words.Get("lecture.place", "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(all))))
	openRun(v, &keys.ButtonRow)
	keys.AddButton("page", "back", "‹").Title = v.Words.Get("lecture.back")
	keys.AddButton("page", "on", "›").Title = v.Words.Get("lecture.on")
	keys.AddButton("slide", "0", "✕").Title = v.Words.Get("lecture.end")
}

func revealing(l *model.Learning) (key string) {
	return map[bool]string{false: "lecture.reveal", true: "lecture.hide"}[l.Revealed]
}

// face adds what the room sees of a slide below the question, and returns its first block.
func (w *answered) face(v *render.Context, c *page.Course, add func(class, title string) *page.CourseBlock, e *model.Slide) (base *page.CourseBlock) {
	address := func(class, title, text string) *page.CourseBlock {
		b := add(class, title)
		addAddress(b, v.ShownText(text), "")
		c.Letters = max(c.Letters, lettersOf(v.ShownText(text)))
		return b
	}
	base = address("slide base", fieldName(v, "base"), e.A)
	address("slide ref", fieldName(v, "ref"), e.B)
	if e.Expected != "" {
		address("slide", v.Words.Get("expected.label"), e.Expected)
	}
	c.Letters = max(c.Letters, lettersOf(page.Clip(w.Resolution.Target.Text, render.TargetBytes)))
	w.reveal(&v.State, add, e)
	return base
}

// openRun adds the way to the run of the slide that is shown, as it is prepared.
func openRun(v *render.Context, row *page.ButtonRow) {
	row.AddButton("slide-run", "", v.Words.Get("solution.open"))
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

// reveal is the target and what follows it, or the place of them. In the place of the target are as many letters,
// so that nothing moves when it is revealed.
func (w *answered) reveal(s *model.State, add func(class, title string) *page.CourseBlock, e *model.Slide) {
	target, reason := add("slide", w.say("target.leads")), add("reason", "")
	target.Live = true
	revealed := s.Learning.Revealed
	if !w.Resolution.Done {
		target.AddRun(w.say("target.none"), true)
	} else {
		shown := page.Clip(w.Resolution.Target.Text, render.TargetBytes)
		for _, o := range w.Resolution.Provenance {
			if int(o.Target.End) <= len(shown) {
				addAddress(target, o.Target.In(shown), render.ProvenanceName(o))
			}
		}
	}
	if revealed {
		target.Class += " target-shown"
	} else {
		target.Class += " target-hidden"
		for i := range target.Prose {
			target.Prose[i].Text = strings.Map(unknown, target.Prose[i].Text)
		}
	}
	switch {
	case s.RoomKnown().Blocked:
		reason.AddText(w.say("speaker.blocked"))
	case !revealed && s.Learning.Slide > 0 && !s.Presents():
		reason.AddText(w.say("lecture.hint"))
	case !revealed || !w.Resolution.Done:
	case e.After == model.ShowMachine:
		reason.AddText(w.say("lecture.hint.machine"))
	case e.After == model.ShowReason:
		reason.AddText(w.reasonFor(&e.Exercise))
	}
}

// unknown returns what takes the place of a character of a target that nobody sees yet.
func unknown(r rune) rune {
	if lower := r | 0x20; '0' <= r && r <= '9' || 'a' <= lower && lower <= 'z' {
		return '0'
	}
	return r
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
