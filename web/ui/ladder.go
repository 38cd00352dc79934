package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// ladder draws two texts that climb the ladder of comparison, and where they meet. The table that
// says all of it is below, folded.
func (d drawing) ladder(body *page.TablesBody) vecty.List {
	l := body.Ladder
	return vecty.List{
		partText("p", "view-answer", l.Answer),
		tag("div", "ladder-stage", attributes("role", "img", "aria-label", l.Label),
			each(l.Above, rung), top(l), each(l.Rungs, rung)),
		tag("div", "ladder-words",
			tag("p", "says", attribute("role", "status"), vecty.Text(l.Say)),
			tag("p", "acts", buttons(l.Take))),
		folded("all-rungs", l.Fold, d.tables(body.Tables)),
	}
}

// top draws the form that both reach, or what keeps them apart.
func top(l *page.Ladder) *vecty.HTML {
	if l.Form != nil {
		return tag("div", "ladder-top reached", tag("code", "", each(l.Form, ladderRun)))
	}
	return tag("div", "ladder-top apart", tag("p", "",
		textElement("span", "part-name", l.Part),
		tag("code", "", each(l.Apart[0], ladderRun)), textElement("b", "", " ≠ "), tag("code", "", each(l.Apart[1], ladderRun))))
}

func rung(r page.LadderRung) *vecty.HTML {
	sign := ""
	if r.Class == "meets" {
		sign = "="
	}
	return tag("div", "ladder-rung "+r.Class,
		ladderSide(r.Sides[0]),
		tag("p", "step", tag("span", "step-name",
			textElement("b", "equals", sign), textElement("b", "", r.Name), textElement("span", "differ", r.Differ), textElement("span", "section", r.Section))),
		ladderSide(r.Sides[1]))
}

func ladderSide(s page.LadderSide) *vecty.HTML {
	return tag("p", "ladder-side", tag("code", "", each(s.Runs, ladderRun)), textElement("span", "ladder-why", s.Why))
}

// ladderRun draws a part of a text: what is new there, what is gone, or what stays.
func ladderRun(r page.LadderRun) *vecty.HTML {
	name := "span"
	switch r.Change {
	case "new":
		name = "ins"
	case "gone":
		name = "del"
	}
	return breakable(name, "", r.Text)
}
