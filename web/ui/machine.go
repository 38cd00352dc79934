package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// machine draws the resolution as a picture that moves, and below the current step in words, or
// what is asked about the next one. What moves, and how far, is up to the style sheet: classes
// and properties of the root say what the step did.
func (d drawing) machine(body *page.TraceBody) *Part {
	x, q := body.Machine, body.Predict
	return d.part(keys(x, body.Player, q), func() *vecty.HTML {
		words := sentence(body.Player)
		if q != nil && q.Ask != "" {
			words = asked(q)
		}
		return element("section", attributes("class", "machine"+motionClasses(x.Motion), "part", "machine", "aria-label", x.Label), distances(x.Motion),
			vecty.Markup(vecty.Style("--wide", strconv.Itoa(x.Chars)), vecty.Style("--pieces", strconv.Itoa(x.Chips))),
			stage(x, q, attributes("data-keys", "stage", "tabindex", "0", "role", "application", "aria-label", x.Keys)),
			words, note(body.Player),
		)
	})
}

// note draws what an author says at the current step, below what the machine says.
func note(p *page.Player) *Part {
	return part(keys(p.Note, p.Live), func() *vecty.HTML {
		live := "off"
		if p.Live {
			live = "polite"
		}
		n := p.Note
		return element("aside", attributes("class", "note", "aria-live", live, "aria-atomic", "true", "part", "note"),
			vecty.If(n.Text != "", textElement("small", "", n.Label), element("slot", attributes("name", n.Slot), textElement("span", "", n.Text))))
	})
}

// stage draws the chips, and the rules or questions beside them, or the answers to what is asked.
func stage(x *page.Machine, q *page.Predict, markup vecty.MarkupList) *vecty.HTML {
	kind := "lanes kind-" + x.Kind
	if x.Complete {
		kind += " complete"
	}
	return tag("div", "stage"+askedClass(q), markup,
		tag("div", kind, attribute("aria-hidden", "true"), lanes(x)),
		tag("ol", "gates", attribute("aria-hidden", "true"), each(x.Gates, gate)),
		answers(q))
}

// stages draws machines beside each other, each below its name. The table that follows
// says the same.
func stages(list []*page.Machine) *vecty.HTML {
	return tag("div", "stages", each(list, func(x *page.Machine) *vecty.HTML {
		return element("section", attributes("class", "machine"+motionClasses(x.Motion), "part", "machine", "aria-label", x.Label), distances(x.Motion),
			textElement("h2", "", x.Label), stage(x, nil, vecty.Markup()))
	}))
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

// time draws the controls, and the timeline: its chapters, each above a column for each of its
// steps, with the slider over them, which keys move.
func (d drawing) time(body *page.TraceBody) *Part {
	p, list := body.Player, body.Machine.Chapters
	return d.part(keys(p, body.Machine), func() *vecty.HTML {
		class := "timeline"
		for i := range list {
			if len(list[i].Columns) > 0 {
				class = "timeline ribbon"
			}
		}
		return tag("div", "time", d.player(p, false),
			tag("div", class, vecty.Markup(vecty.Style("--count", strconv.Itoa(p.Count))), element("ol", attributes("class", "chapters"), each(list, chapterWithSteps)), scrubber(p)))
	})
}

// chapterWithSteps draws a chapter and its columns, as wide as its share of the timeline.
func chapterWithSteps(c page.Chapter) *vecty.HTML {
	share := vecty.MarkupIf(len(c.Columns) > 0, vecty.Style("flex-grow", strconv.Itoa(c.Weight())))
	return element("li", vecty.Markup(share), chapter(&c),
		tag("div", "columns", attribute("aria-hidden", "true"), strands(c.Strands), each(c.Columns, column)))
}

func column(c page.Column) *Part {
	return part(c, func() *vecty.HTML {
		return element("i", attributes("class", "column "+c.State, "data-act", "step", "data-value", strconv.Itoa(c.Step), "title", c.Title), vecty.Text(c.Name))
	})
}

// strands draws the way of each segment over the columns of its chapter.
func strands(s *page.Strands) *Part {
	if s == nil {
		return part(nil, func() *vecty.HTML { return svg("svg", attributes("class", "strands")) })
	}
	return part(keys(s.Width, s.Height, s.Border, keysOf(s.List)), func() *vecty.HTML {
		var list vecty.List
		for _, x := range s.List {
			list = append(list, strand(x))
		}
		border := strconv.Itoa(s.Border)
		return svg("svg", attributes("class", "strands", "viewBox", s.ViewBox(), "preserveAspectRatio", "none"),
			svg("path", attributes("class", "border", "d", "M0 "+border+"H"+strconv.Itoa(s.Width))), svg("g", list))
	})
}

func chapter(c *page.Chapter) *vecty.HTML {
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
		chips = append(chips, partText("span", "wall", l.End))
	}
	for i := range l.Chips {
		chips = append(chips, chip(&l.Chips[i], ""))
	}
	if len(l.Chips) == 0 && l.Empty != "" {
		chips = append(chips, partText("span", "nothing", l.Empty))
	}
	var gone vecty.ComponentOrHTML
	if len(l.Removed.Runs) > 0 {
		gone = chip(&l.Removed, " gone")
	}
	return tag("div", "lane "+l.Name,
		part(keys(l.Label, l.More), func() *vecty.HTML {
			return tag("p", "label", vecty.Text(l.Label), textElement("span", "more", l.More))
		}),
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
func chip(c *page.Chip, more string) *Part {
	class := "chip" + prefixed(" chip-", c.State) + prefixed(" mark-", c.Mark) + prefixed(" c-", c.Component) + more
	return part(keys(class, c.Before, c.After, keysOf(c.Runs)), func() *vecty.HTML { return drawChip(c, class) })
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

func gate(g page.Gate) *Part {
	return part(g, func() *vecty.HTML {
		parts := "gate"
		if g.State == "fires" {
			parts += " fires"
		}
		return element("li", attributes("class", "gate "+g.State+prefixed(" ", g.Mark), "part", parts, "title", g.Title),
			textElement("b", "", g.Name), textElement("span", "", g.Text), textElement("small", "", g.Means))
	})
}
