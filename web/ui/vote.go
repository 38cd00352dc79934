package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// vote draws a slide with answers to vote for: a list, and a table once they are revealed.
func vote(q *page.Vote) vecty.List {
	answers := tag("div", "answers", element("ol", each(q.Answers, voteAnswer)))
	switch {
	case q.Heads != nil:
		answers = voteTable(q)
	case q.Counted != "":
		answers = element("form", attributes("class", "answers", "data-submit", "counted"), element("ol", each(q.Answers, voteAnswer)),
			element("button", attribute("type", "submit"), vecty.Text(q.Counted)))
	}
	return vecty.List{
		tag("dl", "givens-voted", each(q.Givens, func(g page.VoteGiven) *vecty.HTML {
			return tag("div", "", element("dt", twoLines(g.Name)), element("dd", tag("code", "chars from-"+g.From, address(g.Pieces))))
		})),
		answers, discussion(q),
		tag("p", "taped", vecty.Markup(vecty.Style("--letters", strconv.Itoa(q.TapeLetters))), each(q.Tape, func(r page.TextRun) *vecty.HTML {
			name := "code"
			if r.From == "dropped" {
				name = "s"
			}
			return textElement(name, "chars from-"+r.From, r.Text)
		})),
		tag("div", "stage-of-vote",
			element("p", attribute("role", "status"), vecty.Text(q.Now)),
			element("ol", stagesOfVote(q)),
			textElement("span", "", q.Place), tag("div", "acts", buttons(q.ButtonRow))),
	}
}

// address draws the pieces of an address, none of which is wrapped.
func address(pieces []string) (out vecty.List) {
	for i, piece := range pieces {
		if i > 0 {
			out = append(out, element("wbr"))
		}
		out = append(out, textElement("span", "piece", piece))
	}
	return out
}

func voted(a *page.VoteAnswer) *vecty.HTML {
	return element("code", textElement("span", "same", a.Same), address(a.Pieces))
}

func voteAnswer(a page.VoteAnswer) *vecty.HTML {
	item := element("li", textElement("b", "letter", a.Letter), voted(&a))
	if a.Name != "" {
		field := element("input", attributes("inputmode", "numeric", "autocomplete", "off", "maxlength", "4", "aria-label", a.Name, "data-draft", "count"))
		vecty.Property("value", a.Count).Apply(field)
		item = element("li", textElement("b", "letter", a.Letter), voted(&a), field)
	}
	return item
}

// voteTable draws the answers as a table. It has its roles by name, since it is laid out otherwise
// than a table.
func voteTable(q *page.Vote) *vecty.HTML {
	cell := func(role, class string, children ...vecty.MarkupOrChild) *vecty.HTML {
		return tag("div", class, append([]vecty.MarkupOrChild{attribute("role", role)}, children...)...)
	}
	share := func(class string, s page.VoteShare) *vecty.HTML {
		if s.Text == "" {
			return cell("cell", "share "+class)
		}
		return cell("cell", "share "+class, tag("i", "", vecty.Markup(vecty.Style("--share", strconv.Itoa(s.Percent)))), textElement("span", "", s.Text))
	}
	rows := vecty.List{cell("row", "spoken", each(q.Heads, func(text string) *vecty.HTML { return cell("columnheader", "", vecty.Text(text)) }))}
	for _, a := range q.Answers {
		class := "row"
		if a.Right {
			class = "row right"
		}
		rows = append(rows, cell("row", class,
			cell("rowheader", "letter", vecty.Text(a.Letter)), cell("cell", "", voted(&a)),
			share("first", a.FirstVote), share("again", a.SecondVote), cell("cell", "says", vecty.Text(a.Says))))
	}
	return tag("div", "answers", attributes("role", "table"), rows)
}

// discussion draws what to do between two votes, and a ring of the time that is left for it.
func discussion(q *page.Vote) *vecty.HTML {
	if q.Advice == "" {
		return tag("div", "discussion")
	}
	circles := each([]string{"all", "left"}, func(class string) *vecty.HTML {
		return svg("circle", attributes("class", class, "r", "98", "pathLength", "1"))
	})
	return tag("div", "discussion",
		tag("div", "clock", svg("svg", attributes("viewBox", "-110 -110 220 220", "aria-hidden", "true"), circles), textElement("b", "", q.Time)),
		textElement("h3", "", q.Advice), textElement("p", "", q.Ask))
}

func stagesOfVote(q *page.Vote) (out vecty.List) {
	for i, name := range q.Stages {
		now := vecty.Markup(vecty.MarkupIf(i == q.At, vecty.Attribute("aria-current", "step")))
		out = append(out, element("li", now, vecty.Text(name)))
	}
	return out
}
