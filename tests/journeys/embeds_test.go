package journeys

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"

	"uriplayground/tests/webdriver"
	"uriplayground/tools/hosting"
)

// host serves a page of another site under a policy, with an embed that has the id e.
func (v *visit) host(policy, attributes string) {
	v.Helper()
	here := strings.NewReplacer("{site}", server.URL)
	page := here.Replace(`<!doctype html><html lang=en><head><meta charset=utf-8><title>A page</title><link rel=icon href=data:,>
		<script src="{site}/recorder.js"></script><script type=module src="{site}/playground.js"></script>
		<body><h1>A page</h1><uri-playground id=e base="http://a/b/c/d;p?q" ref="../../g" loading=eager ` + attributes + `><p id=fallback>http://a/g</p></uri-playground>`)
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if policy != "" {
			w.Header().Set("Content-Security-Policy", here.Replace(policy))
		}
		fmt.Fprint(w, page)
	}))
	v.Cleanup(other.Close)
	v.visit(other.URL + "/")
}

const (
	embedReady = `document.getElementById("e").matches(":state(ready)")`
	framed     = `document.getElementById("e").shadowRoot.querySelector("iframe") !== null`
	inEmbed    = `document.getElementById("e").shadowRoot.querySelector("[data-uri=ref]")`
	embedText  = `[...document.getElementById("e").shadowRoot.querySelectorAll(".run .text")].map((e) => e.textContent).join("")`
)

// An embed runs in the page and in a frame, takes keys, and follows its attributes.
func embeds(v *visit) {
	v.host("", "")
	v.wait(embedReady)
	want(v, framed, false)
	want(v, embedText, "http://a/g")
	v.click(inEmbed)
	v.press(pressed(webdriver.End, 1) + "x")
	want(v, embedText, "http://a/gx")
	v.do(`document.getElementById("e").setAttribute("ref", "?y")`)
	want(v, embedText, "http://a/b/c/d;p?y")
	v.do(`(() => {
		const french = document.createElement("div"), e = document.getElementById("e");
		french.lang = "fr";
		document.body.append(french);
		french.attachShadow({ mode: "open" }).append(e);
	})()`)
	want(v, `document.querySelector("div[lang=fr]").shadowRoot.getElementById("e").state.lang`, "fr")
	v.host("", "mode=frame")
	v.wait(embedReady)
	want(v, framed, true)
	v.do(`document.getElementById("e").setAttribute("ref", "?y")`)
	want(v, `document.getElementById("e").state.ref`, "?y")
	want(v, `document.getElementById("e").shadowRoot.querySelectorAll("iframe").length`, 1)
	v.wait(`document.getElementById("e").shadowRoot.querySelector("iframe").offsetHeight > 300`)
}

// A step that an attribute holds is one of each run that the page asks for.
func heldStep(v *visit) {
	const step = `document.getElementById("e").state.step`
	v.host("", "step=3")
	v.wait(embedReady)
	want(v, step, 3)
	for _, ref := range []string{"../x/./y", "?y", "../../g"} {
		v.do(fmt.Sprintf(`document.getElementById("e").ref = %q`, ref))
		want(v, `document.getElementById("e").state.ref`, ref)
		want(v, step, min(3, eval[int](v, `document.getElementById("e").state.steps`)))
	}
	v.do(`document.getElementById("e").shadowRoot.querySelector("[data-do=next]").click()`)
	want(v, step, 4)
	v.do(`document.getElementById("e").nocontrols = true`)
	v.wait(`document.getElementById("e").shadowRoot.querySelector(".uri-playground").dataset.controls === "off"`)
	want(v, step, 4)
}

// What is below an embed stays where it is when its script arrives, and when it runs.
func steady(v *visit) {
	here := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width"><title>A page</title><link rel=icon href=data:,>
			<script src="%[1]s/recorder.js"></script><body><h1>A page</h1><link rel="stylesheet" href="%[1]s/reserve.css"><uri-playground id=e base="http://a/b/c/d;p?q" ref="../../g" loading=eager %[2]s><a href="%[1]s/">Without a script.</a></uri-playground><p id=after>After it.</p>`, server.URL, r.URL.Query().Get("with"))
	}))
	v.Cleanup(here.Close)
	const below = `Math.round(10 * document.getElementById("after").getBoundingClientRect().top)`
	for _, c := range []struct {
		with  string
		width int
	}{{"", 1280}, {"", 700}, {"", 460}, {"mode=frame", 700}, {"view=compare", 460}, {"height=auto", 460}, {"height=auto", 700}} {
		v.must(v.b.Resize(c.width, 900))
		v.visit(here.URL + "/?with=" + c.with)
		before := eval[int](v, below)
		v.do(`document.head.append(Object.assign(document.createElement("script"), { type: "module", src: "` + server.URL + `/playground.js" }))`)
		v.wait(embedReady)
		if after := eval[int](v, below); after != before {
			v.Errorf("%d px wide, %q: what is below moves from %d to %d tenths of a pixel", c.width, c.with, before, after)
		}
	}
	v.must(v.b.Resize(1440, 900))
}

// Where a policy allows the program, an embed runs in the page, else in a frame, and
// where it allows neither, the fallback stays, with a link.
func embedsUnderPolicies(v *visit) {
	const failed = `document.getElementById("e").matches(":state(failed)")`
	for _, c := range []struct{ policy, runs, says string }{
		{"script-src {site} 'wasm-unsafe-eval'; style-src {site} 'unsafe-inline'; connect-src {site}", "inline", ""},
		{"default-src 'none'; script-src {site} 'wasm-unsafe-eval'; connect-src {site}; style-src {site}; img-src data:", "inline", ""},
		{"default-src 'none'; script-src {site} 'wasm-unsafe-eval'; connect-src {site}; style-src {site}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'", "inline", ""},
		{"default-src 'none'; script-src {site}; style-src {site}; frame-src {site}; img-src data:", "frame", "wasm"},
		{"default-src 'none'; script-src {site}; style-src {site}; frame-src 'none'; img-src data:", "", "wasm"},
	} {
		v.host(c.policy, "")
		if c.runs == "" {
			v.wait(failed + ` && document.getElementById("fallback").checkVisibility()`)
			v.do(`(window.saidAloud = null)`) // that the policy forbids it is said as well
			continue
		}
		v.wait(embedReady + ` || ` + failed)
		if got := eval[bool](v, failed); got {
			v.Errorf("under %q it does not run: %q", c.policy, eval[[]string](v, `saidAloud`))
		} else if got := eval[bool](v, framed); got != (c.runs == "frame") {
			v.Errorf("under %q it is in a frame: %v", c.policy, got)
		}
		if c.says != "" {
			v.do(`(window.saidAloud = window.saidAloud.filter((said) => !said.includes("` + c.says + `")))`)
		}
		v.wantNoErrors()
	}
}

// After the first visit the site works without a server.
func offline(v *visit) {
	files, err := hosting.Dir(siteDir)
	v.must(err)
	there := httptest.NewServer(files)
	defer there.Close()
	v.visit(there.URL + "/")
	v.wait(running)
	if !eval[bool](v, `"serviceWorker" in navigator`) {
		v.leaveOut("there are no service workers")
	}
	v.do(`navigator.serviceWorker.ready`)
	there.Close()
	for _, path := range []string{"/", "/fr/"} {
		v.visit(there.URL + path)
		v.wait(running)
		want(v, target, firstTarget)
	}
	v.visit(there.URL + "/#" + example)
	v.wait(running)
	want(v, target, "http://a/g")
}
