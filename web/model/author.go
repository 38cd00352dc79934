package model

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"uriplayground/web/page"
)

// What the author of a page, or a lecturer, puts at the steps of a run: notes, questions, and what
// is hidden until it is revealed. Attributes of an embed, fields of a permalink and slides have it in
// the same form:
//
//	notes  "12 text | 15 text"            what is said at steps 12 and 15
//	ask    "7,12"                         step 7 is asked for before it is shown, and step 12
//	hide   "target", "steps" or both      the target; the steps after the one with which it begins
//
// It is for one base and reference: with others it is gone.

// The most that a permalink may have of it.
const (
	MostNotes = 50  // of a run
	NoteBytes = 400 // of a note
	mostAsked = 50  // steps
)

// Note is what is said at a step.
type Note struct {
	Step int
	Text string
}

// Notes returns the notes in a text, in the order of their steps.
func Notes(text string) (list []Note) {
	for piece := range strings.SplitSeq(text, "|") {
		digits, said, _ := strings.Cut(strings.TrimSpace(piece), " ")
		step, err := strconv.Atoi(digits)
		said = page.Clip(strings.Join(strings.Fields(said), " "), NoteBytes)
		list = slices.DeleteFunc(list, func(n Note) bool { return err == nil && n.Step == step })
		if err == nil && step >= 0 && said != "" && len(list) < MostNotes {
			list = append(list, Note{step, said})
		}
	}
	slices.SortFunc(list, func(a, b Note) int { return cmp.Compare(a.Step, b.Step) })
	return list
}

// joinNotes returns the inverse of Notes.
func joinNotes(list []Note) string {
	var texts []string
	for _, n := range list {
		texts = append(texts, strconv.Itoa(n.Step)+" "+n.Text)
	}
	return strings.Join(texts, " | ")
}

// NoteAt returns what is said at a step; empty for nothing.
func NoteAt(notes string, step int) string {
	for _, n := range Notes(notes) {
		if n.Step == step {
			return n.Text
		}
	}
	return ""
}

// withNote returns the notes with another one at a step; an empty text takes it away.
func withNote(notes string, step int, text string) string {
	list := slices.DeleteFunc(Notes(notes), func(n Note) bool { return n.Step == step })
	return joinNotes(Notes(joinNotes(list) + "|" + strconv.Itoa(step) + " " + strings.ReplaceAll(text, "|", "¦")))
}

// Asked returns the steps that are asked for, from 1, in their order.
func Asked(text string) (steps []int) {
	for _, word := range words(text) {
		if n, err := strconv.Atoi(word); err == nil && n >= 1 && !slices.Contains(steps, n) && len(steps) < mostAsked {
			steps = append(steps, n)
		}
	}
	slices.Sort(steps)
	return steps
}

func joinAsked(steps []int) string {
	var words []string
	for _, n := range steps {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, ",")
}

// hideable is what can be hidden.
var hideable = [...]string{"target", "steps"}

// hidden returns what a text says is hidden, in one order.
func hidden(text string) string {
	named := words(text)
	return strings.Join(slices.DeleteFunc(slices.Clone(hideable[:]), func(name string) bool { return !slices.Contains(named, name) }), " ")
}

// Hides reports whether a target, or steps, are among what is hidden.
func Hides(list, what string) bool { return slices.Contains(strings.Fields(list), what) }

func (p *Prediction) hides(what string) bool { return Hides(p.Hide, what) }

func isGap(r rune) bool { return r == ',' || r == ' ' }

// AsksAt reports whether a step is among those that are asked for.
func AsksAt(text string, step int) bool { return slices.Contains(Asked(text), step) }

func words(text string) []string { return strings.FieldsFunc(text, isGap) }

// toggled returns a list of words with one of them added, or taken away.
func toggled(list []string, word string) []string {
	if i := slices.Index(list, word); i >= 0 {
		return slices.Delete(list, i, i+1)
	}
	return append(list, word)
}

// SetNotes says what is said at steps.
type SetNotes struct {
	act
	Text string
}

func (a SetNotes) reduce(s State, _ *Panels) State {
	s.Notes = joinNotes(Notes(a.Text))
	return s
}

// SetAsk chooses the steps that are asked for: those that are still to come.
type SetAsk struct {
	act
	Steps string
}

func (a SetAsk) reduce(s State, _ *Panels) State {
	before := s.Predict
	only := joinAsked(Asked(a.Steps))
	s.Predict = Prediction{On: only != "", Only: only, Hide: before.Hide}
	if only == "" && before.Known == 0 {
		s.Step = End // it stood before the question alone
	}
	return s.beginning(s.Step)
}

// SetHide hides the target, or the steps that are still to come, or both.
type SetHide struct {
	act
	What string
}

func (a SetHide) reduce(s State, _ *Panels) State {
	what := hidden(a.What)
	if what == "" {
		return Unhide{}.reduce(s, nil)
	}
	s.Predict.Hide = what
	return s.beginning(s.Step)
}

// StartAt says with which step the run begins: what is asked for and hidden comes later.
type StartAt struct {
	act
	N    int // End for no step: with the first thing that is asked for or hidden
	Anew bool
}

func (a StartAt) reduce(s State, _ *Panels) State {
	if a.Anew && s.Predict.On || s.Predict.Hide != "" {
		return s.beginning(a.N)
	}
	return SelectStep{N: a.N}.reduce(s, nil)
}

// beginning returns the state at a step after which everything is still to be asked for, or hidden.
func (s State) beginning(step int) State {
	if step < 0 || step >= s.Steps {
		step = End
	}
	p := &s.Predict
	*p = Prediction{On: p.On, Only: p.Only, Hide: p.Hide}
	if p.On || p.Hide != "" {
		p.Known = max(0, step)
	}
	s.Step, s.Playing = step, false
	return s
}

// Unhide shows what was hidden, and the run to its end, unless it began at a step or more of it is
// asked for.
type Unhide struct{ act }

func (Unhide) reduce(s State, _ *Panels) State {
	p := &s.Predict
	if (p.hides("target") || p.Known == 0) && !s.Awaits() {
		s.Step = End
	}
	p.Hide, s.Playing = "", false
	return s
}

// Unhides reports whether there is something to reveal, and nothing to be answered before.
func (s *State) Unhides() bool {
	return s.Resolves() && s.Predict.Hide != "" && (!s.Awaits() || s.Predict.Limit < s.Predict.Next) && !s.Predict.Review
}

// isPrepared reports whether there is something at the steps of the run.
func (s *State) isPrepared() bool { return s.Predict.On || s.Predict.Hide != "" || s.Notes != "" }

// prepares reports whether an action brings what it prepares for another run with it.
func prepares(a Action) bool {
	switch a.(type) {
	case OpenPermalink, ShowSlide, TurnPage, BackToSlide:
		return true
	}
	return false
}

// predictLinked returns the part of the prediction that the permalink of the state has.
func (s *State) predictLinked() Prediction {
	p := Prediction{On: s.Predict.On, Only: s.Predict.Only, Hide: s.Predict.Hide}
	if !s.ViewShown().Resolution {
		p = Prediction{On: s.Predict.On && s.Predict.Only == ""}
	}
	if known := s.Predict.Known; (p.On || p.Hide != "") && (s.Step == End || known > s.Step) {
		p.Known = known // more than the step says
	}
	return p
}

func (s *State) notesLinked() string {
	if !s.ViewShown().Resolution {
		return ""
	}
	return s.Notes
}

// prepared reads a field: of the last slide, if there is one.
func (d *permalinkReader) prepared(name, value string) bool {
	if len(d.slides) > 0 {
		d.slide(name, value)
		return true
	}
	var read Slide
	damaged := d.damaged
	d.damaged = false
	d.prepare(&read, name, value)
	switch p := &d.state.Predict; name {
	case "hide":
		p.Hide = read.Hide
	case "ask":
		if !p.On {
			p.On, p.Only = read.Ask != "", read.Ask
		}
	case "notes":
		d.state.Notes = read.Notes
	}
	ok := !d.damaged
	d.damaged = damaged
	return ok
}

// prepare reads what is prepared for the steps of a slide.
func (d *permalinkReader) prepare(slide *Slide, name, value string) {
	text := d.unescape(value)
	switch name {
	case "hide":
		slide.Hide = hidden(text)
		d.damaged = d.damaged || slide.Hide == "" && text != ""
	case "ask":
		slide.Ask = joinAsked(Asked(text))
		d.damaged = d.damaged || slide.Ask == "" && text != ""
	case "notes":
		slide.Notes = joinNotes(Notes(text))
		d.damaged = d.damaged || slide.Notes == "" && text != ""
	}
}

// At returns the step at which the slide that is edited is prepared, from 1: the one that was chosen, or
// else the first one at which there is something; 0 for none.
func (s *Slide) At(l *Learning) int {
	at := l.AtStep
	for _, n := range slices.Backward(Notes(s.Notes)) {
		if l.AtStep == 0 {
			at = n.Step
		}
	}
	if asked := Asked(s.Ask); l.AtStep == 0 && len(asked) > 0 && (at == 0 || asked[0] < at) {
		at = asked[0]
	}
	if at == 0 && l.AtStep == 0 && s.Hide != "" {
		at = 1
	}
	return max(0, at)
}

// preparing returns the state with the edited slide changed at the step that is chosen.
func (l Learning) preparing(change func(slide *Slide, at int)) Learning {
	return l.editing(func(slide *Slide) {
		if at := slide.At(&l); at > 0 {
			change(slide, at)
		}
	})
}
