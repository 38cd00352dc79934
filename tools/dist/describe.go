package main

import (
	"fmt"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"

	"uriplayground/tools/facts"
)

// The files by which editors and catalogues of elements know the element.
const (
	elementsManifest = "custom-elements.json"
	webTypes         = "web-types.json"
	codeData         = "vscode.html-custom-data.json"
)

const elementName = "uri-playground"

// description is what there is to say of the element: its attributes by tools/facts, what they say by
// docs/embedding.md, and the rest by playground.d.ts.
type description struct {
	version, about   string
	attributes       []described
	events           []row
	parts, variables []string
}

type described struct {
	facts.Attribute
	row
}

// row is a row of a table: a name, what says what it is, and, where there are three columns, its values.
type row struct{ name, values, says string }

// describe reads the description. root is the project's directory.
func describe(root, version string) (*description, error) {
	document, err := os.ReadFile(path.Join(root, "docs/embedding.md"))
	if err != nil {
		return nil, err
	}
	declarations, err := os.ReadFile(path.Join(root, "static", declarationsFile))
	if err != nil {
		return nil, err
	}
	d := &description{version: version, about: "A playground for URIs (RFC 3986). What is inside it is shown until it runs, or if it cannot."}
	known := map[string]facts.Attribute{}
	for _, a := range facts.Attributes() {
		known[a.Name] = a
	}
	for _, r := range rows(string(document), "attribute") { // tests/facts hold the two to each other
		d.attributes = append(d.attributes, described{known[r.name], r})
		if r.name == "ref" {
			d.attributes = append(d.attributes, described{known["reference"], row{"reference", r.values, "the same as `ref`, which React and Vue keep for themselves"}})
		}
	}
	if len(d.attributes) != len(known) {
		return nil, fmt.Errorf("docs/embedding.md has %d attributes, of %d", len(d.attributes), len(known))
	}
	d.events = rows(string(document), "event")
	styling := comment.ReplaceAllString(string(declarations), " ")
	_, styling, _ = strings.Cut(styling, "Styling: the parts ")
	parts, styling, _ := strings.Cut(styling, "; the custom states ")
	styling, _, _ = strings.Cut(styling, " */")
	for _, m := range span.FindAllStringSubmatch(parts, -1) {
		d.parts = append(d.parts, m[1])
	}
	for _, m := range span.FindAllStringSubmatch(styling, -1) {
		if strings.HasPrefix(m[1], "--uri-") {
			d.variables = append(d.variables, m[1])
		}
	}
	if len(d.events) == 0 || len(d.parts) == 0 || len(d.variables) == 0 {
		return nil, fmt.Errorf("%d events, %d parts and %d variables are described", len(d.events), len(d.parts), len(d.variables))
	}
	return d, nil
}

var (
	comment = regexp.MustCompile(`\n \* ?`)
	span    = regexp.MustCompile("`([^`]+)`")
	further = regexp.MustCompile(`(?:: see )?\[([^\]]*)\]\([^)]*\)`) // which leads nowhere outside of docs/
)

// rows returns the rows of the table whose first column has a heading, a row for each name.
func rows(document, heading string) (list []row) {
	_, table, _ := strings.Cut(document, "\n| "+heading+" | ")
	table, _, _ = strings.Cut(table, "\n\n")
	for _, line := range strings.Split(table, "\n")[2:] {
		cells := strings.Split(strings.Trim(line, "| "), " | ")
		for i, cell := range cells {
			cells[i] = further.ReplaceAllStringFunc(cell, func(link string) string {
				if strings.HasPrefix(link, "[") {
					return further.FindStringSubmatch(link)[1]
				}
				return ""
			})
		}
		for _, m := range span.FindAllStringSubmatch(cells[0], -1) {
			list = append(list, row{m[1], cells[1], cells[len(cells)-1]})
		}
	}
	return list
}

// typed returns the type of an attribute, as declarations write it.
func (a *described) typed() string {
	switch a.Kind {
	case "flag":
		return "boolean | string"
	case "number":
		return "number | string"
	case "text":
		if a.Name == "height" {
			return "number | string"
		}
		return "string"
	}
	return `"` + strings.Join(a.Values, `" | "`) + `"`
}

// table returns the attributes as a table in Markdown.
func (d *description) table() string {
	var b strings.Builder
	b.WriteString("| attribute | values | says |\n|---|---|---|\n")
	for _, a := range d.attributes {
		values := a.values
		if len(a.Values) > 0 {
			values = "`" + strings.Join(a.Values, "` `") + "`"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", a.Name, values, a.row.says)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// addTo adds the files that describe the element, and the types of its attributes.
func (d *description) addTo(tree fileTree) (err error) {
	tree["types/index.d.ts"] = d.types()
	for name, value := range map[string]any{elementsManifest: d.manifest(), webTypes: d.webTypes(), codeData: d.codeData()} {
		if tree[name], err = indented(value); err != nil {
			return err
		}
	}
	return nil
}

// types returns the declaration of the attributes, under the names that templates write.
func (d *description) types() []byte {
	var b strings.Builder
	b.WriteString("\n/** The attributes of `<uri-playground>`, under the names of documents and those of properties. */\nexport interface UriPlaygroundAttributes {\n")
	for _, a := range d.attributes {
		if a.Global {
			continue
		}
		for _, name := range slices.Compact([]string{a.Name, a.Property}) {
			fmt.Fprintf(&b, "  /** %s */\n  %q?: %s;\n", a.says, name, a.typed())
		}
	}
	b.WriteString("}\n")
	return []byte(b.String())
}

type object = map[string]any

// manifest returns the Custom Elements Manifest.
func (d *description) manifest() object {
	var attributes, members, events, parts, variables []object
	text := func(text string) object { return object{"text": text} }
	for _, a := range d.attributes {
		one := object{"name": a.Name, "type": text(a.typed()), "description": a.says}
		if a.Default != "" {
			one["default"] = a.Default
		}
		if !a.Global {
			one["fieldName"] = a.Property
			members = append(members, object{"kind": "field", "name": a.Property, "attribute": a.Name, "type": text(a.typed() + " | null"), "description": a.says})
		}
		attributes = append(attributes, one)
	}
	members = append(members,
		object{"kind": "field", "name": "state", "readonly": true, "type": text("Partial<MountState>"), "description": "the state as the events have it"},
		object{"kind": "field", "name": "link", "readonly": true, "type": text("string"), "description": "the address of the full site in the same state"},
		object{"kind": "method", "name": "start", "return": object{"type": text("Promise<boolean>")}, "description": "starts the embed now, or again"},
		object{"kind": "method", "name": "set", "description": "sets several attributes; null takes one away",
			"parameters": []object{{"name": "attributes", "type": text("Record<string, string | number | boolean | null>")}}})
	for _, e := range d.events {
		events = append(events, object{"name": e.name, "type": text("CustomEvent"), "description": e.says})
	}
	for _, name := range d.parts {
		parts = append(parts, object{"name": name})
	}
	for _, name := range d.variables {
		variables = append(variables, object{"name": name})
	}
	declared := object{"name": "UriPlayground", "module": "element.js"}
	return object{"schemaVersion": "1.0.0", "modules": []object{{
		"kind": "javascript-module", "path": "element.js",
		"declarations": []object{{
			"kind": "class", "name": "UriPlayground", "tagName": elementName, "customElement": true, "description": d.about,
			"superclass": object{"name": "HTMLElement"}, "attributes": attributes, "members": members, "events": events,
			"cssParts": parts, "cssProperties": variables, "slots": []object{{"name": "", "description": "what is shown until it runs, or if it cannot"}},
		}},
		"exports": []object{{"kind": "custom-element-definition", "name": elementName, "declaration": declared}},
	}}}
}

// webTypes returns what editors of JetBrains read.
func (d *description) webTypes() object {
	var attributes, properties, events, parts, variables []object
	for _, a := range d.attributes {
		value := object{"type": a.typed()}
		if a.Kind == "flag" {
			value = object{"type": "boolean"}
		}
		one := object{"name": a.Name, "description": a.says, "value": value}
		if a.Default != "" {
			one["default"] = a.Default
		}
		attributes = append(attributes, one)
		if !a.Global {
			properties = append(properties, object{"name": a.Property, "description": a.says, "type": a.typed()})
		}
	}
	for _, e := range d.events {
		events = append(events, object{"name": e.name, "description": e.says})
	}
	for _, name := range d.parts {
		parts = append(parts, object{"name": name})
	}
	for _, name := range d.variables {
		variables = append(variables, object{"name": name})
	}
	return object{
		"$schema": "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
		"name":    packageName, "version": d.version, "description-markup": "markdown",
		"contributions": object{"html": object{"elements": []object{{
			"name": elementName, "description": d.about, "attributes": attributes,
			"js":  object{"properties": properties, "events": events},
			"css": object{"parts": parts, "properties": variables},
		}}}},
	}
}

// codeData returns what VS Code reads.
func (d *description) codeData() object {
	markdown := func(text string) object { return object{"kind": "markdown", "value": text} }
	var attributes []object
	for _, a := range d.attributes {
		one := object{"name": a.Name, "description": markdown(a.says)}
		if a.Kind == "flag" {
			one["valueSet"] = "v"
		}
		var values []object
		for _, value := range a.Values {
			values = append(values, object{"name": value})
		}
		if values != nil {
			one["values"] = values
		}
		attributes = append(attributes, one)
	}
	return object{"version": 1.1, "tags": []object{{"name": elementName, "description": markdown(d.about), "attributes": attributes}}}
}
