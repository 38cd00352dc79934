package ui

import (
	"slices"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// target draws the target, with the provenance of each character, above the brackets of its
// sources. What the browser makes of the same texts stands in its pane, for comparison. While it is
// predicted, the reasons stand beside the machine.
func (d drawing) target(t *page.Target, b *page.Browser, why bool) *Part {
	return d.part(keys(t, b, why), func() *vecty.HTML {
		explains := why && (t.Why != "" || t.Deduction != nil)
		var said vecty.List // among the reasons
		if explains && differs(b) {
			said = append(said, browser(b))
		}
		return section("target", t.Title,
			targetSwitch(t.Switch, t.By),
			textElement("p", "leads", t.Lead),
			tag("p", "none", vecty.Text(t.None)),
			tag("div", "concealed"+blank(t.Hidden == ""), textElement("span", "", t.Hidden), buttons(t.Reveal)),
			tag("div", "address"+blank(len(t.Pieces) == 0), cursor("target", t.CursorLabel), tag("p", "uri", cssPart("result"), attribute("aria-hidden", "true"), brackets(t))),
			vecty.If(t.Expected != nil, d.expected(t.Expected)),
			vecty.If(!explains || !differs(b), browser(b)),
			tag("p", "more", vecty.Text(t.More)),
			vecty.If(!explains, tag("ul", "faults", each(t.Notes, fault))),
			vecty.If(explains, because(t, said)),
		)
	})
}

// because draws why the target is what it is, or why it is not what was expected, and below that
// what else is said. What is wrong with the texts is mended before the rest is worth knowing.
func because(t *page.Target, said vecty.List) *vecty.HTML {
	class, wrong := "why"+done(t.Pieces), tag("ul", "faults", each(t.Notes, fault))
	if t.Deduction != nil {
		return deduction(class, t.Deduction, append(vecty.List{wrong}, said...))
	}
	return tag("div", class, textElement("h3", "", t.Why), said, wrong, tag("ul", "", each(t.Reasons, reason)))
}

// differs reports whether the visitor's browser makes something else of the same texts.
func differs(b *page.Browser) bool { return b != nil && b.Tone == "warning" }

// done returns the class of what belongs to a target of which all is made at this point of the
// timeline.
func done(pieces []page.TargetPiece) string {
	if slices.ContainsFunc(pieces, func(o page.TargetPiece) bool { return o.Todo }) {
		return ""
	}
	return " done"
}

// targetSwitch draws the button that begins and ends predicting, or what chooses among documents.
func targetSwitch(row page.ButtonRow, label string) *Part {
	if len(row.Buttons) > 1 {
		return part(keys(label, keysOf(row.Buttons)), func() *vecty.HTML {
			var options vecty.List
			for _, b := range row.Buttons {
				options = append(options, element("option",
					vecty.Markup(vecty.Property("value", b.Value), vecty.Property("selected", b.Pressed == "true")), vecty.Text(b.Text)))
			}
			return element("select", attributes("class", "predict-switch", "data-choose", row.Buttons[0].Name, "aria-label", label), options)
		})
	}
	b := row.Buttons[0]
	return part(b, func() *vecty.HTML {
		button := commandButton(b.Command, vecty.Text(b.Text))
		setAttribute(button, "class", "predict-switch")
		setAttribute(button, "aria-pressed", b.Pressed)
		return button
	})
}

// brackets draws the pieces of the target in their brackets.
func brackets(t *page.Target) vecty.List {
	var out vecty.List
	rest := t.Pieces
	for _, b := range t.Brackets {
		out = append(out, bracket(b, rest[:b.Pieces]))
		rest = rest[b.Pieces:]
	}
	return out
}

func bracket(b page.Bracket, pieces []page.TargetPiece) *vecty.HTML {
	class := "run from-" + b.From
	if b.Todo {
		class += " todo"
	}
	out := each(pieces[:b.Lead], targetPiece)
	head, rest := pieces[b.Lead:b.Lead+b.Head], pieces[b.Lead+b.Head:]
	if len(head) > 0 {
		out = append(out, tag("span", "head", tag("span", "own", each(head, targetPiece)), textElement("span", "mark", b.Label)))
	}
	return tag("span", class, out, each(rest, targetPiece))
}

// targetPiece draws consecutive characters of the target of one component.
func targetPiece(o page.TargetPiece) *Part {
	return part(o, func() *vecty.HTML {
		if o.Gap > 0 {
			return gap(o)
		}
		todo := differClass(o.Differs)
		if o.Todo {
			todo += " todo"
		}
		return element("span", attributes("class", "text"+prefixed(" c-", o.Component)+todo+pointedClass(o.Pointed),
			"data-point", o.Point, "title", o.Title),
			pieceText(o))
	})
}

// pieceText draws where the target may be wrapped, and where it may not although browsers would.
func pieceText(o page.TargetPiece) (out vecty.List) {
	for i, segment := range o.Segments() {
		if i > 0 {
			out = append(out, element("wbr"))
		}
		for _, part := range page.Hyphenated(segment) {
			if page.IsHyphens(part) {
				out = append(out, textElement("span", "hyphen", part))
			} else {
				out = append(out, vecty.Text(part))
			}
		}
	}
	if o.Wraps {
		out = append(out, element("wbr"))
	}
	return out
}

// reason draws why the target is what it is, a button for the alternative, and the section.
func reason(r page.Reason) *Part {
	return part(r, func() *vecty.HTML {
		return element("li",
			tag("span", "", vecty.Text(r.Text), cite(r.Cite), take(r.Take)),
			vecty.If(r.Instead != "", element("button",
				attributes("type", "button", "class", "remedy", "data-base", r.Base, "data-ref", r.Ref),
				breakable("code", "", r.Write), breakable("small", "", r.Instead))),
			vecty.If(r.Show != "", commandButton(page.Command{Name: "step", Value: r.Step}, vecty.Text(r.Show))),
		)
	})
}

// browser draws the result of the visitor's browser for the same texts, or an empty line if
// that was not asked.
func browser(b *page.Browser) *Part {
	return part(b, func() *vecty.HTML {
		result := b
		if result == nil {
			result = &page.Browser{Tone: "note"}
		}
		nothing := result.Label == "" && result.Text == "" && result.Verdict == ""
		return tag("p", "browser tone-"+string(result.Tone)+blank(nothing),
			textElement("span", "label", result.Label),
			textElement("code", "", result.Text),
			textElement("span", "verdict", result.Verdict),
			vecty.If(result.Part.Text != "", divergenceButton(result.Part)),
		)
	})
}

// divergenceButton draws the button that leads to where the browser parts from RFC 3986.
func divergenceButton(b page.Button) *vecty.HTML {
	button := commandButton(b.Command, vecty.Text(b.Text))
	setAttribute(button, "class", "quiet")
	return button
}
