package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// variables returns the --uri-… of the style sheet that a page may set.
func variables(t *testing.T) (colours, fonts []string) {
	t.Helper()
	css, err := os.ReadFile(filepath.Join(sourceDir, "playground.css"))
	if err != nil {
		t.Fatal(err)
	}
	block, _, _ := strings.Cut(string(css), "}")
	for _, m := range regexp.MustCompile(`(--uri-[a-z-]+): (light-dark|[^;]*)`).FindAllStringSubmatch(block, -1) {
		if m[2] == "light-dark" {
			colours = append(colours, m[1])
		} else {
			fonts = append(fonts, m[1])
		}
	}
	if len(colours) < 20 {
		t.Fatalf("only %d colours were found", len(colours))
	}
	return colours, fonts
}

// usedColours lists the colours of an embed's elements, and of what CSS puts round them.
const usedColours = `(() => {
	const found = new Set();
	const take = (text) => { for (const c of String(text).matchAll(/rgba?\([^)]*\)/g)) found.add(c[0]); };
	for (const e of [inside(".uri-playground"), ...inside(".uri-playground").querySelectorAll("*")]) {
		for (const pseudo of [null, "::before", "::after"]) {
			const s = getComputedStyle(e, pseudo);
			if (pseudo && s.content === "none") continue;
			for (const name of ["color", "backgroundColor", "borderTopColor", "borderBottomColor", "borderLeftColor", "outlineColor", "textDecorationColor", "accentColor", "boxShadow", "backgroundImage", "fill", "stroke"]) take(s[name]);
		}
	}
	return [...found];
})()`

// Every colour and font can be set by a variable, in the page and in a frame,
// each is used, and each is declared; nothing has another colour.
func TestEveryColour(t *testing.T) {
	t.Parallel()
	colours, fonts := variables(t)
	declarations, err := os.ReadFile(filepath.Join(siteDir, "playground.d.ts"))
	if err != nil {
		t.Fatal(err)
	}
	var style strings.Builder
	for i, name := range colours {
		fmt.Fprintf(&style, "%s: rgb(%d, 7, %d); ", name, 10+i, 200-i)
	}
	for _, name := range slices.Concat(colours, fonts) {
		if !strings.Contains(string(declarations), "`"+name+"`") {
			t.Errorf("%s is not declared", name)
		}
	}
	p := embedding(t, `<style>uri-playground { `+style.String()+`--uri-font: "A"; --uri-mono: "B" }</style>`+exampleEmbed)
	p.waitReady("e")
	seen := map[string]bool{}
	look := func(set string) {
		eval[bool](p, "("+set+", true)")
		p.settle()
		for _, c := range eval[[]string](p, usedColours) {
			seen[c] = true
		}
	}
	look(`e.step = 13`)
	look(`(e.step = 99, e.base = "http://u:p@h:8/b?q#f", e.ref = "//x:y/ %zz")`)
	look(`(e.base = "http://u@h:8/b?q#f", e.ref = "http://u@h:8/g?[#", inside("[data-uri=ref]").focus())`)
	look(`(e.base = "http://a/b/c/d;p?q", e.ref = "http://[::", e.view = "parse")`)
	look(`(e.ref = "../g;x=1/./y?z#s", e.view = "compare")`)
	eval[bool](p, `(e.view = "runs", true)`)
	p.wait("both runs are there", `inside(".tree-map .way") !== null`)
	look(`(e.base = "http://a/b/c", e.ref = "../g")`)
	eval[bool](p, `(e.view = "dialects", true)`)
	p.wait("the view has its words", `inside(".view-dialects") !== null`)
	look(`null`)
	for i, name := range colours {
		rgb := fmt.Sprintf("rgb(%d, 7, %d)", 10+i, 200-i)
		if !seen[rgb] {
			t.Errorf("%s is used nowhere", name)
		}
	}
	if got := eval[string](p, `getComputedStyle(inside(".uri-playground")).fontFamily + getComputedStyle(inside("code")).fontFamily`); got != "AB" {
		t.Errorf("the fonts are %s", got)
	}
}

// Styles do not reach into a frame, so the embed sends it the variables that the
// page has set, and the frame applies them.
func TestColoursReachTheFrame(t *testing.T) {
	t.Parallel()
	colours, fonts := variables(t)
	p := newTab(t)
	echo := `<script>
		const say = (m) => parent.postMessage({ "uri-playground": 1, ...m }, "*");
		addEventListener("message", (m) => say({ type: "failed", code: JSON.stringify(m.data.style), message: "" }));
		say({ type: "hello" });
	</script>`
	address := host(t, "", map[string]string{"/": `<style>#e { font-size: 20px; --uri-accent: rgb(1, 2, 3); --uri-mono: X }</style><body><uri-playground id=e></uri-playground>
		<iframe id=plain src="/own/embed.html#v=1&base=http://a/b&ref=../g" width=600 height=600></iframe>`, "/fake/embed.html": echo})
	p.do(chromedp.Navigate(address + "/"))
	told := eval[map[string]string](p, `(async () => {
		const { start } = await import("/own/embed-iframe.js");
		const root = document.body.appendChild(document.createElement("div"));
		const started = start({ element: e, root, site: location.origin + "/fake/", attributes: {}, fragment: "", signal: new AbortController().signal, hear() {} });
		return JSON.parse(await started.catch((error) => error.code));
	})()`)
	for _, name := range slices.Concat(colours, fonts) {
		if _, ok := told[name]; !ok {
			t.Errorf("the frame is not told of %s", name)
		}
	}
	if told["--uri-rem"] != "20px" || told["--uri-accent"] != "rgb(1, 2, 3)" || told["--uri-mono"] != "X" || told["--uri-bg"] != "" {
		t.Errorf("told %v", told)
	}
	eval[bool](p, `(globalThis.answers = [], addEventListener("message", (m) => answers.push(m.data)), true)`)
	p.wait("the frame answers", `(plain.contentWindow.postMessage({ "uri-playground": 1, type: "open", attributes: {}, style: { "--uri-accent": "rgb(1, 2, 3)", "--uri-rem": "20px", color: "red" } }, "*"), answers.some(a => a.type === "ready"))`)
	p.wait("it is in the colours of the page", `(() => {
		const root = plain.contentDocument;
		const link = root.querySelector("a.cite");
		return link && getComputedStyle(link).color === "rgb(1, 2, 3)" && getComputedStyle(root.querySelector(".uri-playground > *")).fontSize === "18.75px";
	})()`)
}
