package ui

import (
	"strconv"
	"strings"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// course draws the view of the lessons: where it is entered, a screen of a lesson, or blocks below
// each other.
func course(c *page.Course) *Part {
	return part(c, func() *vecty.HTML {
		switch {
		case c.Screen != nil:
			return screen(c.Screen)
		case c.Start != nil:
			return start(c.Start)
		case c.Vote != nil:
			return tag("section", "course "+c.Class+" stage-"+c.Vote.Stage, vecty.Markup(vecty.Style("--letters", strconv.Itoa(c.Vote.Letters))),
				tag("h2", "", focusTarget("lesson"), vecty.Text(c.Title)), vote(c.Vote))
		}
		side := tag("div", "blocks side", each(c.Side, block))
		if c.Face != nil {
			side = tag("div", "blocks side", tag("div", "face", each(c.Face, block)), each(c.Side, block))
		}
		return tag("section", "course "+c.Class, vecty.Markup(vecty.Style("--letters", strconv.Itoa(max(c.Letters, 1)))), tag("h2", "", focusTarget("lesson"), vecty.Text(c.Title)),
			tag("div", "blocks", each(c.Blocks, block)), side)
	})
}

// block draws a block. All of its parts are always there, so that they keep their
// places.
func block(b *page.CourseBlock) *vecty.HTML {
	var table vecty.List
	if b.Table != nil {
		table = append(table, tag("div", "data-table "+b.Table.ID, drawing{}.grid(b.Table, true)))
	}
	role := vecty.MarkupList{}
	if b.Live {
		role = attribute("role", "status")
	}
	switch {
	case b.Moves:
		return tag("ol", "block "+b.Class, each(b.Buttons, movable))
	case b.Fold:
		return tag("details", "block "+b.Class, textElement("summary", "", b.Title), tag("div", "acts", buttons(b.ButtonRow)))
	}
	return tag("div", "block "+b.Class, role,
		heading(b), tag("p", "", each(b.Prose, prose)), table, tag("p", "cites", each(b.Cites, cite)), tag("div", "acts", buttons(b.ButtonRow)), form(b.Form))
}

// movable draws a button that is dragged to another place in its list, or moved there by keys.
func movable(b page.Button) *vecty.HTML {
	first, second, _ := strings.Cut(b.Text, "\n")
	drawn := button(b, tag("b", "count", vecty.Text(b.Count+" ")), tag("i", "grip", attribute("aria-hidden", "true")),
		textElement("span", "", first+" "), tag("span", "ends", textElement("bdi", "", second)))
	setAttribute(drawn, "aria-keyshortcuts", "Alt+ArrowUp Alt+ArrowDown")
	if b.Pressed == "true" {
		setAttribute(drawn, "data-begin", "slide")
	}
	return element("li", drawn)
}

// prose draws a run of a paragraph. A line may end within an address, but not within "/..".
func prose(run page.Prose) *vecty.HTML {
	switch {
	case run.From != "":
		return breakable("code", "from-"+run.From, run.Text)
	case run.Code && len(run.Text) > 20:
		return breakable("code", "", run.Text)
	case run.Code:
		return tag("code", "", vecty.Text(run.Text))
	}
	return vecty.Text(run.Text)
}

// focusTarget returns markup for an element that gets the focus when a lesson or
// an exercise begins.
func focusTarget(what string) vecty.MarkupList {
	return vecty.Markup(vecty.Attribute("tabindex", "-1"), vecty.Attribute("data-begin", what))
}

func heading(b *page.CourseBlock) vecty.MarkupOrChild {
	switch {
	case b.Title == "":
		return tag("span", "")
	case b.Begin:
		return tag("h3", "", focusTarget("exercise"), twoLines(b.Title))
	}
	return tag("h3", "", twoLines(b.Title))
}

// setAttribute sets an attribute, unless the value is empty.
func setAttribute(e *vecty.HTML, name, value string) {
	if value != "" {
		vecty.Attribute(name, value).Apply(e)
	}
}

// uriFieldAttributes keeps browsers from changing what is typed into a field.
var uriFieldAttributes = [...]string{
	"type", "text", "name", "field", "dir", "ltr", "spellcheck", "false",
	"autocomplete", "off", "autocapitalize", "none", "autocorrect", "off",
}

// form draws fields with their button; the enter key in a field submits, too.
func form(f *page.Form) vecty.MarkupOrChild {
	if f == nil {
		return tag("span", "")
	}
	more := vecty.MarkupOrChild(nil)
	if f.More != nil {
		more = formField(f.More)
	}
	if f.Button == "" {
		return element("form", attribute("data-submit", f.Name), formField(f))
	}
	button := element("button", attribute("type", "submit"), vecty.Text(f.Button))
	setAttribute(button, "aria-disabled", f.Idle)
	return element("form", attribute("data-submit", f.Name), formField(f), more, button)
}

// formField draws a field under its label.
func formField(f *page.Form) *vecty.HTML {
	field := uriField(f.Rows)
	if f.Free {
		setAttribute(field, "data-free", "course")
	} else {
		vecty.Property("value", f.Value).Apply(field)
	}
	vecty.Property("readOnly", f.Shut).Apply(field) // always: Vecty deletes a property that is gone, which leaves it true
	if f.Draft {
		setAttribute(field, "data-draft", "buffers")
	}
	if f.Each {
		setAttribute(field, "data-expected", f.Name)
		setAttribute(field, "spellcheck", "true")
		setAttribute(field, "dir", "auto")
	}
	setAttribute(field, "placeholder", f.Hint)
	return element("label", tag("span", "", vecty.Text(f.Label)), field)
}
