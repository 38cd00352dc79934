package links

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core"
)

// lastSegments is how long the end of a path is that tells targets apart.
const lastSegments = 20

// Abridge says what of a URI is left out last where there is little room: what it begins
// with (scheme and authority) ends before from, and the last segments of its path, with
// query and fragment as far as they are short, begin at to.
func Abridge(uri string) (from, to int) {
	if len(uri) > longest {
		return 0, len(uri)
	}
	a := core.Parse(uri, core.RFC3986)
	for _, p := range a.Parts {
		if p.Defined && (p.Rule.Name == "scheme" || p.Rule.Name == "authority") {
			from = int(p.End)
		}
		if p.Rule.Name == "path" {
			to = int(p.End)
		}
	}
	if rest := len(uri) - to; rest <= lastSegments {
		to = len(uri)
	}
	to = max(from, to-lastSegments)
	if slash := strings.IndexByte(uri[to:], '/'); slash >= 0 && to > from {
		to += slash
	}
	for to > from && to < len(uri) && !utf8.RuneStart(uri[to]) {
		to--
	}
	return from, to
}
