package browser

import (
	"slices"
	"testing"
)

// What reads scripts is fetched for a page that has some, and only for such a page.
func TestLinksInScripts(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	fetched := func() bool {
		return eval[bool](p, `performance.getEntriesByType("resource").some(e => /linkscan\/script\b/.test(e.name))`)
	}
	p.paste(`<a href="x">x</a>`, "https://h.example/docs/")
	if fetched() {
		t.Error("what reads scripts is fetched for a page without any")
	}
	p.paste(`<base href="/in/"><script type="module">import "./m.js"; fetch("api/x")</script>`, "https://h.example/docs/")
	if got := p.linkColumn("target"); !slices.Equal(got, []string{"https://h.example/in/m.js", "https://h.example/in/api/x"}) {
		t.Errorf("targets %q", got)
	}
	if !fetched() {
		t.Error("what reads scripts is not fetched")
	}
}
