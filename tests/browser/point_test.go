package browser

import (
	"strings"
	"testing"
	"uriplayground/web/locales"

	"github.com/chromedp/chromedp/kb"
)

// wantHighlighted fails if other texts are highlighted as one another's source.
func (p *page) wantHighlighted(want string) {
	p.t.Helper()
	marked := func() string { return strings.Join(p.texts(".pointed"), "|") }
	if got, ok := p.eventually(marked, func(got string) bool { return got == want }); !ok {
		p.t.Errorf("marked %q, want %q", got, want)
	}
}

// Pointing at the target marks where it came from, and the reverse.
func TestPointing(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.hover(".target .run .text", 4)
		p.wantHighlighted("/g|/|g")
		p.hover("[data-field=base] .piece", 0)
		p.wantHighlighted("http|http")
		p.hover("[data-field=ref] .piece", 0)
		p.wantHighlighted("../..")
		p.hover("h1", 0)
		p.wantHighlighted("")
		title := eval[string](p, `document.querySelectorAll(".target .text")[1].title`)
		if !strings.Contains(title, "§5.3") {
			p.t.Errorf("what the algorithm made says %q", title)
		}
	})
}

// Keys walk through the characters of the target, the base and the reference, say
// where each came from or went to, and mark it.
func TestWalking(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.focus("[data-walk=target]")
		p.keys(kb.End)
		p.wantText(".cursor-text", p.word("walk.at", "n", "10", "char", p.quoted("g"), "part", p.word("part.path"))+" "+p.word("walk.ref", "n", "7"))
		p.wantHighlighted("g|g")
		p.keys(kb.Home, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight)
		p.wantContains(".cursor-text", p.word("walk.made"))
		p.focus("[data-walk=base]")
		p.keys(kb.Home, kb.ArrowRight)
		p.wantContains(".cursor-text", p.word("walk.to", "n", "2"))
		p.wantHighlighted("t|t")
		p.focus("[data-walk=ref]")
		p.keys(kb.Home)
		p.wantContains(".cursor-text", p.word("walk.lost"))
		p.keys(kb.Escape)
		p.wantText(".cursor-text", "")
		p.wantHighlighted("")
	})
}

// The answer of the browser that runs the test is shown beside the RFC's.
func TestYourBrowser(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.wantText(".browser", p.word("browser.label")+"http://a/g"+p.word("browser.same"))
		p.write("ref", "%2e%2e/admin")
		p.wantContains(".browser", "http://a/b/admin"+p.word("browser.differs", "n", "12", "part", p.word("part.path"))+" "+p.word("change.encoded-dots.why"))
		p.write("base", "foo:a")
		p.wantContains(".browser", p.word("browser.refused"))
	})
}

// Each way in which browsers deviate from the RFC is explained where it happens.
func TestWhereBrowsersDepart(t *testing.T) {
	t.Parallel()
	p := open(t, "/fr/")
	p.words = locales.For("fr")
	for _, c := range []struct{ base, ref, change string }{
		{"http://a/b", `\x`, "backslash"}, {"http://a/b", "http:g", "same-scheme"}, {"http://a/b", "HTTP://a/", "letter-case"},
		{"http://a/b", "//a:80/", "port-form"}, {"http://a/b", "//a", "special-path"}, {"http://a/b", "///g", "slashes"}, {"http://a/b", "a\tb", "whitespace"},
	} {
		p.follow("v=1&base=" + c.base + "&ref=" + strings.NewReplacer(`\`, "%5C", "\t", "%09").Replace(c.ref))
		p.wantContains(".browser", p.word("change."+c.change+".why"))
	}
}

// The target says why it is what it is, and the way out is one click away.
func TestWhy(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.write("base", "https://h.example/docs/guide")
		p.write("ref", "intro")
		p.wantContains(".why li", p.word("why.cut", "cut", p.quoted("guide")))
		p.click(".why button")
		p.wantTarget("https://h.example/docs/guide/intro")
		if got := p.value("base"); got != "https://h.example/docs/guide/" {
			p.t.Errorf("base %q", got)
		}
	})
}

// A fault says where and why, and one click fixes it; an unfinished text is not
// shown as an error.
func TestFixes(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		for _, c := range []struct{ field, text, fix, mended string }{
			{"ref", "a b", p.word("fix.encode", "with", "%20"), "a%20b"},
			{"ref", "1a:b", p.word("fix.dot"), "./1a:b"},
			{"base", "http://a:8x/", p.word("fix.remove"), "http://a:8/"},
		} {
			p.write(c.field, c.text)
			p.wantText(".field .fault.tone-bad button", c.fix)
			p.click(".field .fault.tone-bad button")
			if got := p.value(c.field); got != c.mended {
				p.t.Errorf("%s mended: %q", c.text, got)
			}
			p.wantText(".fault.tone-bad", "")
		}
		p.write("ref", "http://[::1")
		p.wantText(".check.tone-open .verdict", p.word("verdict.incomplete"))
		p.wantText(".fault.tone-bad", "")
	})
}
