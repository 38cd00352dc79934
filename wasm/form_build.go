//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/i18n"
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

// linkFields is the fields of the link panel in an embed; those of the site are in
// static/index.html. A line is a row. A field is its name followed by its choices,
// each a value and the key of its words.
const linkFields = `source
format auto=desk.auto html=desk.html markdown=desk.md sitemap=desk.sitemap csv=desk.table text=desk.text;file
retrieval
redirected
encapsulating
fallback
root
move
search;level =level.none info=level.info warning=level.warning danger=level.danger;defang`

// buildLinkFields adds linkFields after the other fields of an embed.
func (f *form) buildLinkFields() {
	b := builder{words: f.words}
	group := b.group("desk-fields", "desk.fields")
	group.SetAttribute("data-for", "links")
	for line := range strings.SplitSeq(linkFields, "\n") {
		row := group
		if strings.Contains(line, ";") {
			row = create("div", "row")
			group.append(row)
		}
		for field := range strings.SplitSeq(line, ";") {
			name, choices, _ := strings.Cut(field, " ")
			row.append(b.linkField(name, choices, row.Underlying().Equal(group.Underlying())))
		}
	}
	if options, ok := f.host.find(".options"); ok {
		options.Underlying().Call("before", group.Underlying())
	}
}

// linkField returns a field with its label; alone reports whether it has a row of
// its own.
func (b *builder) linkField(name, choices string, alone bool) element {
	tag, class, kind, key := "input", "", "text", "desk."+name+".label"
	switch {
	case name == "source":
		tag = "textarea"
	case choices != "":
		tag = "select"
	case name == "defang":
		kind = "checkbox"
	case name == "file" || name == "search":
		kind = name
	}
	switch name {
	case "format", "file":
		key = "desk." + name
	case "source":
		class = "field wide"
	default:
		if alone {
			class = "field"
		}
	}
	label, input := create("label", class), create(tag, "")
	input.SetAttribute("data-desk", name)
	if tag == "input" {
		input.SetAttribute("type", kind)
	} else if tag == "textarea" {
		input.SetAttribute("rows", "5")
	}
	for choice := range strings.FieldsSeq(choices) {
		value, word, _ := strings.Cut(choice, "=")
		option := b.text("option", word)
		option.SetAttribute("value", value)
		input.append(option)
	}
	for _, off := range [...]string{"spellcheck=false", "autocomplete=off", "autocapitalize=none", "autocorrect=off"} {
		attribute, value, _ := strings.Cut(off, "=")
		input.SetAttribute(attribute, value)
	}
	words := b.text("span", key)
	if alone {
		words.SetClass("name")
	}
	label.append(words, input)
	return label
}
