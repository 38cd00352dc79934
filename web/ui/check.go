package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Check draws what the grammar says of one field, in it and below it: the text in the colours of
// its components, which is to be seen through the field, and the verdict. It is a root of its own,
// since the field is not drawn by Vecty. The check is nil where the view says nothing of the field.
func Check(name string, check *page.Check) *Part {
	return part(check, func() *vecty.HTML {
		if check == nil {
			return element("div", attributes("class", "check none", "data-check", name))
		}
		echo := ""
		switch {
		case !check.Whole:
			echo = " echo"
		case check.Name == "text":
			echo = " under"
		case len(check.Annotated) > 0:
			echo = " coloured"
		}
		return element("div", attributes("class", "check tone-"+string(check.Tone)+echo, "data-check", name),
			tag("code", "annotated", attributes("aria-hidden", "true", "dir", "ltr"), each(check.Annotated, piece)),
			tag("span", "sign", attribute("aria-hidden", "true"), vecty.Text(check.Short)),
			element("span", attributes("class", "verdict", "id", "uri-"+name+"-verdict"), vecty.Text(check.Verdict)),
			tag("ul", "faults", each(check.Faults, fault)),
			rest(check),
		)
	})
}

// rest draws the faults that are not said first, folded, and what may come next.
func rest(check *page.Check) vecty.MarkupOrChild {
	next := textElement("span", "next", check.Next)
	if len(check.Rest) == 0 {
		return next
	}
	list := each(check.Rest, fault)
	if check.More != "" {
		list = append(list, textElement("li", "more", check.More))
	}
	return tag("details", "rest", textElement("summary", "", check.RestTitle), tag("ul", "faults", list), next)
}

// piece draws consecutive characters of one component. Faulty ones are in a mark element, so that
// the fault is not shown by colour alone.
func piece(p page.Piece) *Part {
	return part(p, func() *vecty.HTML {
		name := "span"
		if p.Faulty {
			name = "mark"
		}
		return element(name, attributes("class", "piece"+prefixed(" c-", p.Component)+pointedClass(p.Pointed), "data-point", p.Point),
			vecty.Text(p.Text))
	})
}

// fault draws place, message and section of a fault.
func fault(f page.FaultLine) *Part {
	return part(f, func() *vecty.HTML {
		class := "fault tone-" + string(f.Tone)
		if f.Repeats {
			class += " repeats"
		}
		return tag("li", class,
			vecty.If(f.Where != "", textElement("span", "where", f.Where)),
			vecty.If(f.Name != "", tag("span", "name", attribute("aria-hidden", "true"), vecty.Text(f.Name))),
			textElement("span", "message", f.Message),
			cite(f.Cite),
			vecty.If(f.Fix.Text != "", element("button", attributes(
				"type", "button", "data-fix", f.Fix.Point, "data-with", f.Fix.With), vecty.Text(f.Fix.Text))),
		)
	})
}
