package model

import (
	"strconv"
	"strings"

	"uriplayground/core"
)

const (
	// DerivedBytes is the length of a text up to which it is derived at every
	// keystroke.
	DerivedBytes = 20_000
	// DrawnBytes is how many bytes of a text are drawn at once, fewMore how many more are so
	// that the last few need no part of their own.
	DrawnBytes = 120
	fewMore    = 8
)

// ShownTo returns the end of the part that is drawn from a byte of a text of that length.
func ShownTo(from, length int) int {
	if length <= from+DrawnBytes+fewMore {
		return length
	}
	return from + DrawnBytes
}

// PictureState is what of the picture can be chosen.
type PictureState struct {
	Text uint8 // core.TextBase or core.TextRef
	From int   // byte offset of the first character that is drawn
	Box  int   // node of the derivation
}

// ChoosePicture chooses whose derivation is drawn: "base" or "ref".
type ChoosePicture struct {
	act
	Name string
}

func (a ChoosePicture) reduce(s State, _ *Panels) State {
	s.Picture = PictureState{Text: core.TextBase}
	if a.Name == "ref" {
		s.Picture.Text = core.TextRef
	}
	return s
}

// ScrollPicture draws the part of the picture that begins at a byte.
type ScrollPicture struct {
	act
	From int
}

func (a ScrollPicture) reduce(s State, _ *Panels) State {
	s.Picture.From = max(0, a.From)
	return s
}

// ChooseBox chooses a node of the derivation of a text.
type ChooseBox struct {
	act
	Text uint8
	Node int
}

// refBox is before the number of a node of the reference in the value of a command.
const refBox = "ref "

// BoxValue returns the value of the command that chooses a node of the base or of the reference.
func BoxValue(name string, node int) string {
	if name == "ref" {
		return refBox + strconv.Itoa(node)
	}
	return strconv.Itoa(node)
}

// chooseBox returns the action of such a command.
func chooseBox(value string) Action {
	if node, ok := strings.CutPrefix(value, refBox); ok {
		return ChooseBox{Text: core.TextRef, Node: atoi(node)}
	}
	return ChooseBox{Text: core.TextBase, Node: atoi(value)}
}

func (a ChooseBox) reduce(s State, _ *Panels) State {
	s.Picture = s.Picture.of(a.Text)
	s.Picture.Box = max(0, a.Node)
	return s
}

// of returns what is chosen of a text: all of another one than before.
func (p PictureState) of(text uint8) PictureState {
	if p.Text != text {
		p = PictureState{Text: text}
	}
	return p
}

// MoveInPicture moves by a key from the chosen box to the one that holds it, the
// first one in it, or the next or last one of the same depth.
type MoveInPicture struct {
	act
	Text uint8
	Key  string
}

func (a MoveInPicture) reduce(s State, _ *Panels) State {
	s.Picture = s.Picture.of(a.Text)
	text := s.Base
	if s.Picture.Text == core.TextRef {
		text = s.Ref
	}
	if len(text) > DerivedBytes {
		return s
	}
	d := core.Derive(text, core.RFC3986)
	at := &s.Picture
	at.Box = nodeAt(&d, min(at.Box, d.Len()-1), a.Key)
	at.From = scrollTo(at.From, int(d.Node(at.Box).Start), len(text))
	return s
}

// scrollTo returns where the picture begins so that what is at a byte is drawn.
func scrollTo(from, at, length int) int {
	const margin = 4
	end := ShownTo(from, length)
	if length <= DrawnBytes || from <= at && (at < end-margin || end == length) {
		return from
	}
	return max(0, at-margin)
}

// nodeAt returns the node that a key leads to.
func nodeAt(d *core.Derivation, i int, key string) int {
	n := d.Node(i)
	to := i
	switch key {
	case "Home":
		return 0
	case "ArrowUp":
		to = n.Parent
	case "ArrowDown":
		to = d.FirstChild(i)
	case "ArrowLeft":
		to = sameDepth(d, i-1, -1, n.Depth)
	case "ArrowRight":
		to = sameDepth(d, n.Next, 1, n.Depth)
	}
	if to < 0 {
		return i
	}
	return to
}

// sameDepth returns the nearest node of the depth from i on, or -1.
func sameDepth(d *core.Derivation, i, step, depth int) int {
	for ; i >= 0 && i < d.Len(); i += step {
		if d.Node(i).Depth == depth {
			return i
		}
	}
	return -1
}
