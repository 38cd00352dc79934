package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Player draws the controls of the timeline.
type Player struct {
	vecty.Core
	Player *page.Player `vecty:"prop"`
	Yield  Yield        `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (p *Player) Copy() vecty.Component { n := *p; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the player is the very same.
func (p *Player) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Player)
	return ok && old.Player == p.Player
}

// Render draws the controls in a row.
func (p *Player) Render() vecty.ComponentOrHTML {
	p.Yield.now()
	return tag("div", "player", attributes("role", "group", "aria-label", p.Player.Label),
		tag("div", "controls", part("controls"), p.controls(), p.scrubber(), tag("span", "place", vecty.Text(p.Player.Short)), p.speed()))
}

func (p *Player) controls() *Memo {
	var key []string
	for _, b := range p.Player.Controls {
		key = append(key, b.Do, b.Text, b.Hint, b.Class, b.Idle)
	}
	return memo(p.drawControls, key...)
}

func (p *Player) drawControls() *vecty.HTML {
	var out vecty.List
	for _, b := range p.Player.Controls {
		button := element("button", skipped(b.Skip),
			attributes("type", "button", "data-do", b.Do, "class", b.Class, "aria-label", b.Title, "aria-keyshortcuts", b.Keys, "title", b.Hint),
			vecty.Text(b.Text))
		setAttribute(button, "aria-disabled", b.Idle)
		out = append(out, button)
	}
	return tag("div", "buttons", out)
}

func (p *Player) scrubber() *vecty.HTML {
	return element("input", vecty.Markup(
		vecty.Property("type", "range"), vecty.Attribute("data-scrub", "timeline"), vecty.Attribute("aria-label", p.Player.Label),
		vecty.Attribute("aria-valuetext", p.Player.Place),
		vecty.Attribute("min", "0"), vecty.Attribute("max", strconv.Itoa(p.Player.Count)),
		vecty.Property("value", strconv.Itoa(p.Player.Done)),
	))
}

func (p *Player) speed() *Memo {
	return memo(p.drawSpeed, append(p.Player.Speeds, strconv.Itoa(p.Player.Speed), p.Player.SpeedLabel)...)
}

func (p *Player) drawSpeed() *vecty.HTML {
	var options vecty.List
	for i, name := range p.Player.Speeds {
		options = append(options, element("option",
			vecty.Markup(vecty.Property("value", strconv.Itoa(i)), vecty.Property("selected", i == p.Player.Speed)), vecty.Text(name)))
	}
	return element("select", vecty.Markup(vecty.Attribute("data-speed", "timeline"), vecty.Attribute("aria-label", p.Player.SpeedLabel)), options)
}

// Sentence draws the present step in words.
type Sentence struct {
	vecty.Core
	Player *page.Player `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (s *Sentence) Copy() vecty.Component { n := *s; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (s *Sentence) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Sentence)
	return ok && old.Player.Say == s.Player.Say && old.Player.Live == s.Player.Live && old.Player.Cite == s.Player.Cite
}

// Render draws a sentence that is announced, but not while playing.
func (s *Sentence) Render() vecty.ComponentOrHTML {
	live := "off"
	if s.Player.Live {
		live = "polite"
	}
	class := "say"
	if s.Player.Ended {
		class += " done"
	}
	return tag("p", class, attributes("aria-live", live, "part", "sentence"), vecty.Text(s.Player.Say), cite(s.Player.Cite))
}
