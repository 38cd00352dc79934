package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// tag is an element with the classes that class lists; it must be given no more
// of them.
func tag(name, class string, children ...vecty.MarkupOrChild) *vecty.HTML {
	return vecty.Tag(name, append([]vecty.MarkupOrChild{look(name, class)}, children...)...)
}

// said is an element that holds nothing but a text; nothing at all where there
// is none, since Vecty keeps whatever it draws.
func said(name, class, text string) *vecty.HTML {
	if text == "" {
		return tag(name, class)
	}
	return tag(name, class, vecty.Text(text))
}

// detail is a remark in small below something; nil where there is none.
func detail(text string) vecty.MarkupOrChild {
	if text == "" {
		return nil
	}
	return said("span", "detail", text)
}

// prefixed is prefix+name, or nothing where there is no name.
func prefixed(prefix, name string) string {
	if name == "" {
		return ""
	}
	return prefix + name
}

func attribute(name, value string) vecty.MarkupList {
	return vecty.Markup(vecty.Attribute(name, value))
}

// attributes is markup for attributes: names and values in turn.
func attributes(pairs ...string) vecty.MarkupList {
	var list []vecty.Applyer
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, vecty.Attribute(pairs[i], pairs[i+1]))
	}
	return vecty.Markup(list...)
}

// walk is markup for what keys walk through.
func walk(name, label string) vecty.MarkupList {
	return attributes("data-walk", name, "tabindex", "0", "role", "application", "aria-label", label)
}

// part is markup for the names by which a page that embeds the playground styles
// an element (CSS Shadow Parts).
func part(names string) vecty.MarkupList { return attribute("part", names) }

// pointed is the class of what is pointed at, behind others.
func pointed(yes bool) string {
	if yes {
		return " pointed"
	}
	return ""
}

// section is a pane with its heading.
func section(class, title string, children ...vecty.MarkupOrChild) *vecty.HTML {
	head := said("h2", "", title)
	body := append([]vecty.MarkupOrChild{attributes("aria-label", title, "class", "pane "+class), head}, children...)
	return vecty.Tag("section", body...)
}

// cite is a link to the RFC, which opens beside the playground.
func cite(l play.Link) vecty.ComponentOrHTML {
	if l.URL == "" {
		return nil
	}
	return vecty.Tag("a", attributes("class", "cite", "href", l.URL, "target", "_blank", "rel", "noopener"), vecty.Text(l.Text))
}

// spacers is the part of a table that is a spacer.
func spacers(class string, height, columns int) *Still {
	return still(func() *vecty.HTML { return tag("tbody", class, spacer(height, columns)) }, class, strconv.Itoa(height), strconv.Itoa(columns))
}

// spacer is a table row that stands for the rows that are not drawn.
func spacer(height, columns int) *vecty.HTML {
	return tag("tr", "spacer", attribute("aria-hidden", "true"),
		vecty.Tag("td", attribute("colspan", strconv.Itoa(columns)),
			vecty.Markup(vecty.Style("height", strconv.Itoa(height)+"px"))))
}
