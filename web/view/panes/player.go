package panes

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// Player returns the timeline's controls and the current step in words.
func Player(v *render.Context) *page.Player {
	p := &page.Player{
		Label:      v.Words.Get("player.label"),
		Count:      v.State.Steps,
		Done:       v.Done(),
		Place:      v.Words.Get("player.place", "n", strconv.Itoa(v.Done()), "of", strconv.Itoa(v.State.Steps)),
		Short:      strconv.Itoa(v.Done()) + "/" + strconv.Itoa(v.State.Steps),
		Speed:      v.State.Speed,
		SpeedLabel: v.Words.Get("player.speed"),
		Controls:   buttons(v),
		Live:       Live(v),
	}
	for i := range model.Speeds() {
		p.Speeds = append(p.Speeds, v.Words.Get("player.speed."+strconv.Itoa(i)))
	}
	if v.State.Hides() {
		p.Count, p.Short = v.State.Predict.Limit, strconv.Itoa(v.Done())+"/?"
		p.Place = v.Words.Get("predict.place", "n", strconv.Itoa(v.Done()))
	}
	Say(v, p)
	if v.State.Resolves() {
		p.Note = StepNote(v, v.State.Notes, v.Done())
	}
	return p
}

// StepNote returns what an author says at a step.
func StepNote(v *render.Context, notes string, step int) page.StepNote {
	text := model.NoteAt(notes, step)
	if text == "" {
		return page.StepNote{}
	}
	n := strconv.Itoa(step)
	return page.StepNote{Slot: "step-" + n, Label: v.Words.Get("note.at", "n", n), Text: page.VisibleSentence(text)}
}

// Live reports whether the sentence is worth announcing: not while something plays or is typed, nor
// where what came of an answer is said instead.
func Live(v *render.Context) bool {
	return !v.State.Playing && !v.State.Typing && !v.State.Predict.Review
}

func buttons(v *render.Context) []page.Control {
	play := "play"
	if v.State.Playing {
		play = "pause"
	}
	primary, idle := "primary", ""
	if v.State.Asks() || timeline.Length(v.Resolution.Trace) == 0 { // what is asked, or mends it, comes first
		primary, idle = "", "true"
	}
	if v.State.Predict.Review { // the next question comes first
		primary = ""
	}
	var list []page.Control
	for _, b := range []struct{ do, word, sign, keys, key, class, idle string }{
		{"first", "first", "|◀", "Home", v.Words.Get("key.home"), "quiet", ""},
		{"back", "back", "◀", "ArrowLeft", "←", "quiet", ""},
		{"play", play, v.Words.Get("player." + play), "Space", v.Words.Get("key.space"), primary, idle},
		{"next", "next", "▶", "ArrowRight", "→", "quiet", idle},
		{"last", "last", "▶|", "End", v.Words.Get("key.end"), "quiet", idle},
	} {
		title := v.Words.Get("player." + b.word)
		list = append(list, page.Control{
			Do: b.do, Text: b.sign, Title: title, Class: b.class, Keys: b.keys, Hint: title + " (" + b.key + ")", Skip: b.do != "play", Idle: b.idle,
		})
	}
	return list
}

// Say puts the current step into words.
func Say(v *render.Context, p *page.Player) {
	s, ok := v.Present()
	switch {
	case !v.Resolution.Done && (timeline.Length(v.Resolution.Trace) == 0 || v.State.Step == model.End):
		if p.Say = explain.AnswerCell(v, v.Resolution).Text; explain.ByPartialForm(v) {
			p.Say = explain.WhyNone(v, v.Resolution)
		}
	case v.State.Step == model.End && v.Resolution.Base.Dialect != core.RFC3986 && v.Resolution.Done:
		p.Say, p.Ended = v.Words.Get("spoken.target", "target", SpokenTarget(v)), true
	case v.State.Step == model.End:
		p.Say, p.Ended = v.Words.Get("say.end"), true
	case !ok:
		p.Say = v.Words.Get("say.start")
		if v.State.Predict.On && v.State.Predict.Only == "" {
			p.Say = v.Words.Get("say.predict")
		}
	default:
		p.Cite = v.Cite(s.Rule)
		p.Say = explain.StepSentence(v, s)
		if byStandard(v) {
			p.Cite = explain.CiteState(v, v.Resolution.Trace, v.Done()-1)
			if _, _, name := core.URLStep(v.Resolution.Trace, v.Done()-1); name != syntax.NoFault {
				p.Fault = v.Words.Get("url.error", "name", name.String())
			}
		}
		if brief := explain.Brief(v, s); brief != "" && brief != p.Say {
			p.Say, p.Whole = brief, p.Say
		}
	}
}
