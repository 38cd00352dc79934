package ui

import (
	"strconv"
	"strings"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// twoRuns draws two runs of the same link: their texts, their ways in one picture, and what both
// do step by step. The tables that say all of it are below, folded.
func (d drawing) twoRuns(body *page.TablesBody) vecty.List {
	r := body.Runs
	list := vecty.List{
		tag("div", "variants",
			tag("dl", "two", each(r.Runs[:], variant)),
			pairs(r)),
		tag("div", "map-stage",
			tag("div", "fork-words", textElement("p", "question", r.Fork), answer(r, 0), answer(r, 1), tag("p", "acts", buttons(r.Go))),
			target(r.Runs[1]),
			treeMap(r.Map),
			target(r.Runs[0]),
			partText("p", "note", r.Legend)),
		d.player(body.Player, true),
		sentence(body.Player),
		tag("ol", "strip", attributes("aria-label", r.StripLabel), each(r.Strip, tile)),
	}
	below := d.tables(body.Tables[:1])
	if len(body.Stages) > 0 {
		below = append(below, stages(body.Stages))
	}
	if body.Glance != nil {
		below = append(below, glance(body.Glance))
	}
	below = append(below, d.tables(body.Tables[1:])...)
	return append(list, folded("all-steps", r.Fold, below))
}

func pairs(r *page.TwoRuns) *Part {
	return part(keys(r.PairsLabel, keysOf(r.Pairs.Buttons)), func() *vecty.HTML {
		return tag("div", "differ-by", attributes("role", "group", "aria-label", r.PairsLabel), buttons(r.Pairs))
	})
}

// badge draws the letter of a run.
func badge(letter string) *vecty.HTML {
	return textElement("span", "badge "+letter, letter)
}

// variant draws one of the runs: what is resolved, and by what.
func variant(x page.Variant) *vecty.HTML {
	name := "span"
	if x.Marks {
		name = "mark"
	}
	return tag("div", "variant",
		tag("dt", "", badge(x.Letter)),
		tag("dd", "", tag("code", "text", isolated(x.Base)),
			tag("span", "plus", vecty.Text("+ "), textElement("span", "spoken", x.LinkLabel), textElement("code", "chip from-ref", x.Link)),
			textElement(name, "name", x.Name)))
}

// isolated draws a text of which each segment stays in its place, whichever way its letters run.
func isolated(runs []page.TextRun) (out vecty.List) {
	for _, r := range runs {
		name := "span"
		if r.Marked {
			name = "mark"
		}
		out = append(out, tag(name, "", each(page.Breaks(r.Text), func(s string) *vecty.HTML {
			return element("bdi", attribute("dir", "ltr"), vecty.Text(s))
		})))
		if strings.HasSuffix(r.Text, "/") {
			out = append(out, element("wbr"))
		}
	}
	return out
}

// answer draws what a run says to the question, if anything.
func answer(r *page.TwoRuns, i int) *vecty.HTML {
	if r.Says[i] == "" {
		return tag("p", "says")
	}
	return tag("p", "says", badge(r.Runs[i].Letter), vecty.Text(r.Says[i]))
}

// target draws where a run ends.
func target(x page.Variant) *vecty.HTML {
	if x.None != "" {
		return tag("p", "map-target", badge(x.Letter), textElement("span", "", x.None))
	}
	return tag("p", "map-target", badge(x.Letter), tag("code", "", isolated(x.Target)))
}

// treeMap draws both ways in one picture, in two shapes, of which the style sheet shows one. A step
// only moves the tokens.
func treeMap(m *page.Map) *vecty.HTML {
	if m == nil {
		return tag("div", "tree-map blank")
	}
	return tag("div", "tree-map",
		tag("div", "scroll wide", attributes("tabindex", "0", "role", "group", "aria-label", m.Title), mapDrawing(m.Wide, m.Label)),
		tag("div", "scroll tall", attributes("tabindex", "0", "role", "group", "aria-label", m.Title), mapDrawing(m.Tall, m.Label)),
		textElement("p", "note", m.Note))
}

func mapDrawing(x *page.MapDrawing, label string) *vecty.HTML {
	return svg("svg", attributes("role", "img", "aria-label", label), sized(x.Left, x.Top, x.Width, x.Height),
		part(keysOf(x.Lines), func() *vecty.HTML { return svg("g", each(x.Lines, mapLine)) }),
		svg("g", each(x.Tokens, mapHalo)),
		part(keys(keysOf(x.Stations), keysOf(x.Turns)), func() *vecty.HTML {
			return svg("g", svg("g", each(x.Turns, mapTurn)), svg("g", each(x.Stations, mapStation)))
		}),
		svg("g", each(x.Tokens, mapToken)))
}

func mapLine(l page.MapLine) *vecty.HTML {
	return svg("path", attributes("class", "way "+l.Class, "d", l.Path))
}

func moved(class string, x, y int) vecty.MarkupList {
	return attributes("class", class, "transform", "translate("+strconv.Itoa(x)+" "+strconv.Itoa(y)+")")
}

func mapTurn(t page.MapTurn) *vecty.HTML {
	return svg("g", moved("turn "+t.Class, t.X, t.Y),
		svg("rect", attributes("x", strconv.Itoa(t.Left), "y", "-12", "width", strconv.Itoa(t.Width), "height", "24", "rx", "12")),
		svg("text", attributes("y", "5"), vecty.Text(t.Text)))
}

func mapStation(s page.MapStation) *vecty.HTML {
	return svg("g", moved("station "+s.Class, s.X, s.Y),
		svg("title", vecty.Text(s.Title)),
		svg("path", attributes("class", "shape", "d", s.Shape)),
		svg("path", attributes("class", "sign", "d", s.Sign)),
		svg("text", attributes("x", strconv.Itoa(s.Text.X-s.X), "y", strconv.Itoa(s.Text.Y-s.Y), "text-anchor", s.Text.Anchor), vecty.Text(s.Text.Text)))
}

// mapHalo draws, below the places, that one of them is where a run is now.
func mapHalo(t page.MapToken) *vecty.HTML {
	return svg("circle", moved("halo "+t.Class, t.X, t.Y), attributes("r", "22"))
}

func mapToken(t page.MapToken) *vecty.HTML {
	return svg("g", moved("token "+t.Class, t.X, t.Y), svg("path", attributes("class", "shape", "d", t.Shape)), svg("text", attributes("y", "5"), vecty.Text(t.Text)))
}

// tile draws steps of both runs, or of each.
func tile(t page.Tile) *Part {
	return part(t, func() *vecty.HTML {
		class := "tile"
		for name, is := range map[string]bool{" same": t.Same, " now": t.Now, " todo": t.Todo} {
			if is {
				class += name
			}
		}
		return tag("li", class, textElement("span", "number", t.Number), tileText(t, 0), tileText(t, 1))
	})
}

func tileText(t page.Tile, i int) *vecty.HTML {
	switch {
	case t.Text[i] == "":
		return tag("span", "")
	case t.Same && t.Command.Name == "":
		return textElement("span", "both", t.Text[i])
	case t.Same:
		return commandButton(t.Command, vecty.Text(t.Text[i]))
	}
	return element("button", attributes("type", "button", "class", "alone "+t.Letters[i], "data-act", t.Command.Name, "data-value", t.Command.Value), badge(t.Letters[i]), vecty.Text(t.Text[i]))
}
