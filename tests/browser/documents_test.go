package browser

import "testing"

// The documents of the project are pages of the site: each fits the screen, light and dark, and
// axe-core finds nothing.
func TestDocuments(t *testing.T) {
	t.Parallel()
	axe := readAxe(t)
	p := newTab(t)
	for _, name := range []string{"", "embedding.html", "decisions.html", "hosting.html", "benchmarks.html", "bookmarks.html"} {
		p.visit("/docs/" + name)
		p.wait("the document is shown", `document.querySelectorAll("h1").length === 1`)
		eval[bool](p, axe+"; true")
		for _, look := range []struct {
			width  int
			scheme string
		}{{1280, "light"}, {320, "dark"}} {
			p.size(look.width, 800, look.scheme)
			p.checkAxe("docs/"+name+" "+look.scheme, allRules)
			p.checkFit(look.width)
		}
	}
}
