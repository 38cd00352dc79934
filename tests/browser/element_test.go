package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Attributes and properties take effect when they are set, and events report
// what changed.
func TestElement(t *testing.T) {
	t.Parallel()
	p := embedding(t, exampleEmbed)
	p.waitReady("e")
	p.wantEmbedTarget("http://a/g")
	if eval[bool](p, `document.querySelector("#fallback").checkVisibility()`) {
		t.Error("the fallback is still shown")
	}
	eval[bool](p, `(e.setAttribute("ref", "?y"), e.setAttribute("base", "http://x/y"), true)`)
	p.settle()
	p.wantEmbedTarget("http://x/y?y")
	eval[bool](p, `(e.ref = "own", e.strict = false, e.view = "trace", e.step = 1, true)`)
	p.settle()
	if got := eval[string](p, `JSON.stringify([e.state.strict, e.state.view, e.state.step, e.ref, e.getAttribute("ref")])`); got != `[false,"trace",1,"own","own"]` {
		t.Errorf("after the properties changed: %s", got)
	}
	eval[bool](p, `(e.removeAttribute("view"), e.removeAttribute("step"), e.removeAttribute("strict"), heard = heard.filter(h => h.type === "resize"), inside("[data-uri=ref]").focus(), true)`)
	p.settle()
	p.key("!")
	if got := eval[string](p, `JSON.stringify([e.ref, e.getAttribute("ref"), target(), e.state.view, e.state.strict])`); got != `["own!","own","http://x/own!","resolve",true]` {
		t.Errorf("after a key: %s", got)
	}
	got := eval[string](p, `JSON.stringify(heard.filter(h => h.type === "change").at(-1))`)
	if !strings.Contains(got, `"id":"e"`) || !strings.Contains(got, `"ref":"own!"`) {
		t.Errorf("heard %s", got)
	}
	if n := eval[int](p, `heard.filter(h => h.type === "resize").length`); n == 0 {
		t.Error("its size is not told")
	}
	if link := eval[string](p, `e.link`); link != server.URL+"/#v=1&base=http://x/y&ref=own!" {
		t.Errorf("link %q", link)
	}
}

// The attributes that an element is made with are its first state: it is drawn once for
// all of them.
func TestElementIsDrawnOnceForItsAttributes(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<script>
		globalThis.drawn = 0;
		const attach = Element.prototype.attachShadow;
		Element.prototype.attachShadow = function (options) {
			const root = attach.call(this, options);
			const count = (list) => { for (const { addedNodes } of list) for (const node of addedNodes) if (node.className === "foot") drawn++; };
			new MutationObserver(count).observe(root, { childList: true });
			return root;
		};
	</script><script type=module src="{site}/playground.js"></script><body>
	<uri-playground id=e loading=click base=http://a/b ref=c view=trace theme=dark></uri-playground>`}) + "/"))
	p.wait("it waits for a click", `document.getElementById("e").matches(":state(poster)")`)
	p.settle()
	if n := eval[int](p, `drawn`); n != 1 {
		t.Errorf("it was drawn %d times", n)
	}
}

// The rule of RFC 1630 as printed is an attribute, a property and part of the link.
func TestElementLiteralRule(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e base="magic://a/b/c//d/e/f" ref="/g" dialect=rfc1630 loading=eager></uri-playground>`)
	p.waitReady("e")
	const shown = `JSON.stringify([e.state.literalRule, /magic:\/\/a\/(?:b\/c\/\/d\/)?g/.exec(inside(".inner").textContent)[0], e.link.split("#")[1]])`
	is := func(when string, literal bool, target, flag string) {
		t.Helper()
		want := fmt.Sprintf(`[%v,%q,"v=1&base=magic://a/b/c//d/e/f&ref=/g%s&dialect=rfc1630"]`, literal, target, flag)
		if got := eval[string](p, shown); got != want {
			t.Errorf("%s: %s, want %s", when, got, want)
		}
	}
	is("without it", false, "magic://a/g", "")
	eval[bool](p, `(e.setAttribute("literalrule", ""), true)`)
	p.settle()
	is("with the attribute", true, "magic://a/b/c//d/g", "&literalRule=1")
	eval[bool](p, `(e.literalRule = false, true)`)
	p.settle()
	is("with the property false", false, "magic://a/g", "")
	eval[bool](p, `(e.literalRule = true, true)`)
	p.settle()
	eval[bool](p, `(e.removeAttribute("literalRule"), true)`)
	p.settle()
	is("taken away", false, "magic://a/g", "")
}

// An unknown value of an attribute is ignored, as in HTML.
func TestElementForgives(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e base="http://a/" ref="b" view=wrong step=x theme=pink mode=odd loading=eager></uri-playground>`)
	p.waitReady("e")
	if got := eval[string](p, `target() + e.state.view`); got != "http://a/bresolve" {
		t.Errorf("got %q", got)
	}
}

// Steps are reported by events and set from outside; without controls there is
// nothing to press.
func TestElementSteps(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e base="http://a/b/" ref="../c" view=trace step=2 controls=off readonly loading=eager></uri-playground>`)
	p.waitReady("e")
	if got := eval[string](p, `JSON.stringify([e.state.step, inside("[data-uri=ref]").readOnly, inside(".player").checkVisibility()])`); got != `[2,true,false]` {
		t.Errorf("got %s", got)
	}
	eval[bool](p, `(e.step = 3, true)`)
	p.settle()
	if got := eval[string](p, `JSON.stringify(heard.at(-1))`); !strings.Contains(got, `"type":"step"`) || !strings.Contains(got, `"step":3,"steps":`) {
		t.Errorf("heard %s", got)
	}
}

// Every attribute takes effect at once, as an attribute and as a property, and
// loses it when it is removed.
func TestEveryAttribute(t *testing.T) {
	t.Parallel()
	p := embedding(t, exampleEmbed)
	p.waitReady("e")
	const shows = `(selector) => Boolean(inside(selector)?.checkVisibility())`
	for _, c := range []struct{ name, value, probe, with, without string }{
		{"base", "http://x/y", `e.state.base`, "http://x/y", "http://x/y"},
		{"ref", "z", `e.state.ref`, "z", "z"},
		{"reference", "w", `e.state.ref`, "w", "w"},
		{"text", "<http://t>", `e.state.text`, "<http://t>", "<http://t>"},
		{"view", "trace", `e.state.view`, "trace", "resolve"},
		{"step", "2", `e.state.step === e.state.steps ? "all" : String(e.state.step)`, "2", "all"},
		{"dialect", "rfc1630", `e.state.dialect`, "rfc1630", "rfc3986"},
		{"strict", "false", `String(e.state.strict)`, "false", "true"},
		{"erratum4547", "", `String(e.state.erratum4547)`, "true", "false"},
		{"erratum4789", "", `String(e.state.erratum4789)`, "true", "false"},
		{"expect", "/z", `e.state.expect`, "/z", ""},
		{"readonly", "", `String(inside("[data-uri=ref]").readOnly)`, "true", "false"},
		{"panes", "", `String(inside(".panes") !== null)`, "true", "false"},
		{"controls", "off", `String((` + shows + `)(".player"))`, "false", "true"},
		{"theme", "dark", `getComputedStyle(inside(".uri-playground")).colorScheme.replace("light dark", "light")`, "dark", "light"},
		{"lang", "fr", `inside(".uri-result").lang + e.state.lang`, "frfr", "enen"},
	} {
		for _, set := range []string{`e.setAttribute(%[1]q, %[2]q)`, `e[%[1]q] = %[2]q`} {
			eval[bool](p, fmt.Sprintf("("+set+", true)", c.name, c.value))
			p.wait(fmt.Sprintf(set, c.name, c.value), fmt.Sprintf(`(%s) === %q`, c.probe, c.with))
			eval[bool](p, fmt.Sprintf(`(e.removeAttribute(%q), true)`, c.name))
			p.wait("without "+c.name, fmt.Sprintf(`(%s) === %q`, c.probe, c.without))
		}
	}
	eval[bool](p, `(e.set({ view: "lesson", lesson: "challenge", level: 2, seed: 7 }), true)`)
	p.wait("the challenge is there", `inside(".seed input")?.value === "7" && e.state.level === 2`)
	eval[bool](p, `(e.set({ lesson: "dots", exercise: 2, level: null, seed: null }), true)`)
	p.wait("the exercise is there", `e.state.lesson === "dots" && e.state.exercise === 2`)
	eval[bool](p, `(e.set({ view: null, lesson: null, exercise: null, base: "http://a/b", ref: "c" }), e.mode = "frame", true)`)
	p.wait("it goes on in a frame", `e.matches(":state(ready)") && inside("iframe") !== null && e.state.ref === "c"`)
	eval[bool](p, `(e.mode = null, true)`)
	p.wait("and back in the page", `e.matches(":state(ready)") && inside("iframe") === null && target() === "http://a/c"`)
	eval[bool](p, `(e.loading = "click", true)`)
	p.wantEmbedTarget("http://a/c")
}

// Events report what a visitor does in the embed: texts, switches, steps.
func TestVisitorsAreHeard(t *testing.T) {
	t.Parallel()
	p := embedding(t, exampleEmbed)
	p.waitReady("e")
	last := func(kind string) string {
		p.settle()
		return eval[string](p, fmt.Sprintf(`JSON.stringify(heard.filter(h => h.type === %q).at(-1)?.detail ?? null)`, kind))
	}
	for _, c := range []struct{ do, kind, want string }{
		{`inside("[data-uri-option=strict]").click()`, "change", `"strict":false`},
		{`inside("[data-uri-option=erratum4547]").click()`, "change", `"erratum4547":true`},
		{`inside("[data-do=first]").click()`, "step", `"step":0`},
		{`inside("[data-do=next]").click()`, "step", `"step":1`},
		{`(inside("[data-scrub]").value = 4, inside("[data-scrub]").dispatchEvent(new Event("input", { bubbles: true, composed: true })))`, "step", `"step":4`},
		{`(inside("[data-uri=base]").value = "http://q/", inside("[data-uri=base]").dispatchEvent(new Event("input", { bubbles: true, composed: true })))`, "change", `"base":"http://q/"`},
	} {
		eval[bool](p, "("+c.do+", true)")
		if got := last(c.kind); !strings.Contains(got, c.want) {
			t.Errorf("%s: heard %s, want %s", c.do, got, c.want)
		}
	}
	if got := eval[string](p, `JSON.stringify([e.strict, e.erratum4547, e.state.step === e.state.steps, e.base])`); got != `[false,true,true,"http://q/"]` {
		t.Errorf("the properties say %s", got)
	}
}

// Keys typed in an embed do not reach the page's shortcuts, and those of the
// page not the embed.
func TestKeysStayApart(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<input id=own>`+exampleEmbed)
	p.waitReady("e")
	eval[bool](p, `(globalThis.keys = [], addEventListener("keydown", k => keys.push(k.key)), inside("[data-uri=ref]").focus(), true)`)
	p.key("s/")
	eval[bool](p, `(document.querySelector("#own").focus(), true)`)
	p.key("k")
	if got := eval[string](p, `keys.join() + " " + e.ref + " " + own.value`); got != "k ../../gs/ k" {
		t.Errorf("got %q", got)
	}
	p.do(chromedp.KeyEvent("k", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
}

// theme=auto follows the page's switch; the colours can be set.
func TestElementTheme(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<style>uri-playground { --uri-accent: rgb(1, 2, 3) } uri-playground::part(input) { letter-spacing: 3px }</style>`+exampleEmbed)
	p.waitReady("e")
	p.size(900, 700, "light")
	dark := func() bool {
		p.settle()
		return eval[string](p, `getComputedStyle(inside(".uri-playground")).backgroundColor`) != "rgb(255, 255, 255)"
	}
	for _, c := range []struct {
		set  string
		dark bool
	}{
		{`document.documentElement.dataset.theme = "dark"`, true},
		{`document.documentElement.dataset.theme = "light"`, false},
		{`delete document.documentElement.dataset.theme`, false},
		{`document.documentElement.classList.add("dark")`, true},
		{`document.documentElement.classList.remove("dark")`, false},
		{`document.body.setAttribute("data-md-color-scheme", "slate")`, true},
		{`document.body.removeAttribute("data-md-color-scheme")`, false},
		{`document.documentElement.style.colorScheme = "dark"`, true},
		{`document.documentElement.style.colorScheme = ""`, false},
		{`e.theme = "dark"`, true},
		{`e.theme = "auto"`, false},
	} {
		eval[bool](p, "("+c.set+", true)")
		if got := dark(); got != c.dark {
			t.Errorf("%s: dark is %v", c.set, got)
		}
	}
	p.size(900, 700, "dark")
	if dark() {
		t.Error("it follows the system in a page that is light")
	}
	got := eval[string](p, `getComputedStyle(inside("a.cite")).color + getComputedStyle(inside("[data-uri=ref]")).letterSpacing`)
	if got != "rgb(1, 2, 3)3px" {
		t.Errorf("the page's colours and parts: %s", got)
	}
}

// playground.d.ts declares every attribute.
func TestElementIsDeclared(t *testing.T) {
	t.Parallel()
	p := embedding(t, "")
	declarations, err := os.ReadFile(filepath.Join(siteDir, "playground.d.ts"))
	if err != nil {
		t.Fatal(err)
	}
	_, element, _ := strings.Cut(string(declarations), "interface UriPlaygroundElement")
	p.wait("the element is there", `customElements.get("uri-playground") !== undefined`)
	for _, name := range eval[[]string](p, `customElements.get("uri-playground").observedAttributes`) {
		if name != "lang" && !strings.Contains(strings.ToLower(element), "\n  "+strings.ToLower(strings.ReplaceAll(name, "-", ""))+": ") {
			t.Errorf("%s is not declared", name)
		}
	}
}

// Every documented CSS part exists.
func TestParts(t *testing.T) {
	t.Parallel()
	p := embedding(t, strings.Replace(exampleEmbed, "id=e", "id=e step=13 panes", 1))
	p.waitReady("e")
	for _, part := range []string{"input", "component", "pseudocode", "active-line", "input-buffer", "output-buffer", "controls", "result"} {
		if n := eval[int](p, fmt.Sprintf(`e.shadowRoot.querySelectorAll("[part~=%s]").length`, part)); n == 0 {
			t.Errorf("no part %s", part)
		}
	}
}

// An embed can be one exercise, and reports the answers.
func TestExerciseInAPage(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e view=lesson lesson=dots exercise=1 loading=eager></uri-playground>`)
	eval[bool](p, `(globalThis.answers = [], addEventListener("uri-answer", (a) => answers.push(a.detail)), true)`)
	p.waitReady("e")
	for _, button := range []string{"2A", "2B"} {
		eval[bool](p, fmt.Sprintf(`([...e.shadowRoot.querySelectorAll("[data-act=answer]")].find(b => b.textContent === %q).click(), true)`, button))
		p.settle()
	}
	const want = `[{"exercise":"dots/1","kind":"rule","answer":"2A","right":false,"counts":false,"try":1,"hints":0,"solution":false,"belief":""},` +
		`{"exercise":"dots/1","kind":"rule","answer":"2B","right":true,"counts":false,"try":2,"hints":0,"solution":false,"belief":""}]`
	const inOrder = `JSON.stringify(answers.map(({ exercise, kind, answer, right, counts, try: n, hints, solution, belief }) => ({ exercise, kind, answer, right, counts, try: n, hints, solution, belief })))`
	if got := eval[string](p, inOrder); got != want {
		t.Errorf("answered %s, want %s", got, want)
	}
}

// A page keeps the progress of its embeds, in the page and in a frame: it gives it, is told of each
// change, and the browser stores nothing. Without that attribute it is told nothing.
func TestProgressInAPage(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e view=lesson lesson=dots exercise=2 progress="dots/1 dots/3~" loading=eager></uri-playground>
		<uri-playground id=framed view=lesson lesson=dots progress="" loading=eager mode=frame></uri-playground>
		<uri-playground id=other view=lesson lesson=dots loading=eager></uri-playground>`)
	for _, id := range []string{"e", "framed", "other"} {
		p.waitReady(id)
	}
	eval[bool](p, `((field) => { field.value = "/a/b"; field.form.requestSubmit(); return true; })(inside(".answer input"))`)
	eval[bool](p, `(inside("[data-value='2B']", "other").click(), true)`)
	if got := eval[string](p, `e.progress`); got != "dots/1 dots/2 dots/3~" {
		t.Errorf("the property is %q", got)
	}
	eval[bool](p, `(e.progress = "base/1", framed.progress = "base/2", true)`)
	told := func() string {
		return eval[string](p, `heard.filter(({ type }) => type === "progress").map(({ id, detail }) => id + ": " + detail.progress).join("\n")`)
	}
	want := "e: dots/1 dots/2 dots/3~\ne: base/1\nframed: base/2"
	if got, ok := p.eventually(told, func(got string) bool { return got == want }); !ok {
		t.Errorf("told %s, want %s", got, want)
	}
	if n := eval[int](p, `localStorage.length`); n != 0 {
		t.Errorf("the browser stores %d entries", n)
	}
}

// What is changed while an embed is moved from one place of the page to another is shown there.
func TestChangeWhileItIsMoved(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<main><uri-playground id=e base="http://a/b/c" ref="d" loading=eager></uri-playground></main>`)
	p.waitReady("e")
	eval[bool](p, `((e) => { e.remove(); e.setAttribute("ref", "../moved"); document.body.append(e); return true; })(e)`)
	p.wait("the change is shown", `inside(".target").textContent.includes("http://a/moved")`)
}
