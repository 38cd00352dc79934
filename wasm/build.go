//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/i18n"
	"uriplayground/web/wire"
)

// build makes the fields and switches in a shadow root of the element, so that
// the style of the page and that of the playground leave each other alone. With
// the option "shadow" false, the element stands in such a root already.
func build(e element, words i18n.Words, options js.Value) element {
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

// shadowRoot is the open shadow root of the element, which keeps the one it got
// first for good.
func shadowRoot(e js.Value) js.Value {
	if root := e.Get("shadowRoot"); root.Truthy() {
		return root
	}
	return e.Call("attachShadow", wire.Object("mode", "open"))
}

// builder makes elements with their words, and marks them with the keys as those
// of the static pages are.
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
	group.append(b.field("base", "input"), b.field("ref", "input"), b.field("text", "textarea"))
	return group
}

func (b *builder) field(name, tag string) element {
	label, head, input := create("label", "field"), create("span", ""), create(tag, "")
	label.SetAttribute("data-field", name)
	head.append(create("span", "name"), create("small", "hint"))
	if tag == "input" {
		input.SetAttribute("type", "text")
	}
	for key, value := range map[string]string{
		"data-uri": name, "part": "input", "inputmode": "url", "dir": "ltr", "spellcheck": "false",
		"autocomplete": "off", "autocapitalize": "none", "autocorrect": "off",
	} {
		input.SetAttribute(key, value)
	}
	label.append(head, input)
	return label
}

func (b *builder) options() element {
	group := b.group("options", "page.options")
	for _, name := range []string{"strict", "erratum4547", "erratum4789"} {
		label, box := create("label", ""), create("input", "")
		box.SetAttribute("type", "checkbox")
		box.SetAttribute("data-uri-option", name)
		label.append(box, b.text("span", "option."+name))
		group.append(label)
	}
	return group
}
