package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Two runs are gone through together, from their first difference on.
func TestTwoRuns(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=runs]`)
	p.write("base", "http://a/b/c")
	p.write("ref", "../g")
	if got := strings.Join(p.texts(".runs tbody code"), " "); got != "http://a/g http://a/b/g" {
		t.Errorf("targets %q", got)
	}
	p.click(`.runs [data-act=step]`)
	now := func() string { return strings.Join(p.texts(".pairs .now th"), "|") }
	if got := now(); !strings.HasSuffix(got, "first difference") {
		t.Errorf("present: %q", got)
	}
	p.do(chromedp.Focus(chromedp.CSS("[data-do=next]")), chromedp.KeyEvent(kb.ArrowRight))
	p.settle()
	if got := p.texts(".pairs .now code"); len(got) != 2 {
		t.Errorf("side by side: %q", got)
	}
	p.write("ref", "http:g")
	p.click(`.runs [data-value=strict]`)
	if got := strings.Join(p.texts(".runs tbody code"), " "); got != "http:g http://a/b/g" {
		t.Errorf("strict or not: %q", got)
	}
	p.wait("the address keeps the pair", `location.hash.includes("view=runs&pair=strict")`)
	p.click(`[data-view=resolve]`)
	if got := p.target(); got != "http:g" {
		t.Errorf("target %q", got)
	}
}
