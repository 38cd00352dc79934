package browser

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"uriplayground/tools/site"
)

// spoilt serves the site, with another answer for files with the ending.
func spoilt(t *testing.T, ending string, answer http.HandlerFunc) *httptest.Server {
	t.Helper()
	handler, err := site.Dir(siteDir)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ending) {
			answer(w, r)
			return
		}
		handler.ServeHTTP(w, r)
	}))
	t.Cleanup(s.Close)
	return s
}

func programBytes(t *testing.T) []byte {
	t.Helper()
	program, err := os.ReadFile(filepath.Join(siteDir, "gen", "playground.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// Without the program the page says why, keeps what was typed, and still shows
// what its HTML holds.
func TestProgramBroken(t *testing.T) {
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
		"another one": {".wasm", send("application/wasm", []byte("\x00asm\x01\x00\x00\x00")), "could not be started"},
		"no words":    {"/words.en.js", http.NotFound, "words"},
		"no loader":   {"/loader.js", http.NotFound, "loader.js"},
		"no glue":     {"/wasm_exec.js", http.NotFound, "loader.js"},
		"not finished": {".wasm", func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Length", "9999")
			w.Write(program[:999])
		}, "broke off"},
	} {
		t.Run(name, func(t *testing.T) {
			s := spoilt(t, c.ending, c.answer)
			p := newTab(t)
			p.do(chromedp.Navigate(s.URL + "/"))
			p.wait("the page says why", `!document.querySelector("[data-uri=failed]").hidden`)
			if said := p.texts("[data-uri=failed]")[0]; !strings.Contains(said, c.says) || strings.Contains(said, "{") {
				t.Errorf("said %q", said)
			}
			if got := eval[string](p, `document.querySelector("[data-uri=ref]").value`); got != "../../g" {
				t.Errorf("the reference is %q", got)
			}
			if got := p.target(); got != "http://a/g" {
				t.Errorf("the example shows %q", got)
			}
			p.forgive(".wasm", "words.en.js", "loader.js", "wasm_exec.js")
		})
	}
}

// A host that knows no WebAssembly sends the right bytes under another type.
func TestProgramOfAnotherType(t *testing.T) {
	program := programBytes(t)
	for _, kind := range []string{"application/octet-stream", "text/plain"} {
		s := spoilt(t, ".wasm", func(w http.ResponseWriter, r *http.Request) {
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
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "script-src 'self'")
		http.FileServer(http.Dir(siteDir)).ServeHTTP(w, r)
	}))
	defer s.Close()
	p := newTab(t)
	p.do(chromedp.Navigate(s.URL + "/"))
	p.wait("the page says why", `!document.querySelector("[data-uri=failed]").hidden`)
	if said := p.texts("[data-uri=failed]")[0]; !strings.Contains(said, "wasm-unsafe-eval") {
		t.Errorf("said %q", said)
	}
	p.forgive("Content Security Policy", "wasm-unsafe-eval")
}

// On a slow device behind a slow network, what is typed before the program is
// there is kept, with the focus and the caret.
func TestSlowDevice(t *testing.T) {
	program := programBytes(t)
	arrived := make(chan bool)
	s := spoilt(t, ".wasm", func(w http.ResponseWriter, r *http.Request) {
		<-arrived
		w.Header().Set("Content-Type", "application/wasm")
		http.ServeContent(w, r, "playground.wasm", time.Time{}, bytes.NewReader(program))
	})
	p := newTab(t)
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 6})
	p.do(
		chromedp.Navigate(s.URL+"/"),
		chromedp.Click(chromedp.CSS("[data-uri-option=strict]")),
		chromedp.Focus(chromedp.CSS("[data-uri=ref]")),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-uri=ref]").select()`),
		chromedp.KeyEvent("http:early"),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-uri=ref]").setSelectionRange(7, 8)`),
	)
	close(arrived)
	p.wait("the playground runs", running)
	p.settle()
	if got := p.target(); got != "http://a/b/c/early" {
		t.Errorf("target %q", got)
	}
	caret := eval[string](p, `(({ dataset, selectionStart, selectionEnd }) => [dataset.uri, selectionStart, selectionEnd].join(" "))(document.activeElement)`)
	if caret != "ref 7 8" {
		t.Errorf("focus and caret: %q", caret)
	}
	p.key("xy")
	if got := p.target(); got != "http://a/b/c/eaxyly" {
		t.Errorf("typed on: %q", got)
	}
}
