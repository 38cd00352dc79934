package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// axe-core finds nothing to improve: in each language, scheme and width, at
// rest, in the middle of the timeline, with faults, and with examples open.
func TestAccessibility(t *testing.T) {
	axe := readAxe(t)
	for _, moment := range []string{
		"/", "/fr/", "/fr/#v=1&view=lesson", "/#v=1&view=lesson&lesson=dots&exercise=2", "/fr/#v=1&view=lesson&lesson=characters",
		"/#v=1&view=lesson&lesson=challenge&level=2&seed=3", "/#v=1&view=lesson&lesson=lecture&slide=http://a/b&with=?y&slide=a&with=",
		"/#v=1&view=lesson&lesson=lecture&at=1&slide=http://a/b&with=?y",
		"/#v=1&base=http://a/b/c/d;p?q&ref=../../g&step=13",
		"/fr/#v=1&base=http://a%20b:8x/%5Bc%5D/%25zz%23f&ref=.//%C3%A9%20g%5E?a%5B1%5D%23ok",
		"/#v=1&base=a&ref=b", "/#v=1&base=f:/a&ref=.//g", "/#v=1&ref=&view=parse", "/#v=1&ref=x&view=trace&damaged",
		"/#v=1&base=http://a/%257e&ref=HTTP://a/~&view=compare", "/fr/#v=1&ref=http://a:80/./b&view=normalize",
		"/fr/#v=1&base=http://a/b/c&ref=http://a/b//d&view=relativize", "/#v=1&base=http://a/b&ref=c&view=runs&step=9", "/fr/#v=1&base=http://a/b%20c&ref=d&view=parse", "/#v=1&view=extract&text=%3Chttp://a%20b%3E%20www.c.example,",
		"/#v=1&base=magic://a/b/c//d/e/f&ref=/g&literalRule=1&view=dialects&char=%2B", "/fr/#v=1&base=a&ref=gopher://h:70/7a%2520b%2509c&view=dialects",
		"/fr/#v=1&view=safe&text=L'%C3%A9t%C3%A9%20%26%20la%20%22mer%22&for=filename",
	} {
		p := open(t, moment)
		eval[bool](p, axe+"; true")
		eval[bool](p, `document.querySelectorAll("details").forEach((d) => d.open = true), true`)
		for _, scheme := range []string{"light", "dark"} {
			for _, width := range []int{1440, 320} {
				p.size(width, 900, scheme)
				if found := p.barriers(); len(found) > 0 {
					t.Errorf("%s, %s, %d px: %s", moment, scheme, width, summary(found))
				}
			}
		}
	}
}

func readAxe(t *testing.T) string {
	t.Helper()
	axe, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatalf("axe-core is missing; ./build.sh test installs it, or npm ci in tests/browser/axe (%v)", err)
	}
	return string(axe)
}

// barriers is what axe-core finds in the page as it is.
func (p *page) barriers() []string {
	p.t.Helper()
	return eval[[]string](p, `axe.run().then(r => r.violations.flatMap(v =>
		v.nodes.map(n => v.id + ": " + v.help + " | " + n.target.join(" ") + " | " + n.failureSummary)))`)
}

// Nor does it find anything beside an answer, the hints and the solution.
func TestAccessibilityOfAnswers(t *testing.T) {
	for _, place := range []string{"/#v=1&view=lesson&lesson=characters", "/fr/#v=1&view=lesson&lesson=challenge&level=3&seed=2", "/#v=1&view=lesson&lesson=normalize"} {
		p := open(t, place)
		eval[bool](p, readAxe(t)+"; true")
		p.help("axe", "answers")
		if found := p.barriers(); len(found) > 0 {
			t.Errorf("%s: %s", place, summary(found))
		}
	}
}

func summary(found []string) string {
	if len(found) > 4 {
		return fmt.Sprintf("%s\n… and %d more", strings.Join(found[:4], "\n"), len(found)-4)
	}
	return strings.Join(found, "\n")
}
