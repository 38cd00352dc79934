package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Course draws the view of the lessons.
type Course struct {
	vecty.Core
	Course *page.Course `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (c *Course) Copy() vecty.Component { n := *c; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the page is the very same.
func (c *Course) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Course)
	return ok && old.Course == c.Course
}

// Render draws the blocks below each other.
func (c *Course) Render() vecty.ComponentOrHTML {
	return tag("section", "course "+c.Course.Class, tag("h2", "", focusTarget("lesson"), vecty.Text(c.Course.Title)),
		tag("div", "blocks", blocks(c.Course.Blocks)), tag("div", "blocks side", blocks(c.Course.Side)))
}

func blocks(list []*page.CourseBlock) (out vecty.List) {
	for _, b := range list {
		out = append(out, block(b))
	}
	return out
}

// block draws a block. All of its parts are always there, so that they keep their
// places.
func block(b *page.CourseBlock) *vecty.HTML {
	var text, cites, table vecty.List
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
	if b.Table != nil {
		table = append(table, tag("div", "data-table "+b.Table.ID, plainTable(b.Table)))
	}
	role := vecty.MarkupList{}
	if b.Live {
		role = attribute("role", "status")
	}
	return tag("div", "block "+b.Class, role,
		heading(b), tag("p", "", text), table, tag("p", "cites", cites), tag("div", "acts", buttons(b.ButtonRow)), form(b.Form))
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
		return tag("h3", "", focusTarget("exercise"), vecty.Text(b.Title))
	}
	return tag("h3", "", vecty.Text(b.Title))
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
	return element("form", attribute("data-submit", f.Name), formField(f), more,
		element("button", attribute("type", "submit"), vecty.Text(f.Button)))
}

// formField draws a field under its label.
func formField(f *page.Form) *vecty.HTML {
	field := element("input")
	for i := 0; i < len(uriFieldAttributes); i += 2 {
		setAttribute(field, uriFieldAttributes[i], uriFieldAttributes[i+1])
	}
	if f.Free {
		setAttribute(field, "data-free", "course")
	} else {
		vecty.Property("value", f.Value).Apply(field)
	}
	if f.Draft {
		setAttribute(field, "data-draft", "on")
	}
	return element("label", tag("span", "", vecty.Text(f.Label)), field)
}
