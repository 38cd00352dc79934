//go:build js && wasm

package main

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"uriplayground/web/i18n"
)

// build makes the fields and switches in a shadow root of the element, so that
// the style of the page and that of the playground leave each other alone.
func build(element dom.Element, words i18n.Words, options js.Value) dom.Element {
	b := builder{doc: dom.GetWindow().Document(), words: words}
	host := b.element("div", "uri-playground")
	host.AppendChild(b.fields())
	host.AppendChild(b.options())
	place := b.element("div", "")
	place.SetAttribute("data-uri", "result")
	host.AppendChild(place)

	root := shadowRoot(element.Underlying())
	root.Call("replaceChildren")
	if href := option(options, "stylesheet"); href.Type() == js.TypeString {
		link := b.element("link", "")
		link.SetAttribute("rel", "stylesheet")
		link.SetAttribute("href", href.String())
		root.Call("append", link.Underlying())
	}
	root.Call("append", host.Underlying())
	return host
}

// shadowRoot is the open shadow root of the element, which keeps the one it got
// first for good.
func shadowRoot(element js.Value) js.Value {
	if root := element.Get("shadowRoot"); root.Truthy() {
		return root
	}
	return element.Call("attachShadow", map[string]any{"mode": "open"})
}

// builder makes elements with their words.
type builder struct {
	doc   dom.Document
	words i18n.Words
}

func (b *builder) element(tag, class string) dom.Element {
	e := b.doc.CreateElement(tag)
	if class != "" {
		e.SetAttribute("class", class)
	}
	return e
}

func (b *builder) text(tag, key string) dom.Element {
	e := b.element(tag, "")
	e.SetTextContent(b.words.Get(key))
	return e
}

func (b *builder) group(class, key string) dom.Element {
	e := b.element("div", class)
	e.SetAttribute("role", "group")
	e.SetAttribute("aria-label", b.words.Get(key))
	return e
}

func (b *builder) fields() dom.Element {
	group := b.group("fields", "page.fields")
	for _, name := range []string{"base", "ref"} {
		group.AppendChild(b.field(name))
	}
	return group
}

func (b *builder) field(name string) dom.Element {
	label, head := b.element("label", "field"), b.element("span", "")
	head.AppendChild(b.text("span", name+".label"))
	head.AppendChild(b.text("small", name+".hint"))
	label.AppendChild(head)
	input := b.element("input", "")
	for key, value := range map[string]string{
		"data-uri": name, "type": "text", "inputmode": "url", "dir": "ltr", "spellcheck": "false",
		"autocomplete": "off", "autocapitalize": "none", "autocorrect": "off",
	} {
		input.SetAttribute(key, value)
	}
	label.AppendChild(input)
	return label
}

func (b *builder) options() dom.Element {
	group := b.group("options", "page.options")
	for _, name := range []string{"strict", "erratum4547", "erratum4789"} {
		label, box := b.element("label", ""), b.element("input", "")
		box.SetAttribute("type", "checkbox")
		box.SetAttribute("data-uri-option", name)
		label.AppendChild(box)
		label.AppendChild(b.text("span", "option."+name))
		group.AppendChild(label)
	}
	return group
}
