package npm

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"uriplayground/tests/chromium"
)

// What a script of a page says before it is asked for anything.
const (
	ready   = `document.title !== "…" && document.querySelector("uri-playground").matches(":state(ready)")`
	element = `(({ shadowRoot: root, link }) => [[...root.querySelectorAll(".run .text")].map((e) => e.textContent).join(""), root.querySelector(".foot a").hidden, link].join(" "))(document.querySelector("uri-playground"))`
	placed  = `configure({ site: "there" }), (({ shadowRoot: root, link }) => [root.querySelector(".foot a").hidden, link === new URL("there/", location).href + "#" + link.split("#")[1], link.split("#")[1]].join(" "))(document.querySelector("uri-playground"))`
	framed  = `configure({ site: null }), new Promise((done) => {
		const e = document.createElement("uri-playground");
		e.addEventListener("uri-error", ({ detail }) => done(detail.code + ": " + detail.message));
		e.setAttribute("mode", "frame");
		e.setAttribute("loading", "eager");
		document.body.append(e);
	})`
)

// runs opens a page: its element and its call give the target, its link leads where configure says,
// and its console stays empty.
func runs(t *testing.T, address string) {
	t.Helper()
	tab := newTab(t)
	open(t, tab, address, ready)
	for _, c := range []struct{ script, want string }{
		{`document.title`, target},
		{element, target + " true "},
		{placed, "false true v=1&base=http://a/b/c/d;p?q&ref=../../g"},
		{framed, `frame: there is no frame without the full site; configure({ site: "https://…/" }) says where that is`},
	} {
		got, err := chromedp.Run(tab, chromedp.Evaluate[string](c.script, chromedp.EvalAwaitPromise))
		if err != nil || got != c.want {
			t.Errorf("%s\nis %q, %v, want %q", c.script, got, err, c.want)
		}
	}
}

// open opens an address and waits until a condition holds.
func open(t *testing.T, tab context.Context, address, condition string) {
	t.Helper()
	if err := chromedp.Do(tab, chromedp.Navigate(address)); err != nil {
		t.Fatal(err)
	}
	for done := false; !done; time.Sleep(20 * time.Millisecond) {
		var err error
		if done, err = chromedp.Run(tab, chromedp.Evaluate[bool](condition)); err != nil {
			t.Fatalf("%s: %v", condition, err)
		}
	}
}

var endBrowser func()

var browser = sync.OnceValues(func() (ctx context.Context, err error) {
	ctx, endBrowser, err = chromium.StartShell()
	return ctx, err
})

// newTab returns a tab whose console has to stay empty.
func newTab(t *testing.T) context.Context {
	t.Helper()
	parent, err := browser()
	if err != nil {
		t.Fatal(err)
	}
	return chromium.QuietTab(t, parent, patience, "debug: [vite]") // of the connection of its server
}
