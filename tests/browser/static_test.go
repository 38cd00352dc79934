package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"uriplayground/web/i18n"
)

// drawn is what the program has drawn, as a page without it can hold it: the
// controls do nothing, styles set by the program are left out, and what Vecty writes
// in any order is sorted.
const drawn = `(() => {
	const copy = document.querySelector("[data-uri=result]").cloneNode(true);
	for (const e of copy.querySelectorAll("button, select, input")) {
		e.disabled = true;
		if (e.type === "range") e.setAttribute("value", e.max);
		if (e.dataset.speed) e.options[document.querySelector("[data-speed]").selectedIndex].setAttribute("selected", "");
	}
	copy.querySelector(".examples .groups")?.remove();
	copy.querySelector(".takeaway")?.remove();
	for (const e of copy.querySelectorAll("*")) {
		e.removeAttribute("style");
		for (const name of Object.keys(e.dataset)) if (name !== "head") delete e.dataset[name];
	}
	copy.dataset.uri = "result";
	copy.dataset.static = "";
	for (const e of [copy, ...copy.querySelectorAll("*")]) {
		if (e.className) e.className = [...e.classList].sort().join(" ");
		const attributes = [...e.attributes].sort((a, b) => a.name.localeCompare(b.name));
		for (const { name } of attributes) e.removeAttribute(name);
		for (const { name, value } of attributes) if (value || name !== "title") e.setAttribute(name, value);
	}
	return copy.outerHTML.replace(/<(section|tr|h2|h3|table)\b/g, "\n<$1");
})()`

// places is where a page holds it, between what stands before and behind.
var places = []struct {
	path, file string
	place      *regexp.Regexp
}{
	{"/", "index.html", onSite},
	{"/fr/", "fr/index.html", onSite},
	{"/embed.html", "embed.html", regexp.MustCompile(`(?s)(hidden>[^<]*</p>\n).*?(\n</div>\n<p class="loading")`)},
}

var onSite = regexp.MustCompile(`(?s)(<div id="result" tabindex="-1">\n).*?(\n</div>\n<details class="keys">)`)

// The pages hold the first view as the program draws it, so that it is there
// before the program is, and without it; go test ./tests/browser -run Static
// -update writes it.
func TestStaticExample(t *testing.T) {
	t.Parallel()
	for _, page := range places {
		p := open(t, page.path)
		file := filepath.Join(siteDir, page.file)
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !page.place.Match(source) {
			t.Fatalf("%s has no place for what the program draws", file)
		}
		p.settle()
		want := page.place.ReplaceAllString(string(source), "${1}"+strings.ReplaceAll(eval[string](p, drawn), "$", "$$")+"${2}")
		if want == string(source) {
			continue
		}
		if !*update {
			t.Errorf("%s does not hold what the program draws; run go test ./tests/browser -run Static -update", file)
			continue
		}
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// Without scripts the worked example is there with its whole trace, at any width,
// and the page says what is missing.
func TestWithoutScripts(t *testing.T) {
	t.Parallel()
	for _, lang := range i18n.Languages() {
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
				i18n.For(lang).Get("page.noscript"), "http://a/b/c/d;p?q", "2C:", "/b/c/../../g", "remove_dot_segments", "append path to result;",
			} {
				if !strings.Contains(seen, want) {
					t.Errorf("%s, %d px: it lacks %q", lang, width, want)
				}
			}
			if strings.Contains(seen, i18n.For(lang).Get("page.loading")) {
				t.Errorf("%s: it says that the program is on its way", lang)
			}
			if rows := p.trace(); len(rows) != 6 {
				t.Errorf("%s: the trace is %v", lang, rows)
			}
			p.shoot(fmt.Sprintf("%s-no-script-%d", lang, width), chromedp.FullScreenshot(100))
		}
	}
}
