package browser

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// host serves pages of a test on an origin of their own, and a copy of the site
// under /own/. {site} in them is the address of the site. csp is their policy; ""
// is none.
func host(t *testing.T, csp string, pages map[string]string) string {
	t.Helper()
	own := http.StripPrefix("/own", siteFiles)
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/own/") {
			own.ServeHTTP(w, r)
			return
		}
		page, ok := pages[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if csp != "" {
			w.Header().Set("Content-Security-Policy", strings.ReplaceAll(csp, "{site}", server.URL))
		}
		fmt.Fprint(w, "<!doctype html><html lang=en><head><meta charset=utf-8><title>A page</title><link rel=icon href=data:,>", strings.ReplaceAll(page, "{site}", server.URL))
	}))
	return s.URL
}

// embedding opens a page of another site that loads the element.
func embedding(t *testing.T, html string) *page {
	t.Helper()
	return embeddingUnder(t, "", html)
}

func embeddingUnder(t *testing.T, csp, html string) *page {
	t.Helper()
	p := newTab(t)
	address := host(t, csp, map[string]string{"/": `<script type=module src="{site}/playground.js"></script><body>` + html})
	p.do(chromedp.Navigate(address + "/"))
	p.recordEvents()
	return p
}

// recordEvents keeps the events of the embeds in a list: type and detail.
func (p *page) recordEvents() {
	eval[bool](p, `(() => {
		globalThis.heard = [];
		for (const type of ["ready", "change", "step", "error", "answer", "progress", "resize"]) {
			addEventListener("uri-" + type, (e) => heard.push({ type, id: e.target.id, detail: e.detail }));
		}
		globalThis.inside = (selector, id = "e") => document.getElementById(id).shadowRoot.querySelector(selector);
		globalThis.target = (id = "e") => [...document.getElementById(id).shadowRoot.querySelectorAll(".run .text")].map(e => e.textContent).join("");
		return true;
	})()`)
}

// waitReady waits until the embed runs.
func (p *page) waitReady(id string) {
	p.t.Helper()
	p.wait(id+" runs", fmt.Sprintf(`document.getElementById(%q).matches(":state(ready)")`, id))
	p.settle()
}

// wantEmbedTarget fails if the embed with the id e shows another target.
func (p *page) wantEmbedTarget(want string) {
	p.t.Helper()
	target := func() string { return eval[string](p, `target()`) }
	if got, ok := p.eventually(target, func(got string) bool { return got == want }); !ok {
		p.t.Errorf("the target is %q, want %q", got, want)
	}
}

const exampleEmbed = `<uri-playground id=e base="http://a/b/c/d;p?q" ref="../../g" loading=eager><p id=fallback>Without a script: http://a/g</p></uri-playground>`
