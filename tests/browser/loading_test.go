package browser

import (
	"bytes"
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// slowServer serves the site slowly: its pages arrive in portions, and its
// program when the test releases it.
type slowServer struct {
	url   string
	mu    sync.Mutex
	moved *sync.Cond
	held  bool
}

func newSlowServer(t *testing.T) *slowServer {
	l := &slowServer{}
	l.moved = sync.NewCond(&l.mu)
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		kept := httptest.NewRecorder()
		r.Header.Del("Accept-Encoding")
		siteFiles.ServeHTTP(kept, r)
		maps.Copy(w.Header(), kept.Header())
		w.Header().Set("Cache-Control", "no-store")
		body := kept.Body.Bytes()
		switch {
		case strings.HasSuffix(r.URL.Path, ".wasm"):
			l.wait()
		case strings.HasSuffix(r.URL.Path, ".html"):
			for len(body) > 700 {
				piece, pause := 700, 4*time.Millisecond // so that the browser paints in between
				if i := bytes.Index(body[1:700], []byte("<summary")); i >= 0 {
					piece, pause = 1+i, 40*time.Millisecond // until then it would draw one of its own
				}
				w.Write(body[:piece])
				w.(http.Flusher).Flush()
				time.Sleep(pause)
				body = body[piece:]
			}
		}
		w.Write(body)
	}))
	t.Cleanup(func() { l.hold(false) })
	l.url = s.URL
	return l
}

func (l *slowServer) wait() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for l.held {
		l.moved.Wait()
	}
}

func (l *slowServer) hold(held bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.held = held
	l.moved.Broadcast()
}

// frameRecorder records what the page shows in each animation frame, without
// repetitions, and the layout shifts.
const frameRecorder = `(() => {
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

// While the program loads, embed.html shows its example. Where its URL asks for
// something else, that is in the fields from the first frame on, and nothing of
// the example is seen. Nothing moves when the program takes over.
func TestFirstSightOfFrame(t *testing.T) {
	t.Parallel()
	draws(t)
	const example = firstBase + " | " + firstRef + " | " + firstTarget + " | "
	l := newSlowServer(t)
	p := newTab(t)
	p.initScript(frameRecorder)
	for name, c := range map[string]struct{ address, before, after string }{
		"example":        {"", example, example},
		"said":           {"?utm=x#v=1&base=" + firstBase + "&ref=" + firstRef + "&view=resolve", example, example},
		"looks":          {"?theme=dark&readonly&controls=off", example, example},
		"fragment":       {"#v=1&base=http://x/y%2520&ref=%C3%A9&view=trace", "http://x/y%20 | é | ", "http://x/y%20 | é | "},
		"base only":      {"#v=1&base=http://x/y", "http://x/y | " + firstRef + " | ", "http://x/y | " + firstRef + " | http://x/img/logo.png"},
		"query":          {"?base=http://q/&ref=r#v=1&base=http://x/y", "http://q/ | r | ", "http://q/ | r | http://q/r"},
		"switch":         {"#v=1&base=http://a/b&ref=http:g&strict=0", "http://a/b | http:g | ", "http://a/b | http:g | http://a/g"},
		"step":           {"#v=1&step=3", firstBase + " | " + firstRef + " | ", firstBase + " | " + firstRef + " | " + firstTarget},
		"French":         {"?lang=fr", firstBase + " | " + firstRef + " |  | PageLien", example + "PageLien"},
		"damaged":        {"#v=1&ref=%zz&odd", firstBase + " | %zz | ", firstBase + " | %zz | https://example.com/docs/v2/guide/install/%zz"},
		"two runs":       {"#v=1&base=http://a/b&ref=c&view=runs", "http://a/b | c | ", "http://a/b | c | "},
		"another view":   {"#v=1&base=http://a/b&ref=c&view=compare", " |  | ", "http://a/b | c | "},
		"without fields": {"#v=1&view=lesson", " |  | ", " |  | "},
		"links":          {"#v=1&base=http://a/b&view=links&text=%3Ca%20href=x%3E", " |  | ", " |  | "},
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

// partOf reports whether a frame shows nothing but what the last one shows,
// perhaps with more or fewer labels, and of the target what has arrived.
func partOf(frame, last string) bool {
	a, b := strings.Split(frame, " | "), strings.Split(last, " | ")
	for i := range a[:3] {
		if arrived := i == 2 && strings.HasPrefix(b[i], a[i]); a[i] != "" && a[i] != b[i] && !arrived {
			return false
		}
	}
	return strings.HasPrefix(a[3], b[3]) || strings.HasPrefix(b[3], a[3])
}

// Text typed and options set while the program loads override the URL; focus and
// caret stay, and so does what was not touched.
func TestEarlyInFrame(t *testing.T) {
	t.Parallel()
	l := newSlowServer(t)
	p := newTab(t)
	p.initScript(frameRecorder)
	for address, want := range map[string]string{
		"": firstBase + " | http:g | http:g",
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

// On a slow device and a slow network, text typed while the program loads is
// kept, with the focus and the caret.
func TestSlowDevice(t *testing.T) {
	t.Parallel()
	program := programBytes(t)
	arrived := make(chan bool)
	s := brokenSite(t, ".wasm", func(w http.ResponseWriter, r *http.Request) {
		<-arrived
		w.Header().Set("Content-Type", "application/wasm")
		http.ServeContent(w, r, "playground.wasm", time.Time{}, bytes.NewReader(program))
	})
	p := newTab(t)
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 6})
	p.do(
		chromedp.Navigate(s.URL+"/"),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-uri-option=strict]").click()`),
		chromedp.Focus(chromedp.CSS("[data-uri=ref]")),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-uri=ref]").select()`),
		chromedp.KeyEvent("https:early"),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-uri=ref]").setSelectionRange(8, 9)`),
	)
	p.wantFieldShows("base", firstBase)
	p.wantFieldShows("ref", "https:early")
	close(arrived)
	p.wait("the playground runs", running)
	p.settle()
	p.wantTarget(firstBase + "early")
	p.wantFieldShows("ref", "https:early")
	caret := eval[string](p, `(({ dataset, selectionStart, selectionEnd }) => [dataset.uri, selectionStart, selectionEnd].join(" "))(document.activeElement)`)
	if caret != "ref 8 9" {
		t.Errorf("focus and caret: %q", caret)
	}
	p.key("xy")
	p.wantTarget(firstBase + "eaxyly")
}
