package browser

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"uriplayground/web/locales"
)

// example is the worked example in the page. What Vecty writes in any order is
// sorted, and what it writes empty is left out.
const example = `(() => {
	const copy = document.createElement("div");
	for (const e of document.querySelectorAll("[data-uri=result]%s")) copy.append(e.cloneNode(true));
	%s
	for (const e of copy.querySelectorAll("[data-check]")) delete e.dataset.check;
	for (const e of [copy, ...copy.querySelectorAll("*")]) {
		if (e.className) e.className = [...e.classList].sort().join(" ");
		const attributes = [...e.attributes].sort((a, b) => a.name.localeCompare(b.name));
		for (const { name } of attributes) e.removeAttribute(name);
		for (const { name, value } of attributes) if (value || (name !== "title" && name !== "class")) e.setAttribute(name, value);
	}
	return copy.outerHTML.replace(/</g, "\n<");
})()`

// withoutProgram turns what the program draws into what a page can hold before
// the program runs: controls do nothing, what is collapsed is missing where it is
// large, nothing hears events or has a style of its own, and the browser has not
// been asked.
const withoutProgram = `
	const row = copy.querySelector(".browser");
	row.className = "browser tone-note";
	row.querySelector("code").textContent = "";
	row.querySelector(".verdict").textContent = %q;
	for (const e of copy.querySelectorAll("button, select, input")) {
		e.disabled = true;
		if (e.type === "range") e.setAttribute("value", e.max);
		if (e.dataset.speed) e.options[document.querySelector("[data-speed]").selectedIndex].setAttribute("selected", "");
	}
	copy.querySelector(".examples .groups")?.remove();
	copy.querySelector(".copy-panel")?.remove();
	for (const e of copy.querySelectorAll("*")) {
		e.removeAttribute("style");
		for (const name of Object.keys(e.dataset)) if (name !== "head") delete e.dataset[name];
	}
	copy.querySelector(".uri-result").dataset.uri = "result";
	copy.querySelector(".uri-result").dataset.static = "";
`

// The example that tools/pages makes from a template is what the program draws.
func TestStaticExample(t *testing.T) {
	t.Parallel()
	for path, lang := range map[string]string{"/": "en", "/fr/": "fr", "/embed.html": "en"} {
		checks := ", .check"
		if path == "/embed.html" {
			checks = "" // the address of a frame may say what its fields hold
		}
		still := newTab(t)
		call(still, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		still.visit(path)
		made := strings.Split(eval[string](still, fmt.Sprintf(example, checks, "")), "\n")
		p := open(t, path)
		p.settle()
		drawn := strings.Split(eval[string](p, fmt.Sprintf(example, checks, fmt.Sprintf(withoutProgram, locales.For(lang).Get("browser.unasked")))), "\n")
		if least := map[bool]int{true: 120, false: 400}[path == "/embed.html"]; len(drawn) < least { // the panes of an embed are folded
			t.Errorf("%s: the program draws %d elements only", path, len(drawn)/2)
		}
		for i := range max(len(made), len(drawn)) {
			if i >= len(made) || i >= len(drawn) || made[i] != drawn[i] {
				t.Errorf("%s: the page holds %q, the program draws %q", path, made[max(0, i-2):min(len(made), i+3)], drawn[max(0, i-2):min(len(drawn), i+3)])
				break
			}
		}
	}
}

// Without scripts the worked example is there with its whole trace, at any width,
// and the page says what is missing.
func TestWithoutScripts(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := newTab(t)
		call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		p.visit(home(lang))
		for _, width := range widths {
			p.do(chromedp.EmulateViewport(int64(width), 900))
			if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
				t.Errorf("%s: at %d px the page is %d px wide", lang, width, wide)
			}
			seen := eval[string](p, `document.body.innerText`)
			for _, want := range []string{
				locales.For(lang).Get("page.noscript"), "2C:", "/docs/v2/guide/install/../img/logo.png", "remove_dot_segments", "append path to result;", locales.For(lang).Get("browser.unasked"),
			} {
				if !strings.Contains(seen, want) {
					t.Errorf("%s, %d px: it lacks %q", lang, width, want)
				}
			}
			if strings.Contains(seen, locales.For(lang).Get("page.loading")) {
				t.Errorf("%s: it says that the program is on its way", lang)
			}
			if rows := p.trace(); len(rows) != 8 {
				t.Errorf("%s: the trace is %v", lang, rows)
			}
			p.shoot(fmt.Sprintf("%s-no-script-%d", lang, width), chromedp.FullScreenshot(100))
		}
	}
}

// Where the worked example stands until the program comes, it stays: the type of the machine and
// the widths of the chapters, which the program sets, are those that the style sheet supposes. That
// the start is slow is said without moving anything.
func TestArrivesWhereItStays(t *testing.T) {
	t.Parallel()
	const boxes = `[".fields", ".machine", ".machine .chip", ".time", ".chapters > li", ".panes", ".why"]
		.flatMap((s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility()).map((e) => {
			const { left, top, width, height } = e.getBoundingClientRect();
			return s + " " + [left, top, width, height].map(Math.round).join(" ");
		})).join("\n")`
	for _, path := range []string{"/", "/fr/"} {
		address, _ := lateSite(t, ".wasm", func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }, 1000)
		for _, size := range [][2]int{{1440, 900}, {1280, 720}, {360, 800}} {
			early := newTab(t)
			early.size(size[0], size[1], "light")
			early.do(chromedp.Navigate(address + path))
			early.wait("the example is there", `document.readyState === "complete" && document.querySelector("[data-static] .chapters") !== null`)
			p := newTab(t)
			p.size(size[0], size[1], "light")
			p.visit(path)
			p.wait("the playground runs", running)
			p.settle()
			if size[0] == 360 {
				early.wait("the start is called slow", `document.querySelector("[data-life=slow] .notice.life") !== null`)
				early.viewshot("slow" + strings.ReplaceAll(path, "/", "-") + "360")
			}
			before, after := strings.Split(eval[string](early, boxes), "\n"), strings.Split(eval[string](p, boxes), "\n")
			for i := range min(len(before), len(after)) {
				if before[i] != after[i] {
					t.Errorf("%s, %d px: %s, and once the program runs %s", path, size[0], before[i], after[i])
				}
			}
			if len(before) != len(after) || len(before) < 12 {
				t.Errorf("%s, %d px: %d boxes, and once the program runs %d", path, size[0], len(before), len(after))
			}
		}
	}
}
