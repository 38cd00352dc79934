package browser

import (
	"encoding/base64"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"uriplayground/web/locales"
)

// A script that a tool has copied into the page says so below what the element contains; where
// the page states the address of the playground, it starts from there.
func TestCopiedScript(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile(filepath.Join(siteDir, "playground.js"))
	if err != nil {
		t.Fatal(err)
	}
	text, _, _ := strings.Cut(string(source), "//# sourceMappingURL")
	scripts := map[string]string{
		"inline": `<script type=module>` + strings.ReplaceAll(text, "</script", `<\/script`) + `</script>`,
		"data":   `<script type=module src="data:text/javascript;base64,` + base64.StdEncoding.EncodeToString([]byte(text)) + `"></script>`,
	}
	for name, script := range scripts {
		for _, lang := range locales.Languages() {
			p := newTab(t)
			pages := map[string]string{
				"/without": script + `<body lang=` + lang + `>` + exampleEmbed,
				"/with":    `<meta name="uri-playground" content="{site}/">` + script + `<body lang=` + lang + `>` + exampleEmbed,
				"/bare":    `<meta name="uri-playground" content="{site}">` + script + `<body lang=` + lang + `>` + exampleEmbed,
			}
			address := host(t, "", pages)
			p.do(chromedp.Navigate(address + "/without"))
			p.wait(name+" says why", `document.getElementById("e").matches(":state(failed)")`)
			want := locales.For(lang).Get("embed.inlined")
			if got := eval[string](p, `e.shadowRoot.querySelector(".foot").innerText.trim()`); got != want || !eval[bool](p, `fallback.checkVisibility()`) {
				t.Errorf("%s: it says %q, want %q", name, got, want)
			}
			for _, path := range []string{"/with", "/bare"} {
				p.do(chromedp.Navigate(address + path))
				p.recordEvents()
				p.waitReady("e")
				p.wantEmbedTarget("http://a/g")
				if got := eval[string](p, `e.link`); !strings.HasPrefix(got, server.URL+home(lang)+"#v=1") {
					t.Errorf("%s: the link is %q", name, got)
				}
			}
		}
	}
	nothing := serve(http.NotFoundHandler())
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<meta name="uri-playground" content="` + nothing.URL + `/">` + scripts["inline"] + `<body>` + exampleEmbed}) + "/"))
	p.wait("it says why where nothing is at that address", `document.getElementById("e").matches(":state(failed)")`)
	p.allowConsole("Failed to load resource", "CORS")
}

// A frame whose style is stripped has the size that its attributes say.
func TestFrameWithoutItsStyle(t *testing.T) {
	t.Parallel()
	p := openEmbedding(t, "/embedding.html")
	for height, want := range map[string]string{"": "640", "30em": "480", "500": "500", "420px": "420", "50vh": "640", "auto": "640"} {
		eval[bool](p, `(choices.elements.height.value = "`+height+`", choices.elements.height.dispatchEvent(new Event("input", { bubbles: true })))`)
		code := p.snippet("iframe")
		q := newTab(t)
		q.do(chromedp.Navigate(host(t, "default-src 'none'; frame-src {site}; img-src data:", map[string]string{"/": `<body>` + code}) + "/"))
		if got := eval[string](q, `String(document.querySelector("iframe").clientHeight) + (document.querySelector("iframe").clientWidth > 500)`); got != want+"true" {
			t.Errorf("with the height %q it is %s, want %s", height, got, want)
		}
		q.allowConsole("style")
	}
}
