package model

import "strings"

// Piece is a part of the buffers of §5.2.4 that a learner picks up: the head of the input
// buffer up to a byte, the end of the output buffer from a byte on, or a "/".
type Piece struct {
	From string // "output", "input" or "slash"; empty for none
	At   int
}

// PickUp picks up a piece, or, if it is not dragged, lays down the one that was picked up.
// Piece is the buffer and the place, as in "input 3".
type PickUp struct {
	act
	Piece string
	Drag  bool
}

func (a PickUp) reduce(s State, _ *Panels) State {
	from, at, _ := strings.Cut(a.Piece, " ")
	if s.ViewShown().Lessons {
		s.Learning = s.Learning.taking(a.Piece, a.Drag)
		return s
	}
	piece := Piece{from, atoi(at)}
	if piece == s.Predict.Taken && !a.Drag || !s.Asks() || !s.Predict.Typed {
		piece = Piece{}
	}
	s.Predict.Taken = piece
	return s
}

// PutDown puts what was picked up at the end of the "output" buffer or at the head of the
// "input" buffer, or takes it "away"; anywhere else it stays where it was.
type PutDown struct {
	act
	To      string
	Buffers // as they are now; made by the Session
}

// Buffers is the texts of the two buffers.
type Buffers struct{ Output, Input string }

// lines returns the form in which a draft and an answer hold them.
func (b Buffers) lines() string { return b.Output + "\n" + b.Input }

func (a PutDown) reduce(s State, _ *Panels) State {
	if s.ViewShown().Lessons {
		s.Learning = s.Learning.putting(a.To)
		return s
	}
	p := &s.Predict
	piece := p.Taken
	if p.Taken = (Piece{}); piece.From == "" || !s.Asks() {
		return s
	}
	after := a.Buffers
	text := after.Take(piece)
	switch a.To {
	case "output":
		after.Output += text
	case "input":
		after.Input = text + after.Input
	case "away":
	default:
		return s
	}
	p.Draft = after.lines()
	return s
}

// LayDown returns what a key does that lays down what was picked up; nil for another key.
func LayDown(s *State, key string) Action {
	if key != "Escape" || s.Predict.Taken == (Piece{}) {
		return nil
	}
	return PutDown{}
}

// Take removes a piece and returns its text.
func (b *Buffers) Take(piece Piece) (text string) {
	switch at := max(0, piece.At); piece.From {
	case "slash":
		return "/"
	case "output":
		at = min(at, len(b.Output))
		b.Output, text = b.Output[:at], b.Output[at:]
	case "input":
		at = min(at, len(b.Input))
		text, b.Input = b.Input[:at], b.Input[at:]
	}
	return text
}

// SetDraft is the buffers as they were typed, each on a line.
type SetDraft struct {
	act
	Lines string
}

func (a SetDraft) reduce(s State, _ *Panels) State {
	if s.Asks() && s.Predict.Typed {
		s.Predict.Draft, s.Predict.Taken = a.Lines, Piece{}
	}
	return s
}
