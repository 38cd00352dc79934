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
				tag("div", "typed", form(q.Form)),
				tag("div", "acts", buttons(q.Acts)),
				textElement("p", "score", q.Score)),
			tag("p", "feedback"+prefixed(" tone-", string(q.Tone)), attribute("role", "status"), vecty.Text(q.Feedback), cite(q.Cite)),
		)
	}, q.Ask, q.Spoken, q.Feedback, q.Score)
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
