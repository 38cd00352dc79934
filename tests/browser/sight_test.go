package browser

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"uriplayground/tools/site"
	"uriplayground/web/i18n"
)

// late is the site of a slow host: its pages come in portions, and its program
// waits to be let through.
type late struct {
	url   string
	mu    sync.Mutex
	moved *sync.Cond
	held  bool
}

func newLate(t *testing.T) *late {
	handler, err := site.Dir(siteDir)
	if err != nil {
		t.Fatal(err)
	}
	l := &late{}
	l.moved = sync.NewCond(&l.mu)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		kept := httptest.NewRecorder()
		r.Header.Del("Accept-Encoding")
		handler.ServeHTTP(kept, r)
		maps.Copy(w.Header(), kept.Header())
		w.Header().Set("Cache-Control", "no-store")
		body := kept.Body.Bytes()
		switch {
		case strings.HasSuffix(r.URL.Path, ".wasm"):
			l.wait()
		case strings.HasSuffix(r.URL.Path, ".html"):
			for len(body) > 700 {
				w.Write(body[:700])
				w.(http.Flusher).Flush()
				time.Sleep(4 * time.Millisecond)
				body = body[700:]
			}
		}
		w.Write(body)
	}))
	t.Cleanup(s.Close)
	t.Cleanup(func() { l.hold(false) })
	l.url = s.URL
	return l
}

func (l *late) wait() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for l.held {
		l.moved.Wait()
	}
}

func (l *late) hold(held bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.held = held
	l.moved.Broadcast()
}

// witness notes what the page shows in each frame, once for all frames that are
// alike, and what moves.
const witness = `(() => {
	globalThis.frames = []; globalThis.shifts = [];
	const text = (e) => e?.checkVisibility({ visibilityProperty: true }) ? e.value ?? e.textContent : null;
	const texts = (selector) => [...document.querySelectorAll(selector)].map(text).filter((t) => t !== null).join("");
	const look = () => {
		const at = (name) => document.querySelector("[data-uri=" + name + "]");
		if (document.body) {
			const frame = [text(at("base")), text(at("ref")), texts(".target .run .text"), texts("[data-field] .name, .options label")].join(" | ");
			if (frame !== frames.at(-1) && at("result")) frames.push(frame);
		}
		requestAnimationFrame(look);
	};
	look();
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput) shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) => [node?.outerHTML ?? node?.textContent, JSON.stringify(previousRect), JSON.stringify(currentRect)].join(" "))].join("; "));
	}).observe({ type: "layout-shift", buffered: true });
})()`

// Before the program is there, the page for frames shows its example. Where its
// address asks for something else, that is in the fields from the first frame on,
// and nothing of the example is seen. Nothing moves when the program takes over.
func TestFirstSightOfFrame(t *testing.T) {
	const example = "http://a/b/c/d;p?q | ../../g | http://a/g | "
	l := newLate(t)
	p := newTab(t)
	p.before(witness)
	for name, c := range map[string]struct{ address, before, after string }{
		"example":        {"", example, example},
		"said":           {"?utm=x#v=1&base=http://a/b/c/d;p?q&ref=../../g&view=resolve", example, example},
		"looks":          {"?theme=dark&readonly&controls=off", example, example},
		"fragment":       {"#v=1&base=http://x/y%2520&ref=%C3%A9&view=trace", "http://x/y%20 | é | ", "http://x/y%20 | é | "},
		"base only":      {"#v=1&base=http://x/y", "http://x/y | ../../g | ", "http://x/y | ../../g | http://x/g"},
		"query":          {"?base=http://q/&ref=r#v=1&base=http://x/y", "http://q/ | r | ", "http://q/ | r | http://q/r"},
		"switch":         {"#v=1&base=http://a/b&ref=http:g&strict=0", "http://a/b | http:g | ", "http://a/b | http:g | http://a/g"},
		"step":           {"#v=1&step=3", "http://a/b/c/d;p?q | ../../g | ", "http://a/b/c/d;p?q | ../../g | http://a/g"},
		"French":         {"?lang=fr", "http://a/b/c/d;p?q | ../../g |  | URI de base", example + "URI de base"},
		"damaged":        {"#v=1&ref=%zz&odd", "http://a/b/c/d;p?q | %zz | ", "http://a/b/c/d;p?q | %zz | http://a/b/c/%zz"},
		"two runs":       {"#v=1&base=http://a/b&ref=c&view=runs", "http://a/b | c | ", "http://a/b | c | "},
		"another view":   {"#v=1&base=http://a/b&ref=c&view=compare", " |  | ", "http://a/b | c | "},
		"without fields": {"#v=1&view=lesson", " |  | ", " |  | "},
		"links":          {"#v=1&base=http://a/b&view=links&text=%3Ca%20href=x%3E", " |  | ", "http://a/b |  | "},
		"older":          {"#v=1&base=http://a/b&ref=c&dialect=rfc1630", "http://a/b | c | ", "http://a/b | c | "},
	} {
		t.Run(name, func(t *testing.T) {
			p.t = t
			l.hold(true)
			p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(l.url+"/embed.html"+c.address))
			p.wait("it is painted", `frames.length > 0 && performance.getEntriesByType("paint").length > 0`)
			p.settle()
			if seen := eval[string](p, `frames.at(-1)`); !strings.HasPrefix(seen, c.before) {
				t.Errorf("before: %q, want %q", seen, c.before)
			}
			p.viewshot("embed-before-" + strings.ReplaceAll(name, " ", "-"))
			l.hold(false)
			p.wait("the program is there", running+` && !document.documentElement.dataset.given`)
			p.settle()
			seen := eval[[]string](p, `frames`)
			last := seen[len(seen)-1]
			if !strings.HasPrefix(last, c.after) {
				t.Errorf("after: %q, want %q", last, c.after)
			}
			for _, frame := range seen {
				if !partOf(frame, last) {
					t.Errorf("seen on the way: %q", frame)
				}
			}
			if shifts := eval[[]string](p, `shifts`); len(shifts) > 0 {
				t.Errorf("shifts: %q", shifts)
			}
			p.viewshot("embed-after-" + strings.ReplaceAll(name, " ", "-"))
		})
	}
}

// partOf tells whether a frame shows nothing but what the last one shows, of the
// labels perhaps more or less.
func partOf(frame, last string) bool {
	a, b := strings.Split(frame, " | "), strings.Split(last, " | ")
	for i := range a[:3] {
		if a[i] != "" && a[i] != b[i] {
			return false
		}
	}
	return strings.HasPrefix(a[3], b[3]) || strings.HasPrefix(b[3], a[3])
}

// What is typed and switched before the program is there counts for more than
// what the address says; focus and caret stay, and so does what was not touched.
func TestEarlyInFrame(t *testing.T) {
	l := newLate(t)
	p := newTab(t)
	p.before(witness)
	for address, want := range map[string]string{
		"": "http://a/b/c/d;p?q | http:g | http:g",
		"?readonly=no#v=1&base=http://x/y&ref=../../g&view=trace": "http://x/y | http:g | http:g",
		"?ref=r&strict=no#v=1&base=http://x/y%250A":               "http://x/y%0A | http:g | http://x/g",
	} {
		l.hold(true)
		p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(l.url+"/embed.html"+address),
			chromedp.Focus(chromedp.CSS("[data-uri=ref]")),
			chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-uri=ref]").select()`),
			chromedp.KeyEvent("http:g"),
			chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-uri=ref]").setSelectionRange(2, 3)`),
			chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-uri-option=erratum4547]").click()`))
		l.hold(false)
		p.wait("the program is there", running)
		p.settle()
		if got := eval[string](p, `frames.at(-1)`); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %q, want %q", address, got, want)
		}
		if got := eval[string](p, `(({ dataset, selectionStart, selectionEnd }) => [dataset.uri, selectionStart, selectionEnd, document.querySelector("[data-uri-option=erratum4547]").checked].join(" "))(document.activeElement)`); got != "ref 2 3 true" {
			t.Errorf("%s: focus, caret and switch: %q", address, got)
		}
	}
}

// Without the program the page for frames says why. Its example stays, and what
// its address says stays in the fields.
func TestFrameWithoutProgram(t *testing.T) {
	handler, err := site.Dir(siteDir)
	if err != nil {
		t.Fatal(err)
	}
	half := programBytes(t)
	half = half[:len(half)/2]
	var missing atomic.Value // the ending of a file's name
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case strings.HasSuffix(r.URL.Path, missing.Load().(string)):
			http.NotFound(w, r)
		case strings.HasSuffix(r.URL.Path, ".wasm") && missing.Load() == "the other half":
			w.Header().Set("Content-Type", "application/wasm")
			w.Write(half)
		default:
			handler.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(s.Close)
	const example = "http://a/b/c/d;p?q | ../../g | http://a/g | "
	p := newTab(t)
	p.before(witness)
	for _, c := range []struct{ address, missing, says, seen string }{
		{"", ".wasm", "status 404", example},
		{"?theme=dark", "the other half", "cannot be compiled", example},
		{"?lang=fr#v=1&base=http://x/&ref=y", "the other half", "n’a pas pu démarrer", "http://x/ | y |  | URI de base"},
		{"", "loader.js", "embed-frame.js cannot be fetched", example},
		{"", "embed-frame.js", "embed-frame.js cannot be fetched", example},
		{"", "words.en.js", "words", example},
	} {
		missing.Store(c.missing)
		p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(s.URL+"/embed.html"+c.address))
		p.wait("the page says why", `document.querySelector("[data-uri=failed]")?.checkVisibility()`)
		if said := p.texts("[data-uri=failed]")[0]; !strings.Contains(said, c.says) || strings.Contains(said, "{") {
			t.Errorf("%s without %s: said %q", c.address, c.missing, said)
		}
		p.settle()
		if seen := eval[string](p, `frames.at(-1)`); !strings.HasPrefix(seen, c.seen) {
			t.Errorf("%s without %s: seen %q", c.address, c.missing, seen)
		}
		if eval[bool](p, `document.querySelector(".loading").checkVisibility({ visibilityProperty: true })`) {
			t.Errorf("%s: it says that the program is on its way", c.address)
		}
		if c.says == "cannot be compiled" {
			p.viewshot("embed-failed")
		}
	}
	p.forgive("status of 404")
}

// Without scripts the example is there at any width and on paper, with what is
// missing.
func TestFrameWithoutScripts(t *testing.T) {
	p := newTab(t)
	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	p.visit("/embed.html#v=1&base=http://x/")
	for i, width := range widths {
		features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: []string{"light", "dark"}[i%2]}}
		call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
		p.do(chromedp.EmulateViewport(int64(width), 900))
		if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
			t.Errorf("at %d px the page is %d px wide", width, wide)
		}
		seen := eval[string](p, `document.body.innerText`)
		for _, want := range []string{i18n.For("en").Get("page.noscript"), "2C:", "remove_dot_segments", "append path to result;"} {
			if !strings.Contains(seen, want) {
				t.Errorf("%d px: it lacks %q", width, want)
			}
		}
		if strings.Contains(seen, i18n.For("en").Get("page.loading")) {
			t.Error("it says that the program is on its way")
		}
		if narrow := eval[int](p, `Math.min(...[...document.querySelectorAll(".line .code")].map((e) => e.offsetWidth))`); narrow < 180 {
			t.Errorf("at %d px a line of the pseudocode is %d px wide", width, narrow)
		}
		p.shoot(fmt.Sprintf("embed-no-script-%d", width), chromedp.FullScreenshot(100))
	}
	p.do(chromedp.EmulateViewport(720, 900))
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	if got := eval[string](p, `[".steps", ".trace", ".options"].map((s) => document.querySelector(s).checkVisibility()).join(" ")`); got != "true true false" {
		t.Errorf("on paper steps, trace and switches: %s", got)
	}
	p.shoot("embed-no-script-print", chromedp.FullScreenshot(100))
}

// Should the program end in a frame, another one goes on with what was seen.
func TestFrameOutlivesTheProgram(t *testing.T) {
	p := newTab(t)
	p.visit("/embed.html?lang=fr&controls=off#v=1&base=http://x/y/&ref=z&view=trace")
	p.wait("it runs", running)
	p.settle()
	p.do(chromedp.Focus(chromedp.CSS("[data-uri=ref]")))
	p.replaceValue(`get() { delete this.value; throw new Error("boom"); }`)
	p.key("y")
	p.noticed("boom", "http://x/y/", "yz")
	p.forgive("boom")
	if got := eval[string](p, `[document.querySelector("[data-uri=ref]").value, document.querySelector(".uri-result").className, document.querySelector("#embed").dataset.controls, document.querySelector(".field .name").textContent].join(" ")`); got != "yz uri-result view-trace off URI de base" {
		t.Errorf("it goes on with %q", got)
	}
}
