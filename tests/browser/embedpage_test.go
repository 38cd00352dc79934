package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"uriplayground/core"
	"uriplayground/web/model"
)

// The wheel scrolls what is under it, and the page where that cannot scroll further.
func TestWheelOverTheTrace(t *testing.T) {
	t.Parallel()
	draws(t)
	p := embedding(t, `<div style="height: 3000px">`+strings.Replace(exampleEmbed, "id=e", `id=e height=auto panes`, 1)+`</div>`)
	p.size(900, 700, "light")
	p.waitReady("e")
	for _, over := range []string{".trace .window", ".steps .groups", ".components"} {
		eval[bool](p, fmt.Sprintf(`(scrollTo(0, 0), inside(%q).scrollIntoView({ block: "center" }), inside(%[1]q).scrollTop = 1e6, globalThis.before = scrollY, true)`, over))
		p.settle()
		at := eval[[2]float64](p, fmt.Sprintf(`(({ x, y, width, height }) => [x + width / 2, y + height / 2])(inside(%q).getBoundingClientRect())`, over))
		call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseWheel, X: at[0], Y: at[1], DeltaX: 1, DeltaY: 300})
		p.wait("the page scrolls, over "+over, `scrollY > before`)
	}
}

// A frame lays its fields out before the program runs as the program does then, by each document.
func TestFrameIsLaidOutOnce(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.initScript(`globalThis.laidOut = new Set();
		new MutationObserver((list) => list.forEach(({ target }) => laidOut.add(target.dataset.shows))).observe(document, { subtree: true, attributeFilter: ["data-shows"] });`)
	for _, dialect := range core.Dialects() {
		for _, view := range []string{"resolve", "trace", "parse"} {
			p.visit("/embed.html?base=http://a/b/c&ref=../g&view=" + view + "&dialect=" + dialect.String())
			p.wait("the program runs", running)
			if n := eval[int](p, `laidOut.size`); n != 1 {
				t.Errorf("%s, %s: it is laid out in %d ways", dialect, view, n)
			}
		}
	}
}

// On paper an embed is whole and dark on white, whatever its theme; so is the site.
func TestEmbedOnPaper(t *testing.T) {
	t.Parallel()
	const ink = `(() => {
		const e = %s;
		const lightness = (color) => color.match(/\d+/g).slice(0, 3).reduce((sum, c) => sum + Number(c), 0);
		return lightness(getComputedStyle(e).color) < 200 && lightness(getComputedStyle(e).backgroundColor) > 700;
	})()`
	p := embedding(t, strings.Replace(exampleEmbed, "id=e", `id=e theme=dark style="height:20em;overflow:auto"`, 1))
	p.waitReady("e")
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	p.wait("the ink is dark", fmt.Sprintf(ink, `inside(".uri-playground")`))
	if eval[bool](p, `e.scrollHeight > e.offsetHeight + 1`) {
		t.Error("the embed is cut")
	}
	eval[bool](p, `dispatchEvent(new Event("beforeprint")), true`)
	p.wait("its tables are there", `inside(".print tr") !== null`)
	for what, holds := range map[string]string{
		"rows are rows":               `e.shadowRoot.querySelectorAll(".print tr").values().every((row) => getComputedStyle(row).display === "table-row")`,
		"no cell says its column":     `e.shadowRoot.querySelectorAll(".print td").values().every((cell) => getComputedStyle(cell, "::before").content === "none")`,
		"the reasons are whole":       `inside(".why ul").scrollHeight <= inside(".why ul").clientHeight + 1`,
		"the target and the machine":  `inside(".target").checkVisibility() && inside(".machine .stage").checkVisibility()`,
		"nothing is wider than paper": `inside(".inner").scrollWidth <= inside(".inner").clientWidth`,
	} {
		if !eval[bool](p, holds) {
			t.Errorf("on paper it does not hold: %s", what)
		}
	}
	if seen := eval[[]string](p, `[...e.shadowRoot.querySelectorAll("button:not(.skip, .why *), summary")].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.outerHTML)`); len(seen) > 0 {
		t.Errorf("there is something to press on paper: %q", seen)
	}
	p.screenshot("embed-print")
	site := newTab(t)
	site.initScript(`localStorage.setItem("uri-playground.theme", "dark")`)
	site.visit("/")
	site.wait("the site is dark", running+` && document.body.dataset.theme === "dark" || document.querySelector("[data-theme=dark]") !== null`)
	call(site, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	site.wait("its ink is dark", fmt.Sprintf(ink, `document.querySelector("[data-theme=dark]")`))
}

// On paper each cell of a table is below the head of its column, in each view.
func TestPrintedTables(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.size(794, 1123, "light")
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	for _, view := range model.ViewNames() {
		p.follow("v=1&view=" + view)
		p.wait(view+" is drawn", `document.querySelector(".view-`+view+`") !== null`)
		eval[bool](p, `dispatchEvent(new Event("beforeprint")), true`)
		p.settle()
		p.wantNone(view+": what is not below its head", `[...document.querySelectorAll(".print table:has(thead)")].filter((e) => e.checkVisibility()).flatMap((table) => {
			const left = (cell) => Math.round(cell.getBoundingClientRect().left);
			const heads = [...table.tHead.rows[0].cells];
			return [...table.tBodies].flatMap((body) => [...body.rows]).filter((row) => row.cells.length === heads.length)
				.flatMap((row) => [...row.cells].filter((cell, i) => Math.abs(left(cell) - left(heads[i])) > 1)).map((cell) => cell.textContent);
		}).join(" | ")`)
		p.wantNone(view+": a line between joined rows", `[...document.querySelectorAll(".print .joined > *")].filter((cell) => getComputedStyle(cell).borderBottomColor !== "rgba(0, 0, 0, 0)").map((cell) => cell.textContent).join(" | ")`)
		eval[bool](p, `dispatchEvent(new Event("afterprint")), true`)
	}
}

// The policy that is documented allows the line that is documented, in the page and, as
// there is one for that, in a frame; nothing is refused.
func TestDocumentedPolicyAllowsTheDocumentedLine(t *testing.T) {
	t.Parallel()
	line, policies := documented(t)
	for mode, policy := range policies {
		p := newTab(t)
		p.initScript(`globalThis.refused = []; addEventListener("securitypolicyviolation", (e) => refused.push(e.effectiveDirective + " " + e.blockedURI), true)`)
		address := host(t, "default-src 'none'; img-src data:; "+strings.ReplaceAll(policy, "P", "{site}"), map[string]string{"/": `<body>` + strings.Replace(line, "<uri-playground", "<uri-playground id=e height=40em", 1)})
		p.do(chromedp.Navigate(address + "/"))
		p.recordEvents()
		p.waitReady("e")
		if got := eval[string](p, `heard.find(({ type }) => type === "ready").detail.mode + e.offsetHeight`); got != mode+"640" {
			t.Errorf("under %s: %s", policy, got)
		}
		want := 0
		if mode == "frame" {
			want = 1 // the question whether WebAssembly is allowed
			p.allowConsole("WebAssembly")
		}
		if refused := eval[[]string](p, `refused`); len(refused) > want {
			t.Errorf("%s refuses %v", policy, refused)
		}
	}
}

// documented returns the line of docs/embedding.md, and the policies of docs/hosting by
// the mode that they allow.
func documented(t *testing.T) (line string, policies map[string]string) {
	t.Helper()
	read := func(name, pattern string) string {
		text, err := os.ReadFile(filepath.Join("..", "..", "docs", name))
		found := regexp.MustCompile(pattern).FindSubmatch(text)
		if err != nil || found == nil {
			t.Fatalf("docs/%s has nothing like %s (%v)", name, pattern, err)
		}
		return string(found[1])
	}
	line = read("embedding.md", `(?m)^(<script type="module" .*</uri-playground>)$`)
	return strings.ReplaceAll(line, "https://example.org/playground", "{site}"), map[string]string{
		"inline": read("hosting/README.md", `(?m)^(script-src P 'wasm-unsafe-eval'.*)$`),
		"frame":  read("hosting/README.md", "`(script-src P; style-src P; frame-src P)`"),
	}
}

// A policy that forbids the frame is said at once, with a link to the same state.
func TestPolicyThatForbidsTheFrame(t *testing.T) {
	t.Parallel()
	p := embeddingUnder(t, "default-src 'none'; script-src {site}; img-src data:", exampleEmbed)
	p.wait("it is said", `e.matches(":state(failed)")`)
	if got := eval[string](p, `heard.find(({ type }) => type === "error").detail.message`); !strings.Contains(got, "the policy of the page forbids the frame") {
		t.Errorf("it says %q", got)
	}
	if eval[bool](p, `pendingWork.size > 0`) {
		t.Error("it waits for the frame still")
	}
	if !eval[bool](p, `fallback.checkVisibility() && inside(".foot a").href.includes("#v=1&base=http://a/b/c/d;p?q")`) {
		t.Error("the fallback or the link is missing")
	}
	p.allowConsole("Content Security Policy", "WebAssembly", "Framing")
}

// The address of a frame that a tool has encoded once more shows what it was made for.
func TestEncodedAddressOfAFrame(t *testing.T) {
	t.Parallel()
	const fields = `[...document.querySelectorAll("input[data-uri]")].map((f) => f.value).join(" ")`
	for _, address := range []string{
		"/embed.html#v%3D1%26base%3Dhttp%3A%2F%2Fx%2Fy%26ref%3Dz",
		"/embed.html#v=1&amp;base=http://x/y&amp;ref=z",
		"/embed.html?base=http://x/y&ref=z",
		"/embed.html?theme=dark&amp;amp;base=http://x/y&amp;amp;ref=z",
		"/embed.html?theme=dark&amp;base=http%3A%2F%2Fx%2Fy&amp;ref=z",
	} {
		p := newTab(t)
		p.visit(address)
		if got := eval[string](p, fields); got != "http://x/y z" {
			t.Errorf("%s: at first the fields hold %q", address, got)
		}
		p.wait("it runs", running)
		p.wantTarget("http://x/z")
	}
}
