package links

// Context is where a link stands in its source.
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
	"del cite", "ins cite", "meta refresh", "style url()", "svg href", "body background", "a ping", "img longdesc",
	"markdown link", "markdown image", "markdown definition", "markdown autolink",
	"sitemap loc", "sitemap link", "csv cell",
}

// Contexts is the name of each Context.
func Contexts() []string { return contextNames[:] }

// ContextNamed is the context of that name; Plain if there is none.
func ContextNamed(name string) Context {
	for i, n := range contextNames {
		if n == name {
			return Context(i)
		}
	}
	return Plain
}

// String is the name of the context.
func (c Context) String() string { return contextNames[c] }

// Fetched tells whether a browser asks for the target without a click.
func (c Context) Fetched() bool {
	switch name := contextNames[c]; name {
	case "link href", "markdown image", "object data", "video poster", "style url()", "body background", "meta refresh":
		return true
	default:
		return len(name) > 4 && (name[len(name)-4:] == " src" || name[len(name)-4:] == "cset")
	}
}
