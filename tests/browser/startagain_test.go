package browser

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"uriplayground/web/locales"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// lateSite serves the site without the file until it is asked for so often.
func lateSite(t *testing.T, ending string, answer http.HandlerFunc, fails int32) (address string, asked *atomic.Int32) {
	asked = &atomic.Int32{}
	return brokenSite(t, ending, func(w http.ResponseWriter, r *http.Request) {
		if asked.Add(1) <= fails {
			answer(w, r)
			return
		}
		siteFiles.ServeHTTP(w, r)
	}).URL, asked
}

// The program is not there, then it is: on each surface another try starts it, by the button
// and by start().
func TestStartsAgain(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		ending string
		says   string
	}{
		"the program": {".wasm", "life.status"},
		"the words":   {"/" + hashedFile(t, siteDir, "gen/words.en.*.js"), "life.network"},
		"the loader":  {"/" + hashedFile(t, siteDir, "loader.*.js"), "life."},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, path := range []string{"/", "/embed.html"} {
				if path == "/embed.html" && c.says == "life." {
					continue // its script imports that at once
				}
				var down atomic.Bool
				down.Store(true)
				s := brokenSite(t, c.ending, func(w http.ResponseWriter, r *http.Request) {
					if down.Load() {
						http.NotFound(w, r)
						return
					}
					siteFiles.ServeHTTP(w, r)
				})
				p := newTab(t)
				p.allowConsole("404", "dynamically imported module")
				p.do(chromedp.Navigate(s.URL + path))
				p.wantNoticeOf(onSite, "en", "life.failed")
				p.typeIn(onSite, "ref", "typed")
				if got := eval[string](p, onSite.target()); got != "" {
					t.Errorf("%s: beside what was typed stands the target %q", path, got)
				}
				p.pressIn(onSite, "en", "life.again")
				p.wantNoticeOf(onSite, "en", "life.failed")
				down.Store(false)
				p.pressIn(onSite, "en", "life.again")
				p.wait(path+" runs", running)
				p.wait(path+" has what was typed", onSite.target()+` === "`+firstBase+`typed"`)
			}
		})
	}
}

// missing answers that there is no such file, also to pages of other sites.
func missing(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Access-Control-Allow-Origin", "*")
	http.NotFound(w, r)
}

// An embed that could not start says why, collapses, keeps its fallback, and starts again.
func TestEmbedStartsAgain(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"inline", "frame"} {
		t.Run(mode, func(t *testing.T) {
			t.Parallel()
			var down atomic.Bool
			down.Store(true)
			s := brokenSite(t, ".wasm", func(w http.ResponseWriter, r *http.Request) {
				if down.Load() {
					missing(w, r)
					return
				}
				siteFiles.ServeHTTP(w, r)
			})
			p := newTab(t)
			p.allowConsole("404")
			p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<script type=module src="` + s.URL + `/playground.js"></script><body style="margin: 1em">
				<uri-playground id=e mode=` + mode + ` loading=eager base="http://a/b" ref=c><p id=fallback>http://a/c</p></uri-playground>`}) + "/"))
			p.recordEvents()
			inEmbed := surface{"an embed", `e.shadowRoot`}
			p.wantNoticeOf(inEmbed, "en", "life.failed", "life.status")
			p.wait("the page hears it", `heard.some((h) => h.type === "error" && h.detail.code === "http-status" && h.detail.shown.includes(`+fmt.Sprintf("%q", locales.For("en").Get("life.status"))+`))`)
			if got := eval[string](p, `[e.matches(":state(failed)"), fallback.checkVisibility(), e.offsetHeight < 250].join()`); got != "true,true,true" {
				t.Errorf("failed, the fallback is seen, low: %s", got)
			}
			if eval[bool](p, `e.start()`) {
				t.Error("it says that it runs")
			}
			down.Store(false)
			if mode == "frame" {
				p.wantNoticeOf(inEmbed, "en", "life.failed")
				p.pressIn(inEmbed, "en", "life.again")
			} else if !eval[bool](p, `e.start()`) {
				t.Error("it does not start again")
			}
			p.waitReady("e")
			p.wait("it has its height again", `e.offsetHeight > 300 && !`+inEmbed.notice())
		})
	}
}

// patient is a script with which nobody loses patience before losesPatience says so: what is said would
// depend on how busy the machine is.
const patient = `{
	const { setTimeout } = globalThis;
	globalThis.waiting = [];
	globalThis.setTimeout = (f, after, ...rest) => (after === 15_000 ? waiting.push(f) && 0 : setTimeout(f, after, ...rest));
}`

// losesPatience waits until the page waits for a program that was asked for once, and lets it wait
// no longer.
func (p *page) losesPatience(asked *atomic.Int32) {
	p.t.Helper()
	p.wait("it waits", `globalThis.waiting?.length > 0`)
	if !p.poll(func() bool { return asked.Load() > 0 }) {
		p.t.Fatal("the program was not asked for")
	}
	eval[bool](p, `(waiting.splice(0).forEach((f) => f()), true)`)
}

// A program that stands still: she is told that it takes long, and another try fetches it anew.
// Nothing is given up without her.
func TestProgramStandsStill(t *testing.T) {
	t.Parallel()
	hang := func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/wasm")
		w.Header().Set("Content-Length", "999999")
		w.Header().Set("Access-Control-Allow-Origin", "*")
		_, _ = w.Write([]byte("\x00asm"))
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}
	for _, path := range []string{"/", "/fr/", "/embed.html"} {
		lang := map[bool]string{true: "fr", false: "en"}[path == "/fr/"]
		address, asked := lateSite(t, ".wasm", hang, 1)
		p := newTab(t)
		p.initScript(patient)
		p.do(chromedp.Navigate(address + path))
		p.losesPatience(asked)
		p.wantNoticeOf(onSite, lang, "life.slow")
		if n := asked.Load(); n != 1 {
			t.Errorf("%s: the program was fetched %d times", path, n)
		}
		p.pressIn(onSite, lang, "life.again")
		p.wait(path+" runs", running)
		p.wait("nothing is said any more", `!`+onSite.notice())
	}
	for _, mode := range []string{"inline", "frame"} {
		address, asked := lateSite(t, ".wasm", hang, 1)
		p := newTab(t)
		p.initScript(patient)
		p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<script type=module src="` + address + `/playground.js"></script><body>
			<uri-playground id=e mode=` + mode + ` loading=eager base="http://a/b" ref=c>http://a/c</uri-playground>`}) + "/"))
		inEmbed := surface{"an embed, " + mode, `globalThis.e?.shadowRoot`}
		p.losesPatience(asked)
		p.wantNoticeOf(inEmbed, "en", "life.slow")
		p.pressIn(inEmbed, "en", "life.again")
		p.waitReady("e")
	}
}

// A program that came damaged is fetched once more, past the caches of the browser, before
// anybody is told.
func TestDamagedProgramIsFetchedAgain(t *testing.T) {
	t.Parallel()
	program := programBytes(t)
	for _, body := range [][]byte{program[:len(program)/2], []byte("<!doctype html>")} {
		address, asked := lateSite(t, ".wasm", func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "application/wasm")
			w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
			_, _ = w.Write(body)
		}, 1)
		p := newTab(t)
		p.do(chromedp.Navigate(address + "/"))
		p.wait("it runs", running)
		if n := asked.Load(); n != 2 {
			t.Errorf("it was fetched %d times", n)
		}
	}
}

// A page with Cross-Origin-Embedder-Policy may frame an embed. Where a frame does not answer,
// since the host of the playground sends no such header, that is said.
func TestFrameUnderEmbedderPolicy(t *testing.T) {
	t.Parallel()
	withPolicy := func(site string) string {
		return serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Header().Set("Cross-Origin-Embedder-Policy", "require-corp")
			fmt.Fprintf(w, `<!doctype html><html lang=en><link rel=icon href=data:,><script type=module src="%s/playground.js"></script><body>%s`, site, exampleFrame)
		})).URL
	}
	p := newTab(t)
	p.do(chromedp.Navigate(withPolicy(server.URL) + "/"))
	p.recordEvents()
	p.waitReady("e")

	bare := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		siteFiles.ServeHTTP(withoutHeader{w, "Cross-Origin-Embedder-Policy"}, r)
	}))
	p = newTab(t)
	p.do(chromedp.Navigate(withPolicy(bare.URL) + "/"))
	p.recordEvents()
	inEmbed := surface{"an embed", `globalThis.e?.shadowRoot`}
	p.wantNoticeOf(inEmbed, "en", "life.failed", "life.frame")
	p.wait("the page hears it", `heard.some((h) => h.type === "error" && h.detail.code === "frame")`)
	p.allowConsole("ERR_BLOCKED_BY_RESPONSE")
}

// withoutHeader leaves a header out.
type withoutHeader struct {
	http.ResponseWriter
	name string
}

func (w withoutHeader) WriteHeader(status int) {
	w.Header().Del(w.name)
	w.ResponseWriter.WriteHeader(status)
}

// What is damaged in the cache is fetched again, and is right from then on: the program, a
// script, a style sheet and a page.
func TestDamagedCacheMendsItself(t *testing.T) {
	t.Parallel()
	for _, pattern := range []string{"gen/playground.*.wasm", "boot.*.js", "site.*.css", "gen/words.en.*.js", ""} {
		name := pattern
		if name != "" {
			name = hashedFile(t, siteDir, pattern)
		}
		h := newSwitchServer(t, siteDir)
		p := newTabWithServiceWorker(t)
		p.do(chromedp.Navigate(h.URL + "/"))
		p.waitCached()
		damaged := fmt.Sprintf(`caches.keys().then(([cache]) => caches.open(cache)).then((cache) => cache.match(new URL(%q, location)).then(async (kept) => {
			const good = await kept.clone().text();
			await cache.put(new URL(%[1]q, location), new Response("<p>garbage", { headers: kept.headers }));
			localStorage.good = good.length;
			return true;
		}))`, name)
		eval[bool](p, damaged)
		call(p, serviceworker.Enable, cdp.Empty{})
		call(p, serviceworker.StopAllWorkers, cdp.Empty{})
		p.do(chromedp.Navigate(h.URL + "/"))
		p.wait("it runs in spite of a damaged "+pattern, running+` && navigator.serviceWorker.controller !== null`)
		if !eval[bool](p, fmt.Sprintf(`caches.match(new URL(%q, location)).then((kept) => kept.text()).then((text) => text.length === Number(localStorage.good))`, name)) {
			t.Errorf("%s is damaged still", pattern)
		}
		// While the worker runs, too: the page that cannot use the program says so.
		if strings.HasSuffix(name, ".wasm") {
			eval[bool](p, damaged)
			p.do(chromedp.Reload())
			p.wait("it runs once more", running)
		}
		h.Close()
		p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(h.URL+"/"))
		p.wait("it runs without a server", running)
		p.allowConsole("ERR_CONNECTION_REFUSED", "net::ERR")
	}
}
