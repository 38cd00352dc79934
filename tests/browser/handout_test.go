package browser

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// The browser writes the objects of pages without compression, and their contents with it.
var (
	pdfPage     = regexp.MustCompile(`(?s)/Type /Page\n.*?/Contents (\d+) 0 R`)
	pdfShowText = regexp.MustCompile(`\bT[jJ]\b`)
)

// onPaper returns how many pieces of text each page has that the browser prints.
func (p *page) onPaper() (pages []int) {
	p.t.Helper()
	printed, err := chromedp.Call(p.ctx, cdppage.PrintToPDF, cdppage.PrintToPDFParams{})
	if err != nil {
		p.t.Fatal(err)
	}
	for _, found := range pdfPage.FindAllSubmatch(printed.Data, -1) {
		_, object, ok := bytes.Cut(printed.Data, fmt.Appendf(nil, "\n%s 0 obj", found[1]))
		_, stream, begins := bytes.Cut(object, []byte("stream\n"))
		r, err := zlib.NewReader(bytes.NewReader(stream))
		if !ok || !begins || err != nil {
			p.t.Fatalf("page %d has no content: %v", len(pages)+1, err)
		}
		text, _ := io.ReadAll(r) // which ends before the stream does
		pages = append(pages, len(pdfShowText.FindAll(text, -1)))
	}
	return pages
}

// A handout has as many pages as it needs, none of them empty, and room for each answer.
func TestHandout(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#v=1&view=lesson&lesson=lecture")
		eval[bool](p, `(window.print = () => { window.printed = (window.printed ?? 0) + 1; }, true)`)
		printed := 0
		sheet := func(name, what string, pages int) {
			t.Helper()
			eval[bool](p, `(document.querySelector(".prints").open = true)`)
			p.click("[data-act=print][data-value=" + what + "]")
			printed++
			p.wait("it is printed", fmt.Sprintf(`window.printed === %d`, printed))
			p.printPreview("handout-" + name + "-" + what + "-" + lang)
			if got := p.onPaper(); len(got) != pages || slices.Contains(got, 0) {
				t.Errorf("%s, %s, %s: pieces of text on the pages: %v, want %d pages", lang, name, what, got, pages)
			}
		}
		p.click("[data-act=deck][data-value=first-slash]")
		eval[bool](p, `(document.querySelectorAll(".course details").forEach((folded) => { folded.open = true; }), true)`) // once there are slides
		p.click("[data-act=deck][data-value=query]")
		sheet("deck", "worksheet", 3)
		if cards := fmt.Sprint(p.texts(".printed.cards td")); cards != "[A B C D E]" {
			t.Errorf("%s: cards %s", lang, cards)
		}
		if trees := p.texts(".printed td.files"); len(trees) != 2 || strings.Count(trees[0], "☐") != 4 || strings.Contains(trees[0], "☒") {
			t.Errorf("%s: trees %q", lang, trees)
		}
		sheet("deck", "solution", 2)
		if trees := p.texts(".printed td.files"); len(trees) != 2 || strings.Count(trees[0], "☒") != 1 {
			t.Errorf("%s: solved trees %q", lang, trees)
		}
		sheet("deck", "notes", 3)
		p.follow("v=1&view=lesson&lesson=dots")
		sheet("run", "worksheet", 2)
		if rows := eval[string](p, `[...document.querySelectorAll(".printed.run")].map((e) => e.querySelectorAll("tbody tr").length).join()`); rows != "6,8,5,7" {
			t.Errorf("%s: rows for the runs: %s", lang, rows)
		}
		sheet("run", "solution", 3)
	}
}
