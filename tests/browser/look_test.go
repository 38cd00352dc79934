package browser

import (
	"flag"
	"os"
	"testing"

	"github.com/chromedp/chromedp"
)

var update = flag.Bool("update", false, "write the picture of the README")

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
