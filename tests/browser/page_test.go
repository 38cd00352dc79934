package browser

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/i18n"
)

// page is a tab of its own for one test.
type page struct {
	t   *testing.T
	ctx context.Context

	words i18n.Words // and width: where a test takes place; see everywhere
	width int

	mu      sync.Mutex
	console []string
	asked   []string // addresses, once watchRequests is called
}

// open opens a path of the site and waits until the playground runs.
func open(t *testing.T, path string) *page {
	p := newTab(t)
	p.visit(path)
	p.wait("the playground runs", running)
	return p
}

// newTab is an empty tab, whose console must stay silent. What it shows comes
// from the server, not from what an earlier tab has kept.
func newTab(t *testing.T) *page {
	t.Helper()
	p := keepingTab(t)
	call(p, network.Enable, network.EnableParams{})
	call(p, network.SetBypassServiceWorker, network.SetBypassServiceWorkerParams{Bypass: true})
	return p
}

// patience is how long a tab may be used; a wait for one thing is far shorter.
const patience = 10 * time.Minute

// keepingTab is a tab in which the site works without a network.
func keepingTab(t *testing.T) *page {
	t.Helper()
	tab, cancel := chromedp.NewContext(browser)
	ctx, timeout := context.WithTimeout(tab, patience)
	p := &page{t: t, ctx: ctx}
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			p.mu.Lock()
			p.console = append(p.console, m.String()+" "+m.URL)
			p.mu.Unlock()
		}
	}()
	t.Cleanup(func() {
		p.silent()
		timeout()
		cancel()
	})
	return p
}

// call sends a command of the protocol.
func call[P, R any](p *page, command cdp.Command[P, R], params P) {
	p.t.Helper()
	if _, err := chromedp.Call(p.ctx, command, params); err != nil {
		p.t.Fatal(err)
	}
}

// watchRequests notes from now on what the page asks for.
func (p *page) watchRequests() {
	p.t.Helper()
	requests := chromedp.Events(p.ctx, network.RequestWillBeSent)
	go func() {
		for event, err := range requests {
			if err != nil {
				return
			}
			p.mu.Lock()
			p.asked = append(p.asked, event.Request.URL)
			p.mu.Unlock()
		}
	}()
}

// requested is what the page asked for since watchRequests.
func (p *page) requested() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.asked)
}

func (p *page) visit(path string) { p.do(chromedp.Navigate(server.URL + path)) }

// silent fails the test if the page wrote anything to the console.
func (p *page) silent() {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, line := range p.console {
		p.t.Errorf("console: %s", line)
	}
}

// forgive takes back what the console said, if all of it has one of the words.
func (p *page) forgive(words ...string) {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, line := range p.console {
		if !slices.ContainsFunc(words, func(word string) bool { return strings.Contains(line, word) }) {
			p.t.Errorf("console: %s", line)
		}
	}
	p.console = nil
}

func (p *page) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, time.Minute) // for what never comes
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// eval is the value of a JavaScript expression.
func eval[T any](p *page, expression string) T {
	p.t.Helper()
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// wait waits until the condition holds, 10 seconds at most.
func (p *page) wait(what, condition string) {
	p.t.Helper()
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if eval[bool](p, condition) {
			return
		}
	}
	p.t.Fatalf("in vain: %s (%s)", what, condition)
}

// write replaces the text of a field by keys, as a visitor would.
func (p *page) write(field, text string) {
	p.t.Helper()
	p.do(
		chromedp.Focus(chromedp.CSS(`[data-uri=`+field+`]`)),
		chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)),
		chromedp.KeyEvent(kb.Backspace),
	)
	if text != "" {
		p.do(chromedp.KeyEvent(text))
	}
	p.wait("the field holds "+text, fmt.Sprintf(`document.querySelector("[data-uri=%s]").value === %q`, field, text))
	p.settle()
}

// settle waits for two frames, so that what was typed is drawn. Now and then the
// browser draws none in a tab until it is asked to show that one.
func (p *page) settle() {
	p.t.Helper()
	const frames = `new Promise(done => {
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true))));
		setTimeout(() => done(false), 5000);
	})`
	for range 3 {
		if eval[bool](p, frames) {
			return
		}
		call(p, cdppage.BringToFront, cdp.Empty{})
	}
	p.t.Fatal("the browser draws nothing")
}

// texts is the text of each element that the selector finds.
func (p *page) texts(selector string) []string {
	p.t.Helper()
	return eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map(e => e.textContent)`, selector))
}

func (p *page) target() string { return strings.Join(p.texts(".target .run .text"), "") }

// trace is the rows of the buffer trace: step, output buffer, input buffer.
func (p *page) trace() [][]string {
	p.t.Helper()
	return eval[[][]string](p, `[...document.querySelectorAll(".trace tbody.rows tr")].map(r => [...r.cells].map(c => c.textContent))`)
}

// size sets the width of the viewport and the colour scheme.
func (p *page) size(width, height int, scheme string) {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(int64(width), int64(height)))
	features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features}); err != nil {
		p.t.Fatal(err)
	}
	p.settle()
}

// screenshot writes the whole page to tests/out/screenshots, without the room
// that the result keeps free: it is as high as the screen, and a screenshot makes
// the screen as high as the page.
func (p *page) screenshot(name string) {
	p.t.Helper()
	const room = `document.querySelectorAll("#result").forEach((e) => e.style.minHeight = %q), true`
	eval[bool](p, fmt.Sprintf(room, "0"))
	defer eval[bool](p, fmt.Sprintf(room, ""))
	p.shoot(name, chromedp.FullScreenshot(100))
}

// viewshot writes what can be seen of the page, with what stands at its edge.
func (p *page) viewshot(name string) {
	p.t.Helper()
	p.shoot(name, chromedp.CaptureScreenshot())
}

func (p *page) shoot(name string, shot chromedp.Action[[]byte]) {
	p.t.Helper()
	picture, err := chromedp.Run(p.ctx, shot)
	if err != nil {
		p.t.Fatal(err)
	}
	if err := os.MkdirAll(outDir, 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(outDir, name+".png"), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// key presses the keys of the text in whatever has the focus.
func (p *page) key(text string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(text))
	p.settle()
}

func (p *page) click(selector string) {
	p.t.Helper()
	p.do(chromedp.Click(chromedp.CSS(selector)))
	p.settle()
}
