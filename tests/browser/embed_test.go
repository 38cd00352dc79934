package browser

import (
	"fmt"
	"strings"
	"testing"
)

// JavaScript callers get the calls of playground.js, and a TypeError for what
// is not a string.
func TestJavaScriptSurface(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	got := eval[[]string](p, `(async () => {
		const playground = await (await import("/playground.js")).load();
		const thrown = (f) => { try { f(); return "nothing"; } catch (e) { return e.constructor.name + " " + e.message; } };
		return [
			playground.resolve("http://a/b/c/d;p?q", "../../g").target,
			playground.removeDotSegments("/a/b/c/./../../g").output,
			playground.parse("http://[::1]/").hostKind,
			thrown(() => playground.parse(1)),
			thrown(() => playground.resolve("http://a/", null)),
			thrown(() => playground.removeDotSegments({ toString() { throw new Error("x"); } })),
			thrown(() => playground.parse("x", { dialect: "rfc1" })),
			playground.parse("still there").faults[0].code,
		];
	})()`)
	want := []string{"http://a/g", "/a/g", "IPv6address", "TypeError ", "TypeError ", "TypeError ", "TypeError ", "space"}
	for i, w := range want {
		if !strings.HasPrefix(got[i], w) {
			t.Errorf("%d: %q, want %q", i, got[i], w)
		}
	}
}

// mount puts a playground into the page, under the name embed.
func (p *page) mount(options string) {
	p.t.Helper()
	eval[bool](p, `(async () => {
		const { load } = await import("/playground.js");
		const host = document.createElement("div");
		host.id = "embed";
		document.body.append(host);
		globalThis.embed = (await load()).mount(host, `+options+`);
		return true;
	})()`)
}

// A mounted playground lives in a shadow root, apart from the page's own.
func TestMount(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.mount(`{ base: "http://x/y/", ref: "../z", lang: "fr" }`)
	p.wait("it is drawn", `document.querySelector("#embed").shadowRoot?.querySelector(".uri-result") !== null`)
	p.settle()
	target := func() string {
		return eval[string](p, `[...document.querySelector("#embed").shadowRoot.querySelectorAll(".run .text")].map(e => e.textContent).join("")`)
	}
	if got := target(); got != "http://x/z" {
		t.Errorf("target %q", got)
	}
	p.wait("it has its style", `getComputedStyle(document.querySelector("#embed").shadowRoot.querySelector(".uri-playground")).containerType === "inline-size"`)
	p.write("ref", "own")
	if got := target(); got != "http://x/z" {
		t.Errorf("what is typed in the page reaches the embed: %q", got)
	}
	eval[bool](p, `(document.querySelector("#embed").shadowRoot.querySelector("[data-uri=ref]").focus(), true)`)
	p.key("k")
	if got := target(); got != "http://x/zk" && got != "http://x/k" {
		t.Errorf("typed into the embed: %q", got)
	}
	p.wantTarget(firstBase + "own")
	eval[bool](p, `(embed.set({ ref: "new" }), true)`)
	p.settle()
	if got := target(); got != "http://x/y/new" {
		t.Errorf("after set: %q", got)
	}
	eval[bool](p, `(embed.dispose(), true)`)
	p.settle()
	if left := eval[int](p, `document.querySelector("#embed").shadowRoot.childNodes.length`); left != 0 {
		t.Errorf("%d nodes are left", left)
	}
}

// The options of an embed: the view, the step, the theme, read-only, and
// whether it has controls.
func TestMountOptions(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.mount(`{ base: "http://x/y/", ref: "../z", view: "trace", step: 3, theme: "dark", readonly: true, controls: false }`)
	eval[bool](p, `(embed.on("change", (state) => globalThis.state = state), true)`)
	shows := func(when, want string) {
		t.Helper()
		read := func() string {
			return eval[string](p, `(() => {
				const root = document.querySelector("#embed").shadowRoot;
				const shown = (selector) => { const e = root.querySelector(selector); return e !== null && getComputedStyle(e).display !== "none"; };
				return [shown(".trace"), shown(".components"), shown(".player"), root.querySelector(".place")?.textContent,
					getComputedStyle(root.querySelector(".uri-playground")).colorScheme, root.querySelector("[data-uri=ref]").readOnly].join();
			})()`)
		}
		if got, ok := p.eventually(read, func(got string) bool { return got == want }); !ok {
			t.Errorf("%s: %s, want %s", when, got, want)
		}
	}
	shows("as mounted", "true,false,false,3/23,dark,true")
	eval[bool](p, `(embed.set({ view: "parse", controls: true, readonly: false, step: 99 }), true)`)
	shows("after set", "false,true,false,,dark,false")
	p.wait("the host is told", `state.step > 3 && state.view === "parse"`)
	eval[bool](p, `(embed.dispose(), true)`)
}

// An embed opens at a lesson, and tells its host how exercises are answered.
func TestEmbeddedLesson(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.mount(`{ lesson: "dots", exercise: 3 }`)
	eval[bool](p, `(globalThis.answers = [], embed.on("answer", (detail) => answers.push(detail.exercise + " " + detail.right)), true)`)
	const button = `document.querySelector("#embed").shadowRoot.querySelector(".answer [data-value='%s']")`
	p.wait("the exercise is drawn", fmt.Sprintf(button, "2E")+` !== null`)
	for _, choice := range []string{"2A", "2B", "2C", "2D", "2E"} {
		eval[bool](p, `(`+fmt.Sprintf(button, choice)+`.click(), true)`)
	}
	want := "dots/3 false,dots/3 false,dots/3 true,dots/3 false,dots/3 false"
	if got := eval[string](p, `answers.join()`); got != want {
		t.Errorf("told %s, want %s", got, want)
	}
	eval[bool](p, `(embed.set({ lesson: "challenge", level: 2, seed: 7 }), true)`)
	p.settle()
	if got := eval[string](p, `document.querySelector("#embed").shadowRoot.querySelector(".seed input").value`); got != "7" {
		t.Errorf("seed %q", got)
	}
}

// An embed of the view of links has fields of its own, and takes page and address from its host.
func TestMountLinks(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.mount(`{ view: "links", base: "http://x/docs/guide", text: "<a href='../z q'>", lang: "fr" }`)
	inside := func(expression string) string {
		return `(() => { const r = document.querySelector("#embed").shadowRoot; return ` + expression + `; })()`
	}
	p.wait("the link is there", inside(`r?.querySelector(".linkpanel .target code")?.textContent === "http://x/z q"`))
	labels := eval[[]string](p, inside(`[...r.querySelectorAll(".linkpanel-fields label > span")].map(e => e.textContent)`))
	if len(labels) != 13 || labels[10] != "Choisir un fichier" || labels[0] != "Où se trouve cette page\u202f?" {
		t.Errorf("labels %q", labels)
	}
	p.wait("its level is listed", inside(`r.querySelector("[data-act=links-level][data-value=warning]") !== null`))
	eval[bool](p, inside(`(r.querySelector("[data-act=links-level][data-value=warning]").click(), true)`))
	p.settle() // meanwhile the list is empty
	p.wait("the list is filtered", inside(`r.querySelector(".linkpanel .ref button") !== null`))
	// The row may be that of the list as it was: where the machine is busy, the page is drawn later,
	// and a click on what is no longer listed chooses nothing.
	const chosen = `r.querySelector(".chosen") !== null`
	for tries := 0; tries < 5 && !eval[bool](p, inside(chosen)); tries++ {
		eval[bool](p, inside(`(r.querySelector(".linkpanel .ref button")?.click(), true)`))
		p.settle()
	}
	p.wait("the link is chosen", inside(chosen))
	if eval[bool](p, inside(`r.querySelector(".chosen a[href^='#']") !== null`)) {
		t.Error("a permalink of the host's page")
	}
	eval[bool](p, inside(`(r.querySelector("[data-act=links-level][data-value='']").click(), true)`))
	eval[bool](p, `(embed.set({ text: "[x](y)" }), true)`)
	p.wait("another source", inside(`r.querySelector(".linkpanel .target code")?.textContent === "http://x/docs/y"`))
	eval[bool](p, `(document.querySelector("#embed").scrollIntoView(), document.querySelector(".uri-playground").hidden = true)`)
	p.screenshot("links-embed")
	eval[bool](p, `(embed.set({ view: "resolve" }), true)`)
	p.wait("the fields are gone", inside(`r.querySelector(".linkpanel-fields").hidden`))
}
