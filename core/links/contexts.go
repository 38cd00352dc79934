package links

import "slices"

// Context is what a link stands in within its source: an attribute, a member of JSON, a header field.
type Context uint8

// Plain is a text, a list or a line. Contexts names all contexts.
const (
	Plain Context = iota
)

// contextNames begins with what is plain. Those of elements are
// "element attribute"; static/linkscan.js has the same list.
var contextNames = [...]string{
	"text",
	"a href", "area href", "link href", "base href", "img src", "script src", "iframe src", "frame src", "embed src",
	"source src", "track src", "audio src", "video src", "input src", "img srcset", "source srcset", "link imagesrcset",
	"form action", "button formaction", "input formaction", "video poster", "object data", "blockquote cite", "q cite",
	"del cite", "ins cite", "meta refresh", "meta content", "link canonical", "data-src", "data-srcset", "style url()", "svg href", "body background", "a ping", "img longdesc",
	"markdown link", "markdown image", "markdown definition", "markdown autolink",
	"sitemap loc", "sitemap link", "csv cell",
	"register()", "register() scope",
	"$id", "id", "$schema", "$ref", "$dynamicRef", "$recursiveRef", "$anchor", "operationRef", "servers url", "openapi url", "mapping",
	"xml href", "xml src", "xml text", "xml schemaLocation", "xml stylesheet", "atom href", "atom src", "atom text", "rss text", "rss url",
	"opf href", "ncx src", "container full-path", "xinclude href",
	"css url()", "css @import", "iri", "@prefix", "@base", "prefixed name", "@id", "@type", "@vocab", "@context", "@graph", "@import", "property",
	"import map address", "import map scope", "import map specifier", "import map integrity",
	"manifest start_url", "manifest scope", "manifest scoped url", "http Service-Worker-Allowed",
	"manifest url", "http Location", "http Content-Location", "http Link", "http Refresh", "http SourceMap", "http request",
	"json string", "sourceRoot", "source map source", "source map url", "hls uri", "dash BaseURL", "dash url",
	"script import", "script URL", "script address", "script scope", "sourceMappingURL",
}

// firstData is the first of the contexts in data, which nobody follows with a click.
const firstData = "$id"

// Contexts returns the name of each Context.
func Contexts() []string { return contextNames[:] }

// ContextNamed returns the context of that name; Plain if there is none.
func ContextNamed(name string) Context {
	return Context(max(slices.Index(contextNames[:], name), 0))
}

// String returns the name of the context.
func (c Context) String() string { return contextNames[c] }

// showsImage reports whether a browser shows the target as an image.
func (c Context) showsImage() bool {
	switch contextNames[c] {
	case "img src", "img srcset", "source srcset", "link imagesrcset", "link href", "style url()", "video poster", "markdown image", "body background", "input src", "svg href", "css url()", "data-src", "data-srcset":
		return true
	}
	return false
}

// Data reports whether the link stands in data, and not in a page that a browser shows.
func (c Context) Data() bool { return c >= dataContext }

// named reports whether the text is a name in RDF. Only a relative one is resolved there; one
// with a scheme is used as it is (RDF 1.1 Turtle §6.3; JSON-LD 1.1 API §5.2.2, step 6).
func (c Context) named() bool {
	switch contextNames[c] {
	case "iri", "@prefix", "@base", "@id", "@type", "@vocab", "@graph", "property":
		return true
	}
	return false
}

var dataContext = ContextNamed(firstData)

// Fetched reports whether a browser asks for the target without a click.
func (c Context) Fetched() bool {
	switch name := contextNames[c]; name {
	case "link href", "markdown image", "object data", "video poster", "style url()", "body background", "meta refresh", "css url()", "css @import":
		return true
	case "data-srcset": // a script does
		return false
	default:
		return len(name) > 4 && (name[len(name)-4:] == " src" || name[len(name)-4:] == "cset")
	}
}
