package ui

import (
	"strconv"
	"strings"

	"github.com/hexops/vecty"
)

// alike makes an element like another one, which has no content. Vecty keeps a
// map of the classes of each element, and one of its attributes, which were a
// third of what a playground takes; elements that are alike share them. So markup
// of the same sort must not be given beside it.
type alike func(h *vecty.HTML)

// Apply implements vecty.Applyer. It comes before all other markup.
func (a alike) Apply(h *vecty.HTML) { a(h) }

// like is markup for elements like this one, of which Vecty only gets copies.
func like(sample *vecty.HTML) alike {
	return func(h *vecty.HTML) { *h = *sample }
}

// many has markup for the elements of which a page has many, by tag and classes.
var many = manyOf("td number", "td result", "span detail", "span mark", "span label", "span verdict",
	"span value state-undefined", "span value state-empty", "span value state-no", "span value state-yes", "span value state-present",
	"span value state-present c-scheme", "span value state-present c-authority", "span value state-present c-path",
	"span value state-present c-query", "span value state-present c-fragment",
	"div scroll", "p note", "p hint", "ul faults", "caption spoken", "div rule")

func manyOf(looks ...string) map[string]alike {
	all := map[string]alike{}
	for _, look := range looks {
		name, class, _ := strings.Cut(look, " ")
		all[look] = like(vecty.Tag(name, own(class)))
	}
	for indent := range 5 {
		for i, end := range []string{"", wide, whole} {
			class := "code indent-" + strconv.Itoa(indent) + end
			all["td "+class] = like(vecty.Tag("td", own(class), attribute("colspan", strconv.Itoa(i+1))))
		}
	}
	all["tr line comment"] = like(vecty.Tag("tr", own("line comment"), part("line")))
	for _, scope := range []string{"row", "col"} {
		all["th "+scope] = like(vecty.Tag("th", attribute("scope", scope)))
	}
	return all
}

// These end the class of a cell that spans two columns, or all three.
const (
	wide  = " wide"
	whole = " whole"
)

// scope is markup for a head of the scope "row" or "col" that has neither classes
// nor other attributes.
func scope(name string) vecty.MarkupList { return vecty.Markup(many["th "+name]) }

// look is markup for the classes of an element; it stands before all other.
func look(name, class string) vecty.MarkupList {
	if a, ok := many[name+" "+class]; ok {
		return vecty.Markup(a)
	}
	return own(class)
}

// own is markup for the classes that class lists, of this element alone.
func own(class string) vecty.MarkupList {
	if class == "" {
		return vecty.Markup() // Vecty would make a map all the same
	}
	return vecty.Markup(vecty.Class(strings.Fields(class)...))
}
