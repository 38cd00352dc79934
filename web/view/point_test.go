package view_test

import (
	"strings"
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

func pointedTexts(p page.Page) (base, ref, target string) {
	join := func(pieces []page.Piece) (text string) {
		for _, piece := range pieces {
			if piece.Pointed {
				text += piece.Text
			}
		}
		return text
	}
	for _, piece := range panesOf(p).Target.Pieces {
		if piece.Pointed {
			target += piece.Text
		}
	}
	return join(p.Checks[0].Annotated), join(p.Checks[1].Annotated), target
}

// Pointing at a run of the target marks its source, and the reverse.
func TestPointing(t *testing.T) {
	s := newSession(opening("en"))
	for _, c := range []struct{ point, base, ref, target string }{
		{"", "", "", ""},
		{"3:0-4", "http", "", "http"},
		{"3:8-10", "", "/g", "/g"},
		{"3:4-5", "", "", ":"},
		{"0:7-8", "a", "", "a"},
		{"0:8-14", "/b/c/d", "", ""},
		{"1:5-7", "", "/g", "/g"},
		{"1:0-5", "", "../..", ""},
		{"nonsense", "", "", ""}, {"9:0-1", "", "", ""}, {"3:5-2", "", "", ""},
	} {
		s.Do(model.PointAt{Point: c.point})
		base, ref, target := pointedTexts(s.Page())
		if base != c.base || ref != c.ref || target != c.target {
			t.Errorf("%q: base %q, reference %q, target %q", c.point, base, ref, target)
		}
	}
}

// Every run that is not made has a source of the same text, which pointing at
// it marks.
func TestPointingFindsTheSource(t *testing.T) {
	for _, c := range vectors.Examples() {
		s := newSession(opening("en"))
		s.Do(model.SetTexts{Base: c.Base, Ref: c.Ref})
		for _, piece := range panesOf(s.Page()).Target.Pieces {
			s.Do(model.PointAt{Point: piece.Point})
			base, ref, _ := pointedTexts(s.Page())
			if found := base + ref; (piece.From == "made") != (found == "") || !strings.Contains(found, piece.Text) && found != "" {
				t.Errorf("%q: %q of the target is from %q", c.Ref, piece.Text, found)
			}
		}
	}
}
