package browser

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// The view goes to the clipboard; where the browser refuses, it stands in the
// page.
func TestCopy(t *testing.T) {
	p := open(t, "/fr/")
	eval[bool](p, `navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()), true`)
	p.click(".takeaway summary")
	p.click(`[data-act=copy][data-value=markdown]`)
	said := func() string { return strings.Join(p.texts(".takeaway .note"), "") }
	p.wait("it says so", `document.querySelector(".takeaway .note").textContent !== ""`)
	if text := eval[string](p, `copied`); said() != "Copié en Markdown." || !strings.Contains(text, "| 2C | `/b` | `/../g` |\n") {
		t.Errorf("%s: %s", said(), text)
	}
	eval[bool](p, `navigator.clipboard.writeText = () => Promise.reject(new Error("no")), true`)
	p.click(`[data-act=copy][data-value=latex]`)
	p.wait("the text stands there", `document.querySelector(".takeaway code")?.textContent.startsWith("\\subsection")`)
	if !strings.Contains(said(), "copiez-le à la main") {
		t.Errorf("said %q", said())
	}
}

// On paper stands the whole trace, not only the rows that the page shows.
func TestPrint(t *testing.T) {
	p := open(t, "/#v=1&base=http://a/&ref="+strings.Repeat("a/", 60))
	eval[bool](p, `addEventListener("beforeprint", () => { window.onPaper = document.querySelectorAll(".print tbody tr").length; }), true`)
	pdf, err := chromedp.Call(p.ctx, cdppage.PrintToPDF, cdppage.PrintToPDFParams{})
	if err != nil {
		t.Fatal(err)
	}
	if rows := eval[int](p, `onPaper`); rows < 60+2+9+10 || !bytes.HasPrefix(pdf.Data, []byte("%PDF")) {
		t.Errorf("%d rows on paper, %d bytes", rows, len(pdf.Data))
	}
	if left := p.texts(".print"); len(left) != 0 {
		t.Errorf("left in the page: %d", len(left))
	}
	for lang, path := range map[string]string{"en": "/", "fr": "/fr/"} {
		p := open(t, path)
		eval[bool](p, `dispatchEvent(new Event("beforeprint"))`)
		if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}); err != nil {
			t.Fatal(err)
		}
		p.screenshot(fmt.Sprintf("%s-print", lang))
	}
}
