package browser

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

var (
	pdfPage   = regexp.MustCompile(`(?s)/Type /Page\n.*?/Contents (\d+) 0 R`)
	pdfStream = `(?s)\n%s 0 obj\n<<.*?>> ?stream\n(.*?)\nendstream`
	pdfText   = regexp.MustCompile(`\bT[jJ]\b`)
)

// printed returns how many pieces of text each page has that the browser prints.
func (p *page) printed() (pages []int) {
	p.t.Helper()
	pdf, err := chromedp.Run(p.ctx, chromedp.PDF())
	if err != nil {
		p.t.Fatal(err)
	}
	for _, found := range pdfPage.FindAllSubmatch(pdf, -1) {
		stream := regexp.MustCompile(fmt.Sprintf(pdfStream, found[1])).FindSubmatch(pdf)
		if stream == nil {
			p.t.Fatalf("no content of page %d", len(pages)+1)
		}
		r, err := zlib.NewReader(bytes.NewReader(stream[1]))
		if err != nil {
			p.t.Fatal(err)
		}
		text, _ := io.ReadAll(r)
		pages = append(pages, len(pdfText.FindAll(text, -1)))
	}
	return pages
}
