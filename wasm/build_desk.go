//go:build js && wasm

package main

import "strings"

// deskFields is the fields of the view of links in an embed; those of the site
// stand in static/index.html. Each is its name, with its choices behind it: what
// is chosen and the key of the word for it. A line is a row.
const deskFields = `source
format auto=desk.auto html=desk.html markdown=desk.md sitemap=desk.sitemap csv=desk.table text=desk.text;file
retrieval
redirected
encapsulating
fallback
root
move
search;level =level.none info=level.info warning=level.warning danger=level.danger;defang`

// buildDesk makes these fields behind the others of an embed.
func (s *shell) buildDesk() {
	b := builder{words: s.words}
	group := b.group("desk-fields", "desk.fields")
	group.SetAttribute("data-for", "links")
	for line := range strings.SplitSeq(deskFields, "\n") {
		row := group
		if strings.Contains(line, ";") {
			row = create("div", "row")
			group.append(row)
		}
		for field := range strings.SplitSeq(line, ";") {
			name, choices, _ := strings.Cut(field, " ")
			row.append(b.deskField(name, choices, row.Underlying().Equal(group.Underlying())))
		}
	}
	if options, ok := s.host.find(".options"); ok {
		options.Underlying().Call("before", group.Underlying())
	}
}

// deskField is a field under its label, alone in its row or not.
func (b *builder) deskField(name, choices string, alone bool) element {
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
