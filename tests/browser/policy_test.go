package browser

import (
	"net/http"
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
	"the page's policy": () => trustedTypes.createPolicy("uri-playground", {}), // a second time, or where no script needs it
	"the worker's policy": () => trustedTypes.createPolicy("uri-playground-worker", {}),
}).filter(([, f]) => { try { f(); return true; } catch { return false; } }).map(([name]) => name)`

// Text becomes a script nowhere on any page, even on a host that sends no headers.
func TestTrustedTypes(t *testing.T) {
	t.Parallel()
	bare := serve(http.FileServer(http.Dir(siteDir)))
	pages := map[string]string{"/": running, "/fr/": running, "/embed.html": running, "/embedding.html": liveRuns, "/fr/embedding.html": liveRuns}
	for _, host := range []string{server.URL, bare.URL} {
		for path, runs := range pages {
			tryTrustedTypes(t, host+path, runs)
		}
	}
}

// liveRuns holds once the embed on the page that makes the code runs.
const liveRuns = `document.getElementById("live").matches(":state(ready)")`

func tryTrustedTypes(t *testing.T, address, runs string) {
	p := newTab(t)
	p.do(chromedp.Navigate(address))
	p.wait("the page runs", runs)
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

// Nothing that a visitor types, pastes or opens stays on the machine: only the theme,
// the size, and what was solved of the lessons.
func TestNothingIsKeptButSettings(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/#v=1&view=links&base=http://secret/")
	p.paste(`<a href="secret">`, "http://secret/pasted")
	p.waitLinks()
	p.follow("v=1&base=http://secret/&ref=word")
	p.write("ref", "secret")
	p.click("[data-uri-size]")
	eval[bool](p, `(() => {
		const theme = document.querySelector("[data-uri-theme]");
		theme.value = "dark";
		return theme.dispatchEvent(new Event("change", { bubbles: true }));
	})()`)
	p.follow("v=1&view=lesson&lesson=dots")
	p.wait("the lesson is drawn", `document.querySelector(".course") !== null`)
	p.click(`[data-act=answer][data-value="2B"]`)
	const kept = `(async () => [...Object.entries(localStorage).map((entry) => entry.join("=")), ...Object.keys(sessionStorage), document.cookie,
		...(await indexedDB.databases()).map(d => d.name)].filter(Boolean).sort().join(" "))()`
	const want = "uri-playground.progress=dots/1 uri-playground.size=lecture uri-playground.theme=dark"
	if got, ok := p.eventually(func() string { return eval[string](p, kept) }, func(got string) bool { return got == want }); !ok {
		t.Errorf("kept: %q", got)
	}
}
