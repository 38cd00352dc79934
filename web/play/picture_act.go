package play

import (
	"strconv"

	"uriplayground/core"
)

// choosePicture chooses whose derivation is drawn: "base" or "ref".
type choosePicture struct{ name string }

func (a choosePicture) reduce(s State) State {
	s.Picture = PictureState{Text: core.TextBase}
	if a.name == "ref" {
		s.Picture.Text = core.TextRef
	}
	return s
}

// drawFrom draws the part of the picture that begins at a byte.
type drawFrom struct{ at int }

func (a drawFrom) reduce(s State) State {
	s.Picture.From = max(0, a.at)
	return s
}

// chooseBox chooses a node of the derivation.
type chooseBox struct{ node int }

func (a chooseBox) reduce(s State) State {
	s.Picture.Box = max(0, a.node)
	return s
}

// walkPicture moves by a key from the chosen box to the one that holds it, the
// first one in it, or the next or last one of the same depth.
type walkPicture struct{ key string }

func (a walkPicture) reduce(s State) State {
	text := s.Base
	if s.Picture.Text == core.TextRef {
		text = s.Ref
	}
	if len(text) > pictureBytes {
		return s
	}
	d := core.Derive(text, core.RFC3986)
	at := &s.Picture
	at.Box = walked(&d, min(at.Box, d.Len()-1), a.key)
	at.From = following(at.From, int(d.Node(at.Box).Start), len(text))
	return s
}

// following is where the picture begins so that what stands at a byte is drawn.
func following(from, at, length int) int {
	const margin = 4
	if length <= leavesShown || from <= at && at < from+leavesShown-margin {
		return from
	}
	return max(0, at-margin)
}

// walked is the node that a key leads to.
func walked(d *core.Derivation, i int, key string) int {
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
		to = alike(d, i-1, -1, n.Depth)
	case "ArrowRight":
		to = alike(d, n.Next, 1, n.Depth)
	}
	if to < 0 {
		return i
	}
	return to
}

// alike is the nearest node of the depth from i on, or -1.
func alike(d *core.Derivation, i, step, depth int) int {
	for ; i >= 0 && i < d.Len(); i += step {
		if d.Node(i).Depth == depth {
			return i
		}
	}
	return -1
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
