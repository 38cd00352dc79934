package browser

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"uriplayground/web/locales"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// brokenSite serves the site, with another answer for files with the suffix.
func brokenSite(t *testing.T, ending string, answer http.HandlerFunc) *httptest.Server {
	t.Helper()
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ending) {
			answer(w, r)
			return
		}
		siteFiles.ServeHTTP(w, r)
	}))
	return s
}

func programBytes(t *testing.T) []byte {
	t.Helper()
	program, err := os.ReadFile(filepath.Join(sourceDir, "gen", "playground.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// Without the program the page says why, keeps what was typed, and still shows
// what its HTML holds.
func TestProgramBroken(t *testing.T) {
	t.Parallel()
	program := programBytes(t)
	send := func(kind string, body []byte) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", kind)
			w.Write(body)
		}
	}
	for name, c := range map[string]struct {
		ending string
		answer http.HandlerFunc
		says   string
	}{
		"missing":     {".wasm", http.NotFound, "status 404"},
		"down":        {".wasm", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(503) }, "status 503"},
		"truncated":   {".wasm", send("application/wasm", program[:len(program)/2]), "cannot be compiled"},
		"empty":       {".wasm", send("application/wasm", nil), "cannot be compiled"},
		"a page":      {".wasm", send("text/html", []byte("<!doctype html><p>not found")), "is no WebAssembly"},
		"another one": {".wasm", send("application/wasm", []byte("\x00asm\x01\x00\x00\x00")), "could not start"},
		"no words":    {"/" + hashedFile(t, siteDir, "gen/words.en.*.js"), http.NotFound, "words"},
		"no loader":   {"/" + hashedFile(t, siteDir, "loader.*.js"), http.NotFound, "loader.js"},
		"no glue":     {"/" + hashedFile(t, siteDir, "gen/wasm_exec.*.js"), http.NotFound, "loader.js"},
		"not finished": {".wasm", func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Length", "9999")
			w.Write(program[:999])
		}, "broke off"},
	} {
		t.Run(name, func(t *testing.T) {
			s := brokenSite(t, c.ending, c.answer)
			p := newTab(t)
			p.do(chromedp.Navigate(s.URL + "/"))
			p.wait("the page says why", `!document.querySelector("[data-uri=failed]").hidden`)
			if said := p.texts("[data-uri=failed]")[0]; !strings.Contains(said, c.says) || strings.Contains(said, "{") {
				t.Errorf("said %q", said)
			}
			if got := eval[string](p, `document.querySelector("[data-uri=ref]").value`); got != firstRef {
				t.Errorf("the reference is %q", got)
			}
			p.wantTarget(firstTarget)
			p.wantFieldShows("ref", firstRef)
			p.focus("[data-uri=ref]")
			p.key("x")
			p.wantFieldShows("ref", p.value("ref"))
			p.allowConsole(".wasm", "words.en.", "loader.", "wasm_exec.")
		})
	}
}

// A host that does not know WebAssembly sends the right bytes with another type.
func TestProgramOfAnotherType(t *testing.T) {
	t.Parallel()
	program := programBytes(t)
	for _, kind := range []string{"application/octet-stream", "text/plain"} {
		s := brokenSite(t, ".wasm", func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", kind)
			w.Write(program)
		})
		p := newTab(t)
		p.do(chromedp.Navigate(s.URL + "/"))
		p.wait("the playground runs", running)
	}
}

// A policy without wasm-unsafe-eval is named as the reason.
func TestProgramForbidden(t *testing.T) {
	t.Parallel()
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "script-src 'self'")
		http.FileServer(http.Dir(siteDir)).ServeHTTP(w, r)
	}))
	p := newTab(t)
	p.do(chromedp.Navigate(s.URL + "/"))
	p.wait("the page says why", `!document.querySelector("[data-uri=failed]").hidden`)
	if said := p.texts("[data-uri=failed]")[0]; !strings.Contains(said, "wasm-unsafe-eval") {
		t.Errorf("said %q", said)
	}
	p.allowConsole("Content Security Policy", "wasm-unsafe-eval")
}

// Without the program the page says why, and what was typed stays.
func TestProgramMissing(t *testing.T) {
	t.Parallel()
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
	p.allowConsole("ERR_BLOCKED")
}

// While the program comes, and where it does not, the answer of the example stays where it is: what
// is said stands in the place of the machine, with the one button to press. What is still to come is
// said where it covers nothing.
func TestAnswerStaysWithoutProgram(t *testing.T) {
	t.Parallel()
	const tops = `["h1", "[data-uri=base]", ".target > .address"].map((s) => document.querySelector(s).getBoundingClientRect().top).join()`
	for _, lang := range locales.Languages() {
		for _, size := range [][2]int{{1440, 900}, {768, 1024}, {390, 844}, {320, 640}} {
			fail := make(chan bool)
			s := brokenSite(t, ".wasm", func(w http.ResponseWriter, r *http.Request) {
				select {
				case <-fail:
				case <-r.Context().Done():
				}
				http.NotFound(w, r)
			})
			p := newTab(t)
			p.size(size[0], size[1], "light")
			p.do(chromedp.Navigate(s.URL + home(lang)))
			p.wait("it loads", `document.querySelector("[data-life=loading] .loading") !== null`)
			if covered := eval[string](p, `(() => {
				const box = document.querySelector(".loading").getBoundingClientRect();
				return [...document.querySelectorAll(".brand, .views summary, .settings summary, .language:not([hidden]), h1")].filter((e) => {
					const r = e.getBoundingClientRect();
					return r.left < box.right && r.right > box.left && r.top < box.bottom && r.bottom > box.top;
				}).map((e) => e.textContent).join() + (box.left < 0 || box.right > innerWidth ? " off the screen" : "");
			})()`); covered != "" {
				t.Errorf("%s, %v: what says that it loads lies over %q", lang, size, covered)
			}
			before := eval[string](p, tops)
			close(fail)
			p.wantNoticeOf(onSite, lang, "life.failed", "life.status", "life.again")
			if after := eval[string](p, tops); after != before {
				t.Errorf("%s, %v: the answer moves from %s to %s", lang, size, before, after)
			}
			if got := eval[string](p, `[...document.querySelectorAll("button.primary, .primary")].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.textContent).join()`); got != locales.For(lang).Get("life.again") {
				t.Errorf("%s, %v: to press are %q", lang, size, got)
			}
			if cut := eval[string](p, `(() => {
				const box = document.querySelector(".machine > .life");
				return box.scrollHeight > box.clientHeight + 1 ? box.scrollHeight + " px in " + box.clientHeight : "";
			})()`); cut != "" {
				t.Errorf("%s, %v: what is said is cut: %s", lang, size, cut)
			}
			p.allowConsole(".wasm")
		}
	}
}

// What a permalink gives the fields is there before the program is. Of another view it is not known
// which fields it has.
func TestPermalinkWithoutProgram(t *testing.T) {
	t.Parallel()
	for link, want := range map[string]string{
		"#v=1&base=http://a/b/c/d&ref=../%25x":  "http://a/b/c/d ../%x true",
		"#v=1&view=compare&base=http://a/&ref=": "http://a/  false",
		"#v=1&ref=%E0":                          firstBase + " " + firstRef + " true", // it is damaged, which the program says
	} {
		s := brokenSite(t, ".wasm", func(w http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
		p := newTab(t)
		p.do(chromedp.Navigate(s.URL + "/" + link))
		p.wait("it loads", `document.querySelector("[data-life=loading]") !== null`)
		if got := eval[string](p, `[...document.querySelectorAll("[data-uri=base], [data-uri=ref]")].map((e) => e.value).join(" ") + " " + document.querySelector(".fields").checkVisibility({ visibilityProperty: true })`); got != want {
			t.Errorf("%s shows %q, should be %q", link, got, want)
		}
	}
}

// Without the program the page for frames says why. Its example stays, and what
// its address says stays in the fields.
func TestFrameWithoutProgram(t *testing.T) {
	t.Parallel()
	half := programBytes(t)
	half = half[:len(half)/2]
	var missing atomic.Value // the ending of a file's name
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case strings.HasSuffix(r.URL.Path, missing.Load().(string)):
			http.NotFound(w, r)
		case strings.HasSuffix(r.URL.Path, ".wasm") && missing.Load() == "the other half":
			w.Header().Set("Content-Type", "application/wasm")
			w.Write(half)
		default:
			siteFiles.ServeHTTP(w, r)
		}
	}))
	const example = firstBase + " | " + firstRef + " | " + firstTarget + " | "
	p := newTab(t)
	call(p, network.SetCacheDisabled, network.SetCacheDisabledParams{CacheDisabled: true}) // hashed files are never asked for again
	p.initScript(frameRecorder)
	for _, c := range []struct{ address, missing, says, seen string }{
		{"", ".wasm", "status 404", example},
		{"?theme=dark", "the other half", "cannot be compiled", example},
		{"?lang=fr#v=1&base=http://x/&ref=y", "the other half", "n’a pas pu démarrer", "http://x/ | y |  | PageLien"},
		{"", hashedFile(t, siteDir, "loader.*.js"), "embed-frame", example},
		{"", hashedFile(t, siteDir, "embed-frame.*.js"), "embed-frame", example},
		{"", hashedFile(t, siteDir, "gen/words.en.*.js"), "words", example},
	} {
		missing.Store(c.missing)
		p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(s.URL+"/embed.html"+c.address))
		p.wait("the page says why", `document.querySelector("[data-uri=failed]")?.checkVisibility() === true`)
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
	p.allowConsole("status of 404")
}

// Without scripts the example is there at any width and on paper, with what is
// missing.
func TestFrameWithoutScripts(t *testing.T) {
	t.Parallel()
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
		for _, want := range []string{locales.For("en").Get("page.noscript"), "logo.png"} {
			if !strings.Contains(seen, want) {
				t.Errorf("%d px: it lacks %q", width, want)
			}
		}
		if got, want := eval[string](p, `document.querySelector(".run.from-ref .mark").textContent`), locales.For("en").Get("bracket.ref"); got != want {
			t.Errorf("%d px: it says of the end of the target %q, want %q", width, got, want)
		}
		if strings.Contains(seen, locales.For("en").Get("page.loading")) {
			t.Error("it says that the program is on its way")
		}
		if eval[bool](p, `document.querySelector(".fold").checkVisibility()`) {
			t.Errorf("%d px: there is a button that does nothing", width)
		}
		p.shoot(fmt.Sprintf("embed-no-script-%d", width), chromedp.FullScreenshot(100))
	}
	p.do(chromedp.EmulateViewport(720, 900))
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	if got := eval[string](p, `[".target", ".machine", ".options"].map((s) => document.querySelector(s).checkVisibility()).join(" ")`); got != "true true false" {
		t.Errorf("on paper target, machine and switches: %s", got)
	}
	p.shoot("embed-no-script-print", chromedp.FullScreenshot(100))
}
