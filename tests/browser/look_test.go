package browser

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/chromedp"
)

var update = flag.Bool("update", false, "write the picture of the README")

// The page at the widths of a desktop, a tablet and a small phone, in both
// schemes and languages: nothing is wider than the screen, and each view leaves
// a screenshot.
func TestLook(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		path := map[string]string{"en": "/", "fr": "/fr/"}[lang]
		p := open(t, path)
		for _, scheme := range []string{"light", "dark"} {
			for _, width := range []int{1440, 768, 320} {
				p.size(width, 900, scheme)
				if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
					t.Errorf("%s: at %d px the page is %d px wide", lang, width, wide)
				}
				p.screenshot(fmt.Sprintf("%s-%s-%d", lang, scheme, width))
			}
		}
	}
}

// Each view at each width, in both languages and schemes in turn.
func TestLookOfViews(t *testing.T) {
	const texts = "base=http://Example.com:80/%257Eb/./c?q&ref=http://example.com/~b/d/../c&text=See%20%3CURL:http://a/b%3E%20and%20www.example.com,%20or%20http://c/d."
	for i, view := range []string{"parse", "trace", "runs", "normalize", "compare", "relativize", "extract", "dialects", "safe"} {
		for lang, path := range map[string]string{"en": "/", "fr": "/fr/"} {
			p := open(t, path+"#v=1&"+texts+"&view="+view)
			for _, width := range []int{1440, 768, 320} {
				scheme := []string{"light", "dark"}[(i+width/448)%2]
				p.size(width, 900, scheme)
				if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
					t.Errorf("%s %s: at %d px the page is %d px wide", view, lang, width, wide)
				}
				p.screenshot(fmt.Sprintf("%s-%s-%s-%d", view, lang, scheme, width))
			}
		}
	}
}

// The picture in the README is what the first view looks like.
func TestPictureOfTheReadme(t *testing.T) {
	p := open(t, "/")
	p.size(1440, 1060, "light")
	picture, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("../../docs/playground.png", picture, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Stat("../../docs/playground.png"); err != nil {
		t.Error("the README has no picture; run go test ./tests/browser -update")
	}
}

// A point in the middle of the timeline, and a page full of faults.
func TestLookOfMoments(t *testing.T) {
	for lang, path := range map[string]string{"en": "/", "fr": "/fr/"} {
		p := open(t, path+"#v=1&base=http://a/b/c/d;p?q&ref=../../g&step=13")
		for _, width := range []int{1440, 768, 320} {
			p.size(width, 900, "light")
			p.screenshot(fmt.Sprintf("%s-step-light-%d", lang, width))
		}
		p.write("base", "http://a b:8x/[c]/%zz#f")
		p.write("ref", ".//é g^?a[1]#ok")
		p.size(1440, 900, "dark")
		p.screenshot(lang + "-faults-dark-1440")
		p.write("base", "f:/a")
		p.write("ref", ".//g?#")
		p.screenshot(lang + "-guard-dark-1440")
	}
}
