package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// A fault is told with its place, its reason and its section, and is marked in
// the text.
func TestFaultsAreTold(t *testing.T) {
	p := open(t, "/")
	p.write("ref", "a b^é")
	messages := strings.Join(p.texts(".check:nth-child(2) .fault"), "\n")
	for _, want := range []string{"character 2", "character 4", "“^”", "%5E", "U+00E9", "%C3%A9", "§3.3"} {
		if !strings.Contains(messages, want) {
			t.Errorf("no %s in:\n%s", want, messages)
		}
	}
	if marked := p.texts(".check:nth-child(2) mark"); strings.Join(marked, "|") != " |^é" {
		t.Errorf("marked: %q", marked)
	}
	if got := p.target(); got != "http://a/b/c/a b^é" {
		t.Errorf("target %q", got)
	}
}

// While a text is merely unfinished, the tone is another one.
func TestUnfinishedIsNoFault(t *testing.T) {
	p := open(t, "/")
	p.write("ref", "//[::1")
	if tones := p.texts(".check.tone-open .verdict"); len(tones) != 1 || !strings.Contains(tones[0], "go on") {
		t.Errorf("%q", tones)
	}
	p.key("]")
	if p.texts(".check.tone-good .verdict")[1] == "" || p.target() != "http://[::1]" {
		t.Errorf("target %q", p.target())
	}
}

func TestBaseWithoutScheme(t *testing.T) {
	p := open(t, "/")
	p.write("base", "/a/b")
	if none := p.texts(".target .none"); !strings.Contains(none[0], "no scheme") || p.target() != "" {
		t.Errorf("%q, target %q", none, p.target())
	}
}

// A panic inside a handler is shown with the input that led to it, and the
// program goes on.
func TestPanicIsContained(t *testing.T) {
	p := open(t, "/")
	p.write("ref", "x")
	p.replaceValue(`get() { return 42; }`)
	p.key("y")
	p.noticed("string", "http://a/b/c/d;p?q", "“x”")
	p.goesOn()
}

// An exception that JavaScript throws through the program ends it; another one
// takes its place, and the visitor is told.
func TestEndOfTheProgramIsSurvived(t *testing.T) {
	p := open(t, "/")
	p.write("ref", "x")
	p.replaceValue(`get() { delete this.value; throw new Error("boom"); }`)
	p.key("y")
	p.noticed("boom", "http://a/b/c/d;p?q", "“xy”")
	p.forgive("boom")
	p.goesOn()
}

// replaceValue makes the value of the reference field another property.
func (p *page) replaceValue(getter string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		Object.defineProperty(document.querySelector("[data-uri=ref]"), "value", { configurable: true, `+getter+` });
		return true;
	})()`)
}

func (p *page) noticed(words ...string) {
	p.t.Helper()
	p.wait("there is a notice", `document.querySelector(".notice[role=status]")?.textContent`+` > ""`)
	notice := strings.Join(p.texts(".notice[role=status]"), "")
	for _, want := range words {
		if !strings.Contains(notice, want) {
			p.t.Errorf("no %q in the notice %q", want, notice)
		}
	}
}

// goesOn types on, and sees the page follow and the notice go.
func (p *page) goesOn() {
	p.t.Helper()
	eval[bool](p, `delete document.querySelector("[data-uri=ref]").value`)
	p.key("z")
	if got := p.target(); got != "http://a/b/c/xyz" {
		p.t.Errorf("target %q", got)
	}
	if notice := strings.Join(p.texts(".notice[role=status]"), ""); notice != "" {
		p.t.Errorf("the notice stays: %q", notice)
	}
}

// Without the program the page says why, and what was typed stays.
func TestProgramMissing(t *testing.T) {
	p := newTab(t)
	if _, err := chromedp.Call(p.ctx, network.Enable, network.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	pattern := &network.BlockPattern{URLPattern: "*://*:*/*.wasm", Block: true}
	if _, err := chromedp.Call(p.ctx, network.SetBlockedURLs, network.SetBlockedURLsParams{URLPatterns: []*network.BlockPattern{pattern}}); err != nil {
		t.Fatal(err)
	}
	p.visit("/")
	p.wait("the page says why", `!document.querySelector("[data-uri=failed]").hidden`)
	if said := p.texts("[data-uri=failed]")[0]; strings.Contains(said, "{") || len(said) < 40 {
		t.Errorf("said %q", said)
	}
	p.forgive("ERR_BLOCKED")
}

// One click mends a fault.
func TestFixIsOneClick(t *testing.T) {
	p := open(t, "/")
	p.write("ref", "a b")
	p.click("[data-fix]")
	if got := eval[string](p, `document.querySelector("[data-uri=ref]").value`); got != "a%20b" {
		t.Errorf("the field holds %q", got)
	}
	if got := p.target(); got != "http://a/b/c/a%20b" {
		t.Errorf("target %q", got)
	}
	if faults := p.texts(".fault.tone-bad"); len(faults) > 0 {
		t.Errorf("faults are left: %q", faults)
	}
}
