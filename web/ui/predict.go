package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// question draws what is asked before a step is shown, with the ways to answer it
// and what came of the answer. While its words stay the same it is left alone, and
// so is what was typed.
func question(q *page.Predict) *Part {
	return part(questionKey(q), func() *vecty.HTML {
		return tag("div", "predict",
			tag("div", "asked",
				tag("p", "ask", attribute("aria-live", "polite"), vecty.Text(q.Ask), textElement("span", "spoken", " "+q.Spoken)),
				tag("div", "choices", each(q.Choices, choice)),
				board(&q.Board),
				tag("div", "typed", form(q.Form)),
				tag("div", "acts", buttons(q.Acts)),
				textElement("p", "score", q.Score)),
			tag("p", "feedback"+prefixed(" tone-", string(q.Tone)), attribute("role", "status"), vecty.Text(q.Feedback), cite(q.Cite)),
		)
	})
}

// questionKey returns what tells a question from another, and the board and the fields with
// it.
func questionKey(q *page.Predict) any {
	key := keys(q.Ask, q.Spoken, q.Feedback, q.Score, keysOf(q.Acts.Buttons))
	if len(q.Board.Lanes) > 0 {
		key = keys(key, q.Form.Value, q.Form.More.Value, q.Board.Said)
	}
	return key
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
	button := commandButton(c.Command, vecty.List{textElement("b", "", c.Text), textElement("span", "", c.Detail)})
	setAttribute(button, "class", "choice"+prefixed(" is-", c.Mark))
	setAttribute(button, "data-keys", "timeline")
	setAttribute(button, "aria-keyshortcuts", c.Keys)
	return button
}
