package browser

import (
	"encoding/base64"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// posterLine returns the line of an embed with a picture inside, as the page Embed makes it.
func posterLine(t *testing.T, attributes string) string {
	t.Helper()
	picture, err := os.ReadFile("../../web/view/drawing/testdata/dots.svg")
	if err != nil {
		t.Fatal(err)
	}
	size := regexp.MustCompile(`width="\d+" height="\d+"`).Find(picture)
	return `<script type="module" src="{site}/playground.js"></script><link rel="stylesheet" href="{site}/reserve.css">` +
		`<uri-playground id=e ` + attributes + ` base="https://example.com/docs/v2/guide/install/" ref="../img/logo.png" step="15"><a href="{site}/#v=1"><img src="data:image/svg+xml;base64,` +
		base64.StdEncoding.EncodeToString(picture) + `" ` + string(size) + ` alt="../img/logo.png leads to …"></a></uri-playground>`
}

// Nothing moves when the program takes the place of a picture, which is all that readers fetch until they
// want to play.
func TestNothingMovesAfterAPoster(t *testing.T) {
	t.Parallel()
	draws(t)
	for attributes, widths := range map[string][]int{"loading=eager": {320, 700, 1280}, "loading=click": {390, 800}, "loading=eager height=auto": {700}} {
		for _, width := range widths {
			body := `<body><h1>A page</h1><p>Some words before it.</p>` + posterLine(t, attributes) + `<p>Some words after it.</p>`
			if shifts := shiftsOf(t, width, strings.TrimPrefix(attributes, "loading=eager"), body); len(shifts) > 0 {
				t.Errorf("%d px, %s: %s", width, attributes, strings.Join(shifts, "\n"))
			}
		}
	}
}

// The picture is seen whole, at any width, until the program takes its place; where no script runs it stays,
// with its text and in a link.
func TestPoster(t *testing.T) {
	t.Parallel()
	seen := `(({ complete, naturalWidth, width, height, alt }) => complete && naturalWidth === 640 && width > 250 && width <= innerWidth && Math.abs(width / height - naturalWidth / document.querySelector("img").naturalHeight) < 0.02 && alt !== "" && document.querySelector("img").checkVisibility())(document.querySelector("img"))`
	for _, scripts := range []bool{true, false} {
		for _, width := range []int{320, 1280} {
			p := newTab(t)
			p.size(width, 800, "light")
			call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: !scripts})
			p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<meta name=viewport content="width=device-width"><body>` + posterLine(t, "loading=click")}) + "/"))
			p.wait(fmt.Sprintf("the picture is seen, scripts %v, %d px", scripts, width), seen)
			if !scripts {
				p.wait("nothing else is there, and it links to the site", `document.querySelector("uri-playground a").href.endsWith("#v=1") && !e.shadowRoot`)
				continue
			}
			p.wait("it offers to start", `e.shadowRoot.querySelector(".start") !== null`)
			eval[bool](p, `(e.shadowRoot.querySelector(".start").click(), true)`)
			p.wait("the program has taken its place, at its step", `e.matches(":state(ready)") && e.state.step === 15 && !document.querySelector("img").checkVisibility()`)
		}
	}
}

// The page Embed puts the picture into the code for each tool, offers it as a file, and makes the lines for places
// that allow nothing else.
func TestPosterInTheCode(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ path, leads string }{{"/embedding.html", " leads to "}, {"/fr/embedding.html", " mène à "}} {
		p := openEmbedding(t, c.path)
		if got := p.snippet("html"); strings.Contains(got, "<img") || !eval[bool](p, `picture.hidden`) {
			t.Errorf("there is a picture that nobody asked for: %s", got)
		}
		eval[bool](p, `((make) => (URL.createObjectURL = (blob) => make(window.saved = blob), true))(URL.createObjectURL)`)
		eval[bool](p, `(choices.elements.step.value = "15", choices.elements.poster.checked = true, choices.elements.poster.dispatchEvent(new Event("input", { bubbles: true })))`)
		p.wait("the code has the picture", `code.textContent.includes("<img")`)
		alt := firstRef + c.leads + firstTarget + "."
		for kind, want := range map[string]string{
			"html": `"><img src="./picture.svg" width="640" height="`, "docusaurus": ` /></a></uri-playground>`, "vitepress": `<span v-pre><a href=`, "liquid": `<img src="./picture.svg"`, "react": ` /></a></uri-playground>`,
			"hugo": "[![" + firstRef, "sphinx": "\n\n   .. image:: ./picture.svg\n      :width: 640px\n      :target: " + server.URL, "picture": "\n<!-- HTML -->\n<a href=\"" + server.URL,
		} {
			got := p.snippet(kind)
			if !strings.Contains(got, want) || kind != "liquid" && kind != "react" && !strings.Contains(got, c.leads) || strings.Contains(got, "undefined") {
				t.Errorf("%s: the code lacks\n%s\n%s", kind, want, got)
			}
		}
		if got := p.snippet("html"); !strings.Contains(got, ` alt="`+alt) {
			t.Errorf("the picture does not say %q: %s", alt, got)
		}
		if got := p.snippet("picture"); !strings.HasPrefix(got, "<!-- Markdown -->\n[![") || !strings.Contains(got, "&amp;step=15>)") {
			t.Errorf("the lines of the picture are\n%s", got)
		}
		if svg := eval[string](p, `saved.text()`); !strings.Contains(svg, c.leads) || !strings.Contains(svg, "prefers-color-scheme") || eval[bool](p, `picture.hidden`) {
			t.Errorf("the file is %s", svg)
		}
		eval[bool](p, `(choices.elements.view.value = "extract", choices.elements.view.dispatchEvent(new Event("input", { bubbles: true })))`)
		if got := p.snippet("html"); strings.Contains(got, "<img") || !eval[bool](p, `picture.hidden`) {
			t.Errorf("a view without a target has a picture: %s", got)
		}
	}
}
