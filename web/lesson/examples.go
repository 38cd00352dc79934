// Package lesson holds the built-in content of the playground: examples, the
// handbook, the decks and the material of challenges. It has inputs and ids, no prose; the
// words for an id are in web/locales.
package lesson

import (
	"strconv"
	"strings"
)

// Example is a base and a reference worth looking at.
type Example struct {
	ID        string
	Base, Ref string
	NonStrict bool
	View      string // to open it in; "" for the view of the resolution
}

// Group is a group of examples. ID is that of its heading.
type Group struct {
	ID       string
	Examples []Example
}

// First returns what a visitor sees before typing anything: a page of a
// documentation and a link to a picture beside it.
func First() Example { return Suggested()[0] }

// Suggested returns the examples that are offered beside the fields: what pages
// hold most, what goes wrong most, and the base of RFC 3986 §5.4.
func Suggested() []Example {
	return append(listed("", "", `pretty-url https://example.com/docs/v2/guide/install/ ../img/logo.png
slash-lost https://example.com/docs/v2/guide/install ../img/logo.png
too-many https://example.com/docs/v2/guide/ ../../../../img/logo.png
absolute https://example.com/docs/v2/guide/ /img/logo.png
page-two https://example.com/docs/v2/search?q=uri ?page=2`),
		Example{ID: "rfc", Base: base54, Ref: "../../../g"})
}

// Groups returns the groups of examples in the order of the page.
func Groups() []Group {
	return []Group{
		{"situations", Situations()},
		{"5.4.1", Normal()},
		{"5.4.2", Abnormal()},
		{"1.1.2", Schemes()},
		{"6.2", Equivalents()},
		{"1630", Partial()},
	}
}

// Find returns the example with that id, if any.
func Find(id string) (Example, bool) {
	for _, g := range append(Groups(), Group{Examples: Suggested()}) {
		for _, e := range g.Examples {
			if e.ID == id {
				return e, true
			}
		}
	}
	return Example{}, false
}

// base54 is the base of the examples of RFC 3986 §5.4.
const base54 = "http://a/b/c/d;p?q"

// Normal returns the references of RFC 3986 §5.4.1.
func Normal() []Example {
	return against54("normal", []string{
		"g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s",
		";x", "g;x", "g;x?y#s", "", ".", "./", "..", "../", "../g", "../..", "../../", "../../g",
	})
}

// Abnormal returns the references of RFC 3986 §5.4.2, the last one also non-strict.
func Abnormal() []Example {
	list := against54("abnormal", []string{
		"../../../g", "../../../../g", "/./g", "/../g", "g.", ".g", "g..", "..g",
		"./../g", "./g/.", "g/./h", "g/../h", "g;x=1/./y", "g;x=1/../y",
		"g?y/./x", "g?y/../x", "g#s/./x", "g#s/../x", "http:g",
	})
	return append(list, Example{ID: "non-strict", Base: base54, Ref: "http:g", NonStrict: true})
}

func against54(prefix string, refs []string) []Example {
	var list []Example
	for i, ref := range refs {
		list = append(list, Example{ID: prefix + "-" + strconv.Itoa(i+1), Base: base54, Ref: ref})
	}
	return list
}

// Situations returns the mistakes that people make with relative links.
func Situations() []Example {
	return listed("", "", `no-trailing-slash https://h.example/docs/guide intro
slash-added https://h.example/docs/guide/ ../api
api-prefix https://api.example/v3/ /users
project-site https://u.example/project/ /a.js
doubled-directory https://h.example/todo/ todo/i.png
fragment-with-base https://h.example/base/ #top
srcdoc about:srcdoc #tag
base-element https://h.example/en page
query-only http://a/b/c/d;p?q ?y
empty http://a/b#c
empty-query http://a/b/c/d;p?q ?
two-slashes http://a/b //test//x
three-slashes http://a/b ///x
colon-scheme https://api.example/v4/sheets/ values:batchGet
host-port http://a/b 192.168.2.2:6688
drive-letter file:///a/b C:/f
excess http://a/b/c ../../../../g
encoded-dots http://a/b/c %2e%2e/admin
encoded-slash http://a/b/c ..%2fx
backslash http://a/b /\evil.example
backslash-at http://a/b http://c\@d/
same-scheme http://a/b/c/d;p?q http:g
rootless scheme:foo/bar ../baz
invented scheme:/a /..//bar
dots-stay http://ex.example/foo/./bar`)
}

// Schemes returns the URIs of RFC 3986 §1.1.2, for the view of the grammar.
func Schemes() []Example {
	return listed("scheme", "parse", `ftp://ftp.is.co.za/rfc/rfc1808.txt
http://www.ietf.org/rfc/rfc2396.txt
ldap://[2001:db8::7]/c=GB?objectClass?one
mailto:John.Doe@example.com
news:comp.infosystems.www.servers.unix
tel:+1-816-555-1212
telnet://192.0.2.16:80/
urn:oasis:names:specification:docbook:dtd:xml:4.1.2`)
}

// Equivalents returns the pairs of RFC 3986 §6.2.2 to §6.2.4, to be compared:
// those that syntax-based or scheme-based normalization finds equivalent, and two
// that it does not.
func Equivalents() []Example {
	return listed("equivalent", "compare", `example://a/b/c/%7Bfoo%7D eXAMPLE://a/./b/../b/%63/%7bfoo%7d
HTTP://www.EXAMPLE.com/ http://www.example.com/
http://example.com http://example.com/
http://example.com/ http://example.com:/
http://example.com/ http://example.com:80/
http://example.com/ http://example.com/?
http://example.com/data http://example.com/data/`)
}

// Partial returns the examples of RFC 1630, "Partial (relative) form". RFC 3986
// resolves them to the same targets.
func Partial() []Example {
	return listed("partial", "", `magic://a/b/c//d/e/f g
magic://a/b/c//d/e/f /g
magic://a/b/c//d/e/f //g
magic://a/b/c//d/e/f ../g
magic://a/b/c//d/e/f g:h
magic://a/b/c//d/e/ g`)
}

// listed parses one example a line: a base, a space and a reference. If prefix is
// empty, each line begins with its id; otherwise ids are numbered.
func listed(prefix, view, lines string) []Example {
	var list []Example
	for i, line := range strings.Split(lines, "\n") {
		id := prefix + "-" + strconv.Itoa(i+1)
		if prefix == "" {
			id, line, _ = strings.Cut(line, " ")
		}
		base, ref, _ := strings.Cut(line, " ")
		list = append(list, Example{ID: id, Base: base, Ref: ref, View: view})
	}
	return list
}

// Dialects returns texts that RFC 1630, RFC 1738 and RFC 3986 read differently.
func Dialects() []Example {
	const base = "http://a/b/c/d;p?q"
	return []Example{
		{Base: base, Ref: "http://host/~user"},
		{Base: base, Ref: "ftp://myname@host.dom/%2Fetc/motd"},
		{Base: base, Ref: "gopher://h/7a%20b%09c"},
		{Base: base, Ref: "mailto:user@host.dom?subject=x"},
		{Base: base, Ref: "http:g"},
		{Base: base, Ref: "../../../g"},
	}
}

// Letter returns the text of RFC 3986, Appendix C, in which URIs can be found.
func Letter() string {
	return `Yes, Jim, I found it under "http://www.w3.org/Addressing/",
but you can probably pick it up from <ftp://foo.example.
com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
ietf/uri/historical.html#WARNING>.
`
}

// Name returns the name of a file, to be made safe for a URI.
func Name() string { return "Résumé & notes: 50% done?.pdf" }

// DocumentBase is the base that the page of Document states.
const DocumentBase = "http://www.example.com/docs/guide/"

// documentLinks is the references of the page of Document, each with its text.
var documentLinks = [...][2]string{
	{"start.html", "relative path"},
	{"../index.html", "one level up"},
	{"../../../index.html", "more levels up than there are"},
	{"/about", "absolute path"},
	{"//cdn.example.net/logo.svg", "network path"},
	{"?page=2", "query alone"},
	{"#top", "same document, were it not for the base"},
	{"http:guide.html", "a scheme, but no authority"},
	{"notes/2005:01.html", "a colon behind a slash"},
	{"2005:01.html", "a colon in the first segment"},
	{"my notes.html", "a space"},
	{"http://www.example.com@192.0.2.7/", "userinfo that looks like a host"},
	{"http://0x7f.1/", "a number in place of a host"},
}

// Document returns a small page with a base of its own (RFC 3986 §5.1.1) and many
// kinds of links, some of which lead to surprising places.
func Document() string {
	text := "<!DOCTYPE html>\n<title>Links of all sorts</title>\n<base href=\"" + DocumentBase + "\">\n"
	for _, link := range documentLinks {
		text += "<a href=\"" + link[0] + "\">" + link[1] + "</a>\n"
	}
	return text
}

// DocumentLinks returns the references of that page.
func DocumentLinks() (refs []string) {
	for _, link := range documentLinks {
		refs = append(refs, link[0])
	}
	return refs
}
