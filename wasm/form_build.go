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
	root.Call("replaceChildren")
	if href := option(options, "stylesheet"); href.Type() == js.TypeString {
		link := create("link", "")
		link.SetAttribute("rel", "stylesheet")
		link.SetAttribute("href", href.String())
		root.Call("append", link.Underlying())
	}
	root.Call("append", host.Underlying())
	return host
}

// shadowRoot returns the open shadow root of the element. An element cannot get a
// second one.
func shadowRoot(e js.Value) js.Value {
	if root := e.Get("shadowRoot"); root.Truthy() {
		return root
	}
	return e.Call("attachShadow", wire.Object("mode", "open"))
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
	for _, f := range inputs.Texts() {
		group.append(b.field(f))
	}
	return group
}

// field returns a field whose label each view words in its own way.
func (b *builder) field(f inputs.Field) element {
	label, head := create("label", "field"), create("span", "")
	label.SetAttribute("data-field", f.Name)
	head.append(create("span", "name"), create("small", "hint"))
	input := b.input(f)
	input.SetAttribute("data-uri", f.Name)
	input.SetAttribute("part", "input")
	label.append(head, input)
	return label
}

// input returns an input element of the kind, with its choices.
func (b *builder) input(f inputs.Field) element {
	tag := "input"
	if f.Kind == inputs.Area || f.Kind == inputs.Select {
		tag = string(f.Kind)
	}
	input := create(tag, "")
	switch f.Kind {
	case inputs.Area:
		input.SetAttribute("dir", "auto")
		if f.EmbedRows > 0 {
			input.SetAttribute("rows", strconv.Itoa(f.EmbedRows))
		}
	case inputs.Select:
		for _, choice := range f.Choices {
			option := b.text("option", choice.Label)
			option.SetAttribute("value", choice.Value)
			input.append(option)
		}
	case inputs.Text:
		input.SetAttribute("inputmode", "url")
		input.SetAttribute("dir", "ltr")
		fallthrough
	default:
		input.SetAttribute("type", string(f.Kind))
	}
	for literal := inputs.Literal(); len(literal) > 1; literal = literal[2:] {
		input.SetAttribute(literal[0], literal[1])
	}
	return input
}

func (b *builder) options() element {
	group := b.group("options", "page.options")
	for _, f := range inputs.Options() {
		label, box := create("label", ""), create("input", "")
		box.SetAttribute("type", "checkbox")
		box.SetAttribute("data-uri-option", f.Name)
		label.append(box, b.text("span", f.Label))
		group.append(label)
	}
	return group
}

// buildLinkFields adds the fields of the link panel after the other fields of an
// embed.
func (f *form) buildLinkFields() {
	b := builder{words: f.words}
	group := b.group("desk-fields", "desk.fields")
	group.SetAttribute("data-for", "links")
	for _, row := range inputs.LinkPanel() {
		if len(row.Fields) == 1 {
			group.append(b.linkField(row.Fields[0], true))
			continue
		}
		place := create("div", "row")
		group.append(place)
		for _, field := range row.Fields {
			place.append(b.linkField(field, false))
		}
	}
	if options, ok := f.host.find(".options"); ok {
		options.Underlying().Call("before", group.Underlying())
	}
}

// linkField returns a field with its label; alone reports whether it has a row of
// its own.
func (b *builder) linkField(f inputs.Field, alone bool) element {
	label, words, input := create("label", ""), b.text("span", f.Label), b.input(f)
	if alone {
		label.SetClass("field")
		words.SetClass("name")
	}
	if f.Kind == inputs.Area {
		label.SetClass("field wide")
	}
	input.SetAttribute("data-desk", f.Name)
	label.append(words, input)
	return label
}
