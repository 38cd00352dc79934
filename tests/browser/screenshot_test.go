package browser

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

var (
	update      = flag.Bool("update", false, "write the picture of the README, and the golden files")
	screenshots = flag.Bool("screenshots", false, "leave pictures in tests/out/screenshots")
)

// screenshot writes the whole page to tests/out/screenshots, without the room
// that the result keeps free: it is as high as the screen, and a screenshot makes
// the screen as high as the page.
func (p *page) screenshot(name string) {
	p.t.Helper()
	if !*screenshots {
		return
	}
	const room = `document.querySelectorAll("#result").forEach((e) => e.style.minHeight = %q), true`
	eval[bool](p, fmt.Sprintf(room, "0"))
	defer eval[bool](p, fmt.Sprintf(room, ""))
	p.shoot(name, chromedp.FullScreenshot(100))
}

// viewshot writes what can be seen of the page, as it is scrolled.
func (p *page) viewshot(name string) {
	p.t.Helper()
	p.shoot(name, chromedp.CaptureScreenshot())
}

// shoot makes a picture, if pictures are wanted: they take long, and are for the
// eye only.
func (p *page) shoot(name string, shot chromedp.Action[[]byte]) {
	p.t.Helper()
	if !*screenshots {
		return
	}
	picture, err := chromedp.Run(p.ctx, shot)
	if err != nil {
		p.t.Fatal(err)
	}
	if err := os.MkdirAll(outDir, 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(outDir, name+".png"), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// The pictures in the README, for light and dark pages, are the first example in the middle of
// its resolution: a dot segment has just removed another one.
func TestPictureOfTheReadme(t *testing.T) {
	t.Parallel()
	for scheme, name := range map[string]string{"light": "playground.png", "dark": "playground.dark.png"} {
		t.Run(scheme, func(t *testing.T) {
			draws(t)
			p := open(t, "/")
			p.size(1440, 900, scheme)
			p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png&step=15")
			p.wantText(".gate.now.fires b", "2C")
			p.settle()
			picture, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
			if err != nil {
				t.Fatal(err)
			}
			if *update {
				if err := os.WriteFile(filepath.Join("../../docs", name), picture, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := os.Stat(filepath.Join("../../docs", name)); err != nil {
				t.Error("the README has no picture; run go test ./tests/browser -run PictureOfTheReadme -update")
			}
		})
	}
}
