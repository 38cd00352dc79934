package course

import (
	"strconv"

	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/predict"
	"uriplayground/web/view/render"
)

// prepare adds what is said at the steps of a slide, asked for and hidden. It is folded until it is
// used.
func prepare(v *render.Context, c *page.Course, w *answered, row *page.ButtonRow, slide *model.Slide) {
	steps := 0
	if w.Resolution.Trace != nil {
		steps = len(w.Resolution.Trace.Steps)
	}
	at := min(slide.At(&v.State.Learning), steps)
	if steps == 0 {
		return
	}
	row.AddButton("slide-at", map[bool]string{false: "1", true: "0"}[at > 0], v.Words.Get("prepare.open")).SetPressed(at > 0)
	if at == 0 {
		return
	}
	n, of := strconv.Itoa(at), strconv.Itoa(steps)
	place := c.AddBlock("edit at-step", v.Words.Get("prepare.at", "n", n))
	place.Live = true
	made := *w.Context
	made.State.Step = at
	place.AddText(explain.StepSentence(&made, &w.Resolution.Trace.Steps[at-1]))
	place.AddForm("slide-at", v.Words.Get("prepare.step", "n", of), v.Words.Get("prepare.go"), n)
	c.AddBlock("note", "").AddForm("slide-says", v.Words.Get("prepare.note"), "", model.NoteAt(slide.Notes, at)).Each = true
	marks := c.AddBlock("edit", "")
	if q := predict.NextQuestion(w.Context, at-1); q != nil && q.At == at-1 {
		marks.AddButton("slide-ask", n, v.Words.Get("prepare.ask")).SetPressed(model.AsksAt(slide.Ask, at))
		marks.AddText(v.Words.Get("predict.ask." + q.Kind))
	}
	for _, what := range []string{"target", "steps"} {
		marks.AddButton("slide-hide", what, v.Words.Get("prepare.hide."+what)).SetPressed(model.Hides(slide.Hide, what))
	}
	marks.AddButton("slide-run", "", v.Words.Get("prepare.try"))
	prepared(w, c, slide)
}

// prepared lists what there is at the steps, each with the way there.
func prepared(w *answered, c *page.Course, slide *model.Slide) {
	if slide.Notes == "" && slide.Ask == "" {
		return
	}
	list := c.AddBlock("list", "")
	list.Table = plainTable(w.Context, "sequence", w.say("prepare.title"), "prepare.column.step", "prepare.column.note", "prepare.column.ask")
	for at := range w.Resolution.Trace.Steps {
		note, asked := panes.StepNote(w.Context, slide.Notes, at+1), model.AsksAt(slide.Ask, at+1)
		if note.Text == "" && !asked {
			continue
		}
		n, ask := strconv.Itoa(at+1), ""
		if asked {
			ask = w.say("prepare.asked")
		}
		list.Table.AddNamedRow(render.TextCell(n).WithCommand("slide-at", n), render.TextCell(note.Text), render.TextCell(ask))
	}
}
