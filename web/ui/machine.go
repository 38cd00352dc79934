package ui

import (
	"strconv"
	"strings"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Machine draws the resolution as a picture that moves, with the timeline above it
// and the present step in words below. What moves, and how far, is up to the style
// sheet: classes and properties of the root say what the step did.
type Machine struct {
	vecty.Core
	Machine *page.Machine `vecty:"prop"`
	Player  *page.Player  `vecty:"prop"`
	Yield   Yield         `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (m *Machine) Copy() vecty.Component { n := *m; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether machine and player are the very same.
func (m *Machine) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Machine)
	return ok && old.Machine == m.Machine && old.Player == m.Player
}

// Render draws chapters and controls, the picture, and the sentence.
func (m *Machine) Render() vecty.ComponentOrHTML {
	m.Yield.now()
	x := m.Machine
	return element("section", attributes("class", "machine"+motionClasses(x.Motion), "part", "machine", "aria-label", x.Label), distances(x.Motion),
		vecty.Markup(vecty.Style("--wide", strconv.Itoa(x.Wide))),
		tag("div", "machine-head", chapters(x.Chapters), &Player{Player: m.Player, Yield: m.Yield}),
		stage(x, attributes("data-keys", "stage", "tabindex", x.Tab, "role", "application", "aria-label", x.Keys)),
		&Sentence{Player: m.Player},
	)
}

// stage draws the chips, and the rules or questions beside them.
func stage(x *page.Machine, markup vecty.MarkupList) *vecty.HTML {
	kind := "lanes kind-" + x.Kind
	if x.Complete {
		kind += " complete"
	}
	return tag("div", "stage", markup,
		tag("div", kind, attribute("aria-hidden", "true"), lanes(x)),
		tag("ol", "gates", attribute("aria-hidden", "true"), gates(x.Gates)))
}

// stages draws machines beside each other, each below its name. The table that follows
// says the same.
func stages(list []*page.Machine) *vecty.HTML {
	var out vecty.List
	for _, x := range list {
		out = append(out, element("section", attributes("class", "machine"+motionClasses(x.Motion), "part", "machine", "aria-label", x.Label), distances(x.Motion),
			textElement("h2", "", x.Label), stage(x, vecty.Markup())))
	}
	return tag("div", "stages", out)
}

// motionClasses returns the classes that say which animation runs; none where the
// timeline jumped.
func motionClasses(x page.Motion) string {
	if x.Way == "" {
		return ""
	}
	return " way-" + x.Way + " act-" + x.Act + " beat-" + strconv.Itoa(x.Beat)
}

// distances returns the properties by which the style sheet works out how far and
// when chips move.
func distances(x page.Motion) vecty.MarkupList {
	if x.Way == "" {
		return vecty.Markup()
	}
	return vecty.Markup(
		vecty.Style("--tries", strconv.Itoa(x.Tries)), vecty.Style("--taken", strconv.Itoa(x.Taken)),
		vecty.Style("--popped", strconv.Itoa(x.Popped)), vecty.Style("--pace", strconv.Itoa(x.Pace)))
}

func chapters(list []page.Chapter) *Memo {
	var key []string
	for _, c := range list {
		key = append(key, c.State, c.Text, c.Title, strconv.Itoa(c.Step), strconv.FormatBool(c.Skip))
	}
	return memo(func() *vecty.HTML {
		var out vecty.List
		for _, c := range list {
			out = append(out, element("li", chapter(c)))
		}
		return tag("ol", "chapters", out)
	}, key...)
}

func chapter(c page.Chapter) *vecty.HTML {
	state := vecty.Markup(
		vecty.MarkupIf(c.State == "now", vecty.Attribute("aria-current", "step")),
		vecty.Property("disabled", c.Step == 0)) // always: Vecty deletes a property that is gone, which leaves it true
	return element("button", state, skipped(c.Skip), title(c.Title),
		attributes("type", "button", "class", "chapter "+c.State, "data-act", "step", "data-value", strconv.Itoa(c.Step), "data-keys", "timeline"),
		textElement("span", "number", c.Number), textElement("span", "name", c.Text), textElement("small", "", c.Section))
}

func lanes(x *page.Machine) vecty.List {
	out := vecty.List{textElement("p", "none", x.None)}
	for i := range x.Lanes {
		out = append(out, lane(&x.Lanes[i]))
	}
	return out
}

// lane draws a row of chips. What the step took away comes last, above the others.
func lane(l *page.Lane) *vecty.HTML {
	var chips vecty.List
	if l.End != "" {
		chips = append(chips, memoText("span", "wall", l.End))
	}
	for i := range l.Chips {
		chips = append(chips, chip(&l.Chips[i], ""))
	}
	if len(l.Chips) == 0 && l.Empty != "" {
		chips = append(chips, memoText("span", "nothing", l.Empty))
	}
	var gone vecty.ComponentOrHTML
	if len(l.Gone.Runs) > 0 {
		gone = chip(&l.Gone, " gone")
	}
	return tag("div", "lane "+l.Name,
		memo(func() *vecty.HTML {
			return tag("p", "label", vecty.Text(l.Label), textElement("span", "more", l.More))
		}, l.Label, l.More),
		tag("div", "track", tag("div", "tape", indent(l.Indent), chips), gone))
}

// indent returns the properties by which the style sheet leaves room free.
func indent(x page.Indent) vecty.MarkupList {
	if x.Chips == 0 {
		return vecty.Markup()
	}
	return vecty.Markup(vecty.Style("--chars", strconv.Itoa(x.Chars)), vecty.Style("--chips", strconv.Itoa(x.Chips)))
}

// chip draws a segment or a component, by the origin of its characters.
func chip(c *page.Chip, more string) *Memo {
	class := "chip" + prefixed(" chip-", c.State) + prefixed(" mark-", c.Mark) + prefixed(" c-", c.Component) + more
	key := []string{class, c.Before, c.After}
	for _, r := range c.Runs {
		key = append(key, r.From, r.Text)
	}
	return memo(func() *vecty.HTML { return drawChip(c, class) }, key...)
}

func drawChip(c *page.Chip, class string) *vecty.HTML {
	var runs vecty.List
	if c.Before != "" {
		runs = append(runs, textElement("i", "", c.Before))
	}
	for _, r := range c.Runs {
		runs = append(runs, textElement("span", "chars from-"+r.From, r.Text))
	}
	if c.After != "" {
		runs = append(runs, textElement("i", "", c.After))
	}
	return element("span", attributes("class", class, "part", "chip"), runs)
}

func gates(list []page.Gate) vecty.List {
	var out vecty.List
	for _, g := range list {
		out = append(out, gate(g))
	}
	return out
}

func gate(g page.Gate) *Memo {
	names := []string{"gate", g.State}
	return memo(func() *vecty.HTML {
		parts := names[:1]
		if g.State == "fires" {
			parts = names
		}
		return element("li", attributes("class", strings.Join(names, " ")+prefixed(" ", g.Mark), "part", strings.Join(parts, " "), "title", g.Title),
			textElement("b", "", g.Name), textElement("span", "", g.Text))
	}, g.Name, g.Text, g.State, g.Mark, g.Title)
}
