package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// hover moves the pointer over the middle of the n-th element of the selector.
func (p *page) hover(selector string, n int) {
	p.t.Helper()
	at := eval[[]float64](p, fmt.Sprintf(`(() => {
		const box = document.querySelectorAll(%q)[%d].getBoundingClientRect();
		return [box.x + box.width / 2, box.y + box.height / 2];
	})()`, selector, n))
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[0], at[1]))
	p.settle()
}

// Pointing at the target marks where it came from, and the reverse.
func TestPointing(t *testing.T) {
	p := open(t, "/")
	p.hover(".target .run .text", 4)
	if got := strings.Join(p.texts(".pointed"), "|"); got != "/g|/g" {
		t.Errorf("pointing at the target's path marks %q", got)
	}
	p.hover(".check:nth-child(1) .piece", 0)
	if got := strings.Join(p.texts(".pointed"), "|"); got != "http|http" {
		t.Errorf("pointing at the base's scheme marks %q", got)
	}
	p.hover(".pane h2", 0)
	if got := p.texts(".pointed"); len(got) != 0 {
		t.Errorf("pointing elsewhere marks %q", got)
	}
}

// This very browser's answer stands beside the RFC's.
func TestYourBrowser(t *testing.T) {
	p := open(t, "/")
	says := func() string { return strings.Join(p.texts(".browser"), "") }
	if got := says(); got != "Your browserhttp://a/ggives the same." {
		t.Errorf("%q", got)
	}
	p.write("ref", "%2e%2e/admin")
	if got := says(); !strings.Contains(got, "http://a/b/admin") || !strings.Contains(got, "character 12, in the path") {
		t.Errorf("%q", got)
	}
	p.write("base", "foo:a")
	if got := says(); !strings.Contains(got, "refuses") {
		t.Errorf("%q", got)
	}
}

// The target says why it is what it is, and the way out is one click away.
func TestWhy(t *testing.T) {
	p := open(t, "/")
	p.write("base", "https://h.example/docs/guide")
	p.write("ref", "intro")
	if said := strings.Join(p.texts(".why li"), "\n"); !strings.Contains(said, "“guide” was replaced") {
		t.Errorf("said %q", said)
	}
	p.click(".why button")
	if got := p.target(); got != "https://h.example/docs/guide/intro" {
		t.Errorf("target %q", got)
	}
	if got := eval[string](p, `document.querySelector("[data-uri=base]").value`); got != "https://h.example/docs/guide/" {
		t.Errorf("base %q", got)
	}
}

// Keys walk through the characters of the target, say where each came from and
// mark it.
func TestWalking(t *testing.T) {
	p := open(t, "/fr/")
	p.do(chromedp.Focus(chromedp.CSS("[data-walk=target]")))
	p.key(kb.End)
	walked := func() string { return strings.Join(p.texts(".walked"), "") }
	if got := walked(); got != "Caractère 10, «\u00a0g\u00a0» : chemin. Il vient du caractère 7 de la référence." {
		t.Errorf("said %q", got)
	}
	if got := strings.Join(p.texts(".pointed"), "|"); got != "g|g" {
		t.Errorf("marked %q", got)
	}
	p.do(chromedp.Focus(chromedp.CSS("[data-walk=base]")))
	p.key(kb.ArrowRight)
	p.key(kb.ArrowRight)
	if got := strings.Join(p.texts(".pointed"), "|"); got != "t|t" {
		t.Errorf("marked %q", got)
	}
	p.key(kb.Escape)
	if got := walked() + strings.Join(p.texts(".pointed"), "|"); got != "" {
		t.Errorf("after Escape: %q", got)
	}
}
