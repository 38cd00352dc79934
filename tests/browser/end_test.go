package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"uriplayground/tests/chromium"
	"uriplayground/web/locales"
)

// Whatever ends the program, or keeps it from starting: the visitor sees it, in a sentence
// why, with a way on. The faults are injected on each surface where they may happen.

// endsOnce lets the next element that the program draws end it.
const endsOnce = `(document.createElement = () => { delete document.createElement; throw new Error("boom"); }, true)`

// noticeIn is the notice in a root, which is the document or a shadow root.
const noticeIn = `[...(%s)?.querySelectorAll(".notice.life") ?? []].find((e) => e.checkVisibility({ visibilityProperty: true }))`

// surface is where a playground is, as expressions in the page.
type surface struct {
	name string
	root string // of the fields
}

func (s surface) notice() string        { return fmt.Sprintf(noticeIn, s.root) }
func (s surface) field(n string) string { return s.root + `.querySelector("[data-uri=` + n + `]")` }

// target returns what stands in the place of the answer; empty where there is none.
func (s surface) target() string {
	return `[...` + s.root + `.querySelectorAll(".target .run .text")].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.textContent).join("")`
}

// typeIn types in a field of the surface by events, as an input method does.
func (p *page) typeIn(s surface, name, text string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const field = %s;
		field.value = %q;
		return field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
	})()`, s.field(name), text))
	p.settle()
}

func (p *page) wantNoticeOf(s surface, lang string, keys ...string) {
	p.t.Helper()
	p.wait(s.name+": there is a notice", `Boolean(`+s.notice()+`)`)
	said := eval[string](p, s.notice()+`.textContent`)
	for _, key := range keys {
		if want := locales.For(lang).Get(key); !strings.Contains(said, want) {
			p.t.Errorf("%s: no %q in the notice %q", s.name, want, said)
		}
	}
}

func (p *page) pressIn(s surface, lang, key string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`([...%s.querySelectorAll("button")].find((e) => e.textContent === %q).click(), true)`, s.notice(), locales.For(lang).Get(key)))
}

var onSite = surface{"the site", "document"}

// endOften ends the program four times, by an input each time, of which the last is x3. The
// clock stands still meanwhile, since the machine may be busy for more than ten seconds.
func (p *page) endOften(s surface) {
	p.t.Helper()
	eval[bool](p, `(({ now }) => { const at = now.call(performance); performance.now = () => at; return true; })(Performance.prototype)`)
	for i := range 4 {
		eval[bool](p, endsOnce)
		for _, longer := range []string{strings.Repeat("../y/", i+1) + "?q#f", fmt.Sprint("x", i)} { // for which something is drawn
			p.typeIn(s, "ref", longer)
		}
		p.wait(fmt.Sprint("it has ended for the ", i), `!Object.hasOwn(document, "createElement")`)
	}
	p.settle()
	eval[bool](p, `delete performance.now`)
	p.allowConsole("boom", "wasm_exec")
}

// Four ends within ten seconds: what was typed is there, no target stands beside it, and
// she can try again, or go on with the default texts, which keeps hers.
func TestEndsTooOften(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#"+exampleLink)
		p.endOften(onSite)
		p.wantNoticeOf(onSite, lang, "life.ended", "life.often", "life.fields")
		if got := eval[string](p, onSite.target()); got != "" {
			t.Errorf("beside the notice stands the target %q", got)
		}
		if role := eval[string](p, onSite.notice()+`.getAttribute("role")`); role != "alert" {
			t.Errorf("the role is %q", role)
		}
		if got := p.value("ref"); got != "x3" {
			t.Errorf("the reference is %q", got)
		}
		p.typeIn(onSite, "ref", "x4")
		p.pressIn(onSite, lang, "life.anew")
		p.wantTarget("http://a/b/c/x4")
		if !eval[bool](p, `!`+onSite.notice()) {
			t.Error("the notice stays")
		}
		p.typeIn(onSite, "ref", "x5")
		p.wantTarget("http://a/b/c/x5")
		p.endOften(onSite)
		p.wantNoticeOf(onSite, lang, "life.ended")
		p.pressIn(onSite, lang, "life.fresh")
		p.wantTarget(firstTarget)
		p.wantNoticeOf(onSite, lang, "life.kept", "life.copy")
		if !eval[bool](p, onSite.notice()+`.nextElementSibling.matches("#result > .uri-result") && document.querySelectorAll(".uri-result").length === 1`) {
			t.Error("notice and result are not in their places")
		}
		if got := eval[string](p, `[...document.querySelectorAll(".life textarea")].map((e) => e.value).join()`); got != "http://a/b/c/d;p?q,x3" {
			t.Errorf("kept is %q", got)
		}
		p.pressIn(onSite, lang, "life.close")
		if !eval[bool](p, `!`+onSite.notice()) {
			t.Error("the notice stays after it was closed")
		}
	}
}

// The same in an embed: the page hears of it, and may start it again itself.
func TestEmbedEndsTooOften(t *testing.T) {
	t.Parallel()
	inEmbed := surface{"an embed", `e.shadowRoot`}
	p := embedding(t, exampleEmbed)
	p.waitReady("e")
	p.endOften(inEmbed)
	p.wantNoticeOf(inEmbed, "en", "life.ended", "life.often")
	if got := eval[string](p, inEmbed.target()); got != "" {
		t.Errorf("beside the notice stands the target %q", got)
	}
	const last = `JSON.stringify(heard.filter((h) => h.type === "error").map(({ detail }) => [detail.code, detail.restarted, detail.shown ?? ""]).at(-1))`
	said := locales.For("en").Get("life.ended") + " " + locales.For("en").Get("life.often")
	p.wait("the page hears it", last+fmt.Sprintf(` === JSON.stringify(["ended", false, %q])`, said))
	p.wait("it says so of itself", `e.matches(":state(ended)")`)
	if !eval[bool](p, `e.start()`) {
		t.Error("it does not start again")
	}
	p.wait("it works with what was typed", inEmbed.target()+` === "http://a/b/c/x3" && e.matches(":state(ready)")`)
	p.typeIn(inEmbed, "ref", "x4")
	p.wait("it follows", inEmbed.target()+` === "http://a/b/c/x4"`)
	p.endOften(inEmbed)
	p.wantNoticeOf(inEmbed, "en", "life.ended")
	p.pressIn(inEmbed, "en", "life.fresh")
	p.wait("it has the default texts", inEmbed.target()+` === "`+firstTarget+`"`)
	p.wantNoticeOf(inEmbed, "en", "life.kept")
	if !eval[bool](p, inEmbed.notice()+`.nextElementSibling.matches(".uri-playground > .uri-result") && e.shadowRoot.querySelectorAll(".uri-result").length === 1`) {
		t.Error("notice and result are not in their places")
	}
	p.endOften(inEmbed)
	p.wantNoticeOf(inEmbed, "en", "life.ended")
}

// The same on the page for frames, and for what a script has mounted, which hears of it.
func TestMountedEndsTooOften(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.visit("/embed.html#v=1&base=http://a/b&ref=c")
	p.wait("it runs", running)
	p.endOften(onSite)
	p.wantNoticeOf(onSite, "en", "life.ended", "life.often")
	p.pressIn(onSite, "en", "life.anew")
	p.wait("it goes on", onSite.target()+` === "http://a/x3"`)
	p.endOften(onSite)
	p.wantNoticeOf(onSite, "en", "life.ended")
	p.pressIn(onSite, "en", "life.fresh")
	p.wait("it has the default texts", onSite.target()+` === "`+firstTarget+`"`)

	mounted := surface{"what is mounted", `here.shadowRoot`}
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<div id=here></div><script type=module>
		import { load } from "{site}/playground.js";
		globalThis.api = await load();
		globalThis.mounted = api.mount(here, { base: "http://a/b", ref: "c" });
		globalThis.told = [];
		mounted.on("error", ({ restarted }) => told.push(restarted));
	</script>`}) + "/"))
	p.wait("it is mounted", `globalThis.told !== undefined && `+mounted.target()+` === "http://a/c"`)
	p.endOften(mounted)
	p.wantNoticeOf(mounted, "en", "life.ended", "life.often")
	p.wait("the script hears it", `told.join() === "true,true,true,false"`)
	const code = `(() => { try { mounted.set({ ref: "y" }); } catch (error) { return error.code; } })()`
	if got := eval[string](p, code); got != "stopped" {
		t.Errorf("set throws %q", got)
	}
	eval[bool](p, `import("`+server.URL+`/playground.js").then(({ load }) => load()).then((again) => again === api)`)
	p.wait("load has started it again", mounted.target()+` === "http://a/x3"`)
	p.endOften(mounted)
	p.wantNoticeOf(mounted, "en", "life.ended")
	if got := eval[string](p, `(mounted.dispose(), String(`+mounted.notice()+` ?? "nothing"))`); got != "nothing" {
		t.Error("the notice is left when it is disposed of")
	}
}

// What the page sets after the end is tried.
func TestAttributeAfterTheEnd(t *testing.T) {
	t.Parallel()
	inEmbed := surface{"an embed", `e.shadowRoot`}
	p := embedding(t, exampleEmbed)
	p.waitReady("e")
	p.endOften(inEmbed)
	p.wantNoticeOf(inEmbed, "en", "life.ended")
	eval[bool](p, `(globalThis.now = performance.now, performance.now = () => now.call(performance) + 11_000, e.ref = "?y", true)`)
	p.wait("it shows what the page has set", inEmbed.target()+` === "http://a/b/c/d;p?y"`)
}

// With little memory a long text ends the program as it is typed, and again as it is mounted:
// she is told that memory is the reason, and goes on with other texts. The same in an embed,
// whose page may set another text.
func TestMemoryEnds(t *testing.T) {
	t.Parallel()
	browser, cancel, err := chromium.StartShellWith("--wasm-max-mem-pages=300")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cancel)
	p := attach(t, browser)
	p.initScript(`if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = () => new Promise(() => {});`)
	p.allowConsole("wasm_exec")
	p.visit("/")
	p.wait("the playground runs", running)
	const long = `"../a/".repeat(400_000)`
	put := func(s surface) {
		t.Helper()
		eval[bool](p, `(() => {
			const field = `+s.field("ref")+`;
			field.value = `+long+`;
			return field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
		})()`)
	}
	put(onSite)
	p.wantNoticeOf(onSite, "en", "life.ended", "life.memory")
	if got := eval[string](p, onSite.target()); got != "" {
		t.Errorf("beside the notice stands the target %.80q", got)
	}
	if n := eval[int](p, onSite.field("ref")+`.value.length`); n != 2_000_000 {
		t.Errorf("of what she gave %d characters are left", n)
	}
	p.pressIn(onSite, "en", "life.anew")
	p.wantNoticeOf(onSite, "en", "life.ended", "life.memory")
	p.pressIn(onSite, "en", "life.fresh")
	p.wait("the default texts are shown", onSite.target()+` === "`+firstTarget+`"`)
	p.wait("hers is kept", `[...document.querySelectorAll(".life textarea")].some((e) => e.value === `+long+`)`)
	p.typeIn(onSite, "ref", "x")
	p.wait("the page follows", onSite.target()+` === "`+firstBase+`x"`)

	inEmbed := surface{"an embed", `e.shadowRoot`}
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<script type=module src="{site}/playground.js"></script><body>` + exampleEmbed}) + "/"))
	p.recordEvents()
	p.waitReady("e")
	put(inEmbed)
	p.wantNoticeOf(inEmbed, "en", "life.ended", "life.memory")
	p.wait("the page hears it", `heard.some((h) => h.type === "error" && h.detail.code === "ended" && h.detail.shown)`)
	eval[bool](p, `(e.ref = "?y", true)`)
	p.wait("it shows what the page has set", inEmbed.target()+` === "http://a/b/c/d;p?y"`)

	// Where the attribute itself is too long, it is shown that it did not start, and why.
	eval[bool](p, `(document.body.innerHTML = "<uri-playground id=e base='http://a/' loading=eager>http://a/</uri-playground>", e.ref = `+long+`, heard = [], true)`)
	p.wantNoticeOf(inEmbed, "en", "life.memory", "life.fresh")
	p.pressIn(inEmbed, "en", "life.fresh")
	p.wait("the default texts are shown", inEmbed.target()+` === "`+firstTarget+`"`)
	p.wait("the long one is kept", `[...e.shadowRoot.querySelectorAll(".life textarea")].some((field) => field.value === `+long+`)`)
}
