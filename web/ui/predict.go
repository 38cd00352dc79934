package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// asked draws what is asked in the place of the sentence.
func asked(q *page.Predict) *Part {
	return part(keys(q.Ask, q.Spoken), func() *vecty.HTML {
		return tag("p", "say ask", attributes("aria-live", "polite", "aria-atomic", "true", "part", "sentence"), vecty.Text(q.Ask), textElement("span", "spoken", " "+q.Spoken))
	})
}

// answers draws the ways to answer, in the place of the rules. While the question and what came
// of it stay the same they are left alone, and so is what was typed.
func answers(q *page.Predict) *Part {
	if q == nil || q.Kind == "" {
		return part(nil, func() *vecty.HTML { return tag("div", "answers") })
	}
	return part(answersKey(q), func() *vecty.HTML {
		return tag("div", "answers", attributes("data-begin", "question", "data-keys", "timeline", "tabindex", "-1", "role", "group", "aria-label", q.Answers),
			tag("div", "choices", each(q.Choices, choice)),
			board(&q.Board),
			tag("div", "typed", form(q.Form)))
	})
}

// answersKey returns what tells a question from another, and the board and the fields with
// it.
func answersKey(q *page.Predict) any {
	key := keys(q.Title, q.Ask, q.Spoken, q.Feedback)
	if len(q.Board.Lanes) > 0 {
		key = keys(key, q.Form.Value, q.Form.More.Value, q.Board.Said)
	}
	return key
}

// askedClass returns the class, to append to others, of a machine that asks, or in which the
// answer is looked at.
func askedClass(q *page.Predict) string {
	if q == nil || q.Kind == "" {
		return ""
	}
	class := " asks asks-" + q.Kind
	if q.Ask == "" {
		class += " answered"
	}
	return class
}

// predicting draws how far it is predicted beside the machine, and what came of the latest
// answer; in the end what was missed, and why the target is what it is.
func (d drawing) predicting(q *page.Predict, t *page.Target) vecty.ComponentOrHTML {
	if q == nil {
		return nil
	}
	return d.part(keys(q, t), func() *vecty.HTML {
		return tag("div", "predict",
			textElement("h3", "", q.Title),
			textElement("p", "score", q.Score),
			tag("div", "acts", buttons(q.Acts)),
			tag("p", "feedback"+prefixed(" tone-", string(q.Tone)), attribute("role", "status"), vecty.Text(q.Feedback), citeSaid(q.Cite)),
			textElement("p", "ahead", q.Ahead),
			tag("div", "missed", textElement("span", "", q.Missed), buttons(q.Steps)),
			vecty.If(t.Why != "" || t.Deduction != nil, because(t, nil)),
		)
	})
}

// board draws the buffers in pieces, each of which can be dragged, or picked up by a
// click or a key and put down by another.
func board(b *page.Board) *vecty.HTML {
	return tag("div", "board", textElement("p", "hint", b.Hint), tag("div", "zones", each(b.Lanes, boardLane)), tag("p", "said", attribute("role", "status"), vecty.Text(b.Said)))
}

func boardLane(lane page.BoardLane) *vecty.HTML {
	put := buttons(page.ButtonRow{Buttons: []page.Button{lane.Put}})
	pieces := buttons(page.ButtonRow{Buttons: lane.Pieces})
	for _, piece := range pieces {
		setAttribute(piece.(*vecty.HTML), "class", "chip piece")
	}
	return element("div", attributes("class", "zone "+lane.Name, "role", "group", "aria-label", lane.Label, "data-put", lane.Name),
		textElement("span", "label", lane.Label), tag("span", "put", put), tag("span", "pieces", pieces))
}

// choice draws an answer to choose, on which the arrow keys step through the timeline.
func choice(c page.PredictChoice) *vecty.HTML {
	button := commandButton(c.Command, vecty.List{textElement("b", "", c.Text), textElement("span", "", c.Detail), textElement("small", "", c.Means), element("kbd", attribute("aria-hidden", "true"), vecty.Text(c.Keys))})
	setAttribute(button, "class", "choice"+prefixed(" is-", c.Mark))
	setAttribute(button, "data-keys", "timeline")
	setAttribute(button, "aria-keyshortcuts", c.Keys)
	return button
}
