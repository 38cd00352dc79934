package generators

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/tools/pages"
	"uriplayground/web/locales"
)

// What the page has code for and is no tool; other tests try it.
var noTools = []string{"html", "pinned", "bundler", "static", "picture"}

// Each tool that the page names is tried here, or the page says that it is not.
func TestPageNamesTheUntried(t *testing.T) {
	words := locales.ForPages("en")
	for _, kind := range pages.Snippets() {
		names := words.Get("embedding.kind." + kind)
		if _, within, ok := strings.Cut(names, "("); ok {
			names = strings.TrimSuffix(within, ")")
		}
		if slices.Contains(noTools, kind) {
			continue
		}
		for _, name := range strings.Split(names, ", ") {
			tried := slices.ContainsFunc(tools, func(a *tool) bool { return a.kind == kind && a.name == name })
			if untried := slices.Contains(pages.Untried(kind), name); tried == untried {
				t.Errorf("%s, %s: it is tried: %v; the page says that it is not: %v", kind, name, tried, untried)
			}
		}
	}
}
