package browser

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdpage "github.com/chromedp/cdproto/page"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

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

// before runs a script in the page before any other.
func (p *page) before(script string) {
	p.t.Helper()
	call(p, cdpage.AddScriptToEvaluateOnNewDocument, cdpage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

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

// soon looks until what is seen is as it should be, for 3 seconds at most: input
// reaches the page, and the page the screen, when the browser gets to it.
func (p *page) soon(look func() string, right func(got string) bool) (got string, ok bool) {
	p.t.Helper()
	for end := time.Now().Add(3 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if got = look(); right(got) || time.Now().After(end) {
			return got, right(got)
		}
	}
}

const running = `document.querySelector(".uri-result:not([data-static])") !== null`

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

// home is the path of the site in a language.
func home(lang string) string { return map[string]string{"en": "/", "fr": "/fr/"}[lang] }

// worked is the permalink of the example that the page opens with.
const worked = "v=1&base=http://a/b/c/d;p?q&ref=../../g"

// follow opens a permalink in the page that is there, as a link in it would,
// and shuts what was opened.
func (p *page) follow(link string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`new Promise((done) => {
		document.querySelectorAll("details[open]").forEach((d) => d.open = false);
		scrollTo(0, 0);
		addEventListener("hashchange", () => done(true), { once: true });
		if (location.hash === %[1]q) location.hash = "#v=1&view=safe&text=";
		location.hash = %[1]q;
	})`, "#"+link))
	p.settle()
}
