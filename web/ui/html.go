package ui

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// tag returns an element with a space-separated list of classes. Children must not
// add further classes.
func tag(name, class string, children ...vecty.MarkupOrChild) *vecty.HTML {
	return element(name, append([]vecty.MarkupOrChild{classes(name, class)}, children...)...)
}

// element returns an element. What a list at its end has becomes its own children: of each
// node of a list Vecty asks the browser for the next one whenever it draws.
func element(name string, children ...vecty.MarkupOrChild) *vecty.HTML {
	if last := len(children) - 1; last >= 0 {
		if list, ok := children[last].(vecty.List); ok {
			children = slices.Clone(children[:last])
			for _, child := range list {
				children = append(children, child)
			}
		}
	}
	return vecty.Tag(name, children...)
}

// textElement returns an element with a text. An empty text makes no node, because
// Vecty would keep it.
func textElement(name, class, text string) *vecty.HTML {
	if text == "" {
		return tag(name, class)
	}
	return tag(name, class, vecty.Text(text))
}

// breakable returns a textElement for a URI, which may be wrapped between its parts before it is
// wrapped anywhere: browsers do not do that by themselves.
func breakable(name, class, text string) *vecty.HTML {
	parts := page.Breaks(text)
	if len(parts) == 1 {
		return textElement(name, class, text)
	}
	var children vecty.List
	for i, part := range parts {
		if i > 0 {
			children = append(children, element("wbr"))
		}
		children = append(children, vecty.Text(part))
	}
	return tag(name, class, children)
}

// detail returns a small remark, or nil for an empty text.
func detail(text string) vecty.MarkupOrChild {
	if text == "" {
		return nil
	}
	return textElement("span", "detail", text)
}

// prefixed returns prefix+name, or "" if name is empty.
func prefixed(prefix, name string) string {
	if name == "" {
		return ""
	}
	return prefix + name
}

func attribute(name, value string) vecty.MarkupList {
	return vecty.Markup(vecty.Attribute(name, value))
}

// title returns markup for what is said where the pointer rests, if anything.
func title(text string) vecty.MarkupList {
	return vecty.Markup(vecty.MarkupIf(text != "", vecty.Attribute("title", text)))
}

// attributes returns markup for attributes, given as alternating names and values.
func attributes(pairs ...string) vecty.MarkupList {
	var list []vecty.Applyer
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, vecty.Attribute(pairs[i], pairs[i+1]))
	}
	return vecty.Markup(list...)
}

// cursor returns markup for an element whose characters or boxes the arrow keys
// visit.
func cursor(name, label string) vecty.MarkupList {
	return attributes("data-walk", name, "tabindex", "0", "role", "application", "aria-label", label)
}

// skipped returns markup for what Tab passes by.
func skipped(yes bool) vecty.MarkupList {
	return vecty.Markup(vecty.MarkupIf(yes, vecty.Attribute("tabindex", "-1")))
}

// cssPart returns markup for CSS shadow parts, by which a host page styles an element.
func cssPart(names string) vecty.MarkupList { return attribute("part", names) }

// blank returns the class, to append to others, of what has nothing to show. The style sheet
// must not find that out itself: where :has() depends on :empty, browsers compute the style
// of the whole page anew for each text that changes.
func blank(yes bool) string {
	if yes {
		return " blank"
	}
	return ""
}

// pointedClass returns the class of what the pointer is on, to append to others.
func pointedClass(yes bool) string {
	if yes {
		return " pointed"
	}
	return ""
}

// section returns a pane with its heading.
func section(class, title string, children ...vecty.MarkupOrChild) *vecty.HTML {
	head := textElement("h2", "", title)
	body := append([]vecty.MarkupOrChild{attributes("aria-label", title, "class", "pane "+class), head}, children...)
	return element("section", body...)
}

// cite returns a link to the RFC, which opens in a new tab. Its name says all, as for a list of links.
func cite(l page.Link) vecty.ComponentOrHTML { return citeNamed(l, l.Title) }

// citeSaid returns the same link for the end of a sentence that is announced: its name is its text.
func citeSaid(l page.Link) vecty.ComponentOrHTML { return citeNamed(l, "") }

func citeNamed(l page.Link, name string) vecty.ComponentOrHTML {
	if l.URL == "" {
		return nil
	}
	link := element("a", attributes("class", "cite", "href", l.URL, "target", "_blank", "rel", "noopener"), title(l.Title), vecty.Text(l.Text))
	setAttribute(link, "aria-label", name)
	return link
}

// spacers returns a table body that only has a spacer.
func spacers(class string, height, columns int) *Part {
	return part(keys(class, height, columns), func() *vecty.HTML { return tag("tbody", class, spacer(height, columns)) })
}

// spacer returns a table row as high as the rows that are not drawn.
func spacer(height, columns int) *vecty.HTML {
	return tag("tr", "spacer", attribute("aria-hidden", "true"),
		element("td", attribute("colspan", strconv.Itoa(columns)),
			vecty.Markup(vecty.Style("height", strconv.Itoa(height)+"px"))))
}

// sharedMarkup makes an element share the maps of classes and attributes of
// another one, which has no content (see the package comment). No further markup of
// the same kind may be applied to the element.
type sharedMarkup func(h *vecty.HTML)

// Apply implements vecty.Applyer. It must come before all other markup.
func (a sharedMarkup) Apply(h *vecty.HTML) { a(h) }

// shareMarkup returns markup that makes elements copies of sample.
func shareMarkup(sample *vecty.HTML) sharedMarkup {
	return func(h *vecty.HTML) { *h = *sample }
}

// shared has the markup of frequent elements, by tag and classes. It is made when the
// first page is drawn: the program starts sooner without it.
var shared = sync.OnceValue(func() map[string]sharedMarkup {
	return shareMarkups("td number", "td result", "span detail", "span mark", "span label", "span verdict",
		"span value state-undefined", "span value state-empty", "span value state-no", "span value state-yes", "span value state-present",
		"span value state-present c-scheme", "span value state-present c-authority", "span value state-present c-path",
		"span value state-present c-query", "span value state-present c-fragment",
		"div scroll", "p note", "p hint", "ul faults", "caption spoken", "div rule")
})

func shareMarkups(names ...string) map[string]sharedMarkup {
	all := map[string]sharedMarkup{}
	for _, key := range names {
		name, class, _ := strings.Cut(key, " ")
		all[key] = shareMarkup(element(name, ownClasses(class)))
	}
	english := attribute("lang", "en")
	for indent := range 5 {
		class := "code indent-" + strconv.Itoa(indent)
		all["td "+class] = shareMarkup(element("td", ownClasses(class)))
		all["td "+class+quoted] = shareMarkup(element("td", ownClasses(class), english))
		for columns, end := range map[string]string{"2": wide, "3": whole} {
			all["td "+class+end] = shareMarkup(element("td", ownClasses(class+end), attribute("colspan", columns)))
			all["td "+class+end+quoted] = shareMarkup(element("td", ownClasses(class+end), attribute("colspan", columns), english))
		}
	}
	all["tr line comment"] = shareMarkup(element("tr", ownClasses("line comment"), cssPart("line")))
	for _, scope := range []string{"row", "col"} {
		all["th "+scope] = shareMarkup(element("th", attribute("scope", scope)))
	}
	return all
}

// Suffixes of the class of a cell that spans two columns, or all three, and of one that quotes an
// RFC, which is in English.
const (
	wide   = " wide"
	whole  = " whole"
	quoted = " quoted"
)

// scope returns markup for a table head of scope "row" or "col" without classes or
// other attributes.
func scope(name string) vecty.MarkupList { return vecty.Markup(shared()["th "+name]) }

// classes returns markup for the classes of an element, shared if it is a frequent
// one. It must come before all other markup.
func classes(name, class string) vecty.MarkupList {
	if a, ok := shared()[name+" "+class]; ok {
		return vecty.Markup(a)
	}
	return ownClasses(class)
}

// ownClasses returns unshared markup for a list of classes.
func ownClasses(class string) vecty.MarkupList {
	if class == "" {
		return vecty.Markup() // an empty vecty.Class would make a map
	}
	return vecty.Markup(vecty.Class(strings.Fields(class)...))
}
