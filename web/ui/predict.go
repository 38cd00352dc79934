package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// question draws what is asked before a step is shown, with the ways to answer it
// and what came of the answer. While its words stay the same it is left alone, and
// so is what was typed.
func question(q *page.Predict) *Memo {
	return memo(func() *vecty.HTML {
		return tag("div", "predict",
			tag("div", "asked",
				tag("p", "ask", attribute("aria-live", "polite"), vecty.Text(q.Ask), textElement("span", "spoken", " "+q.Spoken)),
				tag("div", "choices", choices(q.Choices)),
				board(&q.Board),
				tag("div", "typed", form(q.Form)),
				tag("div", "acts", buttons(q.Acts)),
				textElement("p", "score", q.Score)),
			tag("p", "feedback"+prefixed(" tone-", string(q.Tone)), attribute("role", "status"), vecty.Text(q.Feedback), cite(q.Cite)),
		)
	}, questionKey(q)...)
}

// questionKey is what tells a question from another, and the board and the fields with it.
func questionKey(q *page.Predict) []string {
	key := []string{q.Ask, q.Spoken, q.Feedback, q.Score}
	for _, b := range q.Acts.Buttons {
		key = append(key, b.Pressed, b.Idle)
	}
	if len(q.Board.Lanes) > 0 {
		key = append(key, q.Form.Value, q.Form.More.Value, q.Board.Said)
	}
	return key
}

// board draws the buffers in pieces, each of which can be dragged, or picked up by a
// click or a key and put down by another.
func board(b *page.Board) *vecty.HTML {
	lanes := vecty.List{}
	for _, lane := range b.Lanes {
		lanes = append(lanes, boardLane(lane))
	}
	return tag("div", "board", textElement("p", "hint", b.Hint), tag("div", "zones", lanes), tag("p", "said", attribute("role", "status"), vecty.Text(b.Said)))
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

// choices draws the answers to choose from, on which the arrow keys step through the
// timeline.
func choices(list []page.PredictChoice) (out vecty.List) {
	for _, c := range list {
		button := commandButton(c.Command, vecty.List{textElement("b", "", c.Text), textElement("span", "", c.Detail)})
		setAttribute(button, "class", "choice"+prefixed(" is-", c.Mark))
		setAttribute(button, "data-keys", "timeline")
		setAttribute(button, "aria-keyshortcuts", c.Keys)
		out = append(out, button)
	}
	return out
}
