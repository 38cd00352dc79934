package facts

import (
	"fmt"
	"slices"

	"uriplayground/web/model"
)

// attribute is an attribute of <uri-playground>, and a parameter of embed.html. All but those
// of the element alone are options of mount, too.
type attribute struct {
	name    string // as a property of the element and as an option
	written string // in documents, where that is not the name
	values  any    // "text", "number", "flag", or all the values that there are
	without any    // the option that stands for a missing attribute; nil leaves what there is
	alias   string // the attribute that says the same, or the opposite where both are flags
	element bool   // the program knows no such option
	run     bool   // with another value, a step is one of another run
	kept    bool   // who begins again with nothing in the fields keeps it
	painted bool   // the example that embed.html has before the program runs changes with it
	global  bool   // each element of HTML has it
}

// attributes returns all of them. For a new one, wasm/options.go says what the option does,
// playground.d.ts and docs/embedding.md what it means; tests find what is missing there.
func attributes() []attribute {
	names := Names()
	return []attribute{
		{name: "base", values: "text", run: true, painted: true},
		{name: "ref", values: "text", run: true, painted: true},
		{name: "text", values: "text", run: true},
		{name: "view", values: names["View"], without: names["View"][0], run: true, painted: true},
		{name: "dialect", values: names["Dialect"], without: names["Dialect"][0], run: true, painted: true},
		{name: "lesson", values: "text", run: true},
		{name: "exercise", values: "number", run: true},
		{name: "level", values: "number", run: true},
		{name: "seed", values: "number", run: true},
		{name: "progress", values: "text", kept: true},
		{name: "strict", values: "flag", without: true, run: true, painted: true},
		{name: "erratum4547", values: "flag", without: false, run: true, painted: true},
		{name: "erratum4789", values: "flag", without: false, run: true, painted: true},
		{name: "literalRule", written: "literalrule", values: "flag", without: false, run: true},
		{name: "lang", values: names["Language"], painted: true, global: true},
		{name: "step", values: "number", without: maxSafeInteger, painted: true},
		{name: "theme", values: names["Theme"], without: names["Theme"][0]},
		{name: "readonly", values: "flag", without: false},
		{name: "controls", values: "flag", without: true},
		{name: "panes", values: "flag", without: false},
		{name: "predict", values: "flag", without: false, painted: true},
		{name: "expect", values: "text", without: "", painted: true},
		{name: "notes", values: "text", without: "", painted: true},
		{name: "ask", values: "text", without: "", painted: true},
		{name: "hide", values: "text", without: "", painted: true},
		{name: "preset", values: names["Preset"], without: names["Preset"][0]},
		{name: "reference", values: "text", alias: "ref", element: true}, // React and Vue reserve "ref"
		{name: "lenient", values: "flag", alias: "strict", element: true},
		{name: "noControls", written: "no-controls", values: "flag", alias: "controls", element: true},
		{name: "loading", values: names["Loading"], element: true},
		{name: "mode", values: names["Mode"], element: true},
		{name: "height", values: "text", element: true},
		{name: "headingLevel", written: "heading-level", values: "number", element: true},
	}
}

// maxSafeInteger is JavaScript's Number.MAX_SAFE_INTEGER: more steps than there are.
const maxSafeInteger = 1<<53 - 1

// inDocuments returns the name as documents write it.
func (a *attribute) inDocuments() string {
	if a.written != "" {
		return a.written
	}
	return a.name
}

// isKind reports whether the values are of one of some kinds.
func (a *attribute) isKind(kinds ...string) bool {
	kind, _ := a.values.(string)
	return slices.Contains(kinds, kind)
}

// attributeNames returns those attributes that are chosen.
func attributeNames(name func(*attribute) string, chosen func(*attribute) bool) []string {
	var list []string
	for _, a := range attributes() {
		if chosen(&a) {
			list = append(list, name(&a))
		}
	}
	return list
}

func byName(a *attribute) string { return a.name }

// An Attribute is an attribute of <uri-playground>, for those who describe it.
type Attribute struct {
	Property string   // its name as a property
	Name     string   // its name in documents
	Kind     string   // "text", "number" or "flag"; "" if Values has all that there are
	Values   []string // without the empty one
	Default  string   // of those that have Values or are a flag
	Global   bool     // each element of HTML has it
}

// Attributes returns all attributes.
func Attributes() (list []Attribute) {
	for _, a := range attributes() {
		described := Attribute{Property: a.name, Name: a.inDocuments(), Global: a.global}
		switch values := a.values.(type) {
		case string:
			described.Kind = values
		case []string:
			described.Values = slices.DeleteFunc(slices.Clone(values), func(value string) bool { return value == "" })
		}
		if described.Kind == "flag" || described.Kind == "" {
			if described.Default = fmt.Sprint(a.without); a.without == nil {
				described.Default = ""
			}
		}
		list = append(list, described)
	}
	return list
}

// PaintedAttributes returns the parameters of embed.html that change the example in it.
func PaintedAttributes() []string {
	return attributeNames(byName, func(a *attribute) bool { return a.painted })
}

// permalinkKeys returns the attributes that an embed writes into a permalink, by how it does:
// texts where they are not empty, what is about a lesson where it is shown, flags as 1, and
// choices with their default, which is left out. The script itself writes base, ref, strict and
// step.
func permalinkKeys() map[string]any {
	texts, lesson, flags, choices := []string{}, []string{}, []string{}, [][2]string{}
	view, _ := model.ViewNamed(model.LessonView)
	for _, a := range attributes() {
		_, listed := a.values.([]string)
		switch {
		case !slices.Contains(model.PermalinkKeys(), a.name), slices.Contains([]string{"base", "ref", "strict", "step"}, a.name), a.element, a.global:
		case slices.Contains(view.Texts, a.name):
			lesson = append(lesson, a.name)
		case listed:
			choices = append(choices, [2]string{a.name, a.without.(string)})
		case a.isKind("flag"):
			flags = append(flags, a.name)
		default:
			texts = append(texts, a.name)
		}
	}
	return map[string]any{"texts": texts, "lesson": lesson, "flags": flags, "choices": choices}
}

// attributeFacts returns what scripts import of the attributes.
func attributeFacts() []fact {
	const prototype = "__proto__" // none: a page may have put anything into that of all objects
	kinds, defaults, aliases := map[string]any{prototype: nil}, map[string]any{prototype: nil}, map[string]any{prototype: nil}
	for _, a := range attributes() {
		switch {
		case a.alias != "":
			aliases[a.name] = a.alias
		case !a.element:
			kinds[a.name] = a.values
			if a.without != nil {
				defaults[a.name] = a.without
			}
		}
	}
	return []fact{
		{"RUN_ATTRIBUTES", "The attributes of an embed that say what a step is a step of.", attributeNames(byName, func(a *attribute) bool { return a.run })},
		{"OPTION_ATTRIBUTES", "The other attributes that are options of the program, without lang, which each element has.", attributeNames(byName, func(a *attribute) bool { return !a.run && !a.element && !a.global })},
		{"ELEMENT_ATTRIBUTES", "The attributes that are no options of the program.", attributeNames(byName, func(a *attribute) bool { return a.element })},
		{"ATTRIBUTE_ALIASES", "The attributes that say the same as others, or the opposite.", aliases},
		{"FLAG_ATTRIBUTES", "The attributes that say yes or no, as documents write them.", attributeNames((*attribute).inDocuments, func(a *attribute) bool { return a.isKind("flag") })},
		{"PERMALINK_KEYS", "The attributes in a permalink, by how they are written.", permalinkKeys()},
		{"PLACE_OPTIONS", "The options that name a text or a place in one.", attributeNames(byName, func(a *attribute) bool { return !a.element && !a.kept && a.isKind("text", "number") })},
		{"OPTION_VALUES", "What an option may be: a text, a number, a flag, or one of a list.", kinds},
		{"OPTION_DEFAULTS", "The option when an attribute is taken away. Texts stay.", defaults},
	}
}
