package ui

import (
	"strings"

	"github.com/hexops/vecty"
)

// Still draws what depends on its key alone. Vecty compares each element that is
// drawn again, also where nothing changed.
type Still struct {
	vecty.Core
	Key  string             `vecty:"prop"`
	Draw func() *vecty.HTML `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (s *Still) Copy() vecty.Component { n := *s; n.Core = vecty.Core{}; n.Draw = nil; return &n }

// SkipRender is true for the same key.
func (s *Still) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Still)
	skip := ok && old.Key == s.Key
	if skip {
		s.Draw = nil
	}
	return skip
}

// Render draws what the key stands for, and forgets how: Vecty sets all props
// before it renders again, and until then they would keep what they refer to.
func (s *Still) Render() vecty.ComponentOrHTML {
	draw := s.Draw
	s.Draw = nil
	return draw()
}

// still is what texts alone decide.
func still(draw func() *vecty.HTML, texts ...string) *Still {
	return &Still{Key: strings.Join(texts, "\x00"), Draw: draw}
}

// stillSaid is said, for what seldom changes.
func stillSaid(name, class, text string) *Still {
	return still(func() *vecty.HTML { return said(name, class, text) }, text)
}
