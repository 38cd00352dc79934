package browser

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// A worker has everything but mount, and an address of the program may be relative to it.
func TestWorker(t *testing.T) {
	t.Parallel()
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == "/":
			fmt.Fprint(w, "<!doctype html><title>A page</title><link rel=icon href=data:,>")
		case r.URL.Path == "/there/worker.js":
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, strings.ReplaceAll(`
				import { load } from "{site}/playground.js";
				import { wasm } from "{site}/gen/build.js";
				load({ wasm: "gen/" + wasm }).then(({ resolve }) => postMessage(resolve("http://a/b", "c").target), (error) => postMessage(String(error)));`, "{site}", server.URL))
		default:
			http.Redirect(w, r, server.URL+strings.TrimPrefix(r.URL.Path, "/there"), http.StatusFound)
		}
	}))
	p := newTab(t)
	p.do(chromedp.Navigate(s.URL + "/"))
	eval[bool](p, `(new Worker("there/worker.js", { type: "module" }).onmessage = ({ data }) => (globalThis.said = data), true)`)
	p.wait("the worker answers", `globalThis.said !== undefined`)
	if got := eval[string](p, `said`); got != "http://a/c" {
		t.Errorf("got %s", got)
	}
}
