package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// targets fails if the runs lead elsewhere.
func (p *page) targets(want string) {
	p.t.Helper()
	both := func() string { return strings.Join(p.texts(".sheet.runs tbody code"), " ") }
	if got, ok := p.soon(both, func(got string) bool { return got == want }); !ok {
		p.t.Errorf("targets %q, want %q", got, want)
	}
}

// Two runs are gone through together, from their first difference on, in each of
// the pairs.
func TestTwoRuns(t *testing.T) {
	everywhere(t, func(p *page) {
		p.follow(worked)
		p.click(`[data-view=runs]`)
		p.write("base", "http://a/b/c")
		p.write("ref", "../g")
		p.targets("http://a/g http://a/b/g")
		p.click(`.runs [data-act=step]`)
		p.has(".pairs .now th", p.word("runs.first"))
		differ := p.texts(".pairs .now .detail")
		if len(differ) < 3 || differ[1] == differ[2] {
			p.t.Errorf("the first difference reads alike: %q", differ)
		}
		p.focus("[data-do=next]")
		p.keys(kb.ArrowRight)
		if got := p.texts(".pairs .now td"); len(got) != 2 || p.text(".pairs .now th .detail") != "" {
			p.t.Errorf("side by side: %q", got)
		}
		p.write("ref", "http:g")
		p.click(`.runs [data-value=strict]`)
		p.targets("http:g http://a/b/g")
		p.wait("the address keeps the pair", `location.hash.includes("view=runs&pair=strict")`)
		p.write("ref", "../../../g")
		p.click(`.runs [data-value=erratum4547]`)
		p.targets("http://a/g http://a/../../g")
		p.click(`.runs [data-value=rfc1630]`)
		p.has(".sheet.runs", p.word("runs.rfc1630.1"))
		p.write("ref", "http://a/b")
		p.click(`.runs [data-value=erratum4547]`)
		p.has(".sheet.runs .note", p.word("runs.same"))
		p.click(`[data-view=resolve]`)
		if got := p.target(); got != "http://a/b" {
			p.t.Errorf("target %q", got)
		}
	})
}
