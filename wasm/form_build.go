//go:build js && wasm

package main

import (
	"strconv"
	"syscall/js"

	"uriplayground/web/i18n"
	"uriplayground/web/inputs"
	"uriplayground/web/wire"
)

// buildForm builds the fields and switches in a shadow root of the element, so that
// the styles of page and playground do not affect each other. If the option
// "shadow" is false, the element is in a shadow root already.
func buildForm(e element, words i18n.Words, options js.Value) element {
	b := builder{words: words}
	host := create("div", "uri-playground")
	host.append(b.fields(), b.options())

	root := e.Underlying()
	if shadow := option(options, "shadow"); shadow.Type() != js.TypeBoolean || shadow.Bool() {
		root = shadowRoot(root)
	}
	style := root.Get("firstChild")
	if href := option(options, "stylesheet"); !isSheet(style, href) {
		style = newSheet(href)
		root.Call("prepend", style)
	}
	for last := root.Get("lastChild"); !last.Equal(style); last = root.Get("lastChild") {
		last.Call("remove")
	}
	root.Call("append", host.Underlying())
	return host
}

// isSheet reports whether a node links the style sheet: that of an embed is fetched beside
// the program, and a link that is put in its place again is loaded again.
func isSheet(node, href js.Value) bool {
	return node.Truthy() && node.Get("localName").Equal(js.ValueOf("link")) && node.Get("href").Equal(href)
}

func newSheet(href js.Value) js.Value {
	link := create("link", "")
	setAttributes(link, "rel", "stylesheet", "href", href.String())
	return link.Underlying()
}

// shadowRoot returns the open shadow root of the element. An element cannot get a
// second one.
func shadowRoot(e js.Value) js.Value {
	if root := e.Get("shadowRoot"); root.Truthy() {
		return root
	}
	return e.Call("attachShadow", wire.Object("mode", "open").Map())
}

// builder creates elements with their words, and marks them with the keys of the
// words, like those of the static pages.
type builder struct{ words i18n.Words }

func (b *builder) text(tag, key string) element {
	e := create(tag, "")
	e.SetAttribute("data-word", key)
	e.SetTextContent(b.words.Get(key))
	return e
}

func (b *builder) group(class, key string) element {
	e := create("div", class)
	e.SetAttribute("role", "group")
	e.SetAttribute("data-word-label", key)
	e.SetAttribute("aria-label", b.words.Get(key))
	return e
}

func (b *builder) fields() element {
	group := b.group("fields", "page.fields")
	for _, field := range inputs.Texts() {
		group.append(b.field(field))
	}
	return group
}

// field returns a field whose label depends on the view; see form.labelFields.
func (b *builder) field(field inputs.Field) element {
	place, label, box, input := create("div", "field"), create("label", ""), create("div", "box"), b.input(field)
	place.SetAttribute("data-field", field.Name)
	label.SetAttribute("for", inputs.ID(field.Name))
	label.append(create("span", "name"), create("small", "hint"))
	setAttributes(input, "id", inputs.ID(field.Name), "data-uri", field.Name, "part", "input", "inputmode", "url", "dir", "ltr")
	setAttributes(input, inputs.Literal()...)
	box.append(input)
	check := create("div", "check none")
	check.SetAttribute("data-check", field.Name)
	box.append(check)
	if field.Kind == inputs.Text {
		setAttributes(input, "data-walk", field.Name, "aria-describedby", inputs.ID(field.Name)+"-verdict")
	}
	place.append(label, box)
	return place
}

// input returns the element that a field is filled in with.
func (b *builder) input(field inputs.Field) element {
	switch field.Kind {
	case inputs.Area:
		area := create("textarea", "")
		if field.EmbedRows > 0 {
			area.SetAttribute("rows", strconv.Itoa(field.EmbedRows))
		}
		return area
	case inputs.Select:
		list := create("select", "")
		for _, choice := range field.Choices {
			option := b.text("option", choice.Label)
			option.SetAttribute("value", choice.Value)
			list.append(option)
		}
		return list
	}
	input := create("input", "")
	input.SetAttribute("type", string(field.Kind))
	return input
}

// setAttributes sets attributes, given as alternating names and values.
func setAttributes(e element, pairs ...string) {
	for i := 0; i < len(pairs); i += 2 {
		e.SetAttribute(pairs[i], pairs[i+1])
	}
}

// options returns the switches, behind a button.
func (b *builder) options() element {
	menu, button := create("details", "menu settings"), create("summary", "")
	setAttributes(button, "data-word-label", "page.options", "aria-label", b.words.Get("page.options"))
	button.SetTextContent("⚙")
	group := b.group("options", "page.options")
	for _, option := range inputs.Options() {
		label, box := create("label", ""), b.input(option)
		box.SetAttribute("data-uri-option", option.Name)
		label.append(box, b.text("span", option.Label))
		group.append(label)
	}
	menu.append(button, group)
	return menu
}

// buildLinkFields adds the fields of the link panel after the other fields of an
// embed.
func (f *form) buildLinkFields() {
	b := builder{words: f.words}
	group := b.group("linkpanel-fields", "linkpanel.fields")
	group.SetAttribute("data-for", "links")
	for _, row := range inputs.LinkPanel() {
		group.append(b.linkRow(row))
	}
	f.addGroup(group)
}

// addGroup adds fields to those of an embed.
func (f *form) addGroup(group element) {
	if options, ok := f.host.find(".settings"); ok {
		options.Call("before", group.Underlying())
	}
	f.lock(f.locked)
}

// buildSiteFields adds the fields for a folder and an archive, as the pages have them.
func (f *form) buildSiteFields() {
	b := builder{words: f.words}
	group := b.group("site-fields", "site.fields")
	group.SetAttribute("data-for", "site")
	for _, name := range inputs.SiteFiles() {
		label, input, words := create("label", ""), create("input", "pick"), b.text("span", "site."+name)
		setAttributes(input, "type", "file", "data-site", name)
		setAttributes(input, inputs.SiteFile(name)...)
		words.SetClass("choose")
		label.append(input, words)
		group.append(label)
	}
	drop := b.text("span", "site.drop")
	drop.SetClass("drop")
	group.append(drop)
	f.addGroup(group)
}

// linkRow returns a row of fields; several side by side are labelled on their line.
func (b *builder) linkRow(row inputs.Row) element {
	place := create("div", "row "+row.Place)
	if row.Label != "" && !row.Folded {
		place = b.group("row "+row.Place, row.Label)
	}
	inner := place
	if row.Folded {
		place, inner = create("details", "row "+row.Place), create("div", "list")
		place.append(b.text("summary", row.Label), inner)
	}
	for _, field := range row.Fields {
		switch {
		case field.Kind == inputs.Buttons:
			b.linkButtons(inner, field)
		default:
			inner.append(b.linkField(field, row.Folded || len(row.Fields) == 1))
		}
	}
	return place
}

// linkButtons adds the buttons of a field to its row.
func (b *builder) linkButtons(row element, field inputs.Field) {
	for _, choice := range field.Choices {
		button := b.text("button", choice.Label)
		setAttributes(button, "type", "button", "data-act", field.Name, "data-value", choice.Value)
		row.append(button)
	}
}

// linkField returns a field with its label; alone reports whether it has a line of
// its own.
func (b *builder) linkField(field inputs.Field, alone bool) element {
	label, words, input := create("label", ""), b.text("span", field.Label), b.input(field)
	input.SetAttribute("data-linkpanel", field.Name)
	setAttributes(input, inputs.Literal()...)
	if alone {
		label.SetClass("field")
		words.SetClass("name")
	}
	switch field.Kind {
	case inputs.Area:
		label.SetClass("field wide")
		setAttributes(input, "data-scroll", field.Name, "dir", "ltr")
		box, marks := create("span", "box"), create("span", "marks")
		setAttributes(marks, "data-marks", "", "aria-hidden", "true")
		box.append(input, marks)
		label.append(words, box)
	case inputs.File:
		input.SetClass("pick")
		words.SetClass("choose")
		label.append(input, words)
	default:
		label.append(words, input)
	}
	return label
}
