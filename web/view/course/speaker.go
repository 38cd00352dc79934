package course

import (
	"cmp"
	"strconv"
	"strings"

	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/render"
)

// speaker is the presenter view: what the room sees, what comes next, the notes, and the time.
func speaker(v *render.Context, c *page.Course, all []model.Slide, ask string) {
	l, room := &v.State.Learning, v.State.RoomKnown()
	e := &all[l.Slide-1]
	c.Class = "speaker"
	sees := "speaker.room"
	if v.State.Black {
		sees, c.Class = "speaker.black", "speaker black"
	}
	options := e.Options()
	c.Title = v.Words.Get(sees, "n", strconv.Itoa(l.Slide), "of", strconv.Itoa(len(all)))
	switch {
	case options != nil && !l.Revealed:
		c.Title += v.Words.Get("colon") + v.Words.Get("vote.now."+voteStages[l.Stage].now)
	case room.Steps > 0:
		c.Title += v.Words.Get("colon") + v.Words.Get("prepare.at", "n", strconv.Itoa(room.Step)+"/"+strconv.Itoa(room.Steps))
	}
	c.AddFaceBlock("asked", "").AddText(ask)
	w := answering(v, lesson.Pose(e.Exercise), "")
	w.face(v, c, c.AddFaceBlock, e)
	clock := c.AddBlock("clock", "")
	clock.AddText(room.Elapsed)
	clock.Title = room.Time
	if !room.Heard {
		alone := c.AddBlock("unheard", "")
		alone.Live = true
		alone.AddText(v.Words.Get("speaker.alone"))
	}
	next := c.AddBlock("following", v.Words.Get("speaker.next"))
	switch {
	case !l.Revealed:
		next.AddText(v.Words.Get("target.leads") + " ")
		addAddress(next, page.Clip(w.Resolution.Target.Text, render.TargetBytes), "")
	case l.Slide == len(all):
		next.AddText(v.Words.Get("speaker.last"))
	default:
		following := &all[l.Slide]
		next.AddText(strconv.Itoa(l.Slide+1) + "  ")
		next.AddRun(v.ShownText(following.B), true)
		next.AddText(" ")
		next.AddRun(v.ShownText(following.A), true)
	}
	notes := c.AddBlock("notes", v.Words.Get("speaker.notes"))
	step := ""
	if room.Steps > 0 {
		step = panes.StepNote(v, e.Notes, room.Step).Text
	}
	notes.AddText(cmp.Or(strings.TrimSpace(e.Note+"\n"+step), v.Words.Get("speaker.none")))
	if options != nil {
		q := question{answered: w, options: options}
		c.AddBlock("votes", "").AddText(q.said())
	}
	keys := c.AddSideBlock("places", "")
	keys.AddButton("tell", "PageUp", v.Words.Get("lecture.back"))
	on := "lecture.on"
	if !l.Revealed && options == nil && !e.Plays() {
		on = "lecture.reveal"
	}
	keys.AddButton("tell", "PageDown", v.Words.Get(on)).Primary = true
	keys.AddButton("tell", "b", v.Words.Get("speaker.blacken")).SetPressed(v.State.Black)
}
