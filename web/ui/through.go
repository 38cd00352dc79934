package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// through draws what documents answered in the course of time, a lane for each answer, with what
// moved from one to the next. The table that says all of it is below, folded.
func (d drawing) through(body *page.TablesBody) vecty.List {
	t := body.Through
	return append(vecty.List{
		partText("p", "view-answer", t.Answer),
		tag("div", "through-words",
			tag("div", "try", textElement("span", "", t.Try), tag("p", "acts", buttons(t.Chips)),
				tag("details", "collapsed", partText("summary", "", t.MoreHead), tag("p", "acts", buttons(t.More)))),
			tag("p", "acts", buttons(t.Acts))),
		tag("div", "through-stage",
			tag("p", "through-heads", each(t.Docs, documentHead)),
			textElement("h2", "", t.Head),
			throughLanes(t),
			tag("div", "through-today", each(t.Lanes, func(l page.ThroughLane) *vecty.HTML {
				return tag("p", "", vecty.Markup(vecty.Style("height", rem(l.Height))), textElement("b", "", l.Today), textElement("span", "", l.Names))
			})),
			tag("p", "through-ticks", attribute("aria-hidden", "true"), each(t.Ticks, func(tick page.ThroughTick) *vecty.HTML {
				return tag("span", "", at(tick.At), vecty.Text(tick.Text))
			}))),
		tag("ol", "through-moves", vecty.Markup(vecty.Style("--lanes", strconv.Itoa(len(t.Lanes)))), each(t.Docs, documentMove)),
		textElement("p", "note", t.Note),
		folded("every-answer", t.Fold, d.tables(body.Tables[:1])),
	}, d.tables(body.Tables[1:])...)
}

// rem returns CSS pixels as a length that follows the size of the text.
func rem(pixels int) string { return strconv.FormatFloat(float64(pixels)/16, 'f', -1, 64) + "rem" }

// at returns markup for what stands at a place of the width, per mille.
func at(x int) vecty.MarkupList {
	return vecty.Markup(vecty.Style("left", strconv.FormatFloat(float64(x)/10, 'f', -1, 64)+"%"))
}

func documentHead(t page.ThroughDocument) *vecty.HTML {
	class := ""
	if t.Present {
		class = "present"
	}
	return tag("span", class, button(t.Open, textElement("b", "", t.Open.Text), textElement("span", "when", t.When)))
}

// throughLanes draws the answers, and the line between them.
func throughLanes(t *page.Through) *vecty.HTML {
	height := strconv.Itoa(t.Height)
	var parts vecty.List
	parts = append(parts, svg("svg", attributes("viewBox", "0 0 100 "+height, "preserveAspectRatio", "none"), each(t.Lines, func(l page.PlaceLine) *vecty.HTML {
		return svg("path", attributes("class", l.Class, "d", l.Path, "vector-effect", "non-scaling-stroke"))
	})))
	for _, l := range t.Lanes {
		class := "lane-answer"
		if l.Ends {
			class += " ends"
		}
		parts = append(parts, tag("p", class, at(l.At), vecty.Markup(vecty.Style("top", rem(l.Top)), vecty.Style("height", rem(l.Height*5/8))), answerText(l.Runs, l.Void)))
	}
	for _, m := range t.Marks {
		mark := textElement("i", "mark-"+m.Class, m.Text)
		at(m.At).Apply(mark)
		vecty.Style("top", rem(m.Y)).Apply(mark)
		parts = append(parts, mark)
	}
	return tag("div", "through-lanes", attributes("role", "img", "aria-label", t.Label), vecty.Markup(vecty.Style("height", rem(t.Height))), parts)
}

func answerText(runs []page.TextRun, void bool) *vecty.HTML {
	if void {
		return textElement("i", "void", runs[0].Text)
	}
	return tag("code", "", each(runs, func(r page.TextRun) *vecty.HTML {
		name := "span"
		if r.Marked {
			name = "b"
		}
		return breakable(name, prefixed("from-", r.From), r.Text)
	}))
}

// documentMove draws a document with its answer and the rule that moved.
func documentMove(t page.ThroughDocument) *vecty.HTML {
	return tag("li", t.Class, vecty.Markup(vecty.Style("--at", strconv.Itoa(t.Lane)), vecty.Style("--from", strconv.Itoa(min(t.Lane, t.Before))), vecty.Style("--to", strconv.Itoa(max(t.Lane, t.Before)))),
		tag("p", "document", textElement("i", "mark-number", t.Number), button(t.Open, vecty.Text(t.Open.Text)), textElement("span", "when", t.When)),
		tag("p", "answer-text", answerText(t.Runs, t.Void)),
		tag("p", "moved-why", textElement("b", "", t.Rule), textElement("span", "", t.Why), cite(t.Cite)),
		textElement("p", "names", t.Names))
}
