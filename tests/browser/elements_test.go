package browser

import (
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"

	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
)

// The page that shows every element in every state: each of them starts, says nothing on the
// console, and is not wider than the page.
func TestEveryElement(t *testing.T) {
	t.Parallel()
	files, err := hosting.Dir(siteDir)
	if err != nil {
		t.Fatal(err)
	}
	made, err := pages.All()
	if err != nil {
		t.Fatal(err)
	}
	files.Add(map[string][]byte{"elements.html": made["elements.html"]})
	address := serve(files).URL + "/elements.html"
	for _, width := range []int64{390, 1280} {
		p := newTab(t)
		p.do(chromedp.EmulateViewport(width, 800), chromedp.Navigate(address))
		p.wait("the script runs", `customElements.get("uri-playground") !== undefined`)
		n := eval[int](p, `document.querySelectorAll("uri-playground").length`)
		if n < 40 {
			t.Fatalf("%d elements", n)
		}
		// one after another, as a reader scrolls
		for i := range n {
			p.do(chromedp.Evaluate[chromedp.Void](`globalThis.e = document.querySelectorAll("uri-playground")[` + strconv.Itoa(i) + `], e.scrollIntoView(), null`))
			p.wait("it has started, or says why not", `e.matches(":state(ready), :state(failed)")`)
		}
		for _, wrong := range eval[[]string](p, `[...document.querySelectorAll("uri-playground")].flatMap((e) => {
			const name = e.closest("section").querySelector("h2").textContent + ": " + e.previousElementSibling.textContent;
			const wide = e.getBoundingClientRect().right > document.documentElement.clientWidth || e.scrollWidth > e.clientWidth;
			return [e.matches(":state(failed)") && name + " failed", wide && name + " is too wide"].filter(Boolean);
		})`) {
			t.Errorf("%d px: %s", width, wrong)
		}
	}
}
