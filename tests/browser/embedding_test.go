package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/locales"
)

// embedCode is the whole code that the page shows, whose parts go to several places.
const embedCode = `[...document.querySelectorAll("#code code")].map(part => part.textContent).join("\n\n")`

// snippet chooses a kind of page and returns the code for it.
func (p *page) snippet(kind string) string {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(document.querySelector("[name=kind][value=%s]").click(), true)`, kind))
	p.settle()
	return eval[string](p, embedCode)
}

func openEmbedding(t *testing.T, path string) *page {
	p := newTab(t)
	p.visit(path)
	p.wait("the embed runs", `document.getElementById("live").matches(":state(ready)")`)
	p.wait("the code is there", `document.getElementById("code").textContent.includes("`+firstTarget+`")`)
	return p
}

// The page shows the embed beside its code for each kind of page.
func TestSnippets(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/embedding.html")
	eval[bool](p, `(() => {
		const { view, ref, readonly, base, strict, controls } = document.getElementById("choices").elements;
		view.value = "trace";
		document.getElementById("choices").elements.height.value = "40em";
		readonly.checked = true;
		strict.checked = controls.checked = false;
		base.value = "http://a/b?x&\"y<z";
		ref.value = "../{g}*";
		return ref.dispatchEvent(new Event("input", { bubbles: true }));
	})()`)
	p.wait("the embed follows", `live.state.ref === "../{g}*" && live.state.view === "trace"`)
	from := server.URL + "/playground.js"
	sheet := server.URL + "/reserve.css"
	script := `<script type="module" src="` + from + `"></script><link rel="stylesheet" href="` + sheet + `">`
	awaited := `<script src="` + server.URL + `/reserve.js"></script>`
	attributes := `height="40em" base="http://a/b?x&amp;&quot;y&lt;z" REF="../{g}*" view="trace" lenient no-controls readonly`
	link := `<a href="` + server.URL + `/#v=1&amp;base=http://a/b?x%26%22y%3Cz&amp;ref=../%7Bg%7D*&amp;strict=0&amp;view=trace">`
	line := script + awaited + "<uri-playground " + strings.Replace(attributes, "REF", "ref", 1) + ">" + link
	framework := strings.Replace(attributes, "REF", "reference", 1)
	marked := strings.NewReplacer("{", "&#123;", "}", "&#125;", "*", "&#42;")
	for kind, wants := range map[string][]string{
		"html": {line, "</uri-playground>"}, "markdown": {line}, "mkdocs": {line}, "mdbook": {line},
		"pandoc":     {strings.NewReplacer(" src=", ` data-external="1" src=`, " href=\""+sheet, ` data-external="1" href="`+sheet, "<script src", `<script data-external="1" src`).Replace(line)},
		"hugo":       {"{{< uri-playground height=\"40em\" base=`http://a/b?x&\"y<z` ref=\"../{g}*\" view=\"trace\" lenient=\"\" no-controls=\"\" readonly=\"\" >}}\n[The link ", `uriPlayground = "` + server.URL + `/"`},
		"sphinx":     {".. uri-playground::\n   :height: 40em\n   :base: http://a/b?x&\"y<z\n   :ref: ../{g}*\n   :view: trace\n   :lenient:\n   :no-controls:\n   :readonly:\n\n   `The link ../{g}\\* on", " <" + server.URL + `/#v=1&base=http://a/b?x%26%22y%3Cz&ref=../%7Bg%7D\*&strict=0&view=trace>` + "`__"},
		"docusaurus": {`<uri-playground ` + framework + `>` + link + `{"The link ../{g}* on`, `scripts: [{ src: "` + from + `", type: "module" }]`, `stylesheets: ["` + sheet + `"]`},
		"vitepress":  {"<uri-playground " + framework + "><span v-pre>" + link, "isCustomElement", `["link", { rel: "stylesheet", href: "` + sheet + `" }]`},
		"liquid":     {script + awaited + "<uri-playground " + marked.Replace(strings.Replace(attributes, "REF", "ref", 1)) + ">" + link},
		"asciidoc":   {"++++\n" + line, "</uri-playground>\n++++"},
		"jupyter":    {"%%html\n" + line},
		"docsify":    {"<!-- in the head of index.html -->\n" + script, "<!-- in a page -->\n" + strings.TrimPrefix(line, script+awaited)},
		"tiddlywiki": {"$:/tags/RawMarkup -->\n" + script, "tiddler -->\n<uri-playground " + strings.NewReplacer("REF", "ref", "&amp;", "&", "&quot;", `"`, "&lt;", "<", `"http://a/b`, `"""http://a/b`, `z"`, `z"""`).Replace(attributes) + ">" + strings.ReplaceAll(link, "&amp;", "&")},
		"react":      {script, `"uri-playground": Record<string, unknown>`, "<uri-playground " + marked.Replace(framework) + ">" + link},
		"vue":        {script, "isCustomElement", "<uri-playground " + marked.Replace(framework) + ">" + link},
		"next":       {`<head><script type="module" src="` + from + `" /><link rel="stylesheet" href="` + sheet + `" /></head>`, "<uri-playground " + marked.Replace(framework) + ">" + link},
		"nuxt":       {`script: [{ type: "module", src: "` + from + `" }]`, "isCustomElement", "<uri-playground " + marked.Replace(framework) + ">" + link},
		"bundler":    {`configure({ site: "` + server.URL + `/" });`, "<uri-playground " + marked.Replace(framework) + ">" + link},
		"reveal":     {script, `<section><uri-playground preset="slide" mode="inline" loading="eager" ` + strings.Replace(strings.TrimPrefix(attributes, `height="40em" `), "REF", "ref", 1)},
		"slidev":     {script, `<uri-playground preset="slide" mode="inline" loading="eager" ` + marked.Replace(strings.TrimPrefix(framework, `height="40em" `))},
		"framework":  {script, "<uri-playground " + marked.Replace(framework) + ">" + link},
		"iframe":     {` width="100%" height="640" style="width:100%;height:40em;border:0" `, `src="` + server.URL + `/embed.html?base=http%3A%2F%2Fa%2Fb%3Fx%26%22y%3Cz&amp;ref=..%2F%7Bg%7D*&amp;view=trace&amp;lenient=true&amp;no-controls=true&amp;readonly=true"`},
	} {
		got := p.snippet(kind)
		for _, want := range wants {
			if !strings.Contains(got, want) {
				t.Errorf("%s: the code lacks\n%s\n%s", kind, want, got)
			}
		}
	}
	if got := p.snippet("static"); !strings.HasPrefix(got, "There is no target") {
		t.Errorf("without a target the table is\n%s", got)
	}
}

// Each view can be chosen, with the fields that it has; a lesson with its exercise.
func TestSnippetsOfEachView(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/fr/embedding.html")
	declared := eval[[]string](p, `[...choices.elements.view.options].map(o => o.value)`)
	for _, view := range declared {
		eval[bool](p, fmt.Sprintf(`(choices.elements.view.value = %q, choices.elements.view.dispatchEvent(new Event("input", { bubbles: true })))`, view))
		p.wait("the embed shows "+view, fmt.Sprintf(`live.state.view === %q`, view))
		got := p.snippet("html")
		if view != "resolve" && !strings.Contains(got, ` view="`+view+`"`) || strings.Contains(got, "undefined") {
			t.Errorf("%s: %s", view, got)
		}
		if links := strings.Contains(p.snippet("static"), "<table>"); links != (view != "normalize" && view != "extract" && view != "safe" && view != "links" && view != "lesson") {
			t.Errorf("%s: a table without script: %v", view, links)
		} else if got := p.snippet("static"); !links && !strings.HasPrefix(got, "Il n’y a pas de cible") {
			t.Errorf("%s: without a table the code is %q", view, got)
		}
	}
	if len(declared) < 12 {
		t.Errorf("only %v", declared)
	}
	eval[bool](p, `(choices.elements.lesson.value = "dots", choices.elements.exercise.value = "3", choices.elements.exercise.dispatchEvent(new Event("input", { bubbles: true })))`)
	p.wait("the embed shows the exercise", `live.state.lesson === "dots" && live.state.exercise === 3`)
	if got := p.snippet("html"); !strings.Contains(got, ` lesson="dots" exercise="3" view="lesson"`) || !strings.Contains(got, ">remove_dot_segments") {
		t.Errorf("the exercise: %s", got)
	}
}

// The static table has the components and the buffers, and nothing that only
// this page needs. It fits into a column, and its link leads to the same in the full site.
func TestStaticTable(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/embedding.html")
	got := p.snippet("static")
	for _, want := range []string{`<figure class="uri-playground-static"`, `<th scope="row">path</th>`, `<code>` + strings.ReplaceAll(firstRef, "/", "/<wbr>") + `</code>`, `<th scope="row">2C</th>`, `<i>undefined</i>`} {
		if !strings.Contains(got, want) {
			t.Errorf("the table lacks %s:\n%s", want, got)
		}
	}
	if strings.Contains(got, "data-") || strings.Contains(got, "xmlns") {
		t.Errorf("the table holds what only the page needs:\n%s", got)
	}
	for _, csp := range []string{"", "style-src 'none'"} {
		q := newTab(t)
		q.do(chromedp.Navigate(host(t, csp, map[string]string{"/": `<body><div id=column>` + got + `</div>`}) + "/"))
		q.allowConsole("Applying inline style") // which that policy forbids
		for _, width := range []int{640, 400} {
			eval[bool](q, fmt.Sprintf(`(column.style.width = "%dpx", true)`, width))
			if wide := eval[int](q, `column.scrollWidth`); wide > width && (csp == "" || width == 640) {
				t.Errorf("%q: it has %d px, its column %d", csp, wide, width)
			}
		}
		q.do(chromedp.Navigate(eval[string](q, `column.querySelector("figcaption a").href`)))
		q.wait("the link leads to the same", running)
		q.wantTarget(firstTarget)
	}
}

// The code follows what is typed into the embed.
func TestSnippetsFollowTheEmbed(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/fr/embedding.html")
	eval[bool](p, `(live.shadowRoot.querySelector("[data-uri=ref]").focus(), true)`)
	p.key("x")
	p.wait("the choice follows", `choices.elements.ref.value === live.ref && code.textContent.includes('ref="' + live.ref + '"')`)
}

// The plain-HTML snippet works in a page as it is written, and is seen whole at any width.
func TestSnippetRuns(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/embedding.html")
	line := p.snippet("html")
	for _, lang := range locales.Languages() {
		q := embedding(t, strings.Replace(line, "<uri-playground", "<uri-playground id=e lang="+lang, 1))
		q.waitReady("e")
		q.wantEmbedTarget(firstTarget)
		for _, width := range []int{320, 350, 390, 440, 520, 560, 640, 700, 800, 1000, 1440} {
			q.size(width, 900, "light")
			q.wait(fmt.Sprintf("%s: at %d px all of it is seen", lang, width), `e.scrollHeight <= e.clientHeight`)
		}
	}
	frame := embedding(t, p.snippet("iframe"))
	frame.wait("the frame is loaded", `document.querySelector("iframe").contentWindow.length === 0`)
}

// axe finds nothing on the page, in any width, colour and kind.
func TestEmbeddingAccessibility(t *testing.T) {
	t.Parallel()
	axe, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/embedding.html", "/fr/embedding.html"} {
		p := openEmbedding(t, path)
		eval[bool](p, string(axe)+"; true")
		for _, scheme := range []string{"light", "dark"} {
			for _, width := range []int{1440, 360, 320} {
				p.size(width, 900, scheme)
				if eval[int](p, `document.documentElement.scrollWidth`) > width {
					t.Errorf("%s is wider than %d", path, width)
				}
				found := eval[[]string](p, `axe.run().then(r => r.violations.flatMap(v => v.nodes.map(n => v.id + ": " + n.target.join(" ") + " | " + n.failureSummary)))`)
				if len(found) > 0 {
					t.Errorf("%s, %s, %d px: %s", path, scheme, width, summary(found))
				}
				p.screenshot(fmt.Sprintf("%s-embedding-%s-%d", strings.ReplaceAll(strings.Trim(path, "/"), "/", "-"), scheme, width))
			}
		}
	}
}

// The first screen has the tool, its code, the button that copies and the beginning of the embed. A tool that is
// not among the first is reached by keys alone, shown when it is chosen, and remembered; the title says how many
// lines it takes.
func TestEmbeddingFirstScreen(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/embedding.html")
	p.size(1280, 720, "light")
	title := func() string {
		return eval[string](p, `document.querySelector("h1").innerText.trim()`)
	}
	if got := title(); got != "One line puts this into your page, with plain HTML" {
		t.Errorf("the title is %q", got)
	}
	for _, kind := range []string{"html", "hugo"} {
		p.snippet(kind)
		if below := eval[[]string](p, `["#kinds", "#code", "#code button", "#live"].filter(shown => { const { top, bottom } = document.querySelector(shown).getBoundingClientRect(); return (shown === "#kinds" || shown === "#code button" ? bottom : top + 150) > innerHeight })`); len(below) > 0 {
			t.Errorf("%s: below the first screen: %q", kind, below)
		}
	}
	if got := title(); got != "5 lines put this into your page, with Hugo" {
		t.Errorf("the title is %q", got)
	}
	if got := eval[[]string](p, `[...document.querySelectorAll("#code span")].map(part => part.className + " " + part.textContent)`); len(got) != 2 || got[0] != "from-base "+firstBase || got[1] != "from-ref "+firstRef {
		t.Errorf("inked: %q", got)
	}
	shown := `[...document.querySelectorAll("[name=kind]")].filter(tool => tool.checkVisibility()).map(tool => tool.value)`
	if got := eval[[]string](p, shown); len(got) != 8 {
		t.Errorf("at first there are %q", got)
	}
	eval[bool](p, `(others.open = true, document.querySelector("[value=picture]").focus(), true)`)
	p.key(kb.ArrowRight)
	p.wait("the next tool is chosen", `document.querySelector("[value=pinned]").checked && tool.textContent === "HTML, one version"`)
	p.visit("/fr/embedding.html")
	p.wait("it is remembered", `document.querySelector("[value=pinned]").checked && document.getElementById("code").textContent.includes("integrity")`)
	if got := eval[[]string](p, shown); len(got) != 9 || got[8] != "pinned" {
		t.Errorf("remembered, there are %q", got)
	}
}

// What goes to several places is copied part by part: the next one is what is to be copied then.
func TestPartsOfSnippets(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/embedding.html")
	eval[bool](p, `navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()), true`)
	for kind, begins := range map[string][]string{
		"html":       {"<script "},
		"hugo":       {"# in the site's configuration", "<!-- in a page"},
		"sphinx":     {"# at the end of conf.py", ".. in a page"},
		"docusaurus": {"// in docusaurus.config.js", "{/* in a page"},
		"react":      {"// with TypeScript", "<!-- in the head", "<!-- in a component"},
		"vue":        {"// in vite.config", "<!-- in the head", "<!-- in a component"},
		"picture":    {"<!-- Markdown -->", "<!-- HTML -->"},
	} {
		p.snippet(kind)
		for i, begin := range begins {
			next := fmt.Sprintf(`document.querySelectorAll("#code .part").length === %d && [...document.querySelectorAll("#code button")].findIndex(button => button.matches(".primary")) === %d`, len(begins), i)
			p.wait(kind+": the next part is what is to be copied", next)
			eval[bool](p, `(document.querySelector("#code .primary").click(), true)`)
			p.wait(kind+": it is said to be copied", `!document.getElementById("copied").hidden`)
			if got := eval[string](p, `copied`); !strings.HasPrefix(got, begin) {
				t.Errorf("%s: part %d is %q", kind, i, got)
			}
		}
	}
}

// Of an embed that starts on a click the page shows what is there before, with the picture if there
// is one, and what comes after.
func TestBeforeTheClick(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/embedding.html")
	choose := func(name, value string) {
		eval[bool](p, fmt.Sprintf(`(() => {
			const field = document.querySelector("[name=%[1]s]:is([type=checkbox], [value=%[2]s], select)");
			if (field.localName === "select") { field.value = %[2]q; field.dispatchEvent(new Event("input", { bubbles: true })); } else field.click();
			return true;
		})()`, name, value))
	}
	shown := func(embed, moments bool) {
		t.Helper()
		p.wait("one of the two is shown", fmt.Sprintf(`document.getElementById("live").checkVisibility() === %t && document.getElementById("before").checkVisibility() === %t && document.getElementById("moments").checkVisibility() === %t`, embed, !embed, moments))
	}
	shown(true, false)
	choose("loading", "click")
	shown(false, true)
	if got := eval[string](p, `document.querySelector("#before a").textContent`); !strings.Contains(got, firstTarget) {
		t.Errorf("without a picture it says %q", got)
	}
	choose("poster", "on")
	p.wait("the picture is there", `document.querySelector("#before img")?.naturalWidth > 300`)
	choose("moment", "after")
	shown(true, true)
	choose("moment", "before")
	shown(false, true)
	choose("loading", "lazy")
	shown(true, false)
}

// Who comes from the playground finds the page and the link from there in the code.
func TestEmbeddingOfWhatIsResolved(t *testing.T) {
	t.Parallel()
	p := open(t, "/fr/#v=1&base=https://docs.acme.example/guide/&ref=../a%2520b.png%3Fx%3D1")
	p.wait("the link has the state", `document.querySelector("header a[href*='embedding.html']").hash.includes("acme")`)
	eval[bool](p, `(document.querySelector("header a[href*='embedding.html']").click(), true)`)
	p.wait("the code has both", `/base="https:..docs.acme.example.guide." ref="...a%20b.png.x=1"/.test([...document.querySelectorAll("#code code")].map((e) => e.textContent).join(""))`)
	p.wait("the embed has both", `document.getElementById("live").getAttribute("base") === "https://docs.acme.example/guide/"`)
}
