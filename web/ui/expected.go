package ui

import (
	"strings"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// expected draws the field below the target, with what is offered for it. While it has not the
// focus, the whole address that was expected lies over it, on the columns of the target.
func (d drawing) expected(x *page.Expected) *Part {
	return d.part(x, func() *vecty.HTML {
		class := "expected"
		if x.Field.Text == "" && x.Went.Text == "" {
			class += " unasked"
		}
		return tag("div", class,
			element("label", attributes("class", "label", "for", expectedID), vecty.Text(x.Field.Label)),
			tag("div", "offers"+blank(len(x.Offers) == 0), textElement("span", "", x.OfferBy), element("ul", each(x.Offers, offer))),
			tag("p", "uri", attribute("aria-hidden", "true"), each(x.Target, targetPiece)),
			tag("div", "expected-field"+laidClass(x.Wanted),
				expectedInput(&x.Field, x.ReadOnly, "id", expectedID),
				tag("p", "uri wanted", attribute("aria-hidden", "true"), each(x.Wanted, targetPiece))),
			tag("p", "differs"+prefixed(" tone-", string(x.Tone)), attributes("id", verdictID, "role", "status"), textElement("span", "verdict", x.Verdict)),
			vecty.If(x.WentAsk != "", went(x)),
		)
	})
}

// laidClass returns the class, to append to others, of a field over which an address lies.
func laidClass(wanted []page.TargetPiece) string {
	if len(wanted) == 0 {
		return ""
	}
	return " laid"
}

// went draws the field for where a program went, unfolded if it holds something.
func went(x *page.Expected) *vecty.HTML {
	return tag("details", "went", vecty.Markup(vecty.MarkupIf(x.Went.Text != "", vecty.Attribute("open", ""))),
		textElement("summary", "", x.WentAsk), expectedInput(&x.Went, x.ReadOnly, "aria-label", x.Went.Label))
}

// What a field and its label refer to.
const (
	expectedID = "expected-address"
	verdictID  = "expected-verdict"
)

// expectedInput draws a field with a further attribute. It is described by what differs.
func expectedInput(f *page.ExpectedField, readOnly bool, name, value string) *vecty.HTML {
	field := element("input")
	for i := 0; i < len(uriFieldAttributes); i += 2 {
		setAttribute(field, uriFieldAttributes[i], uriFieldAttributes[i+1])
	}
	for _, a := range [][2]string{{"data-expected", f.Act}, {"aria-describedby", verdictID}, {"placeholder", f.Hint}, {name, value}} {
		setAttribute(field, a[0], a[1])
	}
	vecty.Property("value", f.Text).Apply(field)
	vecty.Property("readOnly", readOnly).Apply(field)
	return field
}

// offer draws a button that takes an address for the one that was expected.
func offer(o page.Offer) *vecty.HTML {
	button := commandButton(o.Command, element("bdi", attribute("dir", "ltr"), each(o.Pieces, func(r page.TextRun) *vecty.HTML {
		if r.Marked {
			return textElement("b", "", r.Text)
		}
		return textElement("span", "", r.Text)
	})))
	setAttribute(button, "class", "offer chip")
	setAttribute(button, "title", o.Title)
	return element("li", button)
}

// gap draws the room that the address beside has a text in: a place where something is missing, or
// the rest of one where something else stands.
func gap(o page.TargetPiece) *vecty.HTML {
	class := "missing"
	if o.Differs {
		class = "shorter"
	}
	return textElement("span", class, strings.Repeat("\u00A0", o.Gap))
}

// differClass returns the class, to append to others, of what was not expected.
func differClass(yes bool) string {
	if yes {
		return " differ"
	}
	return ""
}

// deduction draws from where an expected address follows, and the buttons that change something:
// below the first reason, where they are seen without scrolling.
func deduction(class string, x *page.Deduction, said vecty.List) *vecty.HTML {
	first := min(len(x.Reasons), 1)
	return tag("div", class+" deduction", textElement("h3", "", x.Title),
		tag("ul", "", each(x.Reasons[:first], reason)),
		tag("div", "remedies", each(x.Fixes, targetFix)),
		tag("ul", "", each(x.Reasons[first:], reason), each(x.Starts, reason)),
		tag("div", "acts", buttons(x.Acts)),
		vecty.If(x.Join != nil, join(x.Join)), said)
}

// targetFix draws a button that changes something, or says what to change where nothing can here.
func targetFix(r page.TargetFix) *vecty.HTML {
	says := vecty.List{textElement("code", "", r.Text), textElement("small", "", r.Effect)}
	if r.Action.Name == "" {
		return tag("p", "remedy", says)
	}
	button := commandButton(r.Action, says)
	setAttribute(button, "class", "remedy")
	return button
}

// join draws what base and link are as text, with the calls that resolve instead.
func join(j *page.Join) vecty.ComponentOrHTML {
	if j == nil {
		return nil
	}
	return tag("details", "join", textElement("summary", "", j.Title),
		textElement("p", "", j.Text),
		element("dl", each(j.Calls, func(c page.Call) *vecty.HTML {
			button := commandButton(page.Command{Name: "take-code", Value: c.Code}, vecty.Text(j.Copy))
			setAttribute(button, "aria-label", j.Copy+": "+c.Language)
			return element("div", textElement("dt", "", c.Language), element("dd", textElement("code", "", c.Code), button))
		})),
		tag("p", "note", attribute("role", "status"), vecty.Text(j.Note)))
}
