package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Course draws the view of the lessons.
type Course struct {
	vecty.Core
	Course *play.Course `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (c *Course) Copy() vecty.Component { n := *c; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same page.
func (c *Course) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Course)
	return ok && old.Course == c.Course
}

// Render draws the blocks below each other.
func (c *Course) Render() vecty.ComponentOrHTML {
	return tag("section", "course "+c.Course.Class, tag("h2", "", begin("lesson"), vecty.Text(c.Course.Title)),
		tag("div", "blocks", blocks(c.Course.Blocks)), tag("div", "blocks side", blocks(c.Course.Side)))
}

func blocks(list []*play.CourseBlock) (out vecty.List) {
	for _, b := range list {
		out = append(out, block(b))
	}
	return out
}

// block draws a block; each of its parts keeps its place.
func block(b *play.CourseBlock) *vecty.HTML {
	var text, cites, acts, sheet vecty.List
	for _, run := range b.Prose {
		if run.Code {
			text = append(text, tag("code", "", vecty.Text(run.Text)))
		} else {
			text = append(text, vecty.Text(run.Text))
		}
	}
	for _, l := range b.Cites {
		cites = append(cites, cite(l))
	}
	for _, c := range b.Buttons {
		acts = append(acts, choice(c))
	}
	if b.Table != nil {
		sheet = append(sheet, tag("div", "sheet "+b.Table.ID, sheetTable(b.Table)))
	}
	role := vecty.MarkupList{}
	if b.Live {
		role = attribute("role", "status")
	}
	return tag("div", "block "+b.Class, role,
		heading(b), tag("p", "", text), sheet, tag("p", "cites", cites), tag("div", "acts", acts), form(b.Form))
}

// begin marks where the focus goes.
func begin(what string) vecty.MarkupList {
	return vecty.Markup(vecty.Attribute("tabindex", "-1"), vecty.Attribute("data-begin", what))
}

func heading(b *play.CourseBlock) vecty.MarkupOrChild {
	switch {
	case b.Title == "":
		return tag("span", "")
	case b.Begin:
		return tag("h3", "", begin("exercise"), vecty.Text(b.Title))
	}
	return tag("h3", "", vecty.Text(b.Title))
}

// choice is a button that may be one of several.
func choice(c play.Choice) *vecty.HTML {
	button := act(c.Command, vecty.Text(c.Text))
	set(button, "aria-pressed", c.Pressed)
	set(button, "aria-label", c.Title)
	return button
}

// set gives an element an attribute, unless it would be empty.
func set(e *vecty.HTML, name, value string) {
	if value != "" {
		vecty.Attribute(name, value).Apply(e)
	}
}

// plain is what makes a field take URIs as they are typed.
var plain = [...]string{
	"type", "text", "name", "field", "dir", "ltr", "spellcheck", "false",
	"autocomplete", "off", "autocapitalize", "none", "autocorrect", "off",
}

// form is a field with its button. Enter in the field does the same.
func form(f *play.Form) vecty.MarkupOrChild {
	if f == nil {
		return tag("span", "")
	}
	field := vecty.Tag("input")
	for i := 0; i < len(plain); i += 2 {
		set(field, plain[i], plain[i+1])
	}
	if f.Free {
		set(field, "data-free", "course")
	} else {
		vecty.Property("value", f.Value).Apply(field)
	}
	return vecty.Tag("form", attribute("data-submit", f.Name),
		vecty.Tag("label", tag("span", "", vecty.Text(f.Label)), field),
		vecty.Tag("button", attribute("type", "submit"), vecty.Text(f.Button)))
}
