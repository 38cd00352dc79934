package render

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/timeline"
)

// older returns the link to a rule of a document before RFC 3986. RFC 1630 has no
// numbered sections, so that its rules name their page.
func older(rule *syntax.Rule) page.Link {
	link := page.Link{Text: "RFC " + strconv.Itoa(int(rule.RFC)) + " ", URL: "https://www.rfc-editor.org/rfc/rfc" + strconv.Itoa(int(rule.RFC))}
	switch s := rule.Section; {
	case s[0] == 'p':
		link.Text += s
		link.URL += "#page-" + s[len("p. "):]
	case s[0] >= 'A':
		link.Text += s
		link.URL += "#appendix-" + s
	default:
		link.Text += "§" + s
		link.URL += "#section-" + s
	}
	return link
}

// standard returns the link to a rule of the URL Standard, at the commit that is followed. Its
// name there is that of its state.
func (v *Context) standard(rule *syntax.Rule) page.Link {
	name := rule.Section
	switch {
	case name == "cannot-be-a-base-url-path-state":
		name = "opaque path state"
	case strings.HasSuffix(name, "-state"):
		name = strings.ReplaceAll(name, "-", " ")
	case v.Words.Has("url.in." + name):
		name = v.Words.Get("url.in." + name)
	default:
		name = v.Words.Get("rfc.url")
	}
	return page.Link{Text: name, URL: "https://url.spec.whatwg.org/commit-snapshots/" + core.URLCommit + "/#" + rule.Section}
}

// Cite returns the link to the section of a rule.
func (v *Context) Cite(rule *syntax.Rule) page.Link {
	switch {
	case rule.RFC == 0 && rule.Section != "":
		return v.standard(rule)
	case rule.RFC != timeline.CurrentRFC && rule.Section != "":
		return older(rule)
	}
	return v.Section(rule.Section)
}

// Section returns the link to a section or an appendix of RFC 3986.
func (v *Context) Section(section string) page.Link {
	if section == "" {
		return page.Link{}
	}
	text, kind := "§"+section, "section-"
	if section[0] >= 'A' {
		text, kind = v.Words.Get("cite.appendix", "name", section), "appendix-"
	}
	return page.Link{Text: text, URL: "https://www.rfc-editor.org/rfc/rfc3986#" + kind + section, Title: "RFC 3986, " + text}
}
