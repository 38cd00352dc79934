package explain

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/web/page"
)

// callsOf is how libraries resolve a link, with the document that each of them follows.
var callsOf = [...]struct {
	language, code string
	by             core.Dialect
	quoted         func(text string) string
}{
	{"JavaScript", `new URL(REF, BASE).href`, core.URL, inDoubleQuotes},
	{"Python", `urllib.parse.urljoin(BASE, REF)`, core.RFC3986, inDoubleQuotes},
	{"Go", `base, err := url.Parse(BASE); target, err := base.Parse(REF)`, core.RFC3986, inDoubleQuotes},
	{"Rust", `url::Url::parse(BASE)?.join(REF)?`, core.URL, inDoubleQuotes},
	{"Java", `java.net.URI.create(BASE).resolve(REF)`, core.RFC2396, inDoubleQuotes},
	{"C#", `new Uri(new Uri(BASE), REF)`, core.RFC3986, inDoubleQuotes},
	{"PHP", `GuzzleHttp\Psr7\UriResolver::resolve(new GuzzleHttp\Psr7\Uri(BASE), new GuzzleHttp\Psr7\Uri(REF))`, core.RFC3986, inSingleQuotes},
	{"Ruby", `URI.join(BASE, REF)`, core.RFC3986, inSingleQuotes},
	{"curl", `curl "$(trurl --url BASE --redirect REF)"`, core.RFC3986, forShell},
}

// calls returns the lines of code by which a link leads to an address from a base; none for texts
// that cannot be written in all of them as they are. What would lead elsewhere is left out.
func calls(base, ref, target string) (list []page.Call) {
	both := base + ref
	if !utf8.ValidString(both) || strings.ContainsFunc(both, func(r rune) bool { return r < ' ' || r == 0x7F }) {
		return nil
	}
	for _, c := range callsOf {
		if got, ok := core.Target(base, ref, c.by, core.Options{}); ok && got == target {
			list = append(list, page.Call{Language: c.language, Code: strings.NewReplacer("BASE", c.quoted(base), "REF", c.quoted(ref)).Replace(c.code)})
		}
	}
	return list
}

func inDoubleQuotes(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
}

func inSingleQuotes(text string) string {
	return `'` + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(text) + `'`
}

func forShell(text string) string { return `'` + strings.ReplaceAll(text, `'`, `'\''`) + `'` }
