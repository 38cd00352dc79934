package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Browser draws what the visitor's browser makes of the same texts.
type Browser struct {
	vecty.Core
	Browser *play.Browser `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (b *Browser) Copy() vecty.Component { n := *b; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same answer.
func (b *Browser) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Browser)
	return ok && old.Browser == b.Browser
}

// Render draws an empty line where the browser was not asked.
func (b *Browser) Render() vecty.ComponentOrHTML {
	says := b.Browser
	if says == nil {
		says = &play.Browser{Tone: "note"}
	}
	return tag("p", "browser tone-"+string(says.Tone),
		said("span", "label", says.Label),
		said("code", "", says.Text),
		said("span", "verdict", says.Verdict),
	)
}
