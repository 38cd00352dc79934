package model

import (
	"strconv"
	"strings"

	"uriplayground/core"
)

// Prediction is the learner's progress in foretelling the resolution. It is a value.
type Prediction struct {
	On     bool   // steps are asked for before they are shown
	Only   string // those of them that an author asks for; "" for all: see author.go
	Hide   string // what an author hides until it is revealed: "target", "steps", "target steps" or ""
	Typed  bool   // by the buffers after them, where these are short enough, not by their rule
	Known  int    // how many steps are known: foretold, given up, or seen before
	Limit  int    // how many may be shown: as far as the next question, or as what is hidden; kept by the Session
	Next   int    // how many there are before the next question; kept by the Session
	Review bool   // the latest answer is being looked at
	At     int    // the step that it was about, from 0
	Kind   string // of the question
	Answer string // the latest one; empty where it was given up
	GaveUp bool   // it was
	Belief string // that leads to it; see Answered
	Draft  string // the two buffers as they were typed or moved so far, each on a line; "" for as they were
	Taken  Piece  // what was picked up of them
	Asked  int    // questions that were answered or given up
	Right  int    // that were answered rightly
	Missed *Missed
}

// Missed is the steps that were not predicted rightly, the latest first; nil for none. It does
// not change.
type Missed struct {
	Step   int // how many are made once it is
	Before *Missed
}

// Hides reports whether there are steps that must not be shown yet.
func (s *State) Hides() bool {
	return (s.Predict.On || s.Predict.Hide != "") && s.Resolves() && s.Predict.Limit < s.Steps
}

// HidesTarget reports whether the target must not be shown yet: in a lecture, the last step
// makes it.
func (s *State) HidesTarget() bool {
	return s.Resolves() && (s.Awaits() || s.Predict.hides("target") || s.Lecture && s.Done() < s.Steps)
}

// ShowsTargetAlone reports whether the target is shown, and how it is made is hidden.
func (s *State) ShowsTargetAlone() bool {
	return s.Hides() && s.Predict.hides("steps") && !s.HidesTarget()
}

// Awaits reports whether there is a question ahead.
func (s *State) Awaits() bool { return s.Predict.On && s.Predict.Next < s.Steps }

// Asks reports whether a step is asked for.
func (s *State) Asks() bool {
	return s.Hides() && s.Awaits() && !s.Predict.Review && s.Done() == s.Predict.Next
}

// Shown returns how many steps may be drawn: where only the target is hidden, those that are made.
func (s *State) Shown() int {
	if s.Predict.hides("target") && !s.Awaits() {
		return min(s.Done(), s.Predict.Limit)
	}
	return s.Predict.Limit
}

// SetPredict chooses whether steps are predicted, "on" or "off": those that are still
// to come, or all of them where all are done; with "again" all.
type SetPredict struct {
	act
	How string
}

func (a SetPredict) reduce(s State, _ *Panels) State {
	before := s.Predict
	s.Predict, s.Playing = Prediction{On: a.How != "off", Hide: before.Hide}, false
	switch {
	case a.How == "again":
		s.Predict.Only, s.Step = before.Only, End
	case s.Step != End:
		s.Predict.Known = s.Step
	}
	return s
}

// SetTyped chooses whether the buffers are typed.
type SetTyped struct {
	act
	On bool
}

func (a SetTyped) reduce(s State, _ *Panels) State {
	s.Predict.Typed = a.On && s.Asks()
	s.Predict.Draft, s.Predict.Taken = "", Piece{}
	return s
}

// Predict answers what is asked: by a choice, by a key that stands for one, by the
// fields of a form in as many lines, or not at all.
type Predict struct {
	act
	Answer, Key string
	GiveUp      bool
	Verdict     // made by the Session
}

// Verdict is the verdict of the trace on an answer.
type Verdict struct {
	Counts bool // it is an answer to what is asked
	Right  bool
	Kind   string // of the question
	Belief string // that leads to a wrong one
	At     int    // the step that was asked for
	Known  int    // how many steps are known now
}

func (a Predict) reduce(s State, _ *Panels) State {
	p := &s.Predict
	if !a.Counts || !s.Asks() {
		return s
	}
	p.Review, p.At, p.Kind, p.Answer, p.GaveUp, p.Belief, p.Known = true, a.At, a.Kind, a.Answer, a.GiveUp, a.Belief, a.Known
	p.Draft, p.Taken = "", Piece{}
	p.Asked++
	if a.Right {
		p.Right++
	} else {
		p.Missed = &Missed{a.Known, p.Missed}
	}
	s.Step, s.Playing = a.Known, false
	return s
}

// predicted returns what a host is told of the latest answer, if another one was given.
func (p *Prediction) predicted(before *Prediction) (a Answered, ok bool) {
	right := p.Right > before.Right
	return Answered{
		Exercise: "predict/" + strconv.Itoa(p.At+1), Kind: p.Kind, Answer: p.Answer, Right: right, Counts: right, Try: 1, Solution: p.GaveUp, Belief: p.Belief,
	}, p.Asked > before.Asked
}

// NextQuestion leads to what is asked next, and moves the focus before its answers, or to the
// target where nothing is.
type NextQuestion struct {
	act
	effect
}

func (NextQuestion) reduce(s State, _ *Panels) State {
	if !s.Predict.On {
		return s
	}
	return SelectStep{N: s.Predict.Limit}.reduce(s, nil)
}

// PredictKey returns the answer that a key stands for; nil for none. The Session knows
// which choices there are.
func PredictKey(s *State, key string) Action {
	if len(key) != 1 || !strings.Contains("123456abcdeABCDE", key) || !s.Asks() {
		return nil
	}
	return Predict{Key: strings.ToLower(key)}
}

// predictionInput returns what a prediction is about, also while another view has texts of its own.
func (s *State) predictionInput() (what struct {
	SetTexts
	core.Options
}) {
	what.SetTexts, what.Options = SetTexts{Base: s.Base, Ref: s.Ref}, s.Options
	if s.ViewShown().Link != 0 {
		what.SetTexts = SetTexts{Base: s.Kept.Links[0].Base, Ref: s.Kept.Links[0].Ref}
	}
	return what
}

// restarted returns the prediction from the start: what is resolved has changed. What an author prepared
// was for what was resolved before.
func (p Prediction) restarted() Prediction {
	if !p.On || p.Only != "" {
		return Prediction{}
	}
	return Prediction{On: true, Typed: p.Typed}
}
