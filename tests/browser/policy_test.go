package browser

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// refusals tries to turn text into a script or a style in every way that there
// is, and lists what the browser lets through.
const refusals = `Object.entries({
	innerHTML: () => { document.createElement("div").innerHTML = "<img src=x onerror=bad=1>"; },
	write: () => document.write("<b>"),
	src: () => { document.createElement("script").src = "boot.js"; },
	text: () => { document.createElement("script").text = "bad=1"; },
	handler: () => document.createElement("b").setAttribute("onclick", "bad=1"),
	worker: () => new Worker("sw.js"),
	timer: () => setTimeout("bad=1"),
	"another policy": () => trustedTypes.createPolicy("more", {}),
	"the policy again": () => trustedTypes.createPolicy("uri-playground", {}),
}).filter(([, f]) => { try { f(); return true; } catch { return false; } }).map(([name]) => name)`

// Text becomes a script nowhere, also on a host that sends no headers.
func TestTrustedTypes(t *testing.T) {
	t.Parallel()
	bare := httptest.NewServer(http.FileServer(http.Dir(siteDir)))
	defer bare.Close()
	for _, address := range []string{server.URL + "/", server.URL + "/fr/", bare.URL + "/", bare.URL + "/fr/"} {
		p := newTab(t)
		p.do(chromedp.Navigate(address))
		p.wait("the playground runs", running)
		if through := eval[[]string](p, refusals); len(through) > 0 {
			t.Errorf("%s lets through: %v", address, through)
		}
		styled := eval[string](p, `(() => {
			const b = document.createElement("b");
			b.setAttribute("style", "color: rgb(1, 2, 3)");
			document.body.append(b);
			return getComputedStyle(b).color;
		})()`)
		if styled == "rgb(1, 2, 3)" || eval[bool](p, `"bad" in globalThis`) {
			t.Errorf("%s lets a style or script through", address)
		}
		p.allowConsole("This document requires", "Content Security Policy", "TrustedTypePolicy", "document.write")
	}
}

// However a page is used, it sends requests only to its own server.
func TestNoForeignRequest(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.watchRequests()
	p.visit("/#v=1&base=https://elsewhere.example/x&ref=//other.example/y?z")
	p.wait("the playground runs", running)
	p.write("ref", "https://third.example/a.png")
	p.click(".examples summary")
	p.click("[data-example=invented]")
	p.visit("/fr/")
	p.wait("the playground runs", running)
	asked := p.requested()
	if len(asked) < 10 {
		t.Fatalf("only %d requests were seen", len(asked))
	}
	for _, url := range asked {
		if !strings.HasPrefix(url, server.URL+"/") && !strings.HasPrefix(url, "data:") {
			t.Errorf("asked for %s", url)
		}
	}
}

// Nothing that a visitor types or opens stays on the machine but the theme, and
// what was solved of the lessons.
func TestNothingIsKeptButTheTheme(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://secret/&ref=word")
	p.write("ref", "secret")
	kept := eval[string](p, `(async () => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie,
		...(await indexedDB.databases()).map(d => d.name)].join(" ").trim())()`)
	if strings.Trim(strings.ReplaceAll(kept, "uri-playground.theme", ""), " ") != "" {
		t.Errorf("kept: %q", kept)
	}
}
