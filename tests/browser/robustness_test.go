package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// Whatever a page leaves in the console would fail its test.
func TestConsoleIsWatched(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	eval[bool](p, `(console.error("an error"), console.warn("a warning"), console.log("a note"), Promise.reject(new Error("a rejection")),
		setTimeout(() => { throw new Error("an exception"); }), fetch("/missing").then(() => true))`)
	for _, word := range []string{"an error", "a warning", "a note", "a rejection", "an exception", "404"} {
		p.waitConsole(word)
	}
}

// A panic inside a handler is shown with the input that led to it, and the
// program keeps running.
func TestPanicIsContained(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "x")
	p.replaceValue(`get() { return 42; }`)
	p.key("y")
	p.wantNotice("string", "http://a/b/c/d;p?q", "“x”")
	p.wantStillWorks()
}

// An exception that JavaScript throws through the program ends it; it is
// restarted, and the visitor is told.
func TestEndOfTheProgramIsSurvived(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.write("ref", "x")
	p.replaceValue(`get() { delete this.value; throw new Error("boom"); }`)
	p.key("y")
	p.wantNotice("boom", "http://a/b/c/d;p?q", "“xy”")
	p.allowConsole("boom")
	p.wantStillWorks()
}

// A program that ends in a frame is restarted with what was shown.
func TestFrameOutlivesTheProgram(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.visit("/embed.html?lang=fr&controls=off#v=1&base=http://x/y/&ref=z&view=trace")
	p.wait("it runs", running)
	p.settle()
	p.focus("[data-uri=ref]")
	p.replaceValue(`get() { delete this.value; throw new Error("boom"); }`)
	p.key("y")
	p.wantNotice("boom", "http://x/y/", "yz")
	p.allowConsole("boom")
	if got := eval[string](p, `[document.querySelector("[data-uri=ref]").value, document.querySelector(".uri-result").className, document.querySelector("#embed").dataset.controls, document.querySelector("[data-field=ref] .name").textContent].join(" ")`); got != "yz uri-result view-trace off Lien" {
		t.Errorf("it goes on with %q", got)
	}
}

// What was chosen on the site outlives the program, with what was typed last.
func TestSiteOutlivesTheProgram(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://x/y/&ref=z&view=runs&pair=strict&step=2")
	p.press("[data-act=pair][data-value=rfc1630]")
	p.focus("[data-uri=ref]")
	p.replaceValue(`get() { delete this.value; throw new Error("boom"); }`)
	p.key("y")
	p.wantNotice("boom", "http://x/y/", "zy")
	p.allowConsole("boom")
	p.wait("it goes on with the pair", `document.querySelector("[data-act=pair][data-value=rfc1630]")?.ariaPressed === "true"`)
	p.key("!")
	p.wait("the address has it", `location.hash.startsWith("#v=1&base=http://x/y/&ref=zy!&view=runs&pair=rfc1630")`)
}

// A page that keeps the state in its address may say what is shown at first.
func TestOptionsBesideAHash(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<div id=here></div><script type=module>
		import { load } from "{site}/playground.js";
		globalThis.mounted = (await load()).mount(here, { hash: true, base: "http://x/y", ref: "z", view: "trace", strict: false });
	</script>`}) + "/"))
	p.wait("it is mounted", `globalThis.mounted !== undefined`)
	const shown = `JSON.stringify([mounted.state.base, mounted.state.ref, mounted.state.view, mounted.state.strict, here.shadowRoot.querySelector("[data-uri=ref]").value])`
	if got, want := eval[string](p, shown), `["http://x/y","z","trace",false,"z"]`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// A link may name more slides than are shown, each with a row.
func TestHostileLecture(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=lesson&lesson=lecture"+strings.Repeat("&slide="+strings.Repeat("a", 10), 60_000))
	p.wait("its rows are there", `document.querySelectorAll("[data-act=slide-edit]").length === 200`)
	p.wantNotice("damaged")
	p.press("[data-act=slide-drop]")
	p.wait("there is room for another one", `document.querySelector("[data-act=slide-add]") !== null`)
}

// What was pasted into *Check a page* is there after a restart, with what is found in it.
func TestSourceOutlivesTheProgram(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/#v=1&base=http://x/y&ref=z")
	p.paste(`<a href="../d">`, "http://a/b/c")
	eval[bool](p, `(Object.defineProperty(document.querySelector("[data-linkpanel=retrieval]"), "value", { configurable: true, get() { delete this.value; throw new Error("boom"); } }), true)`)
	p.focus("[data-linkpanel=retrieval]")
	p.key("x")
	p.wantNotice("boom")
	p.allowConsole("boom")
	p.wait("the source is there", `document.querySelector("[data-linkpanel=source]").value.includes("../d")`)
	p.wait("and what is found in it", `document.querySelector(".linkpanel tbody.rows")?.textContent.includes("http://a/d")`)
}

// replaceValue makes the value of the reference field another property.
func (p *page) replaceValue(getter string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		Object.defineProperty(document.querySelector("[data-uri=ref]"), "value", { configurable: true, `+getter+` });
		return true;
	})()`)
}

func (p *page) wantNotice(words ...string) {
	p.t.Helper()
	p.wait("there is a notice", `document.querySelector(".notice[role=status]")?.textContent`+` > ""`)
	notice := strings.Join(p.texts(".notice[role=status]"), "")
	for _, want := range words {
		if !strings.Contains(notice, want) {
			p.t.Errorf("no %q in the notice %q", want, notice)
		}
	}
}

// wantStillWorks types on, and expects the page to follow and the notice to go.
func (p *page) wantStillWorks() {
	p.t.Helper()
	eval[bool](p, `delete document.querySelector("[data-uri=ref]").value`)
	p.key("z")
	p.wantTarget("http://a/b/c/xyz")
	if notice := strings.Join(p.texts(".notice[role=status]"), ""); notice != "" {
		p.t.Errorf("the notice stays: %q", notice)
	}
}

// A panic inside any handler is shown with the input that led to it, and the
// program goes on.
func TestPanicInAnyHandler(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	for name, c := range map[string]struct{ selector, property, value, event string }{
		"typing":   {"[data-uri=base]", "value", `42`, `new Event("input", { bubbles: true })`},
		"dragging": {"[data-scrub]", "valueAsNumber", `"x"`, `new Event("input", { bubbles: true })`},
		"a switch": {"[data-uri-option=strict]", "checked", `"x"`, `new Event("change", { bubbles: true })`},
		"a list":   {"[data-speed]", "selectedIndex", `"x"`, `new Event("change", { bubbles: true })`},
		"a click":  {"[data-do=next]", "matches", `() => 1`, `new MouseEvent("click", { bubbles: true })`},
		"pointing": {".target .run .text", "dataset", `42`, `new PointerEvent("pointerover", { bubbles: true })`},
		"a key":    {"[data-do=next]", "dataset", `42`, `new KeyboardEvent("keydown", { bubbles: true, key: "End" })`},
		"a scroll": {"[data-scroll=trace]", "scrollTop", `"x"`, `new Event("scroll")`},
		"a theme":  {"[data-uri-theme]", "value", `Symbol()`, `new Event("change", { bubbles: true })`},
	} {
		p.write("ref", "x"+strings.ReplaceAll(name, " ", ""))
		eval[bool](p, fmt.Sprintf(`(() => {
			const element = document.querySelector(%q);
			Object.defineProperty(element, %q, { configurable: true, value: %s });
			element.dispatchEvent(%s);
			delete element[%q];
			return true;
		})()`, c.selector, c.property, c.value, c.event, c.property))
		p.settle()
		if name != "a theme" { // any text is a theme, or none
			p.wantNotice("http://a/b/c/d;p?q", "“x"+strings.ReplaceAll(name, " ", ""))
		}
		p.write("ref", "on")
		p.wantTarget("http://a/b/c/on")
		if n := eval[int](p, `import("./playground-0.0.1.js").then(m => m.load()).then(p => p.restarts)`); n != 0 {
			t.Fatalf("after %s the program was started again", name)
		}
	}
}

// Where the browser keeps nothing, or its store is full, all works but the
// memory of the theme.
func TestStorageRefuses(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"forbidden": `Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("not here", "SecurityError"); } });`,
		"missing":   `Object.defineProperty(globalThis, "localStorage", { value: null });`,
		"full":      `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
		"odd":       `Storage.prototype.getItem = () => "<b>";`,
	} {
		t.Run(name, func(t *testing.T) {
			p := newTab(t)
			p.initScript(script)
			p.visit("/")
			p.wait("the playground runs", running)
			eval[bool](p, `(() => {
				const list = document.querySelector("[data-uri-theme]");
				list.value = "dark";
				return list.dispatchEvent(new Event("change", { bubbles: true }));
			})()`)
			p.settle()
			if got := eval[string](p, `document.body.dataset.theme`); got != "dark" {
				t.Errorf("the theme is %q", got)
			}
			p.write("ref", "y")
			p.wantTarget(firstBase + "y")
			if n := eval[int](p, `import("./playground-0.0.1.js").then(m => m.load()).then(p => p.restarts)`); n != 0 {
				t.Error("the program was started again")
			}
		})
	}
}

// script is markup and addresses that would set a global variable if anything
// of it were run.
const script = `javascript:bad=1//"'><img src=x onerror=bad=1><script>bad=1</script><svg onload=bad=1>${bad=1}{{bad=1}}`

// Nothing of a permalink is ever run, and what can be read of it is shown.
func TestHostilePermalinks(t *testing.T) {
	t.Parallel()
	encoded := strings.NewReplacer("%", "%25", "&", "%26", "#", "%23", " ", "%20", `"`, "%22", "<", "%3C", ">", "%3E", "`", "%60").Replace(script)
	long := strings.Repeat("a/../", 200_000)
	for name, c := range map[string]struct{ fragment, ref string }{
		"scripts":    {"v=1&base=" + encoded + "&ref=" + encoded + "&view=" + encoded + "&step=" + encoded + "&lang=" + encoded + "&" + encoded + "=" + encoded, script},
		"a script":   {encoded, firstRef},
		"1 MB":       {"v=1&base=http://a/&ref=" + long, long},
		"many names": {strings.Repeat("&ref=x", 20_000), "x"},
		"bad UTF-8":  {"v=1&ref=%FF%C0%AF%ED%A0%80%F5", "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"},
		"controls":   {"v=1&ref=%00%0D%0A%E2%80%AE", "\x00\u202E"},
		"entities":   {"v=1&" + strings.Repeat("amp;", 250_000) + "ref=x", "x"},
		"slides":     {"v=1&ref=x" + strings.Repeat("&slide=a&with=b", 60_000), "x"},
		"one text":   {"v=1&ref=x" + strings.Repeat("&with", 200_000), "x"},
		"prototype":  {"v=1&__proto__=x&constructor=y&ref=z", "z"},
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, "/#"+c.fragment)
			p.settle()
			if eval[bool](p, `"bad" in globalThis`) {
				t.Error("something was run")
			}
			if odd := eval[[]string](p, `[...document.querySelectorAll("a[href], img, iframe, script, form, object")].filter(e => !(e.href || e.src || "").startsWith(location.origin) && !/^https:\/\/www\.rfc-editor\.org\//.test(e.href)).map(e => e.outerHTML)`); len(odd) > 0 {
				t.Errorf("%.3q", odd)
			}
			if got := eval[string](p, `document.querySelector("[data-uri=ref]").value`); got != c.ref {
				t.Errorf("the reference is %.200q", got)
			}
			p.write("base", "http://a/b")
			p.write("ref", "on")
			p.wantTarget("http://a/on")
		})
	}
}

// What is pasted may be as long as 8 MB, which no address can hold.
func TestPasteOf8MB(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	for name, text := range map[string]string{
		"segments": strings.Repeat("a/", 4<<20), "one segment": strings.Repeat("b", 2<<20), "faults": strings.Repeat("^é", 2<<20/3),
	} {
		p.write("ref", "")
		p.focus("[data-uri=ref]")
		call(p, input.InsertText, input.InsertTextParams{Text: text})
		p.wait("the target is made", `document.querySelector(".target .more").textContent > ""`)
		p.wait("the address names no other state", `location.hash === ""`)
		eval[bool](p, `(document.querySelector("[data-uri=ref]").value = "", true)`) // keys are slow in such a text
		p.write("ref", "on")
		p.wantTarget("http://a/b/c/on")
		p.wait("the address follows again", `location.hash.endsWith("ref=on")`)
		if n := eval[int](p, `import("./playground-0.0.1.js").then(m => m.load()).then(p => p.restarts)`); n != 0 {
			t.Errorf("%s: the program was started again", name)
		}
	}
}
