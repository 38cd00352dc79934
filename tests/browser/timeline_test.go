package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func (p *page) place() string { return strings.Join(p.texts(".player .place"), "") }

// The timeline is driven by pointer and by keys, and the panes agree.
func TestTimeline(t *testing.T) {
	p := open(t, "/")
	p.click("[data-do=first]")
	if got := p.place(); got != "step 0 of 25" {
		t.Fatalf("at the start: %q", got)
	}
	for range 12 {
		p.do(chromedp.KeyEvent(kb.ArrowRight))
	}
	p.settle()
	if got := p.place(); got != "step 12 of 25" {
		t.Fatalf("12 steps on: %q", got)
	}
	if now := p.texts(".trace tr.now th"); len(now) != 1 || now[0] != "2E:" {
		t.Errorf("rows that are present: %q", now)
	}
	if now := p.texts(".steps .line.now .code"); len(now) != 1 || !strings.HasPrefix(now[0], "remove_dot_segments(") {
		t.Errorf("lines that are present: %q", now)
	}
	p.wait("the present line is in sight", `(() => {
		const line = document.querySelector(".steps .line.now").getBoundingClientRect();
		const pane = document.querySelector(".steps .groups").getBoundingClientRect();
		return line.top >= pane.top && line.bottom <= pane.bottom;
	})()`)
	if say := strings.Join(p.texts(".player .say"), ""); !strings.Contains(say, "“/c”") || !strings.Contains(say, "“/b/c”") {
		t.Errorf("said %q", say)
	}
	if todo := p.texts(".target .run:not(.todo)"); len(todo) != 0 {
		t.Errorf("made already: %q", todo)
	}
	p.do(chromedp.KeyEvent(kb.ArrowLeft))
	p.settle()
	if got := p.place(); got != "step 11 of 25" {
		t.Errorf("a step back: %q", got)
	}
	p.do(chromedp.KeyEvent(kb.End))
	p.settle()
	if todo := p.texts(".target .run.todo"); len(todo) != 0 {
		t.Errorf("not made at the end: %q", todo)
	}
}

// It plays by itself only when told to, and stops at the end.
func TestPlaying(t *testing.T) {
	p := open(t, "/")
	eval[bool](p, `(() => {
		const speed = document.querySelector("[data-speed]");
		speed.selectedIndex = 3;
		return speed.dispatchEvent(new Event("change", { bubbles: true }));
	})()`)
	p.click("[data-do=play]")
	p.wait("it plays", `document.querySelector(".player .place").textContent === "step 3 of 25"`)
	if live := eval[string](p, `document.querySelector(".player .say").ariaLive`); live != "off" {
		t.Errorf("while playing, sentences are announced: %q", live)
	}
	p.wait("it stops", `document.querySelector(".player .place").textContent === "step 25 of 25"`)
}

// The range is dragged by its keys, and a permalink keeps the position.
func TestScrubbing(t *testing.T) {
	p := open(t, "/#v=1&base=http://a/b/c/d;p?q&ref=../../g&step=5")
	if got := p.place(); got != "step 5 of 25" {
		t.Errorf("opened at %q", got)
	}
	p.do(chromedp.Focus(chromedp.CSS("[data-scrub]")), chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent(kb.ArrowRight))
	p.settle()
	if got := p.place(); got != "step 7 of 25" {
		t.Errorf("two on: %q", got)
	}
	p.write("ref", "../../h")
	if got := p.place(); got != "step 7 of 25" {
		t.Errorf("after an edit: %q", got)
	}
	for _, ref := range []string{"g", "../../../../../g", "?x#y", "a/b/c/d/e"} {
		p.write("ref", ref)
		p.do(chromedp.Focus(chromedp.CSS("[data-do=last]")), chromedp.KeyEvent(kb.End))
		p.settle()
		if !eval[bool](p, `(({ value, max }) => value === max)(document.querySelector("[data-scrub]"))`) {
			t.Errorf("%q: the range does not stand at its end", ref)
		}
	}
	p.write("ref", "../../h")
	p.do(chromedp.Focus(chromedp.CSS("[data-scrub]")), chromedp.KeyEvent(kb.Home))
	for range 7 {
		p.do(chromedp.KeyEvent(kb.ArrowRight))
	}
	p.wait("the address keeps the step", `location.hash.endsWith("&step=7")`)
}
