package pages

import (
	"fmt"
	"html/template"
	"strings"
)

// elementsPage shows every element of the playground in every state, for whoever changes one:
// ./build.sh serve has it at /elements.html.
const elementsPage = "elements.html"

// attribute is an attribute of an embed, as docs/embedding.md describes it.
type attribute struct{ Name, Value string }

// element is a state of an element of the playground: an embed that shows it.
type element struct {
	Name       string
	Attributes []attribute
}

// Embed returns the embed that shows it.
func (e element) Embed() template.HTML {
	var b strings.Builder
	b.WriteString("<uri-playground")
	for _, a := range e.Attributes {
		fmt.Fprintf(&b, ` %s="%s"`, a.Name, template.HTMLEscapeString(a.Value))
	}
	b.WriteString(` height="auto"></uri-playground>`)
	return template.HTML(b.String())
}

// elementGroup is an element in all its states.
type elementGroup struct {
	Name   string
	States []element
}

// ID returns the group's fragment in the page.
func (g elementGroup) ID(i int) string { return fmt.Sprintf("e%d", i) }

// state returns a state of an element for a page and a link, with further attributes, as names and
// values in turn.
func state(name, base, ref string, further ...string) element {
	e := element{name, []attribute{{"base", base}, {"ref", ref}}}
	for i := 0; i < len(further); i += 2 {
		e.Attributes = append(e.Attributes, attribute{further[i], further[i+1]})
	}
	return e
}

// elements returns every element in every state.
func elements() []elementGroup {
	const (
		page = "https://example.com/docs/v2/guide/install"
		link = "../img/logo.png"
		rfc  = "http://a/b/c/d;p?q"
	)
	chapters := elementGroup{Name: "Machine and ribbon, step by step"}
	for _, step := range []struct{ name, number string }{
		{"before the first step", "0"}, {"taken apart", "1"}, {"who gives what", "3"}, {"merge: what is cut", "7"}, {"merge: what is added", "8"},
		{"buffers: 2E moves a segment", "12"}, {"buffers: 2C drops a level", "14"}, {"put together", "22"},
	} {
		chapters.States = append(chapters.States, state(step.name, page, link, "step", step.number, "panes", "yes"))
	}
	return []elementGroup{
		chapters,
		{"Target, by the branch of §5.2.2", []element{
			state("relative path", page, link),
			state("absolute path", rfc, "/g"),
			state("own scheme", rfc, "g:h"),
			state("own authority", rfc, "//g/h"),
			state("query alone", rfc, "?y"),
			state("fragment alone", rfc, "#s"),
			state("empty: the same document", rfc, ""),
			state("surplus dots", rfc, "../../../../g"),
			state("an authority that nobody wrote", "a:/b", "..//c"),
			state("long", "https://example.com/"+longPath, longPath),
		}},
		{"Fields", []element{
			state("no base", "", link),
			state("base without a scheme", "example.com/docs", link),
			state("invalid", "http://[::1/", "a b%zz<c>"),
			state("read only", page, link, "readonly", "yes"),
			state("no controls", page, link, "no-controls", "yes"),
			state("other letters", "http://münchen.example/ä/", "ö/日本?x=é"),
		}},
		{"You expected", []element{
			state("one folder missing", page, link, "expect", "https://example.com/docs/v2/guide/img/logo.png"),
			state("one folder too much", page+"/", link, "expect", "…/v2/img/logo.png"),
			state("as it is", page, link, "expect", "/docs/v2/img/logo.png"),
			state("no folder leads there", page, link, "expect", "https://example.org/other.png"),
		}},
		{"Predict first", []element{
			state("which of the five", page, link, "predict", "yes", "step", "0"),
			state("which rule", page, link, "predict", "yes", "step", "11"),
		}},
		{"Older specifications and the URL Standard", []element{
			state("RFC 2396", rfc, "../../../g", "dialect", "rfc2396", "panes", "yes"),
			state("RFC 1808", rfc, "?y", "dialect", "rfc1808", "panes", "yes"),
			state("RFC 1738", rfc, "g", "dialect", "rfc1738"),
			state("RFC 1630", rfc, "g", "dialect", "rfc1630", "panes", "yes"),
			state("URL Standard", rfc, `\\g\h`, "dialect", "url"),
			state("not strict", rfc, "http:g", "lenient", "yes"),
		}},
		{"Looks", []element{
			state("light", page, link, "theme", "light", "panes", "yes"),
			state("dark", page, link, "theme", "dark", "panes", "yes"),
			state("French", page, link, "lang", "fr", "panes", "yes"),
			state("slide", page, link, "preset", "slide", "step", "14"),
		}},
		{"The other views", []element{
			state("What if?", page, link, "view", "runs"),
			state("From where?", page, link, "view", "from"),
			state("Same URI?", "http://example.com/%7Efoo/../a", "HTTP://EXAMPLE.com:80/a", "view", "compare"),
			state("Syntax tree", page, "?y#z", "view", "parse"),
			state("Two buffers", page, link, "view", "trace"),
			state("Rules through time", rfc, "../../../g", "view", "dialects"),
			state("Write a link", page, "https://example.com/docs/img/a.png", "view", "relativize"),
			state("Characters", page, "a b", "view", "safe", "text", "a b&c/é"),
			state("Find URIs", page, "", "view", "extract", "text", "<http://a/b>, http://c."),
			state("Check a page", page, "", "view", "links", "text", `<a href="`+link+`">a</a> <a href="www.example.com">b</a> <img src="C:\a.png">`),
			state("Course", page, "", "view", "lesson"),
			state("Exercise", page, "", "view", "lesson", "lesson", "merge", "exercise", "1"),
		}},
	}
}

const longPath = "a/very/long/path/that/goes/on/for/many/segments/until/it/needs/several/lines/to/be/shown/whole/in/a/page/of/this/width"
