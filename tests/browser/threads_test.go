package browser

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/internal/vectors"
)

// everyOf is how many threads about where a link is read from share one that is opened
// here; the others, and those about other documents, are read from the model, in web/view.
const everyOf = 2

// What somebody asked in public is answered by the page: the permalink opens, and the
// sentence that says the cause can be read on it.
func TestThreadsInThePage(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	for i, c := range vectors.Threads() {
		if i%everyOf > 0 || strings.Contains(c.Permalink, "view=dialects") || strings.Contains(c.Permalink, "pair=url") || strings.Contains(c.Permalink, "dialect=") {
			continue
		}
		p.follow("v=1&" + c.Permalink)
		// The tables may be drawn after the page is idle, folded.
		p.wait("the page says the cause of "+c.Thread, fmt.Sprintf(`(document.querySelectorAll("#result details:has(table)").forEach((e) => { e.open = true; }),
			document.querySelector(".uri-result").innerText.replace(/\s+/g, " ").includes(%q))`, c.Says))
	}
}

// The same of pages that state their base, in Check a page.
func TestThreadsAboutBaseInThePage(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	for _, c := range vectors.BaseThreads() {
		p.paste(fmt.Sprintf(`<base href="%s"><a href="%s">x</a>`, c.Embedded, c.Ref), c.Retrieval)
		p.click(".linkpanel tbody.rows .ref button")
		p.wait("the page says the cause of "+c.Thread, fmt.Sprintf(`document.querySelector(".uri-result").innerText.replace(/\s+/g, " ").includes(%q)`, c.Says))
	}
	// The URLs of a srcset are told apart, and one without a slash is not another.
	p.paste(`<img srcset="a,b.png 1x, c.png 2x">`, "https://site.example/docs/")
	if got := strings.Join(p.linkColumn("ref"), " "); got != "a,b.png c.png" {
		t.Errorf("srcset has %q", got)
	}
}
