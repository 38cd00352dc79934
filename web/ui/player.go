package ui

import (
	"strconv"
	"strings"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// player draws the controls of the timeline in a row, with the slider where it has no place of
// its own.
func (d drawing) player(p *page.Player, slider bool) *Part {
	return d.part(keys(p, slider), func() *vecty.HTML {
		return tag("div", "player", attributes("role", "group", "aria-label", p.Label),
			tag("div", "controls", cssPart("controls"), controls(p), vecty.If(slider, scrubber(p)), tag("span", "place", vecty.Text(p.Short)), speeds(p)))
	})
}

func controls(p *page.Player) *Part {
	return part(keysOf(p.Controls), func() *vecty.HTML { return tag("div", "buttons", each(p.Controls, control)) })
}

func control(c page.Control) *vecty.HTML {
	button := element("button", skipped(c.Skip),
		attributes("type", "button", "data-do", c.Do, "class", c.Class, "aria-label", c.Title, "aria-keyshortcuts", c.Keys, "title", c.Hint),
		vecty.Text(c.Text))
	setAttribute(button, "aria-disabled", c.Idle)
	return button
}

func scrubber(p *page.Player) *vecty.HTML {
	return element("input", vecty.Markup(
		vecty.Property("type", "range"), vecty.Attribute("data-scrub", "timeline"), vecty.Attribute("aria-label", p.Label),
		vecty.Attribute("aria-valuetext", p.Place),
		vecty.Attribute("min", "0"), vecty.Attribute("max", strconv.Itoa(p.Count)),
		vecty.Property("value", strconv.Itoa(p.Done)),
	))
}

func speeds(p *page.Player) *Part {
	return part(keys(keysOf(p.Speeds), p.Speed, p.SpeedLabel), func() *vecty.HTML {
		var options vecty.List
		for i, name := range p.Speeds {
			options = append(options, element("option",
				vecty.Markup(vecty.Property("value", strconv.Itoa(i)), vecty.Property("selected", i == p.Speed)), vecty.Text(name)))
		}
		return element("select", vecty.Markup(vecty.Attribute("data-speed", "timeline"), vecty.Attribute("aria-label", p.SpeedLabel)), options)
	})
}

// unbroken draws a text in which no line ends within a word that has a "?", as one might behind it
// in a quoted query, while there is room for the word.
func unbroken(text string) (out vecty.List) {
	for {
		at := strings.IndexByte(text, '?')
		if at < 0 {
			return append(out, vecty.Text(text))
		}
		from, to := strings.LastIndexByte(text[:at], ' ')+1, at+strings.IndexByte(text[at:]+" ", ' ')
		out = append(out, vecty.Text(text[:from]), tag("span", "unbroken", vecty.Text(text[from:to])))
		text = text[to:]
	}
}

// sentence draws the current step in words. They are announced, but not while playing.
func sentence(p *page.Player) *Part {
	return part(keys(p.Say, p.Fault, p.Whole, p.Live, p.Ended, p.Cite), func() *vecty.HTML {
		live := "off"
		if p.Live {
			live = "polite"
		}
		class := "say"
		if p.Ended {
			class += " done"
		}
		return tag("p", class, attributes("aria-live", live, "part", "sentence"), title(p.Whole), unbroken(p.Say), faultName(p.Fault), citeSaid(p.Cite))
	})
}

func faultName(name string) vecty.ComponentOrHTML {
	if name == "" {
		return nil
	}
	return textElement("b", "fault-name", name)
}
