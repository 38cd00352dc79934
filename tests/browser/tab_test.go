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
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"uriplayground/web/i18n"
)

// page is a tab of its own for one test.
type page struct {
	t   *testing.T
	ctx context.Context

	words i18n.Words // and width: where a test takes place; see forEachViewport
	width int

	mu      sync.Mutex
	console []string
	allowed []string // words of what the console may say
	asked   []string // addresses, once watchRequests is called
}

// unused is what Chromium says where a test keeps the program, which pages name in their
// heads, from being used for a while; that it is fetched once, start_test.go holds.
const unused = "was preloaded using link preload but not used"

// patience is how long a test waits for what should come at once. It is long
// because other work may keep the machine busy: what comes late is not wrong.
const patience = 4 * time.Minute

// open opens a path of the site and waits until the playground runs.
func open(t *testing.T, path string) *page {
	p := newTab(t)
	p.visit(path)
	p.wait("the playground runs", running)
	return p
}

// newTab returns an empty tab without a service worker, so that what it shows comes from
// the server, and is fetched when it is used. Any message in its console fails the test.
func newTab(t *testing.T) *page {
	t.Helper()
	var p *page
	if _, ok := drawing.Load(t.Name()); ok {
		p = newDrawingTab(t)
	} else {
		p = attach(t, profiles.take(t))
	}
	call(p, network.Enable, network.EnableParams{})
	p.initScript(`if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = () => new Promise(() => {});`)
	return p
}

// newTabWithServiceWorker returns an empty tab in which the site works offline: it waits
// until the page is idle, which none is where nothing is drawn.
func newTabWithServiceWorker(t *testing.T) *page {
	t.Helper()
	return newDrawingTab(t)
}

// newDrawingTab returns an empty tab of a browser that draws. It shares no storage with other
// tabs, so tests can run side by side.
func newDrawingTab(t *testing.T) *page {
	t.Helper()
	return attach(t, drawingBrowsers.take(t), chromedp.WithNewBrowserContext())
}

// beside returns another tab with the same storage.
func (p *page) beside() *page {
	p.t.Helper()
	return attach(p.t, p.ctx)
}

func attach(t *testing.T, parent context.Context, options ...chromedp.ContextOption) *page {
	t.Helper()
	ctx, cancel := chromedp.NewContext(parent, options...)
	p := &page{t: t, ctx: ctx, allowed: []string{unused}}
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
		p.drainConsole()
		p.checkConsole()
		cancel()
	})
	// A page has the focus although the window of another test may have it.
	call(p, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	p.initScript(timers)
	return p
}

// call sends a command of the protocol.
func call[P, R any](p *page, command cdp.Command[P, R], params P) {
	p.t.Helper()
	if _, err := chromedp.Call(p.ctx, command, params); err != nil {
		p.t.Fatal(err)
	}
}

// watchRequests records the requests of the page from now on.
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

// requested returns the addresses requested since watchRequests.
func (p *page) requested() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.asked)
}

func (p *page) visit(path string) { p.do(chromedp.Navigate(server.URL + path)) }

// initScript runs a script in each page before any other.
func (p *page) initScript(script string) {
	p.t.Helper()
	call(p, cdpage.AddScriptToEvaluateOnNewDocument, cdpage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// drainConsole waits for the messages that are still on their way: one of its
// own is the last.
func (p *page) drainConsole() {
	const last = "the last message of the test"
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`(console.debug("`+last+`"), true)`)); err != nil {
		return // the tab is gone
	}
	isLast := func(line string) bool { return strings.Contains(line, last) }
	for ctx.Err() == nil {
		p.mu.Lock()
		seen := slices.ContainsFunc(p.console, isLast)
		p.console = slices.DeleteFunc(p.console, isLast)
		p.mu.Unlock()
		if seen {
			return
		}
		time.Sleep(time.Millisecond)
	}
	p.t.Error("the console is not watched")
}

// checkConsole fails the test if the page wrote anything to the console that is not
// allowed.
func (p *page) checkConsole() {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, line := range p.console {
		if !slices.ContainsFunc(p.allowed, func(word string) bool { return strings.Contains(line, word) }) {
			p.t.Errorf("console: %s", line)
		}
	}
	p.console = nil
}

// allowConsole allows messages that contain one of the words, whenever they come: the
// console may speak of a thing long after it has happened.
func (p *page) allowConsole(words ...string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.allowed = append(p.allowed, words...)
}

// waitConsole waits until the console has said something with the word, and allows it.
func (p *page) waitConsole(word string) {
	p.t.Helper()
	if !poll(func() bool {
		p.mu.Lock()
		defer p.mu.Unlock()
		return slices.ContainsFunc(p.console, func(line string) bool { return strings.Contains(line, word) })
	}) {
		p.t.Errorf("the console says nothing of %s", word)
	}
	p.allowConsole(word)
}

func (p *page) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// evaluate returns the value of a JavaScript expression, for a promise the one that it
// comes to, if it does so before the patience has ended.
func evaluate[T any](p *page, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// eval returns the value of a JavaScript expression.
func eval[T any](p *page, expression string) T {
	p.t.Helper()
	v, err := evaluate[T](p, expression)
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// wait waits until the condition holds.
func (p *page) wait(what, condition string) {
	p.t.Helper()
	if !p.poll(func() bool { return p.holds(condition) }) {
		p.t.Fatalf("waited in vain until %s (%s); the page says %.500q", what, condition, p.texts("[role=status], .note"))
	}
}

// holds reports whether a condition holds; not while another document takes the place of
// the one that was asked.
func (p *page) holds(condition string) bool {
	p.t.Helper()
	v, err := evaluate[bool](p, condition)
	if err != nil && !strings.Contains(err.Error(), "Inspected target navigated") {
		p.t.Fatalf("%s: %v", condition, err)
	}
	return err == nil && v
}

// eventually reads until the value is right, and reports whether it became so:
// input reaches the page, and the page the screen, when the browser gets to it.
func (p *page) eventually(read func() string, right func(got string) bool) (got string, ok bool) {
	p.t.Helper()
	ok = p.poll(func() bool { got = read(); return right(got) })
	return got, ok
}

// poll asks until the answer is yes, less and less often, and reports whether it
// was before the patience has ended.
func poll(ask func() bool) bool {
	pause := 5 * time.Millisecond
	for end := time.Now().Add(patience); !ask(); pause = min(2*pause, 200*time.Millisecond) {
		if time.Now().After(end) {
			return false
		}
		time.Sleep(pause)
	}
	return true
}

// poll does the same for what has to be drawn before. Now and then the browser draws nothing in
// a tab until it is asked to show that one.
func (p *page) poll(ask func() bool) bool {
	pause := time.Now().Add(framesLate)
	return poll(func() bool {
		if ask() {
			return true
		}
		if time.Now().After(pause) {
			if drawn, err := evaluate[bool](p, frames); err == nil && !drawn { // else the page is on its way to another
				call(p, cdpage.BringToFront, cdp.Empty{})
			}
			pause = time.Now().Add(framesLate)
		}
		return false
	})
}

// frames is whether two frames are drawn before it is late.
var frames = fmt.Sprintf(`new Promise((done) => {
	const late = setTimeout(() => done(false), %d);
	requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => { clearTimeout(late); done(true); })));
})`, framesLate.Milliseconds())

const framesLate = 5 * time.Second

// running holds once the program has drawn its first page.
const running = `document.querySelector(".uri-result:not([data-static])") !== null`

// settle waits for two frames, so that what was typed is drawn.
func (p *page) settle() {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); {
		if eval[bool](p, frames) {
			return
		}
		call(p, cdpage.BringToFront, cdp.Empty{})
	}
	p.t.Fatal("the browser draws nothing")
}

// timers keeps the timers that a page has set, and what else it waits for.
const timers = `(() => {
	const pending = globalThis.pendingWork = new Set();
	const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
	globalThis.setTimeout = (f, ...rest) => {
		if (typeof f !== "function") return setTimeout(f, ...rest);
		const id = setTimeout((...args) => { pending.delete(id); f(...args); }, ...rest);
		pending.add(id);
		return id;
	};
	globalThis.setInterval = (...args) => {
		const id = setInterval(...args);
		pending.add(id);
		return id;
	};
	globalThis.clearTimeout = (id) => { pending.delete(id); clearTimeout(id); };
	globalThis.clearInterval = (id) => { pending.delete(id); clearInterval(id); };
})()`

// idle waits until the page has no timer left and has drawn: without input it
// will not change any more.
func (p *page) idle() {
	p.t.Helper()
	for {
		p.wait("no timer is left", `pendingWork.size === 0`)
		p.settle()
		if eval[bool](p, `pendingWork.size === 0`) {
			return
		}
	}
}

// home returns the path of the site in a language.
func home(lang string) string {
	if lang == i18n.Default {
		return "/"
	}
	return "/" + lang + "/"
}

// exampleLink is the permalink of the example that the page opens with.
// The example that the pages open with.
const (
	firstBase   = "https://example.com/docs/v2/guide/install/"
	firstRef    = "../img/logo.png"
	firstTarget = "https://example.com/docs/v2/guide/img/logo.png"
)

const exampleLink = "v=1&base=http://a/b/c/d;p?q&ref=../../g"

// follow opens a permalink in the same page, as a click on a link would, and
// collapses what was expanded.
func (p *page) follow(link string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`new Promise((done) => {
		document.querySelectorAll("details[open]").forEach((d) => d.open = false);
		scrollTo(0, 0);
		const click = () => { location.hash = %[1]q; return location.hash; };
		if (location.hash === %[1]q) location.hash = "#v=1&view=safe&text=";
		let wanted = click(), again = true;
		addEventListener("hashchange", function arrive() {
			// The address has followed an earlier change of the text meanwhile. Once only: where
			// the page writes this link in its own way, the two would take turns for ever.
			if (again && location.hash !== wanted) {
				again = false;
				wanted = click();
				return;
			}
			removeEventListener("hashchange", arrive);
			done(true);
		});
	})`, "#"+link))
	p.settle()
}
