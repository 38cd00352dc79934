package pages

import (
	"strings"
	"testing"

	"uriplayground"
)

// Links of a document lead to where the site has their targets, and name what it lacks.
func TestConvert(t *testing.T) {
	for _, c := range []struct{ name, source, want string }{
		{"docs/a.md", "[views.md](views.md)", `<a href="views.html">Views</a>`},
		{"docs/a.md", "[see](views.md#x-y)", `<a href="views.html#x-y">see</a>`},
		{"docs/a.md", "[host](hosting/README.md)", `<a href="hosting.html">host</a>`},
		{"docs/hosting/README.md", "[here](nginx.conf), [up](../README.md)", `<a href="nginx.conf.txt">here</a>, <a href="./">up</a>`},
		{"CHANGELOG.md", "[x](README.md), [y](docs/views.md)", `<a href="../">x</a>, <a href="views.html">y</a>`},
		{"docs/a.md", "[x](../LICENSE), [y](../static/playground.d.ts)", `<a href="../licenses.txt">x</a>, <a href="../playground.d.ts">y</a>`},
		{"docs/a.md", "[its *README*](../internal/vectors/README.md) says", `<p>its <em>README</em> says</p>`},
		{"docs/a.md", "[x](#y), [z](https://a/b.md)", `<a href="#y">x</a>, <a href="https://a/b.md">z</a>`},
		{"docs/a.md", "## A heading: twice, §5", `<h2 id="a-heading-twice-5">`},
		{"docs/a.md", "<script>x</script>", "<!-- raw HTML omitted -->"},
	} {
		d, err := convert(c.name, []byte("# T\n\n"+c.source))
		if err != nil || d.Title != "T" || !strings.Contains(string(d.Body), c.want) {
			t.Errorf("%s: %s gives %s, %v, want %s", c.name, c.source, d.Body, err, c.want)
		}
	}
}

// The site has a page for each document, and no document takes the place of another.
func TestDocumentsArePublished(t *testing.T) {
	files, count := all(t), 0
	for name := range files {
		if IsDocument(name) && strings.HasSuffix(name, ".html") {
			count++
		}
	}
	entries, err := uriplayground.Documents.ReadDir("docs")
	if err != nil || count != len(entries)+3 { // hosting is a folder; CHANGELOG, CONTRIBUTING and SECURITY are outside
		t.Errorf("%d pages for %d entries, %v", count, len(entries), err)
	}
}
